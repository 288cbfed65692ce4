/** What has happened so far, line by line; every line is a way back to that moment. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { disclosure } from './disclosure.ts';
import { entryFor } from './list-keys.ts';
import { partsWords } from './parts-words.ts';

/** Sent when the reader wants to go to the moment of a line. */
export class LogChosen extends Event {
  readonly index: number;

  constructor(index: number) {
    super('log-chosen', { bubbles: true, composed: true });
    this.index = index;
  }
}

export interface LogLine {
  /** What `log-chosen` gives back. */
  readonly index: number;
  /** The id of the rule: 'A4.2' */
  readonly rule: string;
  readonly say: string;
  /** The present moment. */
  readonly current: boolean;
  /** Taken back, and still there to be done again. */
  readonly undone: boolean;
}

/** Under this width, in pixels, the log starts folded. */
const NARROW = 640;

/**
 * The log. Up and Down go along the lines, Enter goes back to one. The present line, or else the newest, stays in view;
 * folded, its sentence stands in the heading.
 *
 * @fires log-chosen - Go to the moment of this line: `index`.
 * @csspart line - One line.
 * @cssprop --assault-log-size - The height from which the lines scroll, 14rem.
 */
export class ReportLog extends SpokenElement {
  static override styles = [
    theme,
    disclosure,
    css`
      :host {
        display: block;
      }
      summary {
        min-block-size: 44px;
        padding-inline: calc(var(--_space) * 2);
        border-radius: var(--_radius);
      }
      .count,
      .newest {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        font-weight: 400;
      }
      .newest {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .count {
        flex: none;
      }
      ol {
        max-block-size: var(--assault-log-size, 14rem);
        margin: 0;
        padding: 2px 3px calc(var(--_space) * 2);
        overflow-y: auto;
        overscroll-behavior-y: contain;
        list-style: none;
      }
      button {
        position: relative;
        display: flex;
        align-items: baseline;
        gap: calc(var(--_space) * 2);
        inline-size: 100%;
        min-block-size: 28px;
        padding: 3px calc(var(--_space) * 2);
        border: 0;
        border-inline-start: 3px solid transparent;
        border-radius: 0 var(--_radius) var(--_radius) 0;
        background: none;
        color: inherit;
        font: inherit;
        text-align: start;
        cursor: pointer;
        touch-action: manipulation;
      }
      button:dir(rtl) {
        border-radius: var(--_radius) 0 0 var(--_radius);
      }
      button:hover {
        background: var(--_sunken);
      }
      button:focus-visible {
        outline-offset: -1px;
      }
      .rule {
        min-inline-size: 3.2rem;
      }
      .say {
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      [aria-current] {
        border-inline-start-color: var(--_now);
        background: var(--_now-soft);
      }
      .undone .say {
        color: var(--_ink-soft);
        text-decoration: line-through;
        text-decoration-color: var(--_line-strong);
      }
      @media (forced-colors: active) {
        button:not([aria-current]) {
          border-color: Canvas;
        }
      }
      @media (pointer: coarse) {
        button {
          min-block-size: 44px;
          padding-block: 10px;
        }
      }
    `,
  ];
  static override properties = {
    lines: { attribute: false },
    open: { type: Boolean, reflect: true },
    at: { state: true },
  };
  /** The lines in the order in which it happened. */
  declare lines: readonly LogLine[];
  /** Unfolded; unless set, a wide log starts unfolded and a narrow one folded. */
  declare open: boolean | null;
  /** The line that Tab leads to. */
  declare private at: number;
  private readonly laidOut = new ResizeObserver(([entry]) => this.onLaidOut(entry!.borderBoxSize[0]!.inlineSize));

  constructor() {
    super();
    this.lines = [];
    this.open = null;
    this.at = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.showSoon();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.laidOut.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lines')) this.at = this.present;
  }

  protected override render(): TemplateResult {
    const shown = this.lines[this.present];
    return html`<details ?open=${this.open === true} @toggle=${this.onToggle}>
      <summary>
        <span class="heading">${partsWords.log}</span>
        <span class="newest">${this.open || !shown ? nothing : shown.say}</span>
        <span class="count">${partsWords.lines(this.lines.length)}</span>
      </summary>
      <ol @keydown=${this.onKey}>
        ${this.lines.map((line, at) => this.line(line, at))}
      </ol>
    </details>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('lines') || changed.has('open')) this.showSoon();
  }

  /** The place of the present line in the list, the newest when none is. */
  private get present(): number {
    const current = this.lines.findIndex(line => line.current);
    return current === -1 ? Math.max(0, this.lines.length - 1) : current;
  }

  private line({ index, rule, say, current, undone }: LogLine, at: number): TemplateResult {
    return html`<li>
      <button
        type="button"
        part="line"
        class=${undone ? 'undone' : ''}
        tabindex=${at === this.at ? 0 : -1}
        aria-current=${current ? 'true' : nothing}
        @click=${() => this.dispatchEvent(new LogChosen(index))}
        @focus=${() => (this.at = at)}
      >
        <span class="rule">${rule}</span>
        <span class="say">${say}</span>
        ${undone ? html`<span class="spoken">, ${partsWords.undone}</span>` : nothing}
      </button>
    </li>`;
  }

  private onToggle(event: Event): void {
    if (this.open !== null && event.target instanceof HTMLDetailsElement) this.open = event.target.open;
  }

  private onKey(event: KeyboardEvent): void {
    const to = entryFor(event.key, this.at, this.lines.length);
    if (to === null) return;
    event.preventDefault();
    this.renderRoot.querySelectorAll<HTMLElement>('button')[to]?.focus();
  }

  /** As soon as the list is laid out anew: asking where the line is before that would lay out the page once more. */
  private showSoon(): void {
    const list = this.renderRoot.querySelector('ol');
    this.laidOut.disconnect();
    if (list) this.laidOut.observe(this.open === null ? this : list);
  }

  private onLaidOut(width: number): void {
    if (this.open === null) this.open = width >= NARROW;
    else this.showPresent();
  }

  /** Scrolls the list, never the page, until the present line is in view. */
  private showPresent(): void {
    const list = this.renderRoot.querySelector('ol');
    const line = list?.children[this.present];
    if (!list || !line) return;
    const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    if (inner.bottom > outer.bottom) list.scrollBy({ top: inner.bottom - outer.bottom });
    if (inner.top < outer.top) list.scrollBy({ top: inner.top - outer.top });
  }
}

if (!customElements.get('report-log')) customElements.define('report-log', ReportLog);

declare global {
  interface HTMLElementTagNameMap {
    'report-log': ReportLog;
  }
}
