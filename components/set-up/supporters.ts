/** Formations that stand beside those who fight and may support them: a line each, and a place each. @rule A5.2 */
import type { Point } from '../../src/battlefield/base.ts';
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import { enemyOf, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { freshId } from '../../src/table-editing/fresh-ids.ts';
import { placeFormation, removeFormation } from '../../src/table-editing/formations.ts';
import { middleOf, standsOf } from '../../src/table-editing/stands.ts';
import { libraryOf, placedAs, planWith, type Supporter } from './plan.ts';
import { fightingOn } from './on-table.ts';
import type { SetUp } from './take-over.ts';

/** How far behind its own formation a new one is put if there is room, cm. */
const BEHIND = 6;

/** An id that no supporter and nobody on the table has. */
export const freshSupportId = ({ plan, table }: SetUp, side: Side): string => freshId(`${side}-support`, [
  ...SIDES.flatMap(one => plan[one].supporters.map(({ id }) => id)),
  ...table?.formations.map(({ id }) => id) ?? [],
], 'support');

/** A supporter in place of the one with its id, or one more; on a table nobody else moves. */
export const withSupport = (
  { plan, table }: SetUp, side: Side, supporter: Supporter, library: ProfileSource,
): SetUp => {
  const { supporters } = plan[side];
  const isThere = supporters.some(({ id }) => id === supporter.id);
  const next = planWith(plan, side, {
    supporters: isThere ? supporters.map(one => (one.id === supporter.id ? supporter : one))
      : [...supporters, supporter],
  });
  if (table === null) return { plan: next, table };
  const { id, built } = supporter;
  return { plan: next, table: built === null ? removeFormation(table, id)
    : replaced(table, side, id, built, libraryOf(next, library)) };
};

export const withoutSupport = ({ plan, table }: SetUp, side: Side, id: string): SetUp => ({
  plan: planWith(plan, side, { supporters: plan[side].supporters.filter(one => one.id !== id) }),
  table: table === null ? null : removeFormation(table, id),
});

/** Where the one before stood; a new one behind those whom it supports. */
const replaced = (
  table: Scenario, side: Side, id: string, built: BuiltFormation, library: ProfileSource,
): Scenario => {
  const before = standsOf(table).filter(stand => stand.formation === id);
  const at = before.length > 0 ? middleOf(before) : behind(table, side);
  return placedAs(id, removeFormation(table, id), without =>
    placeFormation(without, built, side, library, at === null ? {} : { at }));
};

/** The middle of a place behind the formation of a side, away from the enemy; null while it has none. */
const behind = (table: Scenario, side: Side): Point | null => {
  const own = middleOn(table, side);
  const enemy = middleOn(table, enemyOf(side));
  if (own === null || enemy === null) return own;
  const [dx, dy] = [own[0] - enemy[0], own[1] - enemy[1]];
  const far = Math.hypot(dx, dy) || 1;
  return [own[0] + BEHIND * dx / far, own[1] + BEHIND * dy / far];
};

/** The middle of those who fight for a side; null: nobody does. */
const middleOn = (table: Scenario, side: Side): Point | null => {
  const id = fightingOn(table, side)?.id;
  const fighting = standsOf(table).filter(stand => stand.formation === id);
  return fighting.length === 0 ? null : middleOf(fighting);
};

/** A formation of loose units by the name of the first: all of one army would be called alike. */
export const namedByKind = (built: BuiltFormation, library: ProfileSource): BuiltFormation => {
  const name = built.list === null ? library.profile(built.units[0]?.profile ?? '')?.name : undefined;
  return name === undefined ? built : { ...built, name };
};
