/** The odds of a fight as a bar and tables: who wins, what may happen, how many are lost. */
import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { answer } from '../../../src/warhammer-40k/editions/answers.ts';
import type { FightOdds, Shares } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { atLeast, estimate, percent, worthShowing } from '../../shared/parts/figures.ts';
import { sideMark } from '../../shared/parts/side-mark.ts';
import { oddsWords, type Reading } from './odds-words.ts';
import { type BySide, type Side, SIDES } from '../../../src/warhammer-40k/model/procedure.ts';

const PARTS = ['attacker', 'none', 'defender'] as const;

/** A bar as wide as there is room, from 0 to 1; the figures beside it say the same. */
const barTemplate = (name: string, parts: SVGTemplateResult | readonly SVGTemplateResult[]): TemplateResult =>
  html`<svg class=${name} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;

/** Who wins, or where the text does not tell who inflicts more wounds: one bar that is said below it. */
export const winnerTemplate = ({ winner, mostWounds, error }: FightOdds): TemplateResult => html`<div class="winner">
  <h4>${winner === null ? oddsWords.mostWounds : oddsWords.wins}</h4>
  ${sharesTemplate(winner ?? mostWounds, error)}
</div>`;

/** How far off the figures may be where ways were only sampled. */
export const sampledTemplate = (
  { error, unresolved }: FightOdds, isReckoning: boolean,
): TemplateResult | typeof nothing => {
  const { unsure } = estimate(0, error);
  const say = isReckoning ? oddsWords.sampledSoFar : oddsWords.sampled;
  return unsure === null ? nothing : html`<p class="open">${say(unsure, percent(unresolved))}</p>`;
};

const sharesTemplate = (shares: Shares, error: number): TemplateResult => {
  const share = (part: keyof Shares): string => oddsWords.share(
    part === 'none' ? oddsWords.none : oddsWords.sides[part], estimate(shares[part], error).chance,
  );
  return html`${barTemplate('whole', PARTS.map((part, i) => svg`<rect
    class=${part} x=${PARTS.slice(0, i).reduce((sum, one) => sum + shares[one], 0)} width=${shares[part]} height="1"
  ></rect>`))}
  <p>${PARTS.map(part => html`<span class=${part}>${part === 'none' ? nothing : sideMark(part)}
    ${share(part)}</span> `)}</p>`;
};

const headTemplate = (first: string): TemplateResult => html`<thead><tr>
  <th scope="col">${first}</th>
  ${SIDES.map(side => html`<th scope="col">${sideMark(side)} ${oddsWords.sides[side]}</th>`)}
</tr></thead>`;

const rowTemplate = (name: string, chances: BySide<number>): TemplateResult => html`<tr>
  <th scope="row">${name}</th>${SIDES.map(side => html`<td>${percent(chances[side])}</td>`)}
</tr>`;

/** What may become of each side. */
export const eventsTemplate = (phase: Phase, { wipedOut, breaks, swept }: FightOdds): TemplateResult => html`<table>
  <caption class="spoken">${oddsWords.what}</caption>
  ${headTemplate(oddsWords.what)}
  <tbody>
    ${rowTemplate(oddsWords.wipedOut, wipedOut)}
    ${breaks === null ? nothing : rowTemplate(oddsWords.breaks, breaks)}
    ${swept === null ? nothing : rowTemplate(oddsWords.swept[answer(phase, 'sweep')], swept)}
  </tbody>
</table>
${breaks === null ? html`<p>${oddsWords.untold}</p>` : nothing}`;

const cellTemplate = (side: Side, chance: number): TemplateResult => html`<td class=${side}>
  ${percent(chance)}${barTemplate('share', svg`<rect x=${1 - chance} width=${chance} height="1"></rect>`)}
</td>`;

/** How likely each number is, on both sides, with a bar under each figure. */
export const numbersTemplate = (
  caption: string, chances: BySide<readonly number[]>, reading: Reading,
): TemplateResult => {
  const rows = Math.max(...SIDES.map(side => worthShowing(chances[side])));
  const shown = (side: keyof BySide<unknown>): readonly number[] =>
    (reading === 'exactly' ? chances[side] : atLeast(chances[side]));
  const read = { attacker: shown('attacker'), defender: shown('defender') };
  return html`<table class="numbers">
    <caption>${caption}</caption>
    ${headTemplate(oddsWords.count)}
    <tbody>${Array.from({ length: rows }, (_, count) => html`<tr>
      <th scope="row">${count}</th>
      ${SIDES.map(side => cellTemplate(side, read[side][count] ?? 0))}
    </tr>`)}</tbody>
  </table>`;
};

export const oddsStyles = css`
  h4 {
    margin: 0;
    font-size: inherit;
  }
  p {
    margin: 0;
  }
  .winner {
    display: grid;
    gap: var(--_space);
  }
  .winner p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 4);
  }
  svg.whole,
  svg.share {
    display: block;
    inline-size: 100%;
    forced-color-adjust: none;
  }
  svg.whole {
    block-size: 0.75em;
    background: var(--_line);
  }
  svg.share {
    block-size: 0.25em;
  }
  rect {
    fill: var(--_side, transparent);
  }
  th {
    text-align: start;
  }
  td,
  thead th + th {
    inline-size: 32%;
    padding-inline-start: var(--_space);
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
