/** What axe finds wrong with an element, in light and in dark. */
import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';
import { comeToRest } from './at-rest.ts';

declare const axe: { run: (element: Element, options: RunOptions) => Promise<AxeResults> };

const SPARING = { resultTypes: ['violations'], preload: false } as const satisfies RunOptions;

/** What may be wrong in light and in dark: the dark changes colours only. */
export const AXE_RULES = {
  light: { ...SPARING, runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  dark: { ...SPARING, runOnly: { type: 'rule', values: ['color-contrast'] } },
} as const satisfies Readonly<Record<string, RunOptions>>;

/** The grounds on which elements lie, as in the theme. */
const GROUNDS = { light: '#fbfaf7', dark: '#141920' } as const;

/** Every fault as 'dark: color-contrast .label'; an empty list is a clean element. */
export const faultsOf = async (element: HTMLElement): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    element.style.colorScheme = scheme;
    element.style.background = GROUNDS[scheme];
    await comeToRest(element);
    const { violations } = await axe.run(element, AXE_RULES[scheme]);
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ target }) => `${scheme}: ${id} ${String(target)}`));
    }
  }
  return faults;
};
