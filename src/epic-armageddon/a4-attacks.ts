/** A4. Attacks: everybody directly engaged strikes, First Strike before the others, macro-weapons saved last. */
import { dealFaces, read } from '../dice/hand.ts';
import { inTieOrder, nearestFirst, type Target } from './allocation.ts';
import { removeKilled } from './casualties.ts';
import { directlyEngaged, pairsWithin, isContact } from './engagement.ts';
import type { AssaultHand } from './hands.ts';
import { note, type LogEntry } from './log.ts';
import { outcomesOf, resolveSaves, saveHands } from './saves.ts';
import {
  combatantOf, enemyOf, engagedAlive, fighters, isAlive, unitOf,
  type Assault, type Engagement, type Side, type Step, type Unit,
} from './state.ts';
import { batchHands, hasDice, resolveBatch, strikersOf, type Batch, type BatchKind, type Striker } from './strikes.ts';
import { valueOf, type WayToFight } from './combatant.ts';
import { allocateVolley, type Volley } from './volley.ts';

/**
 * Works out who is directly engaged, once for the round.
 *
 * @rule A4.1, A4.6
 */
export const beginAttacks = (assault: Assault): Assault => {
  const engaged = directlyEngaged(assault);
  const on = (side: Side): readonly string[] =>
    engaged.map(one => unitOf(assault, one.unit)).filter(unit => unit.side === side).map(unit => unit.name);
  const begun: Assault = {
    ...assault,
    engaged,
    engagedAtFirst: assault.round === 1 ? idsOn(assault, engaged, 'attacker') : assault.engagedAtFirst,
    struck: [],
    batch: null,
    volley: null,
    settled: null,
  };
  if (engaged.length === 0) return begun;
  return note(begun, 'a4Attacks', 'A4.1', 'directly-engaged', { attacker: on('attacker'), defender: on('defender') });
};

/** Whether anybody engaged strikes before the others. @rule A4.4, H6 */
export const hasFirstStrike = (assault: Assault): boolean =>
  assault.engaged.some(({ unit, by }) =>
    combatantOf(assault, unitOf(assault, unit)).attacks[by].some(attack => attack.firstStrike));

const idsOn = (assault: Assault, engaged: readonly Engagement[], side: Side): readonly string[] =>
  engaged.map(one => one.unit).filter(id => unitOf(assault, id).side === side);

/**
 * How each living engaged unit may fight now: close combat in contact with a living enemy, firefight with one within
 * 15cm and in line of fire, not at all if First Strike has left nobody there.
 *
 * @rule A4.2, A4.4
 */
const waysToFight = (assault: Assault): Readonly<Record<string, WayToFight>> => {
  if (assault.engaged.every(one => isAlive(unitOf(assault, one.unit)))) {
    return Object.fromEntries(assault.engaged.map(one => [one.unit, one.by]));
  }
  const attackers = engagedAlive(assault, 'attacker');
  const defenders = engagedAlive(assault, 'defender');
  const ways: Record<string, WayToFight> = {};
  const fight = (id: string, touches: boolean): void => {
    if (touches || ways[id] === undefined) ways[id] = touches ? 'close-combat' : 'firefight';
  };
  for (const { from, to, cm } of pairsWithin(assault, attackers, defenders)) {
    fight(from.id, isContact(cm));
    fight(to.id, isContact(cm));
  }
  return ways;
};

/**
 * A unit's dice for a batch: those with First Strike, or what it has not thrown yet. Once its own die is thrown it has
 * attacked; one whose First Strike has cleared its contact and spared that die fires with all it has.
 *
 * @rule A4.2, A4.4
 */
const strikersLeft = (assault: Assault, unit: Unit, by: WayToFight, kind: BatchKind): readonly Striker[] => {
  if (kind === 'first-strike') return strikersOf(assault, unit, by, attack => attack.firstStrike);
  const before = assault.engaged.find(one => one.unit === unit.id)!.by;
  if (by === before) return strikersOf(assault, unit, by, attack => !attack.firstStrike);
  const combatant = combatantOf(assault, unit);
  const isFirst = combatant.attacks[before].every(attack => attack.firstStrike);
  const hasStruck = valueOf(combatant, before) !== null && isFirst;
  return strikersOf(assault, unit, by, () => !hasStruck);
};

const strikersOn = (
  assault: Assault, side: Side, ways: Readonly<Record<string, WayToFight>>, kind: BatchKind,
): readonly Striker[] =>
  engagedAlive(assault, side).flatMap(unit => {
    const by = ways[unit.id];
    return by === undefined ? [] : strikersLeft(assault, unit, by, kind);
  });

/** Who may be hit, nearest first; ties as their owner settled them for First Strike. @rule A4.6, H7 */
const targetsOn = (assault: Assault, side: Side): readonly Target[] => {
  const units = inTieOrder(engagedAlive(assault, side), assault.batch?.targets[side] ?? []);
  return nearestFirst(assault, units, fighters(assault, enemyOf(side)));
};

/**
 * The attacks of a batch: those with First Strike, or all the others.
 *
 * @rule A4.2, A4.4, H6
 */
const batchOf = (assault: Assault, kind: BatchKind): Batch => {
  const ways = waysToFight(assault);
  const strikers = (side: Side) => strikersOn(assault, side, ways, kind);
  return {
    kind,
    strikers: { attacker: strikers('attacker'), defender: strikers('defender') },
    targets: { attacker: targetsOn(assault, 'attacker'), defender: targetsOn(assault, 'defender') },
    hits: { attacker: null, defender: null },
  };
};

/** Makes a batch the one that is thrown next. */
export const beginBatch = (assault: Assault, kind: 'first-strike' | 'attacks'): Assault => ({
  ...assault, batch: batchOf(assault, kind), volley: null,
});

export const hasAttacks = (assault: Assault): boolean => assault.batch !== null && hasDice(assault.batch);

/** The dice of the attacks, a hand for each value, the attacker's first. @rule A4.2 */
export const attackHands = (assault: Assault): readonly AssaultHand[] =>
  assault.batch === null ? [] : batchHands(assault.batch);

/** The rule that a batch's dice are thrown by. */
const RULE_OF: Readonly<Record<BatchKind, string>> = { 'first-strike': 'A4.4', attacks: 'A4.2', support: 'A5.3' };

/** What a hand showed, for the log. */
const thrownEntry = (hand: AssaultHand, shown: readonly number[], kind: BatchKind, step: Step): LogEntry => ({
  step, rule: RULE_OF[kind], key: 'hand-thrown', values: {
    side: hand.side, batch: kind, purpose: hand.purpose, effect: hand.effect, dice: shown.map(String),
    target: hand.read === 'successes' ? hand.target : 0,
    hits: hand.read === 'successes' ? read(hand, shown) : 0,
  },
});

/** Counts the hits of a throw; supporters do not become units that attacked. @rule A4.2, A5.3 */
export const resolveAttacks = (assault: Assault, faces: readonly number[], step: Step): Assault => {
  const hands = attackHands(assault);
  const batch = resolveBatch(assault.batch!, faces);
  const thrown = hands.filter(hand => hand.purpose !== 'extra-attacks').flatMap(hand => hand.units);
  const shown = dealFaces(hands, faces);
  return {
    ...assault,
    batch,
    struck: batch.kind === 'support' ? assault.struck : [...new Set([...assault.struck, ...thrown])],
    log: [...assault.log, ...hands.map((hand, i) => thrownEntry(hand, shown[i]!, batch.kind, step))],
  };
};

/** Allocates the ordinary hits of the batch, or its macro-weapon and Titan Killer hits. @rule H3, H6, H7 */
export const allocateHits = (assault: Assault, macro: boolean): Assault => ({
  ...assault, volley: allocateVolley(assault, assault.batch!, macro),
});

/** Enters a throw of saves. @rule V10 */
export const enterSaves = (assault: Assault, faces: readonly number[], step: Step): Assault => {
  const hands = saveHands(assault);
  const rolls = hands.map((hand, i) => `${unitOf(assault, hand.units[0]!).name} ${faces[i]}`);
  const { side, purpose } = hands[0]!;
  const saved: Assault = { ...assault, volley: resolveSaves(assault, faces) };
  return note(saved, step, purpose === 'invulnerable' ? 'V9' : 'V10', 'saves-thrown', { side, purpose, rolls });
};

/** Everybody whose hit was not saved is removed. @rule A4.5 */
export const removeCasualties = (assault: Assault, step: Step): Assault => {
  const volley: Volley = outcomesOf(assault.volley!);
  return removeKilled(assault, volley, step, step === 'a4Attacks' ? 'attack' : 'support');
};

const isWiped = (assault: Assault, side: Side): boolean => fighters(assault, side).length === 0;

/** Every attacker that was directly engaged is dead; not true of a round in which nobody was. @rule A4.7 */
const engagedAttackersDead = (assault: Assault): boolean => {
  const ids = assault.rulings.engagedInLaterRounds === 'first-round'
    ? assault.engagedAtFirst
    : idsOn(assault, assault.engaged, 'attacker');
  return ids.length > 0 && ids.every(id => !isAlive(unitOf(assault, id)));
};

/**
 * Who has won at once, if anybody: the attacker if no defender lives, the defender if no engaged attacker does. If both
 * are true the attacker wins as long as one of its units lives anywhere; otherwise nobody does.
 *
 * @rule A4.7
 * @ruling bothSwift, engagedInLaterRounds
 */
export const swiftOutcome = (assault: Assault): { readonly winner: Side | null } | null => {
  const defendersDead = isWiped(assault, 'defender');
  const attackersDead = engagedAttackersDead(assault) || isWiped(assault, 'attacker');
  if (defendersDead && attackersDead) {
    const isAnyLeft = !isWiped(assault, 'attacker') && assault.rulings.bothSwift === 'attacker-if-any-lives';
    return { winner: isAnyLeft ? 'attacker' : null };
  }
  if (defendersDead) return { winner: 'attacker' };
  return attackersDead ? { winner: 'defender' } : null;
};

/** Ends the assault without supporting fire, dice or hack-downs. @rule A4.7, A5.6 */
export const endSwiftly = (assault: Assault, winner: Side | null, step: Step): Assault => {
  const rule = step === 'a4Attacks' ? 'A4.7' : 'A5.6';
  const ended: Assault = { ...assault, winner, ending: 'swift', batch: null };
  return winner === null
    ? note(ended, step, rule, 'nobody-wins')
    : note(ended, step, rule, 'swift-win', { side: winner });
};

