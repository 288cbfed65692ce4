/** All rulings, for whoever shows them; those on what all four texts leave open stand here. */
import { FOURTH_RULINGS } from './fourth.ts';
import type { Ruling } from './rulings.ts';
import { SEVENTH_RULINGS } from './seventh.ts';
import { TRIAL_EIGHT_STEPS_RULINGS } from './trial-eight-steps.ts';
import { TRIAL_SEVEN_STEPS_RULINGS } from './trial-seven-steps.ts';

/** Rulings on what all four texts leave open. */
export const EVERY_TEXT_RULINGS = [
  {
    id: 'R-X.01',
    about: 'No text says whether a majority is more than half or just the most numerous.',
    ruling: 'The most numerous value counts; one text speaks of values that tie for it, and so means the same.',
    subSwitch: 'majority',
  },
  {
    id: 'R-X.02',
    about: 'Between which values the rule decides where none is in the majority.',
    ruling: 'As its text puts it: the highest of those that tie, the lowest of all that count, or, where their owner '
      + 'names one, those that tie.',
  },
  {
    id: 'R-X.03',
    about: 'Three texts come without their charts.',
    ruling: 'The charts of the fourth edition serve for all: what the others quote agrees with them.',
  },
  {
    id: 'R-X.04',
    about: 'Nothing is said of a 1 that always fails or a 6 that always succeeds.',
    ruling: 'Nothing hangs on it: no cell of a chart asks for less than 2 or for more than 6.',
  },
  {
    id: 'R-X.05',
    about: 'The Leadership test itself is in none of the texts.',
    ruling: 'Two dice that show at most the Leadership pass it; in the fourth and the seventh edition two ones pass '
      + 'every check of morale, whatever is taken from the Leadership.',
    subSwitch: 'moraleTest',
  },
  {
    id: 'R-X.06',
    about: 'Both sides of a combat may be wiped out in the same step.',
    ruling: 'Nobody has won; nobody consolidates and nobody panics.',
  },
  {
    id: 'R-X.07',
    about: 'How a halved fall-back distance is rounded.',
    ruling: 'Not at all; its fraction is kept.',
  },
  {
    id: 'R-X.08',
    about: 'Whether a model may throw two saves against one wound.',
    ruling: 'No, one: the better, unless its owner says otherwise.',
  },
] as const satisfies readonly Ruling[];

const ALL = [
  ...EVERY_TEXT_RULINGS, ...TRIAL_SEVEN_STEPS_RULINGS, ...TRIAL_EIGHT_STEPS_RULINGS, ...SEVENTH_RULINGS,
  ...FOURTH_RULINGS,
] as const;

export const EVERY_RULING: readonly Ruling[] = ALL;

/** Every ruling has an id, also those that no club can answer another way. */
export type EveryRulingId = (typeof ALL)[number]['id'];

/** What is unclear and how it is played, in English. Another language is another record of these. */
export const RULING_TEXTS = Object.fromEntries(ALL.map(({ id, about, ruling }) => [id, { about, ruling }])) as
  Readonly<Record<EveryRulingId, { readonly about: string; readonly ruling: string }>>;

/** A ruling by its id; null: there is none. */
export const rulingOf = (id: string): Ruling | null => EVERY_RULING.find(one => one.id === id) ?? null;
