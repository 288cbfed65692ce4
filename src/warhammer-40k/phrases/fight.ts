/** Sentences about the fight. */
import type { Phrase } from './wording.ts';

export const FIGHT_PHRASES = {} as const satisfies Readonly<Record<string, Phrase>>;
