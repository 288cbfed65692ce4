/** What becomes of a set-up when something of it is changed: the map and the lines go on saying the same. */
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import type { LineUpEntry, Spread } from '../../src/deployment/line-up-request.ts';
import type { ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { setCondition } from '../../src/table-editing/condition.ts';
import { placeFormation, removeFormation } from '../../src/table-editing/formations.ts';
import { lead, sidesSwapped } from '../../src/table-editing/engage-action.ts';
import { once } from '../../src/shared/once.ts';
import { onceSpoken } from '../shared/languages/spoken.ts';
import { entriesOn, fightingOn, isOfSameUnits, planOn } from './on-table.ts';
import {
  deployed, formationsIn, linedUp, NOBODY, placesIn, planWith, swapped, type Plan, type SidePlan,
} from './plan.ts';
import { withRest } from './rest-of-table.ts';
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

/** Where the stands of each line are, on the table as it is; null while a side is missing. */
export const entriesOf = ({ plan, table }: SetUp, library: ProfileSource): BySide<readonly LineUpEntry[]> | null => {
  const formations = formationsIn(plan);
  if (formations === null) return null;
  if (table !== null) return bySide(side => entriesOn(table, side, formations[side]));
  const [places, made] = [placesIn(plan, library)!, linedUpBy(library)(plan)];
  return made === null || !('made' in made) ? places.entries
    : bySide(side => places.entries[side].map((entry, at) => ({ ...entry, ...made.made[side][at] })));
};

/** What the map shows: whoever is there, also while it cannot be played yet. */
export const shownOf = (setUp: SetUp, library: ProfileSource): Scenario => {
  const { plan, table } = setUp;
  const lined = table === null ? scenarioOf(setUp, library) : null;
  if (lined !== null) return lined;
  return table === null ? deployed(plan, library) : withAbsent(table, plan, library);
};

/** Whoever has been said and stands nowhere yet waits at the edge. */
const withAbsent = (table: Scenario, plan: Plan, library: ProfileSource): Scenario => SIDES.reduce((shown, side) => {
  const { built } = plan[side];
  return built === null || fightingOn(shown, side) !== undefined ? shown : placeFormation(shown, built, side, library);
}, table);

/** A table changed by hand: its plan says what stands on it, and nobody who has been taken off. */
export const byHand = (setUp: SetUp, table: Scenario, library: ProfileSource): SetUp => {
  const shown = shownOf(setUp, library);
  const gone = SIDES.filter(side => fightingOn(shown, side) !== undefined && fightingOn(table, side) === undefined);
  const plan = gone.reduce((left, side) => planWith(left, side, NOBODY), planOn(setUp.plan, table, library));
  return { plan, table };
};

/** The same where its plan does not say so yet. */
export const inStep = (setUp: SetUp, library: ProfileSource): SetUp => {
  if (setUp.table === null) return setUp;
  const plan = planOn(setUp.plan, setUp.table, library);
  return plan === setUp.plan ? setUp : { ...setUp, plan };
};

/** Both face to face by the plan; what else lies on the table stays there. */
export const relined = ({ plan, table }: SetUp, library: ProfileSource): SetUp => {
  if (table === null) return { plan, table };
  const made = linedUpBy(library)(plan);
  if (made === null || !('scenario' in made)) return { plan, table: withoutFighters(table) };
  const whole = withRest(made.scenario, table);
  return { plan, table: whole === made.scenario ? null : whole };
};

/** What is left of a table; null: nothing. */
const withoutFighters = (table: Scenario): Scenario | null => {
  const left = SIDES.reduce((rest, side) => removeFormation(rest, fightingOn(table, side)?.id ?? ''), table);
  return left.formations.length === 0 && left.table.terrain.length === 0 ? null : left;
};

/** Places by numbers; the other side stays where it is, unless it is to be touched and nobody of it stands so. */
export const withSpread = (
  { plan, table }: SetUp, side: Side, spread: readonly Spread[], library: ProfileSource,
): SetUp => {
  const enemy = enemyOf(side);
  const others = (table === null ? null : entriesOf({ plan, table }, library)?.[enemy].map(spreadOf))
    ?? plan[enemy].spread;
  const isMet = !touches(spread) || others === null || touches(others);
  return relined({
    plan: planWith(planWith(plan, enemy, { spread: isMet ? others : null }), side, { spread }), table,
  }, library);
};

const touches = (spread: readonly Spread[]): boolean => spread.some(({ inContact }) => inContact > 0);

export const spreadOf = ({ inContact, inFirefight, back }: Spread): Spread => ({ inContact, inFirefight, back });

/** What state a side is in, as far as it is said. */
export type Condition = Partial<Pick<SidePlan, 'blastMarkers' | 'broken' | 'marched' | 'overwatch'>>;

/** Another state of a side; nobody moves. Whoever is broken or has marched is not on overwatch. */
export const withCondition = ({ plan, table }: SetUp, side: Side, condition: Condition): SetUp => {
  const formation = table === null ? undefined : fightingOn(table, side);
  if (table === null || formation === undefined) {
    const others = condition.overwatch === true ? { broken: false, marched: false } : {};
    const isBusy = condition.broken === true || condition.marched === true;
    return { plan: planWith(plan, side, { ...condition, ...others, ...isBusy ? { overwatch: false } : {} }), table };
  }
  const changed = setCondition(table, formation.id, condition);
  const { blastMarkers, broken, marched, overwatch } = fightingOn(changed, side)!;
  return { plan: planWith(plan, side, { blastMarkers, broken, marched, overwatch }), table: changed };
};

/** What a line says besides of the formation that it puts there. */
type Line = Partial<Pick<SidePlan, 'text' | 'cover'>>;

/** A formation for a side, in place of the one before it. Where its units are the same nobody moves. */
export const withBuilt = (
  setUp: SetUp, side: Side, built: BuiltFormation, library: ProfileSource, line: Line = { text: null },
): SetUp => {
  const { built: before, spread } = setUp.plan[side];
  const isSame = before !== null && isOfSameUnits(before.units, built.units);
  const plan = planWith(setUp.plan, side, { ...line, built, spread: isSame ? spread : null });
  const { table } = setUp;
  const fights = table === null ? undefined : fightingOn(table, side);
  if (table === null) return { plan, table };
  if (fights !== undefined && isSame && line.cover === undefined) {
    const { name, initiative, rules } = built;
    const formations = table.formations.map(one => (one === fights ? { ...one, name, initiative, rules } : one));
    return { plan, table: named({ ...table, formations }) };
  }
  const isCharge = table.startAt === 'a1ChooseTarget' && SIDES.every(one => fightingOn(table, one) !== undefined);
  return isCharge ? { plan, table: relieved(table, side, built, library) } : relined({ plan, table }, library);
};

/** Nobody for a side any more. */
export const withNobody = ({ plan, table }: SetUp, side: Side): SetUp => {
  const left = table === null ? null : removeFormation(table, fightingOn(table, side)?.id ?? '');
  const isLeft = left !== null && left.formations.length + left.table.terrain.length > 0;
  return { plan: planWith(plan, side, { ...NOBODY, cover: plan[side].cover }), table: isLeft ? left : null };
};

/** A table on which another formation leads a side, in place of the one that did. */
const relieved = (table: Scenario, side: Side, built: BuiltFormation, library: ProfileSource): Scenario => {
  const without = removeFormation(table, fightingOn(table, side)?.id ?? '');
  const placed = placeFormation(without, built, side, library);
  const fresh = placed.formations[without.formations.length];
  return fresh === undefined ? placed : named(lead(placed, fresh.id));
};

/** A table on which somebody else fights is called by who does. */
const named = (table: Scenario): Scenario => {
  const [attacker, defender] = [fightingOn(table, 'attacker')?.name, fightingOn(table, 'defender')?.name];
  return attacker && defender ? { ...table, title: setUpWords.title(attacker, defender) } : table;
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
  return byHand(both, table, library);
};

/** Each in the other's place. */
export const withSidesSwapped = ({ plan, table }: SetUp): SetUp =>
  ({ plan: swapped(plan), table: table === null ? null : named(sidesSwapped(table)) });
