/** The odds after each of some numbers, where each is asked about by itself. */
import type { Odds } from '../answer.ts';

/** One number that may come, and what tells the odds after it, better and better; null while nothing is known. */
export interface AnsweredStake {
  readonly chance: number;
  readonly answers: Generator<Odds | null, Odds>;
}

interface Open extends AnsweredStake {
  odds: Odds | null;
  isDone: boolean;
}

const drawn = (asked: AnsweredStake): Open => {
  const { value, done } = asked.answers.next();
  return { ...asked, odds: value, isDone: done === true };
};

/** How urgent a number is: one of which nothing is known comes first, the likeliest before others. */
const urgencyOf = ({ chance, odds }: Open): number => (odds === null ? 1 + chance : chance * odds.error);

/** The number that is least sure, so that nobody waits for what hardly matters. */
const nextOf = (open: readonly Open[]): Open | undefined => open.filter(({ isDone }) => !isDone)
  .reduce<Open | undefined>((most, one) => (most === undefined || urgencyOf(one) > urgencyOf(most) ? one : most),
    undefined);

const toldIn = (open: readonly Open[]): readonly Odds[] =>
  (open.some(({ odds }) => odds === null) ? [] : open.map(({ odds }) => odds!));

/** First every number has an answer; then the least sure is followed further, and so on. */
export function* oddsAfterEach(all: readonly AnsweredStake[]): Generator<readonly Odds[], readonly Odds[]> {
  const open: Open[] = [];
  for (const asked of all) {
    open.push(drawn(asked));
    yield [];
  }
  let best = toldIn(open);
  for (let next = nextOf(open); next !== undefined; next = nextOf(open)) {
    yield best;
    const { value, done } = next.answers.next();
    next.isDone = done === true;
    if (value === next.odds) continue;
    next.odds = value;
    best = toldIn(open);
  }
  return best;
}
