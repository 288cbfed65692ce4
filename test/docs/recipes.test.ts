/** Recipes for clubs' sites: what each program makes of its lines leads to what was meant. `npm run build` makes it. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readFrame } from '../../components/site/embed/embedding.ts';
import { codeBlocks, markdownAt, ROOT } from '../support/markdown.ts';

const SITE = 'https://club.example/assaults/';
const COMMAND = join(ROOT, 'dist/lib/command-line.js');
const FILE = markdownAt('docs/embedding-recipes.md');
const BLOCKS = codeBlocks(FILE).map(block => ({ ...block, where: `${block.file}:${block.line}` }));

const folder = mkdtempSync(join(tmpdir(), 'assault-recipes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What stands behind the '#', and what of it a frame has to show. */
const SHOWN = [
  ['orks-storm-ruins', { element: 'resolver', shows: 'orks-storm-ruins' }],
  ['play=1.aB-_9', { element: 'resolver', shows: 'play=1.aB-_9' }],
  ['odds=6%20boyz%20v%204%20assault', { element: 'odds', shows: '6 boyz v 4 assault' }],
  ['warhammer-40k-7th/power-fist-sergeant', { ruleset: 'warhammer-40k-7th', shows: 'power-fist-sergeant' }],
] as const;

const lower = (text: string): string => encodeURIComponent(text).replace(/%\w\w/g, code => code.toLowerCase());

/** Where a recipe takes what is shown, and how its program was seen to write it. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  '{{ .Get 0 }}': lower,
  '{{ include.show }}': text => text,
  '${show}': text => text,
  "<!--{$show|escape:'url'}-->": encodeURIComponent,
};

/** Of board software: what it lets through, and only that is shown. */
const NARROW: Readonly<Record<string, RegExp>> = {
  '{IDENTIFIER}': /^[\w-]+$/,
  'play={SIMPLETEXT}': /^play=[\w ,.+-]+$/,
};

/** What stands behind the '#' in the frames of a block. */
const fragments = (code: string): readonly string[] =>
  [...code.matchAll(/embed\.html#(<!--.*?-->|\{\{.*?\}\}|[^"`]*)/g)].map(([, fragment]) => fragment!);

const frames = BLOCKS.flatMap(({ where, code }) => fragments(code).map(fragment => ({ where, fragment })))
  .filter(({ fragment }) => !fragment.startsWith("'")); // put together in PHP, as it is

describe('a frame shows what is meant', () => {
  it('is in most recipes', () => expect(frames.length).toBeGreaterThan(6));

  it.each(frames)('$where: $fragment', ({ fragment }) => {
    const write = PLACES[fragment];
    const narrow = NARROW[fragment];
    if (write === undefined && narrow === undefined) {
      return expect(readFrame('', `#${fragment}`)).toMatchObject({ element: 'resolver', shows: fragment });
    }
    const tried = SHOWN.filter(([text]) => narrow?.test(text) ?? true);
    expect(tried.length).toBeGreaterThan(0);
    for (const [text, shown] of tried) expect(readFrame('', `#${write?.(text) ?? text}`)).toMatchObject(shown);
  });
});

describe('a recipe leads only to files that the build of the site makes', () => {
  const named = BLOCKS.flatMap(({ where, code }) =>
    [...code.matchAll(/(?:https:\/\/club\.example\/assaults\/|\$\{SITE\}|\$\{site\}|\$site \. ')([\w./-]+)/g)]
      .map(([, path]) => ({ where, path: path! })));

  it('knows of some', () => expect(named.length).toBeGreaterThan(10));
  it.each(named)('$where: $path', ({ path }) => expect(existsSync(join(ROOT, 'dist/site', path))).toBe(true));
});

it('a bot answers !odds in one line, and nothing else', async () => {
  const { code } = BLOCKS.find(one => one.code.includes('answerTo'))!;
  const file = join(folder, 'bot.mjs');
  writeFileSync(file, code);
  const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${COMMAND}" "$@"\n`;
  writeFileSync(join(folder, 'npx'), npx, { mode: 0o755 });
  const { answerTo } = await import(/* @vite-ignore */ pathToFileURL(file).href) as {
    readonly answerTo: (text: string) => Promise<string | null>;
  };
  const before = process.env['PATH'];
  process.env['PATH'] = `${folder}:${before}`;
  try {
    expect(await answerTo('hello')).toBeNull();
    expect(await answerTo('!odds 6 boyz v 4 assault')).toMatch(/^6 boyz v 4 assault: attacker \d/);
    expect(await answerTo('!odds --help')).toMatch(/^\S[^\n]*\.$/);
  } finally {
    process.env['PATH'] = before;
  }
});

describe('a configuration is a module', () => {
  interface Configuration {
    (config: object): void;
    readonly head?: readonly (readonly [tag: string, says: { readonly src: string }])[];
    readonly scripts?: readonly { readonly src: string }[];
    readonly vue?: { readonly template: { readonly compilerOptions: { isCustomElement(tag: string): boolean } } };
  }

  const read = async (language: string): Promise<readonly Configuration[]> =>
    Promise.all(BLOCKS.filter(block => block.language === language).map(async ({ code, line }) => {
      const file = join(folder, `${line}.mjs`);
      writeFileSync(file, code);
      return (await import(/* @vite-ignore */ pathToFileURL(file).href) as { readonly default: Configuration }).default;
    }));

  it('of Eleventy, which writes a frame and a tag', async () => {
    const [eleventy] = await read('js');
    const made: Record<string, (text: string) => string> = {};
    const copied: object[] = [];
    eleventy!({
      addPassthroughCopy: (paths: object) => copied.push(paths),
      addShortcode: (name: string, make: (text: string) => string) => (made[name] = make),
    });
    expect(copied).toEqual([{ 'dist/embed': 'assault-resolver' }]);
    expect(made['assault']!('orks-storm-ruins')).toContain(`<iframe src="${SITE}embed.html#orks-storm-ruins" `);
    expect(made['assaultTag']!('orks-storm-ruins')).toContain('<assault-resolver scenario="orks-storm-ruins"></');
  });

  it('of VitePress and Docusaurus, which bring the scripts', async () => {
    const [, vitePress, docusaurus] = await read('js');
    const scripts = [`${SITE}assault-frame.js`, '/assault-resolver/assault-resolver.js'];
    expect(vitePress!.head!.map(([tag, { src }]) => [tag, src])).toEqual(scripts.map(src => ['script', src]));
    expect(docusaurus!.scripts!.map(({ src }) => src)).toEqual(scripts);
    const { isCustomElement } = vitePress!.vue!.template.compilerOptions;
    expect(['assault-resolver', 'p'].map(isCustomElement)).toEqual([true, false]);
  });
});
