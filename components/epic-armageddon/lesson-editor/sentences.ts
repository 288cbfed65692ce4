/** Sentences of a lesson, each with the rule that it says if it says one. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { RULE_TEXTS } from '../steps/rule-texts.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { SentencesChanged } from './events.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

/**
 * Sentences to be written, one field each, beside it the id of its rule: typed, or found in the list by its words.
 *
 * @fires sentences-changed - One was written, added or taken out: `says`, `gesture`.
 * @csspart sentence - One sentence with its rule.
 */
export class SentenceList extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    formFieldStyles,
    css`
      :host {
        display: block;
        container: sentences / inline-size;
      }
      fieldset {
        display: grid;
        gap: calc(var(--_space) * 2);
        min-inline-size: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        margin-block-end: calc(var(--_space) * 2);
        padding: 0;
        font-weight: 600;
      }
      .sentence {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 5.5rem;
        gap: var(--_space) calc(var(--_space) * 2);
        align-items: start;
      }
      .several {
        grid-template-columns: minmax(0, 1fr) 5.5rem auto;
      }
      textarea {
        min-block-size: 44px;
        field-sizing: content;
      }
      .icon {
        min-block-size: 44px;
      }
      .fault,
      .says {
        grid-column: 1 / -1;
        margin: 0;
        font-size: var(--_size-s);
        overflow-wrap: anywhere;
      }
      .fault {
        color: var(--_bad);
      }
      .says {
        color: var(--_ink-soft);
      }
      .add {
        justify-self: start;
      }
      @container sentences (max-width: 26rem) {
        .sentence {
          grid-template-columns: minmax(0, 1fr) auto;
        }
        textarea {
          grid-column: 1 / -1;
        }
      }
      @media (pointer: coarse) {
        .add {
          min-block-size: 44px;
        }
      }
    `,
  ];
  static override properties = {
    legend: {},
    says: { attribute: false },
    most: { type: Number },
  };
  /** What the sentences are: 'Hint'. */
  declare legend: string;
  declare says: readonly LessonSentence[];
  /** So many sentences and no more. */
  declare most: number;

  constructor() {
    super();
    this.legend = '';
    this.says = [];
    this.most = 40;
  }

  protected override render(): TemplateResult {
    const says = this.says.length === 0 ? [{ say: '' }] : this.says;
    return html`<fieldset>
      <legend>${this.legend}</legend>
      ${says.map((said, at) => this.#sentence(said, at, says))}
      ${says.length >= this.most ? nothing : html`<button
        type="button" class="quiet add" aria-label=${lessonEditorWords.addSentence(this.legend)}
        @click=${() => void this.#add(says)}
      >+ ${lessonEditorWords.one}</button>`}
      <datalist id="rules">
        ${Object.entries(RULE_TEXTS).map(([id, { say }]) => html`<option value=${id}>${say}</option>`)}
      </datalist>
    </fieldset>`;
  }

  #sentence({ say, rule = '' }: LessonSentence, at: number, says: readonly LessonSentence[]): TemplateResult {
    const known = rule === '' ? undefined : RULE_TEXTS[rule];
    const isUnknown = rule !== '' && known === undefined;
    return html`<div class="sentence ${says.length > 1 ? 'several' : ''}" part="sentence">
      <textarea
        rows="1" aria-label=${this.most === 1 ? this.legend : lessonEditorWords.sentence(this.legend, at + 1)}
        .value=${say}
        @input=${(event: Event) => this.#write(says, at, { say: valueOf(event), ...ruled(rule) }, `say-${at}`)}
      ></textarea>
      <input
        type="text" list="rules" autocomplete="off" placeholder=${lessonEditorWords.rule} .value=${rule}
        aria-label=${lessonEditorWords.ruleOf(this.legend, at + 1)} aria-invalid=${isUnknown}
        aria-describedby="note-${at}"
        @input=${(event: Event) => this.#write(says, at, { say, ...ruled(valueOf(event).trim()) }, `rule-${at}`)}
      >
      ${says.length === 1 ? nothing : html`<button
        type="button" class="icon quiet" aria-label=${lessonEditorWords.removeSentence(this.legend, at + 1)}
        @click=${() => void this.#remove(says, at)}
      >×</button>`}
      <p id="note-${at}" class=${isUnknown ? 'fault' : 'says'} ?hidden=${rule === ''}>
        ${isUnknown ? lessonEditorWords.unknownRule(rule) : known?.say}
      </p>
    </div>`;
  }

  #write(says: readonly LessonSentence[], at: number, said: LessonSentence, gesture: string | null): void {
    this.#tell(says.map((one, i) => (i === at ? said : one)), gesture);
  }

  async #add(says: readonly LessonSentence[]): Promise<void> {
    this.#tell([...says, { say: '' }], null);
    await this.#focusOn(says.length);
  }

  async #remove(says: readonly LessonSentence[], at: number): Promise<void> {
    this.#tell(says.filter((_, i) => i !== at), null);
    await this.#focusOn(Math.max(0, at - 1));
  }

  #tell(says: readonly LessonSentence[], gesture: string | null): void {
    this.says = says;
    this.dispatchEvent(new SentencesChanged(says, gesture));
  }

  async #focusOn(at: number): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>('textarea')[at]?.focus();
  }
}

const valueOf = ({ target }: Event): string => (target as HTMLInputElement).value;

const ruled = (rule: string): Partial<LessonSentence> => (rule === '' ? {} : { rule });

if (!customElements.get('sentence-list')) customElements.define('sentence-list', SentenceList);

declare global {
  interface HTMLElementTagNameMap {
    'sentence-list': SentenceList;
  }
}
