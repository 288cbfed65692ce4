/** What may become of one hit: its saves thrown in all ways that differ. */
import { binomial } from '../../../dice/distribution.ts';
import { chanceOf } from '../../../dice/hand.ts';
import { hitWith } from '../../model/copies.ts';
import { saveIn, unsavedPoints } from '../../attacks/saved-hits.ts';
import { SAVE_STAGES, type AllocatedHit, type HitCause } from '../../model/volley.ts';
import type { Assault } from '../../model/state.ts';
import { successes } from './hands.ts';

/** A hit with its saves thrown, how likely that is, and the points that get through. */
export interface Saved {
  readonly chance: number;
  readonly hit: AllocatedHit;
  readonly points: number;
}

/** Where nothing of a hit gets through, and where as many points do, one way of it stands for all. */
const merged = (found: Map<number, Saved>, one: Saved): void => {
  const known = found.get(one.points);
  found.set(one.points, known === undefined ? one : { ...known, chance: known.chance + one.chance });
};

const throwSaves = (
  assault: Assault, hit: AllocatedHit, cause: HitCause, chance: number, found: Map<number, Saved>,
): void => {
  for (const stage of SAVE_STAGES) {
    const next = saveIn(assault, hit, cause, stage);
    if (next === null) continue;
    const { target, dice } = next;
    binomial(dice, chanceOf(target)).forEach((share, count) => {
      if (share === 0) return;
      const rolls = [...hit.rolls, ...successes(dice, count).map(face => ({ stage, target, face }))];
      throwSaves(assault, hitWith(hit, { rolls }), cause, chance * share, found);
    });
    return;
  }
  merged(found, { chance, hit, points: unsavedPoints(assault, hit) });
};

/** @rule V1, V9, V10 */
export const savesOf = (assault: Assault, hit: AllocatedHit, cause: HitCause): readonly Saved[] => {
  const found = new Map<number, Saved>();
  throwSaves(assault, hit, cause, 1, found);
  return [...found.values()];
};
