/** Dice to hit. */
import { dealFaces, readThrow } from '../../dice/hand.ts';
import type { PhaseHand } from '../model/hands.ts';
import { unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { presentFight, noteFight, withStrikes } from '../model/current-fight.ts';
import type { Strike } from '../model/fight.ts';

/** The face that counts with a weapon that rends. @rule 40k.55 */
export const RENDS_ON = 6;

/** A die for every attack. @rule 40k.38 */
export const hitHands = (phase: Phase): readonly PhaseHand[] => waiting(phase).map(strike => ({
  name: `${strike.id} hits`, dice: strike.models.length, read: 'successes', target: strike.toHit!, side: strike.side,
  purpose: 'hit', owners: strike.models, against: strike.target, rule: '40k.38',
}));

/** Who shows the number hits; sixes of weapons that rend wound at once. @rule 40k.38, 40k.55 */
export const resolveHits = (phase: Phase, faces: readonly number[]): Phase => {
  const strikes = waiting(phase);
  const dealt = dealFaces(hitHands(phase), faces);
  const settled = strikes.map((strike, i): Strike => ({
    ...strike,
    hits: dealt[i]!.filter(face => face >= strike.toHit!).length,
    hitRerolls: thrownAgain(strike, dealt[i]!),
    rending: strike.rules.rends === 'to-hit' ? dealt[i]!.filter(face => face === RENDS_ON).length : 0,
  }));
  const resolved = withStrikes(phase, strike => settled.find(({ id }) => id === strike.id) ?? strike);
  return settled.reduce(tellHits, resolved);
};

/** Which failed dice of a strike are thrown again: all, the ones, and of a master-crafted weapon one more. */
const thrownAgain = ({ rules, toHit }: Strike, faces: readonly number[]): number => {
  const failed = faces.filter(face => face < toHit!).length;
  if (rules.rerollsHits === 'failed') return failed;
  const ones = rules.rerollsHits === 'ones' ? faces.filter(face => face === 1).length : 0;
  return ones + (rules.isMasterCrafted ? Math.min(1, failed - ones) : 0);
};

/** @rule 40k.38 */
export const hitAgainHands = (phase: Phase): readonly PhaseHand[] => missing(phase).map(strike => ({
  name: `${strike.id} hit-again`, dice: strike.hitRerolls, read: 'successes', target: strike.toHit!, side: strike.side,
  purpose: 'hit-again', owners: [strike.unit], against: strike.target, rule: '40k.38',
}));

/** Nothing is thrown a third time. @rule 40k.38 */
export const resolveHitsAgain = (phase: Phase, faces: readonly number[]): Phase => {
  const strikes = missing(phase);
  const readings = readThrow(hitAgainHands(phase), faces);
  const settled = strikes.map((strike, i): Strike =>
    ({ ...strike, hits: strike.hits! + readings[i]!, hitRerolls: 0 }));
  const resolved = withStrikes(phase, strike => settled.find(({ id }) => id === strike.id) ?? strike);
  return strikes.reduce((now, { unit, target, toHit, hitRerolls }, i) => noteFight(now, '40k.38', 'hits', {
    unit: unitOf(phase, unit).name, target: unitOf(phase, target).name, dice: hitRerolls, need: toHit!,
    hits: readings[i]!,
  }), resolved);
};

const missing = (phase: Phase): readonly Strike[] =>
  presentFight(phase).strikes.filter(({ hitRerolls }) => hitRerolls > 0);

const waiting = (phase: Phase): readonly Strike[] => presentFight(phase).strikes.filter(({ hits }) => hits === null);

const tellHits = (phase: Phase, { unit, target, models, toHit, hits, rending }: Strike): Phase => {
  const values = {
    unit: unitOf(phase, unit).name, target: unitOf(phase, target).name, dice: models.length, need: toHit!, hits: hits!,
  };
  const told = noteFight(phase, '40k.38', 'hits', values);
  return rending > 0 ? noteFight(told, '40k.55', 'rends', { ...values, rending }) : told;
};
