/** The losses to supporting fire, found once for all survivors whom it finds alike. */
import type { HitKind } from './attacks.ts';
import type { Chances } from './chances.ts';
import type { States } from './engaged.ts';
import { arePlainHits } from './hits-alike.ts';
import { batchLosses, type Struck } from './losses.ts';
import type { SupportingFire } from './support.ts';

/** Losses that are known, by what the targets are like in the order in which hits reach them. */
type Known = Map<string, Chances>;

/**
 * The losses of a side to the fire on some of its survivors. Where everybody dies of one ordinary hit, it is all one
 * who they are: only how likely each survives a hit, and as what its loss is remembered.
 *
 * @param engaged everybody who may be a target.
 */
export const fireLosses = (
  struck: Struck, engaged: readonly number[],
): ((states: States, fire: SupportingFire) => Chances) => {
  const byKinds = new WeakMap<readonly HitKind[], Known | null>();
  const knownFor = (kinds: readonly HitKind[]): Known | null => {
    let known = byKinds.get(kinds);
    if (known === undefined) {
      const isPlain = kinds.length > 0 && arePlainHits({ ...struck, order: engaged }, kinds);
      known = isPlain ? new Map<string, Chances>() : null;
      byKinds.set(kinds, known);
    }
    return known;
  };
  const likeness = likenessIn(struck);
  return (states, { order, kinds }) => {
    const known = knownFor(kinds);
    if (known === null) return batchLosses({ ...struck, states, order }, kinds);
    let word = '';
    for (const fighter of order) word += `${likeness(fighter, kinds[0]!)} `;
    let losses = known.get(word);
    if (losses === undefined) known.set(word, losses = batchLosses({ ...struck, states, order }, kinds));
    return losses;
  };
};

/** A number for each fighter, the same for those who are alike. */
const likenessIn = ({ board, side, lossCode, cause }: Struck): ((fighter: number, kind: HitKind) => number) => {
  const words: string[] = [];
  const known: number[] = [];
  return (fighter, { by }) => {
    const before = known[fighter];
    if (before !== undefined) return before;
    const word = `${board.survives(side, fighter, 'normal', cause, by)} ${lossCode.weights[fighter]!}`;
    const place = words.indexOf(word);
    return known[fighter] = place === -1 ? words.push(word) - 1 : place;
  };
};
