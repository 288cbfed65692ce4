/** Ids name one thing each. */
import { say, type Named } from './problem-words.ts';
import { quote, type ProblemList } from './problems.ts';

/** Something with an id, and the path of that id. */
interface WithId {
  readonly id: string | undefined;
  readonly path: string;
}

/** Reports every id that has been used before. */
export const reportDuplicates = (all: readonly WithId[], what: Named, problems: ProblemList): void => {
  const first = new Map<string, string>();
  for (const { id, path } of all) {
    if (id === undefined) continue;
    const before = first.get(id);
    if (before === undefined) first.set(id, path);
    else problems.report(path, 'duplicate-id', () => say('calledAlready', what, before, quote(id)));
  }
};
