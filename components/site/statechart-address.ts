/** What the address asks of the page of the statechart, and the other way round. */
import { SAMPLE_NAMES } from '../../src/epic-armageddon/scenario/samples/names.ts';
import { PHASE_SAMPLE_NAMES } from '../../src/warhammer-40k/scenario/samples/names.ts';

export const VIEWS = ['chart', 'compare', 'phase', 'editions'] as const;
export type View = (typeof VIEWS)[number];

/**
 * What the address asks for: a bundled assault; with `compare` before it a question and its answers too. With `phase` a
 * phase of Warhammer 40,000 and its edition; with `editions` a phase in all of them, and whether pages beside the texts
 * are played.
 */
export interface ChartAddress {
  readonly view: View;
  readonly scenario: string;
  readonly ruling: string | null;
  readonly answers: readonly string[];
}

/** What stands behind a phase in all editions that is played with the pages beside the texts. */
export const COMPLETED = 'completed';

/** '', 'orks-storm-ruins', 'compare', 'compare/orks-storm-ruins/titanDice/half-macro/starting-capacity'. */
export const readChartAddress = (address: string): ChartAddress => {
  const parts = address.split('/');
  const view = VIEWS.find(one => one === parts[0]) ?? 'chart';
  const [scenario = '', ruling = '', ...answers] = view === parts[0] ? parts.slice(1) : parts;
  return { view, scenario: scenario || FIRST[view], ruling: ruling || null, answers };
};

/** With its '#'. */
export const writeChartAddress = ({ view, scenario, ruling, answers }: ChartAddress): string => {
  const parts = view === 'chart' ? [scenario] : [view, scenario];
  return `#statechart=${[...parts, ...(ruling === null ? [] : [ruling, ...answers])].join('/')}`;
};

/** The address of a view for whoever comes from what is shown. */
export const addressFrom = (asked: ChartAddress, to: View): string => {
  if (asked.view === to) return writeChartAddress(asked);
  const { scenario } = asked;
  const isKept = KEEPS.some(([from, other]) => from === asked.view && other === to);
  if (isKept) return writeChartAddress({ view: to, scenario, ruling: null, answers: [] });
  return to === 'chart' ? '#statechart' : `#statechart=${to}`;
};

/** Two rulings are shown first where they make the most difference. */
const FIRST_COMPARED = 'warband-swarms-titan';

/** What a view begins with. */
const FIRST: Readonly<Record<View, string>> = {
  chart: SAMPLE_NAMES[0].id,
  compare: FIRST_COMPARED,
  phase: PHASE_SAMPLE_NAMES[0].id,
  editions: PHASE_SAMPLE_NAMES[0].id,
};

/** What is walked goes on in the comparison of editions and back; from the comparison of rulings back alone. */
const KEEPS: readonly (readonly [from: View, to: View])[] = [
  ['compare', 'chart'], ['phase', 'editions'], ['editions', 'phase'],
];
