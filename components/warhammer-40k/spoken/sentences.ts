/** The log of a phase, the reasons of refusals and those of explanations in the language of the screen. */
import type { LogEntry, Refusal } from '../../../src/warhammer-40k/model/log.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { sentenceIn, type Say } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import {
  AFTERMATH_PHRASES, CHARGE_PHRASES, FIGHT_PHRASES,
} from '../../../src/warhammer-40k/explain/phrases/events.ts';
import { REASON_PHRASES } from '../../../src/warhammer-40k/explain/phrases/reasons.ts';
import { REFUSAL_PHRASES } from '../../../src/warhammer-40k/explain/phrases/refusals.ts';
import { capital } from '../../shared/languages/forms.ts';
import { language, LANGUAGES } from '../../shared/languages/speech.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { sceneWords } from './map-words.ts';
import { answerInWords, POLICY_WORDS } from './policy-words.ts';

const LOGS = [
  { group: 'warhammer-40k-charge-log', log: spoken('warhammer-40k/charge-log', CHARGE_PHRASES) },
  { group: 'warhammer-40k-log', log: spoken('warhammer-40k/log', FIGHT_PHRASES) },
  { group: 'warhammer-40k-aftermath-log', log: spoken('warhammer-40k/aftermath-log', AFTERMATH_PHRASES) },
] as const;
const refusals = spoken('warhammer-40k/refusals', REFUSAL_PHRASES);
const reasons = spoken('warhammer-40k/reasons', REASON_PHRASES);

const logOf = ({ key }: LogEntry): (typeof LOGS)[number] => LOGS.find(({ log }) => key in log)!;

/** The group of words with which a line of the log is said. */
export const groupOfLine = (line: LogEntry): string => logOf(line).group;

/** A unit whose name begins with a small letter may begin a sentence. */
export const phaseSentence: Say = fact =>
  capital(sentenceIn(inWords(fact), 'step' in fact ? logOf(fact).log : {}, refusals, reasons));

/** Terrain without a name of its own is called by its kind; questions are ids in English alone. */
const inWords = (fact: LogEntry | Refusal): LogEntry | Refusal => {
  if (fact.key === 'agreed' && language() !== LANGUAGES[0]) return { ...fact, values: agreedInWords(fact.values) };
  if (fact.key !== 'in-impassable-terrain') return fact;
  const { terrain, kind } = fact.values;
  return { ...fact, values: { ...fact.values, terrain: terrain ?? sceneWords.kinds[kind] } };
};

const agreedInWords = ({ question, answer }: { readonly question: string; readonly answer: string }) => ({
  question: POLICY_WORDS[question as PolicyQuestion].asks, answer: answerInWords(question as PolicyQuestion, answer),
});
