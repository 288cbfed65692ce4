/** What a frame needs once somebody turns to it: its sheet follows the hand and the keys, what opens has its looks. */
import { onTabKey } from '../parts/tab-keys.ts';
import { isStill } from '../still.ts';
import { addFullScreen } from './full-screen.ts';
import { detentOfKey } from './sheet.ts';
import { SheetDrag, type SheetHost } from './sheet-drag.ts';

export { openedStyles } from './opened.styles.ts';

export const listenTo = (frame: SheetHost & Parameters<typeof addFullScreen>[0]): void => {
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

/** A sheet glides to its new height from the one before, in px. */
export const glide = (sheet: HTMLElement, before: number): void => {
  const after = sheet.offsetHeight;
  if (after === before || isStill()) return;
  sheet.animate([{ blockSize: `${before}px` }, { blockSize: `${after}px` }], { duration: 200, easing: 'ease-out' });
};
