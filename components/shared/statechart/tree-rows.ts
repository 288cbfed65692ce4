/** A chart as the rows of a tree: each state with its events, and then the states inside it. */
import type { Chart, ChartState, ChartTransition } from '../../../machines/charts/chart.ts';
import { bracketed } from '../../../machines/charts/text-size.ts';
import { labelOf } from '../../../machines/charts/label.ts';
import type { EventVerdict } from '../../../machines/charts/event-prober.ts';
import { lineageOf, mapOf } from './chart-map.ts';
import type { Lights } from './lights.ts';
import { statechartWords } from './statechart-words.ts';

export interface TreeRow {
  readonly id: string;
  readonly kind: 'state' | 'event';
  readonly parent: string | null;
  /** What it is called. */
  readonly title: string;
  /** What stands behind the title: a rule, or where an event leads. */
  readonly more: string;
  /** From 1. */
  readonly level: number;
  readonly size: number;
  readonly position: number;
  /** Null where there is nothing inside. */
  readonly isOpen: boolean | null;
  readonly isActive: boolean;
  readonly isVisited: boolean;
  readonly isLed: boolean;
  readonly isMarked: boolean;
  readonly eventVerdict: EventVerdict | null;
}

/** No name is longer than this; the rest is left to the chart. */
const LONG = 160;

const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

/** An event with its condition, in words where there are any. */
export const eventTitle = (transition: ChartTransition, words: string | null = null): string => {
  const { event, guard } = labelOf(transition);
  const happens = words ?? (event === '' ? statechartWords.byItself : event);
  return short(guard === null ? happens : `${happens} ${bracketed(guard)}`);
};

/** Machines of this program: words are for their events, whatever another one calls alike. */
const OURS = ['assault', 'phase'];

type Names = 'words' | 'identifiers';

/** An event in words; null: there are none for it, or it is to be called as scripts send it. */
export const wordsOfEvent = (chart: Chart, event: string, names: Names): string | null => {
  const isOurs = names === 'words' && OURS.includes(chart.id.split('.')[0]!);
  const { events } = statechartWords;
  return isOurs && Object.hasOwn(events, event) ? events[event]! : null;
};

/** What happens, in words where there are any. */
export const eventInWords = (chart: Chart, transition: ChartTransition, names: Names): string =>
  wordsOfEvent(chart, transition.event, names) ?? eventTitle(transition);

/** The same with its condition. */
const conditionInWords = (chart: Chart, transition: ChartTransition, names: Names): string =>
  eventTitle(transition, wordsOfEvent(chart, transition.event, names));

/** Where an event leads by the chart. */
export const targetTitles = (chart: Chart, { source, targets }: ChartTransition): string => {
  const { states, outOf } = mapOf(chart);
  const goesOn = outOf.get(source)?.some(({ kind }) => kind === 'always') ?? false;
  if (targets.length === 0) return goesOn ? statechartWords.then : statechartWords.stays;
  return statechartWords.to(targets.map(id => short(states.get(id)?.title ?? id)).join(', '));
};

/** The titles of a state and those around it, without the machine's; what is called as what is around it, once. */
export const pathTitles = (chart: Chart, id: string): readonly string[] =>
  lineageOf(chart, id).slice(1).map(({ title }) => short(title)).filter((title, i, all) => title !== all[i - 1]);

export const pathTitle = (chart: Chart, id: string): string => pathTitles(chart, id).join(' › ');

/** Where it stands, in one line. */
export const nowTitle = (chart: Chart, here: readonly string[]): string =>
  here.map(id => pathTitle(chart, id)).filter(title => title !== '').join('; ');

/** Places where it may come to stand, one after the other. */
export const listed = (chart: Chart, states: readonly string[]): string =>
  states.map(id => nowTitle(chart, [id])).join(', ');

interface Place {
  readonly level: number;
  readonly size: number;
  readonly position: number;
  readonly parent: string | null;
}

/** The rows that are seen, in order, where some states are unfolded. */
export const treeRows = (
  chart: Chart, unfolded: ReadonlySet<string>, lights: Lights, names: Names = 'identifiers',
): readonly TreeRow[] => {
  const { inside, outOf } = mapOf(chart);
  const active = new Set(lights.moment?.active ?? []);
  const led = new Set(lights.led);
  const marked = new Set(lights.marked);
  const eventVerdicts = new Map(lights.moment?.eventVerdicts.map(one => [one.transition, one]));
  const rows: TreeRow[] = [];
  const addEvent = (transition: ChartTransition, place: Place): void => void rows.push({
    ...place, id: transition.id, kind: 'event',
    title: conditionInWords(chart, transition, names), more: targetTitles(chart, transition),
    isOpen: null, isActive: false, isVisited: lights.taken.includes(transition.id), isLed: false,
    isMarked: marked.has(transition.id), eventVerdict: eventVerdicts.get(transition.id) ?? null,
  });
  const addState = (state: ChartState, place: Place): void => {
    const [events, states] = [outOf.get(state.id) ?? [], inside.get(state.id) ?? []];
    const size = events.length + states.length;
    const isOpen = unfolded.has(state.id);
    rows.push({
      ...place, id: state.id, kind: 'state', title: short(state.title), more: state.rule ?? '',
      isOpen: size === 0 ? null : isOpen, isActive: active.has(state.id), isVisited: lights.visited.has(state.id),
      isLed: led.has(state.id) && !active.has(state.id), isMarked: marked.has(state.id), eventVerdict: null,
    });
    if (!isOpen) return;
    const child = { level: place.level + 1, size, parent: state.id };
    events.forEach((event, i) => addEvent(event, { ...child, position: i + 1 }));
    states.forEach((one, i) => addState(one, { ...child, position: events.length + i + 1 }));
  };
  const root = chart.states[0];
  if (root !== undefined) addState(root, { level: 1, size: 1, position: 1, parent: null });
  return rows;
};

/** What is said of an event as it stands now; empty where that is unknown. */
export const verdictOf = (eventVerdict: EventVerdict | null): string => {
  if (eventVerdict === null) return '';
  if (eventVerdict.verdict !== 'refused') return statechartWords[eventVerdict.verdict];
  return eventVerdict.reason === null
    ? statechartWords.refusedAlone : statechartWords.refused(eventVerdict.reason.say, eventVerdict.reason.rule);
};
