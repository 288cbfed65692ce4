/** Combats in which the models stand as after the charge, and what comes of them rung by rung. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { engageAnew, isFightOver, nextRung, beginFight } from '../../../src/warhammer-40k/fight/rungs.ts';
import { beginStrikes } from '../../../src/warhammer-40k/fight/strikes.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { modelOf } from '../../../src/warhammer-40k/model/roster.ts';
import { scenario } from './build.ts';
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';
import type { Strike } from '../../../src/warhammer-40k/model/fight.ts';

/** The first combat on the table has just begun to be fought. */
export const begun = (edition: Edition, units: readonly ScenarioUnit[], fields: Partial<Scenario> = {}): Phase => {
  const phase = setUpPhase(scenario(edition, { startAt: 'fight', units, ...fields }));
  return beginFight(phase, phase.combats[0]!.id);
};

/** The next rung at which somebody is awaited, with its blows; nobody moves. */
export const climbed = (phase: Phase): Phase => {
  const next = nextRung(phase);
  return isFightOver(next) ? next : beginStrikes(engageAnew(next));
};

/** Who strikes when, if nobody falls: every rung with the units whose models strike there. */
export const orderOf = (phase: Phase): readonly (readonly [Rung, readonly string[]])[] => {
  const next = climbed(phase);
  if (isFightOver(next)) return [];
  const struck = next.fight!.struck.slice(phase.fight!.struck.length);
  const units = [...new Set(struck.map(id => modelOf(next, id).unit))];
  return [[next.fight!.rung, units], ...orderOf(next)];
};

/** The batches of every rung, if nobody falls. */
export const strikesThrough = (phase: Phase): readonly Strike[] => {
  const next = climbed(phase);
  return isFightOver(next) ? [] : [...next.fight!.strikes, ...strikesThrough(next)];
};

/** How many dice to hit a unit throws, if nobody falls. */
export const diceOf = (phase: Phase, unit: string): number => strikesThrough(phase)
  .filter(strike => strike.unit === unit).reduce((sum, { models }) => sum + models.length, 0);
