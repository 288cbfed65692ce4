/** One input, four outcomes: small fights in which the editions part, settled by the rules themselves. */
import { SilentText } from '../../../src/warhammer-40k/answers.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { presentIn } from '../../history.ts';
import { phaseGame, phaseLine } from '../phase-game.ts';
import { streamOf } from '../seeded.ts';
import { inTurn, walk } from '../walk.ts';
import { ASKED_CASES, type AskedCase } from './asked-cases.ts';
import { FOUGHT_CASES, type FoughtCase } from './case-tables.ts';

/** Any dice do: what is looked at does not hang on them. */
const SEED = 1;

/** How many hits there were is for the dice to say. */
const FALLEN = /, \d+ hits?\.$/;

export type EditionCase = FoughtCase | AskedCase;

/** In the order of their ids. */
export const EDITION_CASES: readonly EditionCase[] = [...FOUGHT_CASES, ...ASKED_CASES]
  .sort((one, other) => (one.id < other.id ? -1 : 1));

/** What an edition makes of it, in the words of its log or of its answer. */
export const outcomeOf = (one: EditionCase, edition: Edition): string =>
  ('asks' in one ? answered(one, edition) : fought(one, edition));

const answered = ({ asks }: AskedCase, edition: Edition): string => {
  try {
    return asks(edition);
  } catch (error) {
    if (error instanceof SilentText) return 'The text does not tell.';
    throw error;
  }
};

const fought = ({ scenario, shows, of }: FoughtCase, edition: Edition): string => {
  const { end } = walk(phaseGame(scenario(edition), []), inTurn(streamOf(SEED)));
  const { log } = presentIn(end).context.phase;
  const told = log.filter(({ key, values }) => shows.includes(key) && (of === null || values.unit === of));
  return told.slice(0, of === null ? 2 : 1).map(entry => phaseLine(entry).say.replace(FALLEN, '.'))
    .join(' ');
};

export const outcomesOf = (one: EditionCase): { readonly [edition in Edition]: string } =>
  Object.fromEntries(EDITIONS.map(edition => [edition, outcomeOf(one, edition)])) as Record<Edition, string>;
