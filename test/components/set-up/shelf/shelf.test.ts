/** The shelf where there is no database: as in a private window, and here. */
import { describe, expect, it } from 'vitest';
import { openShelf, type Shelf } from '../../../../components/set-up/shelf/shelf.ts';
import { shelfWords } from '../../../../components/set-up/shelf/shelf-words.ts';
import type { ShelfItem } from '../../../../src/shelf/shelf-item.ts';
import { randomShelf, randomItem } from '../../../shelf/random-items.ts';
import { shareOf } from '../../../support/share.ts';

const clock = () => {
  let minute = 0;
  return () => new Date(Date.UTC(2026, 10, 21, 20, minute += 1));
};

const shelfWith = async (...items: readonly ShelfItem[]): Promise<Shelf> => {
  const shelf = await openShelf({ now: clock() });
  for (const item of items) await shelf.putBack(item);
  return shelf;
};

const formation = (seed = 3) => randomItem(seed, ['formation']) as Extract<ShelfItem, { kind: 'formation' }>;

describe('a shelf in memory', () => {
  it('says that it forgets, and how to save a file', async () => {
    const shelf = await openShelf();
    expect(shelf.where).toBe('memory');
    expect(shelf.why).toBe(shelfWords.blocked);
    expect(shelfWords.blocked).toContain('save the shelf as a file');
  });

  it('gives an id, the time, and a name to what has none', async () => {
    const shelf = await shelfWith();
    const { kind, content } = formation();
    const item = await shelf.put({ kind, content, name: ' \n ' });
    expect(item).toMatchObject({ name: shelfWords.unnamed, savedAt: '2026-11-21T20:01:00.000Z', note: '', content });
    expect(item.id).toMatch(/^[\da-f]{24}$/);
    expect(shelf.get(item.id)).toEqual(item);
  });

  it('keeps what was saved, whatever becomes of it elsewhere', async () => {
    const shelf = await shelfWith();
    const content = { ...formation().content };
    const { id } = await shelf.put({ kind: 'formation', name: 'Mob', content });
    Object.assign(content, { initiative: 99 });
    expect(shelf.get(id)?.content).toEqual(formation().content);
  });

  it('lists the newest first, and by kind', async () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => randomItem(seed));
    const shelf = await shelfWith(...items);
    const times = shelf.list().map(({ savedAt }) => savedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(shelf.list('table')).toEqual(shelf.list().filter(({ kind }) => kind === 'table'));
    expect(shelf.list('table').length).toBeLessThan(items.length);
  });

  it('finds through accents, plurals and slips, a name before what is merely within', async () => {
    const shelf = await shelfWith();
    const { kind, content } = formation();
    const within = { ...content, units: [{ profile: 'warlords', characters: [], options: [], aboard: null }] };
    for (const name of ['Étoile noire', 'Boyz of the Warlord', 'Tactical detachment']) {
      await shelf.put({ kind, name, content });
    }
    await shelf.put({ kind, name: 'Mob', content: within });
    const found = (typed: string) => shelf.search(typed).map(({ name }) => name);
    expect(found('etoiles')).toEqual(['Étoile noire']);
    expect(found('tacticle detachments')).toEqual(['Tactical detachment']);
    expect(found('warlord')).toEqual(['Boyz of the Warlord', 'Mob']);
    expect(found('xyzzy')).toEqual([]);
    expect(found(`${'xyzzy '.repeat(40)}tactical`)).toEqual(['Tactical detachment']);
    expect(found('')).toHaveLength(4);
    await shelf.remove(shelf.search('mob')[0]!.id);
    expect(found('warlord')).toEqual(['Boyz of the Warlord']);
  });

  it('renames, removes and brings back', async () => {
    const one = formation();
    const shelf = await shelfWith(one);
    expect(await shelf.rename(one.id, 'Other', 'A note')).toEqual({ ...one, name: 'Other', note: 'A note' });
    expect(await shelf.rename(one.id, '  ')).toMatchObject({ name: 'Other', note: 'A note' });
    expect(await shelf.rename('nothing', 'Name')).toBeNull();
    const removed = await shelf.remove(one.id);
    expect(shelf.list()).toEqual([]);
    await shelf.putBack(removed!);
    expect(shelf.list()).toEqual([{ ...one, name: 'Other', note: 'A note' }]);
  });

  it('saves in the place of what was opened, but beside what somebody else has saved there since', async () => {
    const shelf = await shelfWith();
    const { kind, content } = formation();
    const opened = await shelf.put({ kind, content, name: 'Mob' });
    const mine = await shelf.put({ ...opened, content: { ...content, initiative: 1 } } as ShelfItem);
    expect(mine.id).toBe(opened.id);
    const theirs = await shelf.put({ ...opened, content: { ...content, initiative: 6 } } as ShelfItem);
    expect(theirs.id).not.toBe(opened.id);
    expect(shelf.list().map(one => (one.content as typeof content).initiative)).toEqual([6, 1]);
  });

  it('gives everything to an empty shelf by way of a file', async () => {
    for (let seed = 1; seed <= shareOf(1000, 60); seed += 1) {
      const items = randomShelf(seed);
      const from = await shelfWith(...items);
      const to = await openShelf();
      const { added, problems } = await to.importText(from.exportAll());
      expect(problems).toEqual([]);
      expect(added).toBe(items.length);
      expect(to.list()).toEqual(from.list());
      expect(to.list()).toHaveLength(items.length);
    }
  });

  it('counts what a file brings, and tells what it left out', async () => {
    const [one, two] = [formation(1), formation(2)];
    const shelf = await shelfWith(one);
    const file = { format: 1, file: 'assault-shelf', things: [one, two, { ...two, kind: 'army' }] };
    expect(await shelf.importText(JSON.stringify(file))).toEqual({
      added: 1, replaced: 0, same: 1, problems: [expect.stringContaining('is left out. kind must be one of')],
    });
    expect(await shelf.importText('{')).toEqual({
      added: 0, replaced: 0, same: 0, problems: ['This file is not JSON, or only a part of it.'],
    });
    expect(shelf.list()).toHaveLength(2);
  });
});
