/** The chances to stand somewhere, round after round; in each those of several ways to get there, side by side. */
import type { RoundChances } from './waiting.ts';

/** Ties later than so many rounds on are not followed, nor any that are so unlikely. */
const MOST_ROUNDS = 60;
const NEGLIGIBLE = 1e-18;

/** The chances of one way alone to stand there in the first round. */
export const beginningIn = (column: number, width: number, chance: number): RoundChances =>
  Array.from({ length: width }, (_, place) => (place === column ? chance : 0));

/**
 * The chances to stand there again where a round may come to nothing.
 *
 * @param width how many ways there are.
 */
export const withRepeats = (chances: RoundChances, again: number, width: number): RoundChances => {
  const all: number[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let most = 0;
    for (let place = round * width; place < (round + 1) * width; place += 1) {
      const chance = (chances[place] ?? 0) + again * (all[place - width] ?? 0);
      most = Math.max(most, chance);
      all.push(chance);
    }
    if (most > NEGLIGIBLE || all.length < chances.length) continue;
    all.length -= width;
    break;
  }
  return all;
};
