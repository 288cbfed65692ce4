/** What players wish for in any assault: also in withdrawals and consolidations, and with whom they join forces. */
import { metaOf } from '../../../machines/epic-armageddon/why.ts';
import { combinable } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { EFFECTS } from '../../../src/epic-armageddon/model/profile.ts';
import { combatantOf, isAlive, isOnTable, livingIn, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { Point } from '../../../src/battlefield/base.ts';
import { wishInLists } from '../list-armies/wishes.ts';
import type { Wish } from '../random-play.ts';
import type { Source } from '../random/source.ts';

export const wishUnderRulings: Wish = (snapshot, source) => {
  const { assault } = snapshot.context;
  switch (metaOf(snapshot).unlessDecided) {
    case 'target.chosen':
      return withOthers(assault, source);
    case 'overwatch.ended':
      return fire(assault, source);
    case 'withdrawal.ended':
      return inFlight(assault, source);
    case 'consolidation.ended':
      return afterTheFight(assault, source);
    default:
      return wishInLists(snapshot, source);
  }
};

/** The target with some of those near it, and some of those who could come along. */
const withOthers = (assault: Assault, { once, pick, whole }: Source): Decision => {
  const { formations, target, engaging, intended } = assault;
  const of = (side: string): readonly string[] => formations.filter(one => one.side === side).map(one => one.id);
  const chosen = once(75) ? target : pick(of('defender'));
  const others = of('attacker').filter(id => id !== engaging);
  return {
    type: 'target.chosen', target: chosen,
    intermingled: of('defender').filter(id => id !== chosen && once(intended.intermingled.includes(id) ? 80 : 40)),
    combined: once(40) ? combinable(assault).slice(0, whole([2, 4]))
      : others.filter(id => once(intended.combined.includes(id) ? 75 : 25)),
  };
};

const fire = (assault: Assault, { pick, whole, once }: Source): Decision | null => {
  const firing = assault.formations.filter(one => one.overwatch && !one.broken);
  const { underFire } = assault.moves;
  const targets = underFire ?? assault.formations.filter(one => one.side === 'attacker' && one.fighting)
    .map(({ id }) => id);
  if (firing.length === 0 || targets.length === 0) return null;
  const target = pick(targets);
  const there = livingIn(assault, target).filter(isOnTable);
  const hits = there.length === 0 ? [] : Array.from({ length: whole([0, 4]) }, () =>
    ({ unit: pick(there).id, effect: pick(EFFECTS), points: whole([1, 3]), unsaved: once(30) }));
  return { type: 'overwatch.fired', formation: pick(firing).id, target, hits, markers: whole([0, 3]) };
};

const inFlight = (assault: Assault, source: Source): Decision | null => {
  const { pick, once, whole } = source;
  const ours = assault.units.filter(unit => assault.withdrawing.includes(unit.formation) && isAlive(unit));
  if (ours.length === 0) return null;
  const unit = pick(ours);
  const lot = whole([1, 100]);
  if (lot <= 8) return { type: 'withdrawal.halfway' };
  if (lot <= 16) return { type: 'withdrawal.moved' };
  if (lot <= 19) return { type: 'rest.withdrew' };
  if (lot <= 22) return { type: 'care.taken', unit: unit.id };
  if (lot <= 25) return { type: 'withdrawal.ended', keep: unit.id };
  const passengers = ours.filter(({ aboard }) => aboard !== null);
  if (passengers.length > 0 && once(40)) return setDown(assault, source, pick(passengers));
  const transports = ours.filter(one => combatantOf(assault, one).abilities.includes('transport'));
  if (transports.length > 0 && once(30)) {
    return { type: 'unit.embarked', unit: unit.id, transport: pick(transports).id };
  }
  return { type: 'unit.moved', unit: unit.id, to: anywhereNear(assault, source, unit.at, 40) };
};

const setDown = (assault: Assault, source: Source, unit: Unit): Decision => {
  const transport = unitOf(assault, unit.aboard!);
  const touch = combatantOf(assault, transport).radius + combatantOf(assault, unit).radius;
  const turn = source.whole([0, 23]) * Math.PI / 12;
  const cm = touch + source.whole([0, 11]) / 2 + 0.01;
  return { type: 'unit.disembarked', unit: unit.id, to: [
    transport.at[0] + cm * Math.cos(turn), transport.at[1] + cm * Math.sin(turn),
  ] };
};

const anywhereNear = ({ table }: Assault, { whole }: Source, [x, y]: Point, most: number): Point => {
  const turn = whole([0, 23]) * Math.PI / 12;
  const cm = whole([1, most]);
  return [
    Math.min(Math.max(x + cm * Math.cos(turn), 0), table.width),
    Math.min(Math.max(y + cm * Math.sin(turn), 0), table.depth),
  ];
};

/** The winners, those who supported them, now and then anybody else. */
const afterTheFight = (assault: Assault, source: Source): Decision | null => {
  const { pick, once } = source;
  if (once(12)) return { type: 'consolidation.moved' };
  const ours = assault.units.filter(unit => unit.side === assault.winner && isOnTable(unit));
  if (ours.length === 0) return null;
  const unit = pick(ours);
  const transports = ours.filter(one => combatantOf(assault, one).abilities.includes('transport'));
  if (transports.length > 0 && once(25)) {
    return { type: 'unit.embarked', unit: unit.id, transport: pick(transports).id };
  }
  return { type: 'unit.moved', unit: unit.id, to: anywhereNear(assault, source, unit.at, 7) };
};
