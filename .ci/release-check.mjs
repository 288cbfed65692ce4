// A dry run of a release. The package as somebody gets it who installs it: packed, its files looked through, unpacked
// into an empty project beside what it says that it needs, played with, asked on the command line, and type-checked
// under both ways in which TypeScript finds modules; then all else that the workflow would publish, with its hashes.
// Needs no network and publishes nothing. Builds come first: `npm run release:check`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { FOLDERS, NOTICES, shipped } from '../components/embed/build/notices.mjs';
import { packRelease } from './pack-release.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'assault-resolver-release-'));
const project = join(folder, 'project');
const { name, version, bin, exports, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const run = (command, args, cwd) => execFileSync(command, args, { cwd, encoding: 'utf8', timeout: 300_000 });
const npm = (args, cwd) => run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, cwd);

/** What belongs into the package: nothing of the sources, and no test. */
const MEANT = [
  /^(?:LICENSE|README\.md|CHANGELOG\.md|package\.json)$/,
  /^dist\/lib\/(?:assault-resolver|warhammer-40k|layout|command-line)\.(?:d\.ts|js(?:\.map)?)$/,
  /^dist\/lib\/headless\/(?:advice|library|odds|play|rosters)\.(?:d\.ts|js(?:\.map)?)$/,
  /^dist\/lib\/shared\/[\w.-]+-[\w-]{8}\.(?:d\.ts|js(?:\.map)?)$/, // what entries share
  /^dist\/lib\/(?:scenario|warhammer-40k)\.schema\.json$/,
  /^dist\/embed\/[\w.-]+$/,
  /^dist\/page\/[\w.-]+\.js(?:\.map)?$/,
  /^dist\/(?:lib|embed|page)\/THIRD-PARTY-NOTICES\.txt$/,
];

const kilobytes = bytes => `${Math.round(bytes / 1000)} kB`;
const targetsOf = one => (typeof one === 'string' ? [one] : Object.values(one));

/** A script of nothing else, of which there is nothing to map. */
const HANDS_ON = /^(?:import|export) (?:\{[^}]*\} ?)?(?:from )?(?:"[^"]+")?;\n?|^\/\/.*\n?/gm;

const pack = () => {
  const [{ filename, size, files }] = JSON.parse(npm(['pack', '--json', '--pack-destination', folder], root));
  const paths = files.map(({ path }) => path);
  assert.deepEqual(paths.filter(path => !MEANT.some(meant => meant.test(path))), [], 'not meant to be published');
  for (const meant of MEANT) assert(paths.some(path => meant.test(path)), `nothing published is like ${meant}`);
  const built = readdirSync(join(root, 'dist/embed'));
  assert.deepEqual(built.filter(name => !paths.includes(`dist/embed/${name}`)), [], 'built and not published');
  for (const target of [...Object.values(bin), ...Object.values(exports).flatMap(targetsOf)]) {
    assert(paths.includes(target.slice(2)), `${target} is exported and not published`);
  }
  const ours = paths.filter(path => /^dist\/(?:lib|page)\/(?!.*rolldown-runtime).*\.js$/.test(path));
  for (const script of ours) {
    const hasCode = readFileSync(join(root, script), 'utf8').replaceAll(HANDS_ON, '').trim() !== '';
    assert(!hasCode || paths.includes(`${script}.map`), `${script} has no source map`);
  }
  console.log(`${name} ${version}: ${paths.length} files, all of them meant; ${kilobytes(size)} packed`);
  return join(folder, filename);
};

/** All that ships says whose work is in it, with the licence of each. */
const checkNotices = () => {
  for (const [built, others] of Object.entries(FOLDERS)) {
    const notices = readFileSync(join(root, built, NOTICES), 'utf8');
    for (const { name: other, version, license, text } of shipped([...Object.keys(dependencies), ...others])) {
      assert(notices.includes(`${other} ${version} (${license})\n`), `${built} does not name ${other} ${version}`);
      assert(notices.includes(text), `${built} lacks the licence of ${other}`);
    }
  }
  console.log('the licences of others lie beside everything that ships');
};

/** What npm would install: the package, and what it needs, in just the versions that it names. */
const install = tarball => {
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, name), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }');
  run('tar', ['-xzf', tarball, '--strip-components=1', '-C', join(modules, name)], folder);
  for (const [needed, version] of Object.entries(dependencies)) {
    const installed = join(root, 'node_modules', needed);
    assert.equal(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).version, version, needed);
    mkdirSync(dirname(join(modules, needed)), { recursive: true });
    symlinkSync(installed, join(modules, needed), 'junction');
  }
  console.log('installed into an empty project');
};

const SCRIPT = `
import { matchUp, odds, parseScenario, play, SAMPLES } from 'assault-resolver';
import { playPhase } from 'assault-resolver/warhammer-40k';
import scenarioSchema from 'assault-resolver/scenario.schema.json' with { type: 'json' };

const [{ scenario, decisions }] = SAMPLES;
const { winner, diceUsed } = play(parseScenario(scenario).scenario, { dice: { seed: 20 }, decisions });
const asked = matchUp('3 boyz v 2 assault');
const marine = { name: 'Marine', weaponSkill: 4, strength: 4, toughness: 4, initiative: 4, leadership: 8, save: 3 };
const models = (id, y) => [{ id: id + '1', profile: 'marine', at: [20, y] }];
const unit = (id, side, y, charged) => ({ id, side, charged, models: models(id, y) });
const phase = playPhase({
  format: 1, ruleset: 'warhammer-40k-7th', startAt: 'fight', profiles: { marine },
  units: [unit('a', 'attacker', 20, ['d']), unit('d', 'defender', 21, [])],
}, { dice: { seed: 1 } });
console.log(JSON.stringify({
  winner, diceUsed, chance: odds(asked.scenario).winner.attacker,
  fights: phase.results.length, title: scenarioSchema.title,
}));
`;

const play = () => {
  writeFileSync(join(project, 'script.mjs'), SCRIPT);
  const { winner, diceUsed, chance, fights, title } = JSON.parse(run(process.execPath, ['script.mjs'], project));
  assert.equal(winner, 'attacker');
  assert(diceUsed > 10);
  assert(chance > 0.2 && chance < 0.8);
  assert.equal(fights, 1);
  assert.equal(title, 'A scenario of Epic: Armageddon');
  console.log('an assault, odds and a phase are played');
};

const ask = () => {
  const said = run(process.execPath, [join('node_modules', name, bin[name]), 'odds', '6 boyz v 4 assault'], project);
  assert.match(said, /^6 boyz v 4 assault: attacker \d+\.\d %, defender \d+\.\d %/);
  console.log('the command line answers');
};

/** What each archive begins with. */
const IN_ARCHIVES = {
  embed: 'assault-resolver.js', page: 'assault-resolver.js', site: 'index.html',
  wordpress: 'assault-resolver/assault-resolver.php',
};

/** What the workflow would hang on a release, made as it makes it; the package as it would write it. */
const dryRun = () => {
  const release = join(folder, 'release');
  for (const { name: archive, size, sha256 } of packRelease(release)) {
    const bytes = readFileSync(join(release, archive));
    assert.equal(createHash('sha256').update(bytes).digest('hex'), sha256);
    const [, kind] = /-(\w+)\.zip$/.exec(archive);
    const inside = unzipSync(bytes, { filter: ({ name: file }) => file === IN_ARCHIVES[kind] });
    assert.deepEqual(Object.keys(inside), [IN_ARCHIVES[kind]], archive);
    console.log(`${archive}: ${kilobytes(size)}, sha256 ${sha256}`);
  }
  const written = join(folder, 'package.json');
  copyFileSync(join(root, 'package.json'), written);
  execFileSync(process.execPath, [join(root, '.ci/prepare-release.mjs'), written], {
    env: { ...process.env, REPOSITORY_URL: 'https://code.example/club/assaults', TAG: `v${version}` },
  });
  assert.equal(JSON.parse(readFileSync(written, 'utf8')).private, undefined);
  console.log(`the tag v${version} would publish ${name} ${version}, the archives, SHA256SUMS and integrity.json`);
};

const TYPED = `
import { assaultMachine, odds, parseScenario, play, type Odds, type Report } from 'assault-resolver';
import { phaseMachine, playPhase, type Edition, type PhaseReport } from 'assault-resolver/warhammer-40k';
const parsed = parseScenario('{}');
if (parsed.scenario) {
  const report: Report = play(parsed.scenario, { dice: [1, 2, 3] });
  const chances: Odds = odds(parsed.scenario, { tolerance: 0.01 });
  console.log(report.winner, chances.winner.none);
}
const edition: Edition = '4th';
const phase: PhaseReport = playPhase({ ruleset: edition }, { dice: { seed: 1 } });
console.log(phase.edition, assaultMachine.id, phaseMachine.id);
// @ts-expect-error a thrower is not part of the contract
play({}, { dice: () => [1] });
`;

const WAYS = [['--module', 'esnext', '--moduleResolution', 'bundler'], ['--module', 'nodenext']];

/** Types of what the package depends on are checked too: whoever installs it may not skip them. */
const check = () => {
  writeFileSync(join(project, 'typed.ts'), TYPED);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  for (const way of WAYS) {
    run(process.execPath, [
      tsc, 'typed.ts', '--noEmit', '--strict', '--target', 'es2022', '--types', '', '--ignoreConfig', ...way,
    ], project);
    console.log(`typed: ${way.at(-1)}`);
  }
};

try {
  checkNotices();
  install(pack());
  play();
  ask();
  check();
  dryRun();
  console.log('This can be published.');
} catch (error) {
  console.error(error.stdout || error.stderr || error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
