/** A page that takes so many turns on a slow machine would not come at all. */
const MOST_TURNS = 6000;

/** Less than the test itself may hang, so that it is said what has not come. */
const MAY_HANG = 240_000;

type Wanted<T> = T | null | undefined | false;

/**
 * Waits for something that a load or a drawing brings, and gives it. What cannot be asked for yet, as something on the
 * way to it is lacking, has not come; the error says what was lacking last.
 */
export const until = async <T>(what: string, wanted: () => Wanted<T> | Promise<Wanted<T>>): Promise<T> => {
  const end = performance.now() + MAY_HANG;
  let lacked: unknown;
  for (let turn = 0; turn < MOST_TURNS && performance.now() < end; turn += 1) {
    try {
      const found = await wanted();
      if (found !== null && found !== undefined && found !== false) return found;
      lacked = undefined;
    } catch (error) {
      lacked = error;
    }
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  throw new Error(`It never came to this: ${what}.${lacked instanceof Error ? ` ${lacked.message}` : ''}`);
};

/** Waits until a claim about what comes is true, and fails with what it has said last. */
export const comesTrue = (claim: () => unknown): Promise<true> => until('what is claimed', () => {
  claim();
  return true;
});
