import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { contains } from '../../../../src/battlefield/terrain.ts';
import { addTerrain, GROUNDS, rectangle } from '../../../../src/table-editing/terrain.ts';
import { twoSides } from '../../../table-editing/set-ups.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import {
  beginsAfresh, click, drag, drop, focused, handlePixel, inMap, mapOf, perCm, pixelAt, press, push, said, settled,
  shown, told, use,
} from './editor-page.ts';

beginsAfresh();

const start = twoSides();
const wood = addTerrain(start, 'woods', rectangle([42, 34], [52, 46]), 'Old wood');

describe('terrain by hand', () => {
  it('is drawn as a rectangle of the chosen kind, and is selected then', async () => {
    const editor = await shown(start);
    const tables = told(editor);
    await use(editor, 'rectangle');
    const select = editor.renderRoot.querySelector<HTMLSelectElement>('.beside select')!;
    expect([...select.options].map(({ value }) => value)).to.deep.equal([...GROUNDS]);
    select.value = 'ruins';
    select.dispatchEvent(new Event('change'));
    await settled(editor);
    await drag(editor, pixelAt(editor, [44, 36]), pixelAt(editor, [48, 39]), pixelAt(editor, [52, 44]));
    expect(inMap(editor, '.sketch.rectangle')).to.exist;
    await drop(editor);
    const [piece] = editor.setUp.table.terrain;
    expect(piece!.kind).to.equal('ruins');
    expect(piece!.outline[0]![0]).to.be.closeTo(44, 0.2);
    expect(piece!.outline[2]![1]).to.be.closeTo(44, 0.2);
    expect(editor.selection.terrain).to.equal('ruins');
    expect(tables).to.have.length(1);
  });

  it('has the map to be drawn on: a sheet that covers it gives way to the tool', async () => {
    const editor = await shown(start, 360);
    const frame = editor.renderRoot.querySelector('table-frame')!;
    frame.detent = 'full';
    await use(editor, 'rectangle');
    expect(frame.detent).to.equal('half');
    frame.detent = 'peek';
    await use(editor, 'tape');
    expect(frame.detent).to.equal('peek');
  });

  it('is drawn corner by corner, and closed at the first corner', async () => {
    const editor = await shown(start);
    await use(editor, 'polygon');
    for (const place of [[45, 36], [54, 36], [49, 44], [45, 36]] as const) await click(editor, pixelAt(editor, place));
    expect(editor.setUp.table.terrain[0]!.outline).to.have.length(3);
    expect(mapOf(editor).renderRoot.querySelector('.sketch')).to.equal(null);
  });

  it('that would cross itself is refused in words', async () => {
    const editor = await shown(start);
    await use(editor, 'polygon');
    for (const place of [[45, 36], [54, 44], [54, 36], [45, 44]] as const) await click(editor, pixelAt(editor, place));
    await push(editor, 'Close the outline');
    expect(said(editor)).to.contain('crosses');
    expect(editor.setUp).to.equal(start);
  });

  it('is painted with the brush as one smooth outline', async () => {
    const editor = await shown(start);
    await use(editor, 'brush');
    await drag(editor, ...([[46, 36], [50, 42], [52, 38], [54, 42]] as const).map(place => pixelAt(editor, place)));
    expect(inMap(editor, '.stroke')).to.exist;
    await drop(editor);
    const [piece] = editor.setUp.table.terrain;
    expect(contains(piece!.outline, [50, 41])).to.equal(true);
    expect(piece!.outline.length).to.be.at.most(64);
  });

  it('is selected by a tap, moved by dragging it and reshaped by a corner', async () => {
    const editor = await shown(wood);
    await click(editor, pixelAt(editor, [44, 40]));
    expect(editor.selection.terrain).to.equal('woods');
    const [x, y] = pixelAt(editor, [44, 40]);
    await drag(editor, [x, y], [x + 8, y], [Math.round(x + 4 * perCm(editor)), y]);
    await drop(editor);
    expect(editor.setUp.table.terrain[0]!.outline[0]![0]).to.be.closeTo(46, 0.2);
    const [cx, cy] = handlePixel(editor, 'corner-0');
    await drag(editor, [cx, cy], [cx - 8, cy], [Math.round(cx - 3 * perCm(editor)), cy]);
    await drop(editor);
    expect(editor.setUp.table.terrain[0]!.outline[0]![0]).to.be.closeTo(43, 0.3);
    expect(editor.setUp.table.terrain[0]!.outline[1]![0]).to.be.closeTo(56, 0.2);
  });

  it('leaves the ground to the lasso while it is not selected', async () => {
    const editor = await shown(wood);
    const [x, y] = pixelAt(editor, [44, 40]);
    await drag(editor, [x, y], [x + 30, y]);
    expect(inMap(editor, '.sketch.lasso')).to.exist;
    await drop(editor);
    expect(editor.setUp).to.equal(wood);
  });
});

describe('terrain without a hand', () => {
  it('is put on the table, moved, reshaped, turned and removed by keys', async () => {
    const editor = await shown(start);
    await push(editor, 'Put one on the table');
    expect(editor.setUp.table.terrain).to.have.length(1);
    const outline = (): readonly (readonly [number, number])[] => editor.setUp.table.terrain[0]!.outline;
    const [[left, near]] = outline() as [[number, number]];
    (inMap(editor, '[data-handle="corner-0"]') as SVGElement).focus();
    await press(editor, 'ArrowLeft', 'Shift+ArrowDown');
    expect(outline()[0]).to.deep.equal([left - 1, near - 5]);
    expect(focused(editor)).to.equal('corner-0');
    await press(editor, '+');
    expect(outline()).to.have.length(5);
    await press(editor, 'Delete');
    expect(outline()).to.have.length(4);
    (inMap(editor, '[data-handle="body"]') as SVGElement).focus();
    const [before] = outline();
    await press(editor, 'ArrowUp');
    expect(outline()[0]![1]).to.be.closeTo(before![1] + 1, 0.001);
    await press(editor, ']');
    expect(outline()[0]![0]).not.to.be.closeTo(before![0], 0.1);
    await press(editor, 'Delete');
    expect(editor.setUp.table.terrain).to.deep.equal([]);
  });

  it('changes its kind and its name in the panel, is copied and mirrored', async () => {
    const editor = await shown(wood);
    await push(editor, 'Old wood');
    const name = editor.renderRoot.querySelector<HTMLInputElement>('.panel section [type="text"]')!;
    name.value = 'Marshes';
    name.dispatchEvent(new Event('change'));
    await settled(editor);
    const select = editor.renderRoot.querySelector<HTMLSelectElement>('.panel section select')!;
    select.value = 'marsh';
    select.dispatchEvent(new Event('change'));
    await settled(editor);
    expect(editor.setUp.table.terrain[0]).to.include({ kind: 'marsh', name: 'Marshes', cutsSight: false });
    await push(editor, 'Copy');
    expect(editor.setUp.table.terrain).to.have.length(2);
    expect(editor.selection.terrain).to.equal('marsh');
  });

  it('has handles with names, and no faults that axe finds', async () => {
    const editor = await shown(wood);
    editor.select({ stands: [], terrain: 'woods' });
    await settled(editor);
    expect(inMap(editor, '[data-handle="corner-0"]').getAttribute('aria-label'))
      .to.equal('Corner 1 of Old wood, 42 right, 34 up');
    for (const details of editor.renderRoot.querySelectorAll('details')) details.open = true;
    expect(await faultsOf(editor)).to.deep.equal([]);
  });
});

describe('the map under the editor', () => {
  it('is shifted by its own tool, and does not shift by itself while stands move', async () => {
    const editor = await shown(start);
    const { centre } = mapOf(editor).camera;
    const [x, y] = pixelAt(editor, start.formations[0]!.units[0]!.at);
    await drag(editor, [x, y], [x + 20, y], [x + 120, y + 30]);
    await drop(editor);
    expect(mapOf(editor).camera.centre).to.deep.equal(centre);
    await use(editor, 'look');
    await drag(editor, [x + 60, y - 90], [x + 70, y - 90], [x + 130, y - 90]);
    await sendMouse({ type: 'up' });
    expect(mapOf(editor).camera.centre[0]).to.be.lessThan(centre[0] - 2);
  });

  it('is mirrored, swapped and resized from the panel', async () => {
    const editor = await shown(wood);
    await push(editor, 'Mirror top and bottom');
    expect(editor.setUp.table.terrain[0]!.outline[0]).to.deep.equal([42, 46]);
    const [width] = editor.renderRoot.querySelectorAll<HTMLInputElement>('[type="number"]');
    width!.value = '180';
    width!.dispatchEvent(new Event('change'));
    await settled(editor);
    expect(editor.setUp.table.width).to.equal(180);
    expect(width!.value).to.equal('180');
  });
});
