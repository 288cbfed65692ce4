/** Every example of the documentation is tried: scripts run, types are checked, scenarios are read. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { parsePhase } from '../../src/warhammer-40k/scenario/parse.ts';
import { codeBlocks, markdownFiles, ROOT } from '../support/markdown.ts';

/** What needs other frameworks, or a page, is tried by the tests of the tags. */
const TRIED_WITH_THE_TAGS = ['docs/frameworks.md', 'docs/embedding.md', 'docs/embedding-recipes.md'];

const BLOCKS = markdownFiles(['docs'], ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])
  .filter(({ path }) => !TRIED_WITH_THE_TAGS.includes(path))
  .flatMap(codeBlocks)
  .map(block => ({ ...block, where: `${block.file}:${block.line}` }));
const of = (language: string) => BLOCKS.filter(block => block.language === language);

const elsewhere = mkdtempSync(join(tmpdir(), 'assault-resolver-docs-'));
afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

const node = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: elsewhere, encoding: 'utf8', timeout: 300_000 });

/** Imports one example after the other in one process, and tells what came of each. */
const RUNNER = `
const lines = [];
console.log = (...said) => lines.push(said.join(' '));
console.error = (...said) => lines.push(said.join(' '));
const outcomes = [];
for (const file of process.argv.slice(2)) {
  lines.length = 0;
  const error = await import(file).then(() => null, error => String(error?.stack ?? error));
  outcomes.push({ error, said: lines.length });
}
process.stdout.write(JSON.stringify(outcomes));
`;

beforeAll(() => {
  if (!existsSync(join(ROOT, 'dist/lib/assault-resolver.js'))) throw new Error('Run npm run build first.');
  mkdirSync(join(elsewhere, 'node_modules'));
  symlinkSync(ROOT, join(elsewhere, 'node_modules/assault-resolver'), 'dir');
  mkdirSync(join(elsewhere, 'node_modules/@types'));
  for (const name of ['xstate', '@types/node']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(elsewhere, 'node_modules', name), 'dir');
  }
  writeFileSync(join(elsewhere, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(elsewhere, 'runner.mjs'), RUNNER);
});

describe('every script runs and says something', () => {
  const scripts = of('js');
  let outcomes: readonly { readonly error: string | null; readonly said: number }[] = [];

  beforeAll(() => {
    scripts.forEach(({ code }, i) => writeFileSync(join(elsewhere, `script-${i}.mjs`), code));
    const { stdout, stderr } = node(['runner.mjs', ...scripts.map((_, i) => `./script-${i}.mjs`)]);
    if (stdout === '') throw new Error(stderr);
    outcomes = JSON.parse(stdout) as typeof outcomes;
  });

  it.each(scripts.map(({ where }, i) => ({ where, i })))('$where', ({ i }) => {
    expect(outcomes[i]!.error).toBeNull();
    expect(outcomes[i]!.said).toBeGreaterThan(0);
  });
});

/** Scripts are typed as well as what is in TypeScript: whoever copies one into a strict project has no fault. */
it.each([
  ['Node', ['--module', 'node16']],
  ['a bundler', ['--module', 'esnext', '--moduleResolution', 'bundler']],
])('every script is typed strictly, as %s finds modules', (_, way) => {
  const files = [...of('ts'), ...of('js')].map(({ code, where }) => {
    const name = `${where.replace(/\W/g, '-')}.ts`;
    writeFileSync(join(elsewhere, name), code);
    return name;
  });
  expect(files.length).toBeGreaterThan(8);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = node([
    tsc, ...files, '--noEmit', '--strict', '--target', 'es2022', '--types', 'node', '--skipLibCheck',
    '--ignoreConfig', ...way,
  ]);
  expect(stdout).toBe('');
});

describe('every scenario can be played', () => {
  it.each(of('json'))('$where', ({ code }) => {
    const isEpic = (JSON.parse(code) as { ruleset: string }).ruleset === 'epic-armageddon';
    const parsed: object = isEpic ? parseScenario(code, neteaLibrary) : parsePhase(code);
    expect(parsed).toHaveProperty('scenario');
  });
});

describe('every command is one that there is', () => {
  const { scripts, bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, object>;
  const commands = of('sh').flatMap(({ where, code }) => code.trim().split('\n')
    .flatMap(line => line.replace(/#.*/, '').split('&&'))
    .map(command => ({ where, command: command.trim() })));

  const isThere = (command: string): boolean => {
    const [tool, ...words] = command.split(/\s+/);
    switch (tool) {
      case 'npm':
        return words[0] === 'ci' || (words[0] === 'run' ? words[1]! : words[0]!) in scripts!;
      case 'npx':
      case 'node': {
        const paths = words.filter(word => word.includes('/'));
        const isOurs = tool === 'npx' && words[0]! in bin!;
        return isOurs || (paths.length > 0 && paths.every(path => existsSync(join(ROOT, path))));
      }
      default:
        return existsSync(join(ROOT, tool!));
    }
  };

  it.each(commands)('$where: $command', ({ command }) => expect(isThere(command)).toBe(true));
});

it('there is no example of another kind', () => {
  const kinds = new Set(BLOCKS.map(({ language }) => language));
  expect([...kinds].filter(kind => !['html', 'js', 'json', 'sh', 'ts'].includes(kind))).toEqual([]);
});
