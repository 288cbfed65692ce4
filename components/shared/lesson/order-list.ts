/** Things put into an order: one after the other, and moved by keys, by buttons or by hand. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import type { Choice } from '../parts/choice.ts';
import { buttons, theme } from '../theme/theme.ts';
import { OrderChanged } from './events.ts';
import { listStyles } from './order-list.styles.ts';
import { withPlaced, withMoved } from './ordering.ts';
import { askedWords } from './asked-words.ts';

/**
 * A list that is put together in an order. What is not placed yet is a button; what is placed moves up and down.
 *
 * @fires order-changed - Something was placed, moved or taken out: `ids`.
 * @csspart row - One that is placed; `rest` one that is not.
 */
export class OrderList extends SpokenElement {
  static override styles = [theme, buttons, listStyles];
  static override properties = {
    legend: {},
    options: { attribute: false },
    order: { attribute: false },
    dragged: { state: true },
  };
  /** What is put into an order: 'Who is hit, in this order?' */
  declare legend: string;
  declare options: readonly Choice[];
  /** Ids of those that are placed, the first first. */
  declare order: readonly string[];
  /** The one that a hand carries. */
  declare private dragged: string | null;
  #focusNext: string | null = null;

  constructor() {
    super();
    this.legend = '';
    this.options = [];
    this.order = [];
    this.dragged = null;
  }

  /** The first thing to do: place one, or move one. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.rest button, .grip')?.focus(options);
  }

  protected override render(): TemplateResult {
    const placed = this.order.flatMap(id => this.options.find(one => one.id === id) ?? []);
    const rest = this.options.filter(({ id }) => !this.order.includes(id));
    return html`
      <p class="legend" id="legend">${this.legend}</p>
      <p class="spoken" id="keys">${askedWords.order.keys}</p>
      ${placed.length === 0
        ? html`<p class="none">${askedWords.order.none}</p>`
        : html`<ol aria-labelledby="legend">${placed.map((one, at) => this.#row(one, at, placed.length))}</ol>`}
      ${rest.length === 0 ? nothing : html`
        <p class="legend" id="rest">${askedWords.order.rest}</p>
        <ul class="rest" aria-labelledby="rest">${rest.map(one => this.#rest(one))}</ul>`}`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('order') || this.#focusNext === null) return;
    const grip = this.renderRoot.querySelector<HTMLElement>(`[data-id="${CSS.escape(this.#focusNext)}"] .grip`);
    this.#focusNext = null;
    if (grip !== null) grip.focus();
    else this.focus();
  }

  #row({ id, label, detail }: Choice, at: number, of: number): TemplateResult {
    return html`<li class=${this.dragged === id ? 'row dragged' : 'row'} part="row" data-id=${id}>
      <button
        type="button" class="grip" aria-describedby="keys" aria-label=${askedWords.order.placed(label, at + 1, of)}
        @keydown=${(event: KeyboardEvent) => this.#onKey(event, id)}
        @pointerdown=${(event: PointerEvent) => this.#lift(event, id)}
        @pointermove=${this.#carry}
        @pointerup=${this.#drop}
        @pointercancel=${this.#drop}
      >
        <span class="number" aria-hidden="true">${at + 1}</span>
        <span class="name">${label}<small ?hidden=${!detail}>${detail}</small></span>
      </button>
      ${this.#button(askedWords.order.earlier(label), 'M4 11 8 6l4 5', at === 0, () => this.#move(id, at - 1))}
      ${this.#button(askedWords.order.later(label), 'M4 6l4 5 4-5', at === of - 1, () => this.#move(id, at + 1))}
      ${this.#button(askedWords.order.out(label), 'M4 4l8 8M12 4l-8 8', false, () => this.#takeOut(id))}
    </li>`;
  }

  #button(label: string, path: string, isOff: boolean, act: () => void): TemplateResult {
    return html`<button
      type="button" class="icon quiet" tabindex="-1" aria-label=${label} aria-disabled=${isOff ? 'true' : nothing}
      @click=${act}
    ><svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d=${path}></path></svg></button>`;
  }

  #rest({ id, label, detail }: Choice): TemplateResult {
    return html`<li part="rest">
      <button type="button" @click=${() => this.#place(id)}>
        <span class="name">${label}<small ?hidden=${!detail}>${detail}</small></span>
      </button>
    </li>`;
  }

  #onKey(event: KeyboardEvent, id: string): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.#keys(event.key, id);
    if (act === null) return;
    event.preventDefault();
    act();
  }

  #keys(key: string, id: string): (() => void) | null {
    const at = this.order.indexOf(id);
    switch (key) {
      case 'ArrowUp':
        return () => this.#move(id, at - 1);
      case 'ArrowDown':
        return () => this.#move(id, at + 1);
      case 'Home':
        return () => this.#move(id, 0);
      case 'End':
        return () => this.#move(id, this.order.length - 1);
      case 'Delete':
      case 'Backspace':
        return () => this.#takeOut(id);
      default:
        return null;
    }
  }

  /** The focus goes on to the next that is to be placed. */
  #place(id: string): void {
    const rest = this.options.filter(one => !this.order.includes(one.id)).map(one => one.id);
    const next = rest[rest.indexOf(id) + 1] ?? rest.at(-2) ?? null;
    this.#change(withPlaced(this.order, id));
    void this.updateComplete.then(() => {
      const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>('.rest button')];
      const left = rest.filter(one => one !== id);
      (buttons[left.indexOf(next ?? '')] ?? this).focus();
    });
  }

  #move(id: string, to: number): void {
    const order = withMoved(this.order, id, to);
    if (order === this.order) return;
    this.#focusNext = id;
    this.#change(order);
  }

  #takeOut(id: string): void {
    this.#focusNext = this.order[this.order.indexOf(id) + 1] ?? this.order.at(-2) ?? id;
    this.#change(this.order.filter(one => one !== id));
  }

  #change(order: readonly string[]): void {
    this.order = order;
    this.dispatchEvent(new OrderChanged(order));
  }

  #lift(event: PointerEvent, id: string): void {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.dragged = id;
  }

  /** Over another row it takes that row's place. */
  readonly #carry = ({ clientY }: PointerEvent): void => {
    const id = this.dragged;
    if (id === null) return;
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('.row')];
    const to = rows.findIndex(row => {
      const { top, bottom } = row.getBoundingClientRect();
      return clientY >= top && clientY <= bottom;
    });
    if (to !== -1 && this.order[to] !== id) this.#change(withMoved(this.order, id, to));
  };

  readonly #drop = (): void => {
    this.dragged = null;
  };
}

if (!customElements.get('order-list')) customElements.define('order-list', OrderList);

declare global {
  interface HTMLElementTagNameMap {
    'order-list': OrderList;
  }
}
