/** The built package, as somebody else's script sees it. `npm run build` makes it. */
import { spawnSync } from 'node:child_process';
import {
  existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, mkdirSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
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

/** What the contract names. */
const NAMES = [
  'parseScenario', 'play', 'odds', 'matchUp', 'writeScenario', 'replay', 'reportOf', 'advise', 'review', 'matchLists',
  'readRoster', 'writeLink', 'readLink', 'assaultMachine', 'DecisionError', 'DiceError', 'RULINGS', 'PROBLEM_CODES',
];

const NAMED_SCRIPT = `
import * as all from 'assault-resolver';
import { fightOdds, phaseMachine } from 'assault-resolver/warhammer-40k';
const { matchUp, readLink, reportOf, writeLink } = all;
const { scenario } = matchUp('2 boyz v 1 assault');
const read = await readLink(await writeLink(scenario, []));
const wrong = (() => {
  try {
    return reportOf(read.scenario, read.events);
  } catch ({ name }) {
    return name;
  }
})();
const lacking = ${JSON.stringify(NAMES)}.filter(name => !(name in all));
console.log(JSON.stringify({ lacking, wrong, of40k: [typeof fightOdds, phaseMachine.id], notes: read.notes }));
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
import {
  matchUp, parseScenario, play, readLink, readRoster, reportOf, writeLink, type Advice, type ListInput, type MatchRow,
  type ReadLink, type Report, type Review, type Roster, type Scenario, type WrittenScenario,
} from 'assault-resolver';
import { advise } from 'assault-resolver/headless/advice';
import { matchUp as lineUp, type Problem } from 'assault-resolver/headless/library';
import { odds, underWay, type Odds } from 'assault-resolver/headless/odds';
import { play as playAlone } from 'assault-resolver/headless/play';
import { matchLists } from 'assault-resolver/headless/rosters';
import type {} from 'assault-resolver/odds';
import { parsePhase, type Edition, type ParsedPhase } from 'assault-resolver/warhammer-40k';
const parsed = parseScenario('{}');
const edition: Edition = 'trial-seven-steps';
const phase: ParsedPhase = parsePhase({ ruleset: edition });
console.log(phase);
if (parsed.scenario) {
  const scenario: Scenario = parsed.scenario;
  const report: Report = play(scenario, { dice: [1, 2, 3] });
  const winner: 'attacker' | 'defender' | null = report.winner;
  console.log(winner);
} else {
  const codes: readonly string[] = parsed.problems.map(problem => problem.code);
  console.log(codes);
}
const { scenario, problems } = matchUp('6 boyz v 4 assault');
if (problems) throw new Error(problems.join(' '));
const chances: Odds = odds(scenario, { underWay, tolerance: 0.001 });
playAlone(scenario, { dice: { seed: 1 } });
const lined = lineUp('6 boyz v 4 assault');
console.log(advise(scenario).best, matchLists('necron', 'necron'), lined.notes ?? lined.problems);
console.log(chances.lost.attacker[0]);
const { formations, problems: unread } = await readRoster('6 Boyz');
console.log(unread ?? formations.length);
const link: string = await writeLink(scenario, []);
const { events, notes, problems: lost }: ReadLink = await readLink(link);
const came: Report | readonly string[] = lost ?? reportOf(scenario, events);
const all: readonly [Advice?, Review?, ListInput?, MatchRow?, Roster?, WrittenScenario?] = [];
console.log(came, notes, all);
const told = ({ detail }: HTMLElementEventMap['odds-known']): number => detail.odds.winner.attacker;
const ended = ({ detail: { report } }: HTMLElementEventMap['assault-ended']): number => report.diceUsed;
const list: string | readonly Problem[] = 'none';
console.log(told, ended, list);
// @ts-expect-error a thrower is not part of the contract
play({}, { dice: () => [1] });
// @ts-expect-error there is no such option
odds(scenario, { tolerence: 0.1 });
`;

describe('the built package', () => {
  beforeAll(() => {
    if (!existsSync(join(root, 'dist/lib/assault-resolver.js'))) throw new Error('Run npm run build first.');
    mkdirSync(join(elsewhere, 'node_modules'));
    symlinkSync(root, join(elsewhere, 'node_modules/assault-resolver'), 'dir');
    writeFileSync(join(elsewhere, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(elsewhere, 'script.mjs'), SCRIPT);
    writeFileSync(join(elsewhere, 'named.mjs'), NAMED_SCRIPT);
    writeFileSync(join(elsewhere, 'phase.mjs'), PHASE_SCRIPT);
    writeFileSync(join(elsewhere, 'typed.ts'), TYPED);
  });

  afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

  it('is imported by a Node script, which plays a bundled assault with it', () => {
    const { stdout, stderr } = run(process.execPath, ['script.mjs']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ winner: 'attacker', rounds: 1, dice: expect.any(Number) });
  });

  it('has every name of the contract, links and reports of events among them', () => {
    const { stdout, stderr } = run(process.execPath, ['named.mjs']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout))
      .toEqual({ lacking: [], wrong: 'DiceError', of40k: ['function', expect.any(String)], notes: [] });
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

  it('asks for no more at run time than it says', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: object };
    const scripts = readdirSync(join(root, 'dist/lib'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.js')).map(name => readFileSync(join(root, 'dist/lib', name), 'utf8'));
    const imported = scripts.flatMap(code => [...code.matchAll(/^import (?:[^;"]* from )?"([^".][^"]*)"/gm)])
      .map(match => match[1]!);
    expect(imported).toContain('xstate');
    const isKnown = (path: string): boolean =>
      path.startsWith('node:') || Object.keys(dependencies).some(one => path === one || path.startsWith(`${one}/`));
    expect(imported.filter(path => !isKnown(path))).toEqual([]);
  });

  it('has its types in few files', () => {
    const types = readdirSync(join(root, 'dist/lib'), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.d.ts'));
    expect(types.length).toBeLessThan(40);
  });

  it.each([
    ["export { odds } from 'assault-resolver/headless/odds'", 60],
    ["export { DiceError, DecisionError } from 'assault-resolver'", 0.5],
    ["export { parseScenario } from 'assault-resolver/headless/library'", 55],
  ])('%s brings no more than it needs', async (code, most) => {
    const entry = '\0entry';
    const asEntry = (id: string, then: string): string | null => (id === entry ? then : null);
    const bundle = await rolldown({
      cwd: elsewhere, input: entry, logLevel: 'silent', platform: 'browser',
      plugins: [{ name: 'entry', resolveId: id => asEntry(id, entry), load: id => asEntry(id, code) }],
    });
    const { output: [{ code: built }] } = await bundle.generate({ minify: true, comments: false });
    await bundle.close();
    expect(gzipSync(built, { level: 9 }).length / 1000).toBeLessThanOrEqual(most);
  });
});
