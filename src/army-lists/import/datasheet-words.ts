/** How the words of a datasheet are taken apart and compared. */

const BREAK = /<\s{0,3}\/?\s{0,3}(?:br|p)\s{0,3}\/?\s{0,3}>/gi;
const TAG = /<\/?[a-z]{1,12}\s{0,3}\/?>/gi;

/** Without the marks of formatting that files put into their values; each break is a new line. */
export const withoutMarkup = (text: string): string => text.replace(BREAK, '\n').replace(TAG, '');

/** No note that is understood is longer; longer ones are not looked at any further. */
export const LONGEST_NOTE = 80;

/** Says that some words were not understood. */
export type Note = (words: string) => void;

/** In small letters, without accents, dashes within words and doubled spaces. */
export const plain = (text: string): string => text
  .normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '')
  .replace(/(?<=\p{L})[-‐‑](?=\p{L})/gu, ' ').replace(/\s+/g, ' ').trim();

export const kebab = (words: string): string => plain(words).split(/[^a-z0-9]+/).filter(Boolean).join('-');

/** What stands between commas, semicolons, full stops, bullets and breaks; brackets stay whole. */
export const partsOf = (text: string): readonly string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  const whole = withoutMarkup(text);
  for (let at = 0; at <= whole.length; at += 1) {
    const letter = whole[at];
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    const isBreak = letter === undefined || letter === '\n'
      || (depth === 0 && (/[,;•·]/.test(letter) || (letter === '.' && !/\S/.test(whole[at + 1] ?? ' '))));
    if (!isBreak) continue;
    if (letter === '\n') depth = 0;
    parts.push(whole.slice(from, at).trim());
    from = at + 1;
  }
  return parts.filter(part => part !== '');
};
