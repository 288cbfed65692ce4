/** Where we are in the procedure, what is done and what may follow. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { spokenOnly, theme } from '../theme/theme.ts';
import { partsWords } from './parts-words.ts';

/**
 * A step before, at, possibly after or well after the moment; skipped: before it, but nobody had anything to do in it.
 */
export type RailState = 'done' | 'skipped' | 'now' | 'next' | 'later';

export interface RailStep {
  readonly id: string;
  /** 'Attacks' */
  readonly label: string;
  readonly state: RailState;
  /** A few more words about it now: 'round 2'; null for none. */
  readonly note: string | null;
}

/**
 * The steps as an ordered list: a tick for those that are done, a number for the others. Where there is little room
 * only the present one has its name, and the rail scrolls to it. `upright`: one below the other.
 *
 * @csspart rail - The list.
 * @csspart step - One step; `step now` the present one.
 */
export class StepRail extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
        container: rail / inline-size;
      }
      :host([upright]) {
        container-type: normal;
      }
      .rail {
        display: flex;
        align-items: center;
        gap: 2px;
        block-size: 100%;
        margin: 0;
        padding: 3px;
        overflow-x: auto;
        list-style: none;
        scrollbar-width: none;
        overscroll-behavior-x: contain;
      }
      :host([upright]) .rail {
        display: grid;
      }
      .step {
        position: relative;
        display: flex;
        flex: none;
        align-items: center;
        gap: calc(var(--_space) * 1.5);
        min-block-size: 32px;
        padding-inline: calc(var(--_space) * 2);
        border: 1px solid transparent;
        border-radius: var(--_radius);
        font-size: var(--_size-s);
        white-space: nowrap;
      }
      .later,
      .skipped,
      .next {
        color: var(--_ink-soft);
      }
      .next .number {
        font-weight: 650;
      }
      .now {
        background: var(--_now-soft);
        color: var(--_now-ink);
        font-weight: 650;
      }
      .note {
        font-weight: 400;
      }
      .tick {
        inline-size: 0.8em;
        block-size: 0.8em;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.5;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      @container rail (max-width: 42rem) {
        .step:not(.now) :is(.label, .note) {
          ${spokenOnly}
        }
      }
      @media (forced-colors: active) {
        .now {
          border-color: Highlight;
        }
      }
    `,
  ];
  static override properties = {
    steps: { attribute: false },
    overflowing: { state: true },
  };
  /** The steps in the order of the procedure. */
  declare steps: readonly RailStep[];
  declare private overflowing: boolean;
  private readonly room = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.steps = [];
    this.overflowing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.room.disconnect();
  }

  protected override render(): TemplateResult {
    return html`<ol class="rail" part="rail" aria-label=${partsWords.steps} tabindex=${this.overflowing ? 0 : nothing}>
      ${this.steps.map((step, at) => this.step(step, at + 1))}
    </ol>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('steps')) this.measureSoon();
  }

  private step({ label, state, note }: RailStep, number: number): TemplateResult {
    const isNow = state === 'now';
    return html`<li class="step ${state}" part="step ${state}" aria-current=${isNow ? 'step' : nothing}>
      <span class="number">${state === 'done' ? tick : number}</span>
      <span class="label">${label}</span>
      ${note ? html`<span class="note">${note}</span>` : nothing}
      ${isNow ? nothing : html`<span class="spoken">, ${partsWords.stepState[state]}</span>`}
    </li>`;
  }

  /** As soon as the rail is laid out anew: asking for its size before that would lay out the page once more. */
  private measureSoon(): void {
    this.room.unobserve(this);
    this.room.observe(this);
  }

  /** Brings the present step to the middle of the rail, without scrolling the page. */
  private measure(): void {
    const rail = this.renderRoot.querySelector('.rail');
    const now = this.renderRoot.querySelector('.now');
    if (!rail) return;
    this.overflowing = rail.scrollWidth > rail.clientWidth + 1;
    if (!now || !this.overflowing) return;
    const [outer, inner] = [rail.getBoundingClientRect(), now.getBoundingClientRect()];
    rail.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
  }
}

const tick = html`<svg class="tick" viewBox="0 0 10 10" aria-hidden="true"><path d="M1 5.5 3.8 8.3 9 2"></path></svg>`;

if (!customElements.get('step-rail')) customElements.define('step-rail', StepRail);

declare global {
  interface HTMLElementTagNameMap {
    'step-rail': StepRail;
  }
}
