/** What a volley may do to a side, told apart by how many of the saves that are thrown next succeed. */
import { binomial } from '../../../dice/distribution.ts';
import { chanceOf } from '../../../dice/hand.ts';
import { hitWith } from '../../model/copies.ts';
import { passengersOf } from '../../model/roster.ts';
import { saveIn } from '../../attacks/saved-hits.ts';
import type { AllocatedHit, HitCause, SaveStage } from '../../model/volley.ts';
import type { Assault } from '../../model/state.ts';
import type { Side } from '../../model/procedure.ts';
import { unitOutcomesOf, type UnitOutcome } from '../throws/unit-outcomes.ts';
import { successes, type ListedHands } from '../throws/hands.ts';
import { finest, hurtIn, together, type Pattern } from '../throws/patterns.ts';

/** A pattern of losses that begins with so many successful saves. */
export interface CountedPattern extends Pattern {
  readonly count: number;
}

interface CountedOutcome extends UnitOutcome {
  readonly count: number;
}

/** The hits on a unit once the next saves have been thrown. */
type Thrown = Omit<CountedOutcome, 'name'>;

const merged = <T extends { readonly chance: number }>(all: readonly T[], nameOf: (one: T) => string): readonly T[] => {
  const found = new Map<string, T>();
  for (const one of all) {
    const name = nameOf(one);
    const known = found.get(name);
    found.set(name, known === undefined ? one : { ...known, chance: known.chance + one.chance });
  }
  return [...found.values()];
};

const markOf = ({ effect, by, points, save, stopped, rolls }: AllocatedHit): string =>
  JSON.stringify([effect, by, points, save, stopped, rolls]);

/** The next saves of the hits on a unit. In which order hits get through matters only to those inside. @rule V12 */
const thrownNext = (
  assault: Assault, hits: readonly AllocatedHit[], cause: HitCause, stage: SaveStage,
): readonly Thrown[] => {
  const isCarrier = passengersOf(assault, hits[0]!.unit).length > 0;
  const nameOf = ({ hits: thrown }: Thrown): string => {
    const marks = thrown.map(markOf);
    return (isCarrier ? marks : marks.sort()).join();
  };
  let ways: readonly Thrown[] = [{ chance: 1, count: 0, hits: [] }];
  for (const hit of hits) {
    const next = saveIn(assault, hit, cause, stage);
    const falls = next === null ? [1] : binomial(next.dice, chanceOf(next.target));
    ways = merged(ways.flatMap(way => falls.flatMap((share, count) => {
      if (share === 0) return [];
      const rolls = next === null ? []
        : successes(next.dice, count).map(face => ({ stage, target: next.target, face }));
      const thrown = rolls.length === 0 ? hit : hitWith(hit, { rolls: [...hit.rolls, ...rolls] });
      return [{ chance: way.chance * share, count: way.count + count, hits: [...way.hits, thrown] }];
    })), nameOf);
  }
  return ways;
};

/** What may become of a unit, told apart by how many of its next saves succeed. */
export const countedOutcomes = (stage: SaveStage) => (
  assault: Assault, hits: readonly AllocatedHit[], cause: HitCause,
): readonly CountedOutcome[] => {
  const outcomes = thrownNext(assault, hits, cause, stage).flatMap(({ chance, count, hits: thrown }) =>
    unitOutcomesOf(assault, thrown, cause).map(outcome => ({ ...outcome, chance: outcome.chance * chance, count })));
  return merged(outcomes, ({ count, name }) => `${count} ${name}`);
};

/**
 * The patterns of losses of the side that saves next; those less likely than `least` are dropped.
 *
 * @rule V10
 */
export const countedPatterns = (
  assault: Assault, side: Side, stage: SaveStage, least: number,
): ListedHands<CountedPattern> => {
  const volley = assault.volley!;
  const hurt = hurtIn(assault, volley, side, countedOutcomes(stage));
  const list: CountedPattern[] = [];
  const dropped = together(volley.hits[side], hurt, 1, finest(hurt, least, 1), (pattern, outcomes) =>
    list.push({ ...pattern, count: outcomes.reduce((sum, { count }) => sum + count, 0) }));
  return { list, dropped };
};
