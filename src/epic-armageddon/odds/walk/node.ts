/** Moments with the same future, and what may follow them. */
import { NEXT_ROUND } from '../key.ts';
import { PLACES } from '../procedure.ts';
import type { TalliedEnding } from '../tally.ts';
import type { ListedHands } from '../throws/hands.ts';
import type { Pattern } from '../throws/patterns.ts';

/** Finds what may follow; what is less likely than `least` may be dropped. */
export type Reader = (least: number) => Branches;

/** A moment, and whatever else has the same future. */
export interface Node {
  /** Its place in the procedure: what comes earlier is looked into first. */
  readonly place: number;
  /** Whether another round begins here: of the first round no moment rests there. */
  readonly isNextRound: boolean;
  readonly read: Reader;
  /** What may follow, and how finely that has been looked into; null before it has been. */
  branches: Branches | null;
  least: number;
  /** Whether any probability has ever come here, and how much waits to go on. */
  isMet: boolean;
  mass: number;
}

/** Patterns of losses, the likeliest first, and the chance of all from each on. */
export interface Ranked<P extends Pattern> extends ListedHands<P> {
  readonly tails: Float64Array;
}

export interface Part {
  readonly chance: number;
  readonly node: Node;
}

/** What may follow: an ending, some nodes, or a node for each pair of what is left of the two sides. */
export type Branches =
  | { readonly kind: 'ends'; readonly ending: TalliedEnding }
  | ({ readonly kind: 'parts' } & ListedHands<Part>)
  | {
    readonly kind: 'sides'; readonly attacker: Ranked<Pattern>; readonly defender: Ranked<Pattern>;
    /** Null where nobody has been there and no new node may be made. */
    readonly child: (attacker: Pattern, defender: Pattern, mayBeNew: boolean) => Node | null;
  };

/** A node that nobody has looked into; its reader is made when somebody does. */
export const newNode = (at: string, makeReader: () => Reader): Node => {
  let reader: Reader | null = null;
  return {
    place: PLACES.get(at)!,
    isNextRound: at === NEXT_ROUND,
    read: least => (reader ??= makeReader())(least),
    branches: null,
    least: 0,
    isMet: false,
    mass: 0,
  };
};

export const ranked = <P extends Pattern>({ list, dropped }: ListedHands<P>): Ranked<P> => {
  const order = [...list].sort((a, b) => b.chance - a.chance);
  const tails = new Float64Array(order.length + 1);
  for (let i = order.length - 1; i >= 0; i -= 1) tails[i] = tails[i + 1]! + order[i]!.chance;
  return { list: order, dropped, tails };
};
