/** Facts that are not the same on both sides, as a table. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Apart } from '../../../machines/compare/lockstep.ts';
import { apartRows, type ApartRow } from './difference-words.ts';
import { LETTERS, compareWords } from '../../shared/compare/compare-words.ts';

/** So many rows are seen at once; the rest is folded. */
const SEEN = 8;

export const apartTemplate = (caption: string, none: string, apart: readonly Apart[]): TemplateResult => {
  const rows = apartRows(apart);
  if (rows.length === 0) return html`<h3>${caption}</h3><p class="soft">${none}</p>`;
  const folded = rows.slice(SEEN);
  return html`<h3>${caption}</h3>
    ${tableTemplate(caption, rows.slice(0, SEEN))}
    ${folded.length === 0 ? nothing : html`<details>
      <summary>${compareWords.more(folded.length)}</summary>
      ${tableTemplate(compareWords.rest(caption, folded.length), folded)}
    </details>`}`;
};

const tableTemplate = (caption: string, rows: readonly ApartRow[]): TemplateResult => html`
  <table part="facts">
    <caption class="spoken">${caption}</caption>
    <thead>
      <tr>
        <th scope="col"><span class="spoken">${compareWords.fact}</span></th>
        ${LETTERS.map(letter => html`<th scope="col"><span class="letter">${letter}</span></th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(({ about, what, values }) => html`<tr>
        <th scope="row">${[about, what].filter(part => part !== '').join(': ')}</th>
        ${values.map(value => html`<td>${value}</td>`)}
      </tr>`)}
    </tbody>
  </table>`;
