/** A lesson of Warhammer 40,000 that is held: its moments one after the other, and what was missed at the end. */
import { html, type TemplateResult } from 'lit';
import { positionOfMoment } from '../../../machines/lessons/warhammer-40k/position.ts';
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import type { GivenAnswer } from '../../../src/lessons/lesson.ts';
import type { PhaseLesson } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { idsIn } from '../../shared/lesson/entries.ts';
import { laterFrom, type LoadScript } from '../../shared/lesson/later.ts';
import { LessonPlayerBase } from '../../shared/lesson/lesson-player-base.ts';
import { withToggled } from '../../shared/lesson/ordering.ts';
import { keptOf } from '../../shared/lesson/progress.ts';
import type { ShowingParts } from '../../shared/lesson/showing.ts';
import '../../shared/parts/rule-note.ts';
import { PHASE_GROUPS, PHASE_LOG_GROUPS } from '../spoken/word-groups.ts';
import { momentTemplate, ruleFolded, underIn } from './frame.ts';
import { PhaseLessonSession, type PhaseLessonView, spokenPhaseLesson } from './lesson-session.ts';

/** Put in by the build of a script that has this, and what answers hands on the map, in another one beside it. */
declare const MAP_IN_OTHER_SCRIPT: true | undefined;

const SHOWING_HERE = typeof MAP_IN_OTHER_SCRIPT === 'undefined' ? () => import('./show-parts.ts') : null;

/**
 * Leads through a lesson of Warhammer 40,000.
 *
 * @fires lesson-moment - It has come to another moment.
 * @fires lesson-answered - An answer or a decision was judged.
 * @fires lesson-ended - Its last moment is behind.
 * @slot next - What to do after the lesson.
 */
export class PhaseLessonPlayer extends LessonPlayerBase<PhaseLessonView, PhaseLessonSession> {
  static override properties = { lesson: { attribute: false }, bring: { attribute: false } };
  declare lesson: PhaseLesson;
  declare bring: { readonly load?: LoadScript };
  /** What plays answers on the board; null: it has not been wanted. */
  #showing: (() => Promise<ShowingParts<PhaseLessonSession>>) | null = null;
  protected readonly answerWords = ['warhammer-40k-lesson-answers', ...PHASE_GROUPS];
  protected readonly lessonProperty = 'lesson';

  protected takenUp(): PhaseLessonSession {
    this.#showing ??= this.bring.load ? laterFrom(this.bring.load, 'assault-lesson-40k-later') : SHOWING_HERE!;
    const { lesson, moment } = this;
    return new PhaseLessonSession(spokenPhaseLesson(lesson), keptOf(lesson.id).left, moment);
  }

  /** The phase as it stands at the moment in hand, at the end of the lesson as at its last. */
  get played(): PlayedPhase | null {
    const { lesson, moment } = this.session;
    const { timeline: { input, events } } = positionOfMoment(lesson, moment ?? lesson.moments.at(-1)!)!;
    return 'scenario' in input ? { scenario: input.scenario, events } : null;
  }

  protected sayInLanguage(session: PhaseLessonSession): void {
    const lesson = spokenPhaseLesson(this.lesson);
    if (session.lesson !== lesson) session.sayIn(lesson);
  }

  protected wordsOf({ moment, asked, scene: { phase } }: PhaseLessonView): readonly string[] {
    return [
      'lesson-asked',
      ...moment.kind === 'see' && phase.log.length > 0 ? PHASE_LOG_GROUPS : [],
      ...(asked?.shows ?? []).length > 0 ? ['warhammer-40k-dice'] : [],
    ];
  }

  protected momentTemplate(view: PhaseLessonView): TemplateResult {
    return html`<div class="held" @counter-chosen=${this.onCounter} @keydown=${this.onKey}>
      ${momentTemplate({ ...view, showing: this.shower.showing }, this.answerActions)}
    </div>`;
  }

  /** Only a model that is an answer can be tapped, and only while there is none that is right. */
  protected tapped({ asked, asking, verdict }: PhaseLessonView, id: string): GivenAnswer | null | undefined {
    if (asked === null || verdict?.isRight === true || !asked.choices.some(one => one.id === id)) return undefined;
    const { kind, wantsOne } = asked;
    if (kind !== 'units' && kind !== 'formations') return undefined;
    return { kind, ids: wantsOne ? [id] : withToggled(idsIn(asking?.given ?? null), id) };
  }

  protected ruleFolded(rule: string): TemplateResult | null {
    return ruleFolded(rule);
  }

  protected showingComing(): Promise<ShowingParts<PhaseLessonSession>> {
    return this.#showing!();
  }

  protected ruleUnder(rule: string): TemplateResult | null {
    const { view } = this.session;
    return view === null ? null : underIn(view.scene.phase)(rule);
  }
}

if (!customElements.get('phase-lesson-player')) customElements.define('phase-lesson-player', PhaseLessonPlayer);

declare global {
  interface HTMLElementTagNameMap {
    'phase-lesson-player': PhaseLessonPlayer;
  }
}
