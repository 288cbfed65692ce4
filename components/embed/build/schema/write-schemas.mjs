// Writes the JSON Schemas of scenarios into the package: a part of `npm run build:library`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { CHAPTERS, described } from './describe.mjs';

const at = path => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../../../node_modules/.cache/schema/');

/** Node 20 reads no TypeScript: the files are put together first. */
await build({
  configFile: false,
  logLevel: 'warn',
  root: at('../../../..'),
  build: {
    ssr: true, outDir, emptyOutDir: true, target: 'es2022', minify: false,
    rolldownOptions: {
      input: { schemas: at('./schemas.ts') }, output: { entryFileNames: '[name].mjs' },
    },
  },
});
const { schemaFiles } = await import(pathToFileURL(`${outDir}schemas.mjs`));

const documentation = readFileSync(at('../../../../docs/scenario-format.md'), 'utf8');
mkdirSync(at('../../../../dist/lib/'), { recursive: true });
for (const [name, schema] of Object.entries(schemaFiles())) {
  const whole = described(schema, CHAPTERS[name], documentation);
  writeFileSync(at(`../../../../dist/lib/${name}`), `${JSON.stringify(whole, null, 2)}\n`);
}
