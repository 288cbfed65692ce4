/** Sentences of a lesson; one that says a rule carries its id, which opens the rule under it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { askedWords } from './asked-words.ts';

/**
 * Paragraphs of text, and only of text. The id of a rule is a button; what the rule says opens in place.
 *
 * @csspart line - One sentence.
 */
export class SaidLines extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: grid;
        gap: calc(var(--_space) * 2);
      }
      p {
        margin: 0;
        overflow-wrap: anywhere;
      }
      rule-note {
        font-weight: 400;
      }
      button {
        min-block-size: 24px;
        padding: 0 6px;
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
        background: var(--_raised);
        color: var(--_now-ink);
        font-family: var(--_mono);
        font-size: var(--_size-s);
        font-weight: 700;
        white-space: nowrap;
        cursor: pointer;
        touch-action: manipulation;
      }
      button:hover,
      button[aria-expanded='true'] {
        border-color: var(--_now);
        background: var(--_now-soft);
      }
      .id {
        color: var(--_ink-soft);
        font-family: var(--_mono);
        font-size: var(--_size-s);
      }
      @media (pointer: coarse) {
        button {
          min-block-size: 32px;
          min-inline-size: 44px;
        }
      }
    `,
  ];
  static override properties = {
    lines: { attribute: false },
    plain: { type: Boolean },
    under: { attribute: false },
    opened: { state: true },
  };
  declare lines: readonly LessonSentence[];
  /** Ids are only named: there are too many lines for a button on each. */
  declare plain: boolean;
  /** What a rule says; null: there are no words for it. */
  declare under: (rule: string) => TemplateResult | null;
  /** The line whose rule is open. */
  declare private opened: number | null;

  constructor() {
    super();
    this.lines = [];
    this.plain = false;
    this.under = () => null;
    this.opened = null;
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    const before = changed.get('lines');
    if (changed.has('lines') && JSON.stringify(before) !== JSON.stringify(this.lines)) this.opened = null;
  }

  protected override render(): readonly TemplateResult[] {
    return this.lines.map(({ say, rule }, at) => {
      const under = rule === undefined || this.plain ? null : this.under(rule);
      return html`<p part="line">${say}${this.#id(rule, at, under !== null)}</p>
        ${under !== null && this.opened === at ? under : nothing}`;
    });
  }

  /** The id after its sentence. */
  #id(rule: string | undefined, at: number, isKnown: boolean): unknown {
    if (rule === undefined) return nothing;
    if (!isKnown) return html` <span class="id">${rule}</span>`;
    return html` <button
      type="button" aria-expanded=${this.opened === at} aria-label=${askedWords.openRule(rule)}
      @click=${() => (this.opened = this.opened === at ? null : at)}
    >${rule}</button>`;
  }
}

if (!customElements.get('said-lines')) customElements.define('said-lines', SaidLines);

declare global {
  interface HTMLElementTagNameMap {
    'said-lines': SaidLines;
  }
}
