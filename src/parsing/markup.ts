/** Marks of forums, pages and Markdown in a text: what people say is kept, what only makes it look nice goes. */

/** Tags that only change how words look. */
const LOOKS = 'b|i|u|s|em|strong|small|big|sup|sub|span|font|size|color|colour|url|a|highlight|tt|pre|code|del|ins'
  + '|mark';
/** Tags that stand round whole lines. */
const BLOCKS = 'list|quote|blockquote|p|div|ul|ol|center|left|right|spoiler|section|article|body|html|head|table|tbody'
  + '|thead|tr|br|hr|h[1-6]|indent';
const CELLS = 'td|th';
const MORE_BB = String.raw`(?:=[^\]\n]{0,100})?`;
const MORE_HTML = String.raw`(?:\s[^<>\n]{0,200})?`;

const tags = (names: string): string =>
  String.raw`\[/?(?:${names})${MORE_BB}\]|</?(?:${names})${MORE_HTML}/?>`;
const ITEM = String.raw`\[\*\]|\[/?li\]|</?li${MORE_HTML}>`;
const BOLD_TAGS = String.raw`\[/?(?:b|u)\]|</?(?:b|u|strong)${MORE_HTML}>`;

const ANY = new RegExp(`(?<item>${ITEM})|${tags(`${LOOKS}|${BLOCKS}|${CELLS}`)}|\\*\\*|__|~~|\`|&nbsp;`, 'gi');
const PAGE = new RegExp(String.raw`^\s*</?(?!html|head|body)(?:li|${LOOKS}|${BLOCKS}|${CELLS})${MORE_HTML}/?>`, 'i');

/** Whether a text begins as a piece of a page does, and not as a file. */
export const isPage = (text: string): boolean => PAGE.test(text.slice(0, 300));

/** The same text, as long as it was, with spaces for the marks and a comma for what begins an item of a list. */
export const withoutMarkup = (text: string): string => text.replace(ANY, (mark, ...found) => {
  const { item } = found.at(-1) as { readonly item?: string };
  return (item === undefined ? ' ' : ',').padEnd(mark.length);
});

const BOLD = new RegExp(BOLD_TAGS, 'gi');
const LIST = /[[<](\/?)(?:list|ul|ol)\b/i;
const BREAKING = new RegExp(`(?<item>${ITEM})|(?<cell></(?:${CELLS})>|\\[/(?:${CELLS})\\])`
  + `|(?<title><h[1-6]${MORE_HTML}>)|(?<block>${tags(BLOCKS)})|${tags(`${LOOKS}|${CELLS}`)}`, 'gi');
const LINK = /\[([^\]\n]{1,200})\]\(https?:[^)\s]{1,300}\)/gi;
const BOX = /^(\s*[-*•+]?\s*)\[[ x]?\]\s+/i;
const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': '’', '&ndash;': '–', '&times;': '×',
};

/**
 * The lines of a text without tags: an item of a list begins a line with a bullet, as far right as its list is deep in
 * others. Bold words stay between `**`. A line of nothing but tags is left out.
 */
export function* linesWithoutTags(lines: Iterable<string>): Generator<string> {
  let depth = 0;
  for (const line of lines) {
    const plain = line.replace(LINK, '$1').replace(BOX, '$1').replace(BOLD, '**');
    const broken = plain.replace(BREAKING, (mark, ...found) => {
      const { item, cell, title, block } = found.at(-1) as Readonly<Record<string, string | undefined>>;
      if (item !== undefined) return /^[[<]\//.test(mark) ? '' : `\n${'  '.repeat(Math.max(0, depth - 1))}- `;
      if (cell !== undefined) return '\t';
      if (title !== undefined) return '\n# ';
      if (block === undefined) return '';
      const [, end] = LIST.exec(mark) ?? [];
      if (end !== undefined) depth = Math.min(DEEPEST, Math.max(0, depth + (end === '' ? 1 : -1)));
      return '\n';
    }).replace(/&(?:nbsp|amp|lt|gt|quot|#39|ndash|times);/gi, entity => ENTITIES[entity.toLowerCase()]!);
    const parts = broken.split('\n');
    if (parts.length === 1) yield broken;
    else yield* parts.filter(part => !/^[\s*#-]*$/.test(part));
  }
}

/** Lists within lists further in are as far right as these. */
const DEEPEST = 10;
