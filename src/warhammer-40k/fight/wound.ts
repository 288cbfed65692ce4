/** Dice to wound, and those that are thrown again. */
import { dealFaces, readThrow } from '../../dice/hand.ts';
import type { PhaseHand, Purpose } from '../model/hands.ts';
import { unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { presentFight, noteFight, withStrikes } from '../model/current-fight.ts';
import type { Strike } from '../model/fight.ts';
import { RENDS_ON } from './hit.ts';
import { throwsAgain } from './toughness.ts';

/** A die for every hit that has not wounded at once and can wound at all. @rule 40k.43 */
export const woundHands = (phase: Phase): readonly PhaseHand[] =>
  waiting(phase).map(strike => handOf(strike, diceOf(strike), 'wound', '40k.43'));

/** Who shows the number wounds; some weapons throw what failed once more. @rule 40k.43, 40k.55 */
export const resolveWounds = (phase: Phase, faces: readonly number[]): Phase => {
  const strikes = waiting(phase);
  const hands = woundHands(phase);
  const successes = readThrow(hands, faces);
  const dealt = dealFaces(hands, faces);
  const settled = strikes.map((strike, i): Strike => ({
    ...strike,
    wounds: successes[i]! + strike.rending,
    rending: strike.rending + rendingIn(strike, dealt[i]!),
    rerolls: thrownAgain(strike, dealt[i]!, diceOf(strike) - successes[i]!),
  }));
  return settled.reduce((after, strike, i) =>
    tellWounds(after, strike, diceOf(strikes[i]!), successes[i]!, rendingIn(strike, dealt[i]!)),
  withSettled(phase, settled));
};

/** Hits for which there is no die have wounded at once, or cannot wound. */
export const passWounds = (phase: Phase): Phase =>
  withStrikes(phase, strike => (strike.wounds === null ? { ...strike, wounds: strike.rending } : strike));

export const rerollHands = (phase: Phase): readonly PhaseHand[] =>
  rerolling(phase).map(strike => handOf(strike, strike.rerolls, 'wound-again', '40k.55'));

/** Nothing is thrown a third time. @rule 40k.55 */
export const resolveRerolls = (phase: Phase, faces: readonly number[]): Phase => {
  const strikes = rerolling(phase);
  const hands = rerollHands(phase);
  const successes = readThrow(hands, faces);
  const dealt = dealFaces(hands, faces);
  const settled = strikes.map((strike, i): Strike => ({
    ...strike, rerolls: 0,
    wounds: strike.wounds! + successes[i]!,
    rending: strike.rending + rendingIn(strike, dealt[i]!),
  }));
  return settled.reduce((after, strike, i) =>
    tellWounds(after, strike, strikes[i]!.rerolls, successes[i]!, rendingIn(strike, dealt[i]!)),
  withSettled(phase, settled));
};

/** Ones always fail to wound. */
const thrownAgain = (strike: Strike, faces: readonly number[], failed: number): number => {
  if (throwsAgain(strike, strike.toughness)) return failed;
  return strike.rules.rerollsWoundOnes ? faces.filter(face => face === 1).length : 0;
};

const diceOf = ({ hits, rending }: Strike): number => hits! - rending;

/** Sixes to wound of a weapon that rends so. @rule 40k.55 */
const rendingIn = ({ rules }: Strike, faces: readonly number[]): number =>
  (rules.rends === 'to-wound' ? faces.filter(face => face === RENDS_ON).length : 0);

const waiting = (phase: Phase): readonly Strike[] => presentFight(phase).strikes.filter(strike =>
  strike.wounds === null && strike.hits !== null && strike.toWound !== null && diceOf(strike) > 0);

const rerolling = (phase: Phase): readonly Strike[] => presentFight(phase).strikes.filter(({ rerolls }) => rerolls > 0);

const handOf = (strike: Strike, dice: number, purpose: Purpose, rule: string): PhaseHand => ({
  name: `${strike.id} ${purpose}`, dice, read: 'successes', target: strike.toWound!, side: strike.side, purpose,
  owners: [strike.unit], against: strike.target, rule,
});

const withSettled = (phase: Phase, settled: readonly Strike[]): Phase =>
  withStrikes(phase, strike => settled.find(({ id }) => id === strike.id) ?? strike);

const tellWounds = (
  phase: Phase, { unit, target, toWound, rules: { isDestroyer } }: Strike, dice: number, wounds: number,
  rending: number,
): Phase => {
  const names = { unit: unitOf(phase, unit).name, target: unitOf(phase, target).name };
  const told = noteFight(phase, '40k.43', 'wounds', { ...names, dice, need: toWound!, wounds });
  return rending > 0 && !isDestroyer ? noteFight(told, '40k.55', 'rends-to-wound', { ...names, rending }) : told;
};
