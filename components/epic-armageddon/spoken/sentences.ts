/** The log and the reasons of refusals in the language of the screen. */
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import type { LogEntry } from '../../../src/epic-armageddon/model/log-entries.ts';
import { sentenceIn } from '../../../src/epic-armageddon/explain/log-sentences.ts';
import { EVENTS } from '../../../src/epic-armageddon/explain/phrases/events.ts';
import { REFUSALS } from '../../../src/epic-armageddon/explain/phrases/refusals.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { calledIn } from './terrain-names.ts';

const log = spoken('epic-armageddon/log', EVENTS);
const refusals = spoken('epic-armageddon/refusals', REFUSALS);

export const sentence = (fact: LogEntry | Refusal): string => sentenceIn(withGround(fact), log, refusals);

/** Ground without a name of its own is called by its kind. */
const withGround = (fact: LogEntry | Refusal): LogEntry | Refusal => (fact.key === 'impassable'
  ? { ...fact, values: { ...fact.values, terrain: calledIn(fact.values) } }
  : fact);
