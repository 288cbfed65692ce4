/** Which rounds are sampled at once, since to tell them with all their dice takes longer than there is room for. */
import { SIDES_OF_A_DIE } from '../../../dice/hand.ts';
import { once } from '../../../shared/once.ts';
import { WAYS_TO_FIGHT } from '../../model/combatant.ts';
import { bySide, enemyOf, SIDES, type BySide } from '../../model/procedure.ts';
import { isNamedInTail, isOfEngines, type Board, type Fighter } from '../round/board.ts';
import { engagedIn, type Engaged } from '../round/engaged.ts';
import { isMacro } from '../round/falling.ts';
import { pausesIn, type FireInOne } from '../round/fire-in-one.ts';
import { unhurtIn, type Fight } from '../round/fight.ts';
import { leftBy, lossWork } from '../round/loss-work.ts';
import { blowsOn, lossCodeFor } from '../round/side-losses.ts';
import { firesInOne } from '../round/supported.ts';
import { FIRE, FIRED_AT } from '../round/rounds.ts';

/** So many pairs of survivors of whom war engines may be hacked down take longer to tell than to sample. */
const MOST_PAIRS = 20_000;

type Fires = () => BySide<FireInOne | null>;

/**
 * Whether a round is sampled without trying to tell it with all its dice, for which there is so much room.
 *
 * @param fires supporting fire that needs nobody’s name.
 */
export const isCostly = (fight: Fight, room: number, fires: Fires = () => firesInOne(fight)): boolean =>
  isLongStruck(fight, room) || isLongLost(fight, room) || isLongFired(fight, room, fires) || isLongEnded(fight);

/** Whether the losses of both sides take longer, told anew for each way in which First Strike may fall. */
export const isLongLost = (fight: Fight, room: number): boolean => workOfLosses(fight) > room;

/** The work of it, the same for all ways in which the fight may go on. */
const workOfLosses = /* @__PURE__ */ once((fight: Fight): number => {
  const { board } = fight;
  const states = unhurtIn(fight);
  const blows = blowsOn(board, allEngaged(board), states, 'attacks');
  const first = waysToFall(board, 'first');
  return first.attacker * first.defender * SIDES.reduce((sum, side) => {
    const { kinds, order } = blows[side];
    return sum + lossWork({ board, side, order }, lossCodeFor(fight, side, states, blows[side], false), kinds);
  }, 0);
});

/** Everybody that fights at the beginning. */
const allEngaged = (board: Board): BySide<readonly Engaged[]> =>
  engagedIn(board, bySide(side => board.fighters[side].map(() => true)));

/** So many ways in which ordinary hits may leave a side are soon followed through the macro-weapon hits after them. */
const MOST_LEFT = 4096;

/** Whether it takes long before anything is known of a round told at once: macro-weapons fall among war engines. */
export const isLongUnknown = (board: Board): boolean => {
  const ways = waysToFall(board, 'dice');
  return SIDES.some(side => ways[side] > MOST_LEFT && isOfEngines(board, side)
    && board.fighters[enemyOf(side)].some(({ dice }) =>
      WAYS_TO_FIGHT.some(way => dice[way].some(({ striker }) => isMacro(striker)))));
};

/** Whether First Strike may fall in so many ways that to go on from each takes longer, at one unit a fighter. */
const isLongStruck = ({ board }: Fight, room: number): boolean => {
  if (!board.hasFirstStrike) return false;
  const { attacker, defender } = waysToFall(board, 'first');
  return attacker * defender * (board.fighters.attacker.length + board.fighters.defender.length) > room;
};

/** Whether supporting fire takes longer than that, on all whom the attacks may leave of those engaged if it has to. */
const isLongFired = ({ board, supporters }: Fight, room: number, firesOf: Fires): boolean => {
  if (SIDES.every(side => supporters[side].length === 0)) return false;
  const fires = firesOf();
  const [first, all] = [waysToFall(board, 'first'), waysToFall(board, 'dice')];
  return SIDES.some(side => {
    if (supporters[enemyOf(side)].length === 0) return false;
    const fire = fires[side];
    const work = fire === null ? FIRED_AT * all[side] : FIRE * pausesIn(fire) * first.attacker * first.defender;
    return work > room;
  });
};

/** Whom of each side some dice of the other may leave, at most. */
const waysToFall = (board: Board, which: 'dice' | 'first'): BySide<number> => {
  const engaged = allEngaged(board);
  const hits = bySide(side => engaged[side].reduce((sum, one) => sum + diceOf(board.fighters[side], one, which), 0));
  return bySide(side => {
    const all = engaged[side].reduce((product, { fighter }) => product * board.fighters[side][fighter]!.states, 1);
    return leftBy(hits[enemyOf(side)], all);
  });
};

/** War engines may strike in both ways. @rule W2 */
const diceOf = (fighters: readonly Fighter[], { fighter, by }: Engaged, which: 'dice' | 'first'): number => {
  const { isEngine, [which]: dice } = fighters[fighter]!;
  return (isEngine ? WAYS_TO_FIGHT : [by]).flatMap(way => dice[way]).reduce((sum, { striker }) =>
    sum + (typeof striker.dice === 'number' ? striker.dice : SIDES_OF_A_DIE), 0);
};

const isLongEnded = ({ board, isLarge }: Fight): boolean => isLarge || (
  SIDES.some(side => board.isRoutTold[side] && isOfEngines(board, side))
  && SIDES.every(side => isNamedInTail(board, side))
  && SIDES.flatMap(side => board.fighters[side]).reduce((all, { states }) => all * states, 1) > MOST_PAIRS);
