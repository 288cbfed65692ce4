/** The lesson editor: an assault is played, and stops where something is to be asked, done or told. */
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { presentOf } from '../../machines/epic-armageddon/timeline.ts';
import {
  EMPTY_LESSON_DRAFT, movedUp, withChanged, withoutMoment, type LessonDraft,
} from '../../src/lessons/lesson-draft.ts';
import { LessonEdited, type MomentChanged, type SourceTaken } from '../epic-armageddon/lesson-editor/events.ts';
import { storeDraft, storedDraft } from '../epic-armageddon/lesson-editor/draft-storage.ts';
import type { EditorLazyParts } from '../epic-armageddon/lesson-editor/lazy-parts.ts';
import '../epic-armageddon/lesson-editor/lesson-export.ts';
import '../epic-armageddon/lesson-editor/lesson-source.ts';
import type { ListActions } from '../epic-armageddon/lesson-editor/lists.ts';
import '../epic-armageddon/lesson-editor/moment-form.ts';
import { draftFrom } from '../epic-armageddon/lesson-editor/reading.ts';
import { RecordTable, type Recorded } from '../epic-armageddon/lesson-editor/record-table.ts';
import { editorSections, titleOf, type EditorView } from '../epic-armageddon/lesson-editor/editor-sections.ts';
import { styles } from '../epic-armageddon/lesson-editor/styles.ts';
import { TrialController } from '../epic-armageddon/lesson-editor/trial-controller.ts';
import { isSameClub, Workbench } from '../epic-armageddon/lesson-editor/workbench.ts';
import { LESSON_GROUPS } from '../epic-armageddon/spoken/word-groups.ts';
import { wordsComing } from '../shared/languages/speech.ts';
import { lessonEditorWords } from '../epic-armageddon/lesson-editor/lesson-editor-words.ts';
import { onceTouched } from '../shared/once-touched.ts';
import { GivenElement } from '../shared/public/given-element.ts';
import { asHaving, asText } from '../shared/public/meant.ts';
import { disclosure } from '../shared/parts/disclosure.ts';
import { formFieldStyles } from '../shared/parts/field.styles.ts';
import '../shared/parts/live-region.ts';
import { tableStyles } from '../shared/parts/table.styles.ts';
import { stepStateOf } from '../epic-armageddon/resolver/step-state.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';

/** With what is said of a lesson once there is an assault in it. */
const EDITED_WORDS = ['lessons', ...LESSON_GROUPS] as const;

/**
 * Makes a lesson: what is played on the resolver is its assault, and wherever it stands a moment can be added. Answers
 * come from the rules. What is begun is kept for the tab.
 *
 * @fires lesson-edited - Something of it has changed: `detail.making`, `detail.lesson`.
 * @csspart table - The resolver.
 * @csspart moments - The list of moments.
 */
export class AssaultLessonEditor extends GivenElement {
  static lazyParts: EditorLazyParts | null = null;
  static override styles = [theme, publicTheme, buttons, disclosure, formFieldStyles, tableStyles, styles];
  static override properties = {
    making: { attribute: false, meant: asHaving({ events: Array.isArray, moments: Array.isArray }) },
    theme: { reflect: true, meant: asText },
    edited: { state: true },
    at: { state: true },
    isChoosing: { state: true },
    isUnreachable: { state: true },
    said: { state: true },
  };
  /** What to go on with; null: what this tab has kept, else an empty lesson. */
  declare making: LessonDraft | null;
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  /** The place of the moment that is worked on. */
  declare private edited: number | null;
  /** After how many events the table stands; null: it has not come yet. */
  declare private at: number | null;
  /** Another assault is being chosen. */
  declare private isChoosing: boolean;
  declare private isUnreachable: boolean;
  declare private said: string;
  readonly #bench = new Workbench();
  readonly #trying = new TrialController(this);
  #table: RecordTable | null = null;
  /** The scenario that lies on the table. */
  #laid: LessonDraft['scenario'] = null;

  constructor() {
    super();
    this.making = null;
    this.theme = null;
    this.edited = null;
    this.at = null;
    this.isChoosing = false;
    this.isUnreachable = false;
    this.said = '';
    this.#bench.begin(storedDraft() ?? EMPTY_LESSON_DRAFT);
    onceTouched(this, () => wordsComing(...EDITED_WORDS));
  }

  protected override get words(): readonly string[] {
    return (this.making ?? this.#bench.making).scenario === null ? [] : EDITED_WORDS;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('making') && this.making !== null) this.#bench.begin(this.making);
    this.#layTable();
  }

  protected override render(): TemplateResult {
    return html`<div class="whole">
      ${editorSections(this.#view, {
        undo: () => this.#step(() => this.#bench.undo()),
        redo: () => this.#step(() => this.#bench.redo()),
        anew: () => this.#put(EMPTY_LESSON_DRAFT, null, lessonEditorWords.begunAnew),
        write: (field, text) => this.#put({ ...this.#bench.making, [field]: text }, field),
        choose: () => (this.isChoosing = true),
        take: event => this.#take(event),
        add: () => void this.#add(),
        change: event => this.#change(event),
        leave: () => void this.#leave(),
        list: this.#list,
        check: () => void this.#check(),
        turnPreview: () => void this.#turnPreview(),
        bring: () => void this.#bring(),
      }, AssaultLessonEditor.lazyParts!, this.theme)}
      <live-region .message=${this.said}></live-region>
    </div>`;
  }

  get #view(): EditorView {
    const bench = this.#bench;
    const step = this.at ?? bench.making.events.length;
    const { scenario } = bench;
    return {
      bench, step,
      table: this.#table?.element ?? null,
      state: scenario === null ? null : stepStateOf(presentOf(bench.timelineAt(step))),
      edited: this.edited !== null && this.edited < bench.making.moments.length ? this.edited : null,
      isChoosing: this.isChoosing || scenario === null,
      trying: this.#trying, isUnreachable: this.isUnreachable,
    };
  }

  /** The table of the assault that has been chosen; another assault wants another table. */
  #layTable(): void {
    const { scenario, events } = this.#bench.making;
    if (scenario === null) {
      this.#table = null;
      this.#laid = null;
      return;
    }
    if (this.#table === null || this.#laid !== scenario) {
      this.#laid = scenario;
      this.at = events.length;
      const seed = typeof scenario === 'string' ? null : this.#bench.making.seed;
      this.#table = new RecordTable(scenario, seed, events, this.#hear, id => this.#take({ source: { id } }));
      void this.#bring();
    }
    this.#table.lay(events);
  }

  async #bring(): Promise<void> {
    this.isUnreachable = false;
    try {
      await AssaultLessonEditor.lazyParts!.resolver();
    } catch {
      this.isUnreachable = true;
    }
  }

  /** What was played is the lesson's; other rulings make the scenario one of its own. */
  readonly #hear = ({ scenario, events, at }: Recorded): void => {
    this.at = at;
    const own = this.#bench.scenario;
    if (own !== null && !isSameClub(own, scenario)) {
      const { making } = this.#bench;
      const changed = draftFrom({ scenario, events }, making);
      this.#laid = changed.scenario;
      this.#bench.edit(changed);
    } else if (events !== this.#bench.making.events) this.#bench.record(events);
    this.#changed();
  };

  #put(making: LessonDraft, gesture: string | null = null, said = ''): void {
    this.#bench.edit(making, gesture);
    this.said = said;
    this.#changed();
  }

  #step(act: () => void): void {
    act();
    this.said = '';
    this.#changed();
  }

  #changed(): void {
    const { making, lesson } = this.#bench;
    this.#trying.forget();
    storeDraft(making);
    if (lesson !== null) this.dispatchEvent(new LessonEdited(making, lesson));
    this.requestUpdate();
  }

  #take({ source }: Pick<SourceTaken, 'source'>): void {
    const making = draftFrom(source, this.#bench.making);
    this.isChoosing = false;
    this.edited = null;
    this.#put(making, null, 'lesson' in source
      ? lessonEditorWords.opened(source.lesson.title, source.lesson.moments.length) : '');
    if (!('lesson' in source)) this.said = lessonEditorWords.taken(titleOf(this.#bench));
    void this.#focusOn('#play');
  }

  async #add(): Promise<void> {
    const played = this.#table?.played ?? null;
    if (played !== null) this.#hear(played);
    if (this.#bench.scenario === null) return;
    this.edited = this.#bench.add(this.at ?? this.#bench.making.events.length);
    this.said = lessonEditorWords.added;
    this.#changed();
    await this.#focusOn('moment-form');
  }

  #change({ moment, gesture }: MomentChanged): void {
    if (this.edited === null) return;
    this.#put(withChanged(this.#bench.making, this.edited, moment), gesture && `${moment.id}-${gesture}`);
  }

  async #leave(): Promise<void> {
    this.edited = null;
    await this.#focusOn('#play');
  }

  readonly #list: ListActions = {
    edit: place => {
      this.edited = place;
      void this.#focusOn('moment-form');
    },
    remove: place => {
      const { title } = this.#bench.making.moments[place]!.moment;
      this.edited = null;
      this.#put(withoutMoment(this.#bench.making, place), null, lessonEditorWords.removed(title));
      void this.#focusOn('#moments');
    },
    up: place => {
      this.edited = null;
      this.#put(movedUp(this.#bench.making, place));
      void this.#focusOn('#moments');
    },
  };

  async #check(): Promise<void> {
    if (this.#trying.isTrying) return;
    this.said = lessonEditorWords.checking;
    this.said = await this.#trying.check(this.#bench);
  }

  async #turnPreview(): Promise<void> {
    this.said = await this.#trying.turnPreview(this.#bench, AssaultLessonEditor.lazyParts!.lesson);
    if (this.#trying.preview !== null) await this.#focusOn('assault-lesson');
  }

  async #focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

if (!customElements.get('assault-lesson-editor')) customElements.define('assault-lesson-editor', AssaultLessonEditor);

declare global {
  interface HTMLElementTagNameMap {
    'assault-lesson-editor': AssaultLessonEditor;
  }
}
