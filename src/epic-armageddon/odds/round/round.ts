/** One round fought from given survivors: First Strike, the other attacks, supporting fire, the result. */
import { bySide, enemyOf, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import { isNamedInTail } from './board.ts';
import { engagedIn, isDead, type States } from './engaged.ts';
import { isMacro } from './falling.ts';
import type { Fight, Fought, ScoredBySide } from './fight.ts';
import { blowsOn, livingIn, sideLossesOf, statesLeft, survivorsOf, type Blows } from './side-losses.ts';
import { fireAfterBlows, supported, type Stretch } from './supported.ts';

/** Too unlikely to be followed. */
const NEGLIGIBLE = 1e-18;

const NOTHING: Blows = { kinds: [], strikers: [], order: [] };
const NO_BLOWS: BySide<Blows> = { attacker: NOTHING, defender: NOTHING };

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
      (isByUnit ? null : fireAfterBlows(fight, side, now, blows[side], struck[side], known)));
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
