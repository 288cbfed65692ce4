// What templates of elements hold is text to every other tool: it is made short, and fit for any page, here.
import { inOwnSize, overOwnKeys } from './any-page.mjs';
import { fromRoot } from './paths.mjs';

const isOurs = id => id.startsWith(fromRoot('components/'));

const styled = (code, change) => code.replace(/\bcss`([^`]*)`/g, (_, css) => `css\`${change(css)}\``);

const inOneLine = css => css
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .replace(/: /g, ':')
  .replaceAll(';}', '}')
  .replace(/([ (,:-])0\./g, '$1.')
  .trim();

/** Comments and line breaks of styles go, and indents. */
export const shortTemplates = {
  name: 'short-templates',
  enforce: 'pre',
  transform: (code, id) => (isOurs(id) ? styled(code, inOneLine).replace(/\n\s+/g, '\n') : null),
};

/** On strangers' pages all objects may have more keys, and `1rem` may be anything. */
export const onAnyPage = {
  name: 'on-any-page',
  enforce: 'pre',
  transform: (code, id) => (isOurs(id) ? { code: styled(code, inOwnSize), map: null } : null), // no line moves
  renderChunk: code => ({ code: overOwnKeys(code), map: null }),
};
