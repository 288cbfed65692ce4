/** A language that nobody speaks: English between brackets and longer, so that what is not of the words is seen. */

const OPENS = '⟦';
const CLOSES = '⟧';
const LONGER = 0.4;

/** A text in it: marked, and two fifths longer in pieces that a line can be broken between. */
const told = (text: string): string => {
  const own = text.replaceAll(/[⟦⟧…]/g, '').length;
  const more = '… '.repeat(Math.ceil((own * LONGER) / 2)).trimEnd();
  return `${OPENS}${text}${more === '' ? '' : ` ${more}`}${CLOSES}`;
};

/** Everything that words can say, in it: strings, what functions give, and all in lists and records. */
export const madeUp = (words: unknown): unknown => {
  if (typeof words === 'string') return told(words);
  if (typeof words === 'function') {
    return (...given: readonly unknown[]) => madeUp((words as (...given: readonly unknown[]) => unknown)(...given));
  }
  if (Array.isArray(words)) return words.map(madeUp);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, word]) => [key, madeUp(word)]));
};

const MARKED = /⟦[^⟦⟧]*⟧/g;

/** A text without what is marked in it. */
const unmarkedIn = (text: string): string => {
  const rest = text.replaceAll(MARKED, '');
  return rest === text ? text : unmarkedIn(rest);
};

/**
 * Ids of rules, short names of stands, dice, measures, and what joins names in lists of the language that the made-up
 * one stands in for.
 */
const SIGNS = /\b(?:[A-Z]\d+(?:\.\d+)?|\d*D[36]|cm|und)\b/g;

const LETTER = /\p{L}/u;

/** What a text says beside its marks, with numbers and signs left out; nothing: ''. */
export const unspokenIn = (text: string): string => {
  const rest = unmarkedIn(text.replaceAll('\u00a0', ' ')).replaceAll(SIGNS, '').replaceAll(/\s+/g, ' ').trim();
  return LETTER.test(rest) ? rest : '';
};

/** Which of some texts say more than names do. */
export const moreThan = (names: readonly string[], texts: readonly string[]): readonly string[] => {
  const known = [...new Set(names.map(name => name.replaceAll(SIGNS, '').replaceAll(/\s+/g, ' ')))]
    .sort((a, b) => b.length - a.length);
  return texts.filter(text => LETTER.test(known.reduce((left, name) => left.replaceAll(name, ''), text)));
};

/** What is read out of an element besides its text. */
const READ = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'] as const;

/**
 * Every text and every name that an element and all in it show or are read by, in their shadows too; rows of a text in
 * a drawing, and words of a heading, as the one text that they are.
 */
export const saidIn = (node: Node): readonly string[] => {
  if (node instanceof Text) return node.data.trim() === '' ? [] : [node.data];
  if (node instanceof DocumentFragment) return [...node.childNodes].flatMap(one => saidIn(one));
  if (!(node instanceof Element) || node.matches('style')) return [];
  const named = READ.map(name => node.getAttribute(name) ?? '').filter(Boolean);
  const shadow = node.shadowRoot === null ? [] : saidIn(node.shadowRoot);
  const rows = [...node.children].filter(one => one.matches('g > text, h2 > span'));
  const rest = [...node.childNodes].filter(one => !rows.some(row => row === one)).flatMap(one => saidIn(one));
  return [...named, ...shadow, ...rows.length === 0 ? [] : [rows.map(row => row.textContent).join(' ')], ...rest];
};
