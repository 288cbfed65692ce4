/** What differs between two statecharts, in words, as a list. */
import { html, type TemplateResult } from 'lit';
import type { ChartDifference } from '../../../machines/compare/chart-differences.ts';
import { both, type Both } from '../../../machines/compare/game.ts';
import { LETTERS, compareWords } from './compare-words.ts';

/** `names`: what the two are called. */
export const chartDifferencesTemplate = (
  names: Both<string>, differences: readonly ChartDifference[],
): TemplateResult => html`<ul class="differences">${differences.map(difference => {
  const { thing, says } = chartDifferenceWords(difference, names);
  return html`<li>
    <b>${thing}</b>
    ${says.map((say, which) => html`<span><span class="letter">${LETTERS[which]}</span> ${say}</span>`)}
  </li>`;
})}</ul>`;

const shown = (value: ChartDifference['values'][0]): string => {
  const texts = (typeof value === 'string' ? [value] : value ?? []).filter(one => one !== '');
  return texts.length === 0 ? compareWords.nothing : compareWords.quoted(texts);
};

/** A difference between two charts as a sentence about each of them. */
const chartDifferenceWords = (
  { of, aspect, ids, values }: ChartDifference, names: Both<string>,
): { readonly thing: string; readonly says: Both<string> } => {
  const thing = compareWords[of]((ids[0] ?? ids[1])!);
  if (aspect === 'lacking') {
    return {
      thing, says: both(values, (value, at) => (value === null ? compareWords.lacks(names[at]) : compareWords.isThere)),
    };
  }
  if (aspect === 'order') return { thing, says: [compareWords.inThisOrder, compareWords.inAnotherOrder] };
  return { thing, says: both(values, value => compareWords.aspects[aspect](shown(value))) };
};
