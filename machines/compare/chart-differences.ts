/** What differs between two statecharts, state by state and transition by transition. */
import type { Chart, ChartState, ChartTransition } from '../charts/chart.ts';
import { labelOf } from '../charts/label.ts';
import { both, type Both } from './game.ts';
import { keyOf, pairStates, type StatePairs } from './state-pairs.ts';
import { pairTransitions } from './transition-pairs.ts';

/**
 * What is not the same. Lacking: one chart has it alone. Key: it is called otherwise. Parent: it stands in another
 * state. Order: it is tried earlier or later among those of its event.
 */
export const ASPECTS = [
  'lacking', 'key', 'parent', 'kind', 'title', 'description', 'rule', 'initial',
  'event', 'guard', 'targets', 'actions', 'order',
] as const;
export type Aspect = (typeof ASPECTS)[number];

export interface ChartDifference {
  readonly of: 'state' | 'transition';
  readonly aspect: Aspect;
  /** Its id in each chart, null where it is lacking. */
  readonly ids: Both<string | null>;
  /** What each chart has; ids of states and names as they are written there. Null: nothing. */
  readonly values: Both<string | readonly string[] | null>;
}

/** A question put to a thing of a chart, in words that hold in both. */
type Ask<T> = readonly [aspect: Aspect, own: (thing: T, at: 0 | 1) => ChartDifference['values'][0], same?: Same];
type Same = (value: ChartDifference['values'][0], at: 0 | 1) => unknown;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const differencesIn = <T extends { readonly id: string }>(
  of: ChartDifference['of'], pair: Both<T>, asks: readonly Ask<T>[],
): readonly ChartDifference[] => asks.flatMap(([aspect, own, same = value => value]) => {
  const values = both(pair, own);
  const [a, b] = both(values, same);
  return isSame(a, b) ? [] : [{ of, aspect, ids: both(pair, ({ id }) => id), values }];
});

const lacking = (of: ChartDifference['of'], id: string, name: string, at: 0 | 1): ChartDifference => ({
  of, aspect: 'lacking',
  ids: at === 0 ? [id, null] : [null, id],
  values: at === 0 ? [name, null] : [null, name],
});

/** An id of the second chart as the first calls it, so that two ids can be compared. */
const translated = ({ partner }: StatePairs): Same => (value, at) => {
  const one = (id: string): string => (at === 0 ? id : partner[1].get(id) ?? `only there: ${id}`);
  if (value === null) return null;
  return typeof value === 'string' ? one(value) : value.map(one);
};

const stateAsks = (states: StatePairs): readonly Ask<ChartState>[] => [
  // The root stands for the machine: what that is called is no difference.
  ['key', state => (state.parent === null ? null : keyOf(state))],
  ['parent', ({ parent }) => parent, translated(states)],
  ['kind', ({ kind }) => kind],
  ['title', state => (state.parent === null ? null : state.title)],
  ['description', ({ description }) => description],
  ['rule', ({ rule }) => rule],
  ['initial', ({ initial }) => initial, translated(states)],
];

const transitionAsks = (states: StatePairs): readonly Ask<ChartTransition>[] => [
  ['event', transition => labelOf(transition).event],
  ['guard', ({ guard }) => guard],
  ['targets', ({ targets }) => targets, translated(states)],
  ['actions', ({ actions }) => actions],
];

/**
 * Everything that differs between two charts; nothing where they say the same.
 *
 * A state is the same state in both if it has the same path below the root; one that was renamed or moved is known by
 * what it says of itself. What belongs to a state that one chart lacks is lacking with it and not told again.
 */
export const chartDifferences = (first: Chart, second: Chart): readonly ChartDifference[] => {
  const charts: Both<Chart> = [first, second];
  const states = pairStates(charts);
  const isLacking = (at: 0 | 1) => (id: string): boolean => !states.partner[at].has(id);
  const lackingStates = both(charts, (chart, at) => chart.states
    .filter(({ id, parent }) => isLacking(at)(id) && (parent === null || !isLacking(at)(parent)))
    .map(state => lacking('state', state.id, state.title, at)));
  const { pairs, alone, outOfOrder } = pairTransitions(charts, states);
  return [
    ...lackingStates.flat(),
    ...states.pairs.flatMap(pair => differencesIn('state', pair, stateAsks(states))),
    ...both(alone, (transitions, at) =>
      transitions.map(one => lacking('transition', one.id, labelOf(one).event, at))).flat(),
    ...pairs.flatMap(pair => differencesIn('transition', pair, transitionAsks(states))),
    ...outOfOrder.map((pair): ChartDifference => ({
      of: 'transition', aspect: 'order', ids: both(pair, ({ id }) => id), values: both(pair, ({ id }) => id),
    })),
  ];
};

/** Ids of the states of each chart in which something differs, those within a state that the other lacks too. */
export const differingStates = (first: Chart, second: Chart): Both<readonly string[]> => {
  const differences = chartDifferences(first, second);
  return both([first, second], ({ states, transitions }, at) => {
    const sources = new Map(transitions.map(({ id, source }) => [id, source]));
    const marked = new Set(differences.flatMap(({ of, ids }) => {
      const id = ids[at];
      if (id === null) return [];
      return of === 'state' ? [id] : [sources.get(id)!];
    }));
    const whole = new Set(differences.filter(one => one.of === 'state' && one.aspect === 'lacking')
      .flatMap(({ ids }) => ids[at] ?? []));
    for (const { id, parent } of states) if (parent !== null && whole.has(parent)) whole.add(id);
    return states.map(({ id }) => id).filter(id => marked.has(id) || whole.has(id));
  });
};
