/** The sheet of a frame that stacks: three heights, and which of them a drag or a key leads to. */

export const DETENTS = ['peek', 'half', 'full'] as const;
/** Peek: its title. Half: what is needed to act. Full: all but a strip of the map. */
export type Detent = (typeof DETENTS)[number];

/** So fast, in px per ms, a drag is a flick and goes one detent on. */
const FLICK = 0.5;

/** The detent above or below; the last one stays. */
export const besideDetent = (detent: Detent, by: 1 | -1): Detent => DETENTS[DETENTS.indexOf(detent) + by] ?? detent;

/** The next one; from the highest it goes on with the lowest. */
export const nextDetent = (detent: Detent): Detent => DETENTS[(DETENTS.indexOf(detent) + 1) % DETENTS.length]!;

/** Where a sheet is that leaves room to do something on the map. */
export const besideMap = (detent: Detent): Detent => (detent === 'full' ? 'half' : detent);

/** Where a sheet of a height comes to rest, given the heights of its detents, all in px. */
const nearestDetent = (height: number, heights: Readonly<Record<Detent, number>>): Detent =>
  DETENTS.reduce((best, one) => (Math.abs(heights[one] - height) < Math.abs(heights[best] - height) ? one : best));

/**
 * Where a drag leads to: a flick goes one detent in its direction, anything else to the nearest.
 *
 * @param speed - In px per ms, upwards.
 */
export const detentAfter = (
  from: Detent, height: number, speed: number, heights: Readonly<Record<Detent, number>>,
): Detent => (Math.abs(speed) > FLICK ? besideDetent(from, speed > 0 ? 1 : -1) : nearestDetent(height, heights));

/** What a key on the grabber asks for; null: nothing. */
export const detentOfKey = (key: string, detent: Detent): Detent | null => {
  switch (key) {
    case 'ArrowUp': return besideDetent(detent, 1);
    case 'ArrowDown':
    case 'Escape': return besideDetent(detent, -1);
    default: return null;
  }
};
