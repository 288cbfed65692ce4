// Builds `dist/lib`: the entries for scripts with what they share, their types in as few files, the command line, and
// the schemas of scenarios.
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { wordModules } from '../../translations/word-modules.mjs';
import { fromRoot, packageFile, QUIET, textAt } from './paths.mjs';
import { CHAPTERS, described } from './schema-texts.mjs';
import { schemaFiles } from './schemas.ts';

/** Files of `dist/lib` that scripts import, and where they come from. */
const ENTRIES = {
  'assault-resolver': 'machines/index',
  'warhammer-40k': 'machines/warhammer-40k/index',
  ...Object.fromEntries(['play', 'odds', 'library', 'rosters', 'advice']
    .map(name => [`headless/${name}`, `machines/entries/${name}`])),
};

const COMMAND = 'command-line';

const inputs = (entries, ending, folder) => Object.fromEntries(
  Object.entries(entries).map(([name, path]) => [name, join(folder, `${path}${ending}`)]),
);

/** What the package depends on stays imported. */
const external = () => [
  /^node:/, ...Object.keys(packageFile().dependencies).flatMap(name => [name, new RegExp(`^${name}/`)]),
];

/** What entries share is loaded once; errors are by themselves: whoever asks for one wants nothing else. */
const writeScripts = async ({ define }) => {
  const bundle = await rolldown({
    cwd: fromRoot(''), checks: QUIET, external: external(), transform: { define }, plugins: [wordModules],
    input: inputs({ ...ENTRIES, [COMMAND]: 'components/command-line/main' }, '.ts', fromRoot('')),
  });
  await bundle.write({
    dir: fromRoot('dist/lib'), entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js', sourcemap: true,
    minify: false, // what embeds it makes it small; until then errors name real functions
    codeSplitting: { groups: [{ name: 'errors', test: /[\\/](?:dice|machines)[\\/][a-z]+-error\.ts$/ }] },
  });
  await bundle.close();
  chmodSync(fromRoot(`dist/lib/${COMMAND}.js`), 0o755);
};

const typesOfAll = async folder => {
  const tsc = fromRoot('node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [
      tsc, '-p', fromRoot('machines'), '--singleThreaded', '--outDir', folder,
    ]);
  } catch ({ stdout, message }) {
    throw new Error(stdout || message);
  }
};

const writeTypes = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assault-resolver-types-'));
  try {
    await typesOfAll(folder);
    const bundle = await rolldown({
      cwd: fromRoot(''), checks: QUIET, external: external(), input: inputs(ENTRIES, '.d.ts', folder),
      plugins: [dts({ dtsInput: true, tsconfig: false })],
    });
    await bundle.write({
      dir: fromRoot('dist/lib'), entryFileNames: '[name].ts', chunkFileNames: 'shared/[name]-[hash].js',
    });
    await bundle.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const writeSchemas = () => {
  const documentation = textAt('docs/scenario-format.md');
  mkdirSync(fromRoot('dist/lib'), { recursive: true });
  for (const [name, schema] of Object.entries(schemaFiles())) {
    const whole = described(schema, CHAPTERS[name], documentation);
    writeFileSync(fromRoot(`dist/lib/${name}`), `${JSON.stringify(whole, null, 2)}\n`);
  }
};

export const buildLibrary = shared => Promise.all([writeTypes(), writeScripts(shared), writeSchemas()]);
