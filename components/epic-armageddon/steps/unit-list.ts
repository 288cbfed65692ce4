/** Units of a step one under the other: what each does, or what has become of it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { dieFace } from '../../shared/parts/die-face.ts';
import { diceStyles } from '../../shared/parts/die-face.ts';
import { entryFor, tabStop } from '../../shared/parts/list-keys.ts';
import { theme } from '../../shared/theme/theme.ts';
import { CounterAsked } from '../../shared/battlefield/events.ts';
import { resolverWords } from '../../shared/resolver/resolver-words.ts';
import { UnitsShown } from './step.ts';
import { unitListStyles } from './unit-list.styles.ts';

/** A die as it fell: whether it did what it was thrown for, and all of it in words. */
export interface RowDie {
  readonly face: number;
  readonly counts: boolean;
  readonly say: string;
}

export interface UnitRow {
  readonly id: string;
  /** The unit to show on the battlefield. */
  readonly unit: string;
  readonly name: string;
  /** The number of a hit; null: the row is not about a hit. */
  readonly number: number | null;
  /** What it does, at the end of the line; null for nothing. */
  readonly state: string | null;
  /** Whether that is good or bad for it, or how much it matters. */
  readonly tone: 'plain' | 'good' | 'bad' | 'soft';
  /** More about it, in a second line; null for none. */
  readonly detail: string | null;
  readonly dice: readonly RowDie[];
  /** It opens, because there is something to do with it. */
  readonly opens: boolean;
  /** It can be asked why it says so. */
  readonly why?: boolean;
}

/** A row of which only the name is known; state what there is to say. */
export const rowOf = (id: string, unit: string, name: string, more: Partial<UnitRow> = {}): UnitRow => ({
  id, unit, name, number: null, state: null, tone: 'plain', detail: null, dice: [], opens: false, ...more,
});

/** Sent when a row was chosen: its id, null when the chosen one was put aside. */
export class RowChosen extends Event {
  readonly row: string | null;

  constructor(row: string | null) {
    super('row-chosen', { bubbles: true, composed: true });
    this.row = row;
  }
}

/**
 * A list of units. One stop for Tab; arrows go along it, and the unit of a row shows itself on the battlefield. Under
 * the chosen row stands what is in the slot.
 *
 * @fires row-chosen - A row was chosen, or put aside: `row`.
 * @fires counter-asked - It is asked why: the unit of the row.
 * @fires units-shown - The unit of the row that has the focus or lies under the pointer: `units`.
 * @slot - What there is to do with the chosen row.
 * @csspart row - One row.
 */
export class UnitList extends SpokenElement {
  static override styles = [theme, diceStyles, unitListStyles];
  static override properties = {
    label: {},
    rows: { attribute: false },
    chosen: {},
    at: { state: true },
  };
  /** What the list is of: 'Hits on Warband' */
  declare label: string;
  declare rows: readonly UnitRow[];
  /** The id of the chosen row; null for none. */
  declare chosen: string | null;
  /** The row that Tab leads to. */
  declare private at: number;

  constructor() {
    super();
    this.label = '';
    this.rows = [];
    this.chosen = null;
    this.at = 0;
  }

  /** The focus belongs on the row that Tab leads to. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelectorAll<HTMLElement>('[part=row]')[this.at]?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.at = tabStop(this.rows, this.at, this.chosen, changed.has('chosen'));
  }

  protected override render(): TemplateResult {
    return html`<ul
      role="list"
      class=${this.rows.some(row => row.opens) ? 'opening' : ''}
      aria-label=${this.label}
      @keydown=${this.onKey}
      @focusout=${this.showNobody}
      @pointerleave=${this.showNobody}
    >
      ${this.rows.map((row, at) => this.row(row, at))}
    </ul>`;
  }

  private row(row: UnitRow, at: number): TemplateResult {
    const isChosen = row.id === this.chosen;
    const outcome = row.number === null ? '' : OUTCOMES[row.tone];
    return html`<li class=${row.why ? 'asked' : ''}>
      <button
        type="button"
        part="row"
        class="${outcome} ${row.opens ? 'opens' : ''}"
        tabindex=${at === this.at ? 0 : -1}
        aria-current=${isChosen ? 'true' : nothing}
        aria-expanded=${row.opens ? String(isChosen) : nothing}
        @click=${() => this.dispatchEvent(new RowChosen(isChosen ? null : row.id))}
        @focus=${() => this.show(at)}
        @pointerenter=${() => this.dispatchEvent(new UnitsShown([row.unit]))}
      >
        ${row.number === null ? nothing : numberMark(row.number)}
        <span class="words">
          <span class="name">${row.name}</span>
          ${row.state === null ? nothing : html`<span class="state ${row.tone}">${row.state}</span>`}
          ${row.detail === null && row.dice.length === 0
            ? nothing
            : html`<span class="detail">${row.detail}${row.dice.map(smallDie)}</span>`}
        </span>
      </button>
      ${row.why ? whyButton(row) : nothing}
      ${isChosen && row.opens ? html`<div class="more"><slot></slot></div>` : nothing}
    </li>`;
  }

  private show(at: number): void {
    this.at = at;
    this.dispatchEvent(new UnitsShown([this.rows[at]!.unit]));
  }

  private showNobody(): void {
    this.dispatchEvent(new UnitsShown([]));
  }

  private onKey(event: KeyboardEvent): void {
    const isOnRow = event.target instanceof Element && event.target.part.contains('row');
    const to = isOnRow ? entryFor(event.key, this.at, this.rows.length) : null;
    if (to === null) return;
    event.preventDefault();
    this.renderRoot.querySelectorAll<HTMLElement>('[part=row]')[to]?.focus();
  }
}

/** How the number of a hit is marked. */
const OUTCOMES: Readonly<Record<UnitRow['tone'], string>> = {
  plain: '', soft: '', good: 'saved', bad: 'killed',
};

const numberMark = (number: number): TemplateResult => html`<span class="number">
  <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M10 1 19 10 10 19 1 10z"></path></svg>
  <span>${number}</span>
</span>`;

/** Tells why, in the panel. */
const whyButton = ({ unit, name }: UnitRow): TemplateResult => html`<button
  type="button" class="why" aria-label="${resolverWords.why} ${name}"
  @click=${({ currentTarget }: Event) => currentTarget!.dispatchEvent(new CounterAsked(unit))}
>${resolverWords.why}</button>`;

const smallDie = ({ face, counts, say }: RowDie): TemplateResult => html`<svg
  class="die ${counts ? 'counts' : ''}"
  viewBox="0 0 36 36"
  role="img"
  aria-label=${say}
>
  ${dieFace(face, counts)}
</svg>`;

if (!customElements.get('unit-list')) customElements.define('unit-list', UnitList);

declare global {
  interface HTMLElementTagNameMap {
    'unit-list': UnitList;
  }
  interface HTMLElementEventMap {
    'row-chosen': RowChosen;
  }
}
