/** What the text of a phase answers to a question, or what its players have agreed on where it does not tell. */
import { answerOfRow } from './row-answers.ts';
import type { RowId } from './rows.ts';
import { POLICIES, type Edition } from './index.ts';
import type { Answer, Completion, PolicyQuestion } from './policy.ts';

/** Whatever knows its edition and what its players have agreed on. */
export interface Ruled {
  readonly edition: Edition;
  readonly completion: Completion;
  /** The rows of pages beside the text that are played; none unless it says so. */
  readonly completions?: readonly RowId[];
  /** Answers that stand in for the text's own, to see what turns on them; nobody plays by them. */
  readonly instead?: Completion;
}

/** Thrown when a question is asked that the text does not answer. */
export class SilentText extends Error {
  override readonly name = 'SilentText';
  readonly edition: Edition;
  readonly question: PolicyQuestion;

  constructor(edition: Edition, question: PolicyQuestion) {
    super(`The text of ${edition} does not tell: ${question}.`);
    this.edition = edition;
    this.question = question;
  }
}

/** Whether neither the text nor the players answer a question. */
export const isSilent = (ruled: Ruled, question: PolicyQuestion): boolean => toldIn(ruled, question) === null;

/** By the text, by what players have agreed on, or by a row beside the text that they play. */
const toldIn = <Q extends PolicyQuestion>(ruled: Ruled, question: Q): Completion[Q] | null => {
  const { edition, completion, instead } = ruled;
  return instead?.[question] ?? (POLICIES[edition][question] as Completion[Q] | null) ?? completion[question]
    ?? answerOfRow(ruled, question) ?? null;
};

/**
 * The answer to a question; what players have agreed on counts only where the text does not tell.
 *
 * @throws SilentText where neither tells.
 */
export const answer = <Q extends PolicyQuestion>(ruled: Ruled, question: Q): Answer<Q> => {
  const told = toldIn(ruled, question);
  if (told === null) throw new SilentText(ruled.edition, question);
  return told as Answer<Q>;
};
