/** Everything that may come of an assault, as nodes that are looked into when they are asked for. */
import { assaultWith } from '../../model/copies.ts';
import type { Assault } from '../../model/state.ts';
import { keyOf, NEXT_ROUND, resultKey, ROUT } from '../key.ts';
import { OVER, turnAt } from '../procedure.ts';
import type { Moment } from '../procedure/turn.ts';
import { endingOf } from '../tally.ts';
import { newNode, type Node } from './node.ts';
import { readerOf, type Nodes } from './readers.ts';

/** What has been told is nobody’s concern here. */
const untold = (assault: Assault): Assault => (assault.log.length === 0 && assault.results.length === 0 ? assault
  : assaultWith(assault, { log: [], results: [] }));

const isStop = ({ at, assault }: Moment): boolean =>
  at === ROUT || (at === NEXT_ROUND && assault.round > 1) || OVER.includes(at);

/** Goes on until dice are thrown, moments are compared, or all is over. */
const advanced = (moment: Moment): Moment => {
  let here = moment;
  while (!isStop(here)) {
    const turn = turnAt(here);
    if (turn.dice !== null) break;
    here = turn.next;
  }
  return { at: here.at, assault: untold(here.assault) };
};

/**
 * The nodes of everything that may come of an assault.
 *
 * @param tied hears of every node at which another round begins.
 */
export const nodesFrom = (first: Assault, tied?: (node: Node, assault: Assault) => void): Nodes => {
  const known = new Map<string, Node>();
  const named = (name: string, make: () => Node): Node => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const node = make();
    known.set(name, node);
    return node;
  };
  const at = (moment: Moment): Node => {
    const rest = advanced(moment);
    const { assault } = rest;
    if (OVER.includes(rest.at)) {
      const ending = endingOf(assault);
      return named(JSON.stringify(ending), () => newNode(rest.at, () => () => ({ kind: 'ends', ending })));
    }
    const make = (): Node => {
      const node = newNode(rest.at, () => readerOf(nodes, rest));
      if (node.isNextRound) tied?.(node, assault);
      return node;
    };
    const key = keyOf(rest, first);
    return key === null ? make() : named(key, make);
  };
  const nodes: Nodes = { at, named, resultName: assault => resultKey(assault, first) };
  return nodes;
};
