/** What the reading of a text asks of the library and the army lists. */
import { optionsCalled } from '../option-names.ts';
import { areSameTerms } from '../search-terms.ts';
import type { LibraryUnit } from '../unit.ts';
import { isArmyName, isFormationName, listNamed } from './armies.ts';
import { isExtraOf } from './build-written-formation.ts';
import { sheetCalled } from './attach-sheets.ts';
import type { ImportSources } from './import-result.ts';
import type { Matcher } from './matching.ts';
import type { OwnSheet } from './own-sheets.ts';
import type { WrittenFormation } from './written-list.ts';

/** What the reading of words asks of the library. */
export interface Names {
  /** Whether exactly this is a unit's name, and not only enough of it. */
  readonly isName: (words: string) => boolean;
  /** Whether the words are those of a unit, and whether of one that others carry. */
  readonly isUnit: (words: string) => boolean;
  /** Whether a unit or several are called so. */
  readonly isCalled: (words: string) => boolean;
  readonly isCharacter: (words: string) => boolean;
  /** Whether the words name options of that unit. */
  readonly isOptionOf: (unit: string, words: string) => boolean;
  /** Whether an army is named, and whether nothing else is. */
  readonly hasArmy: (words: string) => boolean;
  readonly isArmy: (words: string) => boolean;
  /** Whether some list has a formation of that name. */
  readonly isFormation: (words: string) => boolean;
  /** Whether a formation may have the unit besides what it is made of. */
  readonly isExtraOf: (unit: string, formation: WrittenFormation) => boolean;
}

export const textNames = (
  sources: ImportSources, matcher: Matcher, sheets: readonly OwnSheet[] = [],
): Names => {
  const { lists, lexicon: { library } } = sources;
  const unit = (words: string): LibraryUnit | null => {
    const own = sheetCalled(words, sheets);
    if (own !== undefined) return own.unit;
    const [first] = matcher.options(words);
    return first?.exact && first.alias !== 'asked' && first.meaning.kind === 'unit' ? first.meaning.unit : null;
  };
  return {
    isName: words => areSameTerms(unit(words)?.name ?? '', words),
    isUnit: words => unit(words) !== null,
    isCalled: words => sheetCalled(words, sheets) !== undefined || matcher.options(words)[0]?.exact === true,
    isCharacter: words => unit(words)?.profile?.type === 'character',
    isOptionOf: (name, words) => optionsCalled(words, unit(name)?.options ?? []) !== null,
    hasArmy: words => listNamed(words, lists, library.forces) !== null,
    isArmy: words => isArmyName(words, lists, library.forces),
    isFormation: words => isFormationName(words, lists),
    isExtraOf: (words, formation) => isExtraOf(words, formation, sources, matcher),
  };
};
