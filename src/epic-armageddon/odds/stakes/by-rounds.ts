/** What hangs on the first throw of a round where whole rounds tell all that may follow. */
import { SIDES, type Assault } from '../../state.ts';
import { batchHands } from '../../strikes.ts';
import type { Odds } from '../answer.ts';
import { fightOdds } from '../round/fast-odds.ts';
import type { Fight } from '../round/round.ts';
import type { Stakes } from './answer.ts';
import { chancesIn } from './chances.ts';

/** One number of hits: its odds so far, and what makes them better. */
interface Open {
  readonly place: number;
  readonly count: number;
  readonly chance: number;
  readonly answers: Generator<Odds, Odds>;
  odds: Odds;
  isDone: boolean;
}

/** Whether it is hits that are thrown for, not numbers of attacks. */
export const areHitsThrown = ({ batch }: Assault): boolean => {
  const hands = batch === null ? [] : batchHands(batch);
  return hands.length > 0 && hands.every(({ purpose }) => purpose !== 'extra-attacks');
};

const next = (open: Open): void => {
  const { value, done } = open.answers.next();
  open.odds = value;
  open.isDone = done === true;
};

/**
 * The first answers are those of the first round; then one number after the other is followed through all rounds, the
 * likeliest first.
 */
export function* stakesByRounds(
  fight: Fight, assault: Assault, tolerance: number, effort: number, assumptions: readonly string[],
): Generator<readonly Stakes[], readonly Stakes[]> {
  const hands = batchHands(assault.batch!);
  const sides = SIDES.filter(side => hands.some(hand => hand.side === side));
  const open: Open[] = [];
  for (const [place, by] of sides.entries()) {
    const counts = chancesIn(hands.filter(hand => hand.side === by));
    for (const { count, chance } of counts) {
      const known = { by, hits: count, chance };
      const answers = fightOdds(fight, Math.min(1, tolerance / chance), effort / counts.length, assumptions, known);
      const { value, done } = answers.next();
      open.push({ place, count, chance, answers, odds: value, isDone: done === true });
      yield [];
    }
  }
  const told = (): readonly Stakes[] => sides.map((side, place) => ({
    side, counted: 'hits', stakes: open.filter(one => one.place === place)
      .map(({ count, chance, odds }) => ({ count, chance, odds })),
  }));
  let best = told();
  for (const one of [...open].sort((a, b) => b.chance - a.chance)) {
    yield best;
    while (!one.isDone) {
      next(one);
      yield best;
    }
    best = told();
  }
  return best;
}
