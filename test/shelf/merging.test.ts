import { expect, it } from 'vitest';
import { mergeShelves } from '../../src/shelf/merging.ts';
import { searchWordsOf } from '../../src/shelf/search-words.ts';
import { tidyText, type ShelfItem } from '../../src/shelf/shelf-item.ts';
import { randomShelf, randomItem } from './random-items.ts';

const one = randomItem(11, ['formation']) as Extract<ShelfItem, { kind: 'formation' }>;
const changed: ShelfItem = { ...one, content: { ...one.content, initiative: one.content.initiative === 1 ? 2 : 1 } };
let ids = 0;
const freshId = () => `fresh-${ids += 1}`;

it('an empty shelf gets everything', () => {
  const items = Array.from({ length: 40 }, (_, seed) => randomShelf(seed)).flat();
  expect(mergeShelves([], items, freshId)).toEqual({ put: items, added: items.length, replaced: 0, same: 0 });
});

it('the same file a second time changes nothing', () => {
  const reordered = { ...one, content: Object.fromEntries(Object.entries(one.content).reverse()) } as ShelfItem;
  expect(mergeShelves([one], [one, reordered], freshId)).toEqual({ put: [], added: 0, replaced: 0, same: 2 });
});

it('of two versions with different contents both are kept, and a second time neither comes again', () => {
  const { put, added } = mergeShelves([one], [changed], freshId);
  expect(put).toEqual([{ ...changed, id: expect.stringMatching(/^fresh-/) }]);
  expect(added).toBe(1);
  expect(mergeShelves([one, ...put], [changed], freshId)).toEqual({ put: [], added: 0, replaced: 0, same: 1 });
});

it('two versions in one file are both kept', () => {
  const { put } = mergeShelves([], [one, changed], freshId);
  expect(put.map(({ content }) => content)).toEqual([one.content, changed.content]);
  expect(new Set(put.map(({ id }) => id)).size).toBe(2);
});

it('where only the name or the note differs, the newer one counts', () => {
  const newer = { ...one, name: 'Another name', savedAt: '2027-01-01T00:00:00.000Z' };
  expect(mergeShelves([one], [newer], freshId)).toEqual({ put: [newer], added: 0, replaced: 1, same: 0 });
  expect(mergeShelves([newer], [one], freshId)).toEqual({ put: [], added: 0, replaced: 0, same: 1 });
});

it('an item is found by its name, its note, its kind and whoever is in it', () => {
  const words = searchWordsOf({ ...one, name: 'Mob', note: 'of Tuesday' });
  expect(words).toMatchObject({ name: 'Mob', note: 'of Tuesday' });
  expect(words.within).toContain('formation');
  for (const { profile } of one.content.units) expect(words.within).toContain(profile);
  const unit = { profile: 'razorback', characters: [], options: ['twin-heavy-bolter'], aboard: null };
  const armed = { ...one.content, units: [unit] };
  expect(searchWordsOf({ ...one, content: armed }).within).toContain('twin-heavy-bolter');
  const assault = randomItem(5, ['assault']) as Extract<ShelfItem, { kind: 'assault' }>;
  for (const { name } of assault.content.scenario.formations) expect(searchWordsOf(assault).within).toContain(name);
});

it('a name is one line, of which nothing is cut', () => {
  expect(tidyText('🚀'.repeat(200))).toBe('🚀'.repeat(200));
  expect(tidyText('  two\nlines  ')).toBe('two lines');
});
