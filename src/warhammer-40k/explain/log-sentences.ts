/** The facts of the log, the reasons of refusals and those of explanations as sentences. */
import type { LogEntry, Refusal } from '../model/log.ts';
import { EVENT_PHRASES, type Events } from './phrases/events.ts';
import { REASON_PHRASES, type Reasons } from './phrases/reasons.ts';
import { REFUSAL_PHRASES, type Refusals } from './phrases/refusals.ts';

/** How facts are said. */
export type Say = (fact: LogEntry | Refusal) => string;

/** A fact or a reason as an English sentence. */
export const phaseSentence: Say = fact => sentenceIn(fact, EVENT_PHRASES, REFUSAL_PHRASES, REASON_PHRASES);

/** The same in other words. Of the events only those are needed that the fact may be. */
export const sentenceIn = (
  fact: LogEntry | Refusal, events: Partial<Events>, refusals: Refusals, reasons: Reasons,
): string => {
  if ('step' in fact) return (events[fact.key] as Told)(fact.values);
  return ((fact.key in refusals ? refusals[fact.key as keyof Refusals] : reasons[fact.key as keyof Reasons]) as Told)(
    fact.values);
};

/** The key of a fact says which values it has. */
type Told = (values: object) => string;
