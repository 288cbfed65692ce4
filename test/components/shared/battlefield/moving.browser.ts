import { expect, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import type { AssaultBattlefield } from '../../../../components/shared/battlefield/assault-battlefield.ts';
import type { CounterDragged, CounterDropped, TokenMoved } from '../../../../components/shared/battlefield/events.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import { counter, defender, ghost, token, view } from './build-view.ts';
import { contrast } from './contrast.ts';
import { all, click, counterMiddle, drag, heard, idsOf, middleOf, one, press, shown, type Place } from './map-page.ts';

beforeEach(async () => {
  await resetMouse();
  await setViewport({ width: 900, height: 700 });
});

describe('a counter that may move', () => {
  const field = view({
    counters: [counter('a', [20, 20], { movable: true }), counter('b', [40, 20]), defender('d', [30, 30])],
  });

  it('is dragged with the mouse and dropped where it was let go', async () => {
    const map = await shown(field);
    const events = heard(map);
    const [x, y] = counterMiddle(map, 'a');
    const perCm = (counterMiddle(map, 'b')[0] - x) / 20;
    await drag(map, [x, y], [x + 20, y], [Math.round(x + 5 * perCm), Math.round(y - 10 * perCm)]);
    await sendMouse({ type: 'up' });
    expect(events.at(-1)?.type).to.equal('counter-dropped');
    const [right, up] = (events.at(-1) as CounterDropped).to;
    expect(right).to.be.closeTo(25, 0.1);
    expect(up).to.be.closeTo(30, 0.1);
    expect(new Set(events.slice(0, -1).map(event => event.type))).to.deep.equal(new Set(['counter-dragged']));
  });

  it('is shown where the answer puts it, and dropped there', async () => {
    const map = await shown(field);
    const events = heard(map);
    map.addEventListener('counter-dragged', () => {
      map.view = { ...field, ghost: ghost('a', [21, 23], { path: [[20, 20]] }) };
    });
    const [x, y] = counterMiddle(map, 'a');
    const perCm = (counterMiddle(map, 'b')[0] - x) / 20;
    await drag(map, [x, y], [x + 30, y - 30], [x + 60, y - 60]);
    expect(middleOf(one(map, '.ghost .base'))[0]).to.be.closeTo(x + perCm, 2);
    expect(one(map, '.ghost .reason').textContent).to.contain('4 cm left');
    expect(one(map, '[data-counter="a"]').classList.contains('lifted')).to.equal(true);
    await sendMouse({ type: 'up' });
    expect((events.at(-1) as CounterDropped).to).to.deep.equal([21, 23]);
  });

  for (const change of [
    { radius: 0.5 }, { radius: 2 }, { shape: 'ring', radius: 1.5 }, { shape: 'ring', radius: 4 },
  ] as const) {
    it(`is printed in a hand as it was on the table: ${JSON.stringify(change)}`, async () => {
      const carried = counter('a', [20, 20], { movable: true, filling: 'tinted', other: '5+', ...change });
      const counters = [carried, counter('b', [90, 60])];
      const map = await shown(view({ counters, ghost: ghost('a', [30, 30]) }));
      const printIn = (place: string): readonly (string | null)[] =>
        all(map, `${place} :is(.counts, .other)`).map(value => value.getAttribute('font-size'));
      expect(printIn('.ghost')).to.deep.equal(printIn('[data-counter="a"]'));
      const now = getComputedStyle(one(map, '.ghost .base'));
      for (const ring of all(map, '.ghost .rim')) {
        const { fill, stroke } = getComputedStyle(ring);
        expect([fill, stroke]).to.deep.equal([now.fill, now.stroke]);
      }
      expect(getComputedStyle(one(map, '.ghost .inner')).display).to.equal('none');
      for (const value of all(map, '.ghost :is(.counts, .other)')) {
        expect(contrast(getComputedStyle(value).fill, now.fill)).to.be.at.least(4.5);
      }
    });
  }

  it('shows a refused place by its shape and with the reason', async () => {
    const map = await shown({ ...field, ghost: ghost('a', [28, 28], { refusal: 'It would cross a zone of control' }) });
    expect(all(map, '.ghost.refused .no-cross')).to.have.length(1);
    const words = all(map, '.reason text').map(row => row.textContent).join(' ');
    expect(words).to.equal('It would cross a zone of control');
    const box = one(map, '.reason rect').getBoundingClientRect();
    const frame = map.getBoundingClientRect();
    expect(box.left).to.be.at.least(frame.left);
    expect(box.right).to.be.at.most(frame.right);
  });

  it('goes back when Escape is pressed in the middle of a drag, and letting go does nothing more', async () => {
    const map = await shown(field);
    const events = heard(map);
    one(map, '[data-counter="a"]').focus();
    const [x, y] = counterMiddle(map, 'a');
    await drag(map, [x, y], [x + 30, y], [x + 60, y]);
    await press(map, 'Escape');
    await sendMouse({ type: 'up' });
    expect(events.at(-1)?.type).to.equal('move-cancelled');
    expect(all(map, '.ghost')).to.have.length(0);
  });

  it('cannot be dragged any further once it may not move any more', async () => {
    const map = await shown(field);
    const events = heard(map);
    const [x, y] = counterMiddle(map, 'a');
    await drag(map, [x, y], [x + 30, y]);
    map.view = { ...field, counters: field.counters.map(one => ({ ...one, movable: false })) };
    await map.updateComplete;
    await sendMouse({ type: 'move', position: [x + 60, y] });
    await sendMouse({ type: 'up' });
    expect(idsOf(events)).to.deep.equal(['counter-dragged a']);
    expect(all(map, '.ghost')).to.have.length(0);
  });

  it('leaves all other counters undrawn while it is dragged', async () => {
    const map = await shown(field);
    map.addEventListener('counter-dragged', event => {
      map.view = { ...field, counters: [...field.counters], ghost: ghost('a', (event as CounterDragged).to) };
    });
    const [x, y] = counterMiddle(map, 'a');
    await drag(map, [x, y], [x + 30, y]);
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver(records => changes.push(...records));
    for (const piece of all(map, '.counter, .terrain, .line')) {
      watch.observe(piece, { subtree: true, attributes: true, childList: true });
    }
    await sendMouse({ type: 'move', position: [x + 60, y] });
    await map.updateComplete;
    await sendMouse({ type: 'up' });
    expect(changes.filter(({ target }) => (target as SVGElement).dataset['counter'] !== 'a')).to.deep.equal([]);
  });

  it('is not chosen by the click that some browsers send it when a drag ends, but by the next one', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20], { movable: true, choosable: true })] }));
    const events = heard(map);
    const base = one(map, '[data-counter="a"] .touch');
    const [x, y] = counterMiddle(map, 'a');
    await drag(map, [x, y], [x + 30, y], [x + 60, y]);
    base.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(idsOf(events)).not.to.include('counter-chosen a');
    base.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(idsOf(events)).to.include('counter-chosen a');
    await sendMouse({ type: 'up' });
  });

  it('a tap on it is no move', async () => {
    const map = await shown(view({ counters: [counter('a', [20, 20], { movable: true, choosable: true })] }));
    const events = heard(map);
    await click(map, one(map, '[data-counter="a"] .touch'));
    expect(idsOf(events)).to.deep.equal(['counter-chosen a']);
  });

  it('a tap on one that may not be chosen asks why, and on one that may chooses it', async () => {
    const map = await shown(view({ counters: [
      counter('a', [20, 20], { movable: true, askable: true }),
      counter('b', [30, 20], { choosable: true, askable: true }),
      counter('c', [40, 20]),
    ] }));
    const events = heard(map);
    for (const id of ['a', 'b', 'c']) await click(map, one(map, `[data-counter="${id}"] .touch`));
    expect(idsOf(events)).to.deep.equal(['counter-asked a', 'counter-chosen b']);
    expect(all(map, '.counter').map(each => each.getAttribute('role'))).to.deep.equal(['button', 'button', 'img']);
  });
});

describe('a hit', () => {
  const field = view({
    counters: [defender('d1', [20, 20]), defender('d2', [28, 20]), counter('a', [20, 26])],
    tokens: [token(1, 'd1', { movable: true })],
  });

  it('is chosen with a tap and with Enter', async () => {
    const map = await shown(field);
    const events = heard(map);
    await click(map, one(map, '.token'));
    one(map, '.token').focus();
    await press(map, 'Enter');
    expect(idsOf(events)).to.deep.equal(['token-chosen hit-1', 'token-chosen hit-1']);
  });

  it('is dragged onto another counter', async () => {
    const map = await shown(field);
    const events = heard(map);
    await drag(map, middleOf(one(map, '.token .diamond')), [400, 300], counterMiddle(map, 'd2'));
    expect(one(map, '[data-counter="d2"]').classList.contains('aimed-at')).to.equal(true);
    await sendMouse({ type: 'up' });
    expect(idsOf(events)).to.deep.equal(['token-moved hit-1']);
    expect((events[0] as TokenMoved).to).to.equal('d2');
  });

  it('does not fall on the dead', async () => {
    const fallen = field.counters.map(one => (one.id === 'd2' ? { ...one, alive: false } : one));
    const map = await shown({ ...field, counters: fallen });
    const events = heard(map);
    await drag(map, middleOf(one(map, '.token .diamond')), [400, 300], counterMiddle(map, 'd2'));
    expect(all(map, '.aimed-at')).to.have.length(0);
    await sendMouse({ type: 'up' });
    expect(events).to.have.length(0);
  });

  it('is in nobody’s hand any more once it may not be moved', async () => {
    const map = await shown(field);
    const events = heard(map);
    await drag(map, middleOf(one(map, '.token .diamond')), [400, 300], counterMiddle(map, 'd2'));
    map.view = { ...field, tokens: field.tokens.map(one => ({ ...one, movable: false })) };
    await map.updateComplete;
    expect(all(map, '.carried, .aimed-at')).to.have.length(0);
    await sendMouse({ type: 'up' });
    expect(events).to.have.length(0);
  });

  it('stays where it is when it is let go over nothing', async () => {
    const map = await shown(field);
    const events = heard(map);
    const [x, y] = middleOf(one(map, '.token .diamond'));
    await drag(map, [x, y], [x + 40, y + 150], [x + 60, y + 160]);
    await sendMouse({ type: 'up' });
    expect(events).to.have.length(0);
  });

  it('is carried from counter to counter with the arrow keys, and says over whom', async () => {
    const map = await shown(field);
    const events = heard(map);
    one(map, '.token').focus();
    await press(map, 'ArrowRight');
    expect(one(map, '[role=status]').textContent).to.equal('Hit 1 on d2');
    await press(map, 'Enter');
    expect(idsOf(events)).to.deep.equal(['token-moved hit-1']);
  });
});

describe('the camera', () => {
  const field = view({ counters: [counter('a', [50, 40]), counter('b', [70, 44])] });

  it('follows a mouse that drags the ground, and comes back with the button', async () => {
    const map = await shown(field);
    const before = counterMiddle(map, 'a');
    await drag(map, [350, 150], [380, 170], [420, 200]);
    await sendMouse({ type: 'up' });
    expect(counterMiddle(map, 'a')).to.deep.equal([before[0] + 70, before[1] + 50]);
    await click(map, one(map, '.whole'));
    expect(counterMiddle(map, 'a')).to.deep.equal(before);
  });

  const wheel = (map: AssaultBattlefield, ctrlKey: boolean): WheelEvent => {
    const [clientX, clientY] = counterMiddle(map, 'a');
    const event = new WheelEvent('wheel', {
      deltaY: -40, ctrlKey, clientX, clientY, cancelable: true, bubbles: true, composed: true,
    });
    one(map, 'svg.map').dispatchEvent(event);
    return event;
  };

  it('zooms with Ctrl and the wheel, at the pointer', async () => {
    const map = await shown(field);
    const before = counterMiddle(map, 'a');
    expect(wheel(map, true).defaultPrevented).to.equal(true);
    await map.updateComplete;
    expect(counterMiddle(map, 'a')[0]).to.be.closeTo(before[0], 1);
    expect(counterMiddle(map, 'b')[0]).to.be.above(before[0] + 20);
    expect(one(map, '.base').getBoundingClientRect().width).to.be.above(48);
  });

  /** Something longer than the window lies under the map, or nothing does. */
  const below = (map: AssaultBattlefield, px: number): void =>
    map.after(Object.assign(document.createElement('div'), { style: `block-size: ${px}px` }));

  for (const [page, px, isTaken] of [['that scrolls', 2000, false], ['that does not', 0, true]] as const) {
    it(`${isTaken ? 'takes' : 'leaves'} the wheel alone ${isTaken ? 'from' : 'to'} a page ${page}`, async () => {
      const map = await shown(field);
      below(map, px);
      expect(wheel(map, false).defaultPrevented).to.equal(isTaken);
    });
  }

  const finger = (map: AssaultBattlefield, type: string, pointerId: number, [clientX, clientY]: Place): void => {
    const touch = { pointerType: 'touch', pointerId, clientX, clientY, bubbles: true, composed: true };
    one(map, 'svg.map').dispatchEvent(new PointerEvent(type, touch));
  };

  for (const [where, px] of [
    ['there is no page for it to scroll', null], ['what holds it is only too low', 10],
  ] as const) {
    it(`goes with one finger where ${where}`, async () => {
      const map = await shown(field);
      if (px !== null) map.parentElement!.style.blockSize = `${px}px`;
      const [x, y] = counterMiddle(map, 'a');
      for (const [type, at] of [['pointerdown', 200], ['pointermove', 230], ['pointermove', 260]] as const) {
        finger(map, type, 1, [at, 200]);
      }
      await map.updateComplete;
      expect(counterMiddle(map, 'a')).to.deep.equal([x + 60, y]);
    });
  }

  it('zooms with two fingers, and leaves one finger to a page that scrolls, which is said once', async () => {
    const map = await shown(field);
    below(map, 2000);
    const apart = (): number => counterMiddle(map, 'b')[0] - counterMiddle(map, 'a')[0];
    const before = counterMiddle(map, 'a');
    const gap = apart();
    finger(map, 'pointerdown', 1, [200, 200]);
    finger(map, 'pointermove', 1, [260, 200]);
    await map.updateComplete;
    expect(counterMiddle(map, 'a')).to.deep.equal(before);
    expect(one(map, '.hint').textContent).to.equal('Two fingers move the map');
    finger(map, 'pointerdown', 2, [360, 200]);
    finger(map, 'pointermove', 2, [410, 200]);
    await map.updateComplete;
    expect(apart()).to.be.closeTo(gap * 1.5, 2);
  });

  it('shows other units from the start', async () => {
    const map = await shown(field);
    await drag(map, [350, 150], [380, 170], [640, 400]);
    await sendMouse({ type: 'up' });
    map.view = view({ counters: [counter('x', [10, 10]), counter('y', [20, 10])] });
    await map.updateComplete;
    const frame = map.getBoundingClientRect();
    const middle = (counterMiddle(map, 'x')[0] + counterMiddle(map, 'y')[0]) / 2;
    expect(middle).to.be.closeTo(frame.left + frame.width / 2, 1);
  });

  it('shows other units from the start that have the ids of those before, also after it was moved', async () => {
    const table = (name: string, at: number, ...ids: readonly string[]): BattlefieldView =>
      view({ step: 'one', counters: ids.map((id, i) => counter(id, [at + 4 * i, 10], { name: `${name} ${id}` })) });
    const map = await shown(table('Boyz', 50, 'b1', 'b2', 'b3'));
    map.look({ centre: [60, 40], scale: 12 });
    map.view = table('Grotz', 20, 'b1', 'b2', 'c1');
    await map.updateComplete;
    expect(map.camera.centre).to.deep.equal([24, 10]);
  });

  it('stays still when a unit moves within what is seen', async () => {
    const map = await shown(field);
    const before = counterMiddle(map, 'b');
    map.view = view({ counters: [counter('a', [55, 42]), counter('b', [70, 44])] });
    await map.updateComplete;
    expect(counterMiddle(map, 'b')).to.deep.equal(before);
  });

  const far = view({
    step: 'one', counters: [counter('a', [50, 40]), counter('b', [60, 40]), counter('z', [110, 40])],
  });
  const near = { ...far, counters: far.counters.slice(0, 2) };

  it('stays still within a step, and moves at the next if all can then be drawn much larger', async () => {
    const map = await shown(far);
    const gap = (): number => counterMiddle(map, 'b')[0] - counterMiddle(map, 'a')[0];
    const before = gap();
    map.view = near;
    await map.updateComplete;
    expect(gap()).to.equal(before);
    map.view = { ...near, step: 'two' };
    await map.updateComplete;
    map.isHeld = true; // no longer on its way
    expect(gap()).to.be.above(before * 2);
  });

  it('follows within a step once most have left what is seen, unless the reader has moved it', async () => {
    const gone = { ...near, counters: [counter('a', [10, 10]), counter('b', [14, 10]), counter('c', [62, 40])] };
    const map = await shown({ ...near, counters: [...near.counters, counter('c', [62, 40])] });
    map.view = gone;
    await map.updateComplete;
    expect(map.camera.centre).to.deep.equal([36, 25]);
    map.look({ centre: [60, 40], scale: 12 });
    map.view = { ...gone, counters: [counter('a', [11, 10]), ...gone.counters.slice(1)] };
    await map.updateComplete;
    expect(map.camera.centre).to.deep.equal([60, 40]);
  });

  it('waits for the hand to be gone', async () => {
    const map = await shown(far);
    const { scale } = map.camera;
    map.isHeld = true;
    map.view = { ...near, step: 'two' };
    await map.updateComplete;
    expect(map.camera.scale).to.equal(scale);
    map.isHeld = false;
    await map.updateComplete;
    await nextFrame();
    expect(map.camera.scale).to.be.above(scale * 1.4);
  });

  it('stays where the reader has put it until a stand to decide about would be hidden, or it is asked to', async () => {
    const map = await shown(far);
    map.look({ centre: [60, 40], scale: 10 });
    map.view = { ...near, step: 'two' };
    await map.updateComplete;
    expect(map.camera).to.deep.equal({ centre: [60, 40], scale: 10 });
    const [a, b] = near.counters;
    map.view = { ...near, step: 'three', counters: [a!, { ...b!, at: [118, 40], movable: true }] };
    await map.updateComplete;
    expect(map.camera.scale).not.to.equal(10);
    map.look({ centre: [60, 40], scale: 10 });
    await click(map, one(map, '.whole'));
    expect(map.camera.scale).not.to.equal(10);
  });

  it('is shifted by what comes to cover an edge, and keeps its size', async () => {
    const map = await shown(far, { covered: { top: 0, right: 0, bottom: 0, left: 0 } });
    const [, y] = counterMiddle(map, 'a');
    const { scale } = map.camera;
    map.covered = { top: 0, right: 0, bottom: 200, left: 0 };
    await map.updateComplete;
    expect(counterMiddle(map, 'a')[1]).to.be.closeTo(y - 100, 1);
    expect(map.camera.scale).to.equal(scale);
  });

  it('is where it was when the map is hidden and shown again, though all could be drawn larger by now', async () => {
    const map = await shown(far);
    map.view = near;
    await map.updateComplete;
    const { camera } = map;
    map.style.display = 'none';
    await nextFrame();
    await nextFrame();
    map.style.display = '';
    await nextFrame();
    await nextFrame();
    expect(map.isAtRest).to.equal(true);
    expect(map.camera).to.equal(camera);
  });

  for (const isAtRest of [true, false]) {
    it(`is again where it was, ${isAtRest ? 'at rest' : 'moved'}, whatever arrives of the map`, async () => {
      const map = await shown(field);
      map.resume({ centre: [31, 22], scale: 9 }, isAtRest);
      map.covered = { left: 0, top: 0, right: 0, bottom: 100 };
      await map.updateComplete;
      expect(map.camera).to.eql({ centre: [31, 22], scale: 9 });
      expect(map.isAtRest).to.equal(isAtRest);
      map.style.inlineSize = '500px';
      await nextFrame();
      await nextFrame();
      expect(map.camera.scale === 9).to.equal(!isAtRest);
    });
  }

  it('fits the counters again when the element changes its size', async () => {
    const map = await shown(field);
    map.style.inlineSize = '360px';
    await nextFrame();
    await nextFrame();
    await map.updateComplete;
    const frame = map.getBoundingClientRect();
    for (const id of ['a', 'b']) expect(counterMiddle(map, id)[0]).to.be.within(frame.left, frame.right);
  });
});
