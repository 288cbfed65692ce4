/** Procedures that a chart enters from several places, each as one more state of the chart. */
import type { Chart, ChartState, ChartTransition } from './chart.ts';

export interface WithProcedures {
  readonly chart: Chart;
  /** What stands for a state in the procedure that it belongs to, by its id. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
}

/** The box of a procedure. */
export const procedureId = (chart: string, procedure: string): string => `${chart}#${procedure}`;

const within = ({ states }: Chart, id: string): readonly ChartState[] => states.filter(({ parent }) => parent === id)
  .flatMap(one => [one, ...within({ states } as Chart, one.id)]);

/** Whether a state is one run of a procedure. */
export const isRun = ({ procedure, kind }: ChartState): boolean => procedure !== undefined && kind === 'compound';

/** Each procedure once, made from the first place where it is run. */
export const withProcedures = (chart: Chart): WithProcedures => {
  const runs = chart.states.filter(isRun);
  const added: ChartState[] = [];
  const transitions: ChartTransition[] = [];
  const alike = new Map<string, readonly string[]>();
  for (const name of new Set(runs.map(({ procedure }) => procedure!))) {
    const ours = runs.filter(({ procedure }) => procedure === name);
    const first = ours[0]!;
    const model = within(chart, first.id);
    const base = procedureId(chart.id, name);
    const ids = new Map([[first.id, base], ...model.map(({ id }, at) => [id, `${base}.${at}`] as const)]);
    added.push({
      ...first, id: base, parent: chart.states[0]!.id, title: name, initial: ids.get(first.initial ?? '') ?? null,
    }, ...model.map(({ procedure: title, ...one }) => ({
      ...one, title: title ?? one.title, id: ids.get(one.id)!, parent: ids.get(one.parent!)!,
      initial: ids.get(one.initial ?? '') ?? null,
    })));
    const inner = chart.transitions.filter(({ source }) => source !== first.id && ids.has(source));
    transitions.push(...inner.map(one => ({
      ...one, source: ids.get(one.source)!, targets: one.targets.flatMap(id => ids.get(id) ?? []),
    })));
    for (const run of ours) {
      const held = within(chart, run.id);
      alike.set(run.id, [base]);
      held.forEach(({ id }, at) => alike.set(id, [held.length === model.length ? `${base}.${at}` : base]));
    }
  }
  const states = [...chart.states, ...added];
  return { chart: { ...chart, states, transitions: [...chart.transitions, ...transitions] }, alike };
};
