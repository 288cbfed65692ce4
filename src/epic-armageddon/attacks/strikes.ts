/** Attacks as dice: who strikes with what, in which hands, and how many hits of each kind come of it. */
import { diceIn, readThrow, type Hand } from '../../dice/hand.ts';
import type { Batch, ScoredHits, Striker } from '../model/batch.ts';
import {
  isWarEngine, valueOf, WAYS_TO_FIGHT, type Attack, type Combatant, type WayToFight,
} from '../model/combatant.ts';
import { sideWith } from '../model/copies.ts';
import { EFFECTS, type Effect } from '../model/profile.ts';
import type { AssaultHand } from '../model/hands.ts';
import { once } from '../../shared/once.ts';
import { hasEngaged } from '../special-rules/saves-and-weapons.ts';
import { combatantOf, formationOf } from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { SIDES, type Side } from '../model/procedure.ts';

const isApart = (combatant: Combatant, effect: Effect): boolean => isWarEngine(combatant) || effect === 'sniper';

/** The entries of a unit's dice in one way to fight; without a value for it there are none. @rule A4.2, A4.3 */
export const strikersOf = (
  assault: Assault, unit: Unit, by: WayToFight, which: (attack: Attack) => boolean,
): readonly Striker[] => {
  const combatant = combatantOf(assault, unit);
  const target = valueOf(combatant, by);
  if (target === null) return [];
  const mayUse = (attack: Attack): boolean =>
    !attack.onlyEngaging || hasEngaged(formationOf(assault, unit.formation));
  return combatant.attacks[by].filter(attack => which(attack) && mayUse(attack)).map(({ effect, dice, points }) => ({
    unit: unit.id, by, target, effect, dice, points, apart: isApart(combatant, effect),
  }));
};

export const hasDice = (batch: Batch): boolean => SIDES.some(side => batch.strikers[side].length > 0);

const unknown = (strikers: readonly Striker[]): readonly Striker[] =>
  strikers.filter(striker => typeof striker.dice === 'string');

/** A word such as `2D3`: how many dice, and how they are read. */
export const readWord = (word: string): Pick<Hand, 'dice' | 'read'> & { readonly read: 'halves' | 'sum' } => {
  const [count, faces] = word.split('D');
  return { dice: Number(count || 1), read: faces === '3' ? 'halves' : 'sum' };
};

/** One hand for each weapon whose number of extra attacks is thrown, in list order. @rule A4.2 */
const countingHands = (side: Side, strikers: readonly Striker[]): readonly AssaultHand[] =>
  strikers.map(({ unit, effect, dice }) => ({
    name: `${side} extra attacks`, side, purpose: 'extra-attacks', effect, units: [unit], ...readWord(String(dice)),
  }));

/** Dice thrown as one hand, and whose each of them is. */
export interface BatchThrow {
  readonly by: WayToFight;
  readonly effect: Effect;
  readonly target: number;
  readonly dice: readonly Striker[];
}

/**
 * A side's dice: close combat before firefight, then by effect, then one hand for each value needed, in the order in
 * which its first unit stands in the list.
 *
 * @rule A4.2
 */
export const throwsOf = once((strikers: readonly Striker[]): readonly BatchThrow[] => {
  const found: { by: WayToFight; effect: Effect; target: number; dice: Striker[] }[] = [];
  for (const striker of strikers) {
    const { by, effect, target } = striker;
    if (striker.dice === 0) continue;
    let alike = found.find(one => one.by === by && one.effect === effect && one.target === target);
    if (alike === undefined) found.push(alike = { by, effect, target, dice: [] });
    for (let die = 0; die < Number(striker.dice); die += 1) alike.dice.push(striker);
  }
  return found.sort((a, b) => placeOf(a) - placeOf(b));
});

const placeOf = ({ by, effect }: BatchThrow): number =>
  WAYS_TO_FIGHT.indexOf(by) * EFFECTS.length + EFFECTS.indexOf(effect);

const handOf = (side: Side, { by, effect, target, dice }: BatchThrow): AssaultHand => ({
  name: `${side} ${by} ${effect} ${target}+`,
  side, purpose: by, effect, units: dice.map(one => one.unit), dice: dice.length, read: 'successes', target,
});

/**
 * The hands of the next throw of a batch: the attacker's, then the defender's. Numbers of extra attacks come before the
 * hands that they decide, so a throw ends where a number has to be known.
 */
export const batchHands = once((batch: Batch): readonly AssaultHand[] => {
  const hands: AssaultHand[] = [];
  for (const side of SIDES) {
    if (batch.hits[side] !== null) continue;
    const counting = unknown(batch.strikers[side]);
    if (counting.length > 0) return [...hands, ...countingHands(side, counting)];
    hands.push(...throwsOf(batch.strikers[side]).map(one => handOf(side, one)));
  }
  return hands;
});

const withCounts = (strikers: readonly Striker[], counts: readonly number[]): readonly Striker[] => {
  let next = 0;
  return strikers.map(striker => (typeof striker.dice === 'string' ? { ...striker, dice: counts[next++]! } : striker));
};

/** The hits among the faces of a side's dice, alike ones counted together. */
const scoreOf = (strikers: readonly Striker[], faces: readonly number[]): readonly ScoredHits[] => {
  const scored: (Omit<ScoredHits, 'count'> & { count: number })[] = [];
  let next = 0;
  for (const { by, effect, target, dice } of throwsOf(strikers)) {
    for (const { unit, apart, points } of dice) {
      if (faces[next++]! < target) continue;
      const from = apart ? unit : null;
      const alike = scored.find(one =>
        one.from === from && one.by === by && one.effect === effect && one.points === points);
      if (alike === undefined) scored.push({ from, by, effect, points, count: 1 });
      else alike.count += 1;
    }
  }
  return scored;
};

/** The batch after its next throw: numbers of extra attacks known, or hits scored. */
export const resolveBatch = (batch: Batch, faces: readonly number[]): Batch => {
  const hands = batchHands(batch);
  const readings = readThrow(hands, faces);
  const counted = hands.filter(hand => hand.purpose === 'extra-attacks');
  const countedSide = counted[0]?.side ?? null;
  let { strikers, hits } = batch;
  let next = 0;
  for (const side of SIDES) {
    if (hits[side] !== null) continue;
    if (side === countedSide) {
      const counts = readings.slice(readings.length - counted.length);
      strikers = sideWith(strikers, side, withCounts(strikers[side], counts));
      break;
    }
    const dice = diceIn(hands.filter(hand => hand.side === side));
    hits = sideWith(hits, side, scoreOf(strikers[side], faces.slice(next, next + dice)));
    next += dice;
  }
  return { ...batch, strikers, hits };
};

/** Every side's hits are known. */
export const isThrown = (batch: Batch): boolean => SIDES.every(side => batch.hits[side] !== null);
