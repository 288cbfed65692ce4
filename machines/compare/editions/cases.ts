/** One input, four outcomes: small fights in which the editions part, settled by the rules themselves. */
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { presentIn } from '../../history.ts';
import { phaseGame, phaseLine } from '../phase-game.ts';
import { streamOf } from '../seeded.ts';
import { inTurn, walk } from '../walk.ts';
import type { EditionCase } from './case-tables.ts';

/** Any dice do: what is looked at does not hang on them. */
const SEED = 1;

/** How many hits there were is for the dice to say. */
const FALLEN = /, \d+ hits?\.$/;

/** What an edition makes of it, in the words of its log. */
export const outcomeOf = ({ scenario, shows, of }: EditionCase, edition: Edition): string => {
  const { end } = walk(phaseGame(scenario(edition), []), inTurn(streamOf(SEED)));
  const { log } = presentIn(end).context.phase;
  const told = log.filter(({ key, values }) => shows.includes(key) && (of === null || values.unit === of));
  return told.slice(0, of === null ? 2 : 1).map(entry => phaseLine(entry).say.replace(FALLEN, '.'))
    .join(' ');
};

export const outcomesOf = (one: EditionCase): { readonly [edition in Edition]: string } =>
  Object.fromEntries(EDITIONS.map(edition => [edition, outcomeOf(one, edition)])) as Record<Edition, string>;
