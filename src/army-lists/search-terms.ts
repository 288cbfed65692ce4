/** How names are compared as people type them. */

/** The words of a text in small letters, without accents, apostrophes and the s of a plural. */
export const searchTermsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(word => (/..[^s]s$/.test(word) ? word.slice(0, -1) : word));
