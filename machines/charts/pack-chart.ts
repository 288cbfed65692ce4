/** A chart as short lists: what a page that shows one has to load. */
import type { Chart, ChartState, ChartTransition } from './chart.ts';

/**
 * Places in the list of states are counted from the state or the transition's source itself, so that what is alike
 * inside two states is written alike: -1 for the one before it, 0 for none (or for itself, among targets).
 */
type PackedState = readonly [
  parent: number, id: string, kind: ChartState['kind'], title: string, description: string, rule: string | null,
  initial: number, procedure: string, isAside: number,
];

/** Its source is counted from that of the transition before it. */
type PackedTransition = readonly [
  source: number, event: string, kind: ChartTransition['kind'], targets: readonly number[], guard: string | null,
  actions: readonly string[],
];

export interface PackedChart {
  readonly id: string;
  readonly states: readonly PackedState[];
  readonly transitions: readonly PackedTransition[];
}

/** An id starts with its parent’s, unless its machine names it otherwise; then it is written with a #. */
const shortId = ({ id, parent }: ChartState): string =>
  (parent !== null && id.startsWith(`${parent}.`) ? id.slice(parent.length + 1) : `#${id}`);

export const packChart = ({ id, states, transitions }: Chart): PackedChart => {
  const places = new Map(states.map((state, index) => [state.id, index]));
  const from = (place: number, name: string | null): number => (name === null ? 0 : places.get(name)! - place);
  return {
    id,
    states: states.map((one, place) => [
      from(place, one.parent), shortId(one), one.kind, one.title, one.description, one.rule, from(place, one.initial),
      one.procedure ?? '', one.isAside ? 1 : 0,
    ]),
    transitions: transitions.map(({ source, event, kind, targets, guard, actions }, index) => {
      const place = places.get(source)!;
      const before = places.get(transitions[index - 1]?.source ?? states[0]!.id)!;
      return [place - before, event, kind, targets.map(one => from(place, one)), guard, actions];
    }),
  };
};

export const chartFrom = ({ id, states, transitions }: PackedChart): Chart => {
  const ids: string[] = [];
  states.forEach(([parent, short], place) => {
    ids.push(short.startsWith('#') ? short.slice(1) : `${ids[place + parent]}.${short}`);
  });
  const named = (place: number, off: number): string | null => (off === 0 ? null : ids[place + off]!);
  return {
    id,
    states: states.map(([parent, , kind, title, description, rule, initial, procedure, isAside], place) => ({
      id: ids[place]!, parent: named(place, parent), kind, title, description, rule, initial: named(place, initial),
      ...(procedure ? { procedure } : {}), ...(isAside ? { isAside: true } : {}),
    })),
    transitions: unpackedTransitions(ids, transitions),
  };
};

const unpackedTransitions = (
  ids: readonly string[], transitions: readonly PackedTransition[],
): readonly ChartTransition[] => {
  const counts = new Map<string, number>();
  let place = 0;
  return transitions.map(([step, event, kind, targets, guard, actions]) => {
    place += step;
    const [at, source] = [place, ids[place]!];
    const name = `${source}/${event}`;
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return { id: `${name}/${nth}`, source, event, kind, targets: targets.map(one => ids[at + one]!), guard, actions };
  });
};
