/** Who may charge whom, and in what texts differ. */
import { whyNotDeclare } from '../../../../src/warhammer-40k/charge/declare.ts';
import { POLICIES } from '../../../../src/warhammer-40k/editions/index.ts';
import type { PolicyQuestion as Switch } from '../../../../src/warhammer-40k/editions/policy.ts';
import { unitOf } from '../../../../src/warhammer-40k/model/roster.ts';
import type { PhaseLesson } from '../../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { whether, whichOfThese, type JudgeOf } from './judge.ts';
import { ruleSentence } from '../../objection.ts';

/** @rule 40k.4, 40k.9 */
export const mayItCharge: JudgeOf<'may-it-charge'> = whether({
  right: ({ phase }, { unit, target }) => whyNotDeclare(phase, { unit, targets: [target] }) === null,
  why: ({ phase }, { unit, target }, { sentence, words }) => {
    const refusal = whyNotDeclare(phase, { unit, targets: [target] });
    return [refusal === null
      ? ruleSentence('40k.4', words.nothingBars(unitOf(phase, unit).name))
      : ruleSentence(refusal.rule, sentence(refusal))];
  },
});

/** What the text of a take answers; null: it does not tell. */
const answerIn = ({ takes }: PhaseLesson, take: string, question: Switch): string | null =>
  POLICIES[takes.find(one => one.id === take)!.edition][question];

/** @rule 40k.1 */
export const whatDiffers: JudgeOf<'what-differs'> = whichOfThese({
  choices: (_, { switches }) => switches,
  right: ({ lesson }, { takes, switches }) =>
    switches.filter(one => new Set(takes.map(take => answerIn(lesson, take, one))).size > 1),
  why: ({ lesson }, { takes }, id, { words }) => takes.map(take => {
    const { name } = lesson.takes.find(one => one.id === take)!;
    return ruleSentence('40k.1', words.answers(name, id as Switch, answerIn(lesson, take, id as Switch)));
  }),
  nameOf: (_, id, { words }) => words.question(id as Switch),
});
