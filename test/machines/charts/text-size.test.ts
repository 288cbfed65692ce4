import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  EVENT_TEXT, GUARD_TEXT, labelSize, textWidth, TITLE_TEXT, type TextStyle,
} from '../../../machines/charts/text-size.ts';

/** The advance width of each character of a font, in thousandths of its size. */
const widthsIn = (font: string): ((character: string) => number) => {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${font}.ttf`));
  const tables = new Map(Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index;
    return [bytes.toString('latin1', at, at + 4), bytes.readUInt32BE(at + 8)] as const;
  }));
  const [head, cmap, hmtx] = ['head', 'cmap', 'hmtx'].map(name => tables.get(name)!) as [number, number, number];
  const map = Array.from({ length: bytes.readUInt16BE(cmap + 2) }, (_, index) =>
    cmap + bytes.readUInt32BE(cmap + 4 + 8 * index + 4)).find(at => bytes.readUInt16BE(at) === 4)!;
  const doubled = bytes.readUInt16BE(map + 6);
  return character => {
    const code = character.codePointAt(0)!;
    let nth = 0;
    while (bytes.readUInt16BE(map + 14 + 2 * nth) < code) nth += 1;
    const start = bytes.readUInt16BE(map + 16 + doubled + 2 * nth);
    const delta = bytes.readUInt16BE(map + 16 + 2 * doubled + 2 * nth);
    const rangeAt = map + 16 + 3 * doubled + 2 * nth;
    const range = bytes.readUInt16BE(rangeAt);
    const glyph = range === 0 ? (code + delta) % 65_536 : bytes.readUInt16BE(rangeAt + range + 2 * (code - start));
    return Math.ceil((1000 * bytes.readUInt16BE(hmtx + 4 * glyph)) / bytes.readUInt16BE(head + 18));
  };
};

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const EXACT: TextStyle = { size: 1000, line: 0, isBold: false };

describe('the width of a text', () => {
  it.each([['DejaVuSans', false], ['DejaVuSans-Bold', true]] as const)('is that of %s', (font, isBold) => {
    const width = widthsIn(font);
    expect(ASCII.map(one => textWidth(one, { ...EXACT, isBold }))).toEqual(ASCII.map(width));
  });

  it('is the sum of its letters, rounded up', () => {
    expect(textWidth('ab', { ...EXACT, size: 10 })).toBe(Math.ceil((613 + 635) / 100));
    expect(textWidth('', TITLE_TEXT)).toBe(0);
  });

  it('has room for letters of other alphabets', () => {
    expect(textWidth('一\n😀', { ...EXACT, size: 10 })).toBe(30);
  });

  it('has no room beside a letter for what stands above or under it', () => {
    expect(textWidth('äéņŚ', EXACT)).toBe(textWidth('aenS', EXACT));
  });
});

describe('the size of a label', () => {
  it.each([
    ['an event alone is one line', { event: 'go', guard: null }, EVENT_TEXT.line],
    ['a condition alone is one line', { event: '', guard: 'is far' }, GUARD_TEXT.line],
    ['a condition stands under its event', { event: 'go', guard: 'is far' }, EVENT_TEXT.line + GUARD_TEXT.line],
    ['nothing needs no room', { event: '', guard: null }, 0],
  ])('%s', (_, label, height) => {
    expect(labelSize(label).height).toBe(height);
  });

  it('is as wide as its wider line, brackets included', () => {
    expect(labelSize({ event: 'go', guard: 'is far' }).width).toBe(textWidth('[is far]', GUARD_TEXT));
    expect(labelSize({ event: 'goes.far.away', guard: 'x' }).width).toBe(textWidth('goes.far.away', EVENT_TEXT));
  });
});
