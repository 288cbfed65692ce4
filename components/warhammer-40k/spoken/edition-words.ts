/** What the editions of Warhammer 40,000 are called. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const NAMES: Readonly<Record<Edition, string>> = {
  'trial-seven-steps': 'Trial rules, seven steps',
  'trial-eight-steps': 'Trial rules, eight steps',
  '4th': 'Fourth edition',
  '7th': 'Seventh edition',
};

export const EDITION_NAMES = spoken('warhammer-40k/editions', NAMES);

const SHORT: Readonly<Record<Edition, string>> = {
  'trial-seven-steps': 'Trial 7', 'trial-eight-steps': 'Trial 8', '4th': '4th', '7th': '7th',
};

/** The same where there is hardly any room. */
export const SHORT_EDITION_NAMES = spoken('warhammer-40k/short-editions', SHORT);
