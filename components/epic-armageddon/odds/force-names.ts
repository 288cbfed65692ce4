/** What the sides of a table are called: by the formations that fight. */
import { bySide, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { listed } from '../../shared/languages/forms.ts';
import { oddsWords } from './odds-words.ts';
import type { Forces } from './result.ts';

const namesOf = ({ engage, formations }: Scenario, side: Side): readonly string[] => {
  const ids = side === 'attacker' ? [engage.formation, ...engage.combined] : [engage.target, ...engage.intermingled];
  return formations.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
};

/** Null: there is no table yet. */
export const namedForces = (scenario: Scenario | null): Forces => bySide(side => {
  const names = scenario === null ? [] : namesOf(scenario, side);
  return names.length === 0 ? [oddsWords.theSide[side], 1] : [listed(names), names.length];
});
