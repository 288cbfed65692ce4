/**
 * A lesson: an assault, and the moments at which it stops for a question, for something to do, or to be looked at.
 * Plain JSON, without a single answer: these are asked of the rules, so that a lesson stays right when its scenario or
 * a ruling is changed.
 */
import type { Decision } from '../epic-armageddon/model/events.ts';
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import type { Side } from '../epic-armageddon/model/procedure.ts';
import type { LessonGoal } from './goals.ts';
import type { LessonQuestion } from './questions.ts';

export const LESSON_VERSION = 1;

/** One sentence; if it says a rule, with its id. Figures of what has happened stand in braces: `{kills attacker}`. */
export interface LessonSentence {
  readonly say: string;
  readonly rule?: string;
}

/** When a moment comes: at the earliest where the lesson has got to, else when this next becomes true. */
export interface MomentAt {
  /** The path of a state of the chart, or of one that holds it: `a4Attacks.attacks`, `assaultOver`. */
  readonly state: string;
  /** Only in this round of the assault. */
  readonly round?: number;
  /** Only once this unit has moved in this step. */
  readonly moved?: string;
  /** The time that the state has come since the assault began, 1 for the first; left out: whichever comes next. */
  readonly time?: number;
}

interface Common {
  /** Unlike that of any other moment of the lesson. */
  readonly id: string;
  readonly at: MomentAt;
  readonly title: string;
  /** What is said before anything is asked. */
  readonly text: readonly LessonSentence[];
  /** What helps, sentence by sentence, to whoever asks for it. */
  readonly hint: readonly LessonSentence[];
}

/** Somebody says what follows before it is seen. */
export interface PredictMoment extends Common {
  readonly kind: 'predict';
  readonly ask: LessonQuestion;
  /** The question in the author's own words; those of the list if left out. */
  readonly question?: LessonSentence;
  /** What the opponent says to any wrong answer, before the reason that the rules give. */
  readonly objection?: LessonSentence;
  /** What is said to a right answer. */
  readonly after: readonly LessonSentence[];
}

/** Somebody does something on the table. */
export interface DoMoment extends Common {
  readonly kind: 'do';
  readonly goal: LessonGoal;
  /** The task in the author's own words; those of the list if left out. */
  readonly task?: LessonSentence;
  /** A state whose coming ends the time for it, if it is to end earlier than the list has it. */
  readonly until?: string;
  readonly objection?: LessonSentence;
  readonly after: readonly LessonSentence[];
}

/** Something to look at. */
export interface SeeMoment extends Common {
  readonly kind: 'see';
}

export type LessonMoment = PredictMoment | DoMoment | SeeMoment;
export const MOMENT_KINDS = ['predict', 'do', 'see'] as const satisfies readonly LessonMoment['kind'][];

/** A scenario in its written form, before it has been parsed. */
export type LessonScenario = Readonly<Record<string, unknown>>;

export interface Lesson {
  readonly version: typeof LESSON_VERSION;
  readonly id: string;
  readonly title: string;
  /** What it teaches, in a sentence. */
  readonly teaches: string;
  /** Ids of the rules that it touches. */
  readonly rules: readonly string[];
  /** The id of a bundled assault, or a scenario as it is written. */
  readonly scenario: string | LessonScenario | Scenario;
  /** What is decided while nobody is asked, in order; left out: what the bundled assault has. */
  readonly decisions?: readonly Decision[];
  /** Faces of the first dice that are thrown; those of the seed follow where the list ends. */
  readonly dice?: readonly number[];
  /** Left out: that of the bundled assault, or 1. */
  readonly seed?: number;
  readonly moments: readonly LessonMoment[];
}

/** An answer as it is given. A question's answer always has the kind that the question asks for. */
export type GivenAnswer =
  | { readonly kind: 'units' | 'formations' | 'order'; readonly ids: readonly string[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'side'; readonly side: Side | 'neither' }
  | { readonly kind: 'yes-no'; readonly yes: boolean };
