/** An answer that is played on the board: what the player of a lesson knows of it before that has come. */
import type { CSSResult, TemplateResult } from 'lit';
import type { LessonSentence, GivenAnswer } from '../../../src/lessons/lesson.ts';
import type { BattlefieldView } from '../battlefield/view.ts';

export interface Showing {
  readonly isRunning: boolean;
  /** The board as far as it has been drawn. */
  readonly view: BattlefieldView;
  /** The steps in words, the current one standing out. */
  readonly steps: TemplateResult;
  /** From its first step on. */
  start(): void;
  /** To its end, at once. */
  stop(): void;
  /** Something else is on the screen by now. */
  leave(): void;
}

/** What is shown on behalf of whom. */
export interface ShowingHost {
  /** It is to be drawn again. */
  requestUpdate(): void;
  /** Says a sentence to those who cannot see it. */
  say(sentence: string): void;
  /** It has come to its end; `unsaid`: the answer, where it has not been said on the way. */
  ended(unsaid: string): void;
  /** What a rule says, opened under the sentence that names it; null: there are no words for it. */
  ruleUnder(rule: string): TemplateResult | null;
}

/** What somebody has answered before an answer was shown. */
export interface Tried {
  readonly given: GivenAnswer | null;
  readonly says: readonly LessonSentence[];
  /** Ids of those that it was wrong about. */
  readonly marks: readonly string[];
}

/** What plays answers, once it has come: `null` where there is nothing to be shown. */
export interface ShowingParts<S> {
  readonly showingStyles: CSSResult;
  readonly showingOf: (session: S, host: ShowingHost) => Showing | null;
}
