/** What an answer to a question of the rules changes at the table: something to look at, for every answer there is. */
import { EDITIONS, POLICIES, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import {
  QUESTION_IDS, QUESTIONS, type Answer, type Completion, type Policy, type PolicyQuestion,
} from '../../../src/warhammer-40k/editions/policy.ts';

export interface Probe<Q extends PolicyQuestion> {
  /** The case that it plays. */
  readonly claim: string;
  readonly see: (edition: Edition, completion: Completion) => unknown;
  /** What is to be seen with each answer, whatever else the text says. */
  readonly seen: { readonly [answer in Answer<Q>]: unknown };
}
export type Probes<Q extends PolicyQuestion> = { readonly [question in Q]: Probe<question> };

/** What players have to agree on where their text is silent, one question left open. */
export const agreedBut = (edition: Edition, open: PolicyQuestion | null): Completion => {
  const silent = QUESTION_IDS.filter(question => question !== open && POLICIES[edition][question] === null);
  return Object.fromEntries(silent.map(question => [question, QUESTIONS[question][0]])) as Completion;
};

/** Plays something by an edition of which one answer alone is another, told by the text or agreed on. */
export const withAnswer = <Q extends PolicyQuestion, T>(
  edition: Edition, question: Q, answer: Answer<Q>, play: (completion: Completion) => T,
): T => {
  const policies: { [edition in Edition]: Policy } = POLICIES;
  const told = policies[edition];
  const agreed = agreedBut(edition, question);
  if (told[question] === null) return play({ ...agreed, [question]: answer });
  policies[edition] = { ...told, [question]: answer };
  try {
    return play(agreed);
  } finally {
    policies[edition] = told;
  }
};

/** Every two editions whose texts answer a question, and not alike. */
export const pairsApart = (question: PolicyQuestion): readonly (readonly [Edition, Edition])[] => {
  const telling = EDITIONS.filter(edition => POLICIES[edition][question] !== null);
  return telling.flatMap((one, i) => telling.slice(i + 1)
    .filter(other => POLICIES[one][question] !== POLICIES[other][question])
    .map(other => [one, other] as const));
};
