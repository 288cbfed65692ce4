// In place of src/shared/once.ts: what has been worked out can be forgotten, so that no test leans on what another has
// found out with a mutant, or before there was one.
const { forgetters } = globalThis;

export const once = question => {
  let known = new WeakMap();
  forgetters.add(() => { known = new WeakMap(); });
  return about => {
    const answer = known.get(about);
    if (answer !== undefined) return answer;
    const worked = question(about);
    known.set(about, worked);
    return worked;
  };
};
