/** The ways to write a report as text: plain, BBCode, Markdown. What is not ours is never taken as markup. */

export interface Markup {
  /** Text of which some may come from players: it reads the same, and nothing in it is markup. */
  readonly text: (text: string) => string;
  /** The heading of it all. Here and below the words are ready for this markup. */
  readonly title: (words: string) => string;
  readonly heading: (words: string) => string;
  readonly list: (items: readonly string[]) => string;
  readonly strong: (words: string) => string;
  /** The whole address of a page. */
  readonly link: (address: string) => string;
}

const WIDEST = 72;

const ruledOff = (words: string, line: string): string => `${words}\n${line.repeat(Math.min(words.length, WIDEST))}`;
const dashed = (items: readonly string[]): string => items.map(item => `- ${item}`).join('\n');

export const PLAIN: Markup = {
  text: text => text,
  title: words => ruledOff(words, '='),
  heading: words => ruledOff(words, '-'),
  list: dashed,
  strong: words => words,
  link: address => address,
};

/** Nobody sees it, and no tag and no address has it inside. */
const JOINER = '\u2060';

/** Where an address could become a link by itself. */
const ADDRESS = /:(?=\/\/)|(?<=\bwww)\./gi;
const unlinked = (text: string): string => text.replace(ADDRESS, `${JOINER}$&`);

export const BBCODE: Markup = {
  text: text => unlinked(text.replaceAll('[', `[${JOINER}`)),
  title: words => `[b][u]${words}[/u][/b]`,
  heading: words => `[b]${words}[/b]`,
  list: items => ['[list]', ...items.map(item => `[*]${item}`), '[/list]'].join('\n'),
  strong: words => `[b]${words}[/b]`,
  link: address => `[url]${address.replaceAll('[', '%5B').replaceAll(']', '%5D')}[/url]`,
};

/** What means something anywhere in a line, and what does at its beginning. */
const INLINE = /[\\`*_~[\]<>#|&$]/g;
const LEADING = /^(\s*)([-+=]|\d+(?=[.)]))/;

/** Those whose name stands behind an @ would be told of it. */
export const MARKDOWN: Markup = {
  text: text => unlinked(text)
    .replace(INLINE, '\\$&')
    .replace(LEADING, (_, space: string, mark: string) =>
      (/\d/.test(mark) ? `${space}${mark}${JOINER}` : `${space}\\${mark}`))
    .replaceAll('@', `@${JOINER}`),
  title: words => `# ${words}`,
  heading: words => `## ${words}`,
  list: dashed,
  strong: words => `**${words}**`,
  link: address => `<${address}>`,
};
