/** A page that takes so many turns on a slow machine would not come at all. */
const MOST_TURNS = 6000;

/** Waits for something that a load or a drawing brings, and gives it. */
export const until = async <T>(what: string, wanted: () => T | null | undefined | false): Promise<T> => {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const found = wanted();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  throw new Error(`It never came to this: ${what}.`);
};
