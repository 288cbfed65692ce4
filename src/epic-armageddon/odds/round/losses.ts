/** The losses that a batch of attacks may inflict on one side, with their chances. */
import { certain } from '../../../dice/distribution.ts';
import type { Side } from '../../model/procedure.ts';
import type { HitCause } from '../../model/volley.ts';
import type { HitKind } from './attacks.ts';
import type { Board } from './board.ts';
import { atOnce } from './pauses.ts';
import { type Chances, isDense, none, parted, plus, spread, unhurt } from './chances.ts';
import { isDead, type States } from './engaged.ts';
import { fallsOn, inFallOrder, isMacro } from './falling.ts';
import { arePlainHits, livesAfter, oneEffectOf, survivalsOf, together, type TargetsInOrder } from './hits-alike.ts';
import { isThrown, pointsOf } from './points.ts';
import { hurtOutcomesOf, type HurtOutcome } from './hurt.ts';
import { codeIn, statesAfter, type LossCode } from './loss-code.ts';
import { inTwo } from './in-two.ts';

/** A side as a batch strikes it: its states and its targets. */
export interface Struck extends TargetsInOrder {
  readonly states: States;
  readonly lossCode: LossCode;
  readonly cause: HitCause;
}

/** Smaller chances than this are not followed. */
const NEGLIGIBLE = 1e-18;
/** After so many of them further losses are paused. */
export const FIRED = 8;

interface Combination {
  readonly counts: readonly number[];
  readonly all: number;
  readonly chance: number;
}

/** Every combination of numbers of hits of some kinds, of no more than `most` in all, with its chance. */
const combinations = (kinds: readonly HitKind[], most = Infinity): readonly Combination[] =>
  kinds.reduce<readonly Combination[]>((known, { hits }) => known.flatMap(({ counts, all, chance }) =>
    hits.slice(0, most - all + 1).flatMap((more, count) => (chance * more > NEGLIGIBLE
      ? [{ counts: [...counts, count], all: all + count, chance: chance * more }] : []))),
  [{ counts: [], all: 0, chance: 1 }]);

/** What may become of a fighter. */
interface Outcome {
  readonly fighter: number;
  readonly state: number;
  readonly outcomes: readonly HurtOutcome[];
}

type OutcomesOf = (counts: readonly number[], points: readonly number[]) => readonly Outcome[];

/** What may become of everybody whom so many hits of some kinds find, those of several points with these. */
const fatesOf = (
  { board, side, states, order, cause }: Struck, kinds: readonly HitKind[],
): OutcomesOf => (counts, points) =>
  fallsOn(board, side, order, kinds, counts, points).flatMap((hits, place) => {
    const fighter = order[place]!;
    const state = states[fighter]!;
    return hits.length === 0 ? []
      : [{ fighter, state, outcomes: hurtOutcomesOf(board, side, fighter, state, hits, cause) }];
  });

/** What is known to become of those who are struck alone, in given states by given kinds of hits. */
const ALONE = new WeakMap<Board, Map<string, Map<string, readonly Outcome[]>>>();

/** The same, found once for a target that is struck alone: a war engine takes very many hits in very many ways. */
const knownOutcomesOf = (struck: Struck, kinds: readonly HitKind[]): OutcomesOf => {
  const { board, side, states, order, cause } = struck;
  const found = fatesOf(struck, kinds);
  if (order.length > 1) return found;
  const key = [side, order[0], states[order[0]!], cause, ...kinds.flatMap(({ effect, by, from, only, worth }) =>
    [effect, by, from, worth, only === null || only.includes(order[0]!)])].join();
  const onBoard = ALONE.get(board) ?? new Map<string, Map<string, readonly Outcome[]>>();
  const known = onBoard.get(key) ?? new Map<string, readonly Outcome[]>();
  ALONE.set(board, onBoard.set(key, known));
  return (counts, points) => {
    const name = points.length === 0 ? String(counts) : `${counts.join()} ${points.join()}`;
    const outcomes = known.get(name) ?? found(counts, points);
    known.set(name, outcomes);
    return outcomes;
  };
};

/** The losses of a side of which this becomes. */
const lossesIn = (outcomes: readonly Outcome[], { size, weights }: LossCode): Chances => outcomes.reduce(
  (chances, { fighter, state, outcomes }) => spread(chances, outcomes, state, weights[fighter]!), unhurt(size),
);

/** The losses once each of some targets has met its hits, if it has any, which it survives so likely. */
const afterSurvivals = ({ order, lossCode }: Struck, survived: readonly number[]): Chances => {
  let chances = unhurt(lossCode.size);
  for (let place = 0; place < order.length; place += 1) {
    if (survived[place] !== 1) chances = parted(chances, survived[place]!, lossCode.weights[order[place]!]!);
  }
  return chances;
};

/** In the first lap each hit meets one target more, and nothing changes for those before it. */
const plainLosses = (struck: Struck, kinds: readonly HitKind[]): Chances => {
  const { order, lossCode } = struck;
  const hits = together(kinds);
  const lives = survivalsOf(struck, 'normal', kinds[0]!.by);
  let sum = none(lossCode.size);
  let inLap = unhurt(lossCode.size);
  for (let count = 0; count < hits.length; count += 1) {
    const last = count - 1;
    const isFirstLap = count <= order.length;
    if (isFirstLap && count > 0 && lives[last] !== 1) {
      inLap = parted(inLap, lives[last]!, lossCode.weights[order[last]!]!);
    }
    if (hits[count]! <= NEGLIGIBLE) continue;
    sum = plus(sum, isFirstLap ? inLap : afterSurvivals(struck, livesAfter(lives, count)), hits[count]!);
  }
  return sum;
};

const NO_POINTS = pointsOf([]);

/** Losses from the hits of some kinds, all of them ordinary or all of them macro-weapon hits. */
const lossesOf = (struck: Struck, kinds: readonly HitKind[]): Chances => {
  if (struck.order.length === 0 || kinds.length === 0) return unhurt(struck.lossCode.size);
  if (arePlainHits(struck, kinds)) return plainLosses(struck, kinds);
  const outcomes = knownOutcomesOf(struck, kinds);
  let sum = none(struck.lossCode.size);
  const isHeavy = kinds.some(isThrown) && struck.order.some(one => struck.board.fighters[struck.side][one]!.isEngine);
  for (const { counts, chance } of combinations(kinds)) {
    for (const { points, chance: each } of isHeavy ? pointsOf(inFallOrder(kinds, counts)) : NO_POINTS) {
      sum = plus(sum, lossesIn(outcomes(counts, points), struck.lossCode), chance * each);
    }
  }
  return sum;
};

/** Losses that come first, on a code that names everybody. */
export interface FirstLosses {
  readonly lossCode: LossCode;
  readonly chances: Chances;
}

/** Losses and then further ones, which depend on whom the first have left; pauses after a few of the first. */
export function* lossesThen(
  { lossCode, board, side, states }: Struck, first: FirstLosses, next: (states: States) => Chances,
): Generator<undefined, Chances> {
  let sum = none(lossCode.size);
  let followed = 0;
  for (const [code, chance] of first.chances.entries()) {
    if (chance <= NEGLIGIBLE) continue;
    const left = statesAfter(first.lossCode, board.fighters[side], states, code);
    sum = plus(sum, next(left), chance, first.lossCode === lossCode ? code : codeIn(first.lossCode, lossCode, code));
    followed += 1;
    if (followed % FIRED === 0) yield;
  }
  return sum;
}

/** The same at one go. */
export const thenLosses = (struck: Struck, first: FirstLosses, next: (states: States) => Chances): Chances =>
  atOnce(lossesThen(struck, first, next));

/** Whether the losses to these hits can be counted without naming anybody. */
export const isCountable = (board: Board, side: Side, order: readonly number[], kinds: readonly HitKind[]): boolean => {
  const macro = kinds.filter(isMacro);
  const ordinary = kinds.filter(kind => !isMacro(kind));
  const targets = { board, side, order };
  return macro.length === 0
    || (oneEffectOf(targets, macro) !== null && (ordinary.length === 0 || arePlainHits(targets, ordinary)));
};

/** The losses to ordinary hits and macro-weapon hits together, in one pass over the targets. */
const countedLosses = (struck: Struck, ordinary: readonly HitKind[], macro: readonly HitKind[]): Chances => {
  const { order, lossCode } = struck;
  const effect = oneEffectOf(struck, macro)!;
  const weights = order.map(fighter => lossCode.weights[fighter]!);
  const ofOne = survivalsOf(struck, 'normal', ordinary[0]?.by ?? 'firefight');
  const later = survivalsOf(struck, effect, 'firefight');
  const second = together(macro);
  let sum = none(lossCode.size);
  together(ordinary).forEach((chance, hits) => {
    if (chance <= NEGLIGIBLE) return;
    const targets = { size: lossCode.size, weights, lives: livesAfter(ofOne, hits), later };
    sum = plus(sum, inTwo(targets, second, chance), chance);
  });
  return sum;
};

/**
 * Losses of a batch: its ordinary hits, then its macro-weapon and Titan Killer hits on those who are left.
 *
 * @rule A4.5, H3, H6, H7
 */
export const batchLosses = (struck: Struck, kinds: readonly HitKind[]): Chances => {
  const { board, side, order, lossCode } = struck;
  const ordinary = kinds.filter(kind => !isMacro(kind));
  const macro = kinds.filter(isMacro);
  if (macro.length === 0 || order.length === 0) return lossesOf(struck, ordinary);
  if (isDense(lossCode.size) && isCountable(board, side, order, kinds)) return countedLosses(struck, ordinary, macro);
  const fighters = board.fighters[side];
  return thenLosses(struck, { lossCode, chances: lossesOf(struck, ordinary) }, states => lossesOf({
    ...struck, states, order: order.filter(fighter => !isDead(fighters[fighter]!, states[fighter]!)),
  }, macro));
};

/**
 * Losses of a batch that makes so many hits in all, however they fall out among its kinds; all together as likely as
 * that is.
 */
export const lossesTo = (struck: Struck, kinds: readonly HitKind[], hits: number): Chances => {
  let sum = none(struck.lossCode.size);
  for (const { counts, all, chance } of combinations(kinds, hits)) {
    if (all !== hits) continue;
    sum = plus(sum, batchLosses(struck, kinds.map((kind, i) => ({ ...kind, hits: certain(counts[i]!) }))), chance);
  }
  return sum;
};
