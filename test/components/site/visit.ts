/** The built site in a frame that fills the window, in the hands of a visitor with a mouse or a keyboard alone. */
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { AssaultResolver } from '../../../components/elements/assault-resolver.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { AXE_RULES, SCHEMES } from '../../support/accessibility.ts';
import { comeToRest } from '../../support/at-rest.ts';
import { until } from '../../support/until.ts';
import { findAll, insideOf, middleAtRest } from '../epic-armageddon/resolver/driving.ts';

export interface Visit {
  readonly frame: HTMLIFrameElement;
  /** How many clicks, typed texts and pressed keys there have been. */
  actions: number;
}

/** As much of the site's resolver as a test asks. */
export type Table = Pick<
  AssaultResolver, 'scenario' | 'played' | 'playedOther' | 'playOn' | 'undo' | 'updateComplete' | 'shadowRoot'
>;

/** The first visit in a tab: nothing is remembered. */
export const visit = async (hash = '', width = 1280, height = 800): Promise<Visit> => {
  await setViewport({ width, height });
  sessionStorage.clear();
  const frame = document.createElement('iframe');
  frame.setAttribute('style', 'position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh; border: 0');
  frame.src = `/dist/site/index.html${hash}`;
  document.body.append(frame);
  await new Promise(resolve => frame.addEventListener('load', resolve));
  const made = { frame, actions: 0 };
  await drawn(made);
  return made;
};

/** Nothing of the first screen is on its way any more. */
const drawn = (visited: Visit): Promise<unknown> =>
  until('the site', () => pageOf(visited).documentElement.classList.contains('drawn'));

export const leave = ({ frame }: Visit): void => frame.remove();

export const pageOf = ({ frame }: Visit): Document => frame.contentDocument!;
export const addressOf = ({ frame }: Visit): string => frame.contentWindow!.location.hash;
export const goTo = ({ frame }: Visit, hash: string): void => {
  frame.contentWindow!.location.hash = hash;
};

/** Loads the page again, as a visitor does who comes back. */
export const reload = async (visited: Visit): Promise<void> => {
  const { frame } = visited;
  const isLoaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }));
  frame.contentWindow!.location.reload();
  await isLoaded;
  await drawn(visited);
};

export const tableOf = (visited: Visit): Table & HTMLElement =>
  pageOf(visited).querySelector('assault-resolver') as unknown as Table & HTMLElement;

/** All text of an element that is on the screen, also of what lies in its elements. */
export const textOf = (node: Node): string => {
  const { nodeType, nodeName } = node;
  if (nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (nodeName === 'STYLE' || nodeName === 'SCRIPT') return '';
  const element = node as HTMLElement;
  if (nodeType === Node.ELEMENT_NODE && element.hidden) return '';
  return insideOf(node).map(textOf).join(' ').replace(/\s+/g, ' ').trim();
};

/** Every element of the page and of its elements; `#attacker >> input` is any input within the attacker's element. */
export const all = <E extends HTMLElement>(visited: Visit, selector: string): readonly E[] => {
  const [first, ...inner] = selector.split(' >> ');
  return inner.reduce(
    (hosts, one) => hosts.flatMap(host => findAll<E>(host.shadowRoot ?? host, one)),
    findAll<E>(pageOf(visited), first!),
  );
};

/** What is on the screen and reads so, or is labelled so. */
export const shown = (visited: Visit, selector: string, label?: string): HTMLElement | undefined =>
  all(visited, selector).find(one => one.checkVisibility()
    && (label === undefined || one.ariaLabel === label || textOf(one) === label));

/** Clicks in the middle of an element; whether it was hit: what is drawn anew meanwhile, or moves away, is not. */
const hits = async (element: HTMLElement): Promise<boolean> => {
  let [isDown, isHit] = [false, false];
  element.addEventListener('pointerdown', () => void (isDown = true), { once: true, capture: true });
  element.addEventListener('click', () => void (isHit = true), { once: true, capture: true });
  await sendMouse({ type: 'click', position: await middleAtRest(element) });
  return isHit || (isDown && !element.isConnected); // what is pressed may be gone at once
};

/** A real click in the middle of an element, once it is there and can be pressed; again until it is hit. */
export const click = async (visited: Visit, selector: string, label?: string): Promise<void> => {
  await until(`a click on ${selector} ${label ?? ''}`, async () => {
    const element = shown(visited, selector, label);
    return element !== undefined && !element.matches(':disabled') && hits(element);
  });
  visited.actions += 1;
};

/** Opens the menu *More*, of the table or of the page, and presses something in it. */
export const clickInMenu = async (visited: Visit, selector: string, label?: string): Promise<void> => {
  await click(visited, '.menu > summary');
  await click(visited, selector, label);
};

/** Presses what is done with the table: where there is room *Share* stands beside the menu. */
export const clickTableAction = (visited: Visit, name: string): Promise<void> => (
  shown(visited, '[slot=actions]', name) === undefined
    ? clickInMenu(visited, '.more [data-table-action]', name) : click(visited, '[slot=actions]', name));

export const press = async (visited: Visit, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    visited.actions += 1;
    await sendKeys({ press: key });
  }
};

export const type = async (visited: Visit, text: string): Promise<void> => {
  visited.actions += 1;
  await sendKeys({ type: text });
};

/** The element that has the focus, in elements within elements too. */
export const focused = (visited: Visit): HTMLElement | null => {
  let element = pageOf(visited).activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
};

/** Presses Tab until the focus is where it is wanted. */
export const tabTo = async (visited: Visit, what: string, isThere: () => boolean): Promise<void> => {
  for (let presses = 0; presses < 40; presses += 1) {
    if (isThere()) return;
    await press(visited, 'Tab');
  }
  throw new Error(`Tab does not lead to ${what}, but to ${focusName(visited)}.`);
};

/** What a reader of the screen is told that the focus is on. */
export const focusName = (visited: Visit): string => {
  const element = focused(visited);
  return element === null ? '' : element.ariaLabel ?? textOf(element);
};

/** The element of the page or of an element in it, in which the focus is. */
export const focusIsIn = (visited: Visit, selector: string): boolean => {
  for (let node: Node | null = focused(visited); node !== null;) {
    if (node.nodeType === Node.ELEMENT_NODE && (node as Element).matches(selector)) return true;
    node = node.parentNode ?? (node as ShadowRoot).host ?? null;
  }
  return false;
};

/** What is played on the table, once it has come. */
export const playedOn = (visited: Visit): { readonly scenario: Scenario; readonly types: readonly string[] } => {
  const { scenario, events, at } = tableOf(visited).played!;
  return { scenario, types: events.slice(0, at).map(event => event.type) };
};

interface AxePage {
  readonly axe: {
    run(context: object, options: object): Promise<{
      readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly target: unknown }[] }[];
    }>;
  };
}

/**
 * What axe finds wrong with the whole page or a part of it, in light and, in the long tests, in dark:
 * 'dark: color-contrast .label'.
 */
export const faultsOf = async (visited: Visit, part?: Element): Promise<readonly string[]> => {
  const page = pageOf(visited);
  const inside = visited.frame.contentWindow as unknown as Partial<AxePage>;
  if (inside.axe === undefined) {
    const script = page.createElement('script');
    script.src = '/node_modules/axe-core/axe.min.js';
    page.head.append(script);
  }
  const axe = await until('axe', () => inside.axe);
  const faults: string[] = [];
  for (const colorScheme of SCHEMES) {
    await emulateMedia({ colorScheme });
    await comeToRest(page);
    const { violations } = await axe.run(part ?? page, AXE_RULES[colorScheme]);
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(one => `${colorScheme}: ${id} ${String(one.target)}`));
    }
  }
  return faults;
};

/** Forgets what was kept; the pages that have it open have to be left first. */
export const forget = (): Promise<void> => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase('assault-shelf');
  request.addEventListener('success', () => resolve());
  request.addEventListener('error', () => reject(request.error!));
});
