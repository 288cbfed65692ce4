/** Where a lesson being made can stop, and what would be said there. */
import type { AssaultEvent, Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { MomentAt, GivenAnswer, LessonMoment, LessonSentence } from '../../../src/lessons/lesson.ts';
import {
  decisionsIn, diceIn, lessonFromDraft, waysToSay, type LessonDraft,
} from '../../../src/lessons/lesson-draft.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { stillToCome } from '../../epic-armageddon/play-on.ts';
import { presentOf, replay, type Timeline } from '../../epic-armageddon/timeline.ts';
import { judgeAnswer, posedQuestion } from './judge-answer.ts';
import { backTo, arrive, following, nextLessonEvent, timesOf } from './position.ts';
import { statePath } from '../../why.ts';
import { withOdds } from './lesson-odds.ts';
import { freshRecord } from '../progress.ts';
import type { ReadyLesson } from './ready-lesson.ts';
import type { LessonRun } from './lesson-run.ts';
import { oracleAnswer, wrongAnswer } from './students.ts';

/** What a bundled assault still has prepared after what was played. */
export const preparedAfter = ({ scenario, events }: LessonDraft): readonly Decision[] => {
  const sample = typeof scenario === 'string' ? sampleOf(scenario) : undefined;
  return sample === undefined ? [] : stillToCome({ events, at: events.length }, sample.decisions);
};

/** The same lesson ready, with what was played and nothing yet to stop for. */
export const recordingOf = (making: LessonDraft, scenario: ReadyLesson['scenario']): ReadyLesson => {
  const prepared = preparedAfter(making);
  const { events, seed } = making;
  return {
    lesson: lessonFromDraft(making, prepared), scenario, decisions: [...decisionsIn(events), ...prepared],
    dice: diceIn(events), seed,
  };
};

/** A lesson played to the end of its assault, if nobody does anything else. */
export const wholeOf = (ready: ReadyLesson): Timeline => [...following(ready, replay(ready.scenario, []))].at(-1)!;

/** Everything that happens in it. */
export const eventsOf = (ready: ReadyLesson): readonly AssaultEvent[] => wholeOf(ready).events;

/**
 * After how many events a lesson goes on otherwise than it was played; null: it never does.
 *
 * @param from up to there it is known that it does not.
 */
export const straysAt = (ready: ReadyLesson, played: Timeline, from = 0): number | null => {
  for (let at = from; at < played.at; at += 1) {
    const next = nextLessonEvent(ready, backTo(played, at));
    if (JSON.stringify(next) !== JSON.stringify(played.events[at])) return at;
  }
  return null;
};

/** A stop: how it is said when it comes, and after how many events it does. */
export interface Stop {
  readonly at: MomentAt;
  readonly step: number;
}

/** The unit that was moved by what happened last; null: nobody was. */
const movedLast = ({ events, at }: Timeline): string | null => {
  const last = events[at - 1];
  return last?.type === 'unit.moved' ? last.unit : null;
};

/** The stop that comes nearest to a moment of what was played, and not after it. */
export const stopAt = (ready: ReadyLesson, timeline: Timeline): Stop => {
  const present = presentOf(timeline);
  const state = statePath(present);
  const { round } = present.context.assault;
  const begin = replay(ready.scenario, []);
  const stops = waysToSay(state, round, timesOf(timeline, state), movedLast(timeline)).flatMap((at): Stop[] => {
    const there = arrive(ready, begin, at);
    return there === null || there.at > timeline.at ? [] : [{ at, step: there.at }];
  });
  const nearest = Math.max(...stops.map(({ step }) => step));
  return stops.find(({ step }) => step === nearest) ?? { at: { state }, step: timeline.at };
};

/** A moment that never comes. */
export const NEVER = Number.MAX_SAFE_INTEGER;

/** After how many events each moment comes, one after the other. */
export const stepsOf = (ready: ReadyLesson, moments: readonly LessonMoment[]): readonly number[] => {
  let timeline = replay(ready.scenario, []);
  return moments.map(({ at }) => {
    const there = arrive(ready, timeline, at);
    timeline = there ?? timeline;
    return there === null ? NEVER : there.at;
  });
};

/** A run that stands at a moment, as if the lesson had none before it. */
export const runAt = (ready: ReadyLesson, timeline: Timeline, moment: LessonMoment): LessonRun => ({
  ready: { ...ready, lesson: { ...ready.lesson, moments: [moment] } },
  timeline, odds: null, advice: null,
  progress: {
    lesson: ready.lesson.id, moment: 0, records: [{ ...freshRecord(moment), from: timeline.at }],
    events: timeline.events.slice(0, timeline.at),
  },
});

/** What the rules answer to a question, and what a wrong answer would be told. */
export interface StopAnswer {
  readonly right: GivenAnswer;
  /** An answer that is wrong; null: there is none. */
  readonly wrong: GivenAnswer | null;
  /** Of how many the answer can be made; none where it is no choice. */
  readonly choices: number;
  readonly says: readonly LessonSentence[];
}

/** The answer as it stands now; null: the moment asks nothing. */
export const answerAt = async (run: LessonRun): Promise<StopAnswer | null> => {
  const reckoned = await withOdds(run);
  const right = oracleAnswer(reckoned);
  if (right === null) return null;
  const wrong = wrongAnswer(reckoned);
  const choices = posedQuestion(reckoned)!.choices.length;
  return { right, wrong, choices, says: wrong === null ? [] : judgeAnswer(reckoned, wrong).verdict.says };
};
