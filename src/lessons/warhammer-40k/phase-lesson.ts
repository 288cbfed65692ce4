/**
 * A lesson of Warhammer 40,000: one or several takes of a fight, and the moments at which it stops for a question, for
 * a decision, or to be looked at. Plain JSON, without a single answer: these are asked of the rules.
 */
import type { Edition } from '../../warhammer-40k/editions/index.ts';
import type { RowId } from '../../warhammer-40k/editions/rows.ts';
import type { Decision } from '../../warhammer-40k/model/events.ts';
import type { Profile } from '../../warhammer-40k/model/profile.ts';
import type { LESSON_VERSION, LessonSentence } from '../lesson.ts';
import type { PhaseQuestion } from './questions.ts';
import type { Rung } from '../../warhammer-40k/model/procedure.ts';

/** One run of a bundled phase: the same table in another edition, or with other dice, is another take. */
export interface Take {
  readonly id: string;
  /** What it is called where takes are told apart. */
  readonly name: string;
  readonly sample: string;
  readonly edition: Edition;
  /** Rows of pages beside the text that are played; none if left out. */
  readonly completions?: readonly RowId[];
  /** What profiles of the bundled phase have otherwise, by their ids. */
  readonly profiles?: Readonly<Record<string, Partial<Profile>>>;
  /** What is decided, in order; left out: what the bundled phase has. */
  readonly decisions?: readonly Decision[];
  /** Faces of the first dice; those of the seed follow where the list ends. */
  readonly dice?: readonly number[];
  /** Left out: that of the bundled phase. */
  readonly seed?: number;
}

/** When a moment comes: the first time in its take that this is true. */
export interface PhaseAt {
  /** The path of a state of the chart, or of one that holds it: `fight.striking`. */
  readonly state: string;
  /** Only at this rung of the ladder. */
  readonly rung?: Rung;
}

interface Common {
  /** Unlike that of any other moment of the lesson. */
  readonly id: string;
  /** The take that it shows. */
  readonly take: string;
  readonly at: PhaseAt;
  readonly title: string;
  /** What is said before anything is asked. */
  readonly text: readonly LessonSentence[];
  /** What helps, sentence by sentence, to whoever asks for it. */
  readonly hint: readonly LessonSentence[];
}

/** Somebody says what follows before it is seen. */
export interface PhasePredict extends Common {
  readonly kind: 'predict';
  readonly ask: PhaseQuestion;
  /** The question in the author's own words; those of the list if left out. */
  readonly question?: LessonSentence;
  /** What is said to a right answer. */
  readonly after: readonly LessonSentence[];
}

/** What has to be decided: what the state asks for, a weapon, a target, or a charge. */
export type Deciding =
  | { readonly decides: 'choice' }
  | { readonly decides: 'weapon'; readonly model: string }
  | { readonly decides: 'target'; readonly model: string }
  | { readonly decides: 'charge'; readonly unit: string };

/** What is to come of a decision when it has been played on to a state. */
export type SoThat =
  | { readonly comes: 'locked'; readonly unit: string; readonly target: string }
  | { readonly comes: 'strikes-at'; readonly model: string; readonly rung: Rung }
  | { readonly comes: 'strikes'; readonly model: string; readonly unit: string }
  /** Somebody of this profile is lost, or nobody. */
  | { readonly comes: 'loses' | 'spares'; readonly profile: string }
  | { readonly comes: 'caught' | 'away'; readonly unit: string };

/** Somebody decides, and the fight goes on by it. */
export interface PhaseDo extends Common {
  readonly kind: 'do';
  readonly decide: Deciding;
  readonly soThat: SoThat;
  /** The state at which what came of it is looked at. */
  readonly until: string;
  readonly task: LessonSentence;
  readonly after: readonly LessonSentence[];
}

/** Something to look at. */
export interface PhaseSee extends Common {
  readonly kind: 'see';
}

export type PhaseMoment = PhasePredict | PhaseDo | PhaseSee;

export interface PhaseLesson {
  readonly version: typeof LESSON_VERSION;
  readonly id: string;
  readonly title: string;
  /** What it teaches, in a sentence. */
  readonly teaches: string;
  /** Ids of the rules that it touches. */
  readonly rules: readonly string[];
  readonly takes: readonly Take[];
  readonly moments: readonly PhaseMoment[];
}
