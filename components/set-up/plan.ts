/** What has been set up so far: two formations, where they stand, what state they are in, and what is missing. */
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import { groupsOf, withOwn } from '../../src/deployment/line-up-entries.ts';
import type { LineUp, LineUpSide, Spread } from '../../src/deployment/line-up-request.ts';
import { lineUp } from '../../src/deployment/line-up.ts';
import { usualPlaces, type UsualPlaces } from '../../src/deployment/usual-places.ts';
import { bySide, type BySide, type Side, SIDES } from '../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import type { Rulings } from '../../src/epic-armageddon/rulings/rulings.ts';
import type { TerrainKind } from '../../src/epic-armageddon/model/terrain.ts';
import type { ProfileSource } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { setCondition } from '../../src/table-editing/condition.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import { placeFormation } from '../../src/table-editing/formations.ts';
import { respoken } from '../shared/languages/spoken.ts';
import { setUpWords } from './set-up-words.ts';

/** A formation beside those who fight that may support them. @rule A5.2 */
export interface Supporter {
  /** That of its formation on the table. */
  readonly id: string;
  /** Null: its line is not understood yet. */
  readonly built: BuiltFormation | null;
  /** The line that it was typed as; null: it has come in another way. */
  readonly text: string | null;
}

export interface SidePlan {
  /** Null: nobody yet. */
  readonly built: BuiltFormation | null;
  /** The line that it was typed as; null: it has come in another way. */
  readonly text: string | null;
  readonly supporters: readonly Supporter[];
  /** Where the stands of each line are; null: as usual. */
  readonly spread: readonly Spread[] | null;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly marched: boolean;
  /** It waits to fire at whoever charges it. @rule A2.12 */
  readonly overwatch: boolean;
  readonly cover: TerrainKind | null;
}

export interface Plan extends BySide<SidePlan> {
  /** How the open questions are answered; null: as usual. */
  readonly rulings: Rulings | null;
}

export const NOBODY: SidePlan = {
  built: null, text: null, supporters: [], spread: null, blastMarkers: 0, broken: false, marched: false,
  overwatch: false, cover: null,
};

export const emptyPlan: Plan = { attacker: NOBODY, defender: NOBODY, rulings: null };

export const planWith = (plan: Plan, side: Side, change: Partial<SidePlan>): Plan =>
  ({ ...plan, [side]: { ...plan[side], ...change } });

/** Each in the other's place; who engages from now on is not broken, and waits for nobody. @rule A0.2 */
export const swapped = ({ attacker, defender, rulings }: Plan): Plan =>
  ({ attacker: { ...defender, broken: false, overwatch: false }, defender: attacker, rulings });

/** Two formations that are both there. */
export const formationsIn = (plan: Plan): BySide<BuiltFormation> | null => {
  const [attacker, defender] = SIDES.map(side => plan[side].built);
  return attacker && defender ? { attacker, defender } : null;
};

/** Where the stands of both sides are; null while a side is missing. */
export const placesIn = (plan: Plan, library: ProfileSource): UsualPlaces | null => {
  const formations = formationsIn(plan);
  if (formations === null) return null;
  const groups = bySide(side => groupsOf(formations[side]));
  return usualPlaces(groups, libraryOf(plan, library), bySide(side => plan[side].spread));
};

/** A library that knows what the formations of a plan have brought as well. */
export const libraryOf = (plan: Plan, library: ProfileSource): ProfileSource =>
  withOwn(library, SIDES.flatMap(side =>
    [plan[side].built, ...plan[side].supporters.map(({ built }) => built)].filter(built => built !== null)));

/** Both formations face to face, ready for the attacks; null while a side is missing. @rule A4.1 */
export const linedUp = (plan: Plan, library: ProfileSource): LineUp | null => {
  const [formations, places] = [formationsIn(plan), placesIn(plan, library)];
  if (formations === null || places === null) return null;
  const ask = (side: Side): LineUpSide => {
    const { blastMarkers, broken, marched, overwatch, cover } = plan[side];
    const { name, initiative, rules } = formations[side];
    return {
      name, initiative, rules, entries: places.entries[side], blastMarkers, broken, marched, overwatch, cover,
      supporters: withPlaces(plan[side]).flatMap(({ built }) => groupsOf(built)),
    };
  };
  const asked = { title: titleOf(plan), attacker: ask('attacker'), defender: ask('defender') };
  const made = lineUp({ ...asked, rulings: plan.rulings ?? {} }, libraryOf(plan, library));
  return 'scenario' in made ? { ...made, scenario: apart(made.scenario, plan) } : made;
};

/** A line-up calls the terrain under a side and its supporters by these; who has another id came by hand. */
export const OF_LINE_UP = /^(?:attacker|defender)-/;

/** The supporters that a line-up places, as their lines have been understood. */
const withPlaces = ({ supporters }: SidePlan): readonly { readonly id: string; readonly built: BuiltFormation }[] =>
  supporters.flatMap(({ id, built }) => (built === null || !OF_LINE_UP.test(id) ? [] : [{ id, built }]));

/** A line-up has the supporters of a side in one formation: here each is its own again. */
const apart = (lined: Scenario, plan: Plan): Scenario => ({
  ...lined,
  formations: lined.formations.flatMap(one => {
    const side = SIDES.find(name => one.id === `${name}-support`);
    if (side === undefined) return [one];
    let from = 0;
    return withPlaces(plan[side]).map(({ id, built }) => {
      const to = from + groupsOf(built).reduce((sum, { count }) => sum + count, 0);
      const units = one.units.slice(from, to);
      from = to;
      return { ...one, id, name: built.name, units };
    });
  }),
});

/** Who fights whom; empty while nobody does. */
export const titleOf = (plan: Plan): string => {
  const formations = formationsIn(plan);
  return formations === null ? '' : setUpWords.title(formations.attacker.name, formations.defender.name);
};

/** The formations at the edges of an empty table, ready for the charge: passengers aboard. @rule A1.1 */
export const deployed = (plan: Plan, library: ProfileSource): Scenario => {
  const { rulings, ...table } = emptyTable();
  return SIDES.reduce((setUp, side) => {
    const { built, supporters, blastMarkers, broken, marched, overwatch } = plan[side];
    if (built === null) return setUp;
    const placed = placeFormation(setUp, built, side, library);
    const { id } = placed.formations.at(-1)!;
    const beside = supporters.reduce((so, { id: own, built: one }) => (one === null ? so
      : placedAs(own, so, without => placeFormation(without, one, side, library))), placed);
    return setCondition(beside, id, { blastMarkers, broken, marched, overwatch });
  }, { ...table, rulings: plan.rulings ?? rulings, title: titleOf(plan) } satisfies Scenario as Scenario);
};

/** A formation put on a table under an id that is free there; what cannot be placed changes nothing. */
export const placedAs = (id: string, table: Scenario, place: (table: Scenario) => Scenario): Scenario => {
  const placed = place(table);
  const fresh = placed.formations.at(-1);
  return placed.formations.length === table.formations.length || fresh === undefined ? placed
    : { ...placed, formations: [...placed.formations.slice(0, -1), { ...fresh, id }] };
};

/** Sentences for somebody who sees names on the table: ids, which a player never sees, give way to them. */
export const problemsByName = (problems: readonly Problem[], table: Scenario): readonly string[] => {
  const { units, formations } = startAssault(table);
  const names = new Map([...formations, ...units].map(({ id, name }) => [id, name]));
  return problems.map(({ say }) =>
    respoken(say).replace(/"([^"]*)"/g, (quoted, id: string) => names.get(id) ?? quoted));
};
