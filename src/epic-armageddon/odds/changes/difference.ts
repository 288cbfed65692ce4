/** Whether two answers say the same. */
import { SIDES } from '../../model/procedure.ts';
import type { Odds } from '../answer.ts';

/** What arithmetic in another order may do to a probability. */
const ROUNDING = 1e-12;

const figuresOf = ({ winner, ending, lost, broken }: Odds): readonly (readonly number[])[] => [
  [winner.attacker, winner.defender, winner.none],
  ...SIDES.map(side => [ending.swift[side], broken[side]]),
  ending.byRound,
  ...SIDES.map(side => lost[side]),
];

/** Whether any figure differs by more than what was not followed. */
export const differ = (a: Odds, b: Odds): boolean => {
  const least = a.unresolved + b.unresolved + ROUNDING;
  const others = figuresOf(b);
  return figuresOf(a).some((figures, i) => {
    const length = Math.max(figures.length, others[i]!.length);
    return Array.from({ length }, (_, at) => Math.abs((figures[at] ?? 0) - (others[i]![at] ?? 0)))
      .some(difference => difference > least);
  });
};
