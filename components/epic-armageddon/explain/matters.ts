/** Which question about a unit matters most at a moment: the one that is open when its reasons are shown. */
import { explain } from '../../../src/epic-armageddon/explain/explain.ts';
import { UNIT_QUESTIONS, type UnitQuestion, type Explanation } from '../../../src/epic-armageddon/explain/fact.ts';
import { formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';

/** What is urgent comes before what goes on all the time. */
const URGENT: readonly UnitQuestion[] = ['save', 'withdraw'];

const rankOf = ({ asked, answer }: Explanation, isBystander: boolean): number => {
  if (answer === 'not-now') return isBystander && asked === 'support' ? 1 : 4;
  if (URGENT.includes(asked)) return answer === 'yes' ? 0 : 2;
  return isBystander && asked !== 'support' ? 3 : 1;
};

/** The answers to all questions about a unit, in their order. */
export const explanationsOf = (assault: Assault, unit: string): readonly Explanation[] =>
  UNIT_QUESTIONS.map(asked => explain(assault, unit, asked));

/** The question that matters most; of equal ones the first. */
export const mattersMost = (assault: Assault, unit: string, explanations: readonly Explanation[]): UnitQuestion => {
  const isBystander = !formationOf(assault, unitOf(assault, unit).formation).fighting;
  const [first] = [...explanations].sort((a, b) => rankOf(a, isBystander) - rankOf(b, isBystander));
  return first!.asked;
};
