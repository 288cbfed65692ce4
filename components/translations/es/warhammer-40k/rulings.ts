/** In Spanish: what the texts leave unclear, and how it is played. */
import type { rulingWords as english } from '../../../warhammer-40k/spoken/rulings.ts';
import { everyText } from './rulings/every-text.ts';
import { fourth } from './rulings/fourth.ts';
import { seventh } from './rulings/seventh.ts';
import { trialEightSteps } from './rulings/trial-eight-steps.ts';
import { trialSevenSteps } from './rulings/trial-seven-steps.ts';

export const words: typeof english = {
  ...everyText, ...trialSevenSteps, ...trialEightSteps, ...seventh, ...fourth,
};
