/** Sentences about wounds and saves. */
import type { Phrase } from './wording.ts';

export const ALLOCATION_PHRASES = {} as const satisfies Readonly<Record<string, Phrase>>;
