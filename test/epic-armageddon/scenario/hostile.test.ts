import { describe, expect, it } from 'vitest';
import { MAX_BYTES, MAX_DEPTH } from '../../../src/parsing/plain-json.ts';
import { changed, faultsOf, fullJson, leastJson, problemsOf, type Loose } from '../../json.ts';

const nested = (depth: number): Loose => {
  let inner: Loose = [];
  for (let i = 0; i < depth; i += 1) inner = i % 2 === 0 ? { inner } : [inner];
  return inner;
};
const endless = (): Loose => {
  const json = fullJson();
  json.table = json;
  return json;
};
/** Every level holds the level below twice: small in memory, endless when written out. */
const doubling = (levels: number): Loose => {
  let inner: Loose = 'x'.repeat(100);
  for (let i = 0; i < levels; i += 1) inner = [inner, inner];
  return inner;
};
const withGetter = (get: () => unknown): Loose => Object.defineProperty(fullJson(), 'title', { get, enumerable: true });
const throwing = (): never => {
  throw new Error('Not for you.');
};
class Marine {
  readonly id = 'a1';
}

describe('what is no scenario at all is one problem', () => {
  it.each<readonly [string, unknown, string]>([
    ['nothing', undefined, 'not-json'],
    ['null', null, 'wrong-type'],
    ['a number', 7, 'wrong-type'],
    ['no number', NaN, 'not-json'],
    ['a list', [], 'wrong-type'],
    ['a function', fullJson, 'not-json'],
    ['a symbol', Symbol('scenario'), 'not-json'],
    ['a big integer', 1n, 'not-json'],
    ['a date', new Date(0), 'not-json'],
    ['a map', new Map(), 'not-json'],
    ['an object of a class', new Marine(), 'not-json'],
    ['a text in a box', Object('{}'), 'not-json'],
    ['an empty text', '', 'not-json'],
    ['a text that is cut off', JSON.stringify(fullJson()).slice(0, -1), 'not-json'],
    ['a text of JSON that is no object', '"scenario"', 'wrong-type'],
    ['a proxy that answers nothing', new Proxy({}, { ownKeys: throwing }), 'not-json'],
    ['a proxy that has been revoked', (() => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    })(), 'not-json'],
    ['a text of 10 MB', ' '.repeat(10_000_000), 'too-large'],
    ['an object of 10 MB', { ...fullJson(), title: 'x'.repeat(10_000_000) }, 'too-large'],
    ['a list of ten million', { ...fullJson(), formations: new Array(10_000_000).fill(0) }, 'too-large'],
    ['a list with four thousand million holes', { ...fullJson(), formations: new Array(4_294_967_295) }, 'too-large'],
    ['a hundred thousand fields', Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field${i}`, i])),
      'too-large'],
    ['a small thing that doubles without end', { ...fullJson(), title: doubling(14) }, 'too-large'],
  ])('%s', (_, json, code) => {
    expect(faultsOf(json)).toEqual([[code, '']]);
  });
});

describe('what is no JSON is a problem at its place', () => {
  it.each<readonly [string, unknown, string]>([
    ['a position without a number', changed(json => (json.formations[0].units[0].at[1] = NaN)),
      'formations[0].units[0].at[1]'],
    ['an endless initiative', changed(json => (json.formations[0].initiative = Infinity)), 'formations[0].initiative'],
    ['a list with a hole', changed(json => delete json.formations[0].units[0].at[0]), 'formations[0].units[0].at'],
    ['a list with fields of its own', changed(json => (json.formations[0].units.extra = 1)), 'formations[0].units'],
    ['undefined in a list', changed(json => (json.formations[0].rules = [undefined])), 'formations[0].rules[0]'],
    ['a date for a title', changed(json => (json.title = new Date(0))), 'title'],
    ['a big integer', changed(json => (json.formations[0].blastMarkers = 0n)), 'formations[0].blastMarkers'],
    ['a symbol for a field', changed(json => (json.table[Symbol('terrain')] = [])), 'table'],
    ['a field that is computed', withGetter(() => 'Computed'), 'title'],
    ['a field that throws', withGetter(throwing), 'title'],
    ['a date among the abilities', changed(json => (json.profiles.hero.abilities = [new Date(0)])),
      'profiles.hero.abilities[0]'],
    ['a corner without a number', changed(json => (json.table.terrain[0].outline[1] = [NaN, 0])),
      'table.terrain[0].outline[1][0]'],
    ['an object that contains itself', endless(), 'table'],
    ['an object that is somebody’s child', changed(json => (json.table = Object.create({ width: 90 }))), 'table'],
  ])('%s', (_, json, path) => {
    expect(faultsOf(json)).toEqual([['not-json', path]]);
  });

  it('a getter is never run', () => {
    let runs = 0;
    problemsOf(withGetter(() => (runs += 1)));
    expect(runs).toBe(0);
    expect(problemsOf(withGetter(throwing))[0]?.say).toBe('This is computed by a getter, not written down.');
  });
});

describe('nesting', () => {
  it.each([
    ['as an object', nested(100_000)],
    ['as a text', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['as a text of objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ])('a hundred thousand deep is a problem: %s', (_, json) => {
    const faults = faultsOf(json);
    expect(faults.map(([code]) => code)).toContain('too-deep');
    expect(faults.every(([, path]) => path.length < 100)).toBe(true);
  });

  it('is told where it goes too deep', () => {
    const [first] = faultsOf({ ...leastJson(), title: nested(MAX_DEPTH) });
    expect(first?.[0]).toBe('too-deep');
    expect(first?.[1]).toMatch(/^title/);
  });
});

describe('names that every object inherits', () => {
  const RESERVED = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];

  it.each(RESERVED)('%s is a problem wherever it is a field', name => {
    const at = (text: string) => JSON.stringify(fullJson()).replace(text, `"${name}":{"polluted":1},${text}`);
    expect(faultsOf(at('"format"'))).toEqual([['reserved-name', name]]);
    expect(faultsOf(at('"id":"a1"'))).toEqual([['reserved-name', `formations[0].units[0].${name}`]]);
    expect(faultsOf(at('"hero":'))).toEqual([['reserved-name', `profiles.${name}`]]);
    expect(faultsOf(at('"equalDistances"'))).toEqual([['reserved-name', `rulings.${name}`]]);
    expect(({} as Loose).polluted).toBeUndefined();
  });

  it.each(RESERVED)('%s is a problem wherever it is an id', name => {
    expect(faultsOf(changed(json => (json.formations[0].units[1].id = name))))
      .toEqual([['reserved-name', 'formations[0].units[1].id']]);
    expect(faultsOf(changed(json => (json.formations[0].units[1].characters = [name]))))
      .toEqual([['reserved-name', 'formations[0].units[1].characters[0]']]);
    expect(faultsOf(changed(json => (json.table.terrain[0].id = name))))
      .toEqual([['reserved-name', 'table.terrain[0].id']]);
    expect(faultsOf(changed(json => (json.engage.target = name))))
      .toEqual([['reserved-name', 'engage.target']]);
  });
});

describe('size', () => {
  it('of exactly 1 MB is not too large, of one byte more it is', () => {
    const bare = JSON.stringify({ ...leastJson(), title: '' }).length;
    const long = { ...leastJson(), title: 'x'.repeat(MAX_BYTES - bare) };
    const textOf = (json: Loose) => JSON.stringify(json);
    expect(textOf(long)).toHaveLength(MAX_BYTES);
    expect(problemsOf(textOf(long))).toEqual([]);
    expect(problemsOf(long)).toEqual([]);
    long.title += 'x';
    expect(faultsOf(textOf(long))).toEqual([['too-large', '']]);
  });

  it('is counted in bytes, not in letters', () => {
    const title = 'ü'.repeat(MAX_BYTES / 2);
    expect(faultsOf(JSON.stringify({ ...leastJson(), title }))).toEqual([['too-large', '']]);
    expect(faultsOf({ ...leastJson(), title })).toEqual([['too-large', '']]);
    expect(faultsOf({ ...leastJson(), title: '\n'.repeat(MAX_BYTES / 2) })).toEqual([['too-large', '']]);
  });

  it('a megabyte of wrong words is told in the end', () => {
    const abilities = new Array(80_000).fill('-1-1-1-1');
    const rules = [`${'-1'.repeat(60_000)}x`];
    expect(faultsOf(changed(json => (json.profiles.hero.abilities = abilities)))).toHaveLength(101);
    expect(faultsOf(changed(json => (json.profiles.hero.weapons[0].rules = rules)))).toHaveLength(1);
  });
});
