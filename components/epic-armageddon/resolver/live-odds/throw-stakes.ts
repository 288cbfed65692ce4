/** What hangs on the throw that is due: how likely each side is to win after each number of hits or saves. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { Stake, Stakes } from '../../../../src/epic-armageddon/odds/stakes.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { SpokenElement } from '../../../shared/languages/spoken-element.ts';
import { disclosure } from '../../../shared/parts/disclosure.ts';
import { estimated, percent } from '../../../shared/parts/figures.ts';
import { sideMark, sideMarkStyles } from '../../../shared/parts/side-mark.ts';
import { tableStyles } from '../../../shared/parts/table.styles.ts';
import { theme } from '../../../shared/theme/theme.ts';
import { throwsStyles } from './throws.styles.ts';
import { throwWords } from './live-odds-words.ts';

/** So many numbers are told in the line, the likeliest. */
const TOLD = 3;
/** Numbers that are hardly ever thrown are not worth a row. */
const RARE = 0.0005;

/** How likely a side is to win, and how sure that is. */
export const winsOf = ({ winner, error }: Odds, side: Side): string => estimated(winner[side], error);

/**
 * One line for each side that throws, and a table of all numbers under it.
 *
 * @csspart table - One table.
 */
export class ThrowStakes extends SpokenElement {
  static override styles = [
    theme,
    disclosure,
    sideMarkStyles,
    tableStyles,
    throwsStyles,
    css`
      h3 {
        font-size: var(--_size-m);
      }
      .who {
        color: var(--_side);
        font-weight: 600;
      }
      .told {
        padding-block: calc(var(--_space) / 2);
      }
      .told span {
        white-space: nowrap;
      }
      details {
        margin-inline: calc(var(--_space) * -3);
      }
      table {
        inline-size: calc(100% - var(--_space) * 6);
        margin: 0 calc(var(--_space) * 3) calc(var(--_space) * 3);
      }
    `,
  ];
  static override properties = { stakes: { attribute: false }, isRefining: { type: Boolean } };
  declare stakes: readonly Stakes[];
  declare isRefining: boolean;

  constructor() {
    super();
    this.stakes = [];
    this.isRefining = false;
  }

  protected override get words(): readonly string[] {
    return this.stakes.length === 0 ? [] : ['throws'];
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.stakes.length === 0) return nothing;
    return html`<section aria-labelledby="heading" aria-busy=${this.isRefining}>
      <h3 id="heading">${throwWords.stakes}</h3>
      ${this.stakes.map(toldTemplate)}
      <details>
        <summary>${throwWords.all}</summary>
        ${this.stakes.map(tableTemplate)}
      </details>
    </section>`;
  }
}

/** The likeliest numbers, the smallest first. */
const likeliest = (stakes: readonly Stake[]): readonly Stake[] =>
  [...stakes].sort((a, b) => b.chance - a.chance).slice(0, TOLD).sort((a, b) => a.count - b.count);

const toldTemplate = ({ side, counted, stakes }: Stakes): TemplateResult => {
  if (side === null) return html`<p class="told">${resultInWords(stakes)}</p>`;
  return html`<p class="told ${side}">
    <span class="who">${sideMark(side)}${throwWords.names[side]}</span>
    ${likeliest(stakes).map(({ count, odds }, i, { length }) => html`<span>${
      throwWords.at(counted, count, winsOf(odds, side))
    }${i < length - 1 ? ',' : ''}</span> `)}
  </p>`;
};

const sum = (stakes: readonly Stake[]): string => percent(stakes.reduce((all, { chance }) => all + chance, 0));

/** 'Attacker 54.2 %, defender 33.1 %, a tie in 12.7 %; after it the attacker wins in 79.7 %' */
const resultInWords = (stakes: readonly Stake[]): string => {
  const tie = stakes.find(({ count }) => count === 0);
  const [ours, theirs] = [stakes.filter(({ count }) => count > 0), stakes.filter(({ count }) => count < 0)];
  if (tie === undefined) return throwWords.resultAt(sum(ours), sum(theirs));
  return throwWords.resultOrTie(sum(ours), sum(theirs), percent(tie.chance), winsOf(tie.odds, 'attacker'));
};

const tableTemplate = ({ side, counted, stakes }: Stakes): TemplateResult => {
  const shown = stakes.filter(({ chance }) => chance >= RARE);
  const most = Math.max(...shown.map(({ chance }) => chance));
  return html`<table part="table">
    <caption>${side === null ? throwWords.result : throwWords.stakesOf(side, counted)}</caption>
    <thead><tr>
      <th scope="col">${side === null ? throwWords.result : throwWords.heads[counted]}</th>
      <th scope="col">${throwWords.chance}</th>
      ${SIDES.map(who => html`<th scope="col">${throwWords.wins[who]}</th>`)}
    </tr></thead>
    <tbody>${shown.map(({ count, chance, odds }) => html`<tr class=${chance === most ? 'likeliest' : ''}>
      <th scope="row">${side === null ? throwWords.lead(count) : count}</th>
      <td>${percent(chance)}</td>
      ${SIDES.map(who => html`<td>${winsOf(odds, who)}</td>`)}
    </tr>`)}</tbody>
  </table>`;
};

if (!customElements.get('throw-stakes')) customElements.define('throw-stakes', ThrowStakes);

declare global {
  interface HTMLElementTagNameMap {
    'throw-stakes': ThrowStakes;
  }
}
