/** Words of a line that may mean several units of their force, so that nobody can tell which. */
import type { MeaningOption } from './meanings.ts';
import { plainTermsOf } from './written-words.ts';

/** So many are offered. */
const OFFERED = 6;

/**
 * Whom the words may mean: several units that people call so, or several that the words are only like. Nobody where a
 * unit or a formation is called so, where only one is like it, or only one of those in as many words.
 */
export const severalOf = (
  words: string, options: readonly MeaningOption[], force: string | null,
): readonly MeaningOption[] => {
  const [first] = options;
  if (first === undefined || first.meaning.kind !== 'unit') return [];
  const own = options.filter(({ forces }) => forces.includes(force ?? ''));
  if (first.alias === 'asked') return moreThanOne(own.filter(({ alias }) => alias === 'asked'));
  if (first.exact) return [];
  const length = plainTermsOf(words).length;
  const asLong = own.filter(option => namesOf([option]).some(name => plainTermsOf(name).length === length));
  return asLong.length > 0 ? moreThanOne(asLong) : moreThanOne(own);
};

const moreThanOne = (options: readonly MeaningOption[]): readonly MeaningOption[] =>
  (new Set(namesOf(options)).size > 1 ? options.slice(0, OFFERED) : []);

/** The names of those of them that are units. */
export const namesOf = (options: readonly MeaningOption[]): readonly string[] =>
  options.flatMap(({ meaning }) => (meaning.kind === 'unit' ? meaning.unit.name : []));
