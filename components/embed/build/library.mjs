// Builds `dist/lib`: the two games for scripts, their types, and the schemas of their scenarios.
import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { build } from 'vite';
import { fromRoot, packageFile, QUIET, textAt } from './paths.mjs';
import { CHAPTERS, described } from './schema-texts.mjs';
import { schemaFiles } from './schemas.ts';

/** An entry as a module; what the package depends on stays imported. */
const configOf = (entry, fileName, shared) => ({
  ...shared,
  build: {
    outDir: 'dist/lib',
    emptyOutDir: false,
    minify: false, // what embeds it makes it small; until then errors name real functions
    sourcemap: true,
    target: 'es2022',
    copyPublicDir: false,
    reportCompressedSize: false,
    lib: { entry: fromRoot(entry), formats: ['es'], fileName: () => fileName },
    rolldownOptions: {
      checks: QUIET,
      external: Object.keys(packageFile().dependencies).flatMap(name => [name, new RegExp(`^${name}/`)]),
    },
  },
});

const writeTypes = async () => {
  const tsc = fromRoot('node_modules/typescript/bin/tsc');
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', fromRoot('machines'), '--singleThreaded']);
  } catch ({ stdout, message }) {
    throw new Error(stdout || message);
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

export const buildLibrary = shared => Promise.all([
  writeTypes(),
  build(configOf('machines/index.ts', 'assault-resolver.js', shared)),
  build(configOf('machines/warhammer-40k/index.ts', 'warhammer-40k.js', shared)),
  build(configOf('machines/charts/index.ts', 'layout.js', shared)),
  writeSchemas(),
]);
