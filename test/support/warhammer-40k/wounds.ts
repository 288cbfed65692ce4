/** Wounds that have just been inflicted on a unit, of which a test states only what matters to it. */
import { diceIn } from '../../../src/dice/hand.ts';
import { allocate, beginAllocations, isAllocated } from '../../../src/warhammer-40k/allocation/allocate.ts';
import { hasPsychicTest, psychicHands, resolvePsychic } from '../../../src/warhammer-40k/allocation/psychic.ts';
import { resolveSaves, saveHands } from '../../../src/warhammer-40k/allocation/save-throws.ts';
import { NOTHING_BESIDE } from '../../../src/warhammer-40k/fight/blow-rules.ts';
import { choose } from '../../../src/warhammer-40k/stages/choose.ts';
import type { Choice } from '../../../src/warhammer-40k/model/choices.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import { combatOf, livingOf } from '../../../src/warhammer-40k/model/roster.ts';
import { usualRulings, type Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { ScenarioModel, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { phase as phaseOf, PROFILES, profile, row, unit } from './build.ts';
import type { AttackRules, Fight, Strike } from '../../../src/warhammer-40k/model/fight.ts';
import { bySide } from '../../../src/warhammer-40k/model/procedure.ts';

/** Armour that the examples of the texts speak of. */
export const WEARERS = {
  ...PROFILES,
  terminator: profile({ name: 'Terminator', save: 2 }),
  initiate: profile({ name: 'Initiate', save: 3 }),
  neophyte: profile({ name: 'Neophyte', save: 4 }),
  incubus: profile({ name: 'Incubus', save: 3 }),
  warrior: profile({ name: 'Warrior', save: 5 }),
  beast: profile({ name: 'Beast', save: 5, wounds: 3 }),
} satisfies Record<string, Profile>;

export const attackRules = (fields: Partial<AttackRules> = {}): AttackRules => ({
  kind: 'ordinary', deniesArmour: false, cap: null, armourPiercing: null, woundsOn: null, isByChartToo: false,
  rerollsWounds: 'never', rends: 'never', isForce: false, ...NOTHING_BESIDE, ...fields,
});

/** So many wounds by models of the strikers. */
export const strike = (wounds: number, fields: Partial<Strike> = {}): Strike => ({
  id: 'strike', side: 'attacker', unit: 'strikers', target: 'victims', models: ['s1'], strength: 4,
  rules: attackRules(), toHit: 4, toWound: 4, toughness: 4, hits: wounds, hitRerolls: 0, rending: 0, wounds, rerolls: 0,
  ...fields,
});

export interface WoundsParts {
  readonly victims: readonly ScenarioModel[];
  readonly strikers?: readonly ScenarioModel[];
  /** Units beside the victims and the strikers. */
  readonly others?: readonly ScenarioUnit[];
  readonly strikes: readonly Strike[];
  readonly profiles?: Readonly<Record<string, Profile>>;
  readonly rulings?: Partial<Rulings>;
  /** On whom wounds may fall; all victims unless said otherwise. */
  readonly zone?: readonly string[];
  /** Who touches an enemy; all in the zone unless said otherwise. The others in the zone support. */
  readonly touching?: readonly string[];
  readonly fight?: Partial<Fight>;
}

/** Some victims in a row; a striker stands in front of the first. */
export const woundsPhase = (edition: Edition, parts: WoundsParts): Phase => {
  const { victims, strikes, strikers = row('s', 1, [20, 19]), others = [] } = parts;
  const zone = parts.zone ?? victims.map(({ id }) => id);
  const touching = parts.touching ?? zone;
  const units = [
    unit({ id: 'strikers', side: 'attacker', models: strikers }),
    unit({ id: 'victims', side: 'defender', models: victims }),
    ...others,
  ];
  const table = phaseOf(edition, {
    units, profiles: { ...WEARERS, ...parts.profiles }, rulings: { ...usualRulings(edition), ...parts.rulings },
  });
  return {
    ...table,
    combats: [{
      id: 'combat', units: units.map(({ id }) => id), round: 1, fought: false, wounds: bySide(() => 0),
    }],
    fight: {
      combat: 'combat', rung: 4, ladder: [], strikes, allocations: [], struck: [], freeRound: null, piling: null,
      sets: {
        touching, supporting: zone.filter(id => !touching.includes(id)),
        zones: [{ of: 'victims', against: 'strikers', models: zone }],
      },
      ...parts.fight,
    } as Fight,
  };
};

/** What came of the wounds. */
export interface Settled {
  readonly phase: Phase;
  /** Every hand that was thrown. */
  readonly hands: readonly PhaseHand[];
  readonly choices: readonly Choice[];
}

/** A player's answer; undefined: the usual one. */
export type Decide = (choice: Choice) => string | undefined;

/** Faces in the order in which they fall. */
export type Dice = (hands: readonly PhaseHand[]) => readonly number[];

/** Settles all wounds with these dice. */
export const settledWith = (phase: Phase, dice: Dice, decide: Decide = () => undefined): Settled => {
  let now = allocate(beginAllocations(phase));
  const hands: PhaseHand[] = [];
  const choices: Choice[] = [];
  while (!isAllocated(now)) {
    if (now.choice !== null) {
      choices.push(now.choice);
      now = choose(now, { question: now.choice.question, option: decide(now.choice) ?? now.choice.usual });
      continue;
    }
    const saves = saveHands(now);
    if (saves.length === 0 && !hasPsychicTest(now)) throw new Error('Nothing can go on, and not all is settled.');
    const thrown = saves.length > 0 ? saves : psychicHands(now);
    hands.push(...thrown);
    now = (saves.length > 0 ? resolveSaves : resolvePsychic)(now, dice(thrown));
  }
  return { phase: now, hands, choices };
};

/** Settles all wounds with a script of dice, which has to be used up. */
export const settled = (phase: Phase, faces: readonly number[], decide?: Decide): Settled => {
  let next = 0;
  const result = settledWith(phase, hands => faces.slice(next, next += diceIn(hands)), decide);
  if (next !== faces.length) throw new Error(`Of ${faces.length} dice ${next} were thrown.`);
  return result;
};

/** How many of each profile are left, in the order of the scenario. */
export const left = (phase: Phase, unitId = 'victims'): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { profile: key } of livingOf(phase, unitId)) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
};

/** The wounds that each side has scored. */
export const scored = (phase: Phase): { readonly attacker: number; readonly defender: number } =>
  combatOf(phase, 'combat').wounds;

/** Each hand as "6 on 4+". */
export const thrown = ({ hands }: Settled): readonly string[] =>
  hands.map(hand => `${hand.dice} on ${hand.read === 'successes' ? `${hand.target}+` : hand.read}`);
