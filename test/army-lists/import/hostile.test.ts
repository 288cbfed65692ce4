/** Files that mean harm, or came to harm: each is a sentence, at once. */
import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { IMPORT_LIMITS } from '../../../src/army-lists/import/limits.ts';
import { shareOf } from '../../support/share.ts';
import { imported, problemsOf, understood } from './forces.ts';
import { jsonRoster, xmlRoster, type Selected } from './roster-files.ts';
import { inShort } from './in-short.ts';

const TACTICAL: Selected = {
  name: 'Tactical', type: 'unit', inside: [{ name: 'Tactical', type: 'model', number: 6 }],
};
const ROSTER = xmlRoster('Space Marine', [TACTICAL]);
const TOO_MUCH_INSIDE = 'What is inside this archive is too large for a roster.';
const zipped = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const little = (value: number, bytes: number): readonly number[] =>
  Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** i) % 256);

/** An archive of one entry whose squeezed bytes are given; it may lie about its size. */
const archiveOf = (name: string, squeezed: Uint8Array, size: number): Uint8Array => {
  const title = strToU8(name);
  const about = [...little(20, 2), 0, 0, 8, 0, 0, 0, 0, 0, ...little(0, 4), ...little(squeezed.length, 4),
    ...little(size, 4), ...little(title.length, 2), 0, 0];
  const local = [0x50, 0x4b, 3, 4, ...about, ...title];
  const central = [0x50, 0x4b, 1, 2, 20, 0, ...about, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...title];
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, ...little(central.length, 4),
    ...little(local.length + squeezed.length, 4), 0, 0];
  const all = new Uint8Array(local.length + squeezed.length + central.length + end.length);
  all.set(local);
  all.set(squeezed, local.length);
  all.set([...central, ...end], local.length + squeezed.length);
  return all;
};

/** A gigabyte of zeros in one megabyte: a thousand squeezed blocks that go on, and one that ends. */
const gigabyte = (): Uint8Array => {
  const million = deflateRawSync(new Uint8Array(1_000_000), { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  const end = [1, 0, 0, 0xff, 0xff];
  const all = new Uint8Array(million.length * 1000 + end.length);
  for (let i = 0; i < 1000; i += 1) all.set(million, i * million.length);
  all.set(end, million.length * 1000);
  return all;
};

const deep = (depth: number): string => {
  let inner: object = { name: 'x' };
  for (let i = 0; i < depth; i += 1) inner = { name: 'x', selections: [inner] };
  return JSON.stringify({ roster: { forces: [{ selections: [inner] }] } });
};

describe('an archive', () => {
  it('that grows to gigabytes is left as soon as it is too large', async () => {
    const bomb = archiveOf('army.ros', gigabyte(), 1_000_000_000);
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await problemsOf(bomb)).toEqual([TOO_MUCH_INSIDE]);
  });

  it('that says it is small and is not, too', async () => {
    const zeros = zipSync({ 'army.ros': new Uint8Array(IMPORT_LIMITS.text + 1) }, { level: 9 });
    const place = zeros.length - 22 - 46 - 'army.ros'.length;
    zeros.set([16, 0, 0, 0], 22);
    zeros.set([16, 0, 0, 0], place + 24);
    expect(await problemsOf(zeros)).toEqual([TOO_MUCH_INSIDE]);
  });

  it('that is too large itself is not opened', async () => {
    const padded = zipSync(
      { 'padding.md': new Uint8Array(IMPORT_LIMITS.file), 'army.ros': strToU8(ROSTER) }, { level: 0 },
    );
    expect(await problemsOf(padded)).toEqual([expect.stringContaining('far too large')]);
  });

  it('in an archive stays closed', async () => {
    const inner = zipped({ 'army.ros': ROSTER });
    expect(await problemsOf(zipSync({ 'army.ros': inner }))).toEqual([
      'This archive holds another archive, which stays closed.',
    ]);
    expect(await problemsOf(zipSync({ 'army.zip': inner }))).toEqual(['This archive holds no roster.']);
  });

  it('of very many files is no roster', async () => {
    const files = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${i}.md`, new Uint8Array(0)]));
    expect(await problemsOf(zipSync(files))).toEqual(['This archive holds too many files to be a roster.']);
  });

  it('may name its file as it likes: nothing is written anywhere', async () => {
    const { formations } = await understood(zipped({ '../../etc/__proto__/\0/army.ros': ROSTER }));
    expect(formations.map(inShort)).toEqual(['6 tactical']);
  });

  it('that is cut off says so, wherever it is cut', async () => {
    const whole = zipped({ 'army.ros': ROSTER });
    const end = whole.length - 22 - 46 - 'army.ros'.length;
    for (let length = 2; length < end; length += 7) {
      expect(await problemsOf(whole.slice(0, length))).toHaveLength(1);
    }
  });

  it('with changed bytes is understood or refused, never thrown', async () => {
    const whole = zipped({ 'army.ros': ROSTER });
    for (let at = 0; at < whole.length; at += 1) {
      const changed = whole.slice();
      changed[at] = changed[at]! ^ 0x55;
      const found = await imported(changed);
      expect('problems' in found || 'formations' in found).toBe(true);
    }
  });
});

describe('XML', () => {
  const DECLARES = [expect.stringContaining('DOCTYPE')];

  it('that declares entities is not read, however they multiply', async () => {
    const laughs = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const doctype = `<!DOCTYPE roster [<!ENTITY l0 "ha">${laughs}]>`;
    expect(await problemsOf(`<?xml version="1.0"?>${doctype}<roster name="&l10;"/>`)).toEqual(DECLARES);
  });

  it('that asks for other files is not read', async () => {
    const doctype = '<!DOCTYPE roster [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    expect(await problemsOf(`${doctype}${ROSTER.replace('Tactical', '&x;')}`)).toEqual(DECLARES);
    expect(await problemsOf('<!DOCTYPE roster SYSTEM "https://example.org/x.dtd"><roster/>')).toEqual(DECLARES);
  });

  it('leaves entities that nobody declared as they are written', async () => {
    const { formations } = await understood(ROSTER.replace('name="Tactical" entryId', 'name="&x;Mob" entryId'));
    expect(formations[0]!.name).toBe('&x;Mob');
  });

  it.each([
    ['of another kind', '<html><body>Hello</body></html>', 'This XML is no roster.'],
    ['that is cut off', ROSTER.slice(0, -20), 'This roster is damaged or cut off.'],
    ['that closes what it has not opened', '<roster></rooster>', 'This roster is damaged or cut off.'],
    ['that nests without end', '<roster>'.repeat(100_000), 'This roster nests deeper than any army does.'],
    ['with very many selections',
      `<roster><forces><force>${'<selection name="a"/>'.repeat(30_000)}</force></forces></roster>`,
      'This roster holds more than any army does.'],
    ['with an attribute that never ends', `<roster name="${'x'.repeat(1_000_000)}`,
      'This roster is damaged or cut off.'],
    ['of angles alone', '<'.repeat(1_000_000), 'This roster is damaged or cut off.'],
  ])('%s is a sentence', async (_, text, problem) => {
    expect(await problemsOf(text)).toEqual([problem]);
  });
});

describe('JSON', () => {
  it.each([
    ['that is cut off', jsonRoster('Ork', [TACTICAL]).slice(0, -3),
      'This looks like JSON, but it is damaged or cut off.'],
    ['that nests without end', '{"a":'.repeat(200_000), 'This looks like JSON, but it is damaged or cut off.'],
    ['of something else', '{"hello":"world"}', 'This JSON is neither a roster nor a scenario.'],
    ['of a deep roster', deep(100), 'This roster nests deeper than any army does.'],
    ['with very many selections', JSON.stringify({ roster: { forces: [{ selections: Array(30_000).fill({}) }] } }),
      'This roster holds more than any army does.'],
  ])('%s is a sentence', async (_, text, problem) => {
    expect(await problemsOf(text)).toEqual([problem]);
  });

  it.each([
    '{"roster":{"forces":null}}', '{"roster":{"forces":[null,7,"x",[]]}}', '{"roster":{"forces":{"0":1}}}',
    '{"roster":{"forces":[{"selections":[{"name":{},"number":"many","type":[],"selections":7}]}]}}',
    '{"roster":{"forces":[{"selections":[{"name":"Tactical","number":-1e308,"type":"unit"}]}]}}',
    '{"roster":{"__proto__":{"forces":[]},"constructor":{"prototype":{"polluted":1}}}}',
    '{"__proto__":{"roster":{"forces":[]}}}', '{"roster":[]}', '{"forces":[]}',
  ])('with other values than a roster has is understood or refused: %s', async text => {
    const found = await imported(text);
    expect('problems' in found || 'formations' in found).toBe(true);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('text', () => {
  it('of 100 MB is not read', async () => {
    expect(await problemsOf('6 boyz\n'.repeat(15_000_000))).toEqual([expect.stringContaining('far too large')]);
    expect(await problemsOf(new Uint8Array(100_000_000))).toEqual([expect.stringContaining('far too large')]);
  });

  it('of very many lines and names is read as far as an army goes', async () => {
    const lines = Array.from({ length: 1600 }, (_, i) => (i % 20 === 0 ? `Mob ${i}:` : `1 nonsense${i} of word${i}`));
    const found = await imported(['Mob:', '6 boyz', ...lines].slice(0, 1000).join('\n'));
    expect(found).toHaveProperty('unmatched.length', IMPORT_LIMITS.unmatched);
    expect('notes' in found && found.notes.join(' ')).toMatch(/first 250 different names/);
    expect(await problemsOf(['Mob:', '6 boyz', ...lines].join('\n'))).toEqual([expect.stringMatching(/60 formations/)]);
  });

  it.each([
    ['one endless line', 'boyz '.repeat(500_000)],
    ['one endless word', 'x'.repeat(2_000_000)],
    ['digits alone', '1'.repeat(1_000_000)],
    ['brackets alone', '('.repeat(500_000)],
    ['commas alone', ','.repeat(1_000_000)],
    ['bullets alone', '- '.repeat(500_000)],
    ['stars alone', '**'.repeat(500_000)],
    ['spaces alone', ' '.repeat(5_000_000)],
    ['blank lines alone', '\n'.repeat(5_000_000)],
    ['prices alone', '[300 pts] '.repeat(100_000)],
    ['unknown words alone', `${'a;'.repeat(500)}\n`.repeat(shareOf(300, 3))],
    ['nothing', ''],
  ])('of %s is understood or refused', async (_, text) => {
    const found = await imported(text);
    expect('problems' in found || 'formations' in found).toBe(true);
  });

  it('with bytes of zero is no text', async () => {
    expect(await problemsOf('6 boyz\0, 2 nobz')).toEqual(['This is no text: it has bytes that no list has.']);
    expect(await problemsOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toEqual([
      'This is no text: it has bytes that no list has.',
    ]);
  });

  it('with markup in its names keeps it as text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const { formations, unmatched } = await understood(`Mob ${markup}:\n6 Boyz\n2 ${markup}`);
    expect(formations[0]!.name).toBe(`Mob ${markup}`);
    expect(unmatched.map(({ words }) => words).join()).toContain('<img');
  });

  it('with names that every object has is not taken for what these are', async () => {
    const { formations, unmatched } = await understood(
      'constructor:\n6 Boyz\n1 __proto__\n1 toString\n1 hasOwnProperty + constructor',
    );
    expect(formations.map(inShort)).toEqual(['6 boyz']);
    expect(formations[0]!.name).toBe('constructor');
    expect(unmatched.map(({ words }) => words)).toEqual(['proto', 'toString', 'hasOwnProperty', 'constructor']);
  });
});

describe('an encoding', () => {
  const wide = (text: string, isLittle: boolean): Uint8Array => Uint8Array.from([...text].flatMap(letter => {
    const [low, high] = [letter.charCodeAt(0) % 256, Math.floor(letter.charCodeAt(0) / 256)];
    return isLittle ? [low, high] : [high, low];
  }));

  it.each([
    ['UTF-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...strToU8('4 Dévastators')])],
    ['UTF-16, the lower byte first', wide('\ufeff4 Dévastators', true)],
    ['UTF-16, the higher byte first', wide('\ufeff4 Dévastators', false)],
    ['one byte a letter', Uint8Array.from([...'4 Dévastators'].map(letter => letter.charCodeAt(0)))],
  ])('%s is read', async (_, bytes) => {
    expect((await understood(bytes)).formations.map(inShort)).toEqual(['4 devastator']);
  });

  it('UTF-16 without a mark is read where a roster begins', async () => {
    for (const isLittle of [true, false]) {
      expect((await understood(wide(ROSTER, isLittle))).formations.map(inShort)).toEqual(['6 tactical']);
    }
  });
});
