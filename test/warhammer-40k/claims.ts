/** What the tests of this ruleset claim in their names: rules, rulings and cases. */
import { sourceFiles } from '../support/source-files.ts';

export interface Claims {
  /** From the folder of the tests. */
  readonly file: string;
  readonly rules: readonly string[];
  readonly cases: readonly string[];
}

const NAMES = /(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const FOLDERS = ['test/warhammer-40k', 'test/machines/warhammer-40k'];

/** The tests that read tests claim nothing. */
const READERS = ['cases.test.ts', 'readme.test.ts', 'editions/policy.test.ts'];

const foundIn = (names: readonly string[], id: RegExp): readonly string[] =>
  [...new Set(names.flatMap(name => name.match(id) ?? []))];

export const claimsIn = (): readonly Claims[] => FOLDERS.flatMap(folder =>
  sourceFiles([folder]).map(({ path, text }) => {
    const file = path.replace('test/', '').replace(/^warhammer-40k\//, '');
    const strings = READERS.includes(file) ? [] : [...text.matchAll(NAMES)].map(match => match[2]!);
    const names = strings.filter(string => string.includes(' '));
    const cases = foundIn(names, /\b(?:(?:00[0-3]|X)-\d\d|[47]C-\d{1,2})(?!\d)/g);
    return { file, rules: foundIn(names, /\b40k\.\d+/g), cases };
  }));
