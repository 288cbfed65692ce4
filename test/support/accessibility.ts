/**
 * What axe finds wrong with an element.
 *
 * In the suite axe looks at an element in light, once for each state that it is in: what is told apart by texts,
 * figures and places alone is the same state. Contrast in the dark is worked out from the theme (contrast.test.ts). In
 * the long tests axe looks every time, in light and in dark.
 */
import 'axe-core/axe.min.js';
import { executeServerCommand } from '@web/test-runner-commands';
import type { AxeResults, RunOptions } from 'axe-core';
import { comeToRest } from './at-rest.ts';
import { IS_WHOLE } from './share.ts';

declare const axe: { run: (element: Element, options: RunOptions) => Promise<AxeResults> };

const SPARING = { resultTypes: ['violations'], preload: false } as const satisfies RunOptions;

/** What may be wrong in light and in dark: the dark changes colours only. */
export const AXE_RULES = {
  light: { ...SPARING, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: { ...SPARING, runOnly: { type: 'rule', values: ['color-contrast'] } },
} as const satisfies Readonly<Record<string, RunOptions>>;

/** The grounds on which elements lie, as in the theme. */
const GROUNDS = { light: '#ffffff', dark: '#1a1d24' } as const;

/** In which axe looks; last in the one in which everything else is. */
export const SCHEMES = IS_WHOLE ? ['dark', 'light'] as const : ['light'] as const;

/** Every fault as 'light: color-contrast .label'; an empty list is a clean element. */
export const faultsOf = async (element: HTMLElement): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const scheme of SCHEMES) {
    element.style.colorScheme = scheme;
    element.style.background = GROUNDS[scheme];
    await comeToRest(element);
    const state = stateOf(element);
    if (!IS_WHOLE && await isClean(state)) continue;
    const { violations } = await axe.run(element, AXE_RULES[scheme]);
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ target }) => `${scheme}: ${id} ${String(target)}`));
    }
    if (violations.length === 0) await remember(state);
  }
  return faults;
};

/** The states that have been found clean, by this test file or one before it; the test runner remembers them. */
const isClean = (state: string): Promise<boolean> => executeServerCommand('has-clean-state', { state });
const remember = (state: string): Promise<void> => executeServerCommand('add-clean-state', { state });

/** What says where something is drawn, how much of it there is and what it is called. */
const UNTOLD = new Set([
  'd', 'points', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'dx', 'dy', 'width', 'height',
  'transform', 'viewBox', 'value', 'max', 'min', 'href', 'src',
]);
const SAID = new Set(['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'aria-description']);

/** A number for the state of an element: what it consists of, in what surroundings. */
const stateOf = (element: Element): string => {
  const { lang, dir, style } = document.documentElement;
  const around = [lang, dir, style.fontSize, innerWidth, matchMedia('(prefers-color-scheme: dark)').matches];
  return hashOf([around.join(), anatomyOf(element)].join());
};

const attributeOf = ({ name, value }: Attr): string => {
  if (UNTOLD.has(name)) return name;
  return `${name}=${SAID.has(name) ? value !== '' : value.replace(/\d+/g, '#')}`;
};

/** Elements, attributes and whether there is text; of a row of like things one. */
const anatomyOf = (node: Node): string => {
  if (node instanceof Text) return node.data.trim() === '' ? '' : '"';
  if (!(node instanceof Element) || node instanceof HTMLStyleElement) return '';
  const { disabled, checked } = node as HTMLInputElement;
  const own = [node.localName, ...[...node.attributes].map(attributeOf).sort(), disabled, checked].join(' ');
  const parts = [...node.shadowRoot?.childNodes ?? [], ...node.childNodes].map(anatomyOf)
    .filter((part, at, all) => part !== '' && part !== all[at - 1]);
  return `<${own}>${parts.join('')}</>`;
};

/** Two numbers of 32 bits, in which what differs differs. */
const hashOf = (text: string): string => {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
};
