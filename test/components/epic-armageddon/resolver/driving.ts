/** A resolver in the hands of a player: what there is to press, and pressing it with real input. */
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { TableFrame } from '../../../../components/shared/frame/table-frame.ts';
import { until } from '../../../support/until.ts';

/** As much of a resolver as a page sees, from source or built. */
export interface Driven extends HTMLElement {
  scenario: unknown;
  decisions: unknown;
  seed: number | null;
  readonly updateComplete: Promise<boolean>;
  playOn(): Promise<void>;
  undo(): Promise<void>;
}

/** Every element that a selector finds, in elements within elements too. */
export const findAll = <E extends HTMLElement>(root: ParentNode, selector: string): readonly E[] => {
  const found: E[] = [];
  collect(root, selector, found);
  return found;
};

/** Into one list: tests ask for everything many times over. */
const collect = <E extends HTMLElement>(root: ParentNode, selector: string, found: E[]): void => {
  found.push(...root.querySelectorAll<E>(selector));
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    if (shadowRoot !== null) collect(shadowRoot, selector, found);
  }
};

export const find = <E extends HTMLElement>(resolver: Driven, selector: string): E => {
  const found = findAll<E>(resolver.shadowRoot!, selector)[0];
  if (found === undefined) throw new Error(`The resolver shows no ${selector}.`);
  return found;
};

/** What is seen in an element: of its own shadow, and in a slot of that what is put there. */
export const insideOf = (node: Node): readonly Node[] => {
  const put = node.nodeName === 'SLOT' ? (node as HTMLSlotElement).assignedNodes() : [];
  return put.length > 0 ? put : [...((node as Element).shadowRoot ?? node).childNodes];
};

/** All text of an element, also of what lies in its elements; hidden parts left out. */
export const textOf = (node: Node): string => {
  if (node instanceof HTMLElement && node.hidden) return '';
  if (node instanceof HTMLStyleElement) return '';
  if (node instanceof Text) return node.data;
  return insideOf(node).map(textOf).join(' ').replace(/\s+/g, ' ').trim();
};

export const panelOf = (resolver: Driven): HTMLElement => find(resolver, '.panel > :not(selected-unit)');
export const heading = (resolver: Driven): string => textOf(find(panelOf(resolver) as Driven, 'h2'));
export const logOf = (resolver: Driven): readonly string[] =>
  findAll<TableFrame>(resolver.shadowRoot!, 'table-frame').flatMap(({ lines }) => lines.map(({ say }) => say));
/** The lines of the log, opened under the map or as what the panel shows. */
export const openLog = async (resolver: Driven): Promise<readonly HTMLElement[]> => {
  const [lines] = findAll(resolver.shadowRoot!, '.newest').filter(one => one.checkVisibility());
  (lines ?? findAll(resolver.shadowRoot!, '[role=tab]')[1]!).click();
  await settled(resolver);
  return findAll(find(resolver, 'report-log').shadowRoot!, 'button');
};

export const isOver = (resolver: Driven): boolean => find(resolver, '.run').getAttribute('aria-disabled') === 'true';

/** Nothing is left to be drawn or to arrive. */
export const settled = async (resolver: Driven): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    await resolver.updateComplete;
    for (const one of findAll<Driven>(resolver.shadowRoot!, '*')) {
      if ('updateComplete' in one) await one.updateComplete;
    }
    await new Promise(requestAnimationFrame);
  }
};

/** The game has come, and the panel of the step with it. */
export const ready = async (resolver: Driven): Promise<void> => {
  await resolver.undo();
  await until('a panel', () => findAll(resolver.shadowRoot!, '.panel > .waiting, .reading').length === 0);
  await settled(resolver);
};

const middleOf = (element: Element): [number, number] => {
  element.scrollIntoView({ block: 'center' }); // what comes above it may have moved it away again
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** Where the middle of an element is, scrolled to, once nothing moves it any more. */
export const middleAtRest = async (element: Element): Promise<[number, number]> => {
  for (let before = middleOf(element); ;) {
    await new Promise(requestAnimationFrame);
    const now = middleOf(element);
    if (String(now) === String(before)) return now;
    before = now;
  }
};

/** A real click in the middle of an element. */
export const click = async (resolver: Driven, element: Element): Promise<void> => {
  await sendMouse({ type: 'click', position: await middleAtRest(element) });
  await settled(resolver);
};

/** Drags one thing to a point that lies so far from it, in pixels. */
export const drag = async (resolver: Driven, element: Element, [dx, dy]: readonly [number, number]): Promise<void> => {
  const [x, y] = await middleAtRest(element);
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  await sendMouse({ type: 'move', position: [Math.round(x + dx / 2), Math.round(y + dy / 2)] });
  await sendMouse({ type: 'move', position: [Math.round(x + dx), Math.round(y + dy)] });
  await settled(resolver);
  await sendMouse({ type: 'up' });
  await settled(resolver);
};

/** Presses keys one after the other; `Shift+ArrowUp` is one of them. */
export const press = async (resolver: Driven, ...keys: readonly string[]): Promise<void> => {
  for (const one of keys) {
    const held = one.split('+').slice(0, -1);
    for (const key of held) await sendKeys({ down: key });
    await sendKeys({ press: one.split('+').at(-1)! });
    for (const key of held) await sendKeys({ up: key });
  }
  await settled(resolver);
};

/** The element that has the focus, in elements within elements too. */
export const focused = (): Element | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
};

/** What the bar offers as the one thing to do next. */
export const mainButton = (resolver: Driven): HTMLElement | undefined =>
  findAll<HTMLElement>(resolver.shadowRoot!, '[part=primary]').find(button =>
    button.getAttribute('aria-disabled') !== 'true');

/** Presses that end every bundled assault, with some to spare. */
export const MANY = 60;
