/** What axe finds wrong with an element, in light and in dark. */
import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';
import { comeToRest } from './at-rest.ts';

declare const axe: { run: (element: Element, options: RunOptions) => Promise<AxeResults> };

const SPARING: RunOptions = { resultTypes: ['violations'], preload: false };

/** The grounds on which elements lie, as in the theme, and what may be wrong there: the dark changes colours only. */
const SCHEMES = {
  light: { ground: '#fbfaf7', rules: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] } },
  dark: { ground: '#141920', rules: { runOnly: { type: 'rule', values: ['color-contrast'] } } },
} as const satisfies Readonly<Record<string, { readonly ground: string; readonly rules: RunOptions }>>;

/** Every fault as 'dark: color-contrast .label'; an empty list is a clean element. */
export const faultsOf = async (element: HTMLElement): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [scheme, { ground, rules }] of Object.entries(SCHEMES)) {
    element.style.colorScheme = scheme;
    element.style.background = ground;
    await comeToRest(element);
    const { violations } = await axe.run(element, { ...SPARING, ...rules });
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ target }) => `${scheme}: ${id} ${String(target)}`));
    }
  }
  return faults;
};
