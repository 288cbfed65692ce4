/** The table on the map: who stands where and fights whom, and a single change as ghosts. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { gapBetween, isContact } from '../../../src/epic-armageddon/movement/engagement.ts';
import { beginAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import * as details from '../../shared/battlefield/details.ts';
import type { Counter, PlannedWay } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { mapDetailWords, nameLabelOf, supportersIn } from '../steps/map-details.ts';
import { formationsOf } from '../steps/map-formations.ts';
import { standingView } from '../steps/standing-view.ts';

/** So near is the same place, cm. */
const SAME = 0.01;

/** Each table has a stage of its own: at another the map may show who matters there. */
let stages = 0;

const viewAt = (assault: Assault, step: string): BattlefieldView => ({
  ...standingView(assault, {
    step, stage: `${step} ${stages += 1}`, movable: [], choosable: [], chosen: null, ghost: null, allowance: null,
    stoodBefore: [], supporters: supportersIn(assault, step),
  }, unit => ({ ...nameLabelOf(assault, unit), note: null })),
  details, fillings: mapDetailWords.fillings, formations: formationsOf(assault),
});

/** Where a scenario starts; one that starts before the charge is shown before anybody has moved. */
const startOf = (scenario: Scenario): readonly [assault: Assault, step: string] => {
  const start = startAssault(scenario);
  return scenario.startAt === 'a4Attacks' ? [beginAttacks(start), 'a4Attacks'] : [start, 'a1ChooseTarget'];
};

const viewOfScenario = onceSpoken((scenario: Scenario): BattlefieldView => viewAt(...startOf(scenario)));

/** A moment by the path of its state. */
export interface ShownMoment {
  readonly assault: Assault;
  readonly at: string;
}

const viewOfMoment = onceSpoken(({ assault, at }: ShownMoment): BattlefieldView => viewAt(assault, at.split('.')[0]!));

/** Another table, or another moment, and who is marked in it wherever it stands. */
export interface ShownChange {
  readonly after: Scenario | ShownMoment;
  /** Ids of units. */
  readonly units: readonly string[];
  /** What leads there: ways with bends are drawn with them. */
  readonly events?: readonly Decision[];
}

/** The table as it stands, with what a change would move as ghosts, and without whom it takes off. */
export const mapViewOf = (table: Scenario | ShownMoment, changed: ShownChange | null): BattlefieldView => {
  const view = 'assault' in table ? viewOfMoment(table) : viewOfScenario(table);
  return changed === null ? view : withChange(view, changed);
};

/** The same view with a change drawn on it. */
export const withChange = (
  view: BattlefieldView, { after: changed, units, events = [] }: ShownChange,
): BattlefieldView => {
  const [after, step] = 'assault' in changed ? [changed.assault, changed.at.split('.')[0]!] : startOf(changed);
  const there = new Map(viewAt(after, step).counters.map(one => [one.id, one]));
  const moved = view.counters.filter(one => isElsewhere(one.at, there.get(one.id)?.at ?? one.at));
  const known = new Set(view.counters.map(({ id }) => id));
  const joining = [...there.values()].filter(({ id }) => !known.has(id)).map(marked);
  const changing = moved.filter(one => takesPlace(one, there.get(one.id)!, moved));
  return {
    ...view,
    counters: [...view.counters.map(one => {
      const then = there.get(one.id);
      if (then === undefined) return lost(one);
      if (changing.includes(one)) return marked(then);
      return units.includes(one.id) ? marked(one) : one;
    }), ...joining],
    plans: moved.filter(one => !changing.includes(one)).map(one => wayTo(after, one, there.get(one.id)!, events)),
    formations: formationsOf(after),
  };
};

/** Where a stand comes to where another goes away no ghost would be seen: it is drawn as it stands then. */
const takesPlace = ({ id }: Counter, then: Counter, moved: readonly Counter[]): boolean =>
  moved.some(one => one.id !== id && distance(one.at, then.at) < one.radius);

const marked = (counter: Counter): Counter => ({ ...counter, now: true });

const lost = (counter: Counter): Counter => ({ ...counter, alive: false });

const isElsewhere = (one: Point, other: Point): boolean => distance(one, other) > SAME;

const wayTo = (after: Assault, { id, at }: Counter, then: Counter, events: readonly Decision[]): PlannedWay => {
  const bends = events.flatMap(event => (event.type === 'unit.moved' && event.unit === id ? [event.to] : []));
  return {
    unit: id, path: [at, ...bends.slice(0, -1), then.at], label: '', selected: false, touches: touchedBy(after, id),
  };
};

/** Ids of the enemies whom a unit touches. */
const touchedBy = (assault: Assault, id: string): readonly string[] => {
  const unit = assault.units.find(one => one.id === id)!;
  return assault.units.filter(enemy => enemy.side !== unit.side && enemy.lostTo === null
    && isContact(gapBetween(assault, unit, enemy))).map(enemy => enemy.id);
};
