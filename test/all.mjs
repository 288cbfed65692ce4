// Every test: those in Node, and those in a real browser, side by side; a browser for every two processors. What draws
// frames while it waits goes first: the tests in Node take what it leaves. Ends with exit code 1 if any of them fails.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { availableParallelism, constants, setPriority } from 'node:os';
import { findBrowser } from './support/find-browser.mjs';

const BROWSERS = Math.max(1, Math.floor(availableParallelism() / 2));
const { PRIORITY_BELOW_NORMAL, PRIORITY_NORMAL } = constants.priority;

const run = (command, { env = {}, priority = PRIORITY_NORMAL } = {}) => new Promise(resolve => {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  if (priority !== PRIORITY_NORMAL) setPriority(child.pid, priority);
  child.on('error', () => resolve(1));
  child.on('close', code => resolve(code ?? 1));
});

/** Nobody else listens there. */
const freePort = () => new Promise((resolve, reject) => {
  const server = createServer().on('error', reject).listen(0, () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

const inBrowser = async (_, index) => run(`wtr --port ${await freePort()}`, {
  env: { BROWSER_SHARE: `${index + 1}/${BROWSERS}` },
});

await findBrowser(); // unpacked before anybody runs it

const codes = await Promise.all([
  run('vitest run', { priority: PRIORITY_BELOW_NORMAL }), ...Array.from({ length: BROWSERS }, inBrowser),
]);
process.exitCode = codes.every(code => code === 0) ? 0 : 1;
