// Lays out every machine anew and writes its chart and its layouts: `npm run layout`. The layout program serves here
// alone; pages load nothing but what it has found.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ELK from 'elkjs';
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

const elk = new ELK();
const files = await layoutFiles(graph => elk.layout(structuredClone(graph)));
mkdirSync(at('./layouts/'), { recursive: true });
for (const { name, text } of files) {
  writeFileSync(at(`./layouts/${name}`), text);
  console.log(name, text.length);
}
