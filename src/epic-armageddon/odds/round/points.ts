/** Points of damage that are thrown for once a hit has fallen, in every way that these dice may come. */
import { distributionOf, type Distribution } from '../../../dice/distribution.ts';
import { readWord } from '../../attacks/strikes.ts';
import type { HitKind } from './attacks.ts';

type Worth = Pick<HitKind, 'worth'>;

/** Whether the points of a hit are thrown for. @rule V7 */
export const isThrown = (kind: Worth): kind is { readonly worth: string } => typeof kind.worth === 'string';

const KNOWN = new Map<string, Distribution>();

/** How likely each number of points is. */
const chancesOf = (word: string): Distribution => {
  let chances = KNOWN.get(word);
  if (chances === undefined) KNOWN.set(word, chances = distributionOf({ name: 'points', ...readWord(word) }));
  return chances;
};

/** The number of points in the middle of those that may be thrown. */
export const middleOf = (worth: number | string): number => {
  if (typeof worth === 'number') return worth;
  return Math.round(chancesOf(worth).reduce((sum, chance, points) => sum + points * chance, 0));
};

/** Points of some hits one after the other, and how likely these are. */
interface Points {
  readonly points: readonly number[];
  readonly chance: number;
}

/** No more ways than this are told apart. */
const MOST_WAYS = 100;
const IN_THE_MIDDLE: readonly Points[] = [{ points: [], chance: 1 }];

/** Whether all ways are told apart in which the points of some hits may come. */
export const arePointsTold = (kinds: readonly Worth[], counts: readonly number[]): boolean => {
  let ways = 1;
  kinds.forEach((kind, i) => {
    if (isThrown(kind)) ways *= chancesOf(kind.worth).filter(chance => chance > 0).length ** counts[i]!;
  });
  return ways <= MOST_WAYS;
};

/** Every way in which the points of hits may come, as they fall; of too many only the middle. @rule H10 */
export const pointsOf = (falling: readonly Worth[]): readonly Points[] => {
  const thrown = falling.filter(isThrown);
  if (thrown.length === 0 || !arePointsTold(thrown, thrown.map(() => 1))) return IN_THE_MIDDLE;
  return thrown.reduce<readonly Points[]>((known, { worth }) => known.flatMap(({ points, chance }) =>
    chancesOf(worth).flatMap((more, number) =>
      (more > 0 ? [{ points: [...points, number], chance: chance * more }] : []))), IN_THE_MIDDLE);
};
