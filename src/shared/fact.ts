/** Whether something is a fact that phrases can tell. */

type Phrases = Readonly<Record<string, unknown>>;

/**
 * The same fact: its key is that of a phrase, and it has values.
 *
 * @param logged phrases of what stands in a log, with its step; `others`: of everything else.
 * @throws TypeError for anything else.
 */
export const factOf = <F>(fact: F, logged: object, ...others: readonly object[]): F => {
  const { key, values, step } = (typeof fact === 'object' && fact !== null ? fact : {}) as Phrases;
  const phrases = step === undefined ? others : [logged];
  const isFact = typeof key === 'string' && phrases.some(one => Object.hasOwn(one, key))
    && typeof values === 'object' && values !== null;
  if (isFact) return fact;
  throw new TypeError('A fact must be one of the log, or a refusal: with the key of one and its values.');
};
