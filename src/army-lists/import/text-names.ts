/** What the reading of a text asks of the library and the army lists. */
import { optionsCalled } from '../option-names.ts';
import { searchTermsOf } from '../search-terms.ts';
import type { LibraryUnit } from '../unit.ts';
import { isArmyName, isFormationName, listNamed } from './armies.ts';
import { isExtraOf } from './build-written-formation.ts';
import type { ImportSources } from './import-result.ts';
import type { Matcher } from './matching.ts';
import type { Names } from './text-list.ts';

export const textNames = (sources: ImportSources, matcher: Matcher): Names => {
  const { lists, lexicon: { library } } = sources;
  const unit = (words: string): LibraryUnit | null => {
    const [first] = matcher.options(words);
    return first?.exact && first.alias !== 'asked' && first.meaning.kind === 'unit' ? first.meaning.unit : null;
  };
  return {
    isName: words => searchTermsOf(unit(words)?.name ?? '').join(' ') === searchTermsOf(words).join(' '),
    isUnit: words => unit(words) !== null,
    isCalled: words => matcher.options(words)[0]?.exact === true,
    isCharacter: words => unit(words)?.profile?.type === 'character',
    isOptionOf: (name, words) => optionsCalled(words, unit(name)?.options ?? []) !== null,
    hasArmy: words => listNamed(words, lists, library.forces) !== null,
    isArmy: words => isArmyName(words, lists, library.forces),
    isFormation: words => isFormationName(words, lists),
    isExtraOf: (words, formation) => isExtraOf(words, formation, sources, matcher),
  };
};
