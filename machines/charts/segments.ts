/** An arrow across borders, cut where it crosses them, so that each box can be laid out by itself. */
import type { Chart } from './chart.ts';

/** The sheet that the outermost state is drawn on. */
export const PAGE = 'page';

/** One end of a piece: a state, or the place where the arrow crosses a state's border. */
export interface End {
  readonly state: string;
  readonly isCrossing: boolean;
}

/** A piece of an arrow, inside one box. */
export interface Segment {
  readonly container: string;
  readonly from: End;
  readonly to: End;
}

const parentsOf = (chart: Chart): ReadonlyMap<string, string> =>
  new Map(chart.states.map(({ id, parent }) => [id, parent ?? PAGE]));

/** A state and everything that holds it, the page last. */
const chainOf = (parents: ReadonlyMap<string, string>, id: string): readonly string[] => {
  const chain = [id];
  for (let at = parents.get(id); at !== undefined; at = parents.get(at)) chain.push(at);
  return chain;
};

/** The innermost box that an arrow can lie in: one end itself, if it holds the other. */
const containerOf = (sources: readonly string[], targets: readonly string[]): string => {
  if (sources[0] === targets[0]) return sources[1] ?? PAGE;
  return sources.find(one => targets.includes(one)) ?? PAGE;
};

/** The pieces of an arrow from its source to its target, in that order. */
export const segmentsOf = (chart: Chart, source: string, target: string): readonly Segment[] => {
  const parents = parentsOf(chart);
  const [sources, targets] = [chainOf(parents, source), chainOf(parents, target)];
  const container = containerOf(sources, targets);
  const up = sources.slice(0, sources.indexOf(container));
  const down = targets.slice(0, targets.indexOf(container));
  const end = (state: string, index: number): End => ({ state, isCrossing: index > 0 });
  return [
    ...up.slice(1).map((box, index) => ({
      container: box, from: end(up[index]!, index), to: { state: box, isCrossing: true },
    })),
    { container, from: outermost(up, container), to: outermost(down, container) },
    ...down.slice(1).map((box, index) => ({
      container: box, from: { state: box, isCrossing: true }, to: end(down[index]!, index),
    })).reverse(),
  ];
};

/** Where the piece in the common box ends: at a state in it, or at the box itself, from inside. */
const outermost = (chain: readonly string[], container: string): End => {
  const state = chain.at(-1);
  return state === undefined ? { state: container, isCrossing: true } : { state, isCrossing: chain.length > 1 };
};
