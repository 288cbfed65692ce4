/** Work that pauses every now and then, so that somebody may be heard in between. */

/** All of it without a pause. */
export const atOnce = <T>(work: Generator<unknown, T>): T => {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
};
