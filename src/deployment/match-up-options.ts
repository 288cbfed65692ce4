/** What a script says of a line-up besides its line: right, or what is wrong with it. */
import * as v from 'valibot';
import { ARMY_RULES } from '../epic-armageddon/model/army-rules.ts';
import { SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { TERRAIN_KINDS } from '../epic-armageddon/model/terrain.ts';
import { rulings } from '../epic-armageddon/scenario/draft.ts';
import { plainJson } from '../parsing/plain-json.ts';
import { PROBLEM_WORDS } from '../parsing/problem-words.ts';
import { problemList } from '../parsing/problems.ts';
import { fieldsOf, id, listOf, readShape, text, truth, wholeFrom, wordOf } from '../parsing/shapes.ts';
import type { MatchUpOptions } from './match-up.ts';

const MOST_MARKERS = 1000;
const count = wholeFrom(0, SCENARIO_LIMITS.unitsInFormation);

const { anObject } = PROBLEM_WORDS;

/** What stands have besides their number. */
const stands = {
  profile: id,
  characters: v.exactOptional(listOf('profile ids of characters', id, { most: SCENARIO_LIMITS.units })),
  options: v.exactOptional(listOf('options', id, { most: SCENARIO_LIMITS.options })),
};
const groups = { most: SCENARIO_LIMITS.unitsInFormation };
const entries = listOf(
  'units', fieldsOf(anObject, { ...stands, inContact: count, inFirefight: count, back: count }), groups,
);

const side = v.exactOptional(fieldsOf(anObject, {
  name: v.exactOptional(text),
  initiative: v.exactOptional(wholeFrom(1, 6)),
  entries: v.exactOptional(entries),
  rules: v.exactOptional(listOf('army rules', wordOf(ARMY_RULES, 'unknown-rule'))),
  blastMarkers: v.exactOptional(wholeFrom(0, MOST_MARKERS)),
  broken: v.exactOptional(truth),
  marched: v.exactOptional(truth),
  cover: v.exactOptional(v.nullable(wordOf(TERRAIN_KINDS, 'unknown-terrain'))),
  supporters: v.exactOptional(listOf('units', fieldsOf(anObject, { ...stands, count }), groups)),
}));

const asked = fieldsOf(anObject, {
  line: text,
  options: v.exactOptional(fieldsOf(anObject, { attacker: side, defender: side, rulings: v.exactOptional(rulings) })),
});

/** The options, copied; or a sentence for everything that is wrong with them, or for a line that is no text. */
export const readMatchUpOptions = (
  line: unknown, options: unknown,
): { readonly options: MatchUpOptions } | { readonly problems: readonly string[] } => {
  const problems = problemList();
  const json = plainJson({ line: typeof line === 'string' ? '' : line, options }, problems);
  const read = problems.count() > 0 ? undefined : readShape(asked, json as never, problems);
  if (problems.count() === 0) return { options: (read?.options ?? {}) as MatchUpOptions };
  return { problems: problems.all().map(({ path, say }) => `${path}: ${say}`) };
};
