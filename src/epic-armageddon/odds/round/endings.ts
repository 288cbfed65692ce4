/** What two survivors’ sides come to: a swift ending, a result, or a tie. */
import { distributionOf } from '../../../dice/distribution.ts';
import { bySide, type BySide, enemyOf, type Side, SIDES } from '../../model/procedure.ts';
import { type Strength, strengthAgainst } from '../../steps/a6-modifiers.ts';
import type { Defeat } from '../tally.ts';
import type { Account } from './account.ts';
import type { Board } from './board.ts';
import { furtherLosses, isFlightDoubtful, lossesByNumber, sureLosses } from './rout.ts';

/** What each side throws for the result. */
const DIE = distributionOf({ name: 'result', dice: 2, read: 'highest' });
const FACES = 6;

/** How likely the attacker’s higher die leads the defender’s by so much; the place is the lead plus five. */
const LEADS: readonly number[] = Array.from({ length: 2 * FACES - 1 }, (_, place) => {
  let chance = 0;
  for (let face = 1; face <= FACES; face += 1) {
    chance += DIE[face]! * (DIE[face - (place - (FACES - 1))] ?? 0);
  }
  return chance;
});

const LEAST_LEAD = 1 - FACES;

const strengthOf = ({ size, inspiring, markers, isUnmarked }: Account, enemy: Account): Strength =>
  ({ kills: enemy.conceded, size, inspiring, markers, isUnmarked });

/** What the attacker adds to its die beyond what the defender adds. @rule A6.2 */
export const advantage = (attacker: Account, defender: Account): number => {
  const [ours, theirs] = [strengthOf(attacker, defender), strengthOf(defender, attacker)];
  return strengthAgainst(ours, theirs) - strengthAgainst(theirs, ours);
};

/** How an assault may end with one winner, and what hack-down and flight may then cost the loser. */
export interface RoundEnding extends Defeat {
  /** Some of the losers may be lost in flight, and are not counted among the lost. */
  readonly isDoubtful: boolean;
}

/** Everything that may become of two sides, and how likely they fight on. */
export interface RoundOutcome {
  readonly endings: readonly RoundEnding[];
  readonly tie: number;
}

/**
 * Who has won at once after the attacks, if anybody: null: nobody; undefined: the assault goes on.
 *
 * @param engaged attackers that were engaged and lived as the attacks began, of `living` that sat in no transport;
 *   null: nobody was engaged in this round at all.
 * @rule A4.7
 * @ruling bothSwift, engagedAttackersGone
 */
export const swiftWinner = (
  { assault: { rulings } }: Board, engaged: number | null, living: number,
  attacker: Pick<Account, 'living' | 'outside'>, defender: Pick<Account, 'living'>,
): Side | null | undefined => {
  const isAnyLeft = engaged === null || engaged > living - attacker.outside;
  const attackersDead = attacker.living === 0 || (rulings.engagedAttackersGone === 'defender-wins' && !isAnyLeft);
  if (defender.living > 0) return attackersDead ? 'defender' : undefined;
  if (!attackersDead) return 'attacker';
  return attacker.living > 0 && rulings.bothSwift === 'attacker-if-any-lives' ? 'attacker' : null;
};

const breaksAfter = (account: Account, side: Side, winner: Side | null): number => {
  if (winner === null) return account.breaksUnbeaten;
  return winner === side ? account.breaksAsWinner : 1;
};

/** Units lost of a side before the loser is hacked down and flees, those included that vanish if it has not lost. */
const lostBy = ({ lost, vanishAsWinner, vanishUnbeaten }: Account, side: Side, winner: Side | null): number => {
  if (winner === null) return lost + vanishUnbeaten;
  return winner === side ? lost + vanishAsWinner : lost;
};

/** The hits of a hack-down in each way that a roll-off may be lost, and how likely that way is. */
interface HackDown {
  readonly hits: readonly number[];
  readonly chances: readonly number[];
}

const NO_HACK_DOWN: HackDown = { hits: [0], chances: [1] };

type Cost = Pick<RoundEnding, 'further' | 'chances'>;
const NO_COST: Cost = { further: [0], chances: [1] };

/** What a hack-down, and flight after it, cost a side. @rule A6.5, A6.6, A7.3 */
const costOf = (
  board: Board, loser: Side, own: Account, winner: Account, { hits, chances }: HackDown,
): Cost => {
  const sure = sureLosses(board, loser, own, hits) ?? lossesByNumber(board, loser, own, winner, hits);
  if (sure !== null) return { further: sure, chances };
  const ways = furtherLosses(board, loser, own, winner, hits).flatMap((each, i) =>
    each.map(({ further, chance }) => ({ further, chance: chances[i]! * chance })));
  return { further: ways.map(({ further }) => further), chances: ways.map(({ chance }) => chance) };
};

/** There are very many of them: what follows from who is left is found when somebody asks. */
class AccountedEnding implements RoundEnding {
  readonly winner: Side | null;
  readonly kind: RoundEnding['kind'];
  readonly further: readonly number[];
  readonly chances: readonly number[];
  readonly isDoubtful: boolean;
  readonly #accounts: BySide<Account>;

  constructor(
    board: Board, accounts: BySide<Account>, winner: Side | null, kind: RoundEnding['kind'], hackDown: HackDown,
  ) {
    const loser = winner === null ? null : enemyOf(winner);
    const { further, chances } = loser === null ? NO_COST
      : costOf(board, loser, accounts[loser], accounts[winner!], hackDown);
    this.winner = winner;
    this.kind = kind;
    this.further = further;
    this.chances = chances;
    this.isDoubtful = loser !== null && isFlightDoubtful(board, loser, accounts[loser], accounts[winner!]);
    this.#accounts = accounts;
  }

  get lost(): BySide<number> {
    const { attacker, defender } = this.#accounts;
    return { attacker: lostBy(attacker, 'attacker', this.winner), defender: lostBy(defender, 'defender', this.winner) };
  }

  get broken(): BySide<number> {
    const { attacker, defender } = this.#accounts;
    return {
      attacker: breaksAfter(attacker, 'attacker', this.winner),
      defender: breaksAfter(defender, 'defender', this.winner),
    };
  }
}

/** An ending without a roll for the result. @rule A4.7, A5.6 */
export const swiftEnding = (board: Board, accounts: BySide<Account>, winner: Side | null): RoundOutcome =>
  ({ endings: [new AccountedEnding(board, accounts, winner, 'swift', NO_HACK_DOWN)], tie: 0 });

/**
 * The hack-down on a side where the attacker leads by so much before the roll-off, of winners of whom one is Brutal or
 * none; no way: it cannot lose.
 */
export type HackDowns = (loser: Side, lead: number, isBrutal: boolean) => HackDown;

/** Every hack-down, found once for each lead. @rule A6.6 */
export const hackDownsOf = (board: Board): HackDowns => {
  const by = [false, true].map(isBrutal => knownHackDowns(board, isBrutal));
  return (loser, lead, isBrutal) => by[Number(isBrutal)]!(loser, lead);
};

const knownHackDowns = (board: Board, isBrutal: boolean): ((loser: Side, lead: number) => HackDown) => {
  const behind: BySide<HackDown[]> = bySide(() => []);
  const ahead: BySide<HackDown[]> = bySide(() => []);
  return (loser, lead) => {
    const known = (lead < 0 ? behind : ahead)[loser];
    return known[Math.abs(lead)] ??= hackDownOf(board, loser, lead, isBrutal);
  };
};

const hackDownOf = (board: Board, loser: Side, lead: number, isBrutal: boolean): HackDown => {
  const sign = loser === 'defender' ? 1 : -1;
  const [hits, chances]: [number[], number[]] = [[], []];
  for (let place = 0; place < LEADS.length; place += 1) {
    const margin = (lead + place + LEAST_LEAD) * sign;
    if (margin <= 0) continue;
    hits.push(board.hackDown(loser, margin, isBrutal));
    chances.push(LEADS[place]!);
  }
  return { hits, chances };
};

/** The roll for the result between two sides of which both live; one that is wiped out has lost. @rule A5.6, A6.1 */
export const resultOf = (board: Board, accounts: BySide<Account>, hackDowns: HackDowns): RoundOutcome => {
  const { attacker, defender } = accounts;
  if (attacker.living === 0 || defender.living === 0) {
    const left = attacker.living > 0 ? 'attacker' : 'defender';
    return swiftEnding(board, accounts, attacker.living + defender.living > 0 ? left : null);
  }
  const lead = advantage(attacker, defender);
  const endings: RoundEnding[] = [];
  for (const winner of SIDES) {
    const hackDown = hackDowns(enemyOf(winner), lead, accounts[winner].isBrutal);
    if (hackDown.hits.length > 0) {
      endings.push(new AccountedEnding(board, accounts, winner, 'result', hackDown));
    }
  }
  return { endings, tie: LEADS[-lead - LEAST_LEAD] ?? 0 };
};
