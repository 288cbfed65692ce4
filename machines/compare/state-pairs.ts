/** Which state of one statechart is which of another: by its path below the root, or else by what it says of itself. */
import type { Chart, ChartState } from '../charts/chart.ts';
import { both, type Both } from './game.ts';
import { pairedAlone, type KeyOf } from './pairing.ts';

/** Ids of states that are the same state of two charts, either way round. */
export interface StatePairs {
  readonly pairs: readonly Both<ChartState>[];
  /** The id in the other chart of a state of the first, or of the second; null: it has none. */
  readonly partner: Both<ReadonlyMap<string, string>>;
}

/** The last part of an id; one that was given to a state is taken whole. */
export const keyOf = ({ id, parent }: ChartState): string =>
  (parent !== null && id.startsWith(`${parent}.`) ? id.slice(parent.length + 1) : id);

/** What a state says of itself; null: nothing by which it could be known again. */
const faceOf = ({ kind, description, rule }: ChartState): string | null =>
  (description === '' && rule === null ? null : JSON.stringify([kind, description, rule]));

/** What can happen in a state of a chart and which states it holds; null: nothing. */
const deedsIn = ({ states, transitions }: Chart): KeyOf<ChartState> => {
  const children = new Map<string, string[]>();
  const events = new Map<string, string[]>();
  const put = (into: Map<string, string[]>, id: string, what: string): void => {
    into.set(id, [...into.get(id) ?? [], what]);
  };
  for (const state of states) if (state.parent !== null) put(children, state.parent, keyOf(state));
  for (const { source, kind, event, guard } of transitions) put(events, source, JSON.stringify([kind, event, guard]));
  return ({ id, kind }) =>
    (children.has(id) || events.has(id) ? JSON.stringify([kind, children.get(id), events.get(id)]) : null);
};

/** The charts' own words are compared, never the name of the machine. */
export const pairStates = (charts: Both<Chart>): StatePairs => {
  const partner: Both<Map<string, string>> = [new Map(), new Map()];
  const pairs: Both<ChartState>[] = [];
  const pair = ([a, b]: Both<ChartState>): void => {
    partner[0].set(a.id, b.id);
    partner[1].set(b.id, a.id);
    pairs.push([a, b]);
  };
  const add = (keysOf: Both<KeyOf<ChartState>>): number => {
    const found = pairedAlone([alone(charts[0], partner[0]), alone(charts[1], partner[1])], keysOf);
    found.forEach(pair);
    return found.length;
  };
  /** Where a state belongs, in the words of the first chart; null: its parent is in one chart only. */
  const places: Both<KeyOf<ChartState>> = [
    ({ parent }) => (parent !== null && partner[0].has(parent) ? parent : null),
    ({ parent }) => (parent === null ? null : partner[1].get(parent) ?? null),
  ];
  const within = (asks: Both<KeyOf<ChartState>>): Both<KeyOf<ChartState>> => both(asks, (ask, at) => state => {
    const [place, own] = [places[at](state), ask(state)];
    return place === null || own === null ? null : JSON.stringify([place, own]);
  });
  const likenesses: readonly (() => number)[] = [
    () => add(within([keyOf, keyOf])),
    () => add(within([faceOf, faceOf])),
    () => add(within(both(charts, deedsIn))),
    () => add([faceOf, faceOf]),
  ];
  if (charts.every(({ states }) => states.length > 0)) pair([charts[0].states[0]!, charts[1].states[0]!]);
  while (likenesses.some(look => look() > 0));
  return { pairs, partner };
};

/** States that have no partner yet. */
const alone = ({ states }: Chart, partner: ReadonlyMap<string, string>): readonly ChartState[] =>
  states.filter(({ id }) => !partner.has(id));
