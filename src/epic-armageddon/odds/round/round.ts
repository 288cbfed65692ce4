/** One round fought from given survivors: First Strike, the other attacks, supporting fire, the result. */
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { BatchKind } from '../../model/batch.ts';
import { attacksOf, type BatchName, type HitKind } from './attacks.ts';
import { type Board, isNamedInTail } from './board.ts';
import { alive, engagedIn, isDead, orderOf, type Engaged, type States } from './engaged.ts';
import {
  lossCodeOfNumbers, lossCodeOfUnits, numberOf, numbersAfter, statesAfter, type LossCode,
} from './loss-code.ts';
import { isDense, only, type Chances } from './chances.ts';
import { isMacro } from './falling.ts';
import { batchLosses, isCountable, lossesThen, lossesTo, type Struck } from './losses.ts';
import { fireInOne, lossesWithFire, type FireInOne } from './fire-in-one.ts';
import { fireLosses } from './fire-losses.ts';
import { together } from './hits-alike.ts';
import { fireFrom, type Supporter } from './support.ts';

/** Everything that stays the same from round to round. */
export interface Fight {
  readonly board: Board;
  /** Who may lend fire to each side. */
  readonly supporters: BySide<readonly Supporter[]>;
  readonly firstRound: number;
  /** So many fight that survivors of a side cannot be named by a number. */
  readonly isLarge: boolean;
}

/** Everybody as they stand where the fight begins. */
export const unhurtIn = ({ board: { fighters } }: Fight): BySide<States> =>
  bySide(side => fighters[side].map(() => 0));

/** Survivors of one side, as one number, and how likely they are. */
export interface Survivors {
  readonly number: number;
  readonly chance: number;
}

/**
 * A stretch of the round in which the losses of the two sides are independent of each other. Of survivors that count
 * alike only one may be named, if nobody asks who they are.
 */
export interface Fought {
  readonly chance: number;
  /** Engaged attackers that lived when the attacks of this stretch began, null if nobody is; and all that lived. */
  readonly engaged: number | null;
  readonly living: number;
  /** Hits were settled one batch after the other. */
  readonly isInBatches: boolean;
  /** After the attacks. */
  readonly struck: BySide<readonly Survivors[]>;
  /**
   * After supporting fire, without those whose losses have ended the assault at once; null: nobody’s have. Pauses every
   * now and then.
   */
  readonly supported: (
    isOver: ((side: Side, number: number) => boolean) | null,
  ) => Generator<undefined, BySide<readonly Survivors[]>>;
}

/** The losses of one side in a stretch of the round, on its loss code. */
export interface SideLosses {
  readonly side: Side;
  readonly states: States;
  readonly lossCode: LossCode;
  readonly chances: Chances;
}

/** What one side scores in the first throw of a round, where that is known beforehand. */
export interface ScoredBySide {
  readonly by: Side;
  readonly hits: number;
}

/** A stretch of the round whose two sides no longer bear on each other, and how likely it is. */
export interface Stretch {
  readonly chance: number;
  readonly losses: BySide<SideLosses>;
  readonly engaged: BySide<readonly Engaged[]>;
  /** Fighters that attacked in this round. */
  readonly struck: BySide<ReadonlySet<number>>;
  /** Hits are settled one batch after the other: First Strike, macro-weapons. */
  readonly isInBatches: boolean;
  /** Supporting fire on each side that is told in one pass with its losses; null: only by its survivors. */
  readonly fireInOne: BySide<FireInOne | null>;
}

/** Too unlikely to be followed. */
const NEGLIGIBLE = 1e-18;

const livingIn = (board: Board, states: BySide<States>): BySide<readonly boolean[]> =>
  bySide(side => alive(board.fighters[side], states[side]));

/** Whether it matters to a side if a hit comes of close combat or of a firefight. @rule V10, V13 */
export const isWayTold = (board: Board, side: Side): boolean =>
  board.fighters[side].some(({ shields, hasIonShield }) => shields > 0 || hasIonShield);

export interface Blows {
  readonly kinds: readonly HitKind[];
  readonly strikers: readonly number[];
  readonly order: readonly number[];
}

const NOTHING: Blows = { kinds: [], strikers: [], order: [] };
const NO_BLOWS: BySide<Blows> = { attacker: NOTHING, defender: NOTHING };

/** What each side is struck with in a batch. */
const blowsOn = (
  board: Board, engaged: BySide<readonly Engaged[]>, states: BySide<States>, batch: BatchName,
): BySide<Blows> => {
  const living = livingIn(board, states);
  return bySide(side => {
    const enemy = enemyOf(side);
    const targets = engaged[side].filter(({ fighter }) => living[side][fighter]!);
    const { kinds, strikers } = attacksOf(board, enemy, engaged, living, batch, isWayTold(board, side));
    return { kinds, strikers, order: orderOf(board.fighters[side], targets, living[enemy]) };
  });
};

/** What has to be remembered of a side’s losses. */
export const lossCodeFor = (
  fight: Fight, side: Side, states: BySide<States>, { kinds, order }: Blows, isByUnit: boolean,
): LossCode => {
  const fighters = fight.board.fighters[side];
  const isNamed = isByUnit || !isCountable(fight.board, side, order, kinds);
  return (isNamed ? lossCodeOfUnits : lossCodeOfNumbers)(fighters, states[side], order);
};

/** The losses of a side in a batch. */
export const sideLossesOf = (
  fight: Fight, side: Side, now: BySide<States>, blows: Blows, cause: BatchKind, isByUnit: boolean,
  scored: ScoredBySide | null,
): SideLosses => {
  const { board } = fight;
  const states = now[side];
  const { kinds, order } = blows;
  const lossCode = lossCodeFor(fight, side, now, blows, isByUnit);
  const struck: Struck = { board, side, states, order, lossCode, cause };
  const isScored = scored !== null && scored.by === enemyOf(side);
  const chances = isScored ? lossesTo(struck, kinds, scored.hits) : batchLosses(struck, kinds);
  return { side, states, lossCode, chances };
};

/**
 * Supporting fire on a side that is told in one pass with the attacks before it; null: only survivors tell it, or there
 * is none.
 *
 * @param struck who has attacked in this round.
 */
const fireInOneOn = (
  fight: Fight, side: Side, now: BySide<States>, blows: Blows, struck: ReadonlySet<number>, scored: ScoredBySide | null,
): FireInOne | null => {
  const { board, supporters } = fight;
  const { kinds, order } = blows;
  const those = supporters[enemyOf(side)];
  if (those.length === 0 || isNamedInTail(board, side)) return null;
  const isScored = scored !== null && scored.by === enemyOf(side);
  const hits = together(kinds).map((chance, count) => (isScored && count !== scored.hits ? 0 : chance));
  const targets = { board, side, order, lossCode: lossCodeFor(fight, side, now, blows, false) };
  return fireInOne(targets, kinds, hits, those, order.filter(isSeenIn(board, struck)), isWayTold(board, side));
};

/** The same where everybody still lives and has attacked, if there is no First Strike. */
export const firesInOne = (fight: Fight): BySide<FireInOne | null> => {
  const start = unhurtIn(fight);
  const blows = blowsOn(fight.board, engagedIn(fight.board, livingIn(fight.board, start)), start, 'attacks');
  return bySide(side =>
    fireInOneOn(fight, side, start, blows[side], new Set(blows[enemyOf(side)].strikers), null));
};

/** First Strike, then everybody else: one stretch for each way in which the first strikes may fall. @rule A4.4 */
function* attackStretches(
  fight: Fight, states: BySide<States>, isByUnit: boolean, scored: ScoredBySide | null,
): Generator<Stretch, void> {
  const { board } = fight;
  const engaged = engagedIn(board, livingIn(board, states));
  const first = board.hasFirstStrike ? blowsOn(board, engaged, states, 'first-strike') : NO_BLOWS;
  const isLater = SIDES.some(side => first[side].kinds.length > 0);
  const stretch = (now: BySide<States>, chance: number): Stretch => {
    const blows = blowsOn(board, engaged, now, 'attacks');
    const struck = bySide(side => new Set([...first[enemyOf(side)].strikers, ...blows[enemyOf(side)].strikers]));
    const known = isLater ? null : scored;
    const fire = bySide(side =>
      (isByUnit ? null : fireInOneOn(fight, side, now, blows[side], struck[side], known)));
    const isNamed = (side: Side): boolean => isByUnit || isNamedInTail(board, side)
      || (fight.supporters[enemyOf(side)].length > 0 && fire[side] === null);
    return {
      chance, engaged, struck, fireInOne: fire,
      losses: bySide(side => sideLossesOf(fight, side, now, blows[side], 'attacks', isNamed(side), known)),
      isInBatches: isLater || SIDES.some(side => blows[side].kinds.some(isMacro)),
    };
  };
  if (!isLater) return yield stretch(states, 1);
  const losses = bySide(side => sideLossesOf(fight, side, states, first[side], 'first-strike', true, scored));
  const left = bySide(side => statesLeft(board, losses[side]));
  for (const attacker of left.attacker) {
    for (const defender of left.defender) {
      const chance = attacker.chance * defender.chance;
      if (chance > NEGLIGIBLE) yield stretch({ attacker: attacker.states, defender: defender.states }, chance);
    }
  }
}

/** Every state that some losses may leave a side in. */
const statesLeft = (
  board: Board, { side, states, lossCode, chances }: SideLosses,
): readonly { readonly states: States; readonly chance: number }[] => {
  const found: { readonly states: States; readonly chance: number }[] = [];
  chances.forEach((chance, code) => {
    if (chance > 0) found.push({ states: statesAfter(lossCode, board.fighters[side], states, code), chance });
  });
  return found;
};

/** The numbers that name the states after some losses. */
const namesOf = (board: Board, { side, states, lossCode }: SideLosses): (code: number) => number => {
  const fighters = board.fighters[side];
  if (!isDense(lossCode.size)) return code => numberOf(fighters, statesAfter(lossCode, fighters, states, code));
  const numbers = numbersAfter(lossCode, fighters, states);
  return code => numbers[code]!;
};

/** The survivors that some losses leave. */
export const survivorsOf = (board: Board, sideLosses: SideLosses): readonly Survivors[] => {
  const nameOf = namesOf(board, sideLosses);
  const found: Survivors[] = [];
  sideLosses.chances.forEach((chance, code) => {
    if (chance > 0) found.push({ number: nameOf(code), chance });
  });
  return found;
};

/** Whether a fighter lets supporters of its enemy fire; `struck`: who has attacked. @rule A5.2 @ruling supportCalledBy */
const isSeenIn = ({ assault }: Board, struck: ReadonlySet<number>) => (fighter: number): boolean =>
  assault.rulings.supportCalledBy === 'enemy-engaged' || struck.has(fighter);

/**
 * The same losses after supporting fire on it; who is left is named only if somebody asks.
 *
 * @rule A5.2, A5.4
 */
function* supported(
  fight: Fight, stretch: Stretch, side: Side, isOver: (number: number) => boolean, isByUnit: boolean,
): Generator<undefined, SideLosses> {
  const { board } = fight;
  const sideLosses = stretch.losses[side];
  const { lossCode, states } = sideLosses;
  const fighters = board.fighters[side];
  const supporters = fight.supporters[enemyOf(side)];
  const nameOf = namesOf(board, sideLosses);
  const inOne = stretch.fireInOne[side];
  if (inOne !== null) {
    return { ...sideLosses, chances: yield* lossesWithFire(inOne, isOver(nameOf(lossCode.size - 1))) };
  }
  const left = only(sideLosses.chances, code => !isOver(nameOf(code)));
  if (supporters.length === 0) return { ...sideLosses, chances: left };
  const engaged = stretch.engaged[side].map(({ fighter }) => fighter);
  const isSeen = isSeenIn(board, stretch.struck[side]);
  const fire = fireFrom(supporters, engaged, isWayTold(board, side), board.assault.rulings.supportReach);
  const isNamed = isByUnit || isNamedInTail(board, side);
  const after = isNamed ? lossCode : lossCodeOfNumbers(fighters, states, engaged);
  const struck: Struck = { board, side, states, order: [], lossCode: after, cause: 'support' };
  const lossesToFire = fireLosses(struck, engaged);
  const chances = yield* lossesThen(struck, { lossCode, chances: left }, now => {
    const targets = engaged.filter(fighter => !isDead(fighters[fighter]!, now[fighter]!));
    return lossesToFire(now, fire(targets, targets.filter(isSeen)));
  });
  return { ...sideLosses, lossCode: after, chances };
}

/** A stretch as far as the result. */
export const foughtIn = (fight: Fight, stretch: Stretch, isByUnit: boolean): Fought => {
  const { board } = fight;
  const { states } = stretch.losses.attacker;
  const lives = (place: number): boolean => !isDead(board.fighters.attacker[place]!, states[place]!);
  const struck = bySide(side => survivorsOf(board, stretch.losses[side]));
  const isSupported = SIDES.some(side => fight.supporters[side].length > 0);
  return {
    chance: stretch.chance,
    engaged: stretch.engaged.attacker.length === 0 ? null
      : stretch.engaged.attacker.filter(({ fighter }) => lives(fighter)).length,
    living: states.filter((_, place) => lives(place) && board.fighters.attacker[place]!.unit.aboard === null).length,
    struck,
    isInBatches: stretch.isInBatches || isSupported,
    supported: function* (isOver) {
      if (!isSupported) {
        return isOver === null ? struck : bySide(side => struck[side].filter(({ number }) => !isOver(side, number)));
      }
      const after = (side: Side) =>
        supported(fight, stretch, side, number => isOver?.(side, number) ?? false, isByUnit);
      const [attacker, defender] = [yield* after('attacker'), yield* after('defender')];
      return { attacker: survivorsOf(board, attacker), defender: survivorsOf(board, defender) };
    },
  };
};

/**
 * Fights one round from given survivors, as far as the result; the first stretch is the one that has hurt nobody yet.
 *
 * @param isByUnit whether it is asked who survives, not only how many of those that count alike.
 * @param scored only what comes of such a throw is told, not made any likelier by that.
 */
export function* fightRound(
  fight: Fight, states: BySide<States>, isByUnit: boolean, scored: ScoredBySide | null = null,
): Generator<Fought, void> {
  for (const stretch of attackStretches(fight, states, isByUnit, scored)) yield foughtIn(fight, stretch, isByUnit);
}
