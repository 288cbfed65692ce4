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
  spawnSync(command, args, { cwd: elsewhere, encoding: 'utf8', timeout: 300_000 });

const SCRIPT = `
import { parseScenario, play, SAMPLES } from 'assault-resolver';
const parsed = parseScenario(SAMPLES[0].scenario);
const report = play(parsed.scenario, { dice: { seed: 20 }, decisions: SAMPLES[0].decisions });
console.log(JSON.stringify({ winner: report.winner, rounds: report.rounds, dice: report.diceUsed }));
`;

const PHASE_SCRIPT = `
import { EDITIONS, parsePhase, playPhase } from 'assault-resolver/warhammer-40k';
const marine = { weaponSkill: 4, strength: 4, toughness: 4, initiative: 4, leadership: 8, save: 3, name: 'Marine' };
const models = (id, y) => [{ id: id + '1', profile: 'marine', at: [20, y] }];
const unit = (id, side, y, charged) => ({ id, side, charged, models: models(id, y) });
const written = {
  format: 1, ruleset: 'warhammer-40k-' + EDITIONS[0], startAt: 'fight', profiles: { marine },
  units: [unit('a', 'attacker', 20, ['d']), unit('d', 'defender', 21, [])],
};
const parsed = parsePhase(written);
const report = playPhase(parsed.scenario ?? written, { dice: [6, 6, 1, 6, 1, 1] });
console.log(JSON.stringify(report.results.map(({ winner, wounds }) => ({ winner, wounds }))));
`;

const TYPED = `
import { parseScenario, play, type Report, type Scenario } from 'assault-resolver';
import { parsePhase, type Edition, type ParsedPhase } from 'assault-resolver/warhammer-40k';
const parsed = parseScenario('{}');
const edition: Edition = 'trial-seven-steps';
const phase: ParsedPhase = parsePhase({ ruleset: edition });
console.log(phase);
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
    writeFileSync(join(elsewhere, 'phase.mjs'), PHASE_SCRIPT);
    writeFileSync(join(elsewhere, 'typed.ts'), TYPED);
  });

  afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

  it('is imported by a Node script, which plays a bundled assault with it', () => {
    const { stdout, stderr } = run(process.execPath, ['script.mjs']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ winner: 'attacker', rounds: 1, dice: expect.any(Number) });
  });

  it('has an entry of its own for Warhammer 40,000, which plays a phase', () => {
    const { stdout, stderr } = run(process.execPath, ['phase.mjs']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([{ winner: 'attacker', wounds: { attacker: 1, defender: 0 } }]);
  });

  it.each([
    ['Node', ['--module', 'nodenext']],
    ['a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])('is typed for a script in TypeScript, as %s finds it', (_, way) => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = run(process.execPath, [
      tsc, 'typed.ts', '--noEmit', '--strict', '--target', 'es2022', '--types', '', '--ignoreConfig', ...way,
    ]);
    expect(stdout).toBe('');
  });

  it('has a file for everything that it exports, and publishes it', () => {
    const { exports, files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>; files: readonly string[];
    };
    const targets = Object.values(exports).flatMap(one => (typeof one === 'string' ? [one] : Object.values(one)));
    const isPublished = (path: string): boolean =>
      path === './package.json' || files.some(folder => path.startsWith(`./${folder}/`));
    expect(targets.filter(path => !existsSync(join(root, path)) || !isPublished(path))).toEqual([]);
  });

  it.each(['assault-resolver', 'warhammer-40k'])('%s asks for no more at run time than it says', name => {
    const built = readFileSync(join(root, `dist/lib/${name}.js`), 'utf8');
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
    const imported = [...built.matchAll(/^import [^;]*?from\s*"([^".][^"]*)"/gm)].map(match => match[1]!);
    expect(imported.length).toBeGreaterThan(0);
    const isKnown = (path: string): boolean =>
      Object.keys(dependencies).some(one => path === one || path.startsWith(`${one}/`));
    expect(imported.filter(path => !isKnown(path))).toEqual([]);
  });
});
