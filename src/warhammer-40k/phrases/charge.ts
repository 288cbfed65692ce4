/** Sentences about charges. */
import type { Phrase } from './wording.ts';

export const CHARGE_PHRASES = {} as const satisfies Readonly<Record<string, Phrase>>;
