/** A lesson: predict, do, see. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ReadyResult, ReadyLesson } from '../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { LESSON_NAMES, type LessonName } from '../../src/lessons/epic-armageddon/course/names.ts';
import { PHASE_LESSON_NAMES } from '../../src/lessons/warhammer-40k/names.ts';
import type { PhaseLesson } from '../../src/lessons/warhammer-40k/phase-lesson.ts';
import type { AnyPlayed } from '../../src/share-links/any-played.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { withWords } from '../shared/languages/speech.ts';
import { define } from '../shared/public/define.ts';
import { asText, asTextOrFields } from '../shared/public/meant.ts';
import { PageInput } from '../shared/public/page-input.ts';
import { ProblemsPanel } from '../shared/public/problems-panel.ts';
import { PublicElement } from '../shared/public/public-element.ts';
import type { LessonLazyParts } from '../epic-armageddon/lesson/lazy-parts.ts';
import type { LessonPlayer } from '../epic-armageddon/lesson/lesson-player.ts';
import type { PhaseLessonPlayer } from '../warhammer-40k/lesson/lesson-player.ts';
import { lackStyles, lackTemplate } from '../epic-armageddon/lesson/lack.ts';
import { lessonShellWords } from '../epic-armageddon/lesson/lesson-shell-words.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';

/**
 * Leads through a lesson: it asks before it shows, has things done on the table, and says why. Answers are judged by
 * the rules themselves.
 *
 * @fires {CustomEvent<{ version: 1, lesson: string, moment: string, at: number, of: number }>} lesson-moment - It has
 * come to another moment.
 * @fires {CustomEvent<{ version: 1, lesson: string, moment: string, given: object | null, isRight: boolean,
 * objection: string | null, rule: string | null }>} lesson-answered - An answer was judged.
 * @fires {CustomEvent<{ version: 1, lesson: string, missed: string[], rules: string[] }>} lesson-ended - It has ended.
 * @slot - Shown without the script, and beside what is wrong where the tag asks for what cannot be shown.
 * @slot back - What leads away from the lesson: before its progress, or where none can be held.
 * @slot next - What to do after the lesson.
 * @csspart problems - What is wrong with a lesson.
 * @cssprop --assault-height - The height of the lesson.
 */
export class AssaultLesson extends PublicElement {
  /** The bundled lessons, in the order in which they teach. */
  static readonly lessons: readonly LessonName[] = LESSON_NAMES;
  /** Those of Warhammer 40,000. */
  static readonly phaseLessons: readonly LessonName[] = PHASE_LESSON_NAMES;
  /** How the parts come with which a lesson is held. */
  static lazyParts: LessonLazyParts | null = null;
  static override styles = [theme, publicTheme, buttons, lackStyles];
  static override properties = {
    lesson: { meant: asTextOrFields },
    moment: { meant: asText },
    ready: { state: true },
    phases: { state: true },
    problems: { state: true },
    isUnreachable: { state: true },
  };
  /**
   * The id of a bundled lesson, the address of a JSON file, or a lesson as an object or as JSON. Unless set: the JSON
   * in a script inside the tag, or the first bundled lesson.
   */
  declare lesson: unknown;
  /** The id of the moment to begin with; null: where the reader left it, else the first. */
  declare moment: string | null;
  declare private ready: ReadyLesson | null;
  declare private phases: PhaseLesson | null;
  declare private problems: readonly Problem[];
  declare private isUnreachable: boolean;
  #wantsFocus = false;
  #only: string | null = null;
  readonly #given: PageInput<'lesson'> = new PageInput(this, 'lesson');
  readonly #panel = new ProblemsPanel(this, () => AssaultLesson.lazyParts!.problems(), lackTemplate);

  constructor() {
    super();
    this.lesson = null;
    this.moment = null;
    this.ready = null;
    this.phases = null;
    this.problems = [];
    this.isUnreachable = false;
  }

  /** The lesson from its first moment on, whatever has become of it. */
  startAgain(): void {
    this.#player?.startAgain();
  }

  /** What has been played in the lesson so far, to be played on elsewhere; null: no lesson is held. */
  get played(): AnyPlayed | null {
    return this.#player?.played ?? null;
  }

  /** Asks a single moment of the lesson, of which nothing is kept; null: the lesson as it is. */
  askOnly(moment: string | null): void {
    this.#only = moment;
    this.requestUpdate();
  }

  /** The focus belongs on the title of the moment, as soon as there is one. */
  override focus(): void {
    this.#wantsFocus = true;
    this.requestUpdate();
  }

  protected override get words(): readonly string[] {
    return ['lessons'];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('lesson')) this.#take();
  }

  protected override render(): TemplateResult {
    const problems = [...this.#given.problems, ...this.problems];
    if (problems.length > 0) return notHeld(this.#panel.template(problems));
    if (this.isUnreachable) return notHeld(lackTemplate(() => this.#take()));
    if (this.phases !== null) {
      return html`<phase-lesson-player
        controls=${this.controls ?? nothing} .moment=${this.moment} .bring=${AssaultLesson.lazyParts!.parts}
        .lesson=${this.phases}
      >${slots()}</phase-lesson-player>`;
    }
    if (this.ready === null) {
      return notHeld(html`<p class="reading" role="status">${lessonShellWords.loading}</p>`);
    }
    return html`<lesson-player
      controls=${this.controls ?? nothing} .moment=${this.moment} .only=${this.#only}
      .bring=${AssaultLesson.lazyParts!.parts} .ready=${this.ready}
    >${slots()}</lesson-player>`;
  }

  protected override updated(): void {
    if (!this.#wantsFocus || this.#player === null) return;
    this.#wantsFocus = false;
    this.#player.focus();
  }

  get #player(): LessonPlayer | PhaseLessonPlayer | null {
    return this.renderRoot.querySelector<LessonPlayer | PhaseLessonPlayer>('lesson-player, phase-lesson-player');
  }

  protected override backOnline(): void {
    if (!this.isUnreachable && !this.#given.isUnfetched) return;
    this.#take();
    this.requestUpdate();
  }

  #take(): void {
    if (this.#given.take()) void this.#read();
    else this.#forget();
  }

  #forget(): void {
    this.ready = null;
    this.phases = null;
    this.problems = [];
    this.isUnreachable = false;
  }

  /** What was wanted meanwhile is not shown any more. */
  async #read(): Promise<void> {
    const wanted = this.lesson;
    this.#forget();
    try {
      const words = wordsFor(wanted);
      const phases = await withWords(readPhases(wanted), words);
      const readied = phases === null ? await withWords(readAny(wanted), words) : null;
      if (wanted !== this.lesson) return;
      this.phases = phases;
      this.problems = readied !== null && 'problems' in readied ? readied.problems : [];
      this.ready = readied !== null && 'ready' in readied ? readied.ready : null;
    } catch {
      if (wanted === this.lesson) this.isUnreachable = true;
    }
  }
}

/** What a page puts into a lesson. */
const slots = (): TemplateResult => html`<slot name="back" slot="back"></slot><slot name="next" slot="next"></slot>`;

/** What stands in the place of a lesson, below the way back. */
const notHeld = (instead: TemplateResult): TemplateResult => html`<slot name="back"></slot>${instead}`;

/** The prose of a bundled lesson. */
const wordsFor = (wanted: unknown): Promise<unknown> => {
  const id = typeof wanted === 'string' ? wanted.trim() : wanted ?? LESSON_NAMES[0].id;
  const bundled = [...LESSON_NAMES, ...PHASE_LESSON_NAMES].find(one => one.id === id);
  return bundled === undefined ? Promise.resolve() : AssaultLesson.lazyParts!.prose(bundled.id);
};

/** A bundled lesson of Warhammer 40,000; null: none of them is wanted. */
const readPhases = async (wanted: unknown): Promise<PhaseLesson | null> => {
  const name = PHASE_LESSON_NAMES.find(({ id }) => id === wanted);
  return name === undefined ? null : (await AssaultLesson.lazyParts!.phases())(name.id);
};

/** Any other lesson. */
const readAny = async (wanted: unknown): Promise<ReadyResult> => {
  const { player, library } = AssaultLesson.lazyParts!;
  return (await player())(wanted, library);
};

define('assault-lesson', AssaultLesson);

declare global {
  interface HTMLElementTagNameMap {
    'assault-lesson': AssaultLesson;
  }
}
