/** A page in the hands of somebody who has a keyboard and hears roles and names, and nothing else. */
import { sendKeys } from '@web/test-runner-commands';
import { focused } from '../resolver/driving.ts';

const ROLES: Readonly<Record<string, string>> = {
  BUTTON: 'button', A: 'link', SUMMARY: 'button', H2: 'heading', H3: 'heading', SELECT: 'combobox',
};

const INPUTS: Readonly<Record<string, string>> = { checkbox: 'checkbox', number: 'spinbutton', radio: 'radio' };

export const roleOf = (element: Element): string => element.getAttribute('role')
  ?? (element instanceof HTMLInputElement ? INPUTS[element.type] : ROLES[element.tagName]) ?? '';

const rootOf = (element: Element): Document | ShadowRoot => element.getRootNode() as Document | ShadowRoot;

const textOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** As a screen reader would find it: its label, what labels it, else its text. */
export const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const by = element.getAttribute('aria-labelledby');
  if (by !== null) return by.split(' ').map(id => textOf(rootOf(element).querySelector(`#${id}`))).join(' ').trim();
  if (element instanceof HTMLInputElement) return textOf(element.labels?.[0] ?? null);
  return textOf(element);
};

/** What is heard of where the focus is: 'checkbox Boyz 3'. */
export const heard = (): string => {
  const element = focused();
  return element === null ? '' : `${roleOf(element)} ${nameOf(element)}`;
};

/** Whether this is heard, or what begins so; a number at its end is meant whole. */
const isHeard = (wanted: string): boolean =>
  heard().startsWith(wanted) && !(/\d$/.test(wanted) && /^\d/.test(heard().slice(wanted.length)));

/** Presses Tab until this is heard; an arrow goes on within a group of radio buttons. */
export const goTo = async (wanted: string, most = 90): Promise<void> => {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    if (isHeard(wanted)) return;
    await sendKeys({ press: roleOf(focused() ?? document.body) === 'radio' ? 'ArrowDown' : 'Tab' });
    const now = heard();
    if (passed.includes(now) && roleOf(focused()!) === 'radio') await sendKeys({ press: 'Tab' }); // all were heard
    passed.push(heard());
  }
  throw new Error(`Tab does not lead to “${wanted}”, but to: ${passed.join(' | ')}`);
};

export const press = (key: string): Promise<void> => sendKeys({ press: key });

/** Goes there and presses a key on it. */
export const use = async (wanted: string, key = 'Enter'): Promise<void> => {
  await goTo(wanted);
  await press(key);
};

/** The focus back to the top of the page, from where Tab begins. */
export const fromTheTop = (): void => {
  (focused() as HTMLElement | null)?.blur();
};
