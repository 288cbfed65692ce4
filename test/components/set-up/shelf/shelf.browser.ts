/** The shelf on the browser's real database, and where that is refused. */
import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { openShelf, type Shelf, type ShelfOptions } from '../../../../components/set-up/shelf/shelf.ts';
import { shelfWords } from '../../../../components/set-up/shelf/shelf-words.ts';
import type { ShelfItem } from '../../../../src/shelf/shelf-item.ts';

let names = 0;
const shelves: Shelf[] = [];
const freshName = (): string => `shelf-test-${names += 1}-${Date.now()}`;

const open = async (name: string, options: ShelfOptions = {}): Promise<Shelf> => {
  const shelf = await openShelf({ name, ...options });
  shelves.push(shelf);
  return shelf;
};

const mob = (name: string, initiative = 2) => ({
  kind: 'formation', name, content: { name, list: null, initiative, rules: [], units: [], profiles: {} },
} as const);

const namesOn = (shelf: Shelf): readonly string[] => shelf.list().map(({ name }) => name).sort();

const turned = (shelf: Shelf): Promise<unknown> =>
  new Promise(resolve => shelf.addEventListener('change', resolve, { once: true }));

/** Puts something else in the place of a member while a test runs. */
const restorers: (() => void)[] = [];
const instead = (owner: object, member: string, descriptor: PropertyDescriptor): void => {
  const before = Object.getOwnPropertyDescriptor(owner, member);
  Object.defineProperty(owner, member, { configurable: true, ...descriptor });
  restorers.push(() => {
    if (before === undefined) Reflect.deleteProperty(owner, member);
    else Object.defineProperty(owner, member, before);
  });
};

const throwing = (name: string) => ({
  value: () => {
    throw new DOMException('Refused.', name);
  },
});

afterEach(() => {
  for (const restore of restorers.splice(0).reverse()) restore();
  for (const shelf of shelves.splice(0)) shelf.close();
});

describe('a shelf in the browser', () => {
  it('has everything when it is opened again', async () => {
    const name = freshName();
    const first = await open(name);
    expect([first.where, first.why]).to.deep.equal(['browser', null]);
    const kept = await first.put(mob('Kept'));
    const renamed = await first.put(mob('Renamed'));
    const removed = await first.put(mob('Removed'));
    await first.rename(renamed.id, 'Another name', 'with a note');
    await first.remove(removed.id);
    const again = await open(name);
    expect(again.list()).to.deep.equal(first.list());
    expect(again.get(kept.id)).to.deep.equal(kept);
    expect(again.get(renamed.id)).to.include({ name: 'Another name', note: 'with a note' });
    expect(again.get(removed.id)).to.equal(null);
  });

  it('keeps a file for the next visit', async () => {
    const from = await open(freshName());
    await from.put(mob('One'));
    await from.put(mob('Two'));
    const name = freshName();
    expect(await (await open(name)).importText(from.exportAll())).to.include({ added: 2, same: 0 });
    expect((await open(name)).list()).to.deep.equal(from.list());
  });

  it('shows in one tab what another has saved, renamed or removed', async () => {
    const name = freshName();
    const [here, there] = [await open(name), await open(name)];
    const seen = turned(there);
    const { id } = await here.put(mob('Mob'));
    await seen;
    expect(namesOn(there)).to.deep.equal(['Mob']);
    const again = turned(here);
    await there.rename(id, 'Horde');
    await again;
    expect(namesOn(here)).to.deep.equal(['Horde']);
    const gone = turned(here);
    await there.remove(id);
    await gone;
    expect(here.list()).to.deep.equal([]);
  });

  it('loses nothing where two tabs save the same item at once', async () => {
    const name = freshName();
    const here = await open(name);
    const opened = await here.put(mob('Mob'));
    const there = await open(name);
    const later = (initiative: number) => ({ ...opened, content: mob('Mob', initiative).content }) as ShelfItem;
    await new Promise(resolve => setTimeout(resolve, 5));
    const [one, other] = await Promise.all([here.put(later(1)), there.put(later(6))]);
    expect(one.id).not.to.equal(other.id);
    const kept = (await open(name)).list('formation').map(({ content }) => content);
    expect(kept).to.have.deep.members([mob('Mob', 1).content, mob('Mob', 6).content]);
  });

  it('keeps both where each tab saves something of its own without knowing of the other', async () => {
    const name = freshName();
    const [here, there] = [await open(name), await open(name)];
    here.close();
    there.close();
    await Promise.all([here.put(mob('Here')), there.put(mob('There'))]);
    expect(namesOn(await open(name))).to.deep.equal(['Here', 'There']);
  });

  it('leaves alone what a later version of the program has put there', async () => {
    const name = freshName();
    const shelf = await open(name);
    await shelf.put(mob('Mob'));
    const raw = await openDB(name);
    await raw.put('things', { id: 'later', kind: 'campaign', name: 'Later' });
    expect(namesOn(await open(name))).to.deep.equal(['Mob']);
    expect(await raw.get('things', 'later')).to.deep.equal({ id: 'later', kind: 'campaign', name: 'Later' });
    raw.close();
  });
});

describe('a full browser', () => {
  const fill = (): void => instead(IDBObjectStore.prototype, 'put', throwing('QuotaExceededError'));

  it('loses nothing: what it does not take stays on the shelf, is marked, and is in the file', async () => {
    const name = freshName();
    const shelf = await open(name);
    await shelf.put(mob('Before'));
    fill();
    const { id } = await shelf.put(mob('After'));
    expect(shelf.why).to.equal(shelfWords.full);
    expect(shelf.where).to.equal('browser');
    expect(shelf.isUnsaved(id)).to.equal(true);
    expect(namesOn(shelf)).to.deep.equal(['After', 'Before']);
    const elsewhere = await open(freshName());
    restorers.splice(0).forEach(restore => restore());
    expect(await elsewhere.importText(shelf.exportAll())).to.include({ added: 2 });
  });

  it('takes what is waiting as soon as there is room again', async () => {
    const name = freshName();
    const shelf = await open(name);
    const large = await shelf.put(mob('Large'));
    fill();
    const { id } = await shelf.put(mob('Waiting'));
    await shelf.importText(JSON.stringify({ format: 1, file: 'assault-shelf', things: [{
      ...mob('From a file'), id: 'x', savedAt: '2026-01-01T00:00:00Z',
    }] }));
    restorers.splice(0).forEach(restore => restore());
    await shelf.remove(large.id);
    expect(shelf.why).to.equal(null);
    expect(shelf.isUnsaved(id)).to.equal(false);
    expect(namesOn(await open(name))).to.deep.equal(['From a file', 'Waiting']);
  });

  it('is not taken for one that fails in another way', async () => {
    const shelf = await open(freshName());
    instead(IDBObjectStore.prototype, 'put', throwing('UnknownError'));
    await shelf.put(mob('Mob'));
    expect(shelf.why).to.equal(shelfWords.failed);
    expect(namesOn(shelf)).to.deep.equal(['Mob']);
  });
});

describe('a browser that keeps nothing', () => {
  const ways: readonly (readonly [string, () => void])[] = [
    ['has no database', () => instead(window, 'indexedDB', { value: undefined })],
    ['forbids even to look', () => instead(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    })],
    ['refuses to open one', () => instead(IDBFactory.prototype, 'open', throwing('SecurityError'))],
    ['opens one that cannot be read', () => instead(IDBObjectStore.prototype, 'getAll', throwing('UnknownError'))],
    ['never answers', () => instead(IDBFactory.prototype, 'open', {
      value: () => Object.assign(new EventTarget(), { readyState: 'pending' }),
    })],
  ];
  for (const [way, refuse] of ways) {
    it(`because it ${way} gives a shelf in memory that says so and works the same`, async () => {
      refuse();
      const shelf = await open(freshName(), { patience: 50 });
      expect([shelf.where, shelf.why]).to.deep.equal(['memory', shelfWords.blocked]);
      const { id } = await shelf.put(mob('Mob'));
      await shelf.rename(id, 'Horde');
      expect(shelf.search('hordes').map(({ name }) => name)).to.deep.equal(['Horde']);
      const text = shelf.exportAll();
      await shelf.remove(id);
      expect(await shelf.importText(text)).to.include({ added: 1 });
    });
  }
});

describe('versions of the program', () => {
  it('an older page leaves the shelf of a newer one alone, and says so', async () => {
    const name = freshName();
    await (await open(name, { version: 2 })).put(mob('Newer'));
    const old = await open(name);
    expect([old.where, old.why]).to.deep.equal(['memory', shelfWords.outdated]);
    expect(namesOn(await open(name, { version: 2 }))).to.deep.equal(['Newer']);
  });

  it('a newer page takes the shelf over; the older keeps what it shows and says why it saves no more', async () => {
    const name = freshName();
    const old = await open(name);
    await old.put(mob('Mob'));
    const newer = await open(name, { version: 2 });
    expect([old.where, old.why]).to.deep.equal(['memory', shelfWords.newer]);
    expect(namesOn(old)).to.deep.equal(['Mob']);
    expect([newer.where, namesOn(newer)]).to.deep.equal(['browser', ['Mob']]);
  });

  it('a page that does not let go of the shelf is named', async () => {
    const name = freshName();
    const deaf = await openDB(name, 1, { upgrade: db => void db.createObjectStore('things', { keyPath: 'id' }) });
    const shelf = await open(name, { version: 2, patience: 100 });
    expect([shelf.where, shelf.why]).to.deep.equal(['memory', shelfWords.held]);
    deaf.close();
  });
});

describe('asking to keep', () => {
  it('is done with the first save, once', async () => {
    let asked = 0;
    instead(StorageManager.prototype, 'persisted', { value: async () => false });
    instead(StorageManager.prototype, 'persist', { value: async () => (asked += 1) > 0 });
    const shelf = await open(freshName());
    expect(asked).to.equal(0);
    await shelf.put(mob('One'));
    await shelf.put(mob('Two'));
    expect(asked).to.equal(1);
  });
});
