/** Taking formations over into a set-up: for one side after the other, and onto a table that is there already. */
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import type { ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { enemyOf, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { placeFormation, removeFormation } from '../../src/table-editing/formations.ts';
import { lead } from '../../src/table-editing/engage-action.ts';
import { once } from '../../src/shared/once.ts';
import { onceSpoken } from '../shared/languages/spoken.ts';
import { deployed, linedUp, planWith, type Plan } from './plan.ts';
import { setUpWords } from './set-up-words.ts';

/** A plan, and the table where it has been moved by hand; null: it is lined up from the plan. */
export interface SetUp {
  readonly plan: Plan;
  readonly table: Scenario | null;
}

/** A plan lined up; asked for more often than it changes. */
export const linedUpBy = once((library: ProfileSource) => onceSpoken((plan: Plan) => linedUp(plan, library)));
/** A table as it is read; asked for more often than it changes. */
export const readBack = onceSpoken((table: Scenario) => parseScenario(writeScenario(table)));

/** What can be played of a set-up; null: something is still missing. */
export const scenarioOf = ({ plan, table }: SetUp, library: ProfileSource): Scenario | null => {
  const made = table === null ? linedUpBy(library)(plan) : readBack(table);
  return made !== null && 'scenario' in made ? made.scenario : null;
};

/** The formation that fights for a side on a table. */
const fighting = ({ engage }: Scenario, side: Side): string =>
  (side === 'attacker' ? engage.formation : engage.target);

/** A table on which another formation leads a side, in place of the one that did. */
const relieved = (table: Scenario, side: Side, built: BuiltFormation, library: ProfileSource): Scenario => {
  const without = removeFormation(table, fighting(table, side));
  const placed = placeFormation(without, built, side, library);
  const fresh = placed.formations[without.formations.length];
  return fresh === undefined ? placed : named(lead(placed, fresh.id));
};

/** A table on which somebody else fights is called by who does. */
const named = (table: Scenario): Scenario => {
  const [attacker, defender] = SIDES.map(side =>
    table.formations.find(({ id }) => id === fighting(table, side))?.name ?? '');
  return attacker && defender ? { ...table, title: setUpWords.title(attacker, defender) } : table;
};

/** Another formation for a side; on a table it takes the place of the one before it. */
export const withBuilt = (
  { plan, table }: SetUp, side: Side, built: BuiltFormation, library: ProfileSource,
): SetUp => ({
  plan: planWith(plan, side, { built, spread: null }),
  table: table === null ? null : relieved(table, side, built, library),
});

/**
 * A formation that was changed after it was put there. Where its units are the same they stay where they were put;
 * null: it cannot follow, because it stands on a table made by hand or nobody is left of it.
 */
export const withEdited = ({ plan, table }: SetUp, side: Side, built: BuiltFormation): SetUp | null => {
  const { built: before, spread } = plan[side];
  if (table !== null || built.units.length === 0) return null;
  const isSame = before?.units === built.units;
  return { plan: planWith(plan, side, { built, spread: isSame ? spread : null }), table };
};

/** The first formations fight, from a side on; where there are more than fit, all stand on the table. */
export const withFormations = (
  setUp: SetUp, side: Side, formations: readonly BuiltFormation[], library: ProfileSource,
): SetUp => {
  const [first, second, ...others] = formations;
  if (first === undefined) return setUp;
  const one = withBuilt(setUp, side, first, library);
  if (second === undefined) return one;
  const both = withBuilt(one, enemyOf(side), second, library);
  if (others.length === 0) return both;
  const table = others.reduce(
    (beside, other) => placeFormation(beside, other, side, library),
    both.table ?? deployed(both.plan, library),
  );
  return { ...both, table };
};
