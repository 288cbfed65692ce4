/** The built package, as somebody else's script sees it. `npm run build` makes it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), 'assault-resolver-'));

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { cwd: elsewhere, encoding: 'utf8', timeout: 60_000 });

const SCRIPT = `
import { parseScenario, play, SAMPLES } from 'assault-resolver';
const parsed = parseScenario(SAMPLES[0].scenario);
const report = play(parsed.scenario, { dice: { seed: 20 }, decisions: SAMPLES[0].decisions });
console.log(JSON.stringify({ winner: report.winner, rounds: report.rounds, dice: report.diceUsed }));
`;

const TYPED = `
import { parseScenario, play, type Report, type Scenario } from 'assault-resolver';
const parsed = parseScenario('{}');
if ('scenario' in parsed) {
  const scenario: Scenario = parsed.scenario;
  const report: Report = play(scenario, { dice: [1, 2, 3] });
  const winner: 'attacker' | 'defender' | null = report.winner;
  console.log(winner);
} else {
  const codes: readonly string[] = parsed.problems.map(problem => problem.code);
  console.log(codes);
}
// @ts-expect-error a thrower is not part of the contract
play({}, { dice: () => [1] });
`;

describe('the built package', () => {
  beforeAll(() => {
    if (!existsSync(join(root, 'dist/lib/assault-resolver.js'))) throw new Error('Run npm run build first.');
    mkdirSync(join(elsewhere, 'node_modules'));
    symlinkSync(root, join(elsewhere, 'node_modules/assault-resolver'), 'dir');
    writeFileSync(join(elsewhere, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(elsewhere, 'script.mjs'), SCRIPT);
    writeFileSync(join(elsewhere, 'typed.ts'), TYPED);
  });

  afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

  it('is imported by a Node script, which plays a bundled assault with it', () => {
    const { stdout, stderr } = run(process.execPath, ['script.mjs']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ winner: 'attacker', rounds: 1, dice: expect.any(Number) });
  });

  it('is typed for a script in TypeScript', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = run(process.execPath, [
      tsc, 'typed.ts', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', '',
      '--ignoreConfig',
    ]);
    expect(stdout).toBe('');
  });

  it('asks for no more at run time than it says', () => {
    const built = readFileSync(join(root, 'dist/lib/assault-resolver.js'), 'utf8');
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
    const imported = [...built.matchAll(/^import [^;]*?from\s*"([^".][^"]*)"/gm)].map(match => match[1]!);
    expect(imported.length).toBeGreaterThan(0);
    const isKnown = (name: string): boolean =>
      Object.keys(dependencies).some(one => name === one || name.startsWith(`${one}/`));
    expect(imported.filter(name => !isKnown(name))).toEqual([]);
  });
});
