/** Where a walk has been, in order. */
import type { Chart } from '../../../machines/charts/chart.ts';
import { labelOf } from '../../../machines/charts/label.ts';
import { innermost, lineageOf, mapOf } from './chart-map.ts';
import { passedBy, type Step, type Subject, type Walk } from './walk.ts';

/** A state that was entered, or gone through at once. */
export interface Visit {
  /** Ids of the innermost states. */
  readonly states: readonly string[];
  /** The event that led there; null: it followed by itself. */
  readonly event: string | null;
  /** The conditions that held when it followed by itself. */
  readonly held: readonly string[];
  /** After so many events. */
  readonly at: number;
}

const visitsOf = (chart: Chart, subject: Subject, step: Step, at: number): readonly Visit[] => {
  const { transitions } = mapOf(chart);
  const places = passedBy(subject, step);
  return places.map((active, i): Visit => {
    const taken = (step.passages[i]?.taken ?? []).flatMap(id => transitions.get(id) ?? []);
    const isSent = i === 0 && step.event !== null;
    return {
      states: innermost(chart, active),
      event: isSent ? step.event!.type : null,
      held: isSent ? [] : taken.flatMap(one => labelOf(one).guard ?? []),
      at,
    };
  });
};

/** The state in which a machine began, when it left it at once. */
const origin = (chart: Chart, [first]: readonly Step[]): readonly Visit[] => {
  const sources = (first?.passages[0]?.taken ?? []).flatMap(id => mapOf(chart).transitions.get(id)?.source ?? []);
  return sources.length === 0 ? [] : [{ states: sources, event: null, held: [], at: 0 }];
};

const isSame = (a: Visit | undefined, b: Visit): boolean => a?.states.join() === b.states.join();

/** Every place of a walk once for each time that it was come to. */
export const visitsIn = (chart: Chart, subject: Subject, { steps }: Walk): readonly Visit[] => {
  const all = [...origin(chart, steps), ...steps.flatMap((step, at) => visitsOf(chart, subject, step, at))];
  return all.filter((visit, i) => !isSame(all[i - 1], visit));
};

/** Ids of all states that were active in some visits. */
export const visited = (chart: Chart, visits: readonly Visit[]): ReadonlySet<string> =>
  new Set(visits.flatMap(({ states }) => states.flatMap(id => lineageOf(chart, id).map(state => state.id))));
