/** The keys of a list in which one entry at a time has the focus. */

/** The entry that Tab leads to: the chosen one when that is news, otherwise the same or the last that is left. */
export const tabStop = (
  entries: readonly { readonly id: string }[], at: number, chosen: string | null, isNews: boolean,
): number => {
  const found = isNews ? entries.findIndex(({ id }) => id === chosen) : -1;
  return found === -1 ? Math.min(at, Math.max(0, entries.length - 1)) : found;
};

/** The entry that an arrow, Home or End leads to from this one, round and round; null for any other key. */
export const entryFor = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'ArrowDown':
    case 'ArrowRight':
      return (at + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
