/** A sheet follows the pointer by its head and comes to rest at a detent. */
import { detentAfter, type Detent } from './sheet.ts';

/** Pixels that a pointer moves before it drags and no longer taps. */
const SLOP = 6;

/** What of the map stays in view over a full sheet, and how high a sheet is that only shows its title, in px. */
const MAP_STRIP = 120;
const PEEK = 72;

/** What the detents of a sheet are high, in px. */
const heightsOf = (sheet: HTMLElement): Readonly<Record<Detent, number>> => {
  const space = sheet.parentElement!.clientHeight;
  return { peek: PEEK, half: Math.floor(space * 0.4), full: space - MAP_STRIP };
};

const setHeight = ({ style }: HTMLElement, height: string): void => {
  style.blockSize = height;
  style.maxBlockSize = height;
};

/** As much of a frame as is dragged. */
export interface SheetHost {
  readonly detent: Detent;
  readonly sheet: HTMLElement;
  /** It comes to rest. */
  rest(detent: Detent): void;
}

interface Hold {
  readonly pointer: number;
  readonly from: number;
  readonly height: number;
  last: { readonly y: number; readonly time: number };
  speed: number;
  isDrag: boolean;
}

export class SheetDrag {
  readonly #host: SheetHost;
  #hold: Hold | null = null;
  #hasEnded = false;

  constructor(host: SheetHost) {
    this.#host = host;
  }

  /** The click that ends a drag is none. */
  readonly click = (event: Event): void => {
    if (this.#hasEnded) event.stopPropagation();
    this.#hasEnded = false;
  };

  readonly down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    this.#hasEnded = false;
    (event.target as Element).setPointerCapture(event.pointerId); // what is pressed stays what is clicked
    const { height } = this.#host.sheet.getBoundingClientRect();
    const last = { y: event.clientY, time: event.timeStamp };
    this.#hold = { pointer: event.pointerId, from: event.clientY, height, last, speed: 0, isDrag: false };
  };

  readonly move = (event: PointerEvent): void => {
    const hold = this.#hold;
    if (hold?.pointer !== event.pointerId) return;
    const up = hold.from - event.clientY;
    if (!hold.isDrag && Math.abs(up) < SLOP) return;
    hold.isDrag = true;
    const elapsed = event.timeStamp - hold.last.time;
    if (elapsed > 0) hold.speed = (hold.last.y - event.clientY) / elapsed;
    hold.last = { y: event.clientY, time: event.timeStamp };
    const { peek, full } = heightsOf(this.#host.sheet);
    const height = Math.min(full, Math.max(peek, hold.height + up));
    setHeight(this.#host.sheet, `${height}px`);
  };

  readonly up = (event: PointerEvent): void => {
    const hold = this.#hold;
    if (hold?.pointer !== event.pointerId) return;
    this.#hold = null;
    if (!hold.isDrag) return;
    const { detent, sheet } = this.#host;
    const { height } = sheet.getBoundingClientRect();
    setHeight(sheet, '');
    this.#hasEnded = event.type === 'pointerup';
    this.#host.rest(event.type === 'pointerup' ? detentAfter(detent, height, hold.speed, heightsOf(sheet)) : detent);
  };
}
