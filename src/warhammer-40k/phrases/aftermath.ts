/** Sentences about what comes after a fight. */
import type { Phrase } from './wording.ts';

export const AFTERMATH_PHRASES = {} as const satisfies Readonly<Record<string, Phrase>>;
