/** What axe finds wrong with an element, in light and in dark. */
import 'axe-core/axe.min.js';
import type { AxeResults, RunOptions } from 'axe-core';

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

/** Also of what is drawn anew while others end. */
const comeToRest = async (element: HTMLElement): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) {
    await new Promise(requestAnimationFrame);
    const moving = animationsIn(element).filter(({ playState }) => playState !== 'finished');
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
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
