/** Guards that can refuse an event, asked once about it at each moment; asked again, they answer from memory. */

type Reason<S extends object, E extends object, R> = (state: S, event: E) => R;

interface Answer<S, R> {
  readonly state: S;
  readonly refusal: R;
}

/** A state and an event are never changed, so what was answered about the two together stays true. */
export const remembered = <S extends object, E extends object, R>(reason: Reason<S, E, R>): Reason<S, E, R> => {
  const answers = new WeakMap<E, Answer<S, R>>();
  return (state, event) => {
    const before = answers.get(event);
    if (before?.state === state) return before.refusal;
    const refusal = reason(state, event);
    answers.set(event, { state, refusal });
    return refusal;
  };
};

/** The same of every reason, by its name. */
export const allRemembered = <N extends string, S extends object, E extends object, R>(
  reasons: Readonly<Record<N, Reason<S, E, R>>>,
): Readonly<Record<N, Reason<S, E, R>>> => Object.fromEntries(
    Object.entries<Reason<S, E, R>>(reasons).map(([name, reason]) => [name, remembered(reason)]),
  ) as Readonly<Record<N, Reason<S, E, R>>>;
