/** The odds follow what is chosen of a datasheet: held to every outcome of the dice, and to sheets written by hand. */
import { describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { odds } from '../../../src/epic-armageddon/odds/odds.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import { byEnumeration } from '../../support/odds-oracle/verdicts.ts';
import { figuresOf } from '../../support/odds-oracle/figures.ts';
import type { ProfileJson, WeaponJson } from '../../support/oracle/scenario-json.ts';

interface Chosen {
  readonly profile: string;
  readonly characters?: readonly string[];
  readonly options?: readonly string[];
}

const ENEMY: ProfileJson = { name: 'Enemy', type: 'infantry', speed: 15, armour: 5, cc: 4, ff: 5 };

/** One unit against one so far away. */
const duel = (unit: Chosen, cm: number, profiles: Readonly<Record<string, ProfileJson>> = {}): Scenario => {
  const parsed = parseScenario({
    format: 1,
    ruleset: 'epic-armageddon',
    formations: [
      { id: 'own', side: 'attacker', units: [{ id: 'a', at: [40, 30], ...unit }] },
      { id: 'other', side: 'defender', units: [{ id: 'd', profile: 'enemy', at: [40, 30 + cm] }] },
    ],
    engage: { formation: 'own', target: 'other' },
    startAt: 'a4Attacks',
    profiles: { enemy: ENEMY, ...profiles },
  }, neteaLibrary);
  if ('problems' in parsed) throw new Error(parsed.problems.map(({ say }) => say).join(' '));
  return parsed.scenario;
};

const blow = (name: string, ...rules: readonly string[]): WeaponJson =>
  ({ name, kind: 'assault', extraAttacks: 1, rules });
const shot = (name: string, ...rules: readonly string[]): WeaponJson =>
  ({ name, kind: 'small-arms', extraAttacks: 1, rules });

const RAZORBACK = { name: 'By hand', type: 'armoured-vehicle', speed: 30, armour: 5, cc: 6, ff: 5 } as const;
const PRINCE = {
  name: 'By hand', type: 'infantry', speed: 15, armour: 3, cc: 3, ff: 3, abilities: ['fearless', 'reinforced-armour'],
  weapons: [shot('Blast', 'macro-weapon'), { ...blow('Weapon', 'macro-weapon'), extraAttacks: 2 }],
} as const;
const DREADNOUGHT = { name: 'By hand', type: 'armoured-vehicle', speed: 15, armour: 3, cc: 4, ff: 4 } as const;
const CHAMPION = {
  name: 'By hand', type: 'infantry', speed: 15, armour: 4, cc: 4, ff: 4, abilities: ['invulnerable-save'],
} as const;
const SQUATS = { name: 'By hand', type: 'infantry', speed: 15, armour: 5, cc: 4, ff: 5 } as const;
const DRAGONS = {
  name: 'By hand', type: 'infantry', speed: 15, armour: 5, cc: 5, ff: 4, abilities: ['inspiring'],
  weapons: [{ ...shot('Guns', 'macro-weapon'), extraAttacks: 0 }],
} as const;

type Case = readonly [claim: string, unit: Chosen, cm: number, byHand: ProfileJson];

const FAR = 10;
/** Bases that touch. */
const MEN = 2;
const VEHICLE = 2.5;

const champion = (...options: readonly string[]): Chosen =>
  ({ profile: 'chaos-space-marines', characters: ['champion-of-chaos'], options });

const CASES: readonly Case[] = [
  ['a Razorback as ever', { profile: 'razorback' }, FAR, RAZORBACK],
  ['a Razorback with a twin heavy bolter', { profile: 'razorback', options: ['twin-heavy-bolter'] }, FAR,
    { ...RAZORBACK, ff: 4 }],
  ['a Razorback with a twin lascannon', { profile: 'razorback', options: ['twin-lascannon'] }, FAR, RAZORBACK],
  ['a Daemon Prince on foot', { profile: 'daemon-prince' }, MEN, PRINCE],
  ['a Daemon Prince with wings', { profile: 'daemon-prince', options: ['wings'] }, MEN, { ...PRINCE, armour: 4 }],
  ['a Dreadnought with lascannons', { profile: 'dreadnought' }, VEHICLE, DREADNOUGHT],
  ['a Dreadnought with a power fist', { profile: 'dreadnought', options: ['power-fist'] }, VEHICLE,
    { ...DREADNOUGHT, weapons: [blow('Fist', 'macro-weapon')] }],
  ['a Champion of no god in contact', champion(), MEN, { ...CHAMPION, weapons: [blow('Artifact', 'first-strike')] }],
  ['a Champion of Khorne in contact', champion('khorne'), MEN,
    { ...CHAMPION, weapons: [blow('Artifact', 'first-strike')] }],
  ['a Champion of Khorne who fires', champion('khorne'), FAR, CHAMPION],
  ['a Champion of Tzeentch in contact', champion('tzeentch'), MEN, CHAMPION],
  ['a Champion of Tzeentch who fires', champion('tzeentch'), FAR,
    { ...CHAMPION, weapons: [shot('Bolt', 'first-strike')] }],
  ['a Living Ancestor among Hearthguard', { profile: 'hearthguard', characters: ['living-ancestor'] }, MEN,
    { ...SQUATS, abilities: ['inspiring', 'invulnerable-save'] }],
  ['an Exarch of a shrine that fires', { profile: 'fire-dragons', characters: ['exarch'] }, FAR,
    { ...DRAGONS, weapons: [...DRAGONS.weapons, shot('Pike')] }],
  ['an Exarch of a shrine that fires, in contact', { profile: 'fire-dragons', characters: ['exarch'] }, MEN, DRAGONS],
  ['an Exarch who was given the other weapon',
    { profile: 'fire-dragons', characters: ['exarch'], options: ['exarch-close-combat-weapon'] }, MEN,
    { ...DRAGONS, weapons: [blow('Axe')] }],
];

describe.each(CASES)('%s', (_, unit, cm, byHand) => {
  const chosen = duel(unit, cm);

  it('has the odds that follow from every outcome of the dice', () => {
    const { wrong, figures } = byEnumeration(chosen);
    expect(wrong).toEqual([]);
    expect(figures).toBeGreaterThan(4);
  });

  it('has the odds of a datasheet written by hand', () => {
    expect([...figuresOf(odds(chosen))]).toEqual([...figuresOf(odds(duel({ profile: 'hand' }, cm, { hand: byHand })))]);
  });
});
