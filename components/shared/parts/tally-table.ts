/** The running totals of both sides. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { spokenOnly, theme } from '../theme/theme.ts';
import { sideMark, sideMarkStyles, PLAYER_SIDES, type PlayerSide } from './side-mark.ts';
import { tableStyles } from './table.styles.ts';
import { partsWords } from './parts-words.ts';

/** What a side has: a number is shown with its sign, a text as it is, null as a dash. */
export type TallyValue = number | string | null;

export interface TallyRow {
  /** 'More units' */
  readonly name: string;
  /** The id of its rule; null for none. */
  readonly rule: string | null;
  readonly attacker: TallyValue;
  readonly defender: TallyValue;
}

/**
 * Kills and modifiers of both sides, with their totals if there are any yet.
 *
 * @csspart table - The table.
 */
export class TallyTable extends SpokenElement {
  static override styles = [
    theme,
    sideMarkStyles,
    tableStyles,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }
      th,
      td {
        font-weight: 400;
        text-align: start;
      }
      thead th {
        padding-block-start: 0;
        font-size: var(--_size-s);
        font-weight: 600;
      }
      thead th:not(:first-child) {
        white-space: nowrap;
      }
      td,
      thead th:not(:first-child) {
        padding-inline-start: calc(var(--_space) * 4);
        text-align: end;
      }
      .side-mark {
        --_mark-ground: var(--_ground);
        margin-inline-end: 0.35em;
        vertical-align: -0.06em;
      }
      thead .attacker,
      thead .defender {
        color: var(--_side);
      }
      td {
        inline-size: 1px;
        font-weight: 600;
        white-space: nowrap;
      }
      tbody th {
        overflow-wrap: anywhere;
      }
      .nothing {
        color: var(--_ink-soft);
        font-weight: 400;
      }
      td.rule {
        padding-inline: 0;
        color: var(--_now-ink);
        font-family: var(--_mono);
        font-size: var(--_size-s);
        font-weight: 700;
        text-align: start;
      }
      td.rule:not(:empty) {
        padding-inline-end: calc(var(--_space) * 3);
      }
      tfoot :is(th, td) {
        border-block: 2px solid var(--_line-strong) 0;
        font-weight: 700;
      }
      tfoot td {
        font-size: var(--_size-l);
      }
      @container (max-width: 22rem) {
        td,
        thead th:not(:first-child) {
          padding-inline-start: calc(var(--_space) * 2);
        }
      }
      /* With very large text the signs stand for the names of the sides, and the ids of the rules go. */
      @container (max-width: 16rem) {
        td.rule:not(:empty) {
          padding: 0;
          font-size: 0;
        }
        .side {
          ${spokenOnly}
        }
        th {
          overflow-wrap: anywhere;
        }
      }
    `,
  ];
  static override properties = {
    caption: {},
    rows: { attribute: false },
    totals: { attribute: false },
  };
  /** 'So far' */
  declare caption: string;
  declare rows: readonly TallyRow[];
  /** The sum of each side; null as long as there is none. */
  declare totals: { readonly [side in PlayerSide]: number } | null;

  constructor() {
    super();
    this.caption = '';
    this.rows = [];
    this.totals = null;
  }

  protected override render(): TemplateResult {
    return html`<table part="table">
      <caption class="spoken">${this.caption}</caption>
      <thead>
        <tr>
          <th colspan="2" aria-hidden="true">${this.caption}</th>
          ${PLAYER_SIDES.map(
            side => html`<th scope="col" class=${side}>${sideMark(side)}<span
              class="side">${partsWords[side]}</span></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${this.rows.map(row => this.row(row))}
      </tbody>
      ${this.totals
        ? html`<tfoot>
            <tr>
              <th scope="row" colspan="2">${partsWords.total}</th>
              ${PLAYER_SIDES.map(side => html`<td>${this.totals?.[side]}</td>`)}
            </tr>
          </tfoot>`
        : nothing}
    </table>`;
  }

  private row(row: TallyRow): TemplateResult {
    return html`<tr>
      <td class="rule">${row.rule}</td>
      <th scope="row">${row.name}</th>
      ${PLAYER_SIDES.map(side => figureCell(row[side]))}
    </tr>`;
  }
}

/** A figure of a table, or a dash. */
export const figureCell = (value: TallyValue): TemplateResult =>
  value === null
    ? html`<td class="nothing"><span aria-hidden="true">–</span><span class="spoken">${partsWords.none}</span></td>`
    : html`<td><bdi dir="ltr">${typeof value === 'number' ? signed(value) : value}</bdi></td>`;

/** With a sign that has the width of a plus: '+2', '−1', '0'. */
const signed = (value: number): string => {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `−${-value}`;
};

if (!customElements.get('tally-table')) customElements.define('tally-table', TallyTable);

declare global {
  interface HTMLElementTagNameMap {
    'tally-table': TallyTable;
  }
}
