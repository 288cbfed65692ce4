/** Losers break off: what each text does between their failing and their running. */
import { answer } from '../editions/answers.ts';
import type { Phase } from '../model/state.ts';
import { stillBreaking } from './aftermath.ts';
import { fallBackHands, leave, rollFallBack } from './fall-back.ts';
import { beginPileInOf } from './pile-in.ts';
import { everybodySweeps } from './sweep/chase.ts';
import { askToStrike } from './sweep/free-round.ts';
import { askToSweep, catchers, relock } from './sweep/relock.ts';
import { freeWinners } from './sweep/sweepers.ts';

export const isAnybodyBreaking = (phase: Phase): boolean => stillBreaking(phase).length > 0;

/** Once the fall-back rolls are seen, winners who may sweep decide on it, or do it. @rule 40k.66 @ruling */
export const resolveFallBack = (phase: Phase, faces: readonly number[]): Phase => {
  const rolled = rollFallBack(phase, faces);
  switch (answer(phase, 'sweep')) {
    case 'relock':
      return askToSweep(rolled);
    case 'free-round':
      return everybodySweeps(rolled, freeWinners(rolled));
    case 'destroy':
    case 'destroy-by-most':
      return rolled;
  }
};

/** What a sweep does to those whom it beats. @rule 40k.63 */
export const settleSweeps = (phase: Phase): Phase => {
  switch (answer(phase, 'sweep')) {
    case 'relock':
      return relock(phase);
    case 'free-round':
      return askToStrike(phase);
    case 'destroy':
    case 'destroy-by-most':
      return phase;
  }
};

/** Whether somebody has still to throw for how far it runs. */
export const hasToRoll = (phase: Phase): boolean => fallBackHands(phase).length > 0;

/** Everybody who was not caught leaves, and whoever has caught somebody closes up. @rule 40k.62 @ruling */
export const breakOff = (phase: Phase): Phase => {
  const left = leave(phase);
  return beginPileInOf(left, answer(phase, 'sweep') === 'relock' ? catchers(left) : []);
};
