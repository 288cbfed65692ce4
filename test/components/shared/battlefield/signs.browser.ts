import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { counter, defender, ghost, line, token, view } from './build-view.ts';
import { contrast } from './contrast.ts';
import { all, counterMiddle, drag, middleOf, one, shown } from './map-page.ts';

beforeEach(async () => {
  await resetMouse();
  await setViewport({ width: 900, height: 700 });
});

/** A titan that pushes its way through a mob, a transport, a lander, a watchful mob and one that has broken. */
const field = view({
  counters: [
    counter('titan', [20, 20], {
      shape: 'ring', radius: 4, damage: 5, capacity: 8, shields: 1, fullShields: 2, badge: '5+3', group: 1,
      movable: true,
    }),
    counter('warlord', [34, 20], { shape: 'ring', radius: 4, damage: 9, capacity: 16, stance: 'engaged' }),
    counter('rhino', [20, 30], { shape: 'square', radius: 1.5, aboard: 2, passengers: 'Tactical 1 and Tactical 2' }),
    counter('lander', [28, 30], { landed: true, skimmer: true }),
    defender('b1', [26, 20], { group: 0, formation: 'Warband', overwatch: true }),
    defender('b2', [26, 24], { group: 1, formation: 'Storm boyz', broken: true, stance: 'supporting' }),
    defender('b3', [29, 24], { group: 2, formation: 'Kult of speed', stance: 'engaged' }),
  ],
  lines: [line('contact', 'titan', 'b1')],
  tokens: [token(1, 'titan', { state: 'stopped' }), token(2, 'titan', { state: 'damaged' })],
  pushes: [{ unit: 'b2', from: [26, 24], to: [26, 26] }],
});

const nameOf = (map: AssaultBattlefield, id: string): string =>
  one(map, `[data-counter="${id}"]`).getAttribute('aria-label') ?? '';
const pill = (map: AssaultBattlefield, kind: string): SVGGraphicsElement => one(map, `.mark.${kind}.pill`);
const wordsOf = (element: Element): string | undefined => element.textContent?.trim();

describe('a war engine', () => {
  it('shows its damage as filled pips and what is left as hollow ones', async () => {
    const map = await shown(field);
    const pips = all(map, '[data-counter="titan"] .pip').map(pip => getComputedStyle(pip).fill === 'none');
    expect(pips).to.deep.equal([false, false, false, false, false, true, true, true]);
  });

  it('keeps its pips inside the inner ring', async () => {
    const far = counter('far', [70, 20]);
    const map = await shown(view({ counters: [far, ...field.counters.filter(({ id }) => id === 'titan')] }));
    const ring = one(map, '[data-counter="titan"] .core').getBoundingClientRect();
    const [x, y] = middleOf(one(map, '[data-counter="titan"] .core'));
    for (const pip of all(map, '[data-counter="titan"] .pip')) {
      const { right, bottom } = pip.getBoundingClientRect();
      expect(Math.hypot(Math.max(right - x, 0), bottom - y)).to.be.below(ring.width / 2);
    }
  });

  it('shows damage as a figure where its points are many', async () => {
    const map = await shown(field);
    expect(all(map, '[data-counter="warlord"] .pip')).to.have.length(0);
    expect(wordsOf(pill(map, 'damage'))).to.equal('9/16');
  });

  it('has the shields that are left outside its rings, over the edge', async () => {
    const map = await shown(field);
    expect(wordsOf(pill(map, 'shields'))).to.equal('1/2');
    const [x, y] = middleOf(pill(map, 'shields'));
    const [titanX, titanY] = counterMiddle(map, 'titan');
    const core = one(map, '[data-counter="titan"] .core').getBoundingClientRect().width / 2;
    expect(Math.hypot(x - titanX, y - titanY)).to.be.above(core);
  });

  it('says damage and shields in its name', async () => {
    const map = await shown(field);
    expect(nameOf(map, 'titan')).to.equal('titan, spoken; damage 5 of 8; shields 1 of 2');
    expect(nameOf(map, 'warlord')).to.equal('warlord, spoken; damage 9 of 16');
    expect(one(map, '[data-counter="titan"] title').textContent).to.equal(nameOf(map, 'titan'));
  });

  it('shows how it splits its dice', async () => {
    expect(wordsOf(pill(await shown(field), 'badge'))).to.equal('5+3');
  });

  it('takes a hit that a shield stops otherwise than one that does damage or kills', async () => {
    const tokens = (['stopped', 'saved', 'damaged', 'killed'] as const).map((state, i) => token(i, 'titan', { state }));
    const map = await shown({ ...field, tokens });
    const signs = all(map, '.token .verdict .sign').map(sign => sign.getAttribute('d'));
    expect(new Set(signs).size).to.equal(4);
    const strokes = signs.slice(1).map(sign => sign!.match(/M/g)!.length);
    expect(strokes, 'a tick, a stroke, and a cross for whoever is gone').to.eql([1, 1, 2]);
  });
});

describe('signs', () => {
  it('show who is aboard by number and name them in the name', async () => {
    const map = await shown(field);
    expect(wordsOf(pill(map, 'aboard'))).to.equal('2');
    expect(nameOf(map, 'rhino')).to.equal('rhino, spoken; 2 aboard: Tactical 1 and Tactical 2');
  });

  it('tell overwatch, skimmers and landed aircraft, each with one of its own', async () => {
    const map = await shown(field);
    const kinds = ['overwatch', 'skimmer', 'landed', 'broken'];
    expect(new Set(kinds.map(kind => one(map, `.mark.${kind} .sign`).getAttribute('d'))).size).to.equal(4);
    expect(nameOf(map, 'b1')).to.equal('b1, spoken; on overwatch');
    expect(nameOf(map, 'lander')).to.equal('lander, spoken; skimmer; landed');
  });

  it('grow with the text of the page', async () => {
    const map = await shown(field);
    const before = pill(map, 'shields').getBoundingClientRect().height;
    map.style.setProperty('--assault-size', '32px');
    await nextFrame();
    await nextFrame();
    await map.updateComplete;
    expect(pill(map, 'shields').getBoundingClientRect().height).to.be.closeTo(before * 2, 3);
  });

  it('keep to the map while it is at rest', async () => {
    const counters = [counter('a', [20, 20]), counter('b', [46, 20], { badge: '10+10' })];
    const map = await shown(view({ counters }));
    expect(pill(map, 'badge').getBoundingClientRect().right).to.be.at.most(map.getBoundingClientRect().right);
  });

  it('fade with the counter that is carried', async () => {
    const map = await shown(field);
    const [x, y] = counterMiddle(map, 'titan');
    await drag(map, [x, y], [x + 30, y], [x + 40, y]);
    expect(pill(map, 'shields').classList.contains('lifted')).to.equal(true);
    expect(pill(map, 'damage').classList.contains('lifted')).to.equal(false);
    await sendMouse({ type: 'up' });
  });
});

describe('formations of a side', () => {
  it('are told apart by bands, of which the first has none', async () => {
    const counters = [0, 1, 2, 3, 4, 5].map(group => counter(`u${group}`, [20 + group * 4, 20], { group }));
    const map = await shown(view({ counters }));
    expect(all(map, '[data-counter="u0"] .band')).to.have.length(0);
    const bands = counters.slice(1).map(({ id }) => one(map, `[data-counter="${id}"] .band`).getAttribute('d'));
    expect(new Set(bands).size).to.equal(5);
  });

  it('keep their bands on the counter', async () => {
    const shapes = ['circle', 'square', 'ring'] as const;
    const counters = shapes.map((shape, i) => counter(shape, [20 + i * 6, 20], { shape, radius: 2, group: 5 }));
    const map = await shown(view({ counters }));
    for (const shape of shapes) {
      const base = one(map, `[data-counter="${shape}"] .base`).getBoundingClientRect();
      const band = one(map, `[data-counter="${shape}"] .band`).getBoundingClientRect();
      expect([band.left >= base.left, band.right <= base.right, band.top > base.top, band.bottom < base.bottom])
        .to.deep.equal([true, true, true, true]);
    }
  });

  it('keep their bands while a counter is moved', async () => {
    const map = await shown({ ...field, ghost: ghost('b2', [26, 27]) });
    expect(all(map, '.ghost .band')).to.have.length(1);
  });

  it('are named in the key, each with its bands', async () => {
    const map = await shown(field, { hasKey: true });
    const entries = all(map, '.key-sheet li').slice(0, 4);
    expect(entries.map(wordsOf)).to.deep.equal([
      'attacker', 'defender, Warband', 'defender, Storm boyz', 'defender, Kult of speed',
    ]);
    expect(entries.map(entry => entry.querySelector('.band') !== null)).to.deep.equal([false, false, true, true]);
  });
});

describe('the key', () => {
  it('explains every new sign that is on the map', async () => {
    const map = await shown(field, { hasKey: true });
    const entries = new Map(all(map, '.key-sheet li').map(entry => [entry.lastChild?.textContent?.trim(), entry]));
    for (const words of [
      'on overwatch', 'skimmer', 'landed', 'shields up', 'damage taken', 'units aboard', 'pushed aside',
      'hit, stopped by a shield', 'hit, damage',
    ]) expect(entries.get(words)?.querySelector('svg path'), words).to.be.instanceOf(SVGElement);
  });

  it('stays in a narrow map however long the words are', async () => {
    const counters = field.counters.map(one => ({ ...one, formation: `Schwergepanzerte Angriffsformation ${one.id}` }));
    const map = await shown({ ...field, counters }, { hasKey: true });
    map.style.inlineSize = '320px';
    await nextFrame();
    const [sheet, frame] = [one(map, '.key-sheet'), map].map(element => element.getBoundingClientRect());
    expect(sheet!.left).to.be.at.least(frame!.left);
    expect(one(map, '.key-sheet').scrollWidth).to.be.at.most(one(map, '.key-sheet').clientWidth);
  });
});

describe('a push', () => {
  const ends = { from: [20, 20], to: [20, 23] } as const;
  const stroke = (map: AssaultBattlefield): DOMRect => one(map, '.line.push .stroke').getBoundingClientRect();

  it('is a dashed arrow from the edge of the base to where that edge will be', async () => {
    const counters = [counter('a', [20, 20]), counter('b', [40, 20])];
    const map = await shown(view({ counters, pushes: [{ unit: 'a', ...ends }] }));
    const scale = (counterMiddle(map, 'b')[0] - counterMiddle(map, 'a')[0]) / 20;
    expect(getComputedStyle(one(map, '.line.push .stroke')).strokeDasharray).not.to.equal('none');
    expect(one(map, '.line.push .head').getBoundingClientRect().top)
      .to.be.closeTo(counterMiddle(map, 'a')[1] - 4 * scale, 4);
    expect(stroke(map).bottom).to.be.closeTo(one(map, '[data-counter="a"] .base').getBoundingClientRect().top, 5);
  });

  it('comes from behind a counter that is already where it was pushed', async () => {
    const counters = [counter('a', [20, 23]), counter('b', [40, 20])];
    const map = await shown(view({ counters, pushes: [{ unit: 'a', ...ends }] }));
    const head = one(map, '.line.push .head').getBoundingClientRect();
    expect(head.top).to.be.closeTo(one(map, '[data-counter="a"] .base').getBoundingClientRect().bottom, 5);
    expect(stroke(map).bottom).to.be.above(head.bottom);
  });

  it('is said in the name of whoever is pushed, and of nobody else', async () => {
    const map = await shown(field);
    expect(nameOf(map, 'b2')).to.equal('b2, spoken; pushed 2\u00a0cm');
    map.view = { ...field, pushes: [] };
    await map.updateComplete;
    expect(nameOf(map, 'b2')).to.equal('b2, spoken');
  });

  it('of a counter that is not there is not drawn', async () => {
    const map = await shown({ ...field, pushes: [{ unit: 'nobody', ...ends }] });
    expect(all(map, '.line.push')).to.have.length(0);
  });
});

describe('the table', () => {
  it('has formation, damage, shields, passengers, badge and push too', async () => {
    const map = await shown(field, { isTable: true });
    const cells = (id: string): readonly string[] => {
      const row = all(map, 'tbody tr').find(one => one.querySelector('th')?.textContent?.trim() === id);
      return [...row?.children ?? []].map(cell => cell.textContent?.replace(/\s+/g, ' ').trim() ?? '');
    };
    expect(cells('titan')[3]).to.equal('directly engaged, 5+3 titan to b1');
    expect(cells('titan')[5]).to.equal('hit 1, stopped by a shield hit 2, damage');
    expect(cells('titan')[6]).to.equal('war engine, damage 5 of 8, shields 1 of 2');
    expect(cells('rhino')[6]).to.equal('vehicle, 2 aboard: Tactical 1 and Tactical 2');
    expect(cells('b2')[1]).to.equal('defender, Storm boyz');
    expect(cells('b2')[6]).to.equal('infantry, broken, pushed 2 cm');
  });
});

describe('all of it', () => {
  it('has no faults that axe finds, light or dark: the map, with its key, and the table', async () => {
    expect(await faultsOf(await shown(field))).to.deep.equal([]);
    expect(await faultsOf(await shown(field, { hasKey: true }))).to.deep.equal([]);
    expect(await faultsOf(await shown(field, { isTable: true }))).to.deep.equal([]);
  });

  it('uses no inline style', async () => {
    expect(all(await shown(field, { hasKey: true }), '[style]')).to.have.length(0);
  });

  it('is told from the ground and from the counters in light and dark', async () => {
    for (const scheme of ['light', 'dark']) {
      const map = await shown(field);
      map.setAttribute('theme', scheme);
      await nextFrame();
      const colour = (selector: string, property: 'fill' | 'stroke'): string =>
        getComputedStyle(one(map, selector))[property];
      const figures = contrast(colour('.mark.shields text', 'fill'), colour('.mark.shields .pill-ground', 'fill'));
      expect(figures, scheme).to.be.at.least(4.5);
      for (const id of ['titan', 'b2', 'b3']) {
        const band = colour(`[data-counter="${id}"] .band`, 'stroke');
        expect(contrast(band, colour(`[data-counter="${id}"] .base`, 'fill')), `${scheme} ${id}`).to.be.at.least(3);
      }
      for (const selector of ['.mark.shields .pill-ground', '.mark.overwatch .sign', '.push .stroke']) {
        const seen = contrast(colour(selector, 'stroke'), colour('.table', 'fill'));
        expect(seen, `${scheme} ${selector}`).to.be.at.least(3);
      }
    }
  });
});
