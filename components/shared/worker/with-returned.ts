/** Answers of an engine whose last one is returned. */

/** All that is yielded, and then what is returned. */
export function* withReturned<A>(answers: Iterator<A | undefined, A>): Generator<A | undefined, void> {
  for (;;) {
    const { value, done } = answers.next();
    yield value;
    if (done === true) return;
  }
}
