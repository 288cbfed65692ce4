/** What is said of the best decision that was found. */
import { counted, figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import type { AdvisedKind } from './deciders.ts';

const FOUND: Readonly<Record<AdvisedKind, string>> = {
  target: 'Best target found', charge: 'Best charge found', counterCharge: 'Best counter-charge found',
  other: 'Best decision found',
};
const AS_USUAL: Readonly<Record<AdvisedKind, string>> = {
  target: 'No better target was found.', charge: 'It is the usual charge: no better one was found.',
  counterCharge: 'Nobody moves: nothing better was found.', other: 'As it is: nothing better was found.',
};
const PLAY: Readonly<Record<AdvisedKind, string>> = {
  target: 'Choose as found', charge: 'Charge as found', counterCharge: 'Counter-charge as found',
  other: 'Decide as found',
};

export const adviceWords = spoken('advice', {
  look: 'Look for the best decision',
  found: FOUND,
  asUsual: AS_USUAL,
  /** What the next action is called while the map shows it. */
  play: PLAY,
  /** Whose decision it is, where both sides have one: 'Warband: Look for the best decision'. */
  of: (names: string, what: string): string => `${names}: ${what}`,
  working: 'Looking …',
  stop: 'Stop',
  show: 'Show',
  hide: 'Hide',
  doIt: 'Do it',
  none: 'No legal decision was found.',
  /** A chance that is known roughly. */
  about: (chance: string): string => `about ${chance}`,
  answered: (chance: string): string => `${chance} after the best answer found`,
  tried: (tried: number): string => counted(tried, { one: 'decision tried', other: 'decisions tried' }),
  /** Names of units. */
  strike: (units: string): string => `in contact: ${units}`,
  fire: (units: string): string => `in firefight: ${units}`,
  out: (units: string): string => `not engaged: ${units}`,
  hits: (units: string): string => `The hits fall on ${units}`,
  saves: (units: string): string => `Other saves: ${units}`,
  supporters: (units: string): string => (units === '' ? 'Nobody supports' : `In support: ${units}`),
  strikes: (unit: string): string => `${unit} strikes`,
  fires: (unit: string): string => `${unit} fires`,
  split: (unit: string, closeCombat: number, fire: number): string =>
    `${unit}: ${figure(closeCombat)} dice strike, ${figure(fire)} fire`,
  notLoaded: 'The advice could not be loaded. Try again when there is a network.',
});
