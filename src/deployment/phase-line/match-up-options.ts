/** What a script says of a table of Warhammer 40,000 besides its line: right, or what is wrong with it. */
import * as v from 'valibot';
import { PROBLEM_WORDS } from '../../parsing/problem-words.ts';
import { plainJson } from '../../parsing/plain-json.ts';
import { problemList } from '../../parsing/problems.ts';
import { fieldsOf, listOf, readShape, recordOf, text, wordOf } from '../../parsing/shapes.ts';
import { EDITIONS } from '../../warhammer-40k/editions/index.ts';
import { ROW_IDS, WHOLE } from '../../warhammer-40k/editions/rows.ts';
import { STARTS } from '../../warhammer-40k/model/procedure.ts';
import { profileShape } from '../../warhammer-40k/scenario/profile.ts';
import type { PhaseMatchOptions } from './match-up.ts';

const { anObject } = PROBLEM_WORDS;

const asked = fieldsOf(anObject, {
  line: text,
  options: fieldsOf(anObject, {
    edition: v.optional(wordOf(EDITIONS), '7th'),
    startAt: v.optional(wordOf(STARTS), STARTS[0]),
    completions: v.optional(listOf('rule ids', wordOf([...ROW_IDS, ...WHOLE], 'unknown-rule')), []),
    profiles: v.optional(recordOf(anObject, profileShape), {}),
  }),
});

/** The options, copied, with what goes without saying; or a sentence for everything that is wrong with them. */
export const readPhaseMatchOptions = (
  line: unknown, options: unknown,
): { readonly options: PhaseMatchOptions } | { readonly problems: readonly string[] } => {
  const problems = problemList();
  const json = plainJson({ line: typeof line === 'string' ? '' : line, options }, problems);
  const read = problems.count() > 0 ? undefined : readShape(asked, json as never, problems);
  if (problems.count() === 0) return { options: read!.options as PhaseMatchOptions };
  return { problems: problems.all().map(({ path, say }) => `${path}: ${say}`) };
};
