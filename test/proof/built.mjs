// What the threads of a proof read: threads of Node 20 read no TypeScript, so the files are put together first.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';

const outDir = fileURLToPath(new URL('../../node_modules/.cache/proof/', import.meta.url));
const pathOf = name => fileURLToPath(new URL(name, import.meta.url));

await build({
  configFile: false,
  logLevel: 'warn',
  root: fileURLToPath(new URL('../..', import.meta.url)),
  build: {
    ssr: true, outDir, emptyOutDir: true, target: 'es2022', minify: false,
    rolldownOptions: {
      input: {
        jobs: pathOf('jobs.ts'), worker: pathOf('worker.ts'), verdicts: pathOf('../support/odds-oracle/verdicts.ts'),
        recorded: pathOf('../support/odds-oracle/recorded.ts'),
      },
      output: { entryFileNames: '[name].mjs' },
    },
  },
});

export const built = name => import(pathToFileURL(`${outDir}${name}.mjs`));

/** Has a thread do what comes next, until nothing does; `next` gives what it is sent, or undefined. */
export const inThread = (next, done) => new Promise((resolve, reject) => {
  const worker = new Worker(new URL(pathToFileURL(`${outDir}worker.mjs`)));
  const send = () => {
    const job = next();
    if (job === undefined) worker.terminate().then(resolve);
    else worker.postMessage(job);
  };
  worker.on('message', message => {
    done(message);
    send();
  });
  worker.on('error', reject);
  send();
});
