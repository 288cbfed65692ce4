/** Bundled assaults, of which the odds can be asked by their ids. */
import type { Parsed } from '../../../src/epic-armageddon/scenario/parse.ts';
import { spokenProblem } from '../../shared/languages/spoken.ts';
import type { OddsLazyParts } from './lazy-parts.ts';
import { oddsWords } from './odds-words.ts';

/** A bundled assault by its id, or that there is none; null: it is meant as a scenario. */
export const bundled = async (given: unknown, { samples }: Pick<OddsLazyParts, 'samples'>): Promise<Parsed | null> => {
  const id = typeof given === 'string' ? given.trim() : '';
  if (!/^[\w-]+$/.test(id)) return null;
  const sample = (await samples())(id);
  if (sample !== undefined) return { scenario: sample.scenario };
  return { problems: [spokenProblem('', 'unknown-word', () => oddsWords.unknownAssault(id))] };
};
