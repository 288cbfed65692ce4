// What templates of elements hold is text to every other tool: it is made short, and fit for any page, here.
import { inOwnSize, overOwnKeys } from './any-page.mjs';
import { fromRoot } from './paths.mjs';

const isOurs = id => id.startsWith(fromRoot('components/'));

const STYLE = /\bcss`([^`]*)`/g;

const styled = (code, change) => code.replace(STYLE, (_, css) => `css\`${change(css)}\``);

const inOneLine = css => css
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .replace(/: /g, ':')
  .replaceAll(';}', '}')
  .replace(/([ (,:-])0\./g, '$1.')
  .trim();

const linesIn = text => text.split('\n').length;

/** Line breaks that a style has lost, behind it. */
const noLineLost = (code, before) => {
  const was = before.matchAll(STYLE);
  return code.replace(STYLE, style => style + '\n'.repeat(linesIn(was.next().value[0]) - linesIn(style)));
};

/** Comments and line breaks of styles go, and indents. No line of the program moves: maps of sources stay true. */
export const shortTemplates = {
  name: 'short-templates',
  enforce: 'pre',
  transform: (code, id) => (isOurs(id)
    ? { code: noLineLost(styled(code, inOneLine), code).replace(/\n[ \t]+/g, '\n'), map: null } : null),
};

/** On strangers' pages all objects may have more keys, and `1rem` may be anything. */
export const onAnyPage = {
  name: 'on-any-page',
  enforce: 'pre',
  transform: (code, id) => (isOurs(id) ? { code: styled(code, inOwnSize), map: null } : null), // no line moves
  renderChunk: code => ({ code: overOwnKeys(code), map: null }),
};
