/** What a lesson is about: a bundled assault, one of the author's own, or a lesson to go on with. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { SAMPLE_NAMES } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import { SAMPLE_TEACHES } from '../../../src/epic-armageddon/scenario/samples/teaches.ts';
import { LESSON_PROBLEM_WORDS } from '../../../src/lessons/lesson-problem-words.ts';
import type { Problem } from '../../../src/parsing/problems.ts';
import type { ShelfOpened, SetUpReady } from '../../set-up/events.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { problemStyles, problemsTemplate } from '../lesson/problems.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { askForFiles, filesChosen } from '../../shared/parts/file-drop.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { SourceTaken, type Source } from './events.ts';
import type { EditorLazyParts } from './lazy-parts.ts';
import { readSource } from './reading.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

/** No lesson and no scenario is longer, in bytes. */
const LONGEST = 4_000_000;

/**
 * A choice of assaults, and ways to bring one's own.
 *
 * @fires source-taken - It has been chosen: `source`.
 * @csspart source - The whole choice.
 */
export class LessonSource extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    disclosure,
    formFieldStyles,
    problemStyles,
    css`
      :host {
        display: grid;
        gap: calc(var(--_space) * 3);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: calc(var(--_space) * 2);
        align-items: end;
      }
      label {
        display: grid;
        gap: var(--_space);
        min-inline-size: 0;
        font-weight: 600;
      }
      .row label {
        flex: 1 1 16rem;
      }
      summary {
        min-block-size: 44px;
        padding-inline: 0;
      }
      .json {
        display: grid;
        gap: calc(var(--_space) * 2);
        padding-block: calc(var(--_space) * 2);
      }
      textarea {
        min-block-size: 8rem;
        font-family: var(--_mono);
      }
      p {
        margin: 0;
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
    `,
  ];
  static override properties = {
    lazyParts: { attribute: false },
    theme: { reflect: true },
    chosen: { state: true },
    text: { state: true },
    problems: { state: true },
    hasSetUp: { state: true },
    isUnreachable: { state: true },
  };
  declare lazyParts: EditorLazyParts;
  declare theme: string | null;
  declare private chosen: string;
  declare private text: string;
  declare private problems: readonly Problem[];
  /** The set-up has come. */
  declare private hasSetUp: boolean;
  declare private isUnreachable: boolean;

  constructor() {
    super();
    this.theme = null;
    this.chosen = SAMPLE_NAMES[0].id;
    this.text = '';
    this.problems = [];
    this.hasSetUp = false;
    this.isUnreachable = false;
  }

  protected override render(): TemplateResult {
    return html`
      <div class="row" part="source">
        <label>${lessonEditorWords.bundled}
          <select @change=${({ target }: Event) => (this.chosen = (target as HTMLSelectElement).value)}>
            ${SAMPLE_NAMES.map(nameSpoken).map(({ id, title }) => html`
              <option value=${id} .selected=${id === this.chosen}>${title}</option>`)}
          </select>
        </label>
        <button type="button" class="main"
          @click=${() => this.#take({ id: this.chosen })}>${lessonEditorWords.take}</button>
      </div>
      <p>${this.#teaches}</p>
      ${this.#files()}
      <details @toggle=${this.#bringSetUp}>
        <summary>${lessonEditorWords.ownWays}</summary>
        ${this.hasSetUp ? html`<assault-set-up
          .theme=${this.theme} @set-up-ready=${this.#onReady} @shelf-opened=${this.#onShelf}
        ></assault-set-up>`
          : html`<p role="status">${this.isUnreachable ? lessonEditorWords.notLoaded : lessonEditorWords.loading}</p>`}
      </details>`;
  }

  /** What there is to see in the assault that is chosen. */
  get #teaches(): string {
    const name = SAMPLE_NAMES.find(({ id }) => id === this.chosen) ?? SAMPLE_NAMES[0];
    return nameSpoken(name).teaches ?? SAMPLE_TEACHES[name.id];
  }

  #files(): TemplateResult {
    return html`<details>
      <summary>${lessonEditorWords.fileWays}</summary>
      <div class="json">
        <label>${lessonEditorWords.json}
          <textarea
            spellcheck="false" autocomplete="off" .value=${this.text}
            @input=${({ target }: Event) => (this.text = (target as HTMLTextAreaElement).value)}
          ></textarea>
        </label>
        <div class="row">
          <button type="button" class="main"
            @click=${() => void this.#read(this.text)}>${lessonEditorWords.openJson}</button>
          <button type="button" @click=${askForFiles}>${lessonEditorWords.openFile}</button>
          <input type="file" accept=".json,application/json" hidden @change=${this.#onFile}>
        </div>
        ${this.problems.length === 0 ? nothing : problemsTemplate(this.problems)}
      </div>
    </details>`;
  }

  #take(source: Source): void {
    this.dispatchEvent(new SourceTaken(source));
  }

  async #read(text: string): Promise<void> {
    const read = await readSource(text, this.lazyParts.library);
    this.problems = 'problems' in read ? read.problems : [];
    if ('source' in read) this.#take(read.source);
  }

  readonly #onFile = async (event: Event): Promise<void> => {
    const [file] = filesChosen(event);
    if (file === undefined) return;
    if (file.size > LONGEST) {
      this.problems = [{ path: '', code: 'too-large', say: LESSON_PROBLEM_WORDS.tooLarge }];
      return;
    }
    this.text = await file.text().catch(() => '');
    await this.#read(this.text);
  };

  readonly #onReady = ({ detail: { scenario } }: SetUpReady): void => this.#take({ scenario, events: [] });

  readonly #onShelf = ({ detail: { item } }: ShelfOpened): void => {
    if (item.kind !== 'assault') return;
    const { scenario, events, at } = item.content;
    this.#take({ scenario, events: events.slice(0, at) });
  };

  readonly #bringSetUp = async ({ currentTarget }: Event): Promise<void> => {
    if (!(currentTarget as HTMLDetailsElement).open || this.hasSetUp) return;
    this.isUnreachable = false;
    try {
      await this.lazyParts.setUp();
      this.hasSetUp = true;
    } catch {
      this.isUnreachable = true;
    }
  };
}

if (!customElements.get('lesson-source')) customElements.define('lesson-source', LessonSource);

declare global {
  interface HTMLElementTagNameMap {
    'lesson-source': LessonSource;
  }
}
