// Reads thousands of texts that nobody would write, and changes most what comes to code that no text has come to:
// `node test/fuzz/run.mjs`, or `node test/fuzz/run.mjs scenario link` for some. `--iterations 9000`, `--seed 7`;
// `--keep` keeps texts that reach new code. What is read wrongly goes into the corpus, and the exit code is 1.
import { readdirSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { parseArgs } from 'node:util';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    iterations: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' }, keep: { type: 'boolean' },
  },
});

/** Files that a module reads lie beside its source. */
const inPlace = {
  name: 'in-place',
  transform: (code, id) => (code.includes('import.meta.url') && !id.includes('node_modules')
    ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)) : null),
};

/** In folders as its sources: V8 tells by the address of a module whose code it is. */
const made = `${root}.fuzz/${process.pid}/`;
const bundle = await rolldown({
  input: `${root}test/fuzz/play.ts`, platform: 'node', external: [/^[a-z@](?!:)(?!.*\.ts$)/i], plugins: [inPlace],
  transform: { define: { ASSAULT_RESOLVER_VERSION: '"fuzz"' } },
});
await bundle.write({ dir: made, format: 'esm', preserveModules: true, preserveModulesRoot: root });
/** Only what is compiled from here on is counted block by block. */
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
try {
  const file = readdirSync(made, { recursive: true }).find(name => /^test.fuzz.play\.m?js$/.test(name));
  const { play } = await import(pathToFileURL(made + file).href);
  const isClean = await play(positionals, Number(values.iterations), Number(values.seed), values.keep === true);
  process.exitCode = isClean ? 0 : 1;
} finally {
  rmSync(made, { recursive: true, force: true });
}
