// Every test: those in Node and those in a real browser side by side, as the browser mostly waits for its next frame.
// Ends with exit code 1 if either of them fails.
import { spawn } from 'node:child_process';

const run = command => new Promise(resolve => {
  const child = spawn(command, { shell: true, stdio: 'inherit' });
  child.on('error', () => resolve(1));
  child.on('close', code => resolve(code ?? 1));
});

const codes = await Promise.all(['vitest run', 'wtr'].map(run));
process.exitCode = codes.every(code => code === 0) ? 0 : 1;
