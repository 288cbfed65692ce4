/** One round of two sides of one kind each, everybody striking and nobody supporting: enough for a known answer. */
import { both, certain, coin, merged, successes, type Chance } from '../oracle/chance.ts';
import { CASES, casesByDifference } from './roll-off.ts';

export interface Force {
  readonly units: number;
  /** The face that hits, and the one that saves. */
  readonly hit: number;
  readonly save: number;
}

/** How hits become losses: lap by lap, so that a stand hit twice dies once; or as careless calculators have it. */
export type Falling = 'by-laps' | 'every-unsaved-hit-kills';

export interface Outcome {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
}

/** The attacker's chances when the result has been thrown once. A side that has lost everybody has lost. */
export const afterOneRound = (attacker: Force, defender: Force, falling: Falling): Outcome => {
  const outcome = { won: 0, tied: 0, lost: 0 };
  for (const [ours, p] of losses(attacker, defender, falling)) {
    for (const [theirs, q] of losses(defender, attacker, falling)) {
      const [left, against] = [attacker.units - ours, defender.units - theirs];
      const lead = theirs - ours + outnumbering(left, against) - outnumbering(against, left);
      for (const [difference, cases] of casesByDifference()) {
        const total = left * against === 0 ? left - against : lead + difference;
        outcome[(['lost', 'tied', 'won'] as const)[Math.sign(total) + 1]!] += p * q * cases / CASES;
      }
    }
  }
  return outcome;
};

const outnumbering = (ours: number, theirs: number): number => Number(ours > theirs) + Number(ours > 2 * theirs);

/** How many stands of one side the other kills. */
const losses = ({ units, save }: Force, by: Force, falling: Falling): Chance<number> => {
  const failing = (save - 1) / 6;
  return merged(successes(by.units, by.hit).flatMap(([hits, weight]) => {
    const [laps, rest] = [Math.floor(hits / units), hits % units];
    const lost = falling === 'every-unsaved-hit-kills' ? dying(hits, failing)
      : both(dying(units - rest, 1 - (1 - failing) ** laps), dying(rest, 1 - (1 - failing) ** (laps + 1)), plus);
    return lost.map(([count, share]) => [Math.min(count, units), weight * share] as const);
  }));
};

const plus = (a: number, b: number): number => a + b;

/** How many of so many die when each does so with this chance. */
const dying = (count: number, chance: number): Chance<number> => {
  let counted: Chance<number> = certain(0);
  for (let i = 0; i < count; i++) counted = both(counted, coin(chance), (sum, dies) => sum + Number(dies));
  return counted;
};
