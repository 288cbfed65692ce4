/** The dice of a seed as an endless stream. */
import { facesAt } from '../dice-stream.ts';
import type { Stream } from './lockstep.ts';

/** The dice of a seed, or those of a script first. */
export const streamOf = (seed: number, script: readonly number[] = []): Stream => (used, dice) =>
  facesAt(seed, used, [{ name: 'next', dice, read: 'sum' }], script);
