import { afterEach, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { addWordSource, speak } from '../../../../components/shared/languages/speech.ts';
import { assaultOf } from '../../../../components/epic-armageddon/statechart/assault.ts';
import { figure } from '../../../../components/shared/statechart/figure.ts';
import { spokenChart } from '../../../../components/shared/statechart/spoken-chart.ts';
import { ChartPosition } from '../../../../components/shared/statechart/chart-position.ts';
import { treeRows } from '../../../../components/shared/statechart/tree-rows.ts';
import { DARK } from '../../../../components/shared/statechart/lights.ts';
import type { Chart } from '../../../../machines/charts/chart.ts';
import type { Layout } from '../../../../machines/charts/layout.ts';
import { chartOf } from '../../../../machines/charts/read-machine.ts';
import { ASSAULT_TEXTS } from '../../../../machines/charts/layouts/assault-texts.ts';
import { assaultChart } from '../../../../machines/charts/layouts/assault-chart.ts';
import { PHASE_TEXTS } from '../../../../machines/charts/layouts/phase-texts.ts';
import { phaseChart } from '../../../../machines/charts/layouts/phase-chart.ts';
import { foldChart } from '../../../../machines/charts/fold-chart.ts';
import { rowsLayout } from '../../../../machines/charts/rows-layout.ts';
import { REFUSALS } from '../../../../src/epic-armageddon/explain/phrases/refusals.ts';
import { madeUp } from '../../../support/made-up-language.ts';
import { booksIn, TRANSLATED } from '../../../support/translations.ts';

type Texts = Readonly<Record<string, string>>;

const CHARTS = {
  'assault/chart': { texts: ASSAULT_TEXTS, chart: assaultChart },
  'phase/chart': { texts: PHASE_TEXTS, chart: phaseChart },
} as const;

const told = (texts: readonly string[], tell: (text: string) => string): Texts =>
  Object.fromEntries(texts.map(text => [text, tell(text)]));

/** What German is made of in a test. */
let german: Readonly<Record<string, object>> = {};
await addWordSource(() => Promise.resolve(german));

const speakGerman = async (books: Readonly<Record<string, object>>): Promise<void> => {
  german = books;
  await speak('de');
};

afterEach(() => speak('en'));

/** Every text that a drawing is made of. */
const textsDrawn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsDrawn);
  if (part === null || typeof part !== 'object' || !('values' in part)) return [];
  return textsDrawn((part as { readonly values: unknown }).values);
};

/** Everything of a chart in the language of the screen, drawn in rows. */
const inRows = (chart: Chart): Layout => rowsLayout(foldChart(spokenChart(chart), {
  isOpen: () => true, isWhole: true, known: new Set(), names: 'words',
}), 'wide', 900);

/** Words that are cut, or narrower than they are written. */
const tightIn = (chart: Chart): readonly string[] =>
  textsDrawn(figure(inRows(chart)).values).filter(text => text.endsWith('…') || text.startsWith('matrix('));

describe('a chart', () => {
  it('is in English what its machine says', () => {
    expect(spokenChart(assaultChart)).toBe(assaultChart);
  });

  it('says titles, descriptions and conditions in another language, and is the same chart', async () => {
    await speakGerman({ 'assault/chart': told(ASSAULT_TEXTS, text => `de ${text}`) });
    const { states, transitions } = spokenChart(assaultChart);
    expect(states.map(({ id, title, description }) => [id, title, description]))
      .toEqual(assaultChart.states.map(({ id, title, description }) => [id, `de ${title}`, `de ${description}`]));
    expect(transitions.map(({ id, event, guard, targets }) => [id, event, guard, targets]))
      .toEqual(assaultChart.transitions.map(({ id, event, guard, targets }) => [id, event, guard, targets]));
    expect(transitions.find(({ guard }) => guard === 'mayFire')?.label)
      .toEqual({ event: 'overwatch.fired', guard: 'de may fire' });
    await speak('en');
    expect(treeRows(spokenChart(assaultChart), new Set(), DARK)[0]!.title).toBe('Assault');
  });

  it('of a machine of the page stays as it is, but for what we say of it', async () => {
    await speakGerman({
      'assault/chart': told(ASSAULT_TEXTS, () => 'Sturm'),
      statechart: { inside: { after: (delay: string) => `nach ${delay}`, else: 'alles andere' } },
    });
    const chart = chartOf(createMachine({
      id: 'lamp', initial: 'off', on: { '*': {} }, states: { off: { after: { 50: 'on' } }, on: { type: 'final' } },
    }));
    const { states, transitions } = spokenChart(chart);
    expect(states).toEqual(chart.states);
    expect(transitions.map(({ label }) => label?.event)).toEqual(['alles andere', 'nach 50 ms']);
  });
});

describe('longer words', () => {
  it.each(Object.entries(CHARTS))('of %s have boxes that are as wide as they are', async (part, one) => {
    await speakGerman({ [part]: told(one.texts, text => text + text.slice(0, text.length / 2)) });
    expect(tightIn(one.chart)).toEqual([]);
    await speak('en');
    expect(tightIn(one.chart)).toEqual([]);
  });

  const charts = TRANSLATED.flatMap(one => Object.entries(CHARTS).map(([part, { chart }]) => ({ one, part, chart })));

  it.each(charts)('$one: $part is drawn whole', async ({ one, part, chart }) => {
    const books = Object.assign({}, ...Object.values(await booksIn(one))) as Readonly<Record<string, Texts>>;
    await speakGerman(books);
    const { title } = spokenChart(chart).states[0]!;
    expect(title).not.toBe(chart.states[0]!.title);
    expect(title).toBe(books[part]![chart.states[0]!.title]);
    expect(tightIn(chart)).toEqual([]);
  });
});

it('why an event is refused is said in the language of the screen', async () => {
  const subject = assaultOf();
  const standing = new ChartPosition();
  standing.begin(subject, subject.bundled(null));
  for (let steps = 0; steps < 4; steps += 1) standing.next();
  const reasons = (): readonly string[] => standing.moment!.eventVerdicts.flatMap(({ reason }) => reason?.say ?? []);
  const english = reasons();
  expect(english.length).toBeGreaterThan(0);
  await speakGerman({ 'epic-armageddon/refusals': madeUp(REFUSALS) as object });
  expect(reasons()).toEqual(english.map(say => expect.stringContaining(`⟦${say}`)));
});
