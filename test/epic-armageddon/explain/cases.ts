/** Explanations as a reader meets them: each fact a sentence with its rule, and what it says. */
import { beginAttacks, beginBatch } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { assaultWith, unitWith } from '../../../src/epic-armageddon/model/copies.ts';
import { explain } from '../../../src/epic-armageddon/explain/explain.ts';
import type { FactKey, UnitQuestion } from '../../../src/epic-armageddon/explain/fact.ts';
import { factSentence } from '../../../src/epic-armageddon/explain/fact-sentences.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { settleWays, splitDice } from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { stage, type Stand, type Stands, type StageParts } from '../../support/stage.ts';

/** Facts that hundreds of made-up assaults may never come to: each is told in one of the cases. */
export const RARE: Readonly<Record<UnitQuestion, readonly FactKey[]>> = {
  attack: ['no-dice-left', 'dice-split'],
  support: ['fleet-of-foot', 'was-not-able', 'first-round-only'],
  'be-hit': ['not-engaged-then', 'not-nominated', 'skipped', 'out-of-wreck-hit', 'place-in-list'],
  save: [
    'bunker-saves', 'ion-shield-saves', 'armour-too-hard', 'cover-too-hard', 'titan-killer-ignores-cover',
    'lance-not-again',
  ],
  withdraw: ['nobody-won', 'nothing-was-fought'],
};

/** Facts that have been told. */
export const met = new Set<FactKey>();

const SIGNS = { for: '+', against: '-', neither: '.' } as const;

/** The answer, and every fact as "+ It touches … (A4.1)": for it, against it, or neither. */
export const told = (assault: Assault, unit: string, asked: UnitQuestion): readonly string[] => {
  const { answer, facts } = explain(assault, unit, asked);
  for (const { key } of facts) met.add(key);
  return [answer, ...facts.map(fact => `${SIGNS[fact.speaks]} ${factSentence(fact)} (${fact.rule})`)];
};

/** Two sides as they stand before the attacks. */
export const field = (attackers: Stands, defenders: Stands, parts: StageParts = {}): Assault =>
  startAssault(stage(attackers, defenders, parts));

/** A claim, the assault that shows it, who is asked about, and what is told. */
export type Case = readonly [claim: string, assault: Assault, unit: string, told: readonly string[]];

/** Whoever is to strike and to fire. */
export const FIGHTS = { cc: 3, ff: 5 } as const;

export const touching = { d1: { at: [40, 32] } } as const;
export const apart = { d1: { at: [40, 41.4] } } as const;

/** Somebody far off, so that no death ends the assault. */
const afar: Stands = { afar: { at: [100, 76], name: 'Afar' } };

/** As things stand when the attacks begin; how many dice of a war engine a1 its owner puts into close combat. */
export const begun = (
  attackers: Stands, defenders: Stands, parts: StageParts = {}, blows: number | null = null,
): Assault => {
  const assault = beginAttacks(field(attackers, { ...defenders, ...afar }, parts));
  return settleWays(blows === null ? assault : splitDice(assault, 'a1', blows));
};

/** The same with the dice about to be thrown. */
export const striking = (...parts: Parameters<typeof begun>): Assault => beginBatch(begun(...parts), 'attacks');

/** An attacker, and those whom it can reach but for the last. */
export const a1: Stand = { at: [40, 30], name: 'Foe', cc: 3, ff: 4 };
export const row: Stands = {
  d1: { at: [40, 32], name: 'One' }, d2: { at: [37, 36], name: 'Two' }, d3: { at: [43, 36], name: 'Three' },
  d4: { at: [40, 60], name: 'Four' },
};

/** The dice about to be thrown, with nobody on the table but those named. */
export const strikingAlone = (attackers: Stands, defenders: Stands, parts: StageParts = {}): Assault =>
  beginBatch(settleWays(beginAttacks(field(attackers, defenders, parts))), 'attacks');

/** Dead, as if the dice had said so. */
export const without = (assault: Assault, ...ids: readonly string[]): Assault => assaultWith(assault, {
  units: assault.units.map(unit => (ids.includes(unit.id) ? unitWith(unit, { lostTo: 'attack' }) : unit)),
});
