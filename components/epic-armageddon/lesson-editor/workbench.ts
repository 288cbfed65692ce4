/** What is being made, with its history, and everything that follows from it. */
import {
  NEVER, preparedAfter, recordingOf, stepsOf, stopAt, straysAt, wholeOf,
} from '../../../machines/lessons/epic-armageddon/stops.ts';
import { backTo } from '../../../machines/lessons/epic-armageddon/position.ts';
import { readyLesson, type ReadyLesson } from '../../../machines/lessons/epic-armageddon/ready-lesson.ts';
import { statePath } from '../../../machines/why.ts';
import { happen, presentOf, replay, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { RULING_IDS } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import {
  canRedo, canUndo, edited, historyOf, redone, undone, type EditHistory,
} from '../../../src/table-editing/history.ts';
import type { Lesson, LessonMoment } from '../../../src/lessons/lesson.ts';
import {
  asKind, EMPTY_LESSON_DRAFT, freshMomentId, goalOf, lessonFromDraft, questionOf, withMoment, type LessonDraft,
} from '../../../src/lessons/lesson-draft.ts';
import { parseLesson } from '../../../src/lessons/parse-lesson.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';
import type { Problem } from '../../../src/parsing/problems.ts';
import { sampleOf } from '../../../src/epic-armageddon/scenario/samples/samples.ts';
import { goalsAt, namesAt, questionsAt } from './offers.ts';
import { lessonEditorWords } from './lesson-editor-words.ts';

/** What was played, ready to be held. Typing sentences leaves it as it is. */
interface Recording {
  readonly scenario: Scenario;
  readonly events: readonly AssaultEvent[];
  readonly seed: number;
  readonly ready: ReadyLesson;
  /** As far as it was played. */
  readonly timeline: Timeline;
  /** After how many steps the lesson goes on otherwise; null: it never does. */
  readonly strays: number | null;
  /** Played to the end of the assault, as the lesson goes on. */
  readonly whole: () => Timeline;
  /** The assault after so many events, worked out once. */
  readonly stops: Map<number, Timeline>;
}

const scenarioOf = (written: LessonDraft['scenario']): Scenario | null => {
  if (written === null) return null;
  if (typeof written === 'string') return sampleOf(written)?.scenario ?? null;
  const parsed = parseScenario(written);
  return 'scenario' in parsed ? parsed.scenario : null;
};

export class Workbench {
  #history: EditHistory<LessonDraft> = historyOf(EMPTY_LESSON_DRAFT);
  #scenario: { readonly of: LessonDraft['scenario']; readonly is: Scenario | null } = { of: null, is: null };
  #recording: Recording | null = null;
  #lesson: { readonly of: LessonDraft; readonly is: Lesson } | null = null;
  #problems: { readonly of: LessonDraft; readonly are: readonly Problem[] } | null = null;

  get making(): LessonDraft {
    return this.#history.present;
  }

  get canUndo(): boolean {
    return canUndo(this.#history);
  }

  get canRedo(): boolean {
    return canRedo(this.#history);
  }

  /** Begins with what was made before. */
  begin(making: LessonDraft): void {
    this.#history = historyOf(making);
  }

  edit(making: LessonDraft, gesture: string | null = null): void {
    this.#history = edited(this.#history, making, gesture);
  }

  /** What is played on the same table is no step to be taken back here: the table itself does that. */
  record(events: readonly AssaultEvent[]): void {
    const before = this.making;
    const isLonger = before.events.every((event, i) => event === events[i]);
    this.#history = { ...this.#history, present: { ...before, events } };
    if (isLonger && before.moments.every(({ step }) => step <= before.events.length)) return;
    this.#history = { ...this.#history, present: this.#placedAnew(this.making) };
  }

  /** What is played otherwise has its moments at other times. */
  #placedAnew(making: LessonDraft): LessonDraft {
    const steps = stepsOf(this.recording!.ready, making.moments.map(({ moment }) => moment));
    return { ...making, moments: making.moments.map(({ moment }, i) => ({ moment, step: steps[i] ?? NEVER })) };
  }

  undo(): void {
    this.#turn(undone(this.#history));
  }

  redo(): void {
    this.#turn(redone(this.#history));
  }

  #turn(history: EditHistory<LessonDraft>): void {
    const { scenario, events } = this.making;
    const isSame = history.present.scenario === scenario;
    this.#history = isSame ? { ...history, present: { ...history.present, events } } : history;
  }

  /** The scenario; null: none has been chosen. */
  get scenario(): Scenario | null {
    const { scenario } = this.making;
    if (this.#scenario.of !== scenario) this.#scenario = { of: scenario, is: scenarioOf(scenario) };
    return this.#scenario.is;
  }

  /** What was played; null: no scenario has been chosen. */
  get recording(): Recording | null {
    const { making, making: { events, seed }, scenario } = this;
    if (scenario === null) return null;
    const last = this.#recording;
    if (last?.scenario === scenario && last.events === events && last.seed === seed) return last;
    this.#recording = recorded(recordingOf(making, scenario), scenario, making, last);
    return this.#recording;
  }

  get lesson(): Lesson | null {
    const { making } = this;
    if (making.scenario === null) return null;
    if (this.#lesson?.of !== making) this.#lesson = { of: making, is: lessonFromDraft(making, preparedAfter(making)) };
    return this.#lesson.is;
  }

  /** The lesson ready to be held; null: something is wrong with it. */
  get ready(): ReadyLesson | null {
    const made = this.lesson === null || this.problems.length > 0 ? null : readyLesson(this.lesson);
    return made !== null && 'ready' in made ? made.ready : null;
  }

  /** Everything that is wrong with the lesson as it stands. */
  get problems(): readonly Problem[] {
    const { making, lesson } = this;
    if (this.#problems?.of !== making) this.#problems = { of: making, are: lesson === null ? [] : problemsOf(lesson) };
    return this.#problems.are;
  }

  /** The assault as it stood after so many events. */
  timelineAt(step: number): Timeline {
    const { timeline, whole, stops } = this.recording!;
    const found = stops.get(step) ?? (step > timeline.at ? lastTo(whole(), step) : backTo(timeline, step));
    stops.set(step, found);
    return found;
  }

  /** After how many steps the lesson goes on otherwise than it was played; null: it never does. */
  get strays(): number | null {
    return this.recording?.strays ?? null;
  }

  /** Adds a moment where the assault stands after so many events; its place among the moments. */
  add(step: number): number {
    const { ready } = this.recording!;
    const timeline = this.timelineAt(step);
    const stop = stopAt(ready, timeline);
    const moment = freshMoment(this.making, stop.at, timeline);
    this.edit(withMoment(this.making, stop.step, moment));
    return this.making.moments.findIndex(one => one.moment === moment);
  }
}

const lastTo = (whole: Timeline, step: number): Timeline => backTo(whole, Math.min(step, whole.at));

/** What was played, grown out of what was played before if it begins in the same way. */
const recorded = (
  ready: ReadyLesson, scenario: Scenario, { events, seed }: LessonDraft, last: Recording | null,
): Recording => {
  const isGrown = last?.scenario === scenario && last.events.every((event, i) => event === events[i]);
  const timeline = isGrown
    ? events.slice(last.timeline.at).reduce((now, event) => happen(now, event), last.timeline)
    : replay(scenario, events);
  const known = isGrown ? last.timeline.at : 0;
  const strays = (isGrown ? last.strays : null) ?? straysAt(ready, timeline, known);
  let whole: Timeline | null = null;
  return { scenario, events, seed, ready, timeline, strays, whole: () => (whole ??= wholeOf(ready)), stops: new Map() };
};

/** Whether two scenarios have the same answers to open questions. */
export const isSameClub = (a: Scenario, b: Scenario): boolean =>
  RULING_IDS.every(id => JSON.stringify(a.rulings[id]) === JSON.stringify(b.rulings[id]));

const problemsOf = (lesson: Lesson): readonly Problem[] => {
  const parsed = parseLesson(lesson);
  if ('problems' in parsed) return parsed.problems;
  const made = readyLesson(parsed.lesson);
  return 'problems' in made ? made.problems : [];
};

/** A question that is at home there, else something to look at. */
const freshMoment = (making: LessonDraft, at: LessonMoment['at'], timeline: Timeline): LessonMoment => {
  const { context: { assault } } = presentOf(timeline);
  const path = statePath(presentOf(timeline));
  const names = namesAt(assault, path);
  const [question] = questionsAt(path).atHome;
  const [goal] = [...goalsAt(path).atHome, ...goalsAt(path).elsewhere];
  const kind = question === undefined ? 'see' : 'predict';
  const bare: LessonMoment = {
    kind: 'see', id: freshMomentId(making), at, text: [], hint: [],
    title: lessonEditorWords.momentTitles[kind](making.moments.length + 1),
  };
  return asKind(bare, kind, questionOf(question?.id ?? 'who-breaks', names), goalOf(goal!.id, names));
};
