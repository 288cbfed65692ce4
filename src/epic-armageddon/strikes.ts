/** Attacks as dice: who strikes with what, in which hands, and how many hits of each kind come of it. */
import { readThrow } from '../dice/hand.ts';
import type { Target } from './allocation.ts';
import { EFFECTS, valueOf, WAYS_TO_FIGHT, type Attack, type Effect, type WayToFight } from './combatant.ts';
import type { AssaultHand } from './hands.ts';
import { once } from './once.ts';
import { combatantOf, SIDES, type Assault, type BySide, type Side, type Unit } from './state.ts';

/** Some dice of one unit: the value they need, their effect, and how many (a word until it has been thrown). */
export interface Striker {
  readonly unit: string;
  readonly by: WayToFight;
  readonly target: number;
  readonly effect: Effect;
  readonly dice: number | string;
}

/** Hits scored, by effect. */
export type Hits = { readonly [effect in Effect]?: number };

/** Attacks thrown together: those with First Strike, everybody else's, or supporting fire. @rule H6 */
export const BATCHES = ['first-strike', 'attacks', 'support'] as const;
export type BatchKind = (typeof BATCHES)[number];

export interface Batch {
  readonly kind: BatchKind;
  readonly strikers: BySide<readonly Striker[]>;
  /** Who may be hit on each side, nearest first, as they stood when the batch began. */
  readonly targets: BySide<readonly Target[]>;
  /** Hits scored by each side; null until its dice have been thrown. */
  readonly hits: BySide<Hits | null>;
}

/** The entries of a unit's dice in one way to fight; without a value for it there are none. @rule A4.2, A4.3 */
export const strikersOf = (
  assault: Assault, unit: Unit, by: WayToFight, which: (attack: Attack) => boolean,
): readonly Striker[] => {
  const combatant = combatantOf(assault, unit);
  const target = valueOf(combatant, by);
  if (target === null) return [];
  return combatant.attacks[by].filter(which).map(({ effect, dice }) => ({ unit: unit.id, by, target, effect, dice }));
};

export const hasDice = (batch: Batch): boolean => SIDES.some(side => batch.strikers[side].length > 0);

const unknown = (strikers: readonly Striker[]): readonly Striker[] =>
  strikers.filter(striker => typeof striker.dice === 'string');

/** One hand for each weapon whose number of extra attacks is thrown, in list order. @rule A4.2 */
const countingHands = (side: Side, strikers: readonly Striker[]): readonly AssaultHand[] =>
  strikers.map(({ unit, effect }) => ({
    name: `${side} extra attacks`, side, purpose: 'extra-attacks', effect, units: [unit], dice: 1, read: 'halves',
  }));

/**
 * A side's hands: close combat before firefight, then by effect, then one hand for each value needed, in the order in
 * which its first unit stands in the list.
 *
 * @rule A4.2
 */
const strikingHands = (side: Side, strikers: readonly Striker[]): readonly AssaultHand[] => {
  const hands: AssaultHand[] = [];
  for (const by of WAYS_TO_FIGHT) {
    for (const effect of EFFECTS) {
      const units = new Map<number, string[]>();
      for (const striker of strikers) {
        if (striker.by !== by || striker.effect !== effect) continue;
        const alike = units.get(striker.target) ?? [];
        for (let die = 0; die < Number(striker.dice); die += 1) alike.push(striker.unit);
        units.set(striker.target, alike);
      }
      for (const [target, alike] of units) hands.push(handOf(side, by, effect, target, alike));
    }
  }
  return hands;
};

const handOf = (
  side: Side, by: WayToFight, effect: Effect, target: number, units: readonly string[],
): AssaultHand => ({
  name: `${side} ${by} ${effect} ${target}+`,
  side, purpose: by, effect, units, dice: units.length, read: 'successes', target,
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
    hands.push(...strikingHands(side, batch.strikers[side]));
  }
  return hands;
});

const withCounts = (strikers: readonly Striker[], counts: readonly number[]): readonly Striker[] => {
  let next = 0;
  return strikers.map(striker => (typeof striker.dice === 'string' ? { ...striker, dice: counts[next++]! } : striker));
};

const scoreOf = (hands: readonly AssaultHand[], readings: readonly number[], side: Side): Hits => {
  const hits: { [effect in Effect]?: number } = {};
  hands.forEach((hand, i) => {
    if (hand.side === side) hits[hand.effect] = (hits[hand.effect] ?? 0) + readings[i]!;
  });
  return hits;
};

/** The batch after its next throw: numbers of extra attacks known, or hits scored. */
export const resolveBatch = (batch: Batch, faces: readonly number[]): Batch => {
  const hands = batchHands(batch);
  const readings = readThrow(hands, faces);
  const counted = hands.filter(hand => hand.purpose === 'extra-attacks');
  const countedSide = counted[0]?.side ?? null;
  let { strikers, hits } = batch;
  for (const side of SIDES) {
    if (hits[side] !== null) continue;
    if (side === countedSide) {
      const counts = readings.slice(readings.length - counted.length);
      strikers = { ...strikers, [side]: withCounts(strikers[side], counts) };
      break;
    }
    hits = { ...hits, [side]: scoreOf(hands, readings, side) };
  }
  return { ...batch, strikers, hits };
};

/** Every side's hits are known. */
export const isThrown = (batch: Batch): boolean => SIDES.every(side => batch.hits[side] !== null);
