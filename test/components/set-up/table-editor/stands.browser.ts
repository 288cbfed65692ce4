import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { gap } from '../../../../src/battlefield/base.ts';
import { moveBy } from '../../../../src/table-editing/arrange.ts';
import { placed, idsOf, standOf, twoSides } from '../../../table-editing/set-ups.ts';
import { faultsOf } from '../../../support/accessibility.ts';
import {
  beginsAfresh, button, click, drag, drop, focused, focusOn, inMap, mapOf, perCm, pixelOf, press, push, said, settled,
  shown, told, turnsOf, use, type Place,
} from './editor-page.ts';

beginsAfresh();

const start = twoSides();
const MARINES = idsOf(start, 0);
const ORKS = idsOf(start, 1);

describe('stands under the hand', () => {
  it('are selected by a tap, with Shift in addition, and by two quick taps as a formation', async () => {
    const editor = await shown(start);
    await click(editor, pixelOf(editor, 'a1'));
    expect(editor.selection.stands).to.deep.equal(['a1']);
    expect(inMap(editor, '[data-counter="a1"]').getAttribute('aria-label')).to.match(/^selected; /);
    await click(editor, pixelOf(editor, 'a3'), 'Shift');
    expect(editor.selection.stands).to.deep.equal(['a1', 'a3']);
    await click(editor, pixelOf(editor, 'a1'), 'Shift');
    expect(editor.selection.stands).to.deep.equal(['a3']);
    await click(editor, pixelOf(editor, 'd4'));
    await click(editor, pixelOf(editor, 'd4'));
    expect(editor.selection.stands).to.have.members(ORKS);
  });

  it('are added by taps alone once several are to be selected', async () => {
    const editor = await shown(start);
    await push(editor, 'Add to selection');
    await click(editor, pixelOf(editor, 'a1'));
    await click(editor, pixelOf(editor, 'd1'));
    expect(editor.selection.stands).to.deep.equal(['a1', 'd1']);
  });

  it('are caught by a lasso', async () => {
    const editor = await shown(start);
    const [x, y] = pixelOf(editor, 'a2');
    const cm = perCm(editor);
    await use(editor, 'lasso');
    const far = 12 * cm;
    await drag(editor, [x - far, y - 2 * cm], [x + far, y - 2 * cm], [x + far, y + 9 * cm], [x - far, y + 9 * cm]);
    expect(inMap(editor, '.sketch.lasso')).to.exist;
    await drop(editor);
    expect(editor.selection.stands).to.have.members(MARINES);
    expect(mapOf(editor).renderRoot.querySelector('.sketch')).to.equal(null);
  });

  it('move together, with the lines between them, and are told of once', async () => {
    const editor = await shown(start);
    const tables = told(editor);
    await press(editor);
    editor.select({ stands: MARINES, terrain: null });
    await settled(editor);
    const [x, y] = pixelOf(editor, 'a1');
    const cm = perCm(editor);
    await drag(editor, [x, y], [x, y - 5 * cm], [x + 2 * cm, Math.round(y - 24 * cm)]);
    expect(tables).to.deep.equal([]);
    expect(mapOf(editor).view.lines.some(({ kind }) => kind === 'firefight')).to.equal(true);
    await drop(editor);
    expect(tables).to.have.length(1);
    expect(tables[0]).to.equal(editor.setUp);
    const [wasX, wasY] = standOf(start, 'a1').at;
    const by = standOf(editor.setUp, 'a1').at;
    expect(by[0] - wasX).to.be.closeTo(2, 0.2);
    expect(by[1] - wasY).to.be.closeTo(24, 0.2);
    for (const id of MARINES) {
      expect(standOf(editor.setUp, id).at[1] - standOf(start, id).at[1]).to.be.closeTo(by[1] - wasY, 0.011);
    }
    expect(standOf(editor.setUp, 'd1').at).to.deep.equal(standOf(start, 'd1').at);
  });

  it('go back when Escape is pressed on the way, and nothing is told', async () => {
    const editor = await shown(start);
    const tables = told(editor);
    await focusOn(editor, 'a1');
    const [x, y] = pixelOf(editor, 'a1');
    await drag(editor, [x, y], [x + 30, y], [x + 60, y - 40]);
    expect(editor.setUp).not.to.equal(start);
    await press(editor, 'Escape');
    await drop(editor);
    expect(editor.setUp).to.equal(start);
    expect(tables).to.deep.equal([]);
  });

  it('leave all others undrawn while they are dragged', async () => {
    const editor = await shown(moveBy(start, MARINES, [0, -14]));
    await click(editor, pixelOf(editor, 'a4'));
    const [x, y] = pixelOf(editor, 'a4');
    await drag(editor, [x, y], [x + 6, y]);
    const changes: string[] = [];
    const watch = new MutationObserver(records => changes.push(...records.map(({ target }) =>
      (target as Element).closest?.<SVGElement>('[data-counter]')?.dataset['counter'] ?? '')));
    for (const counter of mapOf(editor).renderRoot.querySelectorAll('[data-counter], .terrain')) {
      watch.observe(counter, { subtree: true, attributes: true, childList: true });
    }
    const { sendMouse } = await import('@web/test-runner-commands');
    await sendMouse({ type: 'move', position: [x + 9, y] });
    await settled(editor);
    await drop(editor);
    expect(new Set(changes)).to.deep.equal(new Set(['a4']));
  });

  it('are remarked on as they move, in words', async () => {
    const editor = await shown(start);
    const folded = (): HTMLElement => editor.renderRoot.querySelector<HTMLElement>('details.remarks')!;
    const remarks = (): string => folded().textContent!;
    expect(folded().hidden).to.equal(true);
    const [x, y] = pixelOf(editor, 'a1');
    await drag(editor, [x, y], [x - 5, y], [Math.round(x - 15 * perCm(editor)), y]);
    expect(remarks()).to.contain('Tactical 1 is out of coherency');
    await drop(editor);
    expect(said(editor)).to.contain('out of coherency');
  });
});

describe('fingers', () => {
  const finger = (on: Element, type: string, pointerId: number, [clientX, clientY]: Place): void => {
    const touch = { pointerType: 'touch', pointerId, clientX, clientY, bubbles: true, composed: true };
    on.dispatchEvent(new PointerEvent(type, touch));
  };

  it('move a stand until a second one comes to zoom: then it goes back', async () => {
    const editor = await shown(start);
    const tables = told(editor);
    const stand = inMap(editor, '[data-counter="a1"] .touch');
    const map = inMap(editor, 'svg.map');
    const [x, y] = pixelOf(editor, 'a1');
    finger(stand, 'pointerdown', 1, [x, y]);
    finger(stand, 'pointermove', 1, [x - 20, y]);
    finger(stand, 'pointermove', 1, [x - 40, y]);
    await settled(editor);
    expect(standOf(editor.setUp, 'a1').at[0]).to.be.lessThan(standOf(start, 'a1').at[0] - 1);
    const { scale } = mapOf(editor).camera;
    finger(map, 'pointerdown', 2, [x + 100, y]);
    await settled(editor);
    expect(editor.setUp).to.equal(start);
    finger(map, 'pointermove', 2, [x + 200, y]);
    await settled(editor);
    expect(mapOf(editor).camera.scale).to.be.greaterThan(scale * 1.2);
    finger(map, 'pointerup', 2, [x + 200, y]);
    finger(map, 'pointerup', 1, [x - 40, y]);
    await settled(editor);
    expect(tables).to.deep.equal([]);
  });

  it('scroll the page from the ground, and lasso only with the lasso', async () => {
    const editor = await shown(start);
    const map = inMap(editor, 'svg.map');
    const [x, y] = pixelOf(editor, 'a1');
    const swipe = async (): Promise<void> => {
      for (const [type, dx] of [['pointerdown', 0], ['pointermove', 20], ['pointermove', 60]] as const) {
        finger(map, type, 1, [x - 150 + dx, y + 40]);
      }
      await settled(editor);
    };
    await swipe();
    expect(editor.sketch).to.equal(null);
    finger(map, 'pointerup', 1, [x - 90, y + 40]);
    await use(editor, 'lasso');
    await swipe();
    expect(editor.sketch?.kind).to.equal('lasso');
    finger(map, 'pointerup', 1, [x - 90, y + 40]);
  });
});

describe('stands under the keyboard', () => {
  it('are visited by Tab in the order of their formations, which leads out at the end', async () => {
    const editor = await shown(start);
    await focusOn(editor, 'a1');
    await press(editor, 'Tab', 'Tab');
    expect(focused(editor)).to.equal('a3');
    await press(editor, 'Shift+Tab');
    expect(focused(editor)).to.equal('a2');
    await focusOn(editor, ORKS.at(-1)!);
    await press(editor, 'Tab');
    expect(focused(editor)).to.equal(undefined);
  });

  it('are gathered by Space, moved by the arrows, turned and spread', async () => {
    const editor = await shown(start);
    await focusOn(editor, 'a1');
    await press(editor, 'Space', 'Tab', 'Space');
    expect(editor.selection.stands).to.deep.equal(['a1', 'a2']);
    await press(editor, 'ArrowUp', 'Shift+ArrowRight');
    const [x, y] = standOf(start, 'a2').at;
    expect(standOf(editor.setUp, 'a2').at).to.deep.equal([x + 5, y + 1]);
    expect(focused(editor)).to.equal('a2');
    const before = gap(standOf(editor.setUp, 'a1'), standOf(editor.setUp, 'a2'));
    await press(editor, '+');
    expect(gap(standOf(editor.setUp, 'a1'), standOf(editor.setUp, 'a2'))).to.be.greaterThan(before + 0.3);
    await press(editor, '-', ']');
    expect(standOf(editor.setUp, 'a1').at[1]).to.be.greaterThan(standOf(editor.setUp, 'a2').at[1] + 0.3);
  });

  it('tell a run of arrows as one gesture, and ask for it to be taken back and done again', async () => {
    const editor = await shown(start);
    const gestures: (string | null)[] = [];
    editor.addEventListener('set-up-changed', ({ detail }) => gestures.push(detail.gesture));
    const turns = turnsOf(editor);
    await focusOn(editor, 'a1');
    await press(editor, 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(gestures).to.deep.equal(Array(3).fill('move a1'));
    await press(editor, 'Control+z', 'Control+y');
    expect(turns).to.deep.equal(['undo', 'redo']);
  });

  it('go into contact, are removed and copied without a hand', async () => {
    const editor = await shown(start);
    await focusOn(editor, 'a1');
    await press(editor, 's');
    const touching = ORKS.map(id => gap(standOf(editor.setUp, 'a1'), standOf(editor.setUp, id)));
    expect(Math.min(...touching)).to.equal(0);
    await press(editor, 'Delete');
    expect(idsOf(editor.setUp, 0)).to.deep.equal(MARINES.slice(1));
    expect(focused(editor)).to.equal('a2');
    await press(editor, 'Control+d');
    expect(editor.setUp.formations.map(({ name }) => name)).to.deep.equal(['Marines', 'Orks', 'Marines']);
    expect(editor.selection.stands).to.have.length(5);
  });

  it('are measured from one to the other, edge to edge, and the length is spoken', async () => {
    const editor = await shown(start);
    await focusOn(editor, 'a1');
    await press(editor, 'm');
    expect(said(editor)).to.contain('Tape from Tactical 1');
    await focusOn(editor, 'd1');
    await press(editor, 'm');
    const cm = gap(standOf(start, 'a1'), standOf(start, 'd1'));
    expect(said(editor)).to.equal(`${Number(cm.toFixed(1))} cm from Tactical 1 to Boyz 1.`);
    expect(inMap(editor, '.tape text').textContent).to.contain('cm');
    await press(editor, 'Escape');
    expect(mapOf(editor).renderRoot.querySelector('.tape')).to.equal(null);
  });
});

describe('the tape', () => {
  it('is drawn out from edge to edge and goes with its stands', async () => {
    const editor = await shown(start);
    await use(editor, 'tape');
    await drag(editor, pixelOf(editor, 'a2'), pixelOf(editor, 'a3'), pixelOf(editor, 'd2'));
    await drop(editor);
    const label = (): number => parseFloat(inMap(editor, '.tape text').textContent!);
    expect(label()).to.be.closeTo(gap(standOf(start, 'a2'), standOf(start, 'd2')), 0.06);
    editor.edit(moveBy(start, ['a2'], [0, 10]));
    await settled(editor);
    expect(label()).to.be.closeTo(gap(standOf(editor.setUp, 'a2'), standOf(start, 'd2')), 0.06);
  });
});

describe('the panel', () => {
  it('puts stands up as a block with the spacing that is set', async () => {
    const editor = await shown(start);
    await push(editor, 'Select all of Marines');
    expect(editor.selection.stands).to.have.members(MARINES);
    const stepper = editor.renderRoot.querySelector('count-stepper')!;
    stepper.renderRoot.querySelector<HTMLButtonElement>('[part="more"]')!.click();
    await settled(editor);
    await push(editor, 'Line');
    expect(new Set(MARINES.map(id => standOf(editor.setUp, id).at[1])).size).to.equal(1);
    const apart = (): number => gap(standOf(editor.setUp, 'a1'), standOf(editor.setUp, 'a2'));
    expect(apart()).to.be.closeTo(2, 0.02);
    button(editor, 'Spread').click();
    await settled(editor);
    const wide = apart();
    expect(wide).to.be.greaterThan(2.1);
    button(editor, 'Tighten').click();
    await settled(editor);
    expect(apart()).to.be.lessThan(wide - 0.1);
  });

  it('shows the condition of each formation and changes it', async () => {
    const editor = await shown(start);
    const row = editor.renderRoot.querySelector<HTMLElement>('[data-formation="orks"]')!;
    row.querySelector('details')!.open = true;
    const [broken] = row.querySelectorAll<HTMLInputElement>('[type="checkbox"]');
    broken!.click();
    await settled(editor);
    expect(editor.setUp.formations[1]!.broken).to.equal(true);
    const { most } = row.querySelector('count-stepper')!;
    expect(most, 'nobody who is broken has Blast markers').to.equal(0);
    editor.setUp = start;
    await settled(editor);
    expect(row.querySelector('count-stepper')!.most).to.be.greaterThan(0);
    expect(editor.setUp.formations[1]!.broken).to.equal(false);
    expect(broken!.checked).to.equal(false);
  });

  it('keeps the focus when the button that was pressed goes', async () => {
    const editor = await shown(start);
    editor.select({ stands: ['a1'], terrain: null });
    await settled(editor);
    button(editor, 'Remove').focus();
    await push(editor, 'Remove');
    expect(idsOf(editor.setUp, 0)).to.have.length(5);
    expect(editor.shadowRoot?.activeElement?.className).to.equal('selected');
  });

  it('takes back by the keys of everywhere too', async () => {
    const editor = await shown(start);
    const turns = turnsOf(editor);
    await push(editor, 'Select all of Marines');
    button(editor, 'Ring').focus();
    await press(editor, 'Control+z');
    expect(turns).to.deep.equal(['undo']);
  });

  it('leads by Tab to those whom it has selected', async () => {
    const editor = await shown(start);
    await push(editor, 'Select all of Orks');
    expect(inMap(editor, '[data-counter="d1"]').getAttribute('tabindex')).to.equal('0');
  });

  it('shows a name from outside as text', async () => {
    const editor = await shown(placed(start, 'attacker', ['boyz'], '<img src=x onerror=alert(1)>'));
    expect(editor.renderRoot.querySelector('img')).to.equal(null);
    expect(editor.renderRoot.textContent).to.contain('<img src=x');
  });
});

describe('a table from elsewhere', () => {
  it('leaves of the selection what is still there', async () => {
    const editor = await shown(start);
    editor.select({ stands: ['a1', 'd1'], terrain: null });
    editor.setUp = { ...start, formations: start.formations.slice(0, 1) };
    await settled(editor);
    expect(editor.selection.stands).to.deep.equal(['a1']);
  });
});

describe('the editor', () => {
  it('has no faults that axe finds, with stands selected and with none', async () => {
    const editor = await shown(start);
    for (const details of editor.renderRoot.querySelectorAll('details')) details.open = true;
    expect(await faultsOf(editor)).to.deep.equal([]);
    editor.select({ stands: MARINES, terrain: null });
    await settled(editor);
    expect(await faultsOf(editor)).to.deep.equal([]);
  });

  it('fits a phone without sideways scrolling, with targets for fingers', async () => {
    await setViewport({ width: 360, height: 780 });
    const editor = await shown(start, 344);
    editor.select({ stands: MARINES, terrain: null });
    for (const details of editor.renderRoot.querySelectorAll('details')) details.open = true;
    await settled(editor);
    expect(document.documentElement.scrollWidth).to.be.at.most(360);
    for (const one of editor.renderRoot.querySelectorAll('button')) {
      if (!one.checkVisibility()) continue;
      const { width, height } = one.getBoundingClientRect();
      expect(Math.min(width, height), one.outerHTML.slice(0, 80)).to.be.at.least(24);
    }
    for (const one of editor.renderRoot.querySelectorAll('.task')) {
      expect(one.getBoundingClientRect().height).to.be.at.least(44);
    }
  });
});
