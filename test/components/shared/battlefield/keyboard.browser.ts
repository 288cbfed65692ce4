import { expect } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import type { CounterDragged, CounterDropped } from '../../../../components/shared/battlefield/events.ts';
import { counter, ghost, view } from './build-view.ts';
import { all, click, counterMiddle, focused, heard, idsOf, one, press, shown } from './map-page.ts';

beforeEach(async () => {
  await resetMouse();
  await setViewport({ width: 900, height: 700 });
});

describe('the keyboard', () => {
  const field = view({
    counters: [
      counter('c', [20, 20], { choosable: true }),
      counter('a', [30, 20]),
      counter('m', [40, 20], { movable: true }),
      counter('z', [50, 20]),
    ],
  });

  it('comes into the map with one Tab, visits counters in the order given, and leaves with the next Tab', async () => {
    const map = await shown(field);
    await press(map, 'Tab');
    expect(focused(map)).to.equal('c');
    await press(map, 'ArrowRight');
    expect(focused(map)).to.equal('a');
    await press(map, 'Tab');
    expect(focused(map)).to.equal(undefined);
    expect(map.matches(':focus-within')).to.equal(true);
    await press(map, 'Shift+Tab');
    expect(focused(map)).to.equal('a');
  });

  it('chooses with Enter and with the space bar, and only what may be chosen', async () => {
    const map = await shown(field);
    const events = heard(map);
    await press(map, 'Tab', 'Enter', 'Space', 'ArrowRight', 'Enter');
    expect(idsOf(events)).to.deep.equal(['counter-chosen c', 'counter-chosen c']);
  });

  it('asks with a question mark, and with Enter where a counter may not be chosen', async () => {
    const map = await shown(view({ counters: [
      counter('c', [20, 20], { choosable: true, askable: true }), counter('a', [30, 20], { askable: true }),
      counter('b', [40, 20]),
    ] }));
    const events = heard(map);
    await press(map, 'Tab', 'Enter', '?', 'ArrowRight', 'Enter', '?', 'ArrowRight', 'Enter', '?');
    expect(idsOf(events)).to.deep.equal(['counter-chosen c', 'counter-asked c', 'counter-asked a', 'counter-asked a']);
  });

  it('is told of asking only where there is somebody to ask', async () => {
    const map = await shown(field);
    expect(one(map, '#keys').textContent).not.to.contain('question mark');
    map.view = view({ counters: [counter('a', [30, 20], { askable: true })] });
    await map.updateComplete;
    expect(one(map, '#keys').textContent).to.contain('A question mark asks why');
  });

  it('moves a counter 1 cm, with Shift 5, puts it down with Enter and takes it back with Escape', async () => {
    const map = await shown(field);
    const events = heard(map);
    map.addEventListener('counter-dragged', event => {
      map.view = { ...field, ghost: ghost('m', (event as CounterDragged).to) };
    });
    map.addEventListener('counter-dropped', () => {
      map.view = field;
    });
    map.addEventListener('move-cancelled', () => {
      map.view = field;
    });
    await press(map, 'Tab', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Shift+ArrowLeft');
    expect(events.map(event => (event as CounterDragged).to)).to.deep.equal([[40, 21], [35, 21]]);
    expect(one(map, '[role=status]').textContent).to.equal('4 cm left');
    await press(map, 'Enter', 'ArrowDown', 'Escape');
    const after = events.map(event => event.type).slice(2);
    expect(after).to.deep.equal(['counter-dropped', 'counter-dragged', 'move-cancelled']);
    expect((events[2] as CounterDropped).to).to.deep.equal([35, 21]);
    expect(all(map, '.ghost')).to.have.length(0);
  });

  it('goes on from a counter that may move with Page Down, and takes an unfinished move back', async () => {
    const map = await shown(field);
    const events = heard(map);
    await press(map, 'Tab', 'End', 'PageUp', 'ArrowUp', 'PageDown');
    expect(focused(map)).to.equal('z');
    expect(events.at(-1)?.type).to.equal('move-cancelled');
  });

  it('keeps its place when the order of the counters changes', async () => {
    const map = await shown(field);
    await press(map, 'Tab', 'ArrowRight');
    map.view = { ...field, counters: [...field.counters].reverse() };
    await map.updateComplete;
    expect(focused(map)).to.equal('a');
    await press(map, 'ArrowRight');
    expect(focused(map)).to.equal('c');
  });

  it('brings a counter that is out of sight into the map', async () => {
    const map = await shown(field);
    for (let i = 0; i < 6; i++) await click(map, one(map, '.closer'));
    one(map, '[data-counter="a"]').focus();
    await press(map, 'End');
    const [x] = counterMiddle(map, 'z');
    expect(x).to.be.within(map.getBoundingClientRect().left, map.getBoundingClientRect().right);
  });

  it('zooms with plus, minus and zero', async () => {
    const map = await shown(field);
    const width = (): number => one(map, '.base').getBoundingClientRect().width;
    const before = width();
    await press(map, 'Tab', '+');
    expect(width()).to.be.closeTo(before * 1.3, 1);
    await press(map, '-', '-');
    expect(width()).to.be.below(before);
    await press(map, '0');
    expect(width()).to.be.closeTo(before, 0.1);
  });
});
