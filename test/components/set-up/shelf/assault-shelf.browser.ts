import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../../components/set-up/shelf/assault-shelf.ts';
import type { AssaultShelf } from '../../../../components/set-up/shelf/assault-shelf.ts';
import { openShelf, type Shelf } from '../../../../components/set-up/shelf/shelf.ts';
import { shelfWords } from '../../../../components/set-up/shelf/shelf-words.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { until } from '../../../support/until.ts';

const mob = (name: string, note = '') => ({
  kind: 'formation', name, note, content: { name, list: null, initiative: 2, rules: [], units: [], profiles: {} },
} as const);

const profile = (name: string) => ({
  kind: 'profile', name, content: {
    name, type: 'infantry', speed: 15, armour: 5, cc: 4, ff: 5, damageCapacity: 1, critical: null, radius: 1,
    abilities: [], weapons: [],
  },
} as const);

let minute = 0;
const now = () => new Date(Date.UTC(2026, 10, 21, 20, minute += 1));

/** Three items, the newest first in the list. */
const threeThings = async (): Promise<Shelf> => {
  const shelf = await openShelf({ name: `element-test-${Date.now()}-${minute}`, now });
  await shelf.put(mob('Mob', 'as on Tuesday'));
  await shelf.put(profile('Own nob'));
  await shelf.put(mob('Étoile noire'));
  return shelf;
};

const shown = async (shelf: Shelf): Promise<AssaultShelf> =>
  fixture<AssaultShelf>(html`<assault-shelf .shelf=${shelf}></assault-shelf>`);

const all = (element: AssaultShelf, selector: string): readonly HTMLElement[] =>
  [...element.renderRoot.querySelectorAll<HTMLElement>(selector)];

const namesIn = (element: AssaultShelf): readonly string[] => all(element, '.name').map(name => name.textContent ?? '');

const focused = (element: AssaultShelf): string => {
  const { activeElement } = element.shadowRoot!;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
};

const file = (text: string, name = 'shelf.json') => new File([text], name, { type: 'application/json' });

const dropped = (element: AssaultShelf, ...files: readonly File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const section = element.renderRoot.querySelector('section')!;
  section.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  section.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
};

describe('<assault-shelf>', () => {
  it('writes dates in the language of the screen, as the reader has set the browser to write it', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['fr-FR', 'en-GB'], configurable: true });
    try {
      const element = await shown(await threeThings());
      expect(all(element, 'time')[0]!.textContent).to.contain('21 Nov 2026');
    } finally {
      Reflect.deleteProperty(navigator, 'languages');
    }
  });

  it('lists what is kept, newest first, with kind, time and note', async () => {
    const element = await shown(await threeThings());
    expect(namesIn(element)).to.deep.equal(['Étoile noire', 'Own nob', 'Mob']);
    expect(all(element, '.kind').map(kind => kind.textContent)).to.deep.equal(['Formation', 'Profile', 'Formation']);
    expect(all(element, 'time').every(time => /2026/.test(time.textContent ?? ''))).to.equal(true);
    expect(all(element, '.note').map(note => note.textContent)).to.deep.equal(['as on Tuesday']);
  });

  it('says what comes here while there is nothing, and that no file can be saved of it', async () => {
    const element = await shown(await openShelf({ name: `empty-${Date.now()}` }));
    expect(element.renderRoot.textContent).to.contain(shelfWords.empty);
    expect(element.renderRoot.querySelector<HTMLButtonElement>('.save')!.disabled).to.equal(true);
    expect(await faultsOf(element)).to.deep.equal([]);
  });

  it('finds while somebody types, and by kind', async () => {
    const element = await shown(await threeThings());
    element.renderRoot.querySelector<HTMLElement>('[type="search"]')!.focus();
    await sendKeys({ type: 'etoiles' });
    expect(namesIn(element)).to.deep.equal(['Étoile noire']);
    expect(element.renderRoot.querySelector('.count')!.textContent).to.equal('1 of 3 things');
    await sendKeys({ type: 'xyz' });
    expect(element.renderRoot.textContent).to.contain('Nothing here is like “etoilesxyz”.');
    const search = element.renderRoot.querySelector<HTMLInputElement>('[type="search"]')!;
    search.value = '';
    search.dispatchEvent(new Event('input'));
    const select = element.renderRoot.querySelector('select')!;
    select.value = 'profile';
    select.dispatchEvent(new Event('change'));
    await element.updateComplete;
    expect(namesIn(element)).to.deep.equal(['Own nob']);
  });

  it('opens by keyboard, and hands the whole item over', async () => {
    const shelf = await threeThings();
    const element = await shown(shelf);
    all(element, '.open')[1]!.focus();
    setTimeout(() => void sendKeys({ press: 'Enter' }));
    const { detail, composed } = await oneEvent(element, 'shelf-opened');
    expect(detail).to.deep.equal({ item: shelf.list()[1] });
    expect(composed).to.equal(true);
  });

  it('renames by keyboard in place; Escape leaves all as it was; the focus stays with the item', async () => {
    const shelf = await threeThings();
    const element = await shown(shelf);
    all(element, '.rename')[2]!.focus();
    await sendKeys({ press: 'Enter' });
    await until('the focus in the field', () => element.shadowRoot!.activeElement?.localName === 'input');
    await sendKeys({ type: 'X' });
    await sendKeys({ press: 'Escape' });
    await until('the focus', () => focused(element) === 'Rename: Mob');
    await sendKeys({ press: 'Enter' });
    await until('the focus in the field', () => element.shadowRoot!.activeElement?.localName === 'input');
    await sendKeys({ press: 'Home' });
    await sendKeys({ type: 'Big ' });
    await sendKeys({ press: 'Enter' });
    await until('the focus', () => focused(element) === 'Rename: Big Mob');
    expect(shelf.list()[2]).to.include({ name: 'Big Mob', note: 'as on Tuesday' });
  });

  it('removes without asking and brings back where it was, by keyboard', async () => {
    const shelf = await threeThings();
    const before = shelf.list();
    const element = await shown(shelf);
    all(element, '.remove')[1]!.focus();
    await sendKeys({ press: 'Enter' });
    await until('the focus', () => focused(element) === 'Undo: “Own nob” comes back');
    expect(shelf.list()).to.have.length(2);
    expect(all(element, '.item').map(row => row.classList.contains('removed'))).to.deep.equal([false, true, false]);
    await sendKeys({ press: 'Enter' });
    await until('the focus', () => focused(element) === 'Open: Own nob');
    expect(shelf.list()).to.deep.equal(before);
    expect(namesIn(element)).to.deep.equal(['Étoile noire', 'Own nob', 'Mob']);
  });

  it('saves everything as a file', async () => {
    const shelf = await threeThings();
    const element = await shown(shelf);
    const links: { readonly download: string; readonly text: Promise<string> }[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function take(): void {
      links.push({ download: this.download, text: fetch(this.href).then(answer => answer.text()) });
    };
    try {
      element.renderRoot.querySelector<HTMLElement>('.save')!.click();
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(links).to.have.length(1);
    expect(links[0]!.download).to.match(/^assault-shelf-\d{4}-\d\d-\d\d\.json$/);
    expect(await links[0]!.text).to.equal(shelf.exportAll());
  });

  it('takes files that are dropped, and tells what each of them was', async () => {
    const from = await threeThings();
    const shelf = await openShelf({ name: `dropped-${Date.now()}` });
    const element = await shown(shelf);
    dropped(element, file(from.exportAll()), file('<b>no</b>'), file(from.exportAll()));
    await until('what came of the file', () => element.renderRoot.querySelector('.told') !== null);
    expect(element.renderRoot.querySelector('.told')!.textContent)
      .to.equal('3 things were added. 3 things were here already.');
    expect(all(element, '.problems li').map(one => one.textContent))
      .to.deep.equal(['This file is not JSON, or only a part of it.']);
    expect(namesIn(element)).to.deep.equal(['Étoile noire', 'Own nob', 'Mob']);
  });

  it('tells of 20 faulty items in a file, and counts the others', async () => {
    const element = await shown(await threeThings());
    const items = Array.from({ length: 3000 }, (_, i) => ({ name: `Bad ${i}` }));
    dropped(element, file(JSON.stringify({ format: 1, file: 'assault-shelf', things: items })));
    await until('what came of the file', () => element.renderRoot.querySelector('.told') !== null);
    const lines = all(element, '.problems li').map(one => one.textContent);
    expect(lines).to.have.length(21);
    expect(lines[20]).to.equal('2980 more like these.');
  });

  it('shows names from outside as text', async () => {
    const shelf = await threeThings();
    await shelf.put(mob('<img src=x onerror=alert(1)>', '<script>alert(1)</script>'));
    const element = await shown(shelf);
    expect(namesIn(element)[0]).to.equal('<img src=x onerror=alert(1)>');
    expect(element.renderRoot.querySelector('img, script')).to.equal(null);
  });

  it('shows 50 items first, and all where somebody asks', async () => {
    const shelf = await openShelf({ name: `many-${Date.now()}`, now });
    for (let i = 0; i < 60; i += 1) await shelf.put(mob(`Mob ${i}`));
    const element = await shown(shelf);
    expect(namesIn(element)).to.have.length(50);
    [...element.renderRoot.querySelectorAll('button')].find(one => one.textContent?.includes('Show all 60'))!.click();
    await element.updateComplete;
    expect(namesIn(element)).to.have.length(60);
  });

  it('shows only items of one kind where the page asks for it', async () => {
    const shelf = await threeThings();
    const element = await fixture<AssaultShelf>(html`<assault-shelf kind="profile" .shelf=${shelf}></assault-shelf>`);
    expect(namesIn(element)).to.deep.equal(['Own nob']);
    expect(element.renderRoot.querySelector('select')!.value).to.equal('profile');
  });

  it('says where the browser is full, aloud as well, and marks what was not saved', async () => {
    const shelf = await threeThings();
    const element = await shown(shelf);
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    try {
      await shelf.put(mob('Too much'));
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.why')!.textContent).to.equal(shelfWords.full);
    expect(element.renderRoot.querySelector('live-region')!.message).to.equal(shelfWords.full);
    expect(all(element, '.unsaved')).to.have.length(1);
    expect(await faultsOf(element)).to.deep.equal([]);
  });

  it('is clean in light and dark, also while something is renamed or removed, and 360 pixels wide', async () => {
    await setViewport({ width: 360, height: 800 });
    const shelf = await threeThings();
    await shelf.put(mob(`A name ${'withoutend'.repeat(11)}`, 'note'.repeat(200)));
    const element = await shown(shelf);
    all(element, '.remove')[1]!.click();
    await until('the focus on Undo', () => focused(element).startsWith('Undo'));
    all(element, '.rename')[1]!.click();
    await until('the focus in the field', () => element.shadowRoot!.activeElement?.localName === 'input');
    expect(await faultsOf(element)).to.deep.equal([]);
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
    for (const button of all(element, 'button')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height), button.textContent ?? '').to.be.at.least(44);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('opens the shelf of the page where it is given none', async () => {
    const element = await fixture<AssaultShelf>(html`<assault-shelf></assault-shelf>`);
    await until('the shelf', () => element.shelf !== null);
    expect(element.shelf!.where).to.equal('browser');
  });

  it('takes what is dropped before its shelf is open', async () => {
    const from = await threeThings();
    const element = document.createElement('assault-shelf');
    document.body.append(element);
    (element as unknown as { readonly performUpdate: () => void }).performUpdate();
    expect(element.shelf === null).to.equal(true);
    dropped(element, file(from.exportAll()));
    await until('what came of the file', () => element.renderRoot.querySelector('.told') !== null);
    expect(namesIn(element)).to.include.members(['Étoile noire', 'Own nob', 'Mob']);
    for (const { id } of element.shelf!.list()) await element.shelf!.remove(id);
    element.remove();
  });
});
