/** Answers that never change for one state, worked out once: states are never changed, only replaced. */

/** The same question, asked once for each object and forgotten with it. */
export const once = <K extends object, V>(question: (about: K) => V): ((about: K) => V) => {
  const known = new WeakMap<K, V>();
  return about => {
    const answer = known.get(about);
    if (answer !== undefined) return answer;
    const worked = question(about);
    known.set(about, worked);
    return worked;
  };
};
