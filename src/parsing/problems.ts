/** What can be wrong with a scenario, and the list in which it is told. */
import { PROBLEM_WORDS, sayProblem, type Named } from './problem-words.ts';

/** Every kind of problem. Programs may rely on these words, people read the sentence beside them. */
export const PROBLEM_CODES = [
  // the text or the value as a whole
  'not-json', 'too-large', 'too-deep', 'reserved-name', 'wrong-format', 'wrong-ruleset',
  // fields
  'unknown-field', 'missing-field', 'wrong-type', 'out-of-range', 'too-few', 'too-many', 'contradiction',
  // words and names
  'unknown-word', 'unknown-unit', 'unusable-unit', 'unknown-ability', 'unknown-weapon-rule', 'unknown-rule',
  'unknown-ruling', 'unknown-answer', 'unknown-terrain', 'unknown-formation', 'unknown-transport',
  'duplicate-id',
  // the table
  'off-table', 'overlap', 'bad-outline',
  // what the rules do not allow
  'no-formation', 'wrong-side', 'engaging-broken', 'would-be-broken', 'broken-with-markers', 'already-destroyed',
  'joined-already', 'too-many-shields', 'character-alone', 'not-a-character', 'not-a-transport', 'nested-transport',
  'not-a-skimmer',
  // the end of a long list
  'more-problems',
] as const;

/** What can be wrong besides with a scenario of Warhammer 40,000. */
export const PHASE_PROBLEM_CODES = [
  'unknown-profile', 'unknown-question', 'text-tells', 'no-unit', 'not-a-companion', 'wrong-edition', 'left-out',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number] | (typeof PHASE_PROBLEM_CODES)[number];

export interface Problem {
  /** Where, such as `formations[1].units[3].at`; empty for the whole scenario. */
  readonly path: string;
  readonly code: ProblemCode;
  /** A sentence for a person: what is wrong and what would be right. */
  readonly say: string;
}

/** So many problems are told one by one; a last entry says how many more there are. */
export const MAX_PROBLEMS = 100;

/** Problems as they are found. */
export interface ProblemList {
  /** The sentence is asked for only if it will be told. */
  readonly report: (path: string, code: ProblemCode, say: () => string) => void;
  readonly count: () => number;
  /** Whether any list is longer than it may be: it is read as far as it may go, and held against nothing. */
  readonly isTooMany: () => boolean;
  readonly all: () => readonly Problem[];
}

export const problemList = (): ProblemList => {
  const told: Problem[] = [];
  let count = 0;
  let isTooMany = false;
  return {
    report: (path, code, say) => {
      count += 1;
      isTooMany ||= code === 'too-many';
      if (told.length < MAX_PROBLEMS) told.push({ path, code, say: say() });
    },
    count: () => count,
    isTooMany: () => isTooMany,
    all: () => (count > told.length ? [...told, more(count - told.length)] : told),
  };
};

const more = (count: number): Problem => ({
  path: '',
  code: 'more-problems',
  say: sayProblem('more', count),
});

/** As much of a name from outside as a sentence quotes. */
const MAX_QUOTE = 80;

/** A name from outside in quotation marks, cut where it is longer than a sentence bears. */
export const quote = (name: string): string => `"${cut(name)}"`;

/** The path to a field of what lies at `path`. */
export const fieldPath = (path: string, field: string): string => {
  if (!/^[\w-]{1,80}$/.test(field)) return `${path}[${quote(field)}]`;
  return path === '' ? field : `${path}.${field}`;
};

/** The last step of a path, by which a sentence names the field. */
export const lastStep = (path: string): string => {
  if (path === '') return PROBLEM_WORDS.scenario;
  return path.slice(path.endsWith('"]') ? path.lastIndexOf('["') : path.lastIndexOf('.') + 1);
};

const cut = (name: string): string => (name.length > MAX_QUOTE ? `${name.slice(0, MAX_QUOTE - 1)}…` : name);

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
    else problems.report(path, 'duplicate-id', () => sayProblem('calledAlready', what, before, quote(id)));
  }
};
