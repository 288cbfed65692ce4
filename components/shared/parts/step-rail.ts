/** Where we are in the procedure, what is done and what may follow. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { partsWords } from './parts-words.ts';

/**
 * A step before, at, possibly after or well after the moment; skipped: before it, but nobody had anything to do in it.
 */
export type RailState = 'done' | 'skipped' | 'now' | 'next' | 'later';

export interface RailStep {
  readonly id: string;
  /** 'Attacks' */
  readonly label: string;
  /** Its number in the rules: 'A4' */
  readonly number: string;
  readonly state: RailState;
  /** A few more words about it now: 'round 2'; null for none. */
  readonly note: string | null;
}

/**
 * The steps as an ordered list, the present one filled. Done steps carry a tick, those that may come next an open ring.
 * Where there is little room only the numbers and the present step's name are shown, and the rail scrolls to it.
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
        container-type: inline-size;
      }
      .rail {
        display: flex;
        gap: var(--_space);
        margin: 0;
        padding: 3px;
        overflow-x: auto;
        list-style: none;
        scrollbar-width: none;
        overscroll-behavior-x: contain;
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
      .number {
        font-weight: 700;
      }
      .later,
      .skipped {
        color: var(--_ink-soft);
      }
      :is(.later, .skipped) .number {
        font-weight: 600;
      }
      .next {
        border: 1px dashed var(--_now);
      }
      .now {
        border-color: var(--_now);
        background: var(--_now);
        color: var(--_on-now);
        font-weight: 600;
      }
      .note {
        font-weight: 400;
      }
      .tick {
        inline-size: 0.8em;
        block-size: 0.8em;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      @container (max-width: 54rem) {
        .step:not(.now) :is(.label, .note) {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
        .step {
          gap: var(--_space);
          padding-inline: calc(var(--_space) * 1.5);
        }
      }
      /* On a phone a bar under the number stands for the tick. */
      @container (max-width: 30rem) {
        .rail {
          gap: 2px;
        }
        .step {
          padding-inline: var(--_space);
        }
        /* A long name gives way, so that all steps are seen; the panel says it in full. */
        .now {
          flex: 0 1 auto;
          min-inline-size: 5rem;
          padding-inline: calc(var(--_space) * 1.5);
        }
        .now .label {
          overflow: hidden;
          text-overflow: ellipsis;
        }
        .note,
        .tick {
          display: none;
        }
        .done .number {
          box-shadow: 0 2px 0 currentColor;
        }
      }
      @container (max-width: 25rem) {
        .rail {
          justify-content: space-between;
          gap: 1px;
        }
        .step:not(.now) {
          padding-inline: 2px;
        }
        .now {
          padding-inline: var(--_space);
        }
      }
      @media (forced-colors: active) {
        .done,
        .later {
          border-color: Canvas;
        }
        .now {
          forced-color-adjust: none;
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
      ${this.steps.map(step => this.step(step))}
    </ol>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('steps')) this.measureSoon();
  }

  private step({ label, number, state, note }: RailStep): TemplateResult {
    const isNow = state === 'now';
    return html`<li class="step ${state}" part="step ${state}" aria-current=${isNow ? 'step' : nothing}>
      ${state === 'done' ? tick : nothing}
      <span class="number">${number}</span>
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
