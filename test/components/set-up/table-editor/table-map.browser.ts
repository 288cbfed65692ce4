import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import type { Tool } from '../../../../components/set-up/table-editor/tool.ts';
import type { TableMap } from '../../../../components/set-up/table-editor/table-map.ts';
import '../../../../components/set-up/table-editor/table-map.ts';
import type { BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import { counter, view } from '../../shared/battlefield/build-view.ts';
import { counterMiddle, drag, one } from '../../shared/battlefield/map-page.ts';

beforeEach(async () => {
  await resetMouse();
  await setViewport({ width: 900, height: 700 });
});

afterEach(() => resetMouse());

/** Twelve stands in a row, of which the first so many stand further down. */
const row = (moved: number): BattlefieldView => view({
  counters: Array.from({ length: 12 }, (_, nth) => counter(`s${nth}`, [10 + 4 * nth, nth < moved ? 30 : 20])),
});

const shown = async (tool: Tool | null = null): Promise<TableMap> => {
  const map = await fixture<TableMap>(html`<table-map
    style="inline-size: 700px; block-size: 500px" .view=${row(0)} .tool=${tool} .odds=${{}}></table-map>`);
  await nextFrame();
  await nextFrame();
  await map.updateComplete;
  return map;
};

/** So many frames come before a view is drawn. */
const framesBefore = async (map: TableMap, next: BattlefieldView): Promise<number> => {
  let frames = 0;
  let isDrawn = false;
  const count = (): void => {
    if (isDrawn) return;
    frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  const before = counterMiddle(map, 's0');
  map.view = next;
  await map.updateComplete;
  isDrawn = true;
  expect(counterMiddle(map, 's0')).not.to.deep.equal(before);
  return frames;
};

describe('the map of the table editor', () => {
  it('draws one who stands elsewhere at once', async () => {
    expect(await framesBefore(await shown(), row(1))).to.equal(0);
  });

  it('lets two frames pass before it draws several, so that the odds come first', async () => {
    expect(await framesBefore(await shown(), row(2))).to.be.at.least(2);
  });

  it('waits longer while their odds are awaited, but a tenth of a second is enough', async () => {
    const map = await shown();
    const begun = performance.now();
    let isAwaited = true;
    let seen = 0;
    map.odds = {
      get isAwaited() {
        seen += 1;
        if (seen === 4) isAwaited = false;
        return isAwaited;
      },
    };
    await map.updateComplete;
    expect(await framesBefore(map, row(12))).to.be.at.least(5);
    expect(seen).to.equal(4);
    map.odds = { isAwaited: true };
    await map.updateComplete;
    await framesBefore(map, row(0));
    expect(performance.now() - begun).to.be.at.least(100);
  });

  it('draws several at once where no odds are told beside it', async () => {
    const map = await shown();
    map.odds = null;
    expect(await framesBefore(map, row(12))).to.equal(0);
  });

  it('draws several at once when it comes on the screen again', async () => {
    const map = await shown();
    map.style.display = 'none';
    await nextFrame();
    await nextFrame();
    map.style.display = '';
    expect(await framesBefore(map, row(12))).to.equal(0);
  });

  it('draws at once whatever is dragged', async () => {
    const nothing = (): void => {};
    const map = await shown({ takes: () => true, tap: nothing, drag: nothing, drop: nothing, cancel: nothing });
    const [x, y] = counterMiddle(map, 's0');
    await drag(map, [x, y], [x + 20, y]);
    expect(await framesBefore(map, row(12))).to.equal(0);
    await sendMouse({ type: 'up' });
    expect(one(map, '[data-counter="s11"]')).to.exist;
  });
});
