/** What has happened so far, line by line; every line is a way back to that moment. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
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

/**
 * The log. Up and Down go along the lines, Enter goes back to one. The present line, or else the newest, stays in view.
 *
 * @fires log-chosen - Go to the moment of this line: `index`.
 * @csspart line - One line.
 */
export class ReportLog extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
        overflow-y: auto;
        overscroll-behavior-y: contain;
      }
      ol {
        margin: 0;
        padding: 2px 3px calc(var(--_space) * 2);
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
    at: { state: true },
  };
  /** The lines in the order in which it happened. */
  declare lines: readonly LogLine[];
  /** The line that Tab leads to. */
  declare private at: number;
  private readonly laidOut = new ResizeObserver(() => this.showPresent());

  constructor() {
    super();
    this.lines = [];
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
    return html`<ol @keydown=${this.onKey}>
      ${this.lines.map((line, at) => this.line(line, at))}
    </ol>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('lines')) this.showSoon();
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
    if (list) this.laidOut.observe(list);
  }

  /** Scrolls the list, never the page, until the present line is in view. */
  private showPresent(): void {
    const line = this.renderRoot.querySelector('ol')?.children[this.present];
    if (!line) return;
    const [outer, inner] = [this.getBoundingClientRect(), line.getBoundingClientRect()];
    if (inner.bottom > outer.bottom) this.scrollBy({ top: inner.bottom - outer.bottom });
    if (inner.top < outer.top) this.scrollBy({ top: inner.top - outer.top });
  }
}

if (!customElements.get('report-log')) customElements.define('report-log', ReportLog);

declare global {
  interface HTMLElementTagNameMap {
    'report-log': ReportLog;
  }
}
