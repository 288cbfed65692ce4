/** A result as it was thrown: the dice of both sides, one line for everything that anybody added, the totals. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SIDES, type BySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Score } from '../../../src/epic-armageddon/model/state.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { dieFace, diceStyles, tumble } from '../../shared/parts/die-face.ts';
import { partsWords } from '../../shared/parts/parts-words.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { tableStyles } from '../../shared/parts/table.styles.ts';
import { figureCell } from '../../shared/parts/tally-table.ts';
import { spokenOnly, theme } from '../../shared/theme/theme.ts';
import { addedWords } from './dice-words.ts';
import { modifierName, MODIFIER_ORDER } from './result-dice.ts';
import { capital } from '../../shared/languages/forms.ts';

/** How many units each side had when they were counted. */
export type Sizes = BySide<number>;

/**
 * The table of a result; a dash where a side has nothing, no line where both have nothing.
 *
 * @csspart table - The table.
 */
export class ResultTable extends SpokenElement {
  static override styles = [theme, sideMarkStyles, diceStyles, tableStyles, css`
    :host {
      display: block;
      --_die: calc(var(--_size) * 1.25);
    }
    th,
    td {
      padding: 2px 0;
      border: 0;
      font-weight: 400;
      text-align: start;
      vertical-align: middle;
      overflow-wrap: anywhere;
    }
    tbody th {
      color: var(--_ink-soft);
      font-size: var(--_size-s);
    }
    thead :is(th, td) {
      padding-block: 0;
      line-height: 1;
    }
    /* A long word is broken rather than a short one. */
    .names {
      display: inline-block;
      max-inline-size: 6.5rem;
      font-size: var(--_size-s);
      font-weight: 600;
      overflow-wrap: break-word;
    }
    td,
    thead th {
      padding-inline-start: calc(var(--_space) * 5);
      text-align: end;
    }
    thead th {
      color: var(--_side);
      overflow-wrap: normal;
      white-space: normal;
    }
    thead .side-mark,
    .names {
      vertical-align: bottom;
    }
    thead .side-mark {
      --_mark-ground: var(--_ground);
      margin-inline-end: 0.35em;
    }
    td {
      inline-size: 1px;
      white-space: nowrap;
    }
    :is(th, td):first-child {
      inline-size: 100%;
      padding-inline-start: 0;
    }
    .dice {
      display: inline-flex;
      gap: 4px;
      vertical-align: middle;
    }
    .die {
      inline-size: var(--_die);
      block-size: var(--_die);
    }
    .counts .body {
      fill: var(--_side);
      stroke: var(--_side);
    }
    .counts .pip {
      stroke: var(--_raised);
    }
    .nothing {
      color: var(--_ink-soft);
    }
    tfoot :is(th, td) {
      border-block-start: 1px solid var(--_line);
      font-weight: 700;
    }
    tfoot td {
      color: var(--_side);
    }
    /* A phone has no room for the names: the signs of the sides stand for them. */
    @container resolver (max-width: 639px) {
      .names {
        ${spokenOnly}
      }
    }
  `];
  static override properties = {
    score: { attribute: false }, names: { attribute: false }, sizes: { attribute: false },
    isOfPoints: { attribute: false }, isThrown: { attribute: false },
  };
  /** What each side threw and added. */
  declare score: BySide<Score>;
  /** Who fights on each side. */
  declare names: BySide<string>;
  /** The units of each side when they were counted; null: not known any more. */
  declare sizes: Sizes | null;
  /** War engines fight: kills are points of damage. */
  declare isOfPoints: boolean;
  /** The program threw these dice: they tumble into place. */
  declare isThrown: boolean;

  constructor() {
    super();
    this.sizes = null;
    this.isOfPoints = false;
    this.isThrown = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.score) return nothing;
    return html`<table part="table">
      <caption class="spoken">${addedWords.result}</caption>
      <thead><tr>
        <td></td>
        ${SIDES.map(side => html`<th scope="col" class=${side}>
          ${sideMark(side)}<span class="names">${this.names[side]}</span></th>`)}
      </tr></thead>
      <tbody>
        <tr><th scope="row">${addedWords.higherDie}</th>${SIDES.map(side => this.#dice(side))}</tr>
        ${MODIFIER_ORDER.map(name => this.#line(name))}
      </tbody>
      <tfoot><tr>
        <th scope="row">${partsWords.total}</th>
        ${SIDES.map(side => html`<td class=${side}>${this.score[side].total}</td>`)}
      </tr></tfoot>
    </table>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.isThrown && changed.has('score')) this.renderRoot.querySelectorAll('.die').forEach(tumble);
  }

  #dice(side: Side): TemplateResult {
    const { dice } = this.score[side];
    const highest = dice.indexOf(Math.max(...dice));
    return html`<td class=${side}>
      <span class="spoken">${addedWords.higherOf(dice[highest]!, dice[1 - highest]!)}</span>
      <span class="dice" aria-hidden="true">${dice.map((face, at) => html`
        <svg class="die ${at === highest ? 'counts' : ''}" viewBox="1 1 34 34">${dieFace(face)}</svg>`)}</span></td>`;
  }

  #line(name: string): TemplateResult | typeof nothing {
    const [ours, theirs] = SIDES.map(side =>
      this.score[side].modifiers.find(line => line.name === name)?.value ?? null);
    if (ours === null && theirs === null) return nothing;
    return html`<tr>
      <th scope="row">${this.#nameOf(name)}</th>${[ours, theirs].map(value => figureCell(value ?? null))}
    </tr>`;
  }

  /** 'More units: 3 v 2' */
  #nameOf(name: string): string {
    const words = capital(modifierName(name, this.isOfPoints));
    if (name !== 'more units' || this.sizes === null) return words;
    const { attacker, defender } = this.sizes;
    return addedWords.versus(words, Math.max(attacker, defender), Math.min(attacker, defender));
  }
}

if (!customElements.get('result-table')) customElements.define('result-table', ResultTable);

declare global {
  interface HTMLElementTagNameMap {
    'result-table': ResultTable;
  }
}
