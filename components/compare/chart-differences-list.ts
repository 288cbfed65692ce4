/** What differs between two statecharts, in words, as a list. */
import { html, type TemplateResult } from 'lit';
import type { Aspect, ChartDifference } from '../../machines/compare/chart-differences.ts';
import { both, type Both } from '../../machines/compare/both.ts';
import { words } from './words.ts';

/** `names`: what the two are called. */
export const chartDifferencesTemplate = (
  names: Both<string>, differences: readonly ChartDifference[],
): TemplateResult => html`<ul class="differences">${differences.map(difference => {
  const { thing, says } = chartDifferenceWords(difference, names);
  return html`<li>
    <b>${thing}</b>
    ${says.map((say, which) => html`<span><span class="letter">${words.letters[which]}</span> ${say}</span>`)}
  </li>`;
})}</ul>`;

const ASPECTS: Readonly<Record<Exclude<Aspect, 'lacking' | 'order'>, string>> = {
  key: 'is called', parent: 'stands in', kind: 'is', title: 'has the title', description: 'says', rule: 'cites',
  initial: 'begins with', event: 'answers', guard: 'asks', targets: 'leads to', actions: 'does',
};

const shown = (value: ChartDifference['values'][0]): string => {
  if (value === null) return 'nothing';
  if (typeof value === 'string') return value === '' ? 'nothing' : `“${value}”`;
  return value.length === 0 ? 'nothing' : value.map(one => `“${one}”`).join(', ');
};

/** A difference between two charts as a sentence about each of them. */
const chartDifferenceWords = (
  { of, aspect, ids, values }: ChartDifference, names: Both<string>,
): { readonly thing: string; readonly says: Both<string> } => {
  const thing = `${of === 'state' ? 'State' : 'Transition'} ${ids[0] ?? ids[1]}`;
  if (aspect === 'lacking') {
    return { thing, says: both(values, (value, at) => (value === null ? `${names[at]} lacks it` : 'is there')) };
  }
  if (aspect === 'order') return { thing, says: ['is tried in this order', 'is tried in another order'] };
  return { thing, says: both(values, value => `${ASPECTS[aspect]} ${shown(value)}`) };
};
