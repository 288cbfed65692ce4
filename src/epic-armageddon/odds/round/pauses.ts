/** Work that pauses every now and then, so that somebody may be heard in between. */

/** All of it without a pause. */
export const atOnce = <T>(work: Generator<unknown, T>): T => {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
};

/** The same work, with something else said at each pause. */
export function* pausingWith<P, T>(pause: P, work: Generator<unknown, T>): Generator<P, T> {
  let step = work.next();
  for (; step.done !== true; step = work.next()) yield pause;
  return step.value;
}
