/** What can be taken hold of over the map: the middle of terrain, its corners, the pen that draws it. */

/** Everything about the piece as a whole. */
export const BODY = 'body';

/** What the keyboard draws with. */
export const PEN = 'pen';

export const cornerHandle = (corner: number): string => `corner-${corner}`;

/** Which corner a handle is; null: none. */
export const cornerOf = (handle: string | null): number | null => {
  const found = /^corner-(\d+)$/.exec(handle ?? '');
  return found === null ? null : Number(found[1]);
};
