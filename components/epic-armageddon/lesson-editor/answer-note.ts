/** What the rules answer to a question as the assault stands, shown to whoever writes the lesson. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { answerAt, type StopAnswer } from '../../../machines/lessons/epic-armageddon/stops.ts';
import { predictOf } from '../../../machines/lessons/epic-armageddon/judge-answer.ts';
import { presentPosition, type LessonRun } from '../../../machines/lessons/epic-armageddon/lesson-run.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { rulesUnder } from '../lesson/rule-under.ts';
import '../../shared/lesson/said-lines.ts';
import { theme } from '../../shared/theme/theme.ts';
import { answerText } from './answer-text.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';
import { trivialOf } from './remarks.ts';

type Known = StopAnswer | 'asking' | 'none';

/**
 * The answer of the judge that will judge the learners, and what a wrong answer would be told.
 *
 * @csspart answer - The right answer.
 * @csspart trivial - Why the question asks nothing, if it does not.
 */
export class AnswerNote extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
        padding: calc(var(--_space) * 3);
        border-inline-start: 3px solid var(--_now);
        background: var(--_now-soft);
        overflow-wrap: anywhere;
      }
      h4 {
        margin: 0 0 var(--_space);
        font-size: var(--_size-s);
      }
      p {
        margin: 0;
      }
      .answer {
        font-weight: 600;
      }
      .trivial {
        margin-block-start: calc(var(--_space) * 2);
        font-weight: 600;
      }
      .wrong {
        margin-block: calc(var(--_space) * 2) var(--_space);
        font-size: var(--_size-s);
      }
    `,
  ];
  static override properties = {
    run: { attribute: false },
    known: { state: true },
  };
  /** A lesson that stands at the question. */
  declare run: LessonRun;
  declare private known: Known;

  constructor() {
    super();
    this.known = 'asking';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('run')) return;
    this.known = 'asking';
    void this.#ask(this.run);
  }

  protected override render(): TemplateResult {
    return html`<h4>${lessonEditorWords.answerNow}</h4>${this.#found()}`;
  }

  #found(): TemplateResult {
    const { known } = this;
    if (known === 'asking') return html`<p>${lessonEditorWords.reckoning}</p>`;
    if (known === 'none') return html`<p class="answer">${lessonEditorWords.noAnswer}</p>`;
    const trivial = trivialOf(known, predictOf(this.run)?.ask.asks === 'chance-to-win');
    const { assault } = presentPosition(this.run);
    return html`<p class="answer" part="answer">${answerText(assault, known.right)}</p>
      ${trivial === null ? nothing : html`<p class="trivial" part="trivial">${lessonEditorWords.trivial[trivial]}</p>`}
      ${known.wrong === null ? nothing : html`
        <p class="wrong">${lessonEditorWords.wouldSay(answerText(assault, known.wrong))}</p>
        <said-lines .lines=${known.says} .under=${rulesUnder(assault)}></said-lines>`}`;
  }

  /** Parameters that do not belong to this assault, or to this moment of it, have no answer. */
  async #ask(run: LessonRun): Promise<void> {
    let known: Known;
    try {
      known = await answerAt(run) ?? 'none';
    } catch {
      known = 'none';
    }
    if (run === this.run) this.known = known;
  }
}

if (!customElements.get('answer-note')) customElements.define('answer-note', AnswerNote);

declare global {
  interface HTMLElementTagNameMap {
    'answer-note': AnswerNote;
  }
}
