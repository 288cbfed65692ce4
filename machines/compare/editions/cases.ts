/** One input, four outcomes: small fights in which the editions part, settled by the rules themselves. */
import { SilentText } from '../../../src/warhammer-40k/editions/answers.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { EventKey, LogEntry } from '../../../src/warhammer-40k/model/log.ts';
import { presentIn } from '../../history.ts';
import { ASKED_CASES } from './asked-cases.ts';
import { type AskedCase, walkCase } from './case-setup.ts';
import { FOUGHT_CASES, type FoughtCase } from './case-tables.ts';
import { CASES_IN_ENGLISH, type CaseLanguage, type CaseWords } from './case-words.ts';
import { CHARGE_CASES, RANGE_CASE } from './charge-cases.ts';
import { CONSOLIDATION_CASE, RESULT_CASES } from './result-cases.ts';

/** What the log says where the text says no more. */
const SILENCES: readonly EventKey[] = ['charge-untold', 'outcome-untold'];

export type EditionCase = FoughtCase | AskedCase;

/** In the order of their ids. */
export const EDITION_CASES: readonly EditionCase[] = [
  ...FOUGHT_CASES, ...RESULT_CASES, ...ASKED_CASES, ...CHARGE_CASES, RANGE_CASE, CONSOLIDATION_CASE,
].sort((one, other) => (one.id < other.id ? -1 : 1));

/** What an edition makes of it, in the words of its log or of its answer. */
export const outcomeOf = (one: EditionCase, edition: Edition, language: CaseLanguage = CASES_IN_ENGLISH): string =>
  ('asks' in one ? answered(one, edition, language) : fought(one, edition, language));

const answered = ({ asks }: AskedCase, edition: Edition, language: CaseLanguage): string => {
  try {
    return asks(edition, language);
  } catch (error) {
    if (error instanceof SilentText) return language.words.silent;
    throw error;
  }
};

const fought = (one: FoughtCase, edition: Edition, { sentence, words }: CaseLanguage): string => {
  const { shows, of } = one;
  const { log } = presentIn(walkCase(one, edition).end).context.phase;
  const isOf = ({ values }: LogEntry): boolean => of === null || ('unit' in values && values.unit === of);
  const language = log.filter(entry => shows.includes(entry.key) && isOf(entry));
  if (language.length === 0 && log.some(({ key }) => SILENCES.includes(key))) return words.silent;
  return counted(language.map(entry => (entry.key === 'hits' ? withoutHits(entry, words) : sentence(entry))), words);
};

/** How many hits there were is for the dice to say. */
const withoutHits = ({ values }: Extract<LogEntry, { readonly key: 'hits' }>, words: CaseWords): string =>
  words.blows(values.unit, values.target, values.dice, values.need);

/** What is said several times is said once, with how often. */
const counted = (says: readonly string[], words: CaseWords): string => [...new Set(says)].map(say => {
  const times = says.filter(one => one === say).length;
  return times === 1 ? say : words.times(say, times);
}).join(' ');

export const editionOutcomes = (
  one: EditionCase, language: CaseLanguage = CASES_IN_ENGLISH,
): { readonly [edition in Edition]: string } =>
  Object.fromEntries(EDITIONS.map(edition => [edition, outcomeOf(one, edition, language)])) as Record<Edition, string>;
