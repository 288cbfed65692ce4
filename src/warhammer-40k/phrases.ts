/**
 * The facts of the log and the reasons of refusals as English sentences. Another language is another record of these.
 */
import type { LogEntry, Refusal } from './log.ts';
import { AFTERMATH_PHRASES } from './phrases/aftermath.ts';
import { ALLOCATION_PHRASES } from './phrases/allocation.ts';
import { CHARGE_PHRASES } from './phrases/charge.ts';
import { EXPLAIN_PHRASES } from './phrases/explain.ts';
import { PHASE_PHRASES } from './phrases/phase.ts';
import { FIGHT_PHRASES } from './phrases/fight.ts';
import { TABLE_PHRASES } from './phrases/table.ts';
import type { Phrase } from './phrases/wording.ts';

const PHRASES = {
  ...PHASE_PHRASES, ...CHARGE_PHRASES, ...FIGHT_PHRASES, ...ALLOCATION_PHRASES, ...AFTERMATH_PHRASES,
  ...TABLE_PHRASES, ...EXPLAIN_PHRASES,
};

export type PhraseKey = keyof typeof PHRASES;

/** A fact or a reason as an English sentence. */
export const sentence = (fact: LogEntry | Refusal): string => (PHRASES[fact.key] as Phrase)(fact.values);
