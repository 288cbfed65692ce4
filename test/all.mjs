// Every test: those in Node, and those in a real browser, half of them in each of two browsers, all side by side, as a
// browser mostly waits for its next frame. Ends with exit code 1 if any of them fails.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { findBrowser } from './find-browser.mjs';

const BROWSERS = 2;

const run = (command, env = {}) => new Promise(resolve => {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
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

const inBrowser = async (_, index) => run(`wtr --port ${await freePort()}`, { BROWSER_SHARE: `${index + 1}/${BROWSERS}` });

await findBrowser(); // unpacked before anybody runs it

const codes = await Promise.all([run('vitest run'), ...Array.from({ length: BROWSERS }, inBrowser)]);
process.exitCode = codes.every(code => code === 0) ? 0 : 1;
