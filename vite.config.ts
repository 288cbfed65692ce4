import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { docs } from './components/site/build/docs.mjs';
import { offline } from './components/site/build/offline.mjs';
import { inOwnSize, overOwnKeys } from './components/embed/build/any-page.mjs';
import { WORD_SCRIPTS } from './components/embed/build/word-scripts.mjs';
import { oembedFiles, siteAddress } from './components/site/oembed.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const dependenciesOf = (path: string): readonly string[] =>
  Object.keys((JSON.parse(readFileSync(fromRoot(path), 'utf8')) as { dependencies: object }).dependencies);

const inOneLine = (css: string): string => css
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};,]) ?/g, '$1')
  .replace(/: /g, ':')
  .replaceAll(';}', '}')
  .replace(/([ (,:-])0\./g, '$1.')
  .trim();

/** What templates of elements hold is text to every other tool: comments and line breaks of styles go, and indents. */
const shortTemplates: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'short-templates',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.startsWith(fromRoot('components/'))
    ? code.replace(/\bcss`([^`]*)`/g, (_, css: string) => `css\`${inOneLine(css)}\``).replace(/\n\s+/g, '\n')
    : null),
};

/** On strangers' pages all objects may have more keys, and `1rem` may be anything. */
const onAnyPage: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'on-any-page',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (id.startsWith(fromRoot('components/'))
    ? code.replace(/\bcss`([^`]*)`/g, (_, css: string) => `css\`${inOwnSize(css)}\``)
    : null),
  renderChunk: code => ({ code: overOwnKeys(code), map: null }),
};

/** What other sites ask for before they show something of this one. `SITE_URL` says where it will stand. */
const oembed: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'oembed',
  apply: 'build',
  transformIndexHtml: () => [{
    tag: 'link',
    attrs: {
      rel: 'alternate', type: 'application/json+oembed', title: 'Assault resolver',
      href: `${siteAddress(process.env['SITE_URL']) || './'}oembed.json`,
    },
    injectTo: 'head',
  }],
  generateBundle() {
    for (const { path, text } of oembedFiles(siteAddress(process.env['SITE_URL']))) {
      this.emitFile({ type: 'asset', fileName: path, source: text });
    }
  },
};

/** What the pages of the site may load: their own. A link can make them ask nobody else. */
const OWN_ONLY = [
  `default-src 'self'`, `img-src 'self' data: blob:`, `object-src 'none'`, `base-uri 'none'`, `form-action 'none'`,
].join('; ');

const ownOnly: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'own-only',
  apply: 'build',
  transformIndexHtml: () => [{
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: OWN_ONLY },
    injectTo: 'head-prepend',
  }],
};

/** The frame's page beside the site: what it loads is its own, as it must not load the site's first screen. */
const withFrame: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'with-frame',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir !== undefined) await build({ mode: 'frame', build: { outDir: dir }, logLevel: 'warn' });
  },
};

/** Parts of the site have no styles of their own: what would fetch them, and lists of what comes with what, is weight. */
const plainImports: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: id => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = load => load();' : null),
  generateBundle(_, bundle) {
    const styled = Object.values(bundle).find(one =>
      one.type === 'chunk' && !one.isEntry && (one.viteMetadata?.importedCss.size ?? 0) > 0);
    if (styled !== undefined) this.error(`Nothing would fetch the styles of ${styled.fileName}.`);
  },
};

/** The site, to be put into any folder of any server. What its first screen needs comes in one piece. */
const site: ViteUserConfig = {
  base: './',
  plugins: [shortTemplates, plainImports, ownOnly, oembed, docs(), withFrame, offline()],
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    modulePreload: false, // the list of what comes with what weighs more than it saves once parts are kept offline
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
      },
    },
  },
};

const frame: ViteUserConfig = {
  base: './',
  plugins: [shortTemplates, ownOnly],
  build: {
    outDir: 'dist/site',
    assetsDir: 'frame',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: fromRoot('embed.html') },
  },
};

/** An entry as a module; what it depends on stays a dependency. */
const library = (entry: string, fileName: string, emptyOutDir: boolean): ViteUserConfig => ({
  build: {
    outDir: 'dist/lib',
    emptyOutDir,
    minify: false, // what embeds it makes it small; until then errors name real functions
    target: 'es2022',
    copyPublicDir: false,
    lib: { entry: fromRoot(entry), formats: ['es'], fileName: () => fileName },
    rolldownOptions: {
      external: dependenciesOf('package.json').flatMap(name => [name, new RegExp(`^${name}/`)]),
    },
  },
});

/** One classic script; what it shares with another it takes from what that one left on the page. */
const script = (
  entry: string, name: string, fileName: string, emptyOutDir: boolean, shared: Readonly<Record<string, string>> = {},
): ViteUserConfig => ({
  plugins: [onAnyPage, shortTemplates],
  build: {
    outDir: 'dist/embed',
    emptyOutDir,
    target: 'es2022',
    copyPublicDir: false,
    lib: { entry: fromRoot(entry), formats: ['iife'], name, fileName: () => fileName },
    rolldownOptions: { external: Object.keys(shared), output: { globals: { ...shared } } },
  },
});

/** The words of other languages as scripts, for each language and group one: 'words-de-screen'. */
const wordScripts = (): Readonly<Record<string, ViteUserConfig>> => Object.fromEntries(WORD_SCRIPTS.map(name => {
  const [, language, group] = /^words-(\w+)-(.+)$/.exec(name)!;
  const left = `assault-${name}`.replaceAll('-', '_');
  return [name, script(`components/translations/${language}/${group}.ts`, left, `assault-${name}.js`, false)];
}));

const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string };
const DEFINED = { ASSAULT_RESOLVER_VERSION: JSON.stringify(version) };

const BUILDS: Readonly<Record<string, ViteUserConfig>> = {
  development: { plugins: [docs()] },
  site,
  frame,
  library: library('machines/index.ts', 'assault-resolver.js', true),
  'warhammer-40k': library('machines/warhammer-40k/index.ts', 'warhammer-40k.js', false),
  ...wordScripts(),
  embed: {
    ...script('components/embed/assault-resolver.ts', 'assaultResolver', 'assault-resolver.js', true),
    define: { ...DEFINED, SHEETS_BESIDE: 'true' }, // the map's key and table come with the game
  },
  game: script('components/embed/assault-resolver-game.ts', 'assaultResolverGame', 'assault-resolver-game.js', false, {
    lit: 'assaultResolver.lit',
  }),
  '40k': script('components/embed/assault-resolver-40k.ts', 'assaultResolver40k', 'assault-resolver-40k.js', false, {
    lit: 'assaultResolver.lit',
  }),
  '40k-engine': script('components/embed/assault-40k-engine.ts', 'assault40kEngine', 'assault-40k-engine.js', false),
  units: script('components/embed/assault-resolver-units.ts', 'assaultResolverUnits', 'assault-resolver-units.js', false),
  odds: script('components/embed/assault-odds.ts', 'assaultOdds', 'assault-odds.js', false),
  'odds-engine': script('components/embed/assault-odds-engine.ts', 'assaultOddsEngine', 'assault-odds-engine.js', false),
  'odds-forces': script('components/embed/assault-odds-forces.ts', 'assaultOddsForces', 'assault-odds-forces.js', false),
  'odds-lists': script('components/embed/assault-odds-lists.ts', 'assaultOddsLists', 'assault-odds-lists.js', false),
  'odds-samples': script('components/embed/assault-odds-samples.ts', 'assaultOddsSamples', 'assault-odds-samples.js', false),
  lesson: script('components/embed/assault-lesson.ts', 'assaultLesson', 'assault-lesson.js', false),
  'lesson-player': script(
    'components/embed/assault-lesson-player.ts', 'assaultLessonPlayer', 'assault-lesson-player.js', false,
    { lit: 'assaultLesson.lit' },
  ),
  'lesson-40k': script('components/embed/assault-lesson-40k.ts', 'assaultLesson40k', 'assault-lesson-40k.js', false, {
    lit: 'assaultLesson.lit',
  }),
  statechart: script('components/embed/assault-statechart.ts', 'assaultStatechart', 'assault-statechart.js', false),
  'statechart-tall': script(
    'components/embed/assault-statechart-tall.ts', 'assaultStatechartTall', 'assault-statechart-tall.js', false,
  ),
  'statechart-wide': script(
    'components/embed/assault-statechart-wide.ts', 'assaultStatechartWide', 'assault-statechart-wide.js', false,
  ),
  'statechart-files': script(
    'components/embed/assault-statechart-files.ts', 'assaultStatechartFiles', 'assault-statechart-files.js', false,
    { lit: 'assaultStatechart.lit' },
  ),
  'statechart-assault': script(
    'components/embed/assault-statechart-assault.ts', 'assaultStatechartAssault', 'assault-statechart-assault.js', false,
    { lit: 'assaultStatechart.lit' },
  ),
  'statechart-40k': script(
    'components/embed/assault-statechart-40k.ts', 'assaultStatechart40k', 'assault-statechart-40k.js', false,
  ),
  'statechart-given': script(
    'components/embed/assault-statechart-given.ts', 'assaultStatechartGiven', 'assault-statechart-given.js', false,
    { lit: 'assaultStatechart.lit' },
  ),
  'statechart-following': script(
    'components/embed/assault-statechart-following.ts', 'assaultStatechartFollowing', 'assault-statechart-following.js', false,
  ),
  'odds-links': script('components/embed/assault-odds-links.ts', 'assaultOddsLinks', 'assault-odds-links.js', false),
  'odds-40k': script('components/embed/assault-odds-40k.ts', 'assaultOdds40k', 'assault-odds-40k.js', false, {
    lit: 'assaultOdds.lit',
  }),
  'odds-map': script('components/embed/assault-odds-map.ts', 'assaultOddsMap', 'assault-odds-map.js', false, {
    lit: 'assaultOdds.lit',
  }),
};

const results = process.env['TEST_RESULTS'];

/** They take longest: begun last, each would run on alone while the other cores wait. */
const FIRST = ['odds/sampling.test.ts', 'epic-armageddon/oracle.test.ts', 'compare/lockstep.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => FIRST.some(name => moduleId.endsWith(name));
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
  }
}

export default defineConfig(({ mode }) => ({
  ...BUILDS[mode],
  publicDir: 'components/site/public',
  define: BUILDS[mode]?.define ?? DEFINED,
  test: {
    include: ['test/**/*.test.ts'],
    allowOnly: false,
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    isolate: false, // no test changes what it imports, and loading all anew for each file took a third of the time
    testTimeout: 120_000, // how long a test may hang, not how long it should take
    reporters: results ? ['default', ['json', { outputFile: `${results}/unit.json` }]] : ['default'],
  },
}));
