// The search of the documentation: a page with a script, in which the index lies that is made here.
import { fileURLToPath } from 'node:url';
import MiniSearch from 'minisearch';
import { rolldown } from 'rolldown';

const SCRIPT = fileURLToPath(new URL('../docs-search.ts', import.meta.url));
const INDEX = 'docs:index';
const LETTERS_SHOWN = 160;

/** `body`: all of the text below a heading, which is not kept. */
const OPTIONS = {
  fields: ['heading', 'chapter', 'body'],
  storeFields: ['href', 'heading', 'chapter', 'text'],
  searchOptions: { prefix: true, fuzzy: 0.2, boost: { heading: 4, chapter: 2 }, combineWith: 'AND' },
};

const HEADING = /<h[123] id="([^"]*)">(.*)<\/h[123]>/;

const plain = html => html.replace(/<\/?(?:a|code|em|strong)\b[^>]*>/g, '').replace(/<[^>]*>/g, ' ')
  .replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  .replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();

const shortened = text => (text.length <= LETTERS_SHOWN ? text
  : `${text.slice(0, LETTERS_SHOWN).replace(/\s+\S*$/, '')} …`);

/** A page cut at its headings. `href`: its address beside the search. */
export const sectionsOf = ({ href, title, body }) =>
  body.split(/(?=<h[123] id=)/).filter(part => HEADING.test(part)).map(part => {
    const [whole, id, heading] = HEADING.exec(part);
    const text = plain(part.slice(whole.length));
    return { href: `${href}#${id}`, heading: plain(heading), chapter: title, text: shortened(text), body: text };
  });

/** The script, with the index of all these pages in it. */
export const searchScript = async pages => {
  const index = new MiniSearch(OPTIONS);
  index.addAll(pages.flatMap(sectionsOf).map((section, id) => ({ id, ...section })));
  const bundle = await rolldown({
    input: SCRIPT, platform: 'browser', checks: { pluginTimings: false },
    plugins: [{
      name: 'docs-index',
      resolveId: id => (id === INDEX ? id : null),
      load: id => (id !== INDEX ? null : `export const options = ${JSON.stringify(OPTIONS)};
        export const index = JSON.parse(${JSON.stringify(JSON.stringify(index))});`),
    }],
  });
  const { output: [{ code }] } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return code;
};
