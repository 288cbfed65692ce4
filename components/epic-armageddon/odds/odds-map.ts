/** The table on the map: who stands where and fights whom, and a single change as ghosts. */
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
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
export interface Moment {
  readonly assault: Assault;
  readonly at: string;
}

const viewOfMoment = onceSpoken(({ assault, at }: Moment): BattlefieldView => viewAt(assault, at.split('.')[0]!));

/** The table as it stands, with what a change would move as ghosts, and without whom it takes off. */
export const mapViewOf = (table: Scenario | Moment, changed: Scenario | null): BattlefieldView => {
  const view = 'assault' in table ? viewOfMoment(table) : viewOfScenario(table);
  return changed === null ? view : withChange(view, changed);
};

const withChange = (view: BattlefieldView, changed: Scenario): BattlefieldView => {
  const [after, step] = startOf(changed);
  const there = new Map(after.units.map(unit => [unit.id, unit]));
  const known = new Set(view.counters.map(({ id }) => id));
  const joining = viewAt(after, step).counters.filter(({ id }) => !known.has(id)).map(one => ({ ...one, now: true }));
  return {
    ...view,
    counters: [...view.counters.map(one => (there.has(one.id) ? one : lost(one))), ...joining],
    plans: view.counters.flatMap(counter => wayTo(after, counter, there.get(counter.id))),
    formations: formationsOf(after),
  };
};

const lost = (counter: Counter): Counter => ({ ...counter, alive: false });

const isElsewhere = (one: Point, other: Point): boolean => distance(one, other) > SAME;

const wayTo = (after: Assault, { id, at }: Counter, unit: Unit | undefined): readonly PlannedWay[] =>
  (unit === undefined || !isElsewhere(at, unit.at) ? [] : [{
    unit: id, path: [at, unit.at], label: '', selected: false,
    touches: SIDES.flatMap(side => after.units.filter(enemy => side !== unit.side && enemy.side === side
      && enemy.lostTo === null && isContact(gapBetween(after, unit, enemy)))).map(enemy => enemy.id),
  }]);
