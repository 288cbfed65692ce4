/** The workflows of `.github`: they are well formed, call what there is, and name no repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const FILES = (readdirSync(join(ROOT, '.github'), { recursive: true }) as string[])
  .map(name => `.github/${name.replaceAll('\\', '/')}`)
  .filter(path => /\.ya?ml$/.test(path));
const WORKFLOWS = FILES.filter(path => path.startsWith('.github/workflows/'));

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflow = (path: string): Workflow => parseDocument(textOf(path)).toJS() as Workflow;
const jobsOf = (path: string): readonly Job[] => Object.values(workflow(path).jobs);
const stepsOf = (path: string): readonly Step[] => jobsOf(path).flatMap(({ steps = [] }) => steps);

const pack = JSON.parse(textOf('package.json')) as {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};

it.each(FILES)('%s is well formed', path => {
  const { errors, warnings } = parseDocument(textOf(path));
  expect([...errors, ...warnings]).toEqual([]);
});

describe.each(WORKFLOWS)('%s', path => {
  it('begins with what it may do, and ends by itself', () => {
    expect(workflow(path).permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow(path).on)).not.toEqual([]);
    expect(jobsOf(path).filter(job => job.uses === undefined && job['timeout-minutes'] === undefined)).toEqual([]);
  });

  it('waits only for jobs that there are', () => {
    const names = Object.keys(workflow(path).jobs);
    const needed = jobsOf(path).flatMap(({ needs }) => (needs === undefined ? [] : [needs]));
    expect(needed.filter(name => !names.includes(name))).toEqual([]);
  });

  it('calls scripts and files that there are', () => {
    const commands = stepsOf(path).flatMap(({ run }) => (run === undefined ? [] : [run])).join('\n');
    const scripts = [...commands.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!);
    expect(scripts.filter(name => !(name in pack.scripts))).toEqual([]);
    const files = [...commands.matchAll(/(?:node |^)(\.ci\/[\w.-]+)/gm)].map(([, file]) => file!);
    expect(files.filter(file => !existsSync(join(ROOT, file)))).toEqual([]);
    expect([...scripts, ...files]).not.toEqual([]);
  });

  it('works in any fork: it names nobody’s repository, and takes only the actions of the host itself', () => {
    const used = [...stepsOf(path), ...jobsOf(path)].flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
    expect(used.filter(name => !/^(?:actions\/[\w-]+@v\d+$|\.\/\.github\/workflows\/)/.test(name))).toEqual([]);
    const local = used.filter(name => !name.startsWith('actions/'));
    expect(local.filter(name => !existsSync(join(ROOT, name)))).toEqual([]);
    const addresses = textOf(path).match(/https?:\/\/[^\s'"]+/g) ?? [];
    expect(addresses.filter(address => address !== 'https://registry.npmjs.org')).toEqual([]);
  });
});

it('every push is tried with each Node that the package promises', () => {
  const [job] = jobsOf('.github/workflows/test.yml');
  const promised = [...pack.engines.node.matchAll(/(?:>=|\^)(\d+)/g)].map(([, major]) => major);
  expect(job!.strategy?.matrix.node).toEqual(promised);
  expect(promised).toContain(textOf('.nvmrc').trim());
});

describe('the package is made ready to be published', () => {
  const released = (env: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> => {
    const folder = mkdtempSync(join(tmpdir(), 'assault-release-'));
    const file = join(folder, 'package.json');
    try {
      writeFileSync(file, textOf('package.json'));
      execFileSync(process.execPath, ['.ci/prepare-release.mjs', file], {
        cwd: ROOT, env: { ...process.env, ...env }, stdio: 'pipe',
      });
      return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const REPOSITORY_URL = 'https://code.example/club/assaults';
  const TAG = `v${pack.version}`;

  it('with the repository that it is published from', () => {
    const written = JSON.parse(textOf('package.json')) as Readonly<Record<string, unknown>>;
    expect(written).not.toHaveProperty('private');
    expect(released({ REPOSITORY_URL, TAG }))
      .toEqual({ ...written, repository: { type: 'git', url: `git+${REPOSITORY_URL}.git` } });
  });

  it.each([
    ['a tag with another number', { REPOSITORY_URL, TAG: 'v0.0.0' }],
    ['no address', { REPOSITORY_URL: '', TAG }],
  ])('but not with %s', (_, env) => {
    expect(() => released(env)).toThrow();
  });
});
