/** What a frame needs once somebody turns to it: its sheet follows the hand and the keys, what opens has its looks. */
import type { LitElement } from 'lit';
import { isStill } from '../still.ts';
import { addFullScreen } from './full-screen.ts';
import { detentOfKey } from './sheet.ts';
import { SheetDrag, type SheetHost } from './sheet-drag.ts';

export { openedStyles } from './opened.styles.ts';

export const listenTo = (frame: SheetHost & LitElement): void => {
  addFullScreen(frame);
  const head = frame.sheet.querySelector<HTMLElement>('.head')!;
  const drag = new SheetDrag(frame);
  head.addEventListener('pointerdown', drag.down);
  head.addEventListener('pointermove', drag.move);
  head.addEventListener('pointerup', drag.up);
  head.addEventListener('pointercancel', drag.up);
  head.addEventListener('click', drag.click, { capture: true });
  head.addEventListener('keydown', event => (isTab(event.target) ? onTabKey(event) : onGrabberKey(event, frame)));
};

const isTab = (target: EventTarget | null): boolean => (target as Element).matches('[role=tab]');

const onGrabberKey = (event: KeyboardEvent, frame: SheetHost): void => {
  const detent = (event.target as Element).matches('.grabber') ? detentOfKey(event.key, frame.detent) : null;
  if (detent === null) return;
  event.preventDefault();
  frame.rest(detent);
};

/** Left and right go round the tabs, Home and End to the first and the last. */
const onTabKey = (event: KeyboardEvent): void => {
  const tab = event.target as HTMLElement;
  const tabs = [...tab.parentElement!.children] as HTMLElement[];
  const at = tabs.indexOf(tab);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const next = tabs.at(to % tabs.length)!;
  next.focus();
  next.click();
};

/** A sheet glides to its new height from the one before, in px. */
export const glide = (sheet: HTMLElement, before: number): void => {
  const after = sheet.offsetHeight;
  if (after === before || isStill()) return;
  sheet.animate([{ blockSize: `${before}px` }, { blockSize: `${after}px` }], { duration: 200, easing: 'ease-out' });
};
