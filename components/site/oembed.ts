/** oEmbed: a file for each bundled assault, and a page that leads to it. */
import { SAMPLE_NAMES } from '../../src/epic-armageddon/scenario/samples/names.ts';
import { SAMPLE_TEACHES } from '../../src/epic-armageddon/scenario/samples/teaches.ts';
import { PHASE_SAMPLE_NAMES } from '../../src/warhammer-40k/scenario/samples/names.ts';
import { frameCode, FRAME_HEIGHT } from './embed/code.ts';
import { UNCHANGED, type Embedding } from './embed/embedding.ts';

export interface BuiltFile {
  readonly path: string;
  readonly text: string;
}

const PROVIDER = 'Assault resolver';
/** Pixels that the table wants at least beside its panel. */
const FRAME_WIDTH = 800;
/** For so many seconds nobody need ask again. */
const CACHE_SECONDS = 86_400;

/** One of those that are bundled; a phase by the latest of its texts. */
interface Bundled {
  readonly name: string;
  readonly title: string;
  readonly teaches: string;
  readonly embedding: Embedding;
}

const PHASE_RULESET = 'warhammer-40k-7th';

const BUNDLED: readonly Bundled[] = [
  ...SAMPLE_NAMES.map(({ id, title }) =>
    ({ name: id, title, teaches: SAMPLE_TEACHES[id], embedding: { ...UNCHANGED, shows: id } })),
  ...PHASE_SAMPLE_NAMES.map(({ id, title, teaches }) => ({
    name: `40k-${id}`, title, teaches, embedding: { ...UNCHANGED, ruleset: PHASE_RULESET, shows: id },
  })),
];

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An answer of the type 'rich', which has to have HTML, width and height. */
const answer = (title: string, embedding: Embedding, site: string): string => JSON.stringify({
  version: '1.0',
  type: 'rich',
  title,
  provider_name: PROVIDER,
  ...(site === '' ? {} : { provider_url: site }),
  cache_age: CACHE_SECONDS,
  width: FRAME_WIDTH,
  height: FRAME_HEIGHT,
  html: frameCode({ ...embedding, height: FRAME_HEIGHT }, site),
});

const addressOf = ({ shows, ruleset }: Embedding): string => `#${ruleset === null ? '' : `${ruleset}/`}${shows}`;

const page = ({ name, title, teaches, embedding }: Bundled, site: string): string => {
  const to = `../${addressOf(embedding)}`;
  const told = `${site || '../'}oembed/${name}.json`;
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>${safe(title)} – ${PROVIDER}</title>
  <meta name="description" content="${safe(teaches)}">
  <meta property="og:title" content="${safe(title)}">
  <meta property="og:description" content="${safe(teaches)}">
  <link rel="alternate" type="application/json+oembed" href="${told}" title="${safe(title)}">
  <meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
  <h1>${safe(title)}</h1>
  <p>${safe(teaches)}</p>
  <p><a href="${to}">Play it</a></p>
</body>
</html>
`;
};

/**
 * The folder of the site with its slash, as the build is told it; empty: nobody has said.
 *
 * @throws Error where it is no address of the web.
 */
export const siteAddress = (said: string | undefined): string => {
  if (said === undefined || said === '') return '';
  const { protocol, href } = new URL(said);
  if (!/^https?:$/.test(protocol)) throw new Error(`SITE_URL has to begin with https: or http:, not with ${protocol}`);
  return href.replace(/[?#].*$/, '').replace(/\/*$/, '/');
};

/** All files, by their paths in the folder of the site. Without the site's address they work on the site itself. */
export const oembedFiles = (site: string): readonly BuiltFile[] => [
  { path: 'oembed.json', text: answer(PROVIDER, UNCHANGED, site) },
  ...BUNDLED.flatMap(one => [
    { path: `oembed/${one.name}.json`, text: answer(one.title, one.embedding, site) },
    { path: `scenarios/${one.name}.html`, text: page(one, site) },
  ]),
];
