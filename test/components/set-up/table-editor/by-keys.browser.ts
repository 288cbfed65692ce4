import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { AssaultTableEditor } from '../../../../components/set-up/table-editor/assault-table-editor.ts';
import { contains } from '../../../../src/battlefield/terrain.ts';
import { emptyTable } from '../../../../src/table-editing/table-size.ts';
import { idsOf, placed, twoSides } from '../../../table-editing/set-ups.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import {
  beginsAfresh, button, click, focused, mapOf, pixelAt, press, push, said, settled, shown, use,
} from './editor-page.ts';

beginsAfresh();

const withPen = async (tool: 'polygon' | 'rectangle' | 'brush', setUp = twoSides()): Promise<AssaultTableEditor> => {
  const editor = await shown(setUp);
  await use(editor, tool);
  await push(editor, 'Draw by keys');
  expect(focused(editor)).to.equal('pen');
  return editor;
};

describe('terrain drawn by keys', () => {
  it('has a pen that is seen when the keyboard is on it, and says where it is', async () => {
    const editor = await withPen('polygon');
    const pen = mapOf(editor).renderRoot.querySelector('.pen')!;
    expect(getComputedStyle(pen).opacity).to.equal('1');
    await press(editor, 'ArrowRight', 'Shift+ArrowUp');
    expect(said(editor)).to.equal('Pen, 61 right, 45 up.');
    expect(pen.getAttribute('aria-label')).to.equal('Pen, 61 right, 45 up');
    pen.dispatchEvent(new FocusEvent('blur'));
    (mapOf(editor).shadowRoot!.activeElement as SVGElement).blur();
    expect(getComputedStyle(pen).opacity).to.equal('0');
    expect(await faultsOf(editor)).to.deep.equal([]);
  });

  it('is an outline corner by corner, closed on the first corner', async () => {
    const editor = await withPen('polygon');
    await press(editor, 'Enter', 'Shift+ArrowRight', 'Space', 'Shift+ArrowUp', 'Enter');
    expect(said(editor)).to.equal('3 corners');
    await press(editor, 'Shift+ArrowLeft', 'Shift+ArrowDown', 'Enter');
    expect(editor.setUp.table.terrain[0]!.outline).to.deep.equal([[60, 40], [65, 40], [65, 45]]);
    expect(focused(editor)).to.equal('pen');
  });

  it('is closed by C, and a corner is taken back by Delete', async () => {
    const editor = await withPen('polygon');
    await press(editor, 'Enter', 'Shift+ArrowRight', 'Enter', 'Shift+ArrowUp', 'Enter', 'Shift+ArrowUp', 'Enter');
    await press(editor, 'Delete', 'c');
    expect(editor.setUp.table.terrain[0]!.outline).to.deep.equal([[60, 40], [65, 40], [65, 45]]);
  });

  it('is a rectangle from one press to the next', async () => {
    const editor = await withPen('rectangle');
    await press(editor, 'Enter', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Enter');
    expect(editor.setUp.table.terrain[0]!.outline).to.deep.equal([[60, 40], [70, 40], [70, 45], [60, 45]]);
  });

  it('is a stroke from one press to the next', async () => {
    const editor = await withPen('brush');
    await press(editor, 'Enter', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Enter');
    const { outline } = editor.setUp.table.terrain[0]!;
    for (const place of [[60, 40], [65, 40], [65, 45]] as const) expect(contains(outline, place)).to.equal(true);
    expect(contains(outline, [60, 45])).to.equal(false);
  });

  it('is given up by Escape', async () => {
    const start = twoSides();
    const editor = await withPen('rectangle', start);
    await press(editor, 'Enter', 'Shift+ArrowRight', 'Escape');
    expect(editor.sketch).to.equal(null);
    expect(editor.setUp).to.equal(start);
  });

  it('stays on the table, and on the screen', async () => {
    const editor = await withPen('polygon');
    for (let i = 0; i < 14; i += 1) await press(editor, 'Shift+ArrowRight');
    expect(said(editor)).to.equal('Pen, 120 right, 40 up.');
    const map = mapOf(editor).getBoundingClientRect();
    const pen = mapOf(editor).renderRoot.querySelector('.pen')!.getBoundingClientRect();
    expect(pen.right).to.be.below(map.right);
  });

  it('needs no pen while nothing is drawn, and hands do not meet it', async () => {
    const editor = await withPen('polygon');
    await click(editor, pixelAt(editor, [60, 40]));
    expect(editor.sketch!.points).to.have.length(1);
    await use(editor, 'select');
    expect(mapOf(editor).renderRoot.querySelector('.pen')).to.equal(null);
  });
});

describe('transports', () => {
  const start = placed(
    placed(emptyTable(), 'attacker', ['tactical', 'tactical', 'tactical', 'rhino', 'rhino'], 'Marines'),
    'defender', ['boyz'], 'Orks',
  );
  const aboard = (editor: AssaultTableEditor): readonly (string | null)[] =>
    editor.setUp.formations[0]!.units.map(unit => unit.aboard);

  it('take those who are selected, the ones that are selected too before others', async () => {
    const editor = await shown(start);
    const [a, b, c, first, second] = idsOf(start, 0);
    editor.select({ stands: [a!, b!, c!, second!], terrain: null });
    await settled(editor);
    await push(editor, 'Get in');
    expect(aboard(editor)).to.deep.equal([second, second, first, null, null]);
    expect(editor.selection.stands).to.deep.equal([second]);
    expect(said(editor)).to.contain('Aboard now');
    await push(editor, 'Let them out');
    expect(aboard(editor)).to.deep.equal([null, null, first, null, null]);
  });

  it('take whom one chooses for them', async () => {
    const editor = await shown(start);
    const [a, , , , second] = idsOf(start, 0);
    editor.select({ stands: [a!], terrain: null });
    await settled(editor);
    const select = editor.renderRoot.querySelector<HTMLSelectElement>('.selected select')!;
    expect([...select.options].map(({ label }) => label)).to.deep.equal(['Any with room', 'Rhino 1', 'Rhino 2']);
    select.value = second!;
    await push(editor, 'Get in');
    expect(aboard(editor)[0]).to.equal(second);
  });

  it('are offered to nobody who finds no room', async () => {
    const editor = await shown(start);
    editor.select({ stands: [idsOf(start, 1)[0]!], terrain: null });
    await settled(editor);
    expect(() => button(editor, 'Get in')).to.throw();
  });
});

const linesOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

describe('the list of formations', () => {
  for (const width of [360, 1000]) {
    it(`breaks no name within a word at ${width} px`, async () => {
      await setViewport({ width: Math.max(width, 500), height: 900 });
      const setUp = placed(twoSides(), 'defender', Array<string>(12).fill('boyz'), 'Stormtroopers');
      const engage = { ...setUp.engage, intermingled: [setUp.formations[2]!.id] };
      const editor = await shown({ ...setUp, engage }, width);
      const names = [...editor.renderRoot.querySelectorAll('.row .name')];
      expect(names.map(name => name.textContent)).to.include('Stormtroopers');
      for (const name of names) expect(linesOf(name)).to.equal(1);
    });
  }
});
