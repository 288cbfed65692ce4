// Builds the classic scripts of `dist/embed`, as the table says.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { build } from 'vite';
import { wordModules } from '../../translations/word-modules.mjs';
import { globalNameOf, SCRIPTS } from '../scripts.mjs';
import { buildOpenings } from './openings.mjs';
import { onlyNoticed } from './notices.mjs';
import { fromRoot, QUIET, textAt } from './paths.mjs';
import {
  exportsOf, hearingExports, leavingShared, renumbered, sharing, takingShared,
} from './shared-modules.mjs';
import { onAnyPage, shortTemplates } from './templates.mjs';

const LEFT = 'components/embed/left-on-page.ts';

/** The entry of a script that has no file, made of what left-on-page.ts says that it leaves. */
export const madeEntry = (name, leftOnPage) => {
  const [, parts] = new RegExp(`'${name}': \\{([^}]*)\\}`).exec(leftOnPage) ?? [];
  if (parts === undefined) throw new Error(`${name} has neither an entry nor lines in ${LEFT}.`);
  return [...parts.matchAll(/(\w+): typeof import\('([^']+)'\)(?:\.(\w+))?;/g)]
    .map(([, as, from, part]) => (part === undefined
      ? `export * as ${as} from '${from}';` : `export { ${part} as ${as} } from '${from}';`))
    .join('\n');
};

export const madeEntries = ({ name, entry }) => ({
  name: 'made-entries',
  enforce: 'pre',
  resolveId: id => (id === fromRoot(entry) && !existsSync(id) ? id : null),
  load: id => (id === fromRoot(entry) && !existsSync(id) ? madeEntry(name, textAt(LEFT)) : null),
});

const SAMPLES = fromRoot('src/epic-armageddon/scenario/samples/');

/** Nothing comes of a bundled assault that nobody asks for. */
const samplesAsked = {
  name: 'samples-asked',
  transform: (code, id) => (id.startsWith(SAMPLES) ? { code, moduleSideEffects: false, map: null } : null),
};

const THEME = fromRoot('components/shared/theme/theme.ts');

/** Lit is taken from what a script has left on the page, and how all elements look. */
const litFrom = name => ({
  external: ['lit', THEME],
  output: { globals: { lit: `${globalNameOf(name)}.lit`, [THEME]: `${globalNameOf(name)}.looks` } },
});

/** One classic script; the Lit that it shares with another it takes from what that one left on the page. */
const configOf = (script, shared, ...plugins) => ({
  ...shared,
  define: { ...shared.define, ...script.define },
  plugins: [...plugins, madeEntries(script), samplesAsked, onAnyPage, shortTemplates, onlyNoticed],
  build: {
    outDir: 'dist/embed',
    emptyOutDir: false,
    target: 'es2022',
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: {
      entry: fromRoot(script.entry), formats: ['iife'], name: globalNameOf(script.name),
      fileName: () => `${script.name}.js`,
    },
    rolldownOptions: {
      checks: QUIET,
      ...(script.litOf === undefined ? {} : litFrom(script.litOf)),
    },
  },
});

/** What words have of each other: the script of a first screen leaves it on the page, where the others take it. */
const FORMS = fromRoot('components/shared/languages/forms.ts');
const FORM_NAMES = exportsOf(textAt('components/shared/languages/forms.ts'));
const WITH_FORMS = 'words-with-forms';

/** Its own copy of the forms in each of forty scripts would cost a first screen 0.6 kB for each that it fetches. */
const formsOnPage = (entry, version) => {
  const onPage = `globalThis[Symbol.for(\`assault-resolver.forms \${${version}}\`)]`;
  const leaves = entry.endsWith('/screen');
  return {
    name: 'forms-on-page',
    resolveId: id => (id === WITH_FORMS ? id : null),
    load: id => {
      if (id === WITH_FORMS) {
        const names = FORM_NAMES.join(', ');
        const leaving = `import { ${names} } from '${FORMS}'; ${onPage} ??= { ${names} };`;
        return `export { books } from '${entry}'; ${leaves ? leaving : ''}`;
      }
      return leaves || id !== FORMS ? null
        : FORM_NAMES.map(one => `export const ${one} = (...given) => ${onPage}.${one}(...given);`).join('\n');
    },
  };
};

/** Words are many scripts and small ones: they need little of what the others are built with. */
const buildWords = async ({ name, entry }, { define }) => {
  const bundle = await rolldown({
    cwd: fromRoot(''), checks: QUIET, input: WITH_FORMS, transform: { define },
    plugins: [formsOnPage(entry, define.ASSAULT_RESOLVER_VERSION), wordModules],
  });
  await bundle.write({
    file: fromRoot(`dist/embed/${name}.js`), format: 'iife', name: globalNameOf(name), minify: true,
    generatedCode: { symbols: false },
  });
  await bundle.close();
};

/** What has come into a script, without writing it. */
const exportsIn = async (script, shared, before) => {
  let heard;
  const hearing = hearingExports(found => {
    heard = found;
  }, before);
  const unheard = before.map(one => ({ ...one, wanted: new Set() })); // what is wanted shows in what is written
  const config = configOf(script, shared, takingShared(unheard), hearing);
  await build({ ...config, build: { ...config.build, write: false, minify: false } });
  return heard;
};

const followersOf = ({ name }) => SCRIPTS.filter(({ takesFrom }) => takesFrom === name);
const allAfter = script => followersOf(script).flatMap(one => [one, ...allAfter(one)]);

const renumber = ({ name }, found) => {
  const path = fromRoot(`dist/embed/${name}.js`);
  writeFileSync(path, renumbered(readFileSync(path, 'utf8'), found));
};

/** A script and those that are fetched after it, which take from it and from those before it what they have. */
const buildFamily = async (script, shared, before = []) => {
  const followers = followersOf(script);
  if (followers.length === 0) return build(configOf(script, shared, takingShared(before)));
  const found = sharing(script.name, await exportsIn(script, shared, before));
  await Promise.all(followers.map(follower => buildFamily(follower, shared, [...before, found])));
  for (const one of allAfter(script)) renumber(one, found);
  return build(configOf(script, shared, takingShared(before), leavingShared(script.entry, found)));
};

const isWords = ({ entry }) => entry.startsWith('words:');
const isOpening = ({ entry }) => entry.startsWith('opening:');

export const buildScripts = async shared => {
  const firsts = SCRIPTS.filter(one => one.takesFrom === undefined && !isOpening(one));
  await Promise.all([
    buildOpenings(shared),
    ...firsts.map(script => (isWords(script) ? buildWords(script, shared) : buildFamily(script, shared))),
  ]);
};
