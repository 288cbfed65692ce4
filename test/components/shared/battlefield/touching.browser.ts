import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { boxesOverlap } from '../../../../components/shared/battlefield/boxes.ts';
import type { CounterDragged, CounterDropped } from '../../../../components/shared/battlefield/events.ts';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import { counter, defender, ghost, view } from './build-view.ts';
import {
  all, click, counterMiddle, drag, focused, heard, idsOf, middleOf, one, press, shown, type Place,
} from './map-page.ts';

beforeEach(async () => {
  await resetMouse();
  await setViewport({ width: 900, height: 700 });
});

const tap = async (map: AssaultBattlefield, [clientX, clientY]: Place, click?: Place): Promise<void> => {
  const touch = { pointerType: 'touch', pointerId: 7, clientX, clientY, bubbles: true, composed: true, detail: 1 };
  const shifted = click === undefined ? touch : { ...touch, clientX: click[0], clientY: click[1] };
  const target = map.shadowRoot!.elementFromPoint(clientX, clientY) ?? one(map, 'svg.map');
  for (const type of ['pointerdown', 'pointerup']) target.dispatchEvent(new PointerEvent(type, touch));
  target.dispatchEvent(new PointerEvent('click', shifted));
  await map.updateComplete;
};

describe('a tap', () => {
  const movers = view({
    step: 'charge', chosen: null,
    counters: [
      counter('a', [20, 20], { name: 'Boyz 1', movable: true, choosable: true }),
      counter('b', [21.6, 20], { name: 'Boyz 2', movable: true, choosable: true }),
      defender('d', [30, 28], { askable: true }),
    ],
  });

  it('means the nearest stand, wherever it is drawn', async () => {
    const map = await shown(movers);
    const events = heard(map);
    const [x, y] = counterMiddle(map, 'd');
    await tap(map, [x, y + 31]);
    expect(idsOf(events)).to.deep.equal([]);
    const [ax, ay] = counterMiddle(map, 'a');
    await tap(map, [ax - 20, ay]);
    expect(idsOf(events)).to.deep.equal(['counter-chosen a']);
  });

  it('between two who can act asks which, and takes the one that is named', async () => {
    const map = await shown({ ...movers, step: 'other' });
    const events = heard(map);
    const [ax, y] = counterMiddle(map, 'a');
    const [bx] = counterMiddle(map, 'b');
    await tap(map, [Math.round((ax + bx) / 2), y]);
    expect(events).to.have.length(0);
    const names = all(map, '.chooser button');
    expect(names.map(name => name.textContent)).to.have.members(['Boyz 1', 'Boyz 2']);
    for (const name of names) expect(name.getBoundingClientRect().height).to.be.at.least(44);
    await click(map, names.find(name => name.textContent === 'Boyz 2')!);
    expect(idsOf(events)).to.deep.equal(['counter-chosen b']);
    expect(all(map, '.chooser')).to.have.length(0);
  });

  it('is where the finger went down, also where the browser shifts its click onto what lies beside', async () => {
    const map = await shown({ ...movers, chosen: 'a' });
    const events = heard(map);
    const [x, y] = counterMiddle(map, 'd');
    const { scale } = map.camera;
    await tap(map, [Math.round(x - 2 * scale), y], [x - scale, y]);
    expect((events.at(-1) as CounterDropped).to[0]).to.be.closeTo(28, 0.2);
  });

  it('on the table moves the stand that is selected, also close beside an enemy', async () => {
    const map = await shown({ ...movers, chosen: 'a' });
    const events = heard(map);
    const [x, y] = counterMiddle(map, 'd');
    const scale = map.camera.scale;
    await tap(map, [Math.round(x - 1.5 * scale), y]);
    expect(events.at(-1)!.type).to.equal('counter-dropped');
    expect((events.at(-1) as CounterDropped).to[0]).to.be.closeTo(28.5, 0.2);
    await tap(map, [x, y]);
    expect(idsOf(events).at(-1)).to.equal('counter-asked d');
  });
});

describe('a stand that was refused a place', () => {
  const refused = view({
    step: 'charge', counters: [counter('a', [20, 20], { movable: true })],
    refused: { unit: 'a', to: [24, 24], figure: '2.5 < 5 cm', say: 'It would enter a zone.' },
  });

  it('is back, and its spot says what failed until the map is touched', async () => {
    const map = await shown(refused);
    const events = heard(map);
    expect(one(map, '.refused .reason').textContent?.trim()).to.equal('2.5 < 5 cm');
    expect(all(map, '.refused .no-cross')).to.have.length(1);
    await tap(map, middleOf(one(map, '.scale-bar')));
    expect(events[0]!.type).to.equal('move-cancelled');
  });
});

describe('keys', () => {
  const field = view({
    step: 'charge', chosen: null,
    counters: [
      counter('a', [20, 20], { movable: true, choosable: true }),
      counter('b', [30, 20], { movable: true, choosable: true }),
    ],
  });

  it('walk from stand to stand, move the one that is selected, and leave by Escape', async () => {
    const map = await shown(field);
    const events = heard(map);
    map.addEventListener('counter-chosen', () => {
      map.view = { ...field, chosen: map.view.chosen === 'b' ? null : 'b' };
    });
    map.addEventListener('counter-dragged', event => {
      map.view = { ...field, chosen: 'b', ghost: ghost('b', (event as CounterDragged).to) };
    });
    map.addEventListener('move-cancelled', () => (map.view = { ...field, chosen: 'b' }));
    await press(map, 'Tab', 'ArrowRight');
    expect(focused(map)).to.equal('b');
    await press(map, 'Enter', 'Shift+ArrowUp', 'ArrowLeft', 'Escape', 'Escape', 'Escape');
    expect(idsOf(events)).to.deep.equal([
      'counter-chosen b', 'counter-dragged b', 'counter-dragged b', 'move-cancelled', 'counter-chosen b',
    ]);
    expect((events[2] as CounterDragged).to).to.deep.equal([29, 25]);
    expect(map.shadowRoot!.activeElement?.closest('.tools')).not.to.equal(null);
  });
});

describe('a formation out of sight', () => {
  const lone = (id: string, name: string, why: string | null, side: 'attacker' | 'defender' = 'attacker') =>
    ({ id, name, side, units: [id], why });
  const field = view({
    step: 'attacks',
    counters: [
      counter('a', [60, 40]), defender('d', [62, 40]), counter('s', [5, 5], { stance: 'bystander' }),
      defender('t', [115, 75], { stance: 'bystander' }),
    ],
    mattering: [
      lone('a', 'Warband', null), lone('d', 'Marines', null, 'defender'),
      lone('s', 'Gunz', 'may support'), lone('t', 'Devastators', 'may support', 'defender'),
    ],
  });

  it('has a sign at the edge that says who, how many and why, and brings it in view', async () => {
    const map = await shown(field);
    const signs = all(map, '.chip');
    expect(signs.map(sign => sign.textContent?.trim())).to.deep.equal(
      ['Devastators · 1 may support', 'Gunz · 1 may support']);
    for (const sign of signs) expect(sign.getAttribute('aria-label')).to.equal(sign.textContent?.trim());
    await click(map, signs[1]!);
    map.isHeld = true; // no longer on its way
    const frame = map.getBoundingClientRect();
    const [x, y] = counterMiddle(map, 's');
    expect(x).to.be.within(frame.left, frame.right);
    expect(y).to.be.within(frame.top, frame.bottom);
  });

  it('never covers the fight with its sign', async () => {
    const map = await shown(field);
    for (const sign of all(map, '.chip')) {
      const { left, right, top, bottom } = sign.getBoundingClientRect();
      for (const id of ['a', 'd']) {
        const [x, y] = counterMiddle(map, id);
        expect(x > left && x < right && y > top && y < bottom).to.equal(false);
      }
    }
  });
});

describe('the key of the fillings', () => {
  const fillings = { solid: 'close combat', tinted: 'firefight', ring: 'may still join in', dotted: 'not engaged' };
  const mattering = ['s', 't'].map(id =>
    ({ id, name: `Gunz ${id}`, side: 'attacker' as const, units: [id], why: null }));
  const field = view({
    fillings, mattering, step: 'attacks',
    counters: [
      counter('a', [60, 40]), defender('d', [62, 40], { filling: 'tinted' }),
      ...['s', 't'].map((id, i) => counter(id, [5, 5 + i * 70], { stance: 'bystander', filling: 'ring' })),
    ],
  });

  for (const width of [360, 552, 598, 640, 662, 700]) {
    it(`keeps clear of tools and signs on a map ${width} px wide`, async () => {
      const map = await shown(field);
      map.style.inlineSize = `${width}px`;
      await nextFrame();
      await nextFrame();
      await map.updateComplete;
      expect(all(map, '.legend')).to.have.length(width < 660 ? 0 : 1);
      const boxes = all(map, '.legend, .tools, .chip').map(part => part.getBoundingClientRect());
      expect(boxes.length).to.be.at.least(width < 660 ? 3 : 4);
      boxes.forEach((box, i) => boxes.slice(i + 1).forEach(other => expect(boxesOverlap(box, other)).to.equal(false)));
    });
  }
});

describe('a drag', () => {
  it('begins after eight pixels', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20], { movable: true, choosable: true })] }));
    const events = heard(map);
    const [x, y] = counterMiddle(map, 'a');
    await drag(map, [x, y], [x + 7, y]);
    await sendMouse({ type: 'up' });
    expect(idsOf(events)).to.deep.equal(['counter-chosen a']);
    await drag(map, [x, y], [x + 9, y]);
    expect(idsOf(events).at(-1)).to.equal('counter-dragged a');
    await sendMouse({ type: 'up' });
  });
});
