/** What a script has already is taken from it by those that are fetched after it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { rolldown, type Plugin } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  exportsOf, hearingExports, leavingShared, renumbered, sharing, takingShared, type ExportsIn, type Shared,
} from '../../../components/embed/build/shared-modules.mjs';
import { globalNameOf } from '../../../components/embed/scripts.mjs';
import { ROOT } from '../../support/markdown.ts';

const FILES: Readonly<Record<string, string>> = {
  'told.ts': `
    export interface Told { readonly by: string }
    const told: string[] = [];
    export const tell = (by: string): number => told.push(by);
    export const untold = (): string => 'nobody wants this';`,
  'kinds.ts': `
    export class Kind { readonly mark = 'all kinds are of one'; }
    export const isKind = (one: unknown): boolean => one instanceof Kind;`,
  'middle.ts': `export const inTheMiddle = (): string => 'said in the middle alone';`,
  'first.ts': `import { tell } from './told.ts'; import { Kind } from './kinds.ts';
    tell('first'); export const kind = new Kind();`,
  'second.ts': `import { tell } from './told.ts'; import { inTheMiddle } from './middle.ts';
    export const second = (): unknown => [tell('second'), inTheMiddle()];`,
  'third.ts': `import { tell } from './told.ts'; import { isKind } from './kinds.ts';
    import { inTheMiddle } from './middle.ts';
    export const third = (one: unknown): unknown => [tell('third'), isKind(one), inTheMiddle()];`,
  'counter.ts': `let count = 0;
    export const more = (): number => count += 1; export const less = (): number => count -= 1;`,
  'up.ts': `import { more } from './counter.ts'; more();`,
  'down.ts': `import { less } from './counter.ts'; less();`,
  'live.ts': 'export let mood = 1; export const cheer = (): void => void (mood += 1);',
  'cheering.ts': `import { cheer, mood } from './live.ts'; cheer(); export const found = mood;`,
  'reading.ts': `import { mood } from './live.ts'; export const read = mood;`,
};

let folder = '';
const at = (file: string): string => join(folder, file);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-modules-'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(at(file), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const built = async (name: string, ...plugins: readonly Plugin[]): Promise<string> => {
  const bundle = await rolldown({ input: at(`${name}.ts`), plugins: [...plugins] });
  const { output: [{ code }] } = await bundle.generate({ format: 'iife', name: globalNameOf(`made-${name}`) });
  await bundle.close();
  return code;
};

/** What others may take of a script. */
const left = async (name: string, before: readonly Shared[] = []): Promise<Shared> => {
  let found: ExportsIn = new Map();
  await built(name, takingShared(before), hearingExports(heard => (found = heard), before));
  return sharing(`made-${name}`, found);
};

const leaving = (name: string, shared: Shared): Plugin => leavingShared(relative(ROOT, at(`${name}.ts`)), shared);

describe('the exports of a module', () => {
  it('are all that are not types alone', () => {
    expect(exportsOf(`
      export type A = 1; export interface B {} export type { C } from './c.ts';
      export const d = 1, e = 2; export let f = 3; export function g(): void {} export function* h() {}
      export async function i() {} export abstract class J {} export { k, type L, m as n } from './m.ts';
      const text = 'export const none = 1'; // export const none = 2
      export declare const o: number;
    `)).toEqual(['d', 'e', 'f', 'g', 'h', 'i', 'J', 'k', 'n']);
  });

  it('have names of their own', () => {
    expect(() => exportsOf(`export * from './all.ts';`)).toThrow('named');
    expect(() => exportsOf('export const { a } = b;')).toThrow('name of its own');
  });
});

describe('three scripts of which each is fetched after the one before', () => {
  it('have every module once, but for what only one of them wants of it', async () => {
    const first = await left('first');
    const second = await left('second', [first]);
    const last = await built('third', takingShared([first, second]));
    const middle = await built('second', takingShared([first]), leaving('second', second));
    const all = [
      await built('first', leaving('first', first)), renumbered(middle, first),
      renumbered(renumbered(last, second), first),
    ];
    const having = (text: string): readonly boolean[] => all.map(code => code.includes(text));
    expect(having('told = [')).toEqual([true, false, false]);
    expect(having('said in the middle alone')).toEqual([false, true, false]);
    expect(having('instanceof')).toEqual([false, false, true]);
    expect(having('nobody wants this')).toEqual([false, false, false]);

    const page: Record<string, unknown> = {};
    const heard = runInNewContext(`${all.join('\n')}
      JSON.stringify([madeSecond.second(), madeThird.third(madeFirst.kind), [...Object.keys(madeThird)]])`, page);
    expect(JSON.parse(heard as string)).toEqual([
      [2, 'said in the middle alone'], [3, true, 'said in the middle alone'], ['third'],
    ]);
  });

  it('leave nothing that no other asks for', async () => {
    const first = await left('first');
    await built('second', takingShared([first]));
    expect([...first.wanted].map(key => key.split(':').at(-1))).toEqual(['tell']);
    const code = await built('first', leaving('first', first));
    expect(code).toMatch(/= \[tell\]/);
    const nameIn = (text: string): string | undefined => /exports\.(shared\w{4}) =/.exec(text)?.[1];
    await built('third', takingShared([first]));
    const more = nameIn(await built('first', leaving('first', first)));
    expect(more).toMatch(/^shared/);
    expect(nameIn(code), 'a script of another build does not find what lies elsewhere').not.toBe(more);
  });
});

describe('what would be there twice', () => {
  it('is refused where it changes: each half of a module would count by itself', async () => {
    const up = await left('up');
    await expect(built('down', takingShared([up]))).rejects.toThrow('counter.ts cannot be in two scripts: count');
  });

  it('is refused where others would keep what it was', async () => {
    const cheering = await left('cheering');
    await expect(built('reading', takingShared([cheering]))).rejects.toThrow('live.ts cannot be in two scripts: mood');
  });
});
