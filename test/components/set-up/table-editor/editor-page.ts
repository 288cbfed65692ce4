/** An editor on a page, and hands for it. */
import { fixture, html, nextFrame } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { AssaultTableEditor } from '../../../../components/set-up/table-editor/assault-table-editor.ts';
import '../../../../components/set-up/table-editor/assault-table-editor.ts';
import type { ToolName } from '../../../../components/set-up/table-editor/table-editor.ts';
import type { TableMap } from '../../../../components/set-up/table-editor/table-map.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';

/** Begins each test of a file with a page of this size and no button held. */
export const beginsAfresh = (): void => {
  beforeEach(async () => {
    await resetMouse();
    await setViewport({ width: 1040, height: 900 });
  });

  afterEach(() => resetMouse());
};

export type Place = readonly [x: number, y: number];

export const shown = async (setUp: Scenario, width = 1000): Promise<AssaultTableEditor> => {
  const page = await fixture<HTMLElement>(html`
    <div>
      <button>before</button>
      <assault-table-editor .setUp=${setUp}></assault-table-editor>
      <button>after</button>
    </div>`);
  const editor = page.querySelector('assault-table-editor')!;
  editor.style.inlineSize = `${width}px`;
  editor.style.blockSize = '800px';
  await nextFrame();
  await nextFrame();
  await settled(editor);
  return editor;
};

export const mapOf = (editor: AssaultTableEditor): TableMap => editor.renderRoot.querySelector('table-map')!;

export const settled = async (editor: AssaultTableEditor): Promise<void> => {
  await editor.updateComplete;
  await mapOf(editor).updateComplete;
};

export const inMap = (editor: AssaultTableEditor, selector: string): Element => {
  const found = mapOf(editor).renderRoot.querySelector(selector);
  if (found === null) throw new Error(`nothing on the map is ${selector}`);
  return found;
};

const middleOf = (element: Element): Place => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

export const pixelOf = (editor: AssaultTableEditor, stand: string): Place =>
  middleOf(inMap(editor, `[data-counter="${stand}"] .touch`));

export const handlePixel = (editor: AssaultTableEditor, handle: string): Place =>
  middleOf(inMap(editor, `[data-handle="${handle}"] .grip`));

export const perCm = (editor: AssaultTableEditor): number => mapOf(editor).camera.scale;

/** The pixel of a place on the table, from one stand whose place is known. */
export const pixelAt = (editor: AssaultTableEditor, [x, y]: Place): Place => {
  const [unit] = editor.setUp.formations[0]!.units;
  const [px, py] = pixelOf(editor, unit!.id);
  const scale = perCm(editor);
  return [Math.round(px + (x - unit!.at[0]) * scale), Math.round(py - (y - unit!.at[1]) * scale)];
};

export const click = async (editor: AssaultTableEditor, place: Place, held?: string): Promise<void> => {
  if (held !== undefined) await sendKeys({ down: held });
  await sendMouse({ type: 'click', position: [...place] });
  if (held !== undefined) await sendKeys({ up: held });
  await settled(editor);
};

export const drag = async (editor: AssaultTableEditor, ...places: readonly Place[]): Promise<void> => {
  const [from, ...to] = places.map(([x, y]): [number, number] => [Math.round(x), Math.round(y)]);
  await sendMouse({ type: 'move', position: from! });
  await sendMouse({ type: 'down' });
  for (const position of to) await sendMouse({ type: 'move', position });
  await settled(editor);
};

export const drop = async (editor: AssaultTableEditor): Promise<void> => {
  await sendMouse({ type: 'up' });
  await settled(editor);
};

export const press = async (editor: AssaultTableEditor, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    const [held, pressed] = key.length > 1 && key.includes('+') ? key.split('+') : [null, key];
    if (held) await sendKeys({ down: held });
    await sendKeys({ press: pressed! });
    if (held) await sendKeys({ up: held });
    await settled(editor);
  }
};

/** The button of the editor that says this, or is called so. */
export const button = (editor: AssaultTableEditor, name: string): HTMLButtonElement => {
  const buttons = [...editor.renderRoot.querySelectorAll('button')];
  const found = buttons.find(one => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name);
  if (found === undefined) throw new Error(`no button is called ${name}`);
  return found;
};

export const push = async (editor: AssaultTableEditor, name: string): Promise<void> => {
  button(editor, name).click();
  await settled(editor);
};

export const use = async (editor: AssaultTableEditor, tool: ToolName): Promise<void> => {
  const tasks = [...editor.renderRoot.querySelectorAll<HTMLButtonElement>('[data-task]')];
  const press = (): void => editor.renderRoot.querySelector<HTMLButtonElement>(`[data-tool="${tool}"]`)?.click();
  for (const task of tasks) {
    if (editor.tool === tool) break;
    task.click();
    await settled(editor);
    press();
    await settled(editor);
  }
  await settled(editor);
};

export const focusOn = async (editor: AssaultTableEditor, stand: string): Promise<void> => {
  (inMap(editor, `[data-counter="${stand}"]`) as SVGElement).focus();
  await settled(editor);
};

export const focused = (editor: AssaultTableEditor): string | undefined => {
  const { counter, handle } = (mapOf(editor).shadowRoot?.activeElement as SVGElement | null)?.dataset ?? {};
  return counter ?? handle;
};

/** Every table that the editor has told of. */
export const told = (editor: AssaultTableEditor): Scenario[] => {
  const setUps: Scenario[] = [];
  editor.addEventListener('set-up-changed', ({ detail }) => setUps.push(detail.setUp));
  return setUps;
};

/** Every turn of the history that the editor has asked for. */
export const turnsOf = (editor: AssaultTableEditor): string[] => {
  const turns: string[] = [];
  editor.addEventListener('turn-wanted', ({ which }) => turns.push(which));
  return turns;
};

/** What is said to those who cannot see it. */
export const said = (editor: AssaultTableEditor): string => editor.renderRoot.querySelector('live-region')!.message;
