/** What follows a throw whose saves are certain: found again whichever number has led to it. */
import type { Moment } from '../procedure/turn.ts';
import type { Pattern } from '../throws/patterns.ts';
import { newNode, type Branches, type Node } from '../walk/node.ts';
import type { Nodes } from '../walk/readers.ts';

export type Child = Extract<Branches, { readonly kind: 'sides' }>['child'];

/** The node of each pair of patterns; `after` gives its moment. */
export const pairsOf = (
  nodes: Nodes, at: string, after: (attacker: Pattern, defender: Pattern) => Moment,
): Child => {
  const known = new Map<string, Node>();
  return (attacker, defender, mayBeNew) => {
    const name = `${attacker.name}|${defender.name}`;
    const before = known.get(name);
    if (before !== undefined || !mayBeNew) return before ?? null;
    const node = newNode(at, () => () =>
      ({ kind: 'parts', list: [{ chance: 1, node: nodes.at(after(attacker, defender)) }], dropped: 0 }));
    known.set(name, node);
    return node;
  };
};
