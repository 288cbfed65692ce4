/** What hangs on a throw, each side’s dice by themselves. */
import type { Side } from '../../model/procedure.ts';
import type { Odds } from '../answer.ts';
import type { Counted } from '../luck.ts';
import type { SumChance } from '../../../dice/distribution.ts';
import type { Stakes } from './answer.ts';

/** The numbers that one side’s dice may show, or the result, and what tells the odds after each, better and better. */
export interface AskedOf {
  readonly side: Side | null;
  readonly counted: Counted;
  readonly counts: readonly SumChance[];
  /** As many odds as numbers; none: nothing is known yet. */
  readonly answers: Generator<readonly Odds[], readonly Odds[]>;
}

interface Open extends AskedOf {
  odds: readonly Odds[];
  isDone: boolean;
}

/** How unsure all numbers are together: quite, while nothing is known of them. */
const unsureIn = ({ counts, odds }: Open): number =>
  (odds.length === 0 ? 1 : counts.reduce((sum, { chance }, place) => sum + chance * odds[place]!.error, 0));

const stakesOf = ({ side, counted, counts, odds }: Open): Stakes => ({
  side, counted, stakes: counts.map(({ count, chance }, place) => ({ count, chance, odds: odds[place]! })),
});

/** The side that is least sure is followed further; nothing is told before something is known of each. */
export function* stakesSideBySide(all: readonly AskedOf[]): Generator<readonly Stakes[], readonly Stakes[]> {
  const open = all.map((asked): Open => ({ ...asked, odds: [], isDone: false }));
  let best: readonly Stakes[] = [];
  for (;;) {
    const left = open.filter(({ isDone }) => !isDone);
    if (left.length === 0) return open.map(stakesOf);
    const next = left.reduce((most, one) => (unsureIn(one) > unsureIn(most) ? one : most));
    const { value, done } = next.answers.next();
    const isNew = value !== next.odds;
    next.odds = value;
    next.isDone = done === true;
    if (isNew && open.every(({ odds }) => odds.length > 0)) best = open.map(stakesOf);
    yield best;
  }
}
