/** Lists and tables from elsewhere: rosters of other programs, printed lists, and scenarios, by their content. */
import { parseScenario } from '../../epic-armageddon/scenario/parse.ts';
import { isPage } from '../../parsing/markup.ts';
import { IMPORT_WORDS, sayImport } from './import-words.ts';
import type { ImportSources, ImportResult, UnderstoodList, UnmatchedWords } from './import-result.ts';
import { IMPORT_LIMITS, TOO_LARGE } from './limits.ts';
import { matcherOf, type Matcher } from './matching.ts';
import { buildWrittenFormation } from './build-written-formation.ts';
import { sayNothing } from './nothing-said.ts';
import type { RosterTree } from './roster-tree.ts';
import { textList } from './text-list.ts';
import { textNames } from './text-names.ts';
import type { WrittenList } from './written-list.ts';

const SCENARIO_FIELDS = ['formations', 'engage', 'ruleset'];

/**
 * Reads a file or a text: a BattleScribe or New Recruit roster (`.ros`, `.rosz`, JSON), a list in words, or a scenario.
 * What it is shows in its content, not in its name. Whatever is wrong with it is a sentence; nothing is thrown.
 */
export const importRoster = async (input: string | Uint8Array, forces: ImportSources): Promise<ImportResult> => {
  if (input.length > IMPORT_LIMITS.file) return { problems: [TOO_LARGE] };
  const text = typeof input === 'string' ? input : await unpacked(input);
  if (typeof text !== 'string') return text;
  if (text.length > IMPORT_LIMITS.text) return { problems: [TOO_LARGE] };
  if (text.includes('\0')) return { problems: [IMPORT_WORDS.notText] };
  const start = text.trimStart().slice(0, 1);
  if (start === '<' && !isPage(text)) return readXml(text, forces);
  if (start === '{') return readJson(text, forces);
  return readText(text, forces);
};

/** The text of a file, which may be an archive. */
const unpacked = async (bytes: Uint8Array): Promise<string | { readonly problems: readonly string[] }> => {
  const [{ isArchive, unpack }, { decodeText }] =
    await Promise.all([import('./archive.ts'), import('./decode-text.ts')]);
  if (!isArchive(bytes)) return decodeText(bytes);
  const inner = unpack(bytes);
  return 'problem' in inner ? { problems: [inner.problem] } : decodeText(inner.bytes);
};

const readXml = async (text: string, forces: ImportSources): Promise<ImportResult> => {
  const { xmlRoster } = await import('./xml-roster.ts');
  return readTree(xmlRoster(text), forces);
};

const readJson = async (text: string, forces: ImportSources): Promise<ImportResult> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: [IMPORT_WORDS.damagedJson] };
  }
  const { isRosterJson, jsonRoster } = await import('./json-roster.ts');
  if (isRosterJson(json)) return readTree(jsonRoster(json), forces);
  if (!SCENARIO_FIELDS.some(field => Object.hasOwn(json as object, field))) {
    return { problems: [IMPORT_WORDS.otherJson] };
  }
  const parsed = parseScenario(json, forces.lexicon.library);
  return 'scenario' in parsed ? parsed : { problems: parsed.problems.map(problem => problem.say) };
};

const readTree = async (tree: RosterTree, forces: ImportSources): Promise<ImportResult> => {
  if ('problem' in tree) return { problems: [tree.problem] };
  const { rosterList } = await import('./roster-list.ts');
  return understood(rosterList(tree.roster), forces, matcherOf(forces));
};

const readText = (text: string, forces: ImportSources): ImportResult => {
  const matcher = matcherOf(forces);
  return understood(textList(text, textNames(forces, matcher)), forces, matcher);
};

/** All formations together; what was not understood points to the place of its formation. */
const understood = (
  list: WrittenList, forces: ImportSources, matcher: Matcher,
): UnderstoodList | { problems: string[] } => {
  const formations: UnderstoodList['formations'][number][] = [];
  const unmatched: UnmatchedWords[] = [];
  const notes = [...list.notes];
  for (const written of list.formations.slice(0, IMPORT_LIMITS.formations)) {
    const one = buildWrittenFormation(written, forces, matcher);
    notes.push(...one.notes);
    if (one.built === null) continue;
    for (const words of one.unmatched) unmatched.push({ ...words, formation: formations.length });
    formations.push(one.built);
  }
  if (formations.every(({ units }) => units.length === 0) && unmatched.every(({ near }) => near.length === 0)) {
    return { problems: [sayNothing(list, forces.lexicon.library), ...notes] };
  }
  if (list.formations.length > IMPORT_LIMITS.formations) {
    notes.push(sayImport('firstFormations', IMPORT_LIMITS.formations));
  }
  if (matcher.isExhausted()) notes.push(sayImport('firstNames', IMPORT_LIMITS.names));
  if (unmatched.length > IMPORT_LIMITS.unmatched) notes.push(sayImport('firstUnmatched', IMPORT_LIMITS.unmatched));
  return {
    formations, unmatched: unmatched.slice(0, IMPORT_LIMITS.unmatched),
    notes: [...new Set(notes)],
  };
};
