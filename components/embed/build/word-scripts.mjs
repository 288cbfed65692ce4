// The scripts with the words of other languages, which lie beside those of the elements.

const LANGUAGES = ['de', 'fr', 'es', 'pl'];
/** What the elements of a page may want; the site has more. */
const GROUPS = ['screen', 'learning', 'warhammer-40k'];

/** 'words-de-screen': the mode in which each is built; with 'assault-' before it its name. */
export const WORD_SCRIPTS = LANGUAGES.flatMap(language => GROUPS.map(group => `words-${language}-${group}`));
