/** What the screen shows of a list from elsewhere: formations that fit a table, what is open, and notes. */
import { SCENARIO_LIMITS } from '../../epic-armageddon/model/limits.ts';
import { quote } from '../../parsing/problems.ts';
import type { BuiltFormation } from '../built-formation.ts';
import { sayImport } from './import-words.ts';
import type { ImportResult, ImportSources, UnderstoodList } from './import-result.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { understandRoster, type UnderstoodFormation, type UnderstoodRoster } from './understand-roster.ts';

/**
 * Reads a file or a text: a BattleScribe or New Recruit roster (`.ros`, `.rosz`, JSON), a list in words, or a scenario.
 * Whatever is wrong with it is a sentence; nothing is thrown.
 */
export const importRoster = async (input: string | Uint8Array, sources: ImportSources): Promise<ImportResult> => {
  const found = await understandRoster(input, sources);
  return 'formations' in found ? listOf(found) : found;
};

const { unitsInFormation: ROOM } = SCENARIO_LIMITS;

const listOf = (found: UnderstoodRoster): UnderstoodList => {
  const shown = found.formations.filter(({ isHeading }) => !isHeading);
  const unmatched = shown.flatMap((one, formation) => one.unmatched.map(words => ({ ...words, formation })));
  return {
    formations: shown.map(({ built }) => fitted(built)),
    unmatched: unmatched.slice(0, IMPORT_LIMITS.unmatched),
    differences: found.differences,
    notes: [...new Set([
      ...found.formations.flatMap(notesOf), ...found.notes,
      ...(unmatched.length > IMPORT_LIMITS.unmatched ? [sayImport('firstUnmatched', IMPORT_LIMITS.unmatched)] : []),
    ])],
  };
};

const notesOf = ({ left, notes, built }: UnderstoodFormation): readonly string[] => [
  ...left.map(({ name, why }) =>
    (why === '' ? sayImport('unusable', quote(name)) : sayImport('unusableWhy', quote(name), why))),
  ...notes.map(({ say }) => say),
  ...(built.units.length > ROOM ? [sayImport('cut', ROOM)] : []),
];

/** As many units as a formation of a scenario has room for. */
const fitted = (built: BuiltFormation): BuiltFormation => (built.units.length <= ROOM ? built : {
  ...built,
  units: built.units.slice(0, ROOM).map(unit =>
    (unit.aboard !== null && unit.aboard >= ROOM ? { ...unit, aboard: null } : unit)),
});
