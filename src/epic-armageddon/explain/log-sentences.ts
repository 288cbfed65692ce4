/** The facts of the log and the reasons of refusals as sentences. */
import type { Refusal } from '../model/log.ts';
import type { LogEntry } from '../model/log-entries.ts';
import { EVENTS, type Events } from './phrases/events.ts';
import { REFUSALS, type Refusals } from './phrases/refusals.ts';

/** A line of the log, or the reason for a refusal, as an English sentence. */
export const sentence = (fact: LogEntry | Refusal): string => sentenceIn(fact, EVENTS, REFUSALS);

/** The same in other words. Of the events only those are needed that the fact may be. */
export const sentenceIn = (
  fact: LogEntry | Refusal, events: Partial<Events>, refusals: Refusals,
): string => ('step' in fact ? (events[fact.key] as Say)(fact.values) : (refusals[fact.key] as Say)(fact.values));

/** The key of a fact says which values it has. */
type Say = (values: object) => string;
