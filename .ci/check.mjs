// `npm run check`: types, and what the linter finds, side by side. `src` and `machines` are checked once more by
// themselves, without the types of browsers and Node: they know neither.
import { spawn } from 'node:child_process';

/** As many as there are run at once: none of them takes more than one processor. */
const CHECKS = [
  'tsc --singleThreaded -p src', 'tsc --singleThreaded -p .', 'oxlint --deny-warnings',
  'oxlint -c .oxlintrc.style.json',
];

const run = command => new Promise(resolve => {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => said.push(text));
  child.on('error', () => resolve({ command, code: 1, said: '' }));
  child.on('close', code => resolve({ command, code: code ?? 1, said: Buffer.concat(said).toString() }));
});

for (const { command, code, said } of await Promise.all(CHECKS.map(run))) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${command}`);
  if (code === 0) continue;
  console.log(said);
  process.exitCode = 1;
}
