/** The chart by itself: walked by hand with mouse and keyboard, of the assault and of any other machine. */
import { expect, fixture, html } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { createMachine } from 'xstate';
import type { AssaultStatechart } from '../../../../components/elements/assault-statechart.ts';
import { pngOf, sharpOf, svgOf } from '../../../../components/shared/statechart/chart-image.ts';
import type { ChartPartChosen } from '../../../../components/shared/statechart/events.ts';
import { assaultChart } from '../../../../machines/charts/layouts/assault-chart.ts';
import { chartOf } from '../../../../machines/charts/read-machine.ts';
import { jukebox } from '../../../machines/charts/machines-of-every-kind.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import { firstOf } from '../../../support/share.ts';
import { until } from '../../../support/until.ts';
import { textOf } from '../../epic-armageddon/resolver/driving.ts';
import {
  currentRows, drawingOf, drawn, focusedRow, headingOf, litAs, loaded, rowOf, saidBy, still, treeOf, turnTo,
} from './charted.ts';
import { stacked } from './stacked.ts';

const TARGET = 'assault.a1ChooseTarget';
const CHARGE = 'assault.a2Charge.moving.choosing';

const assault = async (): Promise<AssaultStatechart> =>
  drawn(await fixture<AssaultStatechart>(html`<assault-statechart></assault-statechart>`));

/** Drawn as the page says. */
const laidOut = async (): Promise<AssaultStatechart> => drawn(
  await fixture<AssaultStatechart>(html`<assault-statechart .layout=${stacked(assaultChart)}></assault-statechart>`),
);

const juke = async (): Promise<AssaultStatechart> => {
  const chart = chartOf(jukebox);
  return drawn(await fixture<AssaultStatechart>(html`<assault-statechart .machine=${jukebox}
    .layouts=${{ tall: stacked(chart), wide: stacked(chart, 'wide') }}></assault-statechart>`));
};

const press = async (chart: AssaultStatechart, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await sendKeys({ press: key });
    await still(chart);
  }
};

const button = (chart: AssaultStatechart, words: string): HTMLButtonElement =>
  [...chart.shadowRoot!.querySelectorAll('button')]
    .find(one => (one.ariaLabel ?? textOf(one)).startsWith(words))!;

const click = async (chart: AssaultStatechart, words: string): Promise<void> => {
  button(chart, words).click();
  await still(chart);
};

const focusTree = async (chart: AssaultStatechart, id: string): Promise<void> => {
  await turnTo(chart, 'As a list');
  await treeOf(chart).focusOn(id);
  await still(chart);
};

const explained = async (chart: AssaultStatechart): Promise<string> => {
  await until('an explanation', () => chart.shadowRoot!.querySelector('.explained') !== null);
  await still(chart);
  await chart.shadowRoot!.querySelector('rule-note')?.updateComplete;
  return textOf(chart.shadowRoot!.querySelector('.explained')!);
};

before(loaded);
beforeEach(() => setViewport({ width: 1280, height: 900 }));

describe('the assault, walked by hand', () => {
  it('goes on, back and to the start', async () => {
    const chart = await assault();
    expect(chart.active.at(-1)).to.equal(TARGET);
    await click(chart, 'Next');
    expect(chart.active.at(-1)).to.equal(CHARGE);
    expect(saidBy(chart)).to.equal('Now: Charge.');
    await click(chart, 'Next');
    await click(chart, 'Back');
    expect(chart.active.at(-1)).to.equal(CHARGE);
    await click(chart, 'From the start');
    expect(chart.active.at(-1)).to.equal(TARGET);
    expect(button(chart, 'Back').getAttribute('aria-disabled')).to.equal('true');
  });

  it('does an event that is possible when its button is pressed, and tells the page', async () => {
    const chart = await assault();
    const told: unknown[] = [];
    chart.addEventListener('chart-stepped', ({ detail }) => told.push(detail));
    await click(chart, 'A target is chosen');
    expect(told).to.deep.equal([{ version: 1, active: chart.active, at: 1 }]);
    expect(litAs(chart, 'taken')).to.deep.equal([`${TARGET}/target.chosen/0 ${TARGET} assault.a2Charge`]);
  });

  it('says nothing where another voice of the page does', async () => {
    const chart = await assault();
    chart.quiet = true;
    await click(chart, 'Next');
    expect(chart.active.at(-1)).to.contain('a2Charge');
    expect(saidBy(chart)).to.equal('');
  });

  it('comes to the end by the usual events, and can go no further', async () => {
    const chart = await assault();
    for (let i = 0; i < 60 && !saidBy(chart).includes('over'); i += 1) await click(chart, 'Next');
    expect(chart.active.at(-1)).to.equal('assault.assaultOver');
    expect(button(chart, 'Next').getAttribute('aria-disabled')).to.equal('true');
    expect(chart.shadowRoot!.querySelector('.events')).to.equal(null);
  });

  it('says why an event is refused, in the tree and under the chart, with its rule', async () => {
    const chart = await assault();
    await click(chart, 'Next');
    const id = `${CHARGE}/unit.embarked/0`;
    const why = textOf(chart.shadowRoot!.querySelector(`[data-refused="${id}"]`)!);
    expect(why).to.match(/refused: .+\. .*A2\.11/);
    expect(textOf(rowOf(chart, id))).to.contain('refused: ');
    await click(chart, 'Rule A2.11');
    expect(await explained(chart)).to.contain('A2.11').and.to.contain('NetEA');
  });

  it('lights the states that an event would lead to while it is pointed at', async () => {
    const chart = await assault();
    button(chart, 'A target is chosen').focus();
    await still(chart);
    expect(litAs(chart, 'led')).to.deep.equal(['assault.a2Charge']);
    button(chart, 'Next').focus();
    await still(chart);
    expect(litAs(chart, 'led')).to.deep.equal([]);
  });

  it('ticks what was visited and lists it in order, with what held on the way', async () => {
    const chart = await assault();
    for (let i = 0; i < 9; i += 1) await click(chart, 'Next');
    const ticks = drawingOf(chart).shadowRoot!.querySelectorAll('.tick').length;
    expect(ticks).to.be.greaterThan(3);
    const root = drawingOf(chart).shadowRoot!;
    const corners = chart.active.flatMap(id => root.querySelector(`[data-state="${id}"] > .box`) ?? [])
      .map(one => one.getBoundingClientRect());
    const isAtCorner = (tick: Element): boolean => {
      const { x, y, width, height } = tick.getBoundingClientRect();
      return corners.some(({ right, top }) => Math.hypot(x + width / 2 - right, y + height / 2 - top) < width);
    };
    const misplaced = [...root.querySelectorAll('.tick circle')].filter(isAtCorner);
    expect(misplaced, 'where it stands it is not over').to.deep.equal([]);
    const lines = [...chart.shadowRoot!.querySelectorAll('.history li')].map(textOf);
    expect(lines[0]).to.equal('Set-up');
    expect(lines[1]).to.equal('Target');
    expect(lines.some(line => line.includes('since: '))).to.equal(true);
    expect(lines.at(-1)).to.contain(headingOf(chart).replace(/^\S+ /, ''));
  });

  it('begins with another bundled assault when it is told to', async () => {
    const chart = await assault();
    await click(chart, 'Next');
    chart.scenario = 'firefight-to-a-tie';
    await until('the start', () => chart.active.at(-1) === TARGET);
    expect(chart.shadowRoot!.querySelectorAll('.history li').length).to.equal(2);
  });
});

describe('the tree', () => {
  it('is walked with the arrow keys, Home, End and letters', async () => {
    const chart = await assault();
    await focusTree(chart, 'assault');
    await press(chart, 'ArrowDown');
    expect(focusedRow(chart)).to.equal('assault.setUp');
    await press(chart, 'End');
    expect(focusedRow(chart)).to.equal('assault.noAssault');
    await press(chart, 'Home', 'r');
    expect(focusedRow(chart)).to.equal('assault.a6Result');
    await press(chart, 'ArrowRight', 'ArrowRight');
    expect(focusedRow(chart)).to.equal('assault.a6Result.rolling');
    await press(chart, 'ArrowLeft', 'ArrowLeft');
    expect(focusedRow(chart)).to.equal('assault.a6Result');
    expect(rowOf(chart, 'assault.a6Result').getAttribute('aria-expanded')).to.equal('false');
  });

  it('says level, size and place of each row', async () => {
    const chart = await assault();
    const row = rowOf(chart, TARGET);
    expect(['level', 'setsize', 'posinset', 'expanded', 'current'].map(name => row.getAttribute(`aria-${name}`)))
      .to.deep.equal(['2', '12', '3', 'true', 'step']);
    expect(treeOf(chart).shadowRoot!.querySelectorAll('[tabindex="0"]')).to.have.lengthOf(1);
  });

  it('does an event with Enter, and keeps the focus', async () => {
    const chart = await assault();
    await focusTree(chart, `${TARGET}/target.chosen/0`);
    expect(litAs(chart, 'led')).to.include('assault.a2Charge');
    await press(chart, 'Enter');
    expect(chart.active.at(-1)).to.equal(CHARGE);
    expect(currentRows(chart)).to.deep.equal(chart.active);
    expect(focusedRow(chart)).to.equal(CHARGE);
    await press(chart, 'ArrowDown');
    expect(focusedRow(chart)).to.equal(`${CHARGE}/unit.moved/0`);
  });

  it('opens the rule of a state with Enter', async () => {
    const chart = await assault();
    await focusTree(chart, 'assault.a6Result');
    await press(chart, 'Enter');
    expect(await explained(chart)).to.contain('Result').and.to.contain('A6').and.to.contain('NetEA');
    expect(saidBy(chart)).to.equal('The rule is shown: Result.');
    expect(focusedRow(chart)).to.equal('assault.a6Result');
    await click(chart, 'Close');
    expect(chart.shadowRoot!.querySelector('.explained')).to.equal(null);
  });

  it('has everything that the drawing has', async () => {
    const chart = await juke();
    const tree = treeOf(chart);
    for (const { id } of chartOf(jukebox).transitions) await focusTree(chart, id);
    const rows = [...tree.shadowRoot!.querySelectorAll<HTMLElement>('.row')].map(row => row.dataset['id']);
    const { states, transitions } = chartOf(jukebox);
    expect(rows).to.have.members([...states, ...transitions].map(({ id }) => id));
  });
});

describe('the drawing', () => {
  const box = (chart: AssaultStatechart, id: string): DOMRect =>
    drawingOf(chart).shadowRoot!.querySelector(`[data-state="${id}"] > .box`)!.getBoundingClientRect();
  const isIn = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  const rested = async (chart: AssaultStatechart): Promise<void> => {
    await still(chart);
    const paper = drawingOf(chart).shadowRoot!.querySelector('.paper')!;
    await Promise.allSettled(paper.getAnimations().map(({ finished }) => finished));
  };

  it('shows where it stands, and follows', async () => {
    const chart = await assault();
    await until('the window', () => drawingOf(chart).window.width > 0);
    for (let i = 0; i < 8; i += 1) {
      await rested(chart);
      expect(isIn(box(chart, chart.active.at(-1)!), drawingOf(chart).getBoundingClientRect())).to.equal(true);
      await click(chart, 'Next');
    }
  });

  it('shows all of it, and larger or smaller, by buttons and by keys', async () => {
    const chart = await laidOut();
    await until('the window', () => drawingOf(chart).window.width > 0);
    await click(chart, 'Whole chart');
    await rested(chart);
    expect(isIn(box(chart, 'assault'), drawingOf(chart).getBoundingClientRect())).to.equal(true);
    const { width } = box(chart, 'assault');
    await click(chart, 'Zoom in');
    await rested(chart);
    expect(box(chart, 'assault').width).to.be.greaterThan(width * 1.2);
    drawingOf(chart).shadowRoot!.querySelector<HTMLElement>('.window')!.focus();
    await press(chart, '-', '-');
    await rested(chart);
    expect(box(chart, 'assault').width).to.be.lessThan(width * 1.1);
    const { left, top } = box(chart, 'assault');
    await press(chart, 'ArrowRight', 'ArrowUp');
    await rested(chart);
    expect([box(chart, 'assault').left < left, box(chart, 'assault').top > top]).to.deep.equal([true, true]);
    await press(chart, '1');
    await rested(chart);
    expect(isIn(box(chart, TARGET), drawingOf(chart).getBoundingClientRect())).to.equal(true);
  });

  it('is dragged by the mouse, and a drag chooses nothing', async () => {
    const chart = await assault();
    const chosen: string[] = [];
    chart.shadowRoot!.addEventListener('chart-part-chosen', event => chosen.push((event as ChartPartChosen).detail.id));
    await until('the window', () => drawingOf(chart).window.width > 0);
    await rested(chart);
    const { x, y, width, height, left, top } = box(chart, TARGET);
    const at = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
    await sendMouse({ type: 'move', position: [...at] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [at[0] + 40, at[1] + 30] });
    const dragged = drawingOf(chart).shadowRoot!.querySelector(`[data-state="${TARGET}"] > .box`)!;
    dragged.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })); // as some browsers end a drag
    await sendMouse({ type: 'up' });
    await still(chart);
    const now = box(chart, TARGET);
    expect([Math.round(now.left - left), Math.round(now.top - top)]).to.deep.equal([40, 30]);
    expect(chosen).to.deep.equal([]);
    await sendMouse({ type: 'click', position: [at[0] + 40, at[1] + 30] });
    expect(chosen).to.have.length(1);
    expect(await explained(chart)).to.contain('A1.1');
  });

  it('is zoomed by the wheel with Ctrl alone, about the pointer', async () => {
    const chart = await laidOut();
    await until('the window', () => drawingOf(chart).window.width > 0);
    await rested(chart);
    const before = box(chart, TARGET);
    const wheel = (ctrlKey: boolean): WheelEvent => new WheelEvent('wheel', {
      ctrlKey, deltaY: 40, clientX: before.left, clientY: before.top, bubbles: true, cancelable: true,
    });
    const frame = drawingOf(chart).shadowRoot!.querySelector('.window')!;
    expect(frame.dispatchEvent(wheel(false))).to.equal(true);
    expect(box(chart, TARGET).width).to.equal(before.width);
    expect(frame.dispatchEvent(wheel(true))).to.equal(false);
    await rested(chart);
    const after = box(chart, TARGET);
    expect(after.width).to.be.lessThan(before.width * 0.75);
    expect(after.left).to.be.closeTo(before.left, 1.5);
    expect(after.top).to.be.closeTo(before.top, 1.5);
  });

  it('is one picture with a name that says where it stands', async () => {
    const chart = await assault();
    const picture = drawingOf(chart).shadowRoot!.querySelector('svg')!;
    expect(picture.getAttribute('role')).to.equal('img');
    expect(picture.getAttribute('aria-label')).to.equal('Statechart: Assault, at Target');
    await click(chart, 'Next');
    expect(picture.getAttribute('aria-label')).to.equal('Statechart: Assault, at Charge');
  });

  it('is drawn once: a step that opens no box changes classes and signs alone', async () => {
    const chart = await laidOut();
    const parts = [...drawingOf(chart).shadowRoot!.querySelectorAll('.states *, .arrows *')];
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver(records => changes.push(...records));
    for (const name of ['.states', '.arrows']) {
      const layer = drawingOf(chart).shadowRoot!.querySelector(name)!;
      watch.observe(layer, { subtree: true, childList: true, attributes: true });
    }
    await click(chart, 'Next');
    changes.push(...watch.takeRecords());
    watch.disconnect();
    expect(changes.length).to.be.greaterThan(0).and.to.be.lessThan(40);
    const kinds = new Set(changes.map(({ type, attributeName }) => `${type} ${attributeName}`));
    expect(kinds).to.deep.equal(new Set(['attributes class']));
    expect([...drawingOf(chart).shadowRoot!.querySelectorAll('.states *, .arrows *')]).to.deep.equal(parts);
  });

  it('opens the rule of a state that is clicked', async () => {
    const chart = await assault();
    drawingOf(chart).shadowRoot!.querySelector<SVGElement>(`[data-state="${TARGET}"] > .title`)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect(await explained(chart)).to.contain('A1.1');
  });

  it('marks what it is told to mark, in the tree too', async () => {
    const chart = await assault();
    chart.marked = ['assault.a6Result.rolling'];
    await still(chart);
    expect(litAs(chart, 'marked')).to.deep.equal(['assault.a6Result']);
    expect(drawingOf(chart).shadowRoot!.querySelectorAll('.unlike')).to.have.lengthOf(1);
    await focusTree(chart, 'assault.a6Result.rolling');
    expect(textOf(rowOf(chart, 'assault.a6Result.rolling'))).to.contain('differs');
  });
});

describe('boxes', () => {
  const titles = (chart: AssaultStatechart): readonly string[] =>
    [...drawingOf(chart).shadowRoot!.querySelectorAll('.states .title')].map(textOf);
  const turn = async (chart: AssaultStatechart, id: string): Promise<void> => {
    drawingOf(chart).shadowRoot!.querySelector(`[data-state="${id}"] > .title`)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await still(chart);
  };
  /** Words in pixels of the screen. */
  const sizes = (chart: AssaultStatechart): readonly number[] =>
    [...drawingOf(chart).shadowRoot!.querySelectorAll(':is(.states, .arrows) text')]
      .map(one => parseFloat(getComputedStyle(one).fontSize) * drawingOf(chart).camera.scale);

  for (const [width, height] of [[1280, 800], [390, 844]] as const) {
    it(`are ten and the saves once at first sight, all to be read, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const chart = await assault();
      await until('the window', () => drawingOf(chart).window.width > 0);
      expect(titles(chart).slice(0, 10)).to.deep.equal([
        '1 Target', '2 Charge', '3 Counter-charge', '4 Attacks', '5 Support', '6 Result', '7 Withdraw',
        '8 Consolidate', 'Over', 'No assault',
      ]);
      expect(titles(chart).filter(one => one === 'Saves and losses')).to.have.lengthOf(1);
      expect(Math.min(...sizes(chart))).to.be.at.least(12);
      await click(chart, 'Zoom out');
      expect(Math.min(...sizes(chart))).to.be.at.least(12);
      const seen = drawingOf(chart).getBoundingClientRect();
      const first = drawingOf(chart).shadowRoot!.querySelectorAll('.states .title');
      const outside = [...first].slice(0, 10).filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < seen.left || right > seen.right || top < seen.top || bottom > seen.bottom;
      });
      expect(outside.map(textOf)).to.deep.equal([]);
    });
  }

  it('are opened and folded by their title, and stay so', async () => {
    const chart = await assault();
    await turn(chart, 'assault.a6Result');
    expect(titles(chart)).to.include('Hack-downs');
    await click(chart, 'Next');
    expect(titles(chart)).to.include('Hack-downs').and.to.include('Overwatch');
    await turn(chart, 'assault.a2Charge');
    expect(titles(chart)).not.to.include('Overwatch');
    expect(litAs(chart, 'here')).to.deep.equal(['assault.a2Charge']);
  });

  it('are all opened by a button, with what passes by itself, and the saves once', async () => {
    const chart = await assault();
    await click(chart, 'Open all boxes');
    expect(titles(chart)).to.include('Set-up').and.to.include('Swift outcome');
    expect(titles(chart).filter(one => one === 'Saves and losses')).to.have.lengthOf(1);
  });

  it('have their identifiers instead of words', async () => {
    const chart = await assault();
    await click(chart, 'Identifiers');
    expect(titles(chart)).to.include('a4Attacks').and.not.to.include('4 Attacks');
    await click(chart, 'Words');
    expect(titles(chart)).to.include('4 Attacks');
  });

  it('say above them where it stands', async () => {
    const chart = await assault();
    await click(chart, 'Next');
    expect([...chart.shadowRoot!.querySelectorAll('.path li')].map(textOf).slice(0, 2))
      .to.deep.equal(['Assault', 'Charge']);
  });

  it('are drawn of any machine without a layout, and never ours', async () => {
    const chart = await drawn(await fixture<AssaultStatechart>(
      html`<assault-statechart .machine=${jukebox}></assault-statechart>`,
    ));
    expect(titles(chart)).to.include.members(['On', 'Record', 'Sound', 'Off', 'Broken']).and.not.to.include('Attacks');
    expect(litAs(chart, 'here')).to.deep.equal(['jukebox.on.record.idle', 'jukebox.on.sound.low']);
    await click(chart, 'power.cut');
    expect(titles(chart)).to.deep.equal(['On', 'Off', 'Broken']);
  });
});

describe('any other machine', () => {
  it('is walked, side by side states and history too', async () => {
    const chart = await juke();
    expect(litAs(chart, 'here')).to.deep.equal(['jukebox.on.record.idle', 'jukebox.on.sound.low']);
    await click(chart, 'sound.raised');
    await click(chart, 'power.cut');
    expect(headingOf(chart)).to.equal('Off');
    await click(chart, 'power.back');
    expect(litAs(chart, 'here')).to.deep.equal(['jukebox.on.record.idle', 'jukebox.on.sound.high']);
    expect(saidBy(chart)).to.equal('Now: On › Record › Waiting for a choice; On › Sound › High.');
  });

  it('is refused by a guard that is called by its name', async () => {
    const chart = await juke();
    expect(textOf(rowOf(chart, 'jukebox.on.record.idle/song.chosen/0'))).to.contain('refused, for want of: is paid');
    await click(chart, 'coin.put');
    expect(textOf(rowOf(chart, 'jukebox.on.record.idle/song.chosen/0'))).to.contain('possible now');
    expect(textOf(rowOf(chart, 'jukebox.on.record.idle/song.chosen/1'))).to.contain('another one comes first');
  });

  it('stands where its snapshot says, and is not walked then', async () => {
    const chart = await juke();
    chart.snapshot = { value: { on: { record: 'turning', sound: 'high' } }, context: { coins: 2 } };
    await until('it', () => chart.active.includes('jukebox.on.record.turning'));
    await still(chart);
    expect(chart.shadowRoot!.querySelector('.steps')).to.equal(null);
    await click(chart, 'song.ended');
    expect(chart.active).to.include('jukebox.on.record.turning');
    expect(saidBy(chart)).to.contain('It leads to On › Record › Turning');
  });

  it('with names of any kind stays text, and keeps its size', async () => {
    const title = `<img src=x onerror="window.hurt = true">${'x'.repeat(10_000)}`;
    const machine = createMachine({
      id: 'hostile', meta: { title }, initial: 'a',
      states: {
        a: { meta: { title, rule: '<b>' }, description: title, on: { ['<script>alert(1)</script>'.repeat(50)]: 'b' } },
        b: { type: 'final' },
      },
    });
    await setViewport({ width: 360, height: 740 });
    const chart = await drawn(await fixture<AssaultStatechart>(html`<assault-statechart .machine=${machine}
      .layout=${stacked(chartOf(machine))}></assault-statechart>`));
    chart.layout = null; // in rows as well
    await until('rows', () => drawingOf(chart).isFolded);
    await still(chart);
    expect(drawingOf(chart).chart.width).to.be.lessThan(700);
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    await click(chart, 'Identifiers');
    expect(drawingOf(chart).chart.width).to.be.lessThan(1200);
    await click(chart, 'Next');
    expect(chart.active.at(-1)).to.equal('hostile.b');
    expect('hurt' in window).to.equal(false);
    for (const root of [chart.shadowRoot!, drawingOf(chart).shadowRoot!, treeOf(chart).shadowRoot!]) {
      expect(root.querySelectorAll('img, script, b')).to.have.lengthOf(0);
    }
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    for (const text of drawingOf(chart).shadowRoot!.querySelectorAll('.title')) {
      expect(text.textContent!.length).to.be.lessThan(60);
    }
  });
});

describe('nobody is kept out', () => {
  it('finds axe nothing to blame, in light and in dark, wide and narrow', async () => {
    for (const width of firstOf([360, 1280], 1)) {
      await setViewport({ width, height: 800 });
      const chart = await assault();
      await click(chart, 'Next');
      await focusTree(chart, 'assault.a6Result');
      await press(chart, 'Enter');
      await explained(chart);
      expect(await faultsOf(chart)).to.deep.equal([]);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      chart.remove();
    }
  });

  it('runs to the right also where the page does not, and so do the keys of its list', async () => {
    const chart = await assault();
    chart.dir = 'rtl';
    await still(chart);
    await focusTree(chart, 'assault.a6Result');
    await press(chart, 'ArrowRight', 'ArrowRight');
    expect(focusedRow(chart)).to.equal('assault.a6Result.rolling');
    expect(document.documentElement.scrollWidth).to.be.at.most(1280);
  });
});

describe('a chart taken away', () => {
  const parsed = (text: string): Document => new DOMParser().parseFromString(text, 'image/svg+xml');

  it('is an SVG that needs nothing else', async () => {
    const chart = await assault();
    await click(chart, 'Next');
    const { picture, chart: size } = drawingOf(chart);
    const text = svgOf(picture!, size);
    const copy = parsed(text);
    expect(copy.querySelector('parsererror')).to.equal(null);
    expect(text).not.to.match(/var\(--|light-dark|<!--|<script|href/);
    const root = copy.documentElement;
    expect(root.getAttribute('viewBox')).to.equal(`0 0 ${size.width} ${size.height}`);
    expect(root.getAttribute('width')).to.equal(`${size.width}`);
    expect(copy.querySelectorAll('[data-state].here')).to.have.lengthOf(1);
  });

  it('is whole as PNG too, twice as sharp, and has something on it', async () => {
    const chart = await assault();
    await until('the window', () => drawingOf(chart).window.width > 0);
    const { picture, chart: size } = drawingOf(chart);
    const image = await createImageBitmap(await pngOf(svgOf(picture!, size, sharpOf(size))));
    expect([image.width, image.height]).to.deep.equal([Math.round(size.width * 2), Math.round(size.height * 2)]);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4) colours.add((data[i]! << 16) + (data[i + 1]! << 8) + data[i + 2]!);
    expect(colours.size).to.be.greaterThan(20);
  });

  it('says so where a page allows no pictures', async () => {
    const chart = await assault();
    const { decode } = Image.prototype;
    Image.prototype.decode = () => Promise.reject(new Error('forbidden'));
    try {
      await click(chart, 'Save as PNG');
      await until('a word', () => chart.shadowRoot!.querySelector('.note') !== null);
    } finally {
      Image.prototype.decode = decode;
    }
    expect(textOf(chart.shadowRoot!.querySelector('.note')!)).to.contain('does not allow pictures');
  });

  it('is printed alone and whole', async () => {
    await emulateMedia({ media: 'print' });
    try {
      const chart = await laidOut();
      const root = chart.shadowRoot!;
      const hidden = ['.bar', '.beside'].map(name => getComputedStyle(root.querySelector(name)!).display);
      expect(hidden).to.deep.equal(['none', 'none']);
      const [whole, machine] = ['svg', '[data-state="assault"] > .box']
        .map(name => drawingOf(chart).shadowRoot!.querySelector(name)!.getBoundingClientRect());
      expect(machine!.left).to.be.at.least(whole!.left);
      expect(machine!.bottom).to.be.at.most(whole!.bottom);
      expect(whole!.height).to.be.at.most(innerHeight);
      const names = drawingOf(chart).shadowRoot!.querySelector('.whole')!;
      expect(getComputedStyle(names).display).to.equal('inline');
      expect(textOf(names)).to.contain('Withdraw');
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });
});

describe('a chart seen from afar', () => {
  const names = (chart: AssaultStatechart): readonly string[] =>
    [...drawingOf(chart).shadowRoot!.querySelectorAll('.far:not(.whole) text')].map(textOf);

  it('has the names of its parts written over it, that of where it stands marked', async () => {
    const chart = await laidOut();
    await until('the window', () => drawingOf(chart).window.width > 0);
    await click(chart, 'Next');
    expect(names(chart)).to.deep.equal([]);
    await click(chart, 'Whole chart');
    expect(names(chart)).to.include.members(['▸ Charge', 'Attacks', 'Withdraw']);
    await click(chart, 'Where it stands');
    expect(names(chart)).to.deep.equal([]);
  });
});
