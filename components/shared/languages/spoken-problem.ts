/** What is wrong with something given, told in the language in which it is read and not of when it was found. */
import type { Problem } from '../../../src/parsing/problems.ts';

export const spokenProblem = (
  path: string | (() => string), code: Problem['code'], say: () => string,
): Problem => ({
  get path() {
    return typeof path === 'string' ? path : path();
  },
  code,
  get say() {
    return say();
  },
});
