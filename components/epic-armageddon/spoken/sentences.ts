/** The log and the reasons of refusals in the language of the screen. */
import type { Refusal } from '../../../src/epic-armageddon/model/log.ts';
import type { LogEntry } from '../../../src/epic-armageddon/model/log-entries.ts';
import { sentenceIn } from '../../../src/epic-armageddon/explain/log-sentences.ts';
import {
  AFTERMATH_EVENTS, ATTACK_EVENTS, CHARGE_EVENTS,
} from '../../../src/epic-armageddon/explain/phrases/events.ts';
import { REFUSALS } from '../../../src/epic-armageddon/explain/phrases/refusals.ts';
import { capital } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { calledIn } from './terrain-names.ts';

const LOGS = [
  { group: 'charge-log', log: spoken('epic-armageddon/charge-log', CHARGE_EVENTS) },
  { group: 'log', log: spoken('epic-armageddon/log', ATTACK_EVENTS) },
  { group: 'aftermath-log', log: spoken('epic-armageddon/aftermath-log', AFTERMATH_EVENTS) },
] as const;
const refusals = spoken('epic-armageddon/refusals', REFUSALS);

const logOf = ({ key }: LogEntry): (typeof LOGS)[number] => LOGS.find(({ log }) => key in log)!;

/** The group of words with which a line of the log is said. */
export const groupOfLine = (line: LogEntry): string => logOf(line).group;

/** A formation that nobody has named begins with a small letter, a sentence never does. */
export const sentence = (fact: LogEntry | Refusal): string =>
  capital(sentenceIn(withGround(fact), 'step' in fact ? logOf(fact).log : {}, refusals));

/** Ground without a name of its own is called by its kind. */
const withGround = (fact: LogEntry | Refusal): LogEntry | Refusal => (fact.key === 'impassable'
  ? { ...fact, values: { ...fact.values, terrain: calledIn(fact.values) } }
  : fact);
