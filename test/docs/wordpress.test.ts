/** The plugin for WordPress names what there is, and nothing of an older version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCRIPTS } from '../../components/embed/scripts.mjs';
import { ELEMENTS } from '../../components/site/embed/embedding.ts';
import { ROOT } from '../support/markdown.ts';

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const plugin = textOf('components/wordpress/assault-resolver.php');
const block = textOf('components/wordpress/block.js');
const { version } = JSON.parse(textOf('package.json')) as { readonly version: string };

const listIn = (text: string): readonly string[] => [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name!);

it('has the version of the package', () => {
  expect([...plugin.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([found]) => found)).toEqual([version, version]);
});

it('knows the elements that there are, with a script for each', () => {
  const [, inPlugin = ''] = /ASSAULT_RESOLVER_ELEMENTS = \[([^\]]*)\]/.exec(plugin) ?? [];
  const [, inBlock = ''] = /const ELEMENTS = \[([^\]]*)\]/.exec(block) ?? [];
  expect(listIn(inPlugin)).toEqual(ELEMENTS);
  expect(listIn(inBlock)).toEqual(ELEMENTS);
  const names = SCRIPTS.filter(({ isFirst }) => isFirst).map(({ name }) => name);
  expect(ELEMENTS.map(name => `assault-${name}`).filter(name => !names.includes(name))).toEqual([]);
});

it('speaks all languages in the editor', () => {
  const { WORDS } = new Function(`${/const WORDS = \{[^]*?\n {2}\};/.exec(block)![0]} return { WORDS };`)() as
    { readonly WORDS: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> };
  expect(Object.keys(WORDS)).toEqual(['en', 'de', 'fr', 'es', 'pl']);
  for (const words of Object.values(WORDS)) {
    expect(Object.keys(words)).toEqual(Object.keys(WORDS['en']!));
    expect(words['elements']).toHaveLength(ELEMENTS.length);
  }
});
