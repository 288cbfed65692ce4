// Builds `dist/site`: the site with its documentation and its service worker, and the frame beside it.
import { build } from 'vite';
import { onlyNoticed } from '../../embed/build/notices.mjs';
import { fromRoot, QUIET } from '../../embed/build/paths.mjs';
import { shortTemplates } from '../../embed/build/templates.mjs';
import { oembedFiles, siteAddress } from '../oembed.ts';
import { wordModules, wordsIn } from '../../translations/word-modules.mjs';
import { docs } from './docs.mjs';
import { offline } from './offline.mjs';

const address = () => siteAddress(process.env.SITE_URL);

/** What other sites ask for before they show something of this one. `SITE_URL` says where it will stand. */
const oembed = {
  name: 'oembed',
  transformIndexHtml: () => [{
    tag: 'link',
    attrs: {
      rel: 'alternate', type: 'application/json+oembed', title: 'Assault resolver',
      href: address() === '' ? './oembed.json' : `${address()}oembed.json`,
    },
    injectTo: 'head',
  }],
  generateBundle() {
    for (const { path, text } of oembedFiles(address())) this.emitFile({ type: 'asset', fileName: path, source: text });
  },
};

/** What the pages of the site may load: their own. A link can make them ask nobody else. */
const OWN_ONLY = [
  `default-src 'self'`, `img-src 'self' data: blob:`, `object-src 'none'`, `base-uri 'none'`, `form-action 'none'`,
].join('; ');

const ownOnly = {
  name: 'own-only',
  transformIndexHtml: () => [{
    tag: 'meta',
    attrs: { 'http-equiv': 'Content-Security-Policy', content: OWN_ONLY },
    injectTo: 'head-prepend',
  }],
};

/** Parts of the site have no styles of their own: what would fetch them, and lists of what needs what, is weight. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: id => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = load => load();' : null),
  generateBundle(_, bundle) {
    const styled = Object.values(bundle).find(one =>
      one.type === 'chunk' && !one.isEntry && (one.viteMetadata?.importedCss.size ?? 0) > 0);
    if (styled !== undefined) this.error(`Nothing would fetch the styles of ${styled.fileName}.`);
  },
};

const COMMON = { outDir: 'dist/site', emptyOutDir: false, target: 'es2022', reportCompressedSize: false };

/** Several groups of words come of one file: what is built of one is called by the group. */
const chunkFileNames = ({ facadeModuleId }) => `assets/${wordsIn(facadeModuleId) ?? '[name]'}-[hash].js`;

/** To be put into any folder of any server. What its first screen needs comes in one piece. */
const site = {
  base: '', // wherever it lies
  publicDir: 'components/site/public',
  plugins: [wordModules, shortTemplates, plainImports, ownOnly, oembed, docs(), offline(), onlyNoticed],
  build: {
    ...COMMON,
    modulePreload: false, // the list of what comes with what weighs more than it saves once parts are kept offline
    rolldownOptions: {
      checks: QUIET,
      output: { chunkFileNames, codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
};

/** The frame's page beside the site: what it loads is its own, as it must not load the site's first screen. */
const frame = {
  base: '', // wherever it lies
  publicDir: false,
  plugins: [wordModules, shortTemplates, ownOnly, onlyNoticed],
  build: {
    ...COMMON,
    assetsDir: 'frame',
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: QUIET, input: fromRoot('embed.html') },
  },
};

export const buildSite = shared => Promise.all([build({ ...shared, ...site }), build({ ...shared, ...frame })]);
