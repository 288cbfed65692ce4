// What every tag fetches on somebody's page until its first screen stands, until its first step is done and while it
// is idle then, in kB, gzipped, as a table in Markdown: `npm run bytes [-- part of a name]`. `npm run build` comes
// first. A test of test/components/embed holds it to its limits. `npm run bytes -- docs` writes the lines of
// docs/embedding.md, which tells of scripts and modules.
import { readFileSync } from 'node:fs';
import { lineOf, measured, servingTags, TOLD_PAGES } from '../support/fetched-bytes.mjs';
import { withServedPage } from '../support/served-page.mjs';

const LANGUAGES = ['de', 'fr', 'es', 'pl'];
const EDITIONS = ['trial-seven-steps', 'trial-eight-steps', '4th', '7th'];

const idsIn = path => [...readFileSync(new URL(`../../src/${path}/scenario/samples/names.ts`, import.meta.url), 'utf8')
  .matchAll(/\bid: '([\w-]+)'/g)].map(([, id]) => id);

const TAGS = [
  ...idsIn('epic-armageddon').map(id => ['assault-resolver', `scenario="${id}"`]),
  ...EDITIONS.flatMap(edition => idsIn('warhammer-40k').map(id =>
    ['assault-resolver', `ruleset="warhammer-40k-${edition}" scenario="${id}"`])),
  ...idsIn('epic-armageddon').map(id => ['assault-odds', `scenario="${id}"`]),
  ['assault-odds', ''], ['assault-statechart', ''], ['assault-statechart', 'ruleset="warhammer-40k-7th"'],
  ['assault-lesson', ''], ['assault-lesson', 'lesson="40k-power-fist"'],
].map(([tag, attributes]) => ({ tag, attributes }));

const [wanted = ''] = process.argv.slice(2);
const forDocs = wanted === 'docs';
const tags = forDocs ? TOLD_PAGES : TAGS.filter(({ tag, attributes }) => `${tag} ${attributes}`.includes(wanted));
const kB = number => number.toFixed(1);
const told = ({ programs, engines, words }) =>
  `${kB(programs)} | ${kB(engines)} | ${LANGUAGES.map(language => kB(words[language])).join(' | ')}`;

const fetched = [];
const columns = LANGUAGES.join(' | ');
if (!forDocs) {
  console.log(`| tag | first screen | engine | ${columns} | first step | engine | ${columns} | idle then |`);
  console.log(`|${'---|'.repeat(14)}`);
}

const line = ({ tag, attributes }, { first, step, idle }) => {
  const name = `${tag} ${attributes}`.trim().replaceAll('"', '');
  const then = step === null ? '| | | | | |' : `${told(step)} | ${kB(idle.programs)}`;
  return `| ${name} | ${told(first)} | ${then} |`;
};

const answer = servingTags(tags, fetched);
await withServedPage({ answer, path: '/', width: 600, height: 900 }, async (page, origin) => {
  page.setDefaultTimeout(300_000);
  for (const [at, tag] of tags.entries()) {
    const one = await measured(page, `${origin}/${at}.html`, tag, fetched, LANGUAGES);
    console.log(forDocs ? lineOf(tag, one) : line(tag, one));
  }
});
