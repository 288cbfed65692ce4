// The tests that go through only some of their cases in the suite go through all: `npm run proof:rules`.
import { execFileSync, spawn } from 'node:child_process';

const files = execFileSync('git', ['grep', '-l', 'shareOf(', '--', 'test/*.test.ts'], { encoding: 'utf8' }).trim().split('\n');
const child = spawn('vitest', ['run', ...files], { stdio: 'inherit', env: { ...process.env, PROOF: 'whole' } });
child.on('error', () => { process.exitCode = 1; });
child.on('close', code => { process.exitCode = code ?? 1; });
