/** What docs/frameworks.md shows of React, Vue and Svelte is compiled as it stands there. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'svelte/compiler';
import { compileScript, parse } from 'vue/compiler-sfc';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), 'assault-frameworks-'));
const page = readFileSync(join(root, 'docs/frameworks.md'), 'utf8');

/** The one example in a language. */
const exampleIn = (language: string): string => {
  const found = [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code!);
  expect(found).toHaveLength(1);
  return found[0]!;
};

const isCustomElement = (tag: string): boolean => tag.startsWith('assault-');
const vue = parse(exampleIn('vue'), { filename: 'table.vue', templateParseOptions: { isCustomElement } });
const [, svelteScript = ''] = /<script lang="ts">([^]*)<\/script>/.exec(exampleIn('svelte')) ?? [];
const RUNES = 'declare const $props: () => { lesson?: string }; declare const $state: <T>(value: T) => T;\n';

const FILES: Readonly<Record<string, string>> = {
  'react.tsx': exampleIn('tsx'),
  'wrong.tsx': exampleIn('tsx').replace('theme="dark"', 'theme={{}}'),
  'vue.ts': vue.descriptor.scriptSetup!.content,
  'svelte.ts': `${RUNES}${svelteScript}`,
};

/** What the compiler has to say of each file. */
let said: readonly string[] = [];

beforeAll(() => {
  mkdirSync(join(elsewhere, 'node_modules/@types'), { recursive: true });
  symlinkSync(root, join(elsewhere, 'node_modules/assault-resolver'), 'dir');
  for (const name of ['@types/react', 'vue', 'svelte']) {
    symlinkSync(join(root, 'node_modules', name), join(elsewhere, 'node_modules', name), 'dir');
  }
  for (const [name, code] of Object.entries(FILES)) writeFileSync(join(elsewhere, name), code);
  said = spawnSync(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'), ...Object.keys(FILES), '--noEmit', '--strict', '--types', '',
    '--jsx', 'react-jsx', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022',
    '--skipLibCheck', '--ignoreConfig',
  ], { cwd: elsewhere, encoding: 'utf8', timeout: 300_000 }).stdout.split('\n').filter(line => line !== '');
});

afterAll(() => rmSync(elsewhere, { recursive: true, force: true }));

describe('the tags in frameworks', () => {
  it('are typed: the examples have no fault, and a wrong attribute is one', () => {
    expect(said.filter(line => !line.startsWith('wrong.tsx') && !line.startsWith(' '))).toEqual([]);
    expect(said.find(line => line.startsWith('wrong.tsx'))).toMatch(/theme|not assignable/);
  });

  it('Vue compiles them as elements, not as components', () => {
    expect(vue.errors).toEqual([]);
    const { content } = compileScript(vue.descriptor, {
      id: 'table', inlineTemplate: true, templateOptions: { compilerOptions: { isCustomElement } },
    });
    expect(content).toContain('_createElementVNode("assault-odds"');
    expect(content).not.toContain('resolveComponent');
  });

  it('Svelte compiles them without a warning', () => {
    const { js, warnings } = compile(exampleIn('svelte'), { filename: 'table.svelte', generate: 'client' });
    expect(warnings).toEqual([]);
    expect(js.code).toContain('lesson-ended');
  });
});
