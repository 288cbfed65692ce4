/** The keys of a list in which one entry at a time has the focus. */

/** The entry that an arrow, Home or End leads to from this one; null for any other key. */
export const entryFor = (key: string, at: number, count: number): number | null => {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
};
