/** What axe finds wrong with an element, in light and in dark. */
import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';

declare const axe: { run: (element: Element, options: RunOptions) => Promise<AxeResults> };

const RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** The grounds on which elements lie, as in the theme. */
const GROUNDS = { light: '#fbfaf7', dark: '#141920' } as const;

/** Every fault as 'dark: color-contrast .label'; an empty list is a clean element. */
export const faultsOf = async (element: HTMLElement): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [scheme, ground] of Object.entries(GROUNDS)) {
    element.style.colorScheme = scheme;
    element.style.background = ground;
    await Promise.allSettled(animationsIn(element).map(({ finished }) => finished));
    const { violations } = await axe.run(element, RULES);
    for (const { id, nodes } of violations) {
      faults.push(...nodes.map(({ target }) => `${scheme}: ${id} ${String(target)}`));
    }
  }
  return faults;
};

/**
 * Colours on their way to others, in the element and in the shadows below it; in what is folded away they never end,
 * and what is drawn anew in between breaks them off.
 */
const animationsIn = (element: Element): readonly Animation[] => {
  if (!element.checkVisibility()) return [];
  const shadow = element.shadowRoot;
  const below = shadow ? [...shadow.querySelectorAll('*')].flatMap(animationsIn) : [];
  return [...element.getAnimations(), ...below];
};
