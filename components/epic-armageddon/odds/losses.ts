/** The losses of both sides: a chart each, and a table under it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../shared/languages/forms.ts';
import { atLeast, average, percent, worthShowing } from '../../shared/parts/figures.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { READINGS, type Reading } from './loss-chart.ts';
import './loss-chart.ts';
import { oddsWords } from './odds-words.ts';

/** Charts end at a whole step of a tenth above their longest bar. */
const STEP = 0.1;

/** The chance at the upper edge of both charts. */
const topOf = (all: readonly (readonly number[])[]): number =>
  Math.min(1, Math.max(2 * STEP, Math.ceil(Math.max(...all.flat()) / STEP) * STEP));

export const lossesTemplate = (
  odds: Odds, pinned: Odds | null, reading: Reading, choose: (reading: Reading) => void,
): TemplateResult => {
  const shown = [odds, ...(pinned === null ? [] : [pinned])].flatMap(({ lost }) => SIDES.map(side => lost[side]));
  const top = reading === 'exactly' ? topOf(shown) : 1;
  return html`<section class="losses" aria-labelledby="losses">
    <div class="heading">
      <h3 id="losses">${oddsWords.losses}</h3>
      ${readingTemplate(reading, choose)}
    </div>
    <div class="two">
      ${SIDES.map(side => sideTemplate(side, odds.lost[side], pinned?.lost[side] ?? null, reading, top))}
    </div>
  </section>`;
};

const readingTemplate = (reading: Reading, choose: (reading: Reading) => void): TemplateResult => html`
  <fieldset class="switch">
    <legend class="spoken">${oddsWords.readingLegend}</legend>
    ${READINGS.map(one => html`<label>
      <input type="radio" name="reading" .checked=${one === reading} @change=${() => choose(one)}>
      <span>${oddsWords.reading[one]}</span>
    </label>`)}
  </fieldset>`;

const sideTemplate = (
  side: Side, lost: readonly number[], pinned: readonly number[] | null, reading: Reading, top: number,
): TemplateResult => html`
  <div class="loss ${side}">
    <h4>${sideMark(side)}<span>${oddsWords[side]}</span>
      <small>${oddsWords.average(figure(average(lost), 1), lost.length - 1)}</small></h4>
    <loss-chart .side=${side} .lost=${lost} .pinned=${pinned} .reading=${reading} .top=${top}></loss-chart>
    <details>
      <summary>${oddsWords.table}<span class="spoken">: ${oddsWords.lossesOf[side]}</span></summary>
      ${tableTemplate(side, lost, pinned)}
    </details>
  </div>`;

const tableTemplate = (side: Side, lost: readonly number[], pinned: readonly number[] | null): TemplateResult => {
  const tail = [1, ...atLeast(lost).slice(1)];
  const rows = Math.min(lost.length, Math.max(worthShowing(lost), worthShowing(pinned ?? [1])));
  return html`<table>
    <caption class="spoken">${oddsWords.lossesOf[side]}</caption>
    <thead><tr>
      <th scope="col">${oddsWords.lost}</th>
      ${READINGS.map(reading => html`<th scope="col">${oddsWords.reading[reading]}</th>`)}
      ${pinned === null ? nothing : html`<th scope="col">${oddsWords.pinnedExactly}</th>`}
    </tr></thead>
    <tbody>${lost.slice(0, rows).map((chance, count) => html`<tr>
      <th scope="row">${count}</th><td>${percent(chance)}</td><td>${percent(tail[count]!)}</td>
      ${pinned === null ? nothing : html`<td>${percent(pinned[count] ?? 0)}</td>`}
    </tr>`)}
    ${rows < lost.length ? moreRow(rows, tail[rows]!, pinned) : nothing}
    </tbody>
  </table>`;
};

const moreRow = (from: number, chance: number, pinned: readonly number[] | null): TemplateResult => html`<tr>
  <th scope="row">${oddsWords.more(from)}</th><td>${percent(chance)}</td><td>${percent(chance)}</td>
  ${pinned === null ? nothing : html`<td>${percent(atLeast(pinned)[from] ?? 0)}</td>`}
</tr>`;
