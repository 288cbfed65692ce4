/** Of answers that get better those that tell something. */

/** One standard error from which on a chance tells nothing: three of them are half of all there is. */
const TELLS_NOTHING = 1 / 6;

/** Each answer that is new, from the first on that tells anything; the last in any case, yielded or returned. */
export function* worthTelling<T extends { readonly error: number }>(
  answers: Iterator<T | null | undefined, T | void>,
): Generator<T | undefined, void> {
  let latest: T | undefined;
  let told: T | undefined;
  for (let isOver = false; !isOver;) {
    const { value, done } = answers.next();
    isOver = done === true;
    latest = value ?? latest;
    const isToTell = latest !== told && (isOver || latest!.error <= TELLS_NOTHING);
    yield isToTell ? latest : undefined;
    if (isToTell) told = latest;
  }
}
