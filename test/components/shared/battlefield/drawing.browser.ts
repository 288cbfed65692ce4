import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { nameWidth } from '../../../../components/shared/battlefield/lettering.ts';
import { drawnIn } from '../../../support/drawn-in.ts';
import { area, counter, defender, line, richView, view, woods } from './build-view.ts';
import { all, click, counterMiddle, heard, idsOf, middleOf, one, shown } from './map-page.ts';

beforeEach(async () => {
  await resetMouse();
  await setViewport({ width: 900, height: 700 });
});

describe('counters', () => {
  it('have bases as large as they are on the table', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20]), counter('b', [40, 20])] }));
    const apart = counterMiddle(map, 'b')[0] - counterMiddle(map, 'a')[0];
    expect(one(map, '[data-counter="a"] .base').getBoundingClientRect().width).to.be.closeTo(apart / 10, 2);
  });

  it('stand higher up the farther they are from the reader', async () => {
    const map = await shown(view({ counters: [counter('near', [20, 20]), counter('far', [20, 30])] }));
    expect(counterMiddle(map, 'far')[1]).to.be.below(counterMiddle(map, 'near')[1]);
  });

  it('show their side by the shape of their border and not by colour alone', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20]), defender('d', [30, 20])] }));
    const [attacker, foe] = ['a', 'd'].map(id => one(map, `[data-counter="${id}"] .base`).getAttribute('d') ?? '');
    expect(attacker).to.match(/^M[^M]*A[^A]*A[^A]*Z$/);
    expect(foe?.match(/A/g)?.length).to.be.above(18);
  });

  it('show infantry, vehicles and war engines by their shape', async () => {
    const map = await shown(view({ counters: [
      counter('i', [20, 20]),
      counter('v', [30, 20], { shape: 'square' }),
      counter('w', [40, 20], { shape: 'ring', radius: 2.5 }),
    ] }));
    const outlines = ['i', 'v'].map(id => one(map, `[data-counter="${id}"] .base`).getAttribute('d'));
    expect(outlines[0]).not.to.equal(outlines[1]);
    expect(all(map, '[data-counter="w"] .rim')).to.have.length(1);
    expect(all(map, '[data-counter="i"] .rim')).to.have.length(0);
  });

  it('are solid in contact, tinted in a firefight, a ring or dotted where they may join in or not', async () => {
    const fillings = ['solid', 'tinted', 'ring', 'dotted'] as const;
    const counters = fillings.map((filling, i) => counter(filling, [20 + i * 6, 20], { filling }));
    const map = await shown(view({ counters }));
    const looks = fillings.map(id => getComputedStyle(one(map, `[data-counter="${id}"] .base`)));
    const ground = getComputedStyle(one(map, '.table')).fill;
    expect(looks.map(({ fill }) => fill === ground)).to.deep.equal([false, false, true, true]);
    expect(looks[0]!.fill).not.to.equal(looks[1]!.fill);
    expect(looks.map(({ strokeDasharray }) => strokeDasharray === 'none')).to.deep.equal([true, true, true, false]);
  });

  it('carry the value that counts, the other one where there is room, star, chevron and flag', async () => {
    const map = await shown(view({ counters: [
      counter('a', [20, 20], { hasCharacter: true, inspiring: true, broken: true, other: '5+' }),
      counter('b', [100, 70], { other: '5+', radius: 0.5 }),
    ] }));
    expect(one(map, '[data-counter="a"] .counts').textContent?.trim()).to.equal('3+');
    expect(all(map, '.other')).to.have.length(0);
    expect(all(map, '.mark').map(mark => mark.classList[1])).to.have.members(['inspiring', 'character', 'broken']);
    const near = await shown(view({ counters: [counter('a', [20, 20], { other: '5+' })] }));
    expect(one(near, '.other').textContent).to.equal('5+');
  });

  it('of those whose turn it is share one outline', async () => {
    const counters = [counter('a', [20, 20], { now: true }), counter('b', [22, 20], { now: true })];
    const map = await shown(view({ counters }));
    expect(all(map, '.turn')).to.have.length(1);
    expect(drawnIn(map.shadowRoot!, '.turn .rim')).to.equal(1);
  });

  it('lie over the rings of their neighbours, so that bases in contact stay whole', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20], { now: true }), defender('d', [20, 22])] }));
    const order = one(map, '.turn').compareDocumentPosition(one(map, '[data-counter="d"]'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
  });

  it('stay as an outline without a value when they die', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20], { alive: false, hasCharacter: true })] }));
    expect(all(map, '.counts, .mark')).to.have.length(0);
    expect(getComputedStyle(one(map, '.base')).fill).to.equal('none');
  });

  it('say their whole name, and are buttons only when something can be done with them', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20]), counter('b', [30, 20], { choosable: true })] }));
    expect(one(map, '[data-counter="a"]').getAttribute('aria-label')).to.equal('a, spoken');
    expect(one(map, '[data-counter="a"]').getAttribute('role')).to.equal('img');
    expect(one(map, '[data-counter="b"]').getAttribute('role')).to.equal('button');
  });

  it('can be touched on 24 pixels even where their bases are smaller', async () => {
    const counters = [0, 1, 2, 3].map(i => counter(`u${i}`, [5 + i * 35, 5 + i * 20], { choosable: true }));
    const map = await shown(view({ counters }));
    expect(one(map, '.base').getBoundingClientRect().width).to.be.below(16);
    expect(one(map, '.counter .touch').getBoundingClientRect().width).to.be.at.least(23.99);
  });
});

describe('names', () => {
  const pair = [counter('a', [20, 20], { name: 'Boyz 4' }), defender('d', [20, 22], { name: 'Assault 2' })];
  const name = (map: AssaultBattlefield, side: string): SVGGraphicsElement => one(map, `.label.name.${side} text`);

  it('stand beside their counters, away from the enemy, above everything that stands', async () => {
    const map = await shown(view({ counters: pair }));
    const texts = ['attacker', 'defender'].map(side => name(map, side).textContent);
    expect(texts).to.deep.equal(['Boyz 4', 'Assault 2']);
    expect(middleOf(name(map, 'attacker'))[1]).to.be.above(counterMiddle(map, 'a')[1]);
    expect(middleOf(name(map, 'defender'))[1]).to.be.below(counterMiddle(map, 'd')[1]);
    const order = one(map, '[data-counter="d"]').compareDocumentPosition(name(map, 'attacker'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
  });

  it('are not read out beside the names that the counters have', async () => {
    const map = await shown(view({ counters: pair }));
    expect(name(map, 'attacker').closest('[aria-hidden="true"]')).not.to.equal(null);
  });

  it('are drawn no wider than the room that is kept for them', async () => {
    const names = ['Howling Banshees 10', 'Warlord Class Titan', 'Fire Warriors 4', 'Mammut WWW', 'Żółte Zęby 12'];
    const counters = names.map((called, i) => counter(`u${i}`, [20 + (i % 2) * 20, 10 + i * 6], { name: called }));
    const map = await shown(view({ counters }));
    const texts = all(map, '.label.name text');
    expect(texts.map(text => text.textContent)).to.have.members(names);
    for (const text of texts) {
      const length = (text as SVGTextElement).getComputedTextLength();
      expect(length, text.textContent).to.be.at.most(nameWidth(text.textContent, 11) + 2);
    }
  });

  it('that have no free place are shown while their stand has the focus, and over nobody before', async () => {
    const crowd = Array.from({ length: 400 }, (_, i) =>
      counter(`Boyz ${i}`, [20 + (i % 20) * 2, 20 + Math.floor(i / 20) * 2], { now: true }));
    const map = await shown(view({ counters: crowd }));
    const passing = one(map, '[data-counter="Boyz 210"] .passing-name');
    expect(getComputedStyle(passing).display).to.equal('none');
    one(map, '[data-counter="Boyz 210"]').focus();
    expect(getComputedStyle(passing).display).not.to.equal('none');
    expect(passing.textContent).to.equal('Boyz 210');
  });

  it('stay as large as they are at every zoom', async () => {
    const map = await shown(view({ counters: pair }));
    const height = (): number => name(map, 'attacker').getBoundingClientRect().height;
    const before = height();
    await click(map, one(map, '.tools button'));
    expect(height()).to.be.closeTo(before, 0.5);
  });
});

describe('lines', () => {
  const pair = [counter('a', [20, 20]), defender('d', [32, 20])];

  it('of firefight and support are solid, those that fail are broken', async () => {
    const kinds = ['firefight', 'support', 'too-far', 'blocked'] as const;
    const lines = kinds.map(kind => line(kind, 'a', 'd', { cutAt: [26, 20] }));
    const map = await shown(view({ counters: pair, lines }));
    const dashes = kinds.map(kind => getComputedStyle(one(map, `.line.${kind} .stroke`)).strokeDasharray);
    expect(dashes.map(dash => dash === 'none')).to.deep.equal([true, true, false, false]);
  });

  it('end in a cross where terrain cuts them', async () => {
    const map = await shown(view({ counters: pair, lines: [line('blocked', 'a', 'd', { cutAt: [24, 20] })] }));
    const [from, to] = [counterMiddle(map, 'a')[0], counterMiddle(map, 'd')[0]];
    expect(middleOf(one(map, '.line .cross'))[0]).to.be.closeTo(from + (to - from) / 3, 2);
    const stroke = one(map, '.line .stroke').getBoundingClientRect();
    expect(stroke.right).to.be.closeTo(from + (to - from) / 3, 3);
  });

  it('run from base to base and carry their length', async () => {
    const map = await shown(view({ counters: pair, lines: [line('firefight', 'a', 'd', { label: '10 cm' })] }));
    const scale = (counterMiddle(map, 'd')[0] - counterMiddle(map, 'a')[0]) / 12;
    expect(one(map, '.line').getBoundingClientRect().width).to.be.closeTo(10 * scale, 8);
    expect(one(map, '.label.pill text').textContent).to.equal('10 cm');
  });

  it('of contact are a bar where the two bases touch', async () => {
    const touching = [counter('a', [20, 20]), defender('d', [20, 22])];
    const map = await shown(view({ counters: touching, lines: [line('contact', 'a', 'd')] }));
    const bar = one(map, '.bar').getBoundingClientRect();
    expect(bar.y + bar.height / 2).to.be.closeTo((counterMiddle(map, 'a')[1] + counterMiddle(map, 'd')[1]) / 2, 1.5);
    expect(bar.width).to.be.above(bar.height);
  });

  it('and their labels can be tapped', async () => {
    const map = await shown(view({ counters: pair, lines: [line('firefight', 'a', 'd', { label: '10 cm' })] }));
    const events = heard(map);
    await click(map, one(map, '.label.pill'));
    const [x, y] = counterMiddle(map, 'a');
    await sendMouse({ type: 'click', position: [Math.round(x + (counterMiddle(map, 'd')[0] - x) / 4), y + 3] });
    expect(idsOf(events)).to.deep.equal(['line-chosen a firefight d', 'line-chosen a firefight d']);
  });

  it('to a counter that is not there are not drawn', async () => {
    const map = await shown(view({ counters: pair, lines: [line('firefight', 'a', 'nobody', { label: '1 cm' })] }));
    expect(all(map, '.line, .label.pill')).to.have.length(0);
  });
});

describe('hits, terrain and areas', () => {
  it('show every hit with its number, and what became of it by a sign', async () => {
    const map = await shown(richView);
    expect(all(map, '.token').map(hit => hit.querySelector('text')?.textContent)).to.have.members(['1', '2', '3']);
    const signs = ['waiting', 'saved', 'killed'].map(state =>
      one(map, `.token.${state}`).querySelector('.verdict .sign')?.getAttribute('d'));
    expect(signs[0]).to.equal(undefined);
    expect(signs[1]).not.to.equal(signs[2]);
    expect(all(map, '.token .effect')).to.have.length(1);
  });

  it('give every kind of terrain a texture of its own and its name', async () => {
    const kinds = ['woods', 'ruins', 'river', 'hill'];
    const terrain = kinds.map((kind, i) => ({
      ...woods, id: kind, kind, name: `The ${kind}`, outline: woods.outline.map(([x, y]) => [x + i * 20, y] as const),
    }));
    const map = await shown(view({ terrain }));
    const names = all(map, '.terrain-name').map(name => name.querySelector('text')?.textContent);
    expect(names).to.deep.equal(kinds.map(kind => `The ${kind}`));
    expect(new Set(all(map, 'pattern .texture').map(path => path.getAttribute('d'))).size).to.equal(4);
    for (const outline of all(map, '.terrain .outline')) {
      expect(one(map, `#${outline.getAttribute('fill')?.slice(5, -1)}`).tagName).to.equal('pattern');
    }
  });

  it('hatch terrain of a kind that has no texture', async () => {
    const map = await shown(view({ terrain: [{ ...woods, kind: 'vitrified-glass' }] }));
    expect(one(map, '.terrain .outline').getAttribute('fill')).to.equal('url(#texture-ruins)');
  });

  it('melt the circles of one kind into one outline', async () => {
    const map = await shown(view({
      counters: [counter('a', [20, 20])],
      areas: [
        area('zone', [20, 20], 6),
        area('zone', [24, 20], 6),
        area('reach', [20, 20], 12, { label: 'reach' }),
      ],
    }));
    expect(all(map, '.area')).to.have.length(2);
    expect(drawnIn(map.shadowRoot!, '.area.zone .rim')).to.equal(1);
    expect(all(map, '.tint').map(tint => tint.closest('.area')?.classList.contains('zone'))).to.deep.equal([true]);
    expect(one(map, '.area-name text').textContent).to.equal('reach');
  });

  it('rule the table in squares of 5 cm and say so with a scale', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20]), counter('b', [40, 20])] }));
    const perCm = (counterMiddle(map, 'b')[0] - counterMiddle(map, 'a')[0]) / 20;
    const bar = one(map, '.scale-bar path:not(.halo)').getBoundingClientRect();
    expect(bar.width).to.be.closeTo(5 * perCm, 2);
    expect(all(map, '.scale-bar text').map(text => text.textContent)).to.deep.equal(['0', '1', '5\u00a0cm']);
    expect(one(map, '.grid').getAttribute('d')?.match(/H/g)).to.have.length(15);
  });

  for (const width of [250, 300, 328, 360]) {
    it(`have a scale whose words do not cover each other on a map ${width} px wide`, async () => {
      for (const far of [3, 9, 18, 30, 60, 100]) {
        const map = await shown(view({ counters: [counter('a', [10, 10]), counter('b', [10 + far, 10])] }));
        map.style.inlineSize = `${width}px`;
        await nextFrame();
        await nextFrame();
        const boxes = all(map, '.scale-bar text').map(text => text.getBoundingClientRect());
        expect(boxes.length).to.be.at.least(1);
        for (const [i, box] of boxes.entries()) {
          if (i > 0) expect(box.left).to.be.at.least(boxes[i - 1]!.right);
          expect(box.left).to.be.at.least(map.getBoundingClientRect().left);
        }
        const isLong = one(map, '.scale-bar path').getBoundingClientRect().width > width / 4;
        expect(isLong && boxes.length > 2, 'it is long only where nothing shorter says anything').to.equal(false);
      }
    });
  }
});
