/** A lesson on its way out: as JSON, as a tag for a page, and as a link. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { writeLesson } from '../../../src/lessons/parse-lesson.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { writeLessonLink } from '../lesson/lesson-link.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { copyAndSaveStyles } from '../../shared/parts/copy-and-save.styles.ts';
import { isCopied, saveFile } from '../../shared/parts/copy-and-save.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

/** What of an attribute in single quotes has to be written otherwise. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '\'': '&#39;', '<': '&lt;', '>': '&gt;' };

/** A lesson as markup for any page. */
export const tagOf = (lesson: Lesson): string => {
  const json = JSON.stringify(lesson).replace(/[&'<>]/g, sign => ESCAPES[sign]!);
  return `<script src="assault-lesson.js"></script>\n<assault-lesson lesson='${json}'></assault-lesson>\n`;
};

type Way = 'json' | 'tag' | 'link';

/**
 * Fields with the lesson in each of its forms, and buttons that copy and save them.
 *
 * @csspart way - One of the forms.
 */
export class LessonExport extends SpokenElement {
  static override styles = [
    theme,
    buttons,
    formFieldStyles,
    copyAndSaveStyles,
    css`
      :host {
        display: grid;
        gap: calc(var(--_space) * 4);
      }
      .way {
        display: grid;
        gap: calc(var(--_space) * 2);
        min-inline-size: 0;
      }
      label {
        font-weight: 600;
      }
      textarea,
      input {
        font-family: var(--_mono);
      }
      textarea {
        min-block-size: 7rem;
      }
      p {
        margin: 0;
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
    `,
  ];
  static override properties = {
    lesson: { attribute: false },
    link: { state: true },
    said: { state: true },
  };
  declare lesson: Lesson;
  /** The fragment of its link; null: there is none yet. */
  declare private link: string | null;
  declare private said: string;

  constructor() {
    super();
    this.link = null;
    this.said = '';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lesson')) void this.#pack(this.lesson);
  }

  protected override render(): TemplateResult {
    const { lesson } = this;
    return html`
      ${this.#way('json', lessonEditorWords.jsonLabel, writeLesson(lesson), html`
        <button type="button" class="main"
          @click=${() => void this.#copy('json')}>${lessonEditorWords.copyJson}</button>
        <button type="button" @click=${this.#save}>${lessonEditorWords.saveJson}</button>`)}
      ${this.#way('tag', lessonEditorWords.tagLabel, tagOf(lesson), html`
        <button type="button"
          @click=${() => void this.#copy('tag')}>${lessonEditorWords.copyTag}</button>`, lessonEditorWords.tagHint)}
      ${this.link === null
        ? html`<p>${lessonEditorWords.noLink}</p>` : this.#way('link', lessonEditorWords.linkLabel, this.#address, html`
        <button type="button" @click=${() => void this.#copy('link')}>${lessonEditorWords.copyLink}</button>`)}
      <p role="status">${this.said}</p>`;
  }

  #way(id: Way, label: string, text: string, deeds: TemplateResult, hint: string | null = null): TemplateResult {
    return html`<div class="way" part="way">
      <label for=${id}>${label}</label>
      <textarea
        id=${id} readonly spellcheck="false" rows="3" .value=${text}
        @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}
      ></textarea>
      ${hint === null ? nothing : html`<p>${hint}</p>`}
      <div class="deeds">${deeds}</div>
    </div>`;
  }

  get #address(): string {
    return `${location.href.replace(/#.*$/s, '')}#${this.link ?? ''}`;
  }

  async #pack(lesson: Lesson): Promise<void> {
    const link = await writeLessonLink(lesson);
    if (lesson === this.lesson) this.link = link;
  }

  async #copy(id: Way): Promise<void> {
    const field = this.renderRoot.querySelector<HTMLTextAreaElement>(`#${id}`)!;
    this.said = '';
    const isThere = await isCopied(field.value);
    this.said = isThere ? lessonEditorWords.copied : lessonEditorWords.copyRefused;
    if (!isThere) field.focus();
  }

  readonly #save = (): void => {
    saveFile(`${this.lesson.id}.json`, 'application/json', writeLesson(this.lesson));
    this.said = lessonEditorWords.saved;
  };
}

if (!customElements.get('lesson-export')) customElements.define('lesson-export', LessonExport);

declare global {
  interface HTMLElementTagNameMap {
    'lesson-export': LessonExport;
  }
}
