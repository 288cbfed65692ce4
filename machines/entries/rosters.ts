/** Entry `headless/rosters`: army lists as they were written elsewhere, and list against list. */
import { neteaLists } from '../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import type { Roster } from '../../src/army-lists/import/read-roster.ts';
import { isRosterFormation } from '../../src/deployment/list-match/roster-formation.ts';
import {
  matchLists as matchListsFrom, type ListInput, type MatchListsOptions, type MatchRow,
} from '../../src/deployment/list-match/match-lists.ts';
import { SIDES } from '../../src/epic-armageddon/model/procedure.ts';
import { kindOf, numbersIn, optionsIn } from '../arguments.ts';
import { lexicon } from './lexicon.ts';
import type { OrProblems } from './read-scenarios.ts';

/** A roster, or sentences that say why it was not read. */
export type ReadRoster = OrProblems<Roster, string>;

/**
 * Reads a roster of BattleScribe or New Recruit (XML, zipped or JSON), or an army list in words.
 *
 * @returns the roster: every stand is a unit, a question or left out; or sentences that say why it was not read. It
 *   never rejects.
 */
export const readRoster = async (file: string | Uint8Array): Promise<ReadRoster> => {
  try {
    const { readRosterWith } = await import('../../src/army-lists/import/read-roster.ts');
    return await readRosterWith(file, { lexicon: lexicon(), lists: neteaLists() });
  } catch (error) {
    return { problems: [`This could not be read: ${String(error)}`] };
  }
};

/**
 * List against list: how likely each formation of the one is to win if it charges each of the other, row by row.
 *
 * @param attackers id of a bundled list, each formation in its usual composition; or formations of a roster.
 * @throws TypeError for an option that there is not, and for a list that is neither.
 * @throws RangeError for a list that there is not, that has nobody or more than 30 formations, and for an option that
 *   is no such number.
 */
export const matchLists = (
  attackers: ListInput, defenders: ListInput, options: MatchListsOptions = {},
): Generator<MatchRow> => {
  const asked = numbersIn(optionsIn<MatchListsOptions>(options, ['markers', 'cover', 'effort']), ['effort']);
  const { markers } = asked;
  if (markers !== undefined) optionsIn<NonNullable<typeof markers>>(markers, SIDES, 'markers');
  const sources = { library: neteaLibrary, lists: neteaLists() };
  return matchListsFrom(listIn(attackers, 'attackers'), listIn(defenders, 'defenders'), asked, sources);
};

/** @throws TypeError for what is neither the id of a list nor formations of a roster. */
const listIn = (value: ListInput, called: string): ListInput => {
  if (typeof value === 'string' || (Array.isArray(value) && value.every(isRosterFormation))) return value;
  const given = Array.isArray(value) ? 'other things' : kindOf(value);
  throw new TypeError(`${called} must be the id of a list or the formations of a roster, not ${given}.`);
};

export type { ListInput, MatchListsOptions, MatchRow, Roster };
