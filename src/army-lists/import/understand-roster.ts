/** Lists and tables from elsewhere, by their content: what they are, and what of them was understood. */
import { parseScenario } from '../../epic-armageddon/scenario/parse.ts';
import { attachSheets } from './attach-sheets.ts';
import { contentOf } from './content.ts';
import { differencesIn, sheetNotes } from './sheet-notes.ts';
import { sayNothing } from './nothing-said.ts';
import type { Scenario } from '../../epic-armageddon/model/scenario.ts';
import { quote } from '../../parsing/problems.ts';
import { otherGame } from './game-system.ts';
import { IMPORT_WORDS, sayImport } from './import-words.ts';
import type { ImportSources, ProfileDifference } from './import-result.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { matcherOf, type Matcher } from './matching.ts';
import { buildWrittenFormation, type PartlyBuiltFormation } from './build-written-formation.ts';
import { withSheets, type OwnSheet } from './own-sheets.ts';
import type { RosterNode } from './roster-tree.ts';
import { textList } from './text-list.ts';
import { textNames } from './text-names.ts';
import type { WrittenList } from './written-list.ts';

const SCENARIO_FIELDS = ['formations', 'engage', 'ruleset'];

/** A formation as far as it was understood. */
export type UnderstoodFormation = PartlyBuiltFormation;

/** What was understood of a list. */
export interface UnderstoodRoster {
  /** The game that the file says it is of; null where it does not say. */
  readonly system: string | null;
  /** In the order of the list, and headings alone only where units under them were left out. */
  readonly formations: readonly UnderstoodFormation[];
  readonly differences: readonly ProfileDifference[];
  /** What is about the whole list. */
  readonly notes: readonly string[];
}

type Problems = { readonly problems: readonly string[] };
export type UnderstoodFile = UnderstoodRoster | { readonly scenario: Scenario } | Problems;

/**
 * Reads a file or a text: a BattleScribe or New Recruit roster (`.ros`, `.rosz`, JSON), a list in words, or a scenario.
 * What it is shows in its content, not in its name. Whatever is wrong with it is a sentence; nothing is thrown.
 */
export const understandRoster = async (
  input: string | Uint8Array, forces: ImportSources,
): Promise<UnderstoodFile> => {
  const content = await contentOf(input);
  if ('problems' in content) return content;
  if ('roster' in content) return readRoster(content.roster, forces);
  return 'json' in content ? readJson(content.json, forces) : readText(content.text, forces);
};

const readJson = (json: unknown, forces: ImportSources): UnderstoodFile => {
  if (!SCENARIO_FIELDS.some(field => Object.hasOwn(json as object, field))) {
    return { problems: [IMPORT_WORDS.otherJson] };
  }
  const parsed = parseScenario(json, forces.lexicon.library);
  return 'scenario' in parsed ? parsed : { problems: parsed.problems.map(problem => problem.say) };
};

const readRoster = async (roster: RosterNode, forces: ImportSources): Promise<UnderstoodFile> => {
  const game = otherGame(roster);
  if (game !== null) return { problems: [sayImport('otherGame', quote(game))] };
  const { rosterList } = await import('./roster-list.ts');
  return understood(rosterList(roster), forces, matcherOf(forces), roster.system || null);
};

const readText = async (text: string, forces: ImportSources): Promise<UnderstoodRoster | Problems> => {
  const { sheets, rest } = await sheetsIn(text);
  const matcher = matcherOf(forces);
  const list = textList(rest, textNames(forces, matcher, sheets));
  return understood(attachSheets(list, sheets), forces, matcher);
};

/** What two values of a datasheet beside each other look like; a text without them has none. */
const HAS_DATASHEET =
  /(?:\d\+|n\/a)[\s|]{1,20}(?:\d\+|[-–—]|n\/a)|^[ \t\xa0]{0,40}(?:cc|ff|close combat|firefight)\s?[:=]/im;

/** The datasheets in a text, and the text without them. */
const sheetsIn = async (text: string): Promise<{ readonly sheets: readonly OwnSheet[]; readonly rest: string }> => {
  if (!HAS_DATASHEET.test(text)) return { sheets: [], rest: text };
  const { datasheetsIn } = await import('./datasheet-text.ts');
  const all = text.split(/\r\n|\r|\n/);
  const { sheets, lines } = datasheetsIn(all.slice(0, IMPORT_LIMITS.lines));
  return { sheets, rest: [...lines, ...all.slice(IMPORT_LIMITS.lines)].join('\n') };
};

const { formations: MOST_FORMATIONS, unitsInFormation: MOST_UNITS } = IMPORT_LIMITS;

/** All formations together. More than an army has is refused before anything is looked up. */
const understood = (
  list: WrittenList, sources: ImportSources, matcher: Matcher, system: string | null = null,
): UnderstoodRoster | Problems => {
  if (list.formations.length > MOST_FORMATIONS) return { problems: [sayImport('manyFormations', MOST_FORMATIONS)] };
  const large = list.formations.find(({ entries }) =>
    entries.reduce((sum, { count, isOption }) => sum + (isOption ? 0 : count), 0) > MOST_UNITS);
  if (large !== undefined) return { problems: [sayImport('manyStands', quote(large.name), MOST_UNITS)] };
  const { lexicon } = sources;
  const forces = { ...sources, lexicon: { ...lexicon, library: withSheets(lexicon.library, list.sheets ?? []) } };
  const all = list.formations.map(written => buildWrittenFormation(written, forces, matcher));
  const kept = all.filter(({ isHeading, left }) => !isHeading || left.length > 0);
  const headings = all.filter(one => !kept.includes(one)).flatMap(one => one.notes);
  const notes = [...list.notes, ...headings.map(({ say }) => say)];
  if (kept.every(({ built, left, unmatched }) => built.units.length + left.length === 0
    && unmatched.every(({ near }) => near.length === 0))) {
    return { problems: [
      sayNothing(list, lexicon.library), ...notes, ...kept.flatMap(one => one.notes.map(({ say }) => say)),
    ] };
  }
  if (matcher.isExhausted()) notes.push(sayImport('firstNames', IMPORT_LIMITS.names));
  const differences = differencesIn(kept);
  return { system, formations: kept, differences, notes: [
    ...new Set([...notes, ...sheetNotes(list.sheets ?? [], kept, differences)]),
  ] };
};
