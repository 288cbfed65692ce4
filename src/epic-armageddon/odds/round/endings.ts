/** What two survivors’ sides come to: a swift ending, a result, or a tie. */
import { fightingFormations } from '../../roster.ts';
import { halvedHackDown } from '../../special-rules/they-shall-know-no-fear.ts';
import { enemyOf, type BySide, type Side } from '../../state.ts';
import type { Account } from './account.ts';
import type { Board } from './board.ts';
import { isFlightDoubtful, lossesOfLoser } from './rout.ts';
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

interface Ended {
  readonly winner: Side | null;
  readonly isSwift: boolean;
  readonly hits: number;
  readonly chance: number;
}

const endingsOf = (board: Board, accounts: BySide<Account>, ended: Ended): readonly Ending[] => {
  const { winner, isSwift, hits, chance } = ended;
  const broken = {
    attacker: breaksAfter(accounts.attacker, 'attacker', winner),
    defender: breaksAfter(accounts.defender, 'defender', winner),
  };
  const lost = { attacker: accounts.attacker.lost, defender: accounts.defender.lost };
  if (winner === null) return [{ winner, isSwift, chance, lost, broken, isDoubtful: false }];
  const loser = enemyOf(winner);
  const isDoubtful = isFlightDoubtful(board, loser, accounts[loser], accounts[winner]);
  return lossesOfLoser(board, loser, accounts[loser], accounts[winner], hits).map(losses => ({
    winner, isSwift, chance: chance * losses.chance, lost: { ...lost, [loser]: losses.lost }, broken, isDoubtful,
  }));
};

/** An ending without a roll for the result. @rule A4.7, A5.6 */
export const swiftEnding = (board: Board, accounts: BySide<Account>, winner: Side | null): Outcome =>
  ({ endings: endingsOf(board, accounts, { winner, isSwift: true, hits: 0, chance: 1 }), tie: 0 });

/** The roll for the result between two sides of which both live; one that is wiped out has lost. @rule A5.6, A6.1 */
export const resultOf = (board: Board, accounts: BySide<Account>): Outcome => {
  const { assault } = board;
  const { attacker, defender } = accounts;
  if (attacker.living === 0 || defender.living === 0) {
    const left = attacker.living > 0 ? 'attacker' : 'defender';
    return swiftEnding(board, accounts, attacker.living + defender.living > 0 ? left : null);
  }
  const lead = advantage(attacker, defender);
  const endings: Ending[] = [];
  let tie = 0;
  LEADS.forEach((chance, place) => {
    const margin = lead + place + LEAST_LEAD;
    if (margin === 0) {
      tie = chance;
      return;
    }
    const winner = margin > 0 ? 'attacker' : 'defender';
    const losers = fightingFormations(assault, enemyOf(winner));
    const hits = halvedHackDown(losers, Math.abs(margin), assault.rulings.mixedMarines);
    endings.push(...endingsOf(board, accounts, { winner, isSwift: false, hits, chance }));
  });
  return { endings, tie };
};
