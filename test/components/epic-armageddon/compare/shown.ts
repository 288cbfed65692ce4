/** A comparison on a page: what it shows, and pressing it with the keyboard. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../components/embed/lazy/assault-compare.ts';
import type { AssaultCompare } from '../../../../components/elements/assault-compare.ts';
import type { Pair } from '../../../../components/epic-armageddon/compare/comparable.ts';
import { until } from '../../../support/until.ts';
import { findAll, focused, textOf } from '../resolver/driving.ts';

export interface Asked {
  readonly scenario?: unknown;
  readonly ruling?: string | null;
  readonly answers?: readonly string[];
  readonly machines?: Pair;
  readonly chart?: boolean;
}

/** A comparison that has come. */
export const compared = async (asked: Asked): Promise<AssaultCompare> => {
  const { scenario = null, ruling = null, answers = [], machines = null, chart = false } = asked;
  const element = await fixture<AssaultCompare>(html`<assault-compare
    .scenario=${scenario} .ruling=${ruling} .answers=${answers} .machines=${machines} .chart=${chart}
  ></assault-compare>`);
  await until('a comparison', () => element.renderRoot.querySelector('h2, h3') !== null);
  await drawn(element);
  return element;
};

/** Everything is drawn. */
export const drawn = async (element: AssaultCompare): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) {
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
  }
};

/** What turns on a ruling has been found. */
export const searched = async (element: AssaultCompare): Promise<void> => {
  await until('the end of the search', () => /change something|changes something|Nothing, as/.test(listOf(element)));
  await drawn(element);
};

export const headingOf = (element: AssaultCompare): string => textOf(element.renderRoot.querySelector('h2')!);
export const listOf = (element: AssaultCompare): string => textOf(element.renderRoot.querySelector('.turns')!);
export const partOf = (element: AssaultCompare, name: string): HTMLElement =>
  element.renderRoot.querySelector<HTMLElement>(`[part='${name}']`)!;
export const whereOf = (element: AssaultCompare): string => textOf(element.renderRoot.querySelector('.where')!);
export const columns = (element: AssaultCompare): readonly HTMLElement[] =>
  findAll(element.renderRoot as ShadowRoot, 'compare-side');
export const columnText = (element: AssaultCompare, at: 0 | 1): string => textOf(columns(element)[at]!);
export const marks = (element: AssaultCompare, at: 0 | 1): readonly string[] =>
  findAll(columns(element)[at]!.shadowRoot!, '.happened li.differs').map(line => textOf(line));
export const factsOf = (element: AssaultCompare): readonly (readonly string[])[] =>
  [...element.renderRoot.querySelectorAll('.apart tbody tr')].map(row => [...row.children].map(cell => textOf(cell)));

export const pressed = async (element: AssaultCompare, name: string): Promise<void> => {
  partOf(element, name).click();
  await drawn(element);
};

/** Tab leads to something that has this name. */
export const tabTo = async (name: string): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) {
    if (focused() !== null && textOf(focused()!).trim().startsWith(name)) return;
    await sendKeys({ press: 'Tab' });
  }
  expect.fail(`Tab does not lead to ${name}.`);
};
