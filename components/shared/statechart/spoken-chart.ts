/** A chart in the language of the screen. What a machine says of itself, its chart says in English. */
import type { Chart } from '../../../machines/charts/chart.ts';
import { labelOf } from '../../../machines/charts/label.ts';
import type { Layout } from '../../../machines/charts/layout.ts';
import { onceSpoken } from '../languages/spoken.ts';
import { bookOf, language } from '../languages/speech.ts';
import { statechartWords } from './statechart-words.ts';

/**
 * A part of the words has the texts of a machine by what each is in English. What another language lacks, and what a
 * machine of the page says of itself, stays as it is.
 */
const inLanguage = (chart: Chart): Chart => {
  if (language() === 'en') return chart;
  const texts = bookOf(`${chart.id.split('.')[0]}/chart`) as Readonly<Record<string, string>> | undefined;
  const said = (text: string): string => texts?.[text] ?? text;
  return {
    ...chart,
    states: chart.states.map(one => ({
      ...one, title: said(one.title), description: said(one.description),
      ...(one.procedure === undefined ? {} : { procedure: said(one.procedure) }),
    })),
    transitions: chart.transitions.map(one => {
      const { event, guard } = labelOf(one, statechartWords.inside);
      return { ...one, label: { event, guard: guard === null ? null : said(guard) } };
    }),
  };
};

export const spokenChart = onceSpoken(inLanguage);

export const spokenLayout = onceSpoken((layout: Layout): Layout => ({ ...layout, chart: spokenChart(layout.chart) }));
