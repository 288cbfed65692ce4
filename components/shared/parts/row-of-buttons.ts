/** A row of buttons: its arrow keys, and what of it is in view. */
import { entryFor } from './list-keys.ts';

/** The other way along the row where text runs from right to left. */
const TURNED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Arrows, Home and End move the focus among the buttons of a row. */
export const moveAmong = (event: KeyboardEvent): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = event.currentTarget as HTMLElement;
  const buttons = [...row.querySelectorAll<HTMLElement>('button')];
  const isTurned = getComputedStyle(row).direction === 'rtl';
  const to = entryFor(
    (isTurned && TURNED[event.key]) || event.key, buttons.indexOf(event.target as HTMLElement), buttons.length,
  );
  if (to === null) return;
  event.preventDefault();
  buttons[to]?.focus();
};

/** Scrolls a row along itself, and nothing else, until one of its entries lies in its middle. */
export const showInRow = (row: HTMLElement, entry: Element | null): void => {
  if (entry === null || row.scrollWidth <= row.clientWidth) return;
  const [whole, one] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
  row.scrollLeft += one.left + one.width / 2 - whole.left - whole.width / 2;
};
