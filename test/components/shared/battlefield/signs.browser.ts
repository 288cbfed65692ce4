import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { counter, defender, line, token, view } from './build-view.ts';
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
      shape: 'ring', radius: 4, damage: 5, capacity: 8, shields: 1, fullShields: 2, way: '5+3', counts: '5 + 1',
      other: 'at 3+', more: 'fire 3', left: '3 of 8 left', losing: 1, movable: true,
    }),
    counter('warlord', [34, 20], { shape: 'ring', radius: 4, damage: 9, capacity: 16, filling: 'tinted' }),
    counter('rhino', [20, 30], { shape: 'square', radius: 1.5, aboard: 2, passengers: 'Tactical 1 and Tactical 2' }),
    counter('lander', [28, 30], { landed: true, skimmer: true }),
    defender('b1', [26, 20], { formation: 'Warband', overwatch: true }),
    defender('b2', [26, 24], { formation: 'Storm boyz', broken: true, stance: 'supporting', filling: 'ring' }),
    defender('b3', [29, 24], { formation: 'Kult of speed', stance: 'engaged', filling: 'dotted' }),
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
  it('has an arc for each point, clockwise from the top: left, being lost, lost', async () => {
    const map = await shown(field);
    const kinds = all(map, '[data-counter="titan"] .point').map(point => point.classList[1]);
    expect(kinds).to.deep.equal(['left', 'left', 'left', 'losing', 'lost', 'lost', 'lost', 'lost']);
    const [titanX, titanY] = counterMiddle(map, 'titan');
    const [x, y] = middleOf(all(map, '[data-counter="titan"] .point')[0]!);
    expect(x).to.be.above(titanX);
    expect(y).to.be.below(titanY);
    expect(all(map, '[data-counter="warlord"] .point')).to.have.length(16);
  });

  it('has shields, dice, what they hit on and what is left inside where it is large', async () => {
    const map = await shown(field);
    expect(all(map, '[data-counter="titan"] .shield').map(one => one.classList.contains('up')))
      .to.deep.equal([true, false]);
    expect(all(map, '[data-counter="titan"] text').map(wordsOf))
      .to.deep.equal(['5 + 1', 'at 3+ · fire 3', '3 of 8 left']);
    expect(all(map, '.mark.shields')).to.have.length(0);
  });

  it('keeps every row inside its edge: wide values have two, or the first alone', async () => {
    const titan = { ...field.counters[0]!, other: 'at 2+', more: 'fire 3 at 3+' };
    const seen: string[] = [];
    for (const far of [28, 34, 38]) {
      const map = await shown({ ...field, counters: [titan, counter('far', [20 + far, 20])] });
      const rows = all(map, '[data-counter="titan"] text');
      seen.push(rows.map(wordsOf).join('|'));
      const [x, y] = counterMiddle(map, 'titan');
      const radius = one(map, '[data-counter="titan"] .base').getBoundingClientRect().width / 2;
      for (const { left, right, top, bottom } of rows.map(row => row.getBoundingClientRect())) {
        const capitals = (bottom - top) * 0.3;
        const reach = Math.hypot(Math.max(x - left, right - x), Math.abs((top + bottom) / 2 - y) + capitals);
        expect(reach, `${rows.map(wordsOf)}, ${radius} px`).to.be.below(radius + 1);
      }
    }
    expect(seen).to.deep.equal([
      '5 + 1|at 2+ · fire 3 at 3+|3 of 8 left', '5 + 1|at 2+|fire 3 at 3+', '5 + 1|at 2+',
    ]);
  });

  it('has its dice alone inside where it is small, and its shields on its edge', async () => {
    const map = await shown({ ...field, counters: [...field.counters, counter('far', [110, 70])] });
    expect(all(map, '[data-counter="titan"] text').map(wordsOf)).to.deep.equal(['5 + 1', 'at 3+']);
    expect(wordsOf(pill(map, 'shields'))).to.equal('1/2');
  });

  it('says damage and shields in its name', async () => {
    const map = await shown(field);
    expect(nameOf(map, 'titan')).to.equal('titan, spoken; damage 5 of 8; shields 1 of 2');
    expect(nameOf(map, 'warlord')).to.equal('warlord, spoken; damage 9 of 16');
    expect(one(map, '[data-counter="titan"] title').textContent).to.equal(nameOf(map, 'titan'));
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
    expect(wordsOf(pill(map, 'aboard'))).to.equal('+2');
    expect(nameOf(map, 'rhino')).to.equal('rhino, spoken; 2 aboard: Tactical 1 and Tactical 2');
  });

  it('tell overwatch, skimmers and landed aircraft, each with one of its own', async () => {
    const map = await shown(field);
    const kinds = ['overwatch', 'landed', 'broken'];
    expect(new Set(kinds.map(kind => one(map, `.mark.${kind} .sign`).getAttribute('d'))).size).to.equal(3);
    expect(all(map, '[data-counter="lander"] .shadow')).to.have.length(1);
    expect(nameOf(map, 'b1')).to.equal('b1, spoken; on overwatch');
    expect(nameOf(map, 'lander')).to.equal('lander, spoken; skimmer; landed');
  });

  it('grow with the text of the page', async () => {
    const map = await shown(field);
    const before = pill(map, 'aboard').getBoundingClientRect().height;
    map.style.setProperty('--assault-size', '32px');
    await nextFrame();
    await nextFrame();
    await map.updateComplete;
    expect(pill(map, 'aboard').getBoundingClientRect().height).to.be.closeTo(before * 2, 3);
  });

  it('keep to the map while it is at rest', async () => {
    const counters = [counter('a', [20, 20]), counter('b', [46, 20], { aboard: 12 })];
    const map = await shown(view({ counters }));
    expect(pill(map, 'aboard').getBoundingClientRect().right).to.be.at.most(map.getBoundingClientRect().right);
  });

  it('fade with the counter that is carried', async () => {
    const map = await shown(view({ counters: [
      counter('rhino', [20, 30], { aboard: 2, movable: true }), counter('b', [28, 30], { landed: true }),
    ] }));
    const [x, y] = counterMiddle(map, 'rhino');
    await drag(map, [x, y], [x + 30, y], [x + 40, y]);
    expect(pill(map, 'aboard').classList.contains('lifted')).to.equal(true);
    expect(one(map, '.mark.landed').classList.contains('lifted')).to.equal(false);
    await sendMouse({ type: 'up' });
  });
});

describe('formations', () => {
  const hulls = view({
    counters: [counter('a', [20, 20]), counter('b', [26, 20]), counter('c', [40, 20]), defender('d', [20, 30])],
    formations: [
      { id: 'one', side: 'attacker', nth: 0, members: ['a', 'b'], joins: 5, fills: 8, label: 'First · 2', state: null },
      { id: 'two', side: 'attacker', nth: 1, members: ['c'], joins: 5, fills: 8, label: 'Second', state: ' · broken' },
      { id: 'foe', side: 'defender', nth: 0, members: ['d'], joins: 5, fills: 8, label: 'Foe · 1 of 3', state: null },
    ],
  });

  it('have a hull each, 7 pixels wider than their bases, of which the second of a side is striped', async () => {
    const map = await shown(hulls);
    expect(all(map, '.hull')).to.have.length(3);
    expect(all(map, '.hull .pattern').map(pattern => pattern.getAttribute('fill'))).to.eql(['url(#hull-1-attacker)']);
    const base = one(map, '[data-counter="c"] .base').getBoundingClientRect();
    const hull = all(map, '.hull .ground')[1]!.getBoundingClientRect();
    expect(hull.width).to.be.closeTo(base.width + 14, 2);
  });

  it('have a label outside their hulls, away from the enemy, with their state in other letters', async () => {
    const map = await shown(hulls);
    const labels = all(map, '.label.formation');
    expect(labels.map(wordsOf)).to.have.members(['First · 2', 'Second · broken', 'Foe · 1 of 3']);
    expect(getComputedStyle(one(map, '.label.formation .state')).fontStyle).to.equal('italic');
    const [first, foe] = ['First', 'Foe'].map(name =>
      labels.find(label => label.textContent?.includes(name))!.getBoundingClientRect());
    expect(first!.top).to.be.above(all(map, '.hull .ground')[0]!.getBoundingClientRect().bottom - 3);
    expect(foe!.bottom).to.be.below(all(map, '.hull .ground')[2]!.getBoundingClientRect().top + 3);
  });
});

describe('the key', () => {
  it('explains every new sign that is on the map', async () => {
    const map = await shown(field, { hasKey: true });
    const entries = new Map(all(map, '.key-sheet li').map(entry => [entry.lastChild?.textContent?.trim(), entry]));
    for (const words of [
      'on overwatch', 'skimmer', 'landed', 'units aboard', 'pushed aside',
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

describe('what is shown over the map', () => {
  const covered = { left: 0, top: 0, right: 30, bottom: 120 };

  it('keeps the key clear of what lies over the edges of the map', async () => {
    const map = await shown(field, { hasKey: true, covered });
    const [sheet, frame] = [one(map, '.key-sheet'), map].map(element => element.getBoundingClientRect());
    expect(sheet!.bottom).to.be.at.most(frame!.bottom - covered.bottom);
    expect(sheet!.right).to.be.at.most(frame!.right - covered.right);
    expect(sheet!.top).to.be.at.least(frame!.top);
  });

  it('lets the last row of the table be read above what lies over it', async () => {
    const map = await shown(field, { isTable: true, covered });
    const table = one(map, '.table-view');
    table.scrollTop = table.scrollHeight;
    const rows = all(map, 'tbody tr').map(row => row.getBoundingClientRect().bottom);
    expect(Math.max(...rows)).to.be.at.most(map.getBoundingClientRect().bottom - covered.bottom);
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
    expect(all(await shown(field, { hasKey: true }), '[style]:not([style=""])')).to.have.length(0);
  });

  it('is told from the ground and from the counters in light and dark', async () => {
    for (const scheme of ['light', 'dark']) {
      const map = await shown(field);
      map.setAttribute('theme', scheme);
      await nextFrame();
      const colour = (selector: string, property: 'fill' | 'stroke'): string =>
        getComputedStyle(one(map, selector))[property];
      const figures = contrast(colour('.mark.aboard text', 'fill'), colour('.mark.aboard .pill-ground', 'fill'));
      expect(figures, scheme).to.be.at.least(4.5);
      for (const selector of ['.mark.aboard .pill-ground', '.mark.overwatch .sign', '.push .stroke']) {
        const seen = contrast(colour(selector, 'stroke'), colour('.table', 'fill'));
        expect(seen, `${scheme} ${selector}`).to.be.at.least(3);
      }
    }
  });
});
