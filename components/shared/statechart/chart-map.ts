/** A chart looked up by its ids. */
import type { Chart, ChartState, ChartTransition } from '../../../machines/charts/chart.ts';
import { once } from '../../../src/shared/once.ts';

export interface ChartMap {
  readonly states: ReadonlyMap<string, ChartState>;
  readonly transitions: ReadonlyMap<string, ChartTransition>;
  /** The states inside a state, in the order of the definition. */
  readonly inside: ReadonlyMap<string, readonly ChartState[]>;
  /** The transitions out of a state, in the order in which they are tried. */
  readonly outOf: ReadonlyMap<string, readonly ChartTransition[]>;
}

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string | null): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
};

/** Worked out once for each chart. */
export const mapOf = once((chart: Chart): ChartMap => ({
  states: new Map(chart.states.map(state => [state.id, state])),
  transitions: new Map(chart.transitions.map(transition => [transition.id, transition])),
  inside: grouped(chart.states, state => state.parent),
  outOf: grouped(chart.transitions, transition => transition.source),
}));

/** A state and the states around it, the machine itself first. */
export const lineageOf = (chart: Chart, id: string): readonly ChartState[] => {
  const { states } = mapOf(chart);
  const line: ChartState[] = [];
  for (let at = states.get(id); at !== undefined; at = at.parent === null ? undefined : states.get(at.parent)) {
    line.unshift(at);
  }
  return line;
};

/** The innermost of some active states. */
export const innermost = (chart: Chart, active: readonly string[]): readonly string[] => {
  const { states } = mapOf(chart);
  const outer = new Set(active.map(id => states.get(id)?.parent));
  return active.filter(id => !outer.has(id));
};

/** How deep a state lies: the machine itself 0. */
export const depthOf = (chart: Chart, id: string): number => lineageOf(chart, id).length - 1;
