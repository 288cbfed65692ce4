/** A lesson being held on the screen, of whichever game: where it stands, what is being entered, what was said last. */
import type { MomentRecord, Progress } from '../../../machines/lessons/progress.ts';
import type { Summary } from '../../../machines/lessons/summary.ts';
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { AnswerKind } from '../../../src/lessons/questions.ts';
import { emptyAnswer } from './entries.ts';
import type { Tried } from './showing.ts';

/** How an answer was judged, or what was done. */
export interface Verdict {
  readonly isRight: boolean;
  /** The answer was shown, not given. */
  readonly isShown: boolean;
  /** What the opponent says, or what is said to a right answer. */
  readonly says: readonly LessonSentence[];
  /** Ids of those that it is about. */
  readonly marks: readonly string[];
}

/** A run through a lesson as far as it has come. */
interface Run {
  readonly progress: Progress;
}

interface Lesson<M> {
  readonly id: string;
  readonly title: string;
  readonly moments: readonly M[];
}

const isUndone = ({ outcome, wrong }: MomentRecord): boolean => outcome === 'open' && wrong === 0;

/** As if these had not come yet, where they were left without an answer. */
const unasked = <R extends Run>(run: R, ids: readonly string[]): R => {
  const records = run.progress.records.map((one): MomentRecord =>
    (ids.includes(one.id) && one.outcome === 'passed' ? { ...one, outcome: 'open' } : one));
  return { ...run, progress: { ...run.progress, records } };
};

/** Each game says how its run goes on; where it goes and what is gone through is the same in both. */
export abstract class LessonSession<R extends Run, M extends { readonly id: string }, V extends Verdict,
  L extends Lesson<M>> {
  #run: R | null = null;
  #given: GivenAnswer | null = null;
  protected lastVerdict: V | null = null;
  #tried: Tried | null = null;
  /** Ids of the moments that are gone through this time; null: all of them. */
  #wanted: readonly string[] | null = null;

  abstract get lesson(): L;
  /** Null: the lesson is over. */
  abstract get moment(): M | null;
  /** What has become of each moment. */
  abstract get summary(): Summary;
  /** What is asked at the moment in hand; null: nothing. */
  protected abstract get question(): { readonly kind: AnswerKind; readonly wantsOne: boolean } | null;
  /** The moments that a jump from here may pass over. */
  protected abstract get ahead(): readonly MomentRecord[];
  protected abstract begun(): R;
  protected abstract goneOn(run: R): R;
  protected abstract goneTo(run: R, moment: string): R;
  protected abstract triedAgain(run: R): R;
  protected abstract hinted(run: R): R;
  /** To the moment before this one. */
  abstract back(): void;

  get run(): R {
    return this.#run!;
  }

  protected set run(run: R) {
    this.#run = run;
  }

  get progress(): Progress {
    return this.run.progress;
  }

  get given(): GivenAnswer | null {
    return this.#given;
  }

  get verdict(): V | null {
    return this.lastVerdict;
  }

  /** What was answered, and how that was judged, before the answer was shown; null: it has not been shown. */
  get tried(): Tried | null {
    return this.#tried;
  }

  /** The answer is about to be shown: what was tried stays on the screen. */
  protected keepTried(): void {
    if (this.#tried !== null) return;
    const { given, lastVerdict } = this;
    const isWrong = lastVerdict?.isRight === false;
    this.#tried = { given, says: isWrong ? lastVerdict.says : [], marks: isWrong ? lastVerdict.marks : [] };
  }

  /** Ids of the moments that were missed. */
  get missed(): readonly string[] {
    return this.summary.moments.filter(({ isMissed }) => isMissed).map(({ id }) => id);
  }

  enter(given: GivenAnswer | null): void {
    this.#given = given;
  }

  hint(): void {
    this.run = this.hinted(this.run);
  }

  /** The moment in hand once more, as it was when it came. */
  again(): void {
    this.run = this.triedAgain(this.run);
    this.arrive();
  }

  /** To the next moment that is gone through this time; after the last of them the lesson is over. */
  goOn(): void {
    this.run = this.goneOn(this.run);
    for (let { moment } = this; moment !== null && !this.#isWanted(moment.id); { moment } = this) {
      this.run = unasked(this.goneOn(this.run), [moment.id]);
    }
    this.arrive();
  }

  goTo(moment: string): void {
    this.jump(moment);
    this.arrive();
  }

  /** What is jumped over has not been asked. */
  protected jump(moment: string): void {
    const over = this.ahead.filter(isUndone).map(({ id }) => id);
    this.run = unasked(this.goneTo(this.run, moment), over);
  }

  begin(): void {
    this.run = this.begun();
    this.#wanted = null;
    this.arrive();
  }

  /** Those moments alone, one after the other. */
  goThrough(moments: readonly string[]): void {
    this.begin();
    this.#wanted = moments;
    const first = moments[0];
    if (first !== undefined) this.goTo(first);
  }

  #isWanted(moment: string): boolean {
    return this.#wanted?.includes(moment) ?? true;
  }

  /** It has come to a moment: nothing is entered and nothing said. */
  protected arrive(): void {
    const { question } = this;
    this.#given = question === null ? null : emptyAnswer(question.kind, question.wantsOne);
    this.lastVerdict = null;
    this.#tried = null;
  }
}
