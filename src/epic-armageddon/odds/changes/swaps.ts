/** Who touches whom: two stands of one side change places, or a stand touches another enemy. */
import type { Point } from '../../../battlefield/base.ts';
import { gainInContact } from '../../attacks/contact-order.ts';
import { SIDES, type Side } from '../../model/procedure.ts';
import { combatantOf, unitOf } from '../../model/roster.ts';
import type { Scenario } from '../../model/scenario.ts';
import type { Assault, Unit } from '../../model/state.ts';
import type { Change } from './change.ts';
import { enemiesByGap, inContactOn, movedTo, touchedBy, waitingFor } from './contact.ts';
import { putAt } from './edit.ts';
import { isFair, laidOut, withCharacters } from './layout.ts';
import { isFreePlace, placesBeside } from './places.ts';

/** So many changes of each kind are tried for a side. */
const MOST = 2;

/** Two units, of which the first is to touch whom the second touches, or the first to touch the second. */
type Pair = readonly [Unit, Unit];

/** One pair of each two kinds of units. */
const ofEachKind = (pairs: readonly Pair[]): readonly Pair[] => {
  const kindOf = ([a, b]: Pair): string => JSON.stringify([a.combatant, b.combatant]);
  const kinds = pairs.map(kindOf);
  return pairs.filter((pair, i) => kinds.indexOf(kindOf(pair)) === i);
};

function* firstOf<T>(pairs: readonly Pair[], make: (pair: Pair) => T | null): Generator<T> {
  let made = 0;
  for (const pair of pairs) {
    const found = make(pair);
    if (found !== null) yield found;
    made += found === null ? 0 : 1;
    if (made === MOST) return;
  }
}

/** So far from an enemy that a unit touches it, in the direction of a point. */
const touching = (assault: Assault, unit: Unit, enemy: Unit, towards: Point): Point => {
  const cm = combatantOf(assault, unit).radius + combatantOf(assault, enemy).radius;
  const turn = Math.atan2(towards[1] - enemy.at[1], towards[0] - enemy.at[0]);
  return [enemy.at[0] + cm * Math.cos(turn), enemy.at[1] + cm * Math.sin(turn)];
};

/** Where two stands would be in each other's place. */
const placesFor = (assault: Assault, [unit, other]: Pair): Pair | null => {
  const [enemy] = touchedBy(assault, other);
  const isAlike = combatantOf(assault, unit).radius === combatantOf(assault, other).radius;
  if (enemy === undefined) return null;
  return [
    { ...unit, at: isAlike ? other.at : touching(assault, unit, enemy, other.at) }, { ...other, at: unit.at },
  ];
};

/** Whether nobody but these two has come into contact, or lost it. */
const areOthersAsBefore = (before: Scenario, after: Scenario, [unit, other]: Pair): boolean => SIDES.every(side => {
  const idsIn = (scenario: Scenario): readonly string[] => inContactOn(laidOut(scenario), side).map(({ id }) => id);
  const expected = idsIn(before).map(id => (id === other.id ? unit.id : id));
  return expected.length === idsIn(after).length && expected.every(id => idsIn(after).includes(id));
});

const swapOf = (before: Scenario, side: Side, pair: Pair): Change | null => {
  const assault = laidOut(before);
  const [unit, other] = pair;
  const nameOf = (one: Unit): string => withCharacters(assault, one);
  const [there, back] = placesFor(assault, pair) ?? [];
  if (there === undefined || back === undefined) return null;
  const after = putAt(putAt(before, unit.id, there.at), other.id, back.at);
  const now = laidOut(after);
  const isFree = [there, back].every(({ id, at }) => isFreePlace(now, unitOf(now, id), at));
  if (!isFree || !isFair(before, after) || !areOthersAsBefore(before, after, pair)) return null;
  return {
    id: `contact-swap:${side}:${unit.id}:${other.id}`, kind: 'contact-swap', rule: 'A4.2', scenario: after,
    values: { side, unit: nameOf(unit), other: nameOf(other), enemy: nameOf(touchedBy(assault, other)[0]!) },
  };
};

/** Stands change places with others of their side in contact, those first who gain most by it. @rule A4.2 */
export function* swapChanges(scenario: Scenario, sides: readonly Side[] = SIDES): Generator<Change> {
  for (const side of sides) {
    const assault = laidOut(scenario);
    const gainOf = (unit: Unit): number => gainInContact(combatantOf(assault, unit));
    const pairs = waitingFor(scenario, side)
      .flatMap(unit => inContactOn(assault, side).map((other): Pair => [unit, other]))
      .filter(([unit, other]) => unit.combatant !== other.combatant && combatantOf(assault, other).speed > 0)
      .sort(([a, b], [c, d]) => gainOf(c) - gainOf(d) - gainOf(a) + gainOf(b));
    yield* firstOf(ofEachKind(pairs), pair => swapOf(scenario, side, pair));
  }
}

const otherEnemyOf = (before: Scenario, side: Side, [unit, enemy]: Pair): Change | null => {
  const assault = laidOut(before);
  const [other] = touchedBy(assault, unit);
  const nameOf = (one: Unit): string => withCharacters(assault, one);
  const scenario = movedTo(before, unit, placesBeside(assault, unit, enemy), after => {
    const touched = touchedBy(laidOut(after), unitOf(laidOut(after), unit.id)).map(({ id }) => id);
    return touched.includes(enemy.id) && !touched.includes(other!.id);
  });
  return scenario === null ? null : {
    id: `contact-other:${side}:${unit.id}:${enemy.id}`, kind: 'contact-other', rule: 'A4.2', scenario,
    values: { side, unit: nameOf(unit), enemy: nameOf(enemy), other: nameOf(other!) },
  };
};

/** A stand that touches one enemy touches one of another kind, as near as can be. @rule A4.2, A2.6 */
export function* otherEnemyChanges(scenario: Scenario, sides: readonly Side[] = SIDES): Generator<Change> {
  for (const side of sides) {
    const assault = laidOut(scenario);
    const pairs = inContactOn(assault, side).filter(unit => combatantOf(assault, unit).speed > 0).flatMap(unit => {
      const [touched, ...others] = touchedBy(assault, unit);
      return others.length > 0 ? [] : enemiesByGap(assault, unit).map(({ enemy }) => enemy)
        .filter(enemy => enemy.combatant !== touched!.combatant).map((enemy): Pair => [unit, enemy]);
    });
    yield* firstOf(ofEachKind(pairs), pair => otherEnemyOf(scenario, side, pair));
  }
}
