/** What the page of the odds asks about two sides once it has their odds: which changes would matter. */
import { answersTo } from '../../components/epic-armageddon/odds/engine.ts';
import { forces } from '../../components/epic-armageddon/odds/forces.ts';
import { planOf, type Plan } from '../../components/epic-armageddon/odds/plan.ts';
import type { Matter } from '../../components/epic-armageddon/odds/question.ts';
import type { LineUpSide } from '../../src/deployment/line-up-request.ts';
import { oddsFrom } from '../../src/epic-armageddon/odds/odds.ts';
import { bySide } from '../../src/epic-armageddon/model/procedure.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import type { Match } from './odds-fights-entry.ts';

const namesOf = ({ supporters = [] }: Partial<LineUpSide>): string =>
  supporters.map(({ profile, count }) => `${count} ${profile}`).join(', ');

/** Both columns as somebody fills them in. */
const planFor = ({ text, options }: Match): Plan => {
  const plan = planOf(text);
  return bySide(side => {
    const { blastMarkers = 0, cover = null, ...others } = options[side] ?? {};
    return { ...plan[side], blastMarkers, cover, support: namesOf(others) };
  });
};

/** Makes the question, with the odds that the page has by then, and answers it. */
export const mattersTo = (match: Match): Iterator<Matter | undefined, void> => {
  const { scenario, characters } = forces.read(planFor(match));
  if (scenario === null) throw new Error(`${match.id} cannot be lined up.`);
  return answersTo({ kind: 'matters', scenario, characters, before: oddsFrom(startAssault(scenario), 'setUp') });
};
