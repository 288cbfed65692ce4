// Reads every machine anew and writes its chart and its texts: `npm run layout`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const at = path => fileURLToPath(new URL(path, import.meta.url));
const outDir = at('../../node_modules/.cache/layout/');

/** Node 20 reads no TypeScript: the files are put together first. */
await build({
  configFile: false,
  logLevel: 'warn',
  root: at('../..'),
  build: {
    ssr: true, outDir, emptyOutDir: true, target: 'es2022', minify: false,
    rolldownOptions: { input: { 'layout-files': at('layout-files.ts') }, output: { entryFileNames: '[name].mjs' } },
  },
});
const { layoutFiles } = await import(pathToFileURL(`${outDir}layout-files.mjs`));

mkdirSync(at('./layouts/'), { recursive: true });
for (const { name, text } of layoutFiles()) {
  writeFileSync(at(`./layouts/${name}`), text);
  console.log(name, text.length);
}
