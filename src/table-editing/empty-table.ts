/** Where every set-up begins. */
import { FORMAT, RULESET, type Scenario } from '../epic-armageddon/model/scenario.ts';
import { USUAL_TABLE } from '../epic-armageddon/scenario/limits.ts';
import { USUAL_RULINGS } from '../epic-armageddon/scenario/samples/usual-rulings.ts';

/** The usual table with nobody and nothing on it, from the choice of a target on. */
export const emptyTable = (): Scenario => ({
  format: FORMAT,
  ruleset: RULESET,
  title: '',
  rulings: USUAL_RULINGS,
  table: { ...USUAL_TABLE, terrain: [] },
  formations: [],
  engage: { formation: '', target: '', intermingled: [], combined: [], actionTest: 'none' },
  startAt: 'a1ChooseTarget',
  profiles: {},
});
