/** The handles of terrain: one on its middle, one on each corner. */

/** Everything about the piece as a whole. */
export const BODY = 'body';

export const cornerHandle = (corner: number): string => `corner-${corner}`;

/** Which corner a handle is; null: none. */
export const cornerOf = (handle: string | null): number | null => {
  const found = /^corner-(\d+)$/.exec(handle ?? '');
  return found === null ? null : Number(found[1]);
};
