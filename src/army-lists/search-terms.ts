/** How names are compared as people type them. */

/** So many texts are remembered, more than there are names in a library, none longer than a name. */
const REMEMBERED = 6000;
const LONGEST = 100;

const known = new Map<string, readonly string[]>();

/** Letters with a stroke, and two in one, as they are typed without. No keys: a page may read scripts as Latin-1. */
const UNACCENTED: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'], ['ß', 'ss'], ['ø', 'o'], ['œ', 'oe'], ['æ', 'ae'],
]);

/** The words of a text in small letters, without accents, apostrophes and the s of a plural. */
export const searchTermsOf = (text: string): readonly string[] => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const terms = termsOf(text);
  if (known.size >= REMEMBERED) known.clear();
  if (text.length <= LONGEST) known.set(text, terms);
  return terms;
};

const termsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[łßøœæ]/g, letter => UNACCENTED.get(letter) ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (/..[^s]s$/.test(word) ? word.slice(0, -1) : word));

/** Whether two texts are the same name, as people type it. */
export const areSameTerms = (a: string, b: string): boolean =>
  searchTermsOf(a).join(' ') === searchTermsOf(b).join(' ');
