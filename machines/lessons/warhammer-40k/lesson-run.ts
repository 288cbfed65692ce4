/**
 * A lesson of Warhammer 40,000 being held: at which moment it stands, and how it goes on. Each moment shows its take as
 * the lesson has it, whatever was answered before. Nothing of it knows a right answer.
 */
import type { GivenAnswer, LessonSentence } from '../../../src/lessons/lesson.ts';
import type { PhaseLesson, PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { PHASE_QUESTIONS } from '../../../src/lessons/warhammer-40k/questions.ts';
import type { AnswerKind } from '../../../src/lessons/questions.ts';
import {
  fitsLesson, freshRecord, hintsShown, momentInHand, progressWith, recordInHand, type MomentRecord, type Progress,
} from '../progress.ts';
import type { Objection } from '../objection.ts';
import { takeDecision, objectionToDecision, optionsOf, ruleOfTask } from './judge-task.ts';
import { phaseJudgeOf } from './questions/judges.ts';
import { choiceName, phaseQuestionSentence, filledPhaseSentence } from './sentences.ts';
import { positionOfMoment, type PhasePosition, type PhaseShownHand } from './position.ts';
import { LESSONS_IN_ENGLISH, type LessonLanguage } from './answer-words.ts';

export interface PhaseRun {
  readonly lesson: PhaseLesson;
  readonly progress: Progress;
}

/** The moment in hand; null: the lesson is over. */
export const momentIn = ({ lesson, progress }: PhaseRun): PhaseMoment | null =>
  momentInHand(lesson.moments, progress);

export const recordIn = ({ progress }: PhaseRun): MomentRecord | null => recordInHand(progress);

export const isOpenIn = (run: PhaseRun): boolean => recordIn(run)?.outcome === 'open';

/** The take of the moment in hand as it stands. */
export const presentPhasePosition = (run: PhaseRun): PhasePosition => {
  const moment = momentIn(run)!;
  const position = positionOfMoment(run.lesson, moment);
  if (position === null) throw new Error(`The moment ${moment.id} never comes.`);
  return position;
};

const recorded = (run: PhaseRun, change: Partial<MomentRecord>): PhaseRun =>
  ({ ...run, progress: progressWith(run.progress, change) });

/** At a moment by its place; one that has come once can be gone back to. */
const at = (run: PhaseRun, moment: number): PhaseRun => {
  const there = { ...run, progress: { ...run.progress, moment } };
  return momentIn(there) === null ? there : recorded(there, { from: 0 });
};

export const beginPhaseLesson = (lesson: PhaseLesson): PhaseRun =>
  at({ lesson, progress: { lesson: lesson.id, moment: 0, records: lesson.moments.map(freshRecord), events: [] } }, 0);

/** Takes a lesson up where it was left; null: it is another one by now. */
export const resumePhaseLesson = (lesson: PhaseLesson, progress: Progress): PhaseRun | null =>
  (fitsLesson(lesson, progress) ? at({ lesson, progress: { ...progress, events: [] } }, progress.moment) : null);

/** Goes on to the next moment; what is still open is left as it is. */
export const goOnIn = (run: PhaseRun): PhaseRun => {
  const moment = momentIn(run);
  if (moment === null) return run;
  const left = isOpenIn(run) ? recorded(run, { outcome: moment.kind === 'see' ? 'seen' : 'passed' }) : run;
  return at(left, run.progress.moment + 1);
};

/** Goes to a moment by its id; it is open again. One that there is not changes nothing. */
export const goToIn = (run: PhaseRun, id: string): PhaseRun => {
  const place = run.lesson.moments.findIndex(moment => moment.id === id);
  return place === -1 ? run : tryAgainIn(at(run, place));
};

/** The moment in hand once more. */
export const tryAgainIn = (run: PhaseRun): PhaseRun => recorded(run, { outcome: 'open' });

/** The sentences of the hint that have been asked for. */
export const hintsIn = (run: PhaseRun): readonly LessonSentence[] => hintsShown(momentIn(run), recordIn(run));

export const askForHintIn = (run: PhaseRun): PhaseRun => {
  const most = momentIn(run)?.hint.length ?? 0;
  return recorded(run, { hints: Math.min(most, (recordIn(run)?.hints ?? 0) + 1) });
};

/** A question or task as it is put on the screen. */
export interface PosedPhaseQuestion {
  readonly kind: AnswerKind;
  readonly question: LessonSentence;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly wantsOne: boolean;
  readonly shows: readonly PhaseShownHand[];
}

/** What is asked at the moment in hand; null: nothing. */
export const posedPhaseQuestion = (
  run: PhaseRun, language: LessonLanguage = LESSONS_IN_ENGLISH,
): PosedPhaseQuestion | null => {
  const moment = momentIn(run);
  if (moment === null || moment.kind === 'see') return null;
  const position = presentPhasePosition(run);
  if (moment.kind === 'do') {
    const choices = optionsOf(position, moment).map(id => ({ id, name: id }));
    const question = { rule: ruleOfTask(moment), ...filledPhaseSentence(position, moment.task) };
    return { kind: 'formations', question, choices, wantsOne: true, shows: [] };
  }
  const { ask, question } = moment;
  const judge = phaseJudgeOf(ask);
  return {
    kind: PHASE_QUESTIONS[ask.asks].answer,
    question: question === undefined
      ? phaseQuestionSentence(position, ask, language) : filledPhaseSentence(position, question),
    choices: judge.choices(position, ask).map(id => ({ id, name: choiceName(position, ask, id, language) })),
    wantsOne: judge.wantsOne,
    shows: judge.shows(position, ask),
  };
};

export interface PhaseVerdict extends Objection {
  readonly isRight: boolean;
  /** The fight as it stands after a decision; null: nothing was decided. */
  readonly position: PhasePosition | null;
}

const optionIn = (given: GivenAnswer): string => ('ids' in given ? given.ids[0] ?? '' : '');

const verdictOf = (
  position: PhasePosition, moment: PhaseMoment, given: GivenAnswer, language: LessonLanguage,
): PhaseVerdict | null => {
  if (moment.kind === 'see') return null;
  const after = moment.after.map(one => filledPhaseSentence(position, one));
  if (moment.kind === 'do') {
    const done = takeDecision(position, moment, optionIn(given), language);
    return done.isReached ? { isRight: true, says: [...done.says, ...after], marks: [], position: done.position }
      : { isRight: false, ...objectionToDecision(moment, done, language), position: null };
  }
  const judge = phaseJudgeOf(moment.ask);
  if (judge.isRight(position, moment.ask, given)) return { isRight: true, says: after, marks: [], position: null };
  const { says, marks } = judge.object(position, moment.ask, given, language);
  const isRuled = says.some(({ rule }) => rule !== undefined);
  const look = { say: language.words.lookAgain, rule: PHASE_QUESTIONS[moment.ask.asks].rule };
  return { isRight: false, says: isRuled ? says : [...says, look], marks, position: null };
};

/** Judges an answer, or a decision; null: nothing is asked. */
export const answerIn = (
  run: PhaseRun, given: GivenAnswer, language: LessonLanguage = LESSONS_IN_ENGLISH,
): { readonly run: PhaseRun; readonly verdict: PhaseVerdict } | null => {
  const moment = momentIn(run);
  const verdict = moment === null ? null : verdictOf(presentPhasePosition(run), moment, given, language);
  if (moment === null || verdict === null) return null;
  if (!isOpenIn(run)) return { run, verdict };
  const right = moment.kind === 'do' ? 'done' : 'right';
  return {
    run: recorded(run, verdict.isRight ? { outcome: right } : { wrong: recordIn(run)!.wrong + 1 }),
    verdict,
  };
};

/** Whether the answer may be shown: not before one has been tried. */
export const mayShowIn = (run: PhaseRun): boolean => {
  const moment = momentIn(run);
  return moment !== null && moment.kind !== 'see' && (recordIn(run)!.wrong > 0 || !isOpenIn(run));
};

/** A right answer to the moment in hand, as the rules have it; null: nothing is asked, or nothing does it. */
export const rightAnswer = (run: PhaseRun): GivenAnswer | null => {
  const moment = momentIn(run);
  if (moment === null || moment.kind === 'see') return null;
  const position = presentPhasePosition(run);
  if (moment.kind === 'predict') return phaseJudgeOf(moment.ask).answer(position, moment.ask);
  const option = optionsOf(position, moment).find(one => takeDecision(position, moment, one).isReached);
  return option === undefined ? null : { kind: 'formations', ids: [option] };
};

/** Shows a right answer; null: none has been tried yet. */
export const showIn = (run: PhaseRun): { readonly run: PhaseRun; readonly given: GivenAnswer } | null => {
  const given = mayShowIn(run) ? rightAnswer(run) : null;
  return given === null ? null : { run: isOpenIn(run) ? recorded(run, { outcome: 'shown' }) : run, given };
};
