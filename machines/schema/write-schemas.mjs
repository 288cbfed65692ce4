// Writes the JSON Schemas of scenarios into the package: a part of `npm run build:library`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const at = path => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../node_modules/.cache/schema/');

/** Node 20 reads no TypeScript: the files are put together first. */
await build({
  configFile: false,
  logLevel: 'warn',
  root: at('../..'),
  build: {
    ssr: true, outDir, emptyOutDir: true, target: 'es2022', minify: false,
    rolldownOptions: {
      input: { schemas: at('../../src/scenario/schema/schemas.ts') }, output: { entryFileNames: '[name].mjs' },
    },
  },
});
const { schemaFiles } = await import(pathToFileURL(`${outDir}schemas.mjs`));

mkdirSync(at('../../dist/lib/'), { recursive: true });
for (const [name, schema] of Object.entries(schemaFiles())) {
  writeFileSync(at(`../../dist/lib/${name}`), `${JSON.stringify(schema, null, 2)}\n`);
}
