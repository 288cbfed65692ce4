// How large the statechart is by itself: its script, the chart and what draws it, without Lit and XState.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { madeEntries } from '../../components/embed/build/scripts.mjs';
import { onAnyPage, shortTemplates } from '../../components/embed/build/templates.mjs';

const at = path => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const SHARED = /^(?:lit|lit-html|lit-element|@lit|xstate)(?:\/|$)/;

/**
 * A script as it is built for a page, whatever Lit and XState would add to it left out: as a module, for a classic
 * script has more in it to take them from a page, which none has that brings them along.
 */
const scriptOf = async name => {
  const entry = `components/embed/${name}.ts`;
  const built = await build({
    configFile: false, root: at(''), logLevel: 'error',
    plugins: [madeEntries({ name, entry }), onAnyPage, shortTemplates],
    define: { ASSAULT_RESOLVER_VERSION: '"0.0.0"' },
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: {
        input: at(entry), external: [SHARED], preserveEntrySignatures: 'strict', output: { format: 'es', globals: {} },
      },
    },
  });
  return [built].flat()[0].output[0].code;
};

/** `{ script, kilobytes }` of the element with the assault's chart, drawn in rows, in kB after gzip. */
export const statechartAlone = async () => {
  const scripts = [
    await scriptOf('assault-statechart'), await scriptOf('assault-statechart-chart'),
    await scriptOf('assault-statechart-rows'),
  ];
  const kilobytes = scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length / 1000, 0);
  return { script: scripts.join('\n'), kilobytes };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { script, kilobytes } = await statechartAlone();
  const isWhole = /assault-statechart/.test(script) && /nearest first/.test(script);
  console.log(JSON.stringify({ kilobytes, isWhole }));
}
