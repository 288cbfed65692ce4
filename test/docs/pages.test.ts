/** Examples of pages and of their styles name only what is built: scripts, tags, attributes, properties, parts. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeBlocks, markdownFiles, ROOT } from '../support/markdown.ts';

interface Named {
  readonly name: string;
}

interface Declared {
  readonly tagName?: string;
  readonly attributes?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssParts?: readonly Named[];
}

const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/embed/custom-elements.json'), 'utf8')) as
  { readonly modules: readonly { readonly declarations?: readonly Declared[] }[] };
const ELEMENTS = new Map(manifest.modules.flatMap(({ declarations = [] }) => declarations)
  .flatMap(one => (one.tagName === undefined ? [] : [[one.tagName, one] as const])));

const BLOCKS = markdownFiles(['docs'], ['README.md']).flatMap(codeBlocks)
  .map(block => ({ ...block, where: `${block.file}:${block.line}` }));
const of = (language: string) => BLOCKS.filter(block => block.language === language);

const every = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(match => match[1]!);
const names = (list: readonly Named[] = []): readonly string[] => list.map(({ name }) => name);

it('docs/comparison.md counts our own elements, parts and properties as they are', () => {
  const count = (key: 'cssParts' | 'cssProperties'): number =>
    [...ELEMENTS.values()].reduce((sum, one) => sum + (one[key] ?? []).length, 0);
  const text = readFileSync(join(ROOT, 'docs/comparison.md'), 'utf8');
  expect(text).toContain(`(\`customElements\`) | ${ELEMENTS.size} |`);
  expect(text).toContain(`custom properties in it | ${count('cssParts')}, ${count('cssProperties')} |`);
});

describe('a page', () => {
  it.each(of('html'))('$where', ({ code }) => {
    const scripts = every(code, /<script[^>]* src="([^"]*)"/g).map(source => posix.basename(source));
    const isBuilt = (script: string): boolean =>
      ['dist/embed', 'components/site/public'].some(folder => existsSync(join(ROOT, folder, script)));
    expect(scripts.filter(script => !isBuilt(script))).toEqual([]);
    const tags = [...code.matchAll(/<([a-z]+-[a-z-]+)([^>]*)/g)];
    const wrong = tags.flatMap(([, tag = '', rest = '']) => {
      const known = [...names(ELEMENTS.get(tag)?.attributes), 'id'];
      const used = every(rest.replace(/"[^"]*"/g, '""'), /\s([a-z-]+)/g);
      return ELEMENTS.has(tag) ? used.filter(name => !known.includes(name)).map(name => `${tag} ${name}`) : [tag];
    });
    expect(wrong).toEqual([]);
    expect(scripts.length + tags.length + every(code, /<(iframe)/g).length).toBeGreaterThan(0);
  });
});

describe('a style', () => {
  it.each(of('css'))('$where', ({ code }) => {
    const elements = every(code, /(assault-[a-z]+)/g).flatMap(tag => ELEMENTS.get(tag) ?? []);
    const properties = elements.flatMap(({ cssProperties }) => names(cssProperties));
    const parts = elements.flatMap(({ cssParts }) => names(cssParts));
    expect(every(code, /(--assault[a-z0-9-]*):/g).filter(name => !properties.includes(name))).toEqual([]);
    expect(every(code, /::part\(([a-z-]+)\)/g).filter(name => !parts.includes(name))).toEqual([]);
  });
});
