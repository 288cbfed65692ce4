/** The course: its lessons in their order, what each teaches, and how far the reader has got. */
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { LessonName } from '../../../src/lessons/epic-armageddon/course/names.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { theme } from '../../shared/theme/theme.ts';
import { knownOf } from '../../../machines/lessons/recall.ts';
import { keptRecall } from '../../shared/lesson/recall.ts';
import { keptOf, reachedIn, type Kept } from '../../shared/lesson/progress.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';

type Mark = 'done' | 'missed' | 'begun' | 'new';

/**
 * An ordered list of links to lessons, each with what it teaches and how it went.
 *
 * @csspart lesson - One of them.
 * @csspart known - What is known of it.
 */
export class LessonCourse extends SpokenElement {
  static override styles = [
    theme,
    css`
      :host {
        display: block;
      }
      .lead {
        max-inline-size: 44rem;
        margin: 0 0 calc(var(--_space) * 4);
        color: var(--_ink-soft);
      }
      .go {
        display: inline-flex;
        align-items: center;
        min-block-size: 44px;
        margin-block-end: calc(var(--_space) * 5);
        padding: var(--_space) calc(var(--_space) * 5);
        border-radius: var(--_radius);
        background: var(--_ink);
        color: var(--_ground);
        font-weight: 600;
        text-decoration: none;
      }
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
        gap: calc(var(--_space) * 2);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .lesson {
        display: grid;
        grid-template-columns: 1.9rem minmax(0, 1fr);
        gap: 0 calc(var(--_space) * 3);
        align-content: start;
        block-size: 100%;
        padding: calc(var(--_space) * 3);
        border: 1px solid var(--_line);
        border-radius: var(--_radius);
        background: var(--_raised);
        color: inherit;
        text-decoration: none;
      }
      .lesson:hover {
        border-color: var(--_line-strong);
        background: var(--_sunken);
      }
      .number {
        grid-row: span 4;
        color: var(--_ink-soft);
        font-size: var(--_size-xl);
        font-weight: 300;
        line-height: 1.2;
        text-align: end;
      }
      .title {
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .teaches {
        color: var(--_ink-soft);
        font-size: var(--_size-s);
        overflow-wrap: anywhere;
      }
      .mark {
        display: flex;
        gap: calc(var(--_space) * 1.5);
        align-items: center;
        margin-block-start: var(--_space);
        font-size: var(--_size-s);
        font-weight: 600;
      }
      .mark svg {
        inline-size: 1.1em;
        block-size: 1.1em;
        fill: none;
        stroke: currentColor;
        stroke-width: 2;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .known {
        display: flex;
        flex-wrap: wrap;
        gap: var(--_space);
        align-items: center;
        margin-block-start: var(--_space);
        color: var(--_ink-soft);
        font-size: var(--_size-s);
      }
      .known i {
        inline-size: 0.6em;
        block-size: 0.6em;
        border: 1.5px solid var(--_good);
        border-radius: 50%;
      }
      .known i.known-well {
        background: var(--_good);
      }
      .known i.known-not {
        border-color: var(--_bad);
        border-radius: 0;
      }
      .done {
        color: var(--_good);
      }
      .missed {
        color: var(--_bad);
      }
      .begun {
        color: var(--_now-ink);
      }
    `,
  ];
  static override properties = {
    lessons: { attribute: false },
    href: { attribute: false },
    brief: { type: Boolean, reflect: true },
  };
  /** In the order in which they teach. */
  declare lessons: readonly LessonName[];
  /** Only the list: what leads to it stands elsewhere. */
  declare brief: boolean;
  /** The address of a lesson, or of one of its moments. */
  declare href: (lesson: string, moment: string | null) => string;

  constructor() {
    super();
    this.lessons = [];
    this.brief = false;
    this.href = (lesson, moment) => `#learn=${lesson}${moment === null ? '' : `/${moment}`}`;
  }

  /** The focus belongs on the lesson to go on with. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.go')?.focus(options);
  }

  protected override get words(): readonly string[] {
    return this.hidden ? [] : ['lesson-asked', 'lesson-names', 'warhammer-40k-lesson-names'];
  }

  /** Hidden it says nothing: it is drawn anew when it is shown. */
  protected override render(): TemplateResult | typeof nothing {
    if (this.lessons.length === 0 || this.hidden) return nothing;
    return html`
      ${this.brief ? nothing : this.#lead()}
      <ol>${this.lessons.map((one, at) => this.#lesson(nameSpoken(one), at))}</ol>`;
  }

  #lead(): TemplateResult {
    const done = this.lessons.filter(({ id }) => keptOf(id).isDone).length;
    const next = this.#next;
    return html`
      <p class="lead">${askedWords.course.lead(this.lessons.length, done)}</p>
      ${next === undefined ? nothing : html`<a class="go" href=${this.#addressOf(next)}>
        ${askedWords.course.go(nameSpoken(next).title, reachedIn(keptOf(next.id)) !== null, done > 0)}
      </a>`}`;
  }

  /** One that was left in the middle, else the first that is not done. */
  get #next(): LessonName | undefined {
    return this.lessons.find(({ id }) => reachedIn(keptOf(id)) !== null)
      ?? this.lessons.find(({ id }) => !keptOf(id).isDone);
  }

  #addressOf({ id }: LessonName): string {
    return this.href(id, reachedIn(keptOf(id)));
  }

  #lesson(lesson: LessonName, at: number): TemplateResult {
    const kept = keptOf(lesson.id);
    const mark = markOf(kept);
    return html`<li><a class="lesson" part="lesson" href=${this.#addressOf(lesson)}>
      <span class="number">${at + 1}</span>
      <span class="title">${lesson.title}</span>
      <span class="teaches">${lesson.teaches}</span>
      ${mark === 'new' ? nothing : html`<span class="mark ${mark}">
        <svg viewBox="0 0 16 16" aria-hidden="true">${svg`<path d=${SIGNS[mark]}></path>`}</svg>
        ${askedWords.course.marks[mark](kept.missed.length)}
      </span>`}
      ${knownTemplate(lesson.id)}
    </a></li>`;
  }
}

/** One sign a question that was asked; in words how many of them are known. */
const knownTemplate = (lesson: string): unknown => {
  const known = knownOf(keptRecall(), lesson);
  if (known.length === 0) return nothing;
  return html`<span class="known" part="known">
    ${known.map(one => html`<i class=${KNOWN_SIGNS[one]} aria-hidden="true"></i>`)}
    ${askedWords.course.known(known.filter(one => one === 'known').length, known.length)}
  </span>`;
};

const KNOWN_SIGNS = { known: 'known-well', right: 'known-once', missed: 'known-not' } as const;

const markOf = (kept: Kept): Mark => {
  if (reachedIn(kept) !== null) return 'begun';
  if (!kept.isDone) return 'new';
  return kept.missed.length > 0 ? 'missed' : 'done';
};

const SIGNS: Readonly<Record<Exclude<Mark, 'new'>, string>> = {
  done: 'M3 8.5 6.5 12 13 4.5', missed: 'M8 3v6.5M8 12.5v.5', begun: 'M5 3.5 11 8l-6 4.5z',
};

if (!customElements.get('lesson-course')) customElements.define('lesson-course', LessonCourse);

declare global {
  interface HTMLElementTagNameMap {
    'lesson-course': LessonCourse;
  }
}
