/** What two survivors’ sides come to: a swift ending, a result, or a tie. */
import { enemyOf, SIDES, type BySide, type Side } from '../../state.ts';
import type { Account } from './account.ts';
import type { Board } from './board.ts';
import { isFlightDoubtful, lossesOfLoser, sureLosses } from './rout.ts';
import { advantage, LEADS, LEAST_LEAD } from './result.ts';

/** How an assault may end, and how likely that is. */
export interface Ending {
  readonly winner: Side | null;
  readonly isSwift: boolean;
  readonly lost: BySide<number>;
  readonly broken: BySide<boolean>;
  readonly chance: number;
  /** Some of the losers may be caught in flight, and are not counted among the lost. */
  readonly isDoubtful: boolean;
}

/** Everything that may become of two sides, and how likely they fight on. */
export interface Outcome {
  readonly endings: readonly Ending[];
  readonly tie: number;
}

/**
 * Who has won at once after the attacks, if anybody: null: nobody; undefined: the assault goes on.
 *
 * @param engaged attackers that were engaged and lived as the attacks began, of `living` in all; null: nobody was
 *   engaged in this round at all.
 * @rule A4.7
 * @ruling bothSwift, engagedAttackersGone
 */
export const swiftWinner = (
  { assault: { rulings } }: Board, engaged: number | null, living: number, attacker: Account, defender: Account,
): Side | null | undefined => {
  const isAnyLeft = engaged === null || engaged > living - attacker.living;
  const attackersDead = attacker.living === 0 || (rulings.engagedAttackersGone === 'defender-wins' && !isAnyLeft);
  if (defender.living > 0) return attackersDead ? 'defender' : undefined;
  if (!attackersDead) return 'attacker';
  return attacker.living > 0 && rulings.bothSwift === 'attacker-if-any-lives' ? 'attacker' : null;
};

const breaksAfter = (account: Account, side: Side, winner: Side | null): boolean => {
  if (winner === null) return account.breaksUnbeaten;
  return winner !== side || account.breaksAsWinner;
};

/** What all endings with one winner have in common. */
interface Won extends Pick<Ending, 'winner' | 'isSwift' | 'broken' | 'isDoubtful'> {
  /** What hits of a hack-down cost the loser; null: that depends on who is left, or nobody has lost. */
  readonly sure: ((hits: number) => number) | null;
}

const wonBy = (board: Board, accounts: BySide<Account>, winner: Side | null, isSwift: boolean): Won => {
  const loser = winner === null ? null : enemyOf(winner);
  return {
    winner, isSwift,
    broken: {
      attacker: breaksAfter(accounts.attacker, 'attacker', winner),
      defender: breaksAfter(accounts.defender, 'defender', winner),
    },
    isDoubtful: loser !== null && isFlightDoubtful(board, loser, accounts[loser], accounts[winner!]),
    sure: loser === null ? null : sureLosses(board, loser, accounts[loser]),
  };
};

/** Adds the endings that a hack-down of so many hits leads to, each with its chance. */
const addEndings = (
  endings: Ending[], board: Board, accounts: BySide<Account>, won: Won, hits: number, chance: number,
): void => {
  const { winner, isSwift, broken, isDoubtful, sure } = won;
  const [attacker, defender] = [accounts.attacker.lost, accounts.defender.lost];
  if (winner === null) {
    endings.push({ winner, isSwift, lost: { attacker, defender }, broken, isDoubtful, chance });
    return;
  }
  const loser = enemyOf(winner);
  const add = (own: number, likely: number): void => {
    const lost = loser === 'attacker' ? { attacker: own, defender } : { attacker, defender: own };
    endings.push({ winner, isSwift, lost, broken, isDoubtful, chance: chance * likely });
  };
  if (sure !== null) add(sure(hits), 1);
  else {
    const told = lossesOfLoser(board, loser, accounts[loser], accounts[winner], hits);
    for (const losses of told) add(losses.lost, losses.chance);
  }
};

/** An ending without a roll for the result. @rule A4.7, A5.6 */
export const swiftEnding = (board: Board, accounts: BySide<Account>, winner: Side | null): Outcome => {
  const endings: Ending[] = [];
  addEndings(endings, board, accounts, wonBy(board, accounts, winner, true), 0, 1);
  return { endings, tie: 0 };
};

/** The roll for the result between two sides of which both live; one that is wiped out has lost. @rule A5.6, A6.1 */
export const resultOf = (board: Board, accounts: BySide<Account>): Outcome => {
  const { attacker, defender } = accounts;
  if (attacker.living === 0 || defender.living === 0) {
    const left = attacker.living > 0 ? 'attacker' : 'defender';
    return swiftEnding(board, accounts, attacker.living + defender.living > 0 ? left : null);
  }
  const lead = advantage(attacker, defender);
  const endings: Ending[] = [];
  for (const winner of SIDES) {
    const won = wonBy(board, accounts, winner, false);
    for (let place = 0; place < LEADS.length; place += 1) {
      const margin = (lead + place + LEAST_LEAD) * (winner === 'attacker' ? 1 : -1);
      if (margin > 0) addEndings(endings, board, accounts, won, board.hackDown(enemyOf(winner), margin), LEADS[place]!);
    }
  }
  return { endings, tie: LEADS[-lead - LEAST_LEAD] ?? 0 };
};
