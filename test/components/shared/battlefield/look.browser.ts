import { expect, nextFrame } from '@open-wc/testing';
import { emulateMedia, resetMouse, setViewport } from '@web/test-runner-commands';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { area, counter, ghost, richView, view } from './build-view.ts';
import { contrast } from './contrast.ts';
import { all, click, heard, idsOf, one, press, shown } from './map-page.ts';

beforeEach(async () => {
  await resetMouse();
  await setViewport({ width: 900, height: 700 });
});

describe('the table', () => {
  const rows = (map: AssaultBattlefield): string[][] => [...map.renderRoot.querySelectorAll('tbody tr')].map(row =>
    [...row.children].map(cell => cell.textContent?.replace(/\s+/g, ' ').trim() ?? ''));

  it('has the facts of the map: who, whose, how it fights, the nearest enemy, hits, kind and place', async () => {
    const map = await shown(richView);
    await click(map, one(map, '.tools .table'));
    const byName = new Map(rows(map).map(row => [row[0], row]));
    expect([...byName.keys()]).to.deep.equal(['a1', 'a2', 'a3', 'a4', 'd1', 'd2', 'd3']);
    expect(byName.get('a1')?.slice(1)).to.deep.equal([
      'attacker', '3/5', 'directly engaged a1 to d1', 'd1, in contact', '', 'infantry, character, inspiring', '20 · 20',
    ]);
    expect(byName.get('d2')?.slice(3)).to.deep.equal([
      'directly engaged d2 to a2', 'a2, 6.5 cm', 'hit 2, saved hit 3, killed, macro-weapon', 'vehicle, broken',
      '26 · 29',
    ]);
    expect(byName.get('a4')?.slice(3, 5)).to.deep.equal(['lost', '']);
  });

  it('can do what the map can: choose units, hits and lines', async () => {
    const map = await shown(richView, { isTable: true });
    const events = heard(map);
    const wanted = /^(a2|a1 to d1|hit 1, waiting)$/;
    for (const button of all(map, 'tbody button')) {
      if (wanted.test(button.textContent?.trim() ?? '')) await click(map, button);
    }
    expect(idsOf(events)).to.have.members(['counter-chosen a2', 'line-chosen a1 contact d1', 'token-chosen hit-1']);
  });

  it('asks why of every unit that can be asked', async () => {
    const map = await shown(view({ counters: [
      counter('a', [20, 20], { askable: true }), counter('b', [30, 20], { choosable: true, askable: true }),
    ] }), { isTable: true });
    const events = heard(map);
    for (const button of all(map, 'tbody th button')) await click(map, button);
    expect(idsOf(events)).to.deep.equal(['counter-asked a', 'counter-chosen b']);
  });

  it('is turned over and back with the focus on the button', async () => {
    const map = await shown(richView);
    one(map, '.tools .table').focus();
    await press(map, 'Enter');
    await nextFrame();
    expect(map.isTable).to.equal(true);
    expect((map.shadowRoot!.activeElement as HTMLElement).getAttribute('aria-label')).to.equal('Show as a map');
    await press(map, 'Enter');
    expect(all(map, 'svg.map')).to.have.length(1);
  });
});

describe('the look', () => {
  const rich = { ...richView, areas: [area('reach', [20, 20], 15, { label: 'reach 15 cm' })] };

  it('gives text a width, in the map and in the table', async () => {
    const map = await shown(rich);
    expect(one(map, '.counts').getBoundingClientRect().width).to.be.above(10);
    expect(one(map, '.terrain-name text').getBoundingClientRect().width).to.be.above(30);
  });

  it('has no faults that axe finds, light or dark: the map, with its key, and the table', async () => {
    expect(await faultsOf(await shown(rich))).to.deep.equal([]);
    expect(await faultsOf(await shown(rich, { hasKey: true }))).to.deep.equal([]);
    expect(await faultsOf(await shown(rich, { isTable: true }))).to.deep.equal([]);
  });

  it('explains in its key the signs that are on the map and no others', async () => {
    const fillings = { solid: 'close combat', tinted: 'firefight', ring: 'may still join in', dotted: 'not engaged' };
    const map = await shown(view({ counters: [counter('a', [20, 20])], fillings }));
    await click(map, one(map, '.tools .key'));
    const signs = all(map, '.key-sheet li').map(entry => entry.textContent?.trim());
    expect(signs).to.deep.equal(['attacker', 'close combat']);
    map.view = { ...richView, fillings };
    await map.updateComplete;
    const words = all(map, '.key-sheet li').map(entry => entry.lastChild?.textContent?.trim());
    const named = ['defender', 'may still join in', 'war engine', 'broken', 'lost', 'too far', 'hit, saved'];
    expect(words).to.include.members(named);
  });

  it('can be scrolled by keys, the table and the key', async () => {
    for (const [properties, part] of [[{ isTable: true }, 'table'], [{ hasKey: true }, 'key']] as const) {
      expect(one(await shown(rich, properties), `[part=${part}]`).tabIndex).to.equal(0);
    }
  });

  it('uses no inline style, which a strict page would not allow', async () => {
    for (const properties of [{ hasKey: true }, { isTable: true }]) {
      const map = await shown({ ...rich, ghost: ghost('a1', [24, 24], { refusal: 'No' }) }, properties);
      expect(all(map, '[style]:not([style=""])')).to.have.length(0);
    }
  });

  it('prints text and counters with enough contrast in light and dark', async () => {
    for (const scheme of ['light', 'dark']) {
      const map = await shown(rich);
      map.setAttribute('theme', scheme);
      await nextFrame();
      const colour = (selector: string, property: 'fill' | 'stroke' = 'fill'): string =>
        getComputedStyle(one(map, selector))[property];
      const ground = colour('.table');
      for (const selector of [
        '.terrain-name text', '.area-name text', '.name.attacker.solid text', '.name.defender text',
        '.name.dead text',
      ]) {
        expect(contrast(colour(selector), ground), `${scheme} ${selector}`).to.be.at.least(4.5);
      }
      for (const id of ['a1', 'd1', 'a3', 'd3']) {
        const value = contrast(colour(`[data-counter="${id}"] .counts`), colour(`[data-counter="${id}"] .base`));
        expect(value, `${scheme} ${id}`).to.be.at.least(4.5);
      }
      expect(contrast(colour('.token.waiting text'), colour('.token.waiting .diamond'))).to.be.at.least(4.5);
      for (const [selector, property] of [
        ['.counter.attacker.solid .base', 'fill'], ['.counter.defender.solid .base', 'fill'],
        ['.turn .rim', 'stroke'],
        ['.line.too-far .stroke', 'stroke'], ['.line.blocked .stroke', 'stroke'], ['.edge', 'stroke'],
      ] as const) expect(contrast(colour(selector, property), ground), `${scheme} ${selector}`).to.be.at.least(3);
    }
  });

  it('follows the reader into the dark unless the page says otherwise', async () => {
    const map = await shown(rich);
    map.style.colorScheme = 'light dark';
    const ground = (): string => getComputedStyle(one(map, '.table')).fill;
    await emulateMedia({ colorScheme: 'light' });
    const light = ground();
    await emulateMedia({ colorScheme: 'dark' });
    expect(ground()).not.to.equal(light);
    map.style.colorScheme = '';
    map.setAttribute('theme', 'light');
    expect(ground()).to.equal(light);
    await emulateMedia({ colorScheme: 'light' });
  });

  it('takes the colours that the page gives it', async () => {
    const map = await shown(rich);
    map.style.setProperty('--assault-attacker', 'rgb(1, 2, 3)');
    expect(getComputedStyle(one(map, '[data-counter="a1"] .base')).fill).to.equal('rgb(1, 2, 3)');
  });

  it('grows its words with the text of the page', async () => {
    const map = await shown(rich);
    const before = one(map, '.label.pill text').getBoundingClientRect().height;
    map.style.setProperty('--assault-size', '32px');
    await nextFrame();
    await nextFrame();
    await map.updateComplete;
    expect(one(map, '.label.pill text').getBoundingClientRect().height).to.be.closeTo(before * 2, 3);
  });
});
