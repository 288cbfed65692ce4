/** What hangs on a throw, from the odds after each number that may come of it. */
import type { Side } from '../../state.ts';
import type { Odds } from '../answer.ts';
import type { Counted } from '../what-counts.ts';
import type { Stakes } from './answer.ts';

/** One number that may come, and what tells the odds after it, better and better. */
export interface Asked {
  readonly count: number;
  readonly chance: number;
  readonly answers: Generator<Odds, Odds>;
}

/** The numbers of one side’s dice, or of the result. */
export interface AskedOf {
  readonly side: Side | null;
  readonly counted: Counted;
  readonly asked: readonly Asked[];
}

interface Open extends Asked {
  readonly place: number;
  odds: Odds;
  isDone: boolean;
}

const drawn = (open: Omit<Open, 'odds' | 'isDone'>): Open => {
  const { value, done } = open.answers.next();
  return { ...open, odds: value, isDone: done === true };
};

const openIn = ({ chance, odds }: Open): number => chance * odds.unresolved;

/** The number of which most is open, so that nobody waits for what hardly matters. */
const nextOf = (open: readonly Open[]): Open | undefined => open.filter(({ isDone }) => !isDone)
  .reduce<Open | undefined>((most, one) => (most === undefined || openIn(one) > openIn(most) ? one : most), undefined);

/** First every number has an answer; then the one of which most is open is followed further, and so on. */
export function* stakesByAnswers(all: readonly AskedOf[]): Generator<readonly Stakes[], readonly Stakes[]> {
  const open: Open[] = [];
  for (const [place, { asked }] of all.entries()) {
    for (const one of asked) {
      open.push(drawn({ ...one, place }));
      yield [];
    }
  }
  const told = (): readonly Stakes[] => all.map(({ side, counted }, place) => ({
    side, counted, stakes: open.filter(one => one.place === place)
      .map(({ count, chance, odds }) => ({ count, chance, odds })),
  }));
  let best = told();
  for (let next = nextOf(open); next !== undefined; next = nextOf(open)) {
    yield best;
    const { value, done } = next.answers.next();
    next.isDone = done === true;
    if (value === next.odds) continue;
    next.odds = value;
    best = told();
  }
  return best;
}
