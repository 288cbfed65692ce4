/** What is lit of a chart: which classes its parts have. A change touches those alone that differ. */
import type { ChartMoment } from '../../../machines/charts/event-prober.ts';

export interface Lights {
  /** Where the machine is and what can happen; null: nothing is known of that. */
  readonly moment: ChartMoment | null;
  /** The innermost of the active states. */
  readonly here: readonly string[];
  /** States that have been active. */
  readonly visited: ReadonlySet<string>;
  /** Transitions taken on the way to here since the last rest. */
  readonly taken: readonly string[];
  /** States to which what is pointed at would lead. */
  readonly led: readonly string[];
  /** The state or transition that is pointed at; null: none. */
  readonly pointed: string | null;
  /** States and transitions that somebody wants marked. */
  readonly marked: readonly string[];
}

export const DARK: Lights = {
  moment: null, here: [], visited: new Set(), taken: [], led: [], pointed: null, marked: [],
};

/** Classes by the id of a state or transition. */
export type Classes = ReadonlyMap<string, string>;

/** The parts of a chart that are not as they are drawn, with their classes. */
export const classesOf = ({ moment, here, taken, led, pointed, marked }: Lights): Classes => {
  const classes = new Map<string, string>();
  const add = (id: string, name: string): void => {
    const before = classes.get(id);
    classes.set(id, before === undefined ? name : `${before} ${name}`);
  };
  const active = moment?.active ?? [];
  for (const id of active) add(id, here.includes(id) ? 'active here' : 'active');
  for (const { transition, verdict } of moment?.eventVerdicts ?? []) add(transition, verdict);
  for (const id of taken) add(id, 'taken');
  for (const id of led) if (!active.includes(id)) add(id, 'led');
  for (const id of marked) add(id, 'marked');
  if (pointed !== null) add(pointed, 'pointed');
  return classes;
};

/** Changes the classes of those parts that have others than before. */
export const updateLights = (parts: ReadonlyMap<string, Element>, before: Classes, after: Classes): void => {
  for (const [id, names] of before) {
    if (!after.has(id)) parts.get(id)?.classList.remove(...names.split(' '));
  }
  for (const [id, names] of after) {
    const old = before.get(id);
    if (old === names) continue;
    const part = parts.get(id);
    if (old !== undefined) part?.classList.remove(...old.split(' '));
    part?.classList.add(...names.split(' '));
  }
};
