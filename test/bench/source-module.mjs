// Modules of the source for Node, put together: for what the package keeps to itself.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = fileURLToPath(new URL('../../node_modules/.cache/bench/', import.meta.url));

/** The address of what an entry beside this file comes to: for those who load it themselves, such as threads. */
export const builtModule = async name => {
  const input = { [name]: fileURLToPath(new URL(name, import.meta.url)) };
  await build({
    configFile: false, logLevel: 'warn', root,
    build: {
      ssr: true, outDir, emptyOutDir: false, target: 'es2022', minify: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
    },
  });
  return pathToFileURL(`${outDir}${name}.mjs`).href;
};

/** What an entry beside this file exports: `sourceModule('fight-odds-entry.ts')`. */
export const sourceModule = async name => import(await builtModule(name));
