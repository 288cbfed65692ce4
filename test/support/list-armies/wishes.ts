/** What players of large assaults may wish to do: every kind of decision that the chart knows, allowed or not. */
import { metaOf } from '../../../machines/epic-armageddon/why.ts';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { EFFECTS } from '../../../src/epic-armageddon/model/profile.ts';
import { saveOptions } from '../../../src/epic-armageddon/attacks/saves.ts';
import {
  combatantOf, fightingFormations, isAlive, isOnTable, unitOf,
} from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Wish } from '../random-play.ts';
import type { Source } from '../random/source.ts';

export const wishInLists: Wish = (snapshot, source) => {
  const { assault } = snapshot.context;
  const { hands, unlessDecided } = metaOf(snapshot);
  if (hands === 'saves') return otherSave(assault, source);
  switch (unlessDecided) {
    case 'test.accepted':
      return { type: 'test.repeated' };
    case 'target.chosen':
      return otherTarget(assault, source);
    case 'charge.ended':
      return onTheMove(assault, source, 'attacker');
    case 'counterCharge.ended':
      return onTheMove(assault, source, assault.counterCharging);
    case 'overwatch.ended':
      return overwatch(assault, source);
    case 'ways.settled':
      return howToFight(assault, source);
    case 'hits.allocated':
      return otherVictim(assault, source);
    case 'critical.entered':
      return critical(assault, source);
    case 'support.called': {
      const side = source.pick(SIDES);
      return { type: 'supporters.called', side, units: assault.support.able[side].filter(() => source.once(60)) };
    }
    case 'withdrawal.ended':
      return away(assault, source, assault.units.filter(unit => assault.withdrawing.includes(unit.formation)));
    case 'consolidation.ended':
      return assault.winner === null ? null : afterwards(assault, source, assault.winner);
    default:
      return null;
  }
};

const otherTarget = (assault: Assault, { pick, once }: Source): Decision => {
  const { intermingled, combined } = assault.intended;
  const target = once(70) ? assault.target : pick(assault.formations).id;
  const some = (ids: readonly string[]): readonly string[] => ids.filter(() => once(70));
  return { type: 'target.chosen', target, intermingled: some(intermingled), combined: some(combined) };
};

/** Units of a side's fighting formations that live, in transports or not. */
const oursIn = (assault: Assault, side: Side): readonly Unit[] => {
  const ids = fightingFormations(assault, side).map(({ id }) => id);
  return assault.units.filter(unit => isAlive(unit) && ids.includes(unit.formation));
};

/** Somebody goes at the enemy, gets out of a transport or into one, or takes care; or says who stays if it ends. */
const onTheMove = (assault: Assault, source: Source, side: Side): Decision | null => {
  const aboard = assault.units.filter(unit => unit.side === side && isAlive(unit) && unit.aboard !== null);
  if (aboard.length > 0 && source.once(40)) return gettingOut(assault, source, source.pick(aboard));
  const ours = oursIn(assault, side).filter(isOnTable);
  if (ours.length === 0) return null;
  const unit = source.pick(ours);
  if (source.once(5)) return { type: 'unit.embarked', unit: unit.id, transport: source.pick(ours).id };
  if (source.once(5)) return { type: 'care.taken', unit: unit.id };
  if (source.once(8)) return { type: 'unit.rose', unit: unit.id };
  if (source.once(3)) {
    return { type: side === 'attacker' && assault.round === 1 ? 'charge.ended' : 'counterCharge.ended', keep: unit.id };
  }
  return atTheEnemy(assault, source, unit);
};

const gettingOut = (assault: Assault, source: Source, unit: Unit): Decision => {
  const transport = unitOf(assault, unit.aboard!);
  const touch = combatantOf(assault, transport).radius + combatantOf(assault, unit).radius;
  const to = shifted(transport.at, anyWay(source), touch + source.whole([0, 8]) / 2 + 0.01);
  return { type: 'unit.disembarked', unit: unit.id, to };
};

/** Towards an enemy, mostly one of the nearest: into contact, less far, or over it as war engines may. */
const atTheEnemy = (assault: Assault, source: Source, unit: Unit): Decision | null => {
  const enemies = assault.units.filter(other => other.side === enemyOf(unit.side) && isOnTable(other));
  if (enemies.length === 0) return null;
  const enemy = source.once(75) ? nearestOf(unit, enemies) : source.pick(enemies);
  const touch = combatantOf(assault, unit).radius + combatantOf(assault, enemy).radius;
  const far = distance(unit.at, enemy.at);
  const isBarging = combatantOf(assault, unit).type === 'war-engine' && source.once(50);
  const wanted = isBarging ? far + source.whole([-4, 12]) / 2 : far - touch - 0.02;
  const cm = Math.max(0, Math.min(wanted, source.once(50) ? Infinity : source.whole([1, 30])));
  const part = far === 0 ? 0 : cm / far;
  return { type: 'unit.moved', unit: unit.id, to: [
    unit.at[0] + (enemy.at[0] - unit.at[0]) * part, unit.at[1] + (enemy.at[1] - unit.at[1]) * part,
  ] };
};

const nearestOf = (unit: Unit, others: readonly Unit[]): Unit =>
  others.reduce((best, other) => (distance(unit.at, other.at) < distance(unit.at, best.at) ? other : best), others[0]!);

const away = ({ table }: Assault, source: Source, units: readonly Unit[]): Decision | null => {
  const ours = units.filter(isOnTable);
  if (ours.length === 0) return null;
  const unit = source.pick(ours);
  const [x, y] = shifted(unit.at, anyWay(source), source.whole([1, 40]));
  return { type: 'unit.moved', unit: unit.id, to: [
    Math.min(Math.max(x, 0), table.width), Math.min(Math.max(y, 0), table.depth),
  ] };
};

const afterwards = (assault: Assault, source: Source, side: Side): Decision | null => {
  const ours = oursIn(assault, side).filter(isOnTable);
  if (ours.length === 0) return null;
  const unit = source.pick(ours);
  if (source.once(20)) return { type: 'unit.embarked', unit: unit.id, transport: source.pick(ours).id };
  return { type: 'unit.moved', unit: unit.id, to: shifted(unit.at, anyWay(source), source.whole([1, 6])) };
};

const overwatch = (assault: Assault, { pick, whole, once }: Source): Decision | null => {
  const firing = assault.formations.filter(one => one.overwatch && !one.broken);
  const charging = fightingFormations(assault, 'attacker');
  if (firing.length === 0 || charging.length === 0) return null;
  const target = pick(charging).id;
  const there = assault.units.filter(unit => unit.formation === target && isOnTable(unit));
  const hits = there.length === 0 ? [] : Array.from({ length: whole([0, 4]) }, () =>
    ({ unit: pick(there).id, effect: pick(EFFECTS), points: whole([1, 3]), unsaved: once(20) }));
  return { type: 'overwatch.fired', formation: pick(firing).id, target, hits, markers: whole([0, 2]) };
};

const howToFight = (assault: Assault, { pick, whole, once }: Source): Decision | null => {
  if (assault.engaged.length === 0) return null;
  const { unit } = pick(assault.engaged);
  if (once(40)) return { type: 'way.chosen', unit, by: pick(['close-combat', 'firefight'] as const) };
  const { damageCapacity } = combatantOf(assault, unitOf(assault, unit));
  return { type: 'dice.split', unit, closeCombat: whole([0, damageCapacity]) };
};

const otherVictim = ({ volley }: Assault, { pick, whole }: Source): Decision | null => {
  const side = pick(SIDES);
  const hits = volley?.hits[side] ?? [];
  const targets = volley?.targets[side] ?? [];
  if (hits.length === 0 || targets.length === 0) return null;
  const hit = whole([0, hits.length - 1]);
  return { type: hits[hit]!.effect === 'sniper' ? 'sniper.aimed' : 'hit.moved', side, hit, to: pick(targets).unit };
};

const otherSave = (assault: Assault, { pick, whole }: Source): Decision | null => {
  const side = pick(SIDES);
  const hits = assault.volley?.hits[side] ?? [];
  if (hits.length === 0) return null;
  const hit = whole([0, hits.length - 1]);
  const { unit, effect, by } = hits[hit]!;
  const options = saveOptions(assault, unitOf(assault, unit), effect, assault.volley!.cause, by);
  return options.length === 0 ? null : { type: 'save.chosen', side, hit, save: pick(options).kind };
};

const critical = (assault: Assault, source: Source): Decision => {
  const { units, aftermath } = assault;
  const { pick, whole, once } = source;
  const living = units.filter(isAlive);
  const damage = living.length === 0 ? [] : Array.from({ length: whole([0, 2]) }, () =>
    ({ unit: pick(living).id, points: whole([1, 2]) }));
  const to = shifted(unitOf(assault, aftermath[0]!.unit).at, anyWay(source), whole([1, 7]));
  return { type: 'critical.entered', damage, ...once(50) ? { to } : {} };
};

const anyWay = ({ whole }: Source): number => whole([0, 23]) * Math.PI / 12;

const shifted = ([x, y]: Point, turn: number, cm: number): Point => [x + cm * Math.cos(turn), y + cm * Math.sin(turn)];
