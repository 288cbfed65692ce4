/** What bounds a move on the map: how far it goes, the zones it meets, and how those usually move who have not yet. */
import { distance } from '../../../src/battlefield/base.ts';
import { criticalOf } from '../../../src/epic-armageddon/attacks/damage.ts';
import { combatantOf, formationOf, livingOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf } from '../../../src/epic-armageddon/model/procedure.ts';
import { FIREFIGHT } from '../../../src/epic-armageddon/movement/engagement.ts';
import { contactsAt, movedBy } from '../../../src/epic-armageddon/movement/movement.ts';
import { isFirstOver, withdrawalAllowance } from '../../../src/epic-armageddon/movement/two-moves.ts';
import { enemiesWithZones, zoneOf } from '../../../src/epic-armageddon/movement/zones-of-control.ts';
import { chargeAllowance } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import type { Area, PlannedWay } from '../../shared/battlefield/pieces.ts';
import { figure } from '../../shared/languages/forms.ts';
import { onceSpoken, spoken } from '../../shared/languages/spoken.ts';
import { mapWords } from './map-words.ts';
import type { PlannedMove, ViewOptions } from './standing-view.ts';
import { centimetres } from './wording.ts';

export const mapAreaWords = spoken('steps/map-areas', {
  /** On the edge of a blast: how far it reaches, and what hits those in it; null: it hits them all. */
  blast: (length: string, face: number | null): string =>
    `blows up: ${length}${face === null ? '' : `, hit on ${figure(face)}${face < 6 ? '+' : ''}`}`,
  /** On the edge of the zones of the target, and of a formation whose zones nobody may enter. */
  zones: (length: string): string => `zone ${length}`,
  closed: (formation: string): string => `${formation} · closed`,
});

/** Steps in which zones stop a move. */
const ZONED: readonly string[] = ['a2Charge', 'a3CounterCharge', 'a7Consolidate'];

/** The areas of the unit that is chosen to move, and the zones while anybody may. */
export const moveAreas = (assault: Assault, options: ViewOptions): readonly Area[] => {
  const { movable, chosen, allowance, step } = options;
  const mover = assault.units.find(unit => unit.id === (chosen ?? movable[0]));
  if (mover === undefined || movable.length === 0) return blastOf(assault);
  const isWithdrawing = assault.withdrawing.includes(mover.formation);
  return [
    ...(ZONED.includes(step) && !isWithdrawing ? zonesAgainst(assault, mover) : []),
    ...(isWithdrawing ? firefightsRound(assault, mover) : []),
    ...(chosen === null || allowance === null ? [] : reachOf(assault, mover, allowance)),
  ];
};

/** How far the war engine reaches that is blowing up. @rule W6 */
const blastOf = (assault: Assault): readonly Area[] => {
  const [first] = assault.aftermath;
  if (first?.kind !== 'splash') return [];
  const source = unitOf(assault, first.unit);
  const { splash } = criticalOf(assault, source);
  if (splash === null) return [];
  const label = mapAreaWords.blast(centimetres(splash.within), splash.hitOn === 1 ? null : splash.hitOn);
  return [{
    id: 'blast', kind: 'blast', at: source.at, radius: splash.within + combatantOf(assault, source).radius, label,
  }];
};

/** Those of the target may be entered, those of everybody else may not. @rule A2.3 */
const zonesAgainst = (assault: Assault, unit: Unit): readonly Area[] => {
  const named = new Set<string>();
  return enemiesWithZones(assault, unit).map((enemy): Area => {
    const { id, name, fighting } = formationOf(assault, enemy.formation);
    const isFirst = !named.has(id);
    named.add(id);
    const cm = zoneOf(assault, enemy);
    const label = fighting ? mapAreaWords.zones(centimetres(cm)) : mapAreaWords.closed(name);
    return {
      id: `zone-${enemy.id}`, kind: fighting ? 'zone' : 'closed-zone', formation: id, side: enemy.side, at: enemy.at,
      radius: cm + combatantOf(assault, enemy).radius, label: isFirst ? label : null,
    };
  });
};

/** Whoever withdraws gets out of the range of the enemy. @rule A7.3 */
const firefightsRound = (assault: Assault, unit: Unit): readonly Area[] =>
  livingOf(assault, enemyOf(unit.side)).map((enemy, i): Area => ({
    id: `fifteen-${enemy.id}`, kind: 'firefight', at: enemy.at,
    radius: FIREFIGHT + combatantOf(assault, enemy).radius,
    label: i === 0 ? centimetres(FIREFIGHT) : null,
  }));

/** How far the edge of its base comes, and of the first of two moves while it lasts. @rule A7.3 */
const reachOf = (assault: Assault, unit: Unit, allowance: number): readonly Area[] => {
  const { radius, speed } = combatantOf(assault, unit);
  const most = Math.min(allowance, Math.hypot(assault.table.width, assault.table.depth));
  const reach: Area = { id: 'reach', kind: 'reach', at: unit.at, radius: most + radius, label: null };
  const isTwofold = assault.withdrawing.includes(unit.formation) && unit.aboard === null && !isFirstOver(assault, unit);
  if (!isTwofold) return [reach];
  const cm = withdrawalAllowance(assault, unit) - speed - movedBy(unit);
  return [reach, { id: 'first-move', kind: 'reach', at: unit.at, radius: cm + radius, label: null }];
};

const perChosen = onceSpoken((_: readonly PlannedMove[]) => new Map<string, readonly PlannedWay[]>());

/** The ways of those who have not moved yet, as they are planned. */
export const plansOf = (assault: Assault, { planned = NONE, chosen }: ViewOptions): readonly PlannedWay[] => {
  const known = perChosen(planned);
  const plans = known.get(chosen ?? '') ?? planned.map(move => planOf(assault, move, chosen));
  known.set(chosen ?? '', plans);
  return plans;
};

const NONE: readonly PlannedMove[] = [];

const planOf = (assault: Assault, { unit: id, legs }: PlannedMove, chosen: string | null): PlannedWay => {
  const unit = unitOf(assault, id);
  const path = [unit.at, ...legs];
  const to = path.at(-1)!;
  const cm = path.slice(1).reduce((sum, point, i) => sum + distance(path[i]!, point), movedBy(unit));
  return {
    unit: id, path, touches: contactsAt(assault, { unit, to }).map(enemy => enemy.id),
    label: mapWords.within(figure(Number(cm.toFixed(1))), centimetres(chargeAllowance(assault, { unit, to }))),
    selected: id === chosen,
  };
};
