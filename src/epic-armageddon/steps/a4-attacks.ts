/** A4. Attacks: everybody directly engaged strikes, First Strike before the others, macro-weapons saved last. */
import { dealFaces, read } from '../../dice/hand.ts';
import { inTieOrder, joinedBy, nearestFirst } from '../attacks/allocation.ts';
import type { Batch, BatchKind, Target } from '../model/batch.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { directlyEngaged } from '../movement/engagement.ts';
import type { AssaultHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import type { LogEntry } from '../model/log-entries.ts';
import { changeUnits, engagedAlive, fighters, fightersOnTable, isAlive, isOnTable, unitOf } from '../model/roster.ts';
import type { Assault, Engagement, Unit } from '../model/state.ts';
import { enemyOf, type Side, type Step } from '../model/procedure.ts';
import { batchHands, hasDice, resolveBatch } from '../attacks/strikes.ts';
import { allocateVolley } from '../attacks/batch-hits.ts';
import { inSupportReach } from './a5-supporters.ts';
import { firingStandOf } from '../special-rules/open-transports.ts';
import { reachFor, reachWith, strikersAmong } from '../attacks/strikers.ts';

const hasChosen = (assault: Assault, id: string): boolean => {
  const { way, closeCombatDice } = unitOf(assault, id);
  return way !== null || closeCombatDice !== null;
};

const forgetChoice = (unit: Unit): Unit => unitWith(unit, { way: null, closeCombatDice: null });

/**
 * Works out who is directly engaged, once for the round.
 *
 * @rule A4.1, A4.6
 */
export const beginAttacks = (assault: Assault): Assault => {
  const engaged = directlyEngaged(assault);
  const on = (side: Side): readonly string[] =>
    engaged.map(one => unitOf(assault, one.unit)).filter(unit => unit.side === side).map(unit => unit.name);
  const begun: Assault = assaultWith(assault, {
    engaged,
    engagedAtFirst: assault.round === 1 ? idsOn(assault, engaged, 'attacker') : assault.engagedAtFirst,
    struck: [],
    spilled: [],
    batch: null,
    volley: null,
    settled: null,
    units: changeUnits(assault, engaged.map(one => one.unit).filter(id => hasChosen(assault, id)), forgetChoice),
  });
  if (engaged.length === 0) return begun;
  return note(begun, 'a4Attacks', 'A4.1', 'directly-engaged', { attacker: on('attacker'), defender: on('defender') });
};

const idsOn = (assault: Assault, engaged: readonly Engagement[], side: Side): readonly string[] =>
  engaged.map(one => one.unit).filter(id => unitOf(assault, id).side === side);

/**
 * Who may be hit, nearest first; ties as their owner settled them for First Strike where a club plays it so.
 *
 * @rule A4.6, H7
 * @ruling settledTies
 */
const targetsOn = (assault: Assault, side: Side): readonly Target[] => {
  const settled = assault.rulings.settledTies === 'stay-settled' ? assault.batch?.targets[side] : undefined;
  const units = inTieOrder(engagedAlive(assault, side), settled ?? []);
  return nearestFirst(assault, units, fightersOnTable(assault, enemyOf(side)));
};

/**
 * The attacks of a batch: those with First Strike, or all the others.
 *
 * @rule A4.2, A4.4, H6
 */
const batchOf = (assault: Assault, kind: BatchKind): Batch => {
  const on = (side: Side) =>
    strikersAmong(assault, engagedAlive(assault, side).filter(unit => !assault.spilled.includes(unit.id)), kind);
  const strikers = { attacker: on('attacker'), defender: on('defender') };
  return {
    kind,
    strikers,
    reach: reachFor(assault, strikers),
    targets: { attacker: targetsOn(assault, 'attacker'), defender: targetsOn(assault, 'defender') },
    hits: { attacker: null, defender: null },
  };
};

/** Makes a batch the one that is thrown next. */
export const beginBatch = (assault: Assault, kind: 'first-strike' | 'attacks'): Assault => assaultWith(assault, {
  batch: batchOf(assault, kind), volley: null,
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
  return assaultWith(assault, {
    batch,
    struck: batch.kind === 'support' ? assault.struck : [...new Set([...assault.struck, ...thrown])],
    log: [...assault.log, ...hands.map((hand, i) => thrownEntry(hand, shown[i]!, batch.kind, step))],
  });
};

/** Passengers who have come out of a wreck can be hit by what is left of the batch that wrecked it. @rule V12, H6 */
const withSpilled = (assault: Assault, batch: Batch): Batch => {
  if (assault.spilled.length === 0) return batch;
  const spilled = assault.spilled.map(id => unitOf(assault, id)).filter(isOnTable);
  const isSupport = batch.kind === 'support';
  const on = (side: Side): readonly Target[] => {
    const ours = spilled.filter(unit => unit.side === side);
    const enemies = isSupport
      ? [...new Set(batch.strikers[enemyOf(side)].map(({ unit }) => firingStandOf(assault, unitOf(assault, unit))))]
      : fightersOnTable(assault, enemyOf(side));
    return joinedBy(assault, batch.targets[side], isSupport ? inSupportReach(assault, ours, enemies) : ours, enemies);
  };
  const targets = { attacker: on('attacker'), defender: on('defender') };
  return { ...batch, targets, reach: reachWith(assault, batch, spilled) };
};

/** Allocates the ordinary hits of the batch, or its macro-weapon and Titan Killer hits. @rule H3, H6, H7 */
export const allocateHits = (assault: Assault, macro: boolean, step: Step): Assault => {
  const batch = withSpilled(assault, assault.batch!);
  const joined: Assault = assaultWith(assault, { batch });
  return assaultWith(joined, { volley: allocateVolley(joined, batch, macro, step) });
};

const isWiped = (assault: Assault, side: Side): boolean => fighters(assault, side).length === 0;

/** Every attacker that was directly engaged is dead; not true of a round in which nobody was. @rule A4.7 */
const engagedAttackersDead = (assault: Assault): boolean => {
  const ids = assault.rulings.engagedInLaterRounds === 'first-round'
    ? assault.engagedAtFirst
    : [...idsOn(assault, assault.engaged, 'attacker'), ...assault.spilled]
        .filter(id => unitOf(assault, id).side === 'attacker');
  return assault.rulings.engagedAttackersGone === 'defender-wins'
    && ids.length > 0 && ids.every(id => !isAlive(unitOf(assault, id)));
};

/**
 * Who has won at once, if anybody: the attacker if no defender lives, the defender if no engaged attacker does. If both
 * are true the attacker wins as long as one of its units lives anywhere; otherwise nobody does.
 *
 * @rule A4.7
 * @ruling bothSwift, engagedInLaterRounds, engagedAttackersGone
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
  const ended: Assault = assaultWith(assault, { winner, ending: 'swift', batch: null });
  return winner === null
    ? note(ended, step, rule, 'nobody-wins')
    : note(ended, step, rule, 'swift-win', { side: winner });
};
