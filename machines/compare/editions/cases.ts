/** One input, four outcomes: small fights in which the editions part, settled by the rules themselves. */
import { SilentText } from '../../../src/warhammer-40k/answers.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { EventKey } from '../../../src/warhammer-40k/log.ts';
import { presentIn } from '../../history.ts';
import { phaseLine } from '../phase-game.ts';
import { ASKED_CASES } from './asked-cases.ts';
import type { AskedCase } from './asking.ts';
import { FOUGHT_CASES, type FoughtCase } from './case-tables.ts';
import { CHARGE_CASES, RANGE_CASE } from './charge-cases.ts';
import { CONSOLIDATION_CASE, RESULT_CASES } from './result-cases.ts';
import { walkCase } from './walk-case.ts';

/** How many hits there were is for the dice to say. */
const FALLEN = /, \d+ hits?\.$/;

const SILENT = 'The text does not tell.';

/** What the log says where the text says no more. */
const SILENCES: readonly EventKey[] = ['charge-untold', 'outcome-untold'];

export type EditionCase = FoughtCase | AskedCase;

/** In the order of their ids. */
export const EDITION_CASES: readonly EditionCase[] = [
  ...FOUGHT_CASES, ...RESULT_CASES, ...ASKED_CASES, ...CHARGE_CASES, RANGE_CASE, CONSOLIDATION_CASE,
].sort((one, other) => (one.id < other.id ? -1 : 1));

/** What an edition makes of it, in the words of its log or of its answer. */
export const outcomeOf = (one: EditionCase, edition: Edition): string =>
  ('asks' in one ? answered(one, edition) : fought(one, edition));

const answered = ({ asks }: AskedCase, edition: Edition): string => {
  try {
    return asks(edition);
  } catch (error) {
    if (error instanceof SilentText) return SILENT;
    throw error;
  }
};

const fought = (one: FoughtCase, edition: Edition): string => {
  const { shows, of } = one;
  const { log } = presentIn(walkCase(one, edition).end).context.phase;
  const told = log.filter(({ key, values }) => shows.includes(key) && (of === null || ('unit' in values && values.unit === of)));
  if (told.length === 0 && log.some(({ key }) => SILENCES.includes(key))) return SILENT;
  return counted(told.map(entry => phaseLine(entry).say.replace(FALLEN, '.')));
};

/** What is said several times is said once, with how often. */
const counted = (says: readonly string[]): string => [...new Set(says)].map(say => {
  const times = says.filter(one => one === say).length;
  return times === 1 ? say : `${say} (×${times})`;
}).join(' ');

export const outcomesOf = (one: EditionCase): { readonly [edition in Edition]: string } =>
  Object.fromEntries(EDITIONS.map(edition => [edition, outcomeOf(one, edition)])) as Record<Edition, string>;
