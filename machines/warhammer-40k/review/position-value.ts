/** What a moment of a phase is worth: how likely a side is to win its fight, and half of how likely nobody is. */
import { transition } from 'xstate';
import { aheadIn, oddsOfFight } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { isOutcomeTold } from '../../../src/warhammer-40k/odds/outcome.ts';
import { throwsOf } from '../../../src/warhammer-40k/odds/throws.ts';
import { bySide, type BySide } from '../../../src/warhammer-40k/model/procedure.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { meanValue, valueFor, valueOfEnd, type PositionValue } from '../../review-values.ts';
import { statePath } from '../../why.ts';
import { phaseMachine } from '../phase.machine.ts';
import { usualDecisions } from '../play.ts';
import { handsOf, metaOf, whyNot, type PhaseSnapshot } from '../why.ts';

/**
 * What a moment is worth if nobody decides anything any more: charges that are declared are made, and nobody declares
 * another. Where there is no fight and none comes, nobody wins.
 *
 * @param effort in so many ways a fight may stand at most, the likeliest first.
 */
export const positionValue = (snapshot: PhaseSnapshot, effort: number): PositionValue => {
  const now = charged(snapshot);
  const throws = isCharging(now) ? throwsAt(now) : [];
  if (throws.length === 0) return fightsValue(now.context.phase, effort);
  return meanValue(throws.map(({ weight, outcome: faces }) =>
    ({ weight, value: positionValue(transition(phaseMachine, now, { type: 'dice.thrown', faces })[0], effort) })));
};

/** So many different throws on the way into a fight are followed at most. */
const MOST_THROWS = 40;

const throwsAt = (snapshot: PhaseSnapshot): ReturnType<typeof throwsOf> => {
  const throws = throwsOf(handsOf(snapshot));
  return throws.length > MOST_THROWS || (throws.length === 1 && throws[0]!.outcome.length === 0) ? [] : throws;
};

const CHARGES = ['setUp', 'fallingOn', 'chargeTogether', 'chargeInTurn'] as const;

/** Charges are still to be declared or made. */
export const isCharging = (snapshot: PhaseSnapshot): boolean =>
  snapshot.status === 'active' && CHARGES.some(state => statePath(snapshot).startsWith(state));

/** No phase takes more decisions before its fights. */
const MOST_DECISIONS = 500;

/** With the usual decisions, up to the next throw or the first fight; itself where nothing is to be charged. */
export const charged = (snapshot: PhaseSnapshot): PhaseSnapshot => {
  let now = snapshot;
  for (let step = 0; step < MOST_DECISIONS && isCharging(now); step += 1) {
    const { unlessDecided, hands } = metaOf(now);
    if (hands !== undefined || unlessDecided === undefined) return now;
    const events = usualDecisions(unlessDecided, now.context.phase);
    if (events.some(event => whyNot(now, event) !== null)) return now;
    now = events.reduce<PhaseSnapshot>((then, event) => transition(phaseMachine, then, event)[0], now);
  }
  return now;
};

/** Of fights that are over, who has won; of others, their odds; of several, the mean. */
const fightsValue = (phase: Phase, effort: number): PositionValue => {
  const isTold = isOutcomeTold(phase);
  const over = phase.results.map(({ winner, wounds }) => valueOfEnd(isTold ? winner : aheadIn(wounds)));
  const open = phase.combats.filter(({ fought }) => !fought).map(({ id }) => openValue(phase, id, effort));
  const values = [...over, ...open];
  return values.length === 0 ? valueOfEnd(null) : meanValue(values.map(value => ({ weight: 1, value })));
};

/** Where the text does not tell who wins, whoever inflicts more wounds: so of fights that are over too. */
const openValue = (phase: Phase, combat: string, effort: number): PositionValue => {
  const { winner, mostWounds, error } = oddsOfFight(phase, combat, { effort, tolerance: 0, exact: false });
  const { attacker, none } = winner ?? mostWounds;
  return { attacker: attacker + none / 2, none, error };
};

/** How likely each side is to win, and nobody. */
export const chancesOf = ({ attacker, none }: PositionValue): BySide<number> =>
  bySide(side => Math.max(0, valueFor({ attacker }, side) - none / 2));
