/** Which hits may change hands: between equally near units by their owner, a sniper's by whoever struck. */
import { whyNotAim, whyNotMoveHit } from '../../../src/epic-armageddon/attacks/owner-choices.ts';
import { once } from '../../../src/shared/once.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { AllocatedHit, Volley } from '../../../src/epic-armageddon/model/volley.ts';

export const hitsOn = (volley: Volley, side: Side, unit: string): readonly AllocatedHit[] =>
  volley.hits[side].filter(hit => hit.unit === unit);

/** Whether moving a hit would change more than the order in which two units stand. */
const wouldMatter = (volley: Volley, side: Side, from: string, to: string): boolean => {
  const [ours, theirs] = [hitsOn(volley, side, from), hitsOn(volley, side, to)];
  return ours.length !== theirs.length || ours.some((hit, i) => hit.effect !== theirs[i]!.effect);
};

/** Whether a hit may go to somebody else, by its owner's choice or by the sniper's. */
export const mayMove = (assault: Assault, volley: Volley, side: Side, hit: number): boolean => {
  const { unit: from, effect } = volley.hits[side][hit]!;
  return volley.targets[side].some(({ unit }) => (effect === 'sniper'
    ? unit !== from && whyNotAim(assault, side, hit, unit) === null
    : wouldMatter(volley, side, from, unit) && whyNotMoveHit(assault, side, hit, unit) === null));
};

/** Ids of the hits being allocated that may change hands, such as `defender-2`. */
export const movableHits = once((assault: Assault): readonly string[] => {
  const { volley } = assault;
  if (volley === null) return [];
  const isOpen = (side: Side, i: number): boolean => {
    const { outcome, rolls } = volley.hits[side][i]!;
    return outcome === 'waiting' && rolls.length === 0 && mayMove(assault, volley, side, i);
  };
  return SIDES.flatMap(side => volley.hits[side].flatMap((_, i) => (isOpen(side, i) ? [`${side}-${i}`] : [])));
});
