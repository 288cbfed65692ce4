/** Who wins what is played: sums over single plays, and how sure the shares of them are. */
import { SIDES, type BySide, type Side } from '../../model/procedure.ts';

/** How often each side wins, and how often it ends. */
export interface Ended extends BySide<number> {
  readonly ended: number;
}

/** The same of one play, added to as it goes on. */
export type PlayEnded = Record<Side | 'ended', number>;

export const NOTHING_ENDED: Ended = { attacker: 0, defender: 0, ended: 0 };
export const nothingEnded = (): PlayEnded => ({ ...NOTHING_ENDED });

/**
 * So many plays more, each so far from the others, are never left out of an error: scored by their chances, most plays
 * of a fight may come to nearly the same, and few, whom a small sample has not met, to something else.
 */
const UNMET = 4;
const APART = 0.4;

/** What single plays come to, all together. */
export interface WonShares {
  /** `less`: so much of the play does not count. */
  readonly add: (play: Ended, less?: Ended) => void;
  /** What all plays have come to, each with so much besides that is known. */
  readonly sums: (known?: Ended) => Ended;
  /** One standard error of the share that is known less well; 1: too little has been played. */
  readonly error: (known?: Ended) => number;
}

/** How far single plays are apart says how sure all are; parts of a sample would leave that itself unsure. */
export const wonShares = (): WonShares => {
  let plays = 0;
  const all = nothingEnded();
  // Of what each side has won, multiplied by itself, and of the same and of what has ended by what has ended.
  const squares = nothingEnded();
  const products = nothingEnded();

  const sums = (known = NOTHING_ENDED): Ended => {
    const sum = nothingEnded();
    for (const key of KEYS) sum[key] = all[key] + plays * known[key];
    return sum;
  };

  return {
    sums,
    add: (play, less = NOTHING_ENDED) => {
      plays += 1;
      for (const key of KEYS) {
        const more = play[key] - less[key];
        all[key] += more;
        squares[key] += more ** 2;
        products[key] += more * (play.ended - less.ended);
      }
    },
    error: (known = NOTHING_ENDED) => {
      const sum = sums(known);
      if (plays < 2 || sum.ended <= 0) return 1;
      const unsure = Math.max(...SIDES.map(side => {
        const share = sum[side] / sum.ended;
        const spread = squares[side] - 2 * share * products[side] + share ** 2 * products.ended
          - plays * (known[side] - share * known.ended) ** 2;
        return unsureOf(share, Math.sqrt(Math.max(0, spread) * plays / (plays - 1)) / sum.ended);
      }));
      return Math.hypot(unsure, Math.sqrt(UNMET) * APART / (sum.ended + UNMET));
    },
  };
};

/**
 * One error of a share whose plays seem so far apart: a third of the longer side of Wilson's interval of three. What is
 * rare is met by chance less often than it comes, and then few plays seem nearer to each other than they are.
 */
const unsureOf = (share: number, error: number): number => {
  const apart = error / share / (1 - share);
  const few = 9 * error * apart;
  return few > 0 ? (few * Math.abs(0.5 - share) / 3 + error * Math.hypot(1, 1.5 * apart)) / (1 + few) : error;
};

const KEYS = [...SIDES, 'ended'] as const;
