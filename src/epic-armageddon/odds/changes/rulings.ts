/** Each open question answered the other way. */
import type { RulingId, Rulings } from '../../rulings/rulings.ts';
import type { Question } from '../../rulings/question.ts';
import type { Scenario } from '../../model/scenario.ts';
import { isAsked } from './asked.ts';
import type { Change } from './change.ts';
import { isFair } from './layout.ts';

/** Open questions by their ids, all or some. */
export type Questions = Partial<Readonly<Record<RulingId, Question>>>;

/** Every answer that is not in force, to questions that the assault can come to. */
export function* rulingChanges(scenario: Scenario, questions: Questions): Generator<Change> {
  for (const [id, { question, answers, rule }] of Object.entries(questions) as readonly [RulingId, Question][]) {
    if (!isAsked(scenario, id)) continue;
    for (const [answer, text] of Object.entries(answers)) {
      if (answer === scenario.rulings[id]) continue;
      const rulings = { ...scenario.rulings, [id]: answer } as Rulings;
      const after = { ...scenario, rulings };
      if (!isFair(scenario, after)) continue;
      yield {
        id: `ruling:${id}:${answer}`, kind: 'ruling', rule, scenario: after,
        values: { ruling: id, answer, question, text },
      };
    }
  }
}
