// The tests of the rules and the rules themselves, in one module, which is loaded once for many mutants.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { COUNTING, HOME, REACHED, RUNNING } from './places.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const EPIC = {
  folders: ['test/epic-armageddon', 'test/machines/epic-armageddon'],
  leftOut: /\/(?:assault\.machine|oracle|laws|every-list|every-list-deciding|usual-moves|large)\.test/,
};
const MACHINES = {
  folders: ['test/warhammer-40k', 'test/machines', 'test/lessons'],
  leftOut: new RegExp(`/(?:${[
    'epic-armageddon/assault.machine', 'epic-armageddon/course-changed', 'machines/warhammer-40k/laws',
    'warhammer-40k/odds/oracle', 'charts/layouts',
  ].join('|')})\\.test`),
};
/** Where tests lie; left out are long proofs, which would take an hour for each mutant, and walks through a chart. */
const { folders, leftOut } = process.env.MUTATED === 'machines' ? MACHINES : EPIC;

/** Tests that read sources see how the code is written, not what it does. */
const READS = /from '[^']*support\/(?:source-files|markdown)\.ts'/;
/** What Vitest alone can do: put other modules in the place of some. */
const REPLACES = /import \{[^}]*\bvi\b[^}]*\} from 'vitest'/;
/** What is done before all tests of a file would be done before those of every other file too. */
const BEGINS = /^before(?:All|Each)\(/m;

/** The odds play the rules too, but take long, and see hardly a mutant of them that no test of the rules sees. */
const isFar = file => process.env.MUTATED === 'rules' && file.includes('/odds/')
  || process.env.MUTATED === 'odds' && !file.includes('/odds/');

const isQuick = code => ![READS, REPLACES, BEGINS].some(kind => kind.test(code));

const isWanted = file => file.endsWith('.test.ts') && !leftOut.test(file) && !isFar(file)
  && isQuick(readFileSync(file, 'utf8'));

const files = folders.flatMap(folder => readdirSync(`${root}${folder}`, { recursive: true })
  .map(file => `${root}${folder}/${file}`).filter(isWanted)).sort();

const TESTS = 'the tests';
const IN_PLACE_OF = { [`${root}src/shared/once.ts`]: `${root}test/mutation/once.mjs` };

const tests = {
  name: 'tests',
  resolveId: async function (id, importer) {
    if (id === TESTS) return id;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return IN_PLACE_OF[found?.id] ?? found;
  },
  load: id => (id === TESTS ? files.map(file => `import ${JSON.stringify(file)};`).join('\n') : null),
};

const isOurs = id => id.startsWith(root) && !/node_modules|test\/mutation/.test(id.slice(root.length));
const nameOf = id => id.slice(root.length);

const named = name => `globalThis.moduleBeingLoaded = ${name};`;

/** Files that a test reads lie beside it, not beside the bundle. */
const inPlace = (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));

/** Says which module is loaded, and which tests lean on it. */
const naming = {
  name: 'naming',
  transform: (code, id) => (isOurs(id)
    ? `${named(JSON.stringify(nameOf(id)))}\n${inPlace(code, id)}\n;${named('undefined')}`
    : null),
  buildEnd() {
    const importsOf = id => this.getModuleInfo(id)?.importedIds.filter(isOurs) ?? [];
    const reached = {};
    for (const file of files) {
      for (const id of withImports(file, importsOf)) (reached[nameOf(id)] ??= []).push(nameOf(file));
    }
    mkdirSync(`${root}${HOME}`, { recursive: true });
    writeFileSync(`${root}${REACHED}`, JSON.stringify(reached));
  },
};

const withImports = (file, importsOf) => {
  const found = new Set([file]);
  for (const id of found) importsOf(id).forEach(one => found.add(one));
  return found;
};

/** Counting who comes by which mutant takes longer than the rules do, and is wanted in the first run only. */
const withoutCounting = {
  name: 'without-counting',
  transform: code => code.replace('function stryCov_9fa48() {', 'function stryCov_9fa48() { return;'),
};

const write = async (file, plugins) => {
  const bundle = await rolldown({
    input: TESTS,
    platform: 'node',
    external: [/^@vitest\//, /^node:/],
    resolve: { alias: { vitest: `${root}test/mutation/vitest.mjs` } },
    plugins,
  });
  await bundle.write({ file: `${root}${file}`, format: 'esm', codeSplitting: false });
};

await write(COUNTING, [tests, naming]);
await write(RUNNING, [tests, naming, withoutCounting]);
console.log(`${files.length} test files`);
