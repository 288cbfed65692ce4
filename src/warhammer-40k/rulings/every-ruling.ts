/** All rulings, for whoever shows them: nothing that plays needs them. */
import { EVERY_TEXT_RULINGS } from './every-text.ts';
import { FOURTH_RULINGS } from './fourth.ts';
import type { Ruling } from './ruling.ts';
import { SEVENTH_RULINGS } from './seventh.ts';
import { TRIAL_EIGHT_STEPS_RULINGS } from './trial-eight-steps.ts';
import { TRIAL_SEVEN_STEPS_RULINGS } from './trial-seven-steps.ts';

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
