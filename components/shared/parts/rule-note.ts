/** "Why?": the rule behind what is shown, opened in place. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { areWordsThere } from '../languages/speech.ts';
import { SpokenElement } from '../languages/spoken-element.ts';
import { theme } from '../theme/theme.ts';
import { disclosure, unfoldWith } from './disclosure.ts';
import { partsWords } from './parts-words.ts';

/** An open point of the rules, how it is played here, and how else it could be. */
export interface RulingNote {
  readonly question: string;
  readonly answer: string;
  readonly alternatives: readonly string[];
}

/**
 * A rule in our own words with its id and source, folded under its question. Everything is shown as plain text.
 *
 * @csspart note - The whole.
 */
export class RuleNote extends SpokenElement {
  static override styles = [
    theme,
    disclosure,
    css`
      :host {
        display: block;
      }
      details {
        border-inline-start: 3px solid var(--_line);
      }
      details[open] {
        border-inline-start-color: var(--_now);
      }
      summary {
        border-radius: 0 var(--_radius) var(--_radius) 0;
      }
      summary:dir(rtl) {
        border-radius: var(--_radius) 0 0 var(--_radius);
      }
      .heading {
        flex: 1;
        min-inline-size: 0;
        overflow-wrap: anywhere;
      }
      .why {
        padding: 0 calc(var(--_space) * 3) calc(var(--_space) * 2);
        overflow-wrap: anywhere;
      }
      p {
        margin: 0 0 calc(var(--_space) * 2);
      }
      .source,
      li {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      .ruling {
        margin-block-start: calc(var(--_space) * 3);
        padding-block-start: calc(var(--_space) * 2);
        border-block-start: 1px solid var(--_line);
      }
      .ruling p,
      ul {
        margin: 0;
      }
      .question {
        font-weight: 600;
      }
      .instead {
        margin-block-start: var(--_space);
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      ul {
        padding-inline-start: 1.2em;
      }
    `,
  ];
  static override properties = {
    heading: {},
    say: {},
    rule: {},
    source: {},
    ruling: { attribute: false },
    needs: { attribute: false },
    open: { type: Boolean, reflect: true },
  };
  /** The question it answers: 'Why not the stand in the ruins?' */
  declare heading: string;
  /** The rule in our own words. */
  declare say: string;
  /** The ids of the rules: 'A4.6 · L2' */
  declare rule: string;
  /** Where it is printed. */
  declare source: string;
  /** The ruling in force, where the rules leave it open. */
  declare ruling: RulingNote | null;
  /** The groups of words that the rule is said with: they come when it is unfolded. */
  declare needs: readonly string[];
  /** Unfolded. */
  declare open: boolean;

  constructor() {
    super();
    this.heading = '';
    this.say = '';
    this.rule = '';
    this.source = '';
    this.ruling = null;
    this.needs = [];
    this.open = false;
  }

  protected override get words(): readonly string[] {
    return this.open ? this.needs : [];
  }

  protected override render(): TemplateResult {
    return html`<details part="note" ?open=${this.open} @toggle=${this.onToggle}>
      <summary @click=${unfoldWith(this.needs)}>
        <span class="heading">${this.heading}</span>
        <span class="spoken">${partsWords.rule}</span>
        <span class="rule">${this.rule}</span>
      </summary>
      <div class="why">${areWordsThere(...this.needs) ? this.why() : nothing}</div>
    </details>`;
  }

  /** What is below the heading. */
  protected why(): TemplateResult | typeof nothing {
    return html`<p>${this.say}</p>
      ${this.source ? html`<p class="source">${partsWords.source(this.source)}</p>` : nothing}
      ${this.ruling ? rulingNote(this.ruling) : nothing}`;
  }

  private onToggle(event: Event): void {
    if (event.target instanceof HTMLDetailsElement) this.open = event.target.open;
  }
}

const rulingNote = ({ question, answer, alternatives }: RulingNote): TemplateResult => html`<div class="ruling">
  <p class="question">${partsWords.ruling(question)}</p>
  <p>${answer}</p>
  ${alternatives.length === 0
    ? nothing
    : html`<p class="instead">${partsWords.instead}</p>
        <ul>
          ${alternatives.map(alternative => html`<li>${alternative}</li>`)}
        </ul>`}
</div>`;

if (!customElements.get('rule-note')) customElements.define('rule-note', RuleNote);

declare global {
  interface HTMLElementTagNameMap {
    'rule-note': RuleNote;
  }
}
