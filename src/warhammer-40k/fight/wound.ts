/** Dice to wound, and those that are thrown again. */
import { readThrow } from '../../dice/hand.ts';
import type { PhaseHand, Purpose } from '../model/hands.ts';
import { unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { presentFight, noteFight, withStrikes } from '../model/current-fight.ts';
import type { Strike } from '../model/fight.ts';

/** A die for every hit that has not wounded at once and can wound at all. @rule 40k.43 */
export const woundHands = (phase: Phase): readonly PhaseHand[] =>
  waiting(phase).map(strike => handOf(strike, diceOf(strike), 'wound', '40k.43'));

/** Who shows the number wounds; what failed with lightning claws is thrown once more. @rule 40k.43, 40k.55 */
export const resolveWounds = (phase: Phase, faces: readonly number[]): Phase => {
  const strikes = waiting(phase);
  const successes = readThrow(woundHands(phase), faces);
  const settled = strikes.map((strike, i): Strike => ({
    ...strike,
    wounds: successes[i]! + strike.rending,
    rerolls: strike.rules.rerollsWounds ? diceOf(strike) - successes[i]! : 0,
  }));
  return settled.reduce(
    (after, strike, i) => tellWounds(after, strike, diceOf(strike), successes[i]!), withSettled(phase, settled),
  );
};

/** Hits for which there is no die have wounded at once, or cannot wound. */
export const passWounds = (phase: Phase): Phase =>
  withStrikes(phase, strike => (strike.wounds === null ? { ...strike, wounds: strike.rending } : strike));

export const rerollHands = (phase: Phase): readonly PhaseHand[] =>
  rerolling(phase).map(strike => handOf(strike, strike.rerolls, 'wound-again', '40k.55'));

/** Nothing is thrown a third time. @rule 40k.55 */
export const resolveRerolls = (phase: Phase, faces: readonly number[]): Phase => {
  const strikes = rerolling(phase);
  const successes = readThrow(rerollHands(phase), faces);
  const settled = strikes.map((strike, i): Strike =>
    ({ ...strike, wounds: strike.wounds! + successes[i]!, rerolls: 0 }));
  return settled.reduce(
    (after, strike, i) => tellWounds(after, strike, strikes[i]!.rerolls, successes[i]!), withSettled(phase, settled),
  );
};

const diceOf = ({ hits, rending }: Strike): number => hits! - rending;

const waiting = (phase: Phase): readonly Strike[] => presentFight(phase).strikes.filter(strike =>
  strike.wounds === null && strike.hits !== null && strike.toWound !== null && diceOf(strike) > 0);

const rerolling = (phase: Phase): readonly Strike[] => presentFight(phase).strikes.filter(({ rerolls }) => rerolls > 0);

const handOf = (strike: Strike, dice: number, purpose: Purpose, rule: string): PhaseHand => ({
  name: `${strike.id} ${purpose}`, dice, read: 'successes', target: strike.toWound!, side: strike.side, purpose,
  owners: [strike.unit], against: strike.target, rule,
});

const withSettled = (phase: Phase, settled: readonly Strike[]): Phase =>
  withStrikes(phase, strike => settled.find(({ id }) => id === strike.id) ?? strike);

const tellWounds = (phase: Phase, { unit, target, toWound }: Strike, dice: number, wounds: number): Phase =>
  noteFight(phase, '40k.43', 'wounds', {
    unit: unitOf(phase, unit).name, target: unitOf(phase, target).name, dice, need: toWound!, wounds,
  });
