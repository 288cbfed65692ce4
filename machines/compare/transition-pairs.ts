/** Which transition of one statechart is which of another. */
import type { Chart, ChartTransition } from '../charts/chart.ts';
import { labelOf } from '../charts/label.ts';
import { both, type Both } from './game.ts';
import { pairedAlone, pairedInOrder, type KeyOf } from './pairing.ts';
import type { StatePairs } from './state-pairs.ts';

export interface TransitionPairs {
  readonly pairs: readonly Both<ChartTransition>[];
  /** Transitions of each chart that the other lacks, though it has their state. */
  readonly alone: Both<readonly ChartTransition[]>;
  /** Pairs that are tried earlier in one chart than in the other, among those of their event. */
  readonly outOfOrder: readonly Both<ChartTransition>[];
}

/** What a transition has in common with its like, the likest first; each in the words of the first chart. */
const likenesses = (name: (id: string) => string): readonly KeyOf<ChartTransition>[] => {
  const whence = (one: ChartTransition): readonly string[] => [name(one.source), one.kind, labelOf(one).event];
  const whither = ({ targets }: ChartTransition): readonly string[] => targets.map(name);
  return [
    one => JSON.stringify([whence(one), one.guard, whither(one), one.actions]),
    one => JSON.stringify([whence(one), one.guard, whither(one)]),
    one => (one.guard === null ? null : JSON.stringify([whence(one), one.guard])),
    one => JSON.stringify([whence(one), whither(one)]),
    one => JSON.stringify(whence(one)),
  ];
};

/** An event that was renamed: everything else is the same, and nothing else is so. */
const renamed = (name: (id: string) => string): KeyOf<ChartTransition> => one =>
  JSON.stringify([name(one.source), one.kind, one.guard, one.targets.map(name), one.actions]);

const without = (
  lists: Both<readonly ChartTransition[]>, pairs: readonly Both<ChartTransition>[],
): Both<readonly ChartTransition[]> => {
  const taken = new Set(pairs.flat());
  return both(lists, list => list.filter(one => !taken.has(one)));
};

/** Transitions out of states that both charts have. */
export const pairTransitions = (charts: Both<Chart>, { partner }: StatePairs): TransitionPairs => {
  const names = both(partner, (_, at) => (id: string) => (at === 0 ? id : partner[1].get(id) ?? `only there: ${id}`));
  let left: Both<readonly ChartTransition[]> = both(charts, ({ transitions }, at) =>
    transitions.filter(({ source }) => partner[at].has(source)));
  const pairs: Both<ChartTransition>[] = [];
  const take = (found: readonly Both<ChartTransition>[]): void => {
    pairs.push(...found);
    left = without(left, found);
  };
  const [ours, theirs] = both(names, likenesses);
  ours.forEach((likeness, i) => take(pairedInOrder(left, [likeness, theirs[i]!])));
  take(pairedAlone(left, both(names, renamed)));
  return { pairs, alone: left, outOfOrder: outOfOrder(charts, pairs) };
};

/** Those of one state and event are tried in turn: pairs that would have to overtake one another. */
const outOfOrder = (
  charts: Both<Chart>, pairs: readonly Both<ChartTransition>[],
): readonly Both<ChartTransition>[] => {
  const [a, b] = both(charts, ({ transitions }) => new Map(transitions.map((one, at) => [one, at])));
  const isTogether = (one: Both<ChartTransition>, other: Both<ChartTransition>): boolean =>
    both(one, ({ source, event }, at) => source === other[at].source && event === other[at].event).every(Boolean);
  return pairs.filter(one => pairs.some(other => isTogether(one, other)
    && Math.sign(a.get(one[0])! - a.get(other[0])!) !== Math.sign(b.get(one[1])! - b.get(other[1])!)));
};
