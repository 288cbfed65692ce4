/** Events that a function of the package is given from outside. */
import { plainJson } from '../src/parsing/plain-json.ts';
import { PROBLEM_WORDS } from '../src/parsing/problem-words.ts';
import { problemList } from '../src/parsing/problems.ts';
import { fieldsOf, readShape, type Shape } from '../src/parsing/shapes.ts';
import { DecisionError } from './decision-error.ts';

/**
 * Reads a list of events, copied. `name`: what the list is called.
 *
 * @throws DecisionError for the first of them that there is not, or that does not say what such an event says.
 */
export const eventsReader = <E>(name: string, shape: Shape<E[]>): (value: unknown) => readonly E[] => {
  const named = fieldsOf(PROBLEM_WORDS.anObject, { [name]: shape });
  return value => {
    if (Array.isArray(value) && value.length === 0) return [];
    const problems = problemList();
    const json = plainJson({ [name]: value === undefined ? null : value }, problems);
    const read = problems.count() > 0 ? undefined : readShape(named, json as never, problems);
    const [first] = problems.all();
    if (first !== undefined) throw new DecisionError(first.path === '' ? first.say : `${first.path}: ${first.say}`);
    return (read as Readonly<Record<string, readonly E[]>>)[name]!;
  };
};
