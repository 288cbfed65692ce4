/** Somebody who would be engaged is held back, out of everybody's reach. */
import type { Point } from '../../../battlefield/base.ts';
import { inContactOrder } from '../../attacks/contact-order.ts';
import { enemyOf, SIDES, type Side } from '../../model/procedure.ts';
import { combatantOf, fightersOnTable, unitOf } from '../../model/roster.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Assault, Unit } from '../../model/state.ts';
import { gapBetween, isInReach } from '../../movement/engagement.ts';
import type { Change } from './change.ts';
import { enemiesByGap, isTouching, movedTo } from './contact.ts';
import { movedIn } from './edit.ts';
import { isSingle, laidOut, withCharacters } from './layout.ts';
import { placesBehind, standingAt } from './places.ts';

/** How far back one goes who is to be out of reach, and one who keeps the chain to him, cm. */
const OUT_OF_REACH = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18];
const LINK = [9, 7, 6, 5, 4, 3, 2];
/** So many others are tried as the link of the chain. */
const MOST_LINKS = 2;

const isOutOfReach = (assault: Assault, unit: Unit, at: Point): boolean =>
  fightersOnTable(assault, enemyOf(unit.side))
    .every(enemy => !isInReach(gapBetween(assault, standingAt(unit, at), enemy)));

const isEngaged = (scenario: Scenario, { id }: Unit): boolean => laidOut(scenario).engaged.some(one => one.unit === id);

const placesOut = (assault: Assault, unit: Unit): readonly Point[] =>
  placesBehind(assault, unit, enemiesByGap(assault, unit)[0]!.enemy, OUT_OF_REACH)
    .filter(at => isOutOfReach(assault, unit, at));

const heldIn = (before: Scenario, unit: Unit): Scenario | null =>
  movedTo(before, unit, placesOut(laidOut(before), unit), after => !isEngaged(after, unit));

/** Others of its formation that fire and would still fire from further back, the nearest to it first. */
const linksFor = (assault: Assault, unit: Unit): readonly Unit[] => fightersOnTable(assault, unit.side)
  .filter(one => one.id !== unit.id && one.formation === unit.formation && isSingle(assault, one)
    && combatantOf(assault, one).speed > 0 && !isTouching(assault, one))
  .map(one => ({ one, cm: gapBetween(assault, unit, one) })).sort((a, b) => a.cm - b.cm)
  .slice(0, MOST_LINKS).map(({ one }) => one);

/** With another who goes back so far that the chain holds; it pauses after each place of his. @rule A2.8 */
function* heldByLink(before: Scenario, unit: Unit): Generator<null, Scenario | null> {
  const assault = laidOut(before);
  for (const link of linksFor(assault, unit).filter(one => isEngaged(before, one))) {
    for (const at of placesBehind(assault, link, enemiesByGap(assault, link)[0]!.enemy, LINK)) {
      const linked = movedTo(before, link, [at], after => isEngaged(after, link));
      const after = linked === null ? null : heldIn(linked, unitOf(laidOut(linked), unit.id));
      if (after !== null) return after;
      yield null;
    }
  }
  return null;
}

/** Whom one would rather spare: the first who bears a character, and the last whom contact suits. */
const candidatesOf = (scenario: Scenario, side: Side): readonly Unit[] => {
  const assault = laidOut(scenario);
  const able = fightersOnTable(assault, side).filter(unit =>
    isSingle(assault, unit) && combatantOf(assault, unit).speed > 0 && isEngaged(scenario, unit));
  const firing = able.filter(unit => !isTouching(assault, unit));
  const last = inContactOrder(firing, unit => combatantOf(assault, unit)).at(-1);
  const bearer = able.find(unit => combatantOf(assault, unit).characters.length > 0);
  return able.length < 2 ? [] : [...new Set([bearer, last])].flatMap(unit => unit ?? []);
};

/**
 * Somebody stands where nobody reaches him and he reaches nobody; who moves for that is named. Null: the next is still
 * being looked for.
 *
 * @rule A4.1, A2.8
 */
export function* holdBackChanges(scenario: Scenario, sides: readonly Side[] = SIDES): Generator<Change | null> {
  for (const side of sides) {
    for (const unit of candidatesOf(scenario, side)) {
      const after = heldIn(scenario, unit) ?? (yield* heldByLink(scenario, unit));
      if (after === null) continue;
      yield {
        id: `held-back:${side}:${unit.id}`, kind: 'held-back', rule: 'A4.1', scenario: after,
        values: {
          side, unit: withCharacters(laidOut(scenario), unit),
          closing: movedIn(scenario, after).filter(name => name !== unit.name),
        },
      };
    }
  }
}
