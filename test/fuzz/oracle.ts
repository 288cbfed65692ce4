/** What holds of whatever a reader makes of a text. */
import { isDeepStrictEqual } from 'node:util';

/** Complaints: what does not hold, each in a sentence; none where all does. */
export type Complaints = readonly string[];

/** A sentence that a person can be told: whole, and of a length that is read. */
const SENTENCE = /^(?:["“][^]*["”]|\[[^\]]*\]|[(‘'-]?[\p{L}\p{N}]).*[.?!]["”’')]?$/su;
const LONGEST_SENTENCE = 1200;

export const notSentences = (said: readonly string[]): Complaints => said
  .filter(one => typeof one !== 'string' || !SENTENCE.test(one) || one.length > LONGEST_SENTENCE
    || /undefined|\[object|NaN|=>/.test(one.replace(/["“][^]*["”]/, '')))
  .map(one => `This is no sentence: ${String(one)}`);

interface Told {
  readonly path: string;
  readonly code: string;
  readonly say: string;
}

/** The field is named, or the whole is meant: then there is no path. */
const PATH = /^(?:(?:^|\.)[\w-]+|\[\d+\]|\["[^]{0,80}"\])*$/;

export const badProblems = (problems: readonly Told[]): Complaints => [
  ...(problems.length === 0 ? ['It is refused, and no problem is named.'] : []),
  ...notSentences(problems.map(({ say }) => say)),
  ...problems.filter(({ path }) => !PATH.test(path)).map(({ path }) => `This is no path: ${path}`),
];

/** Plain JSON and nothing else, which is the same when it has been written and read. */
export const notPlain = (value: unknown, path = ''): Complaints => {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return [];
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`No JSON has the number ${value} at ${path}.`];
    case 'object':
      break;
    default:
      return [`There is a value of the type ${typeof value} at ${path}.`];
  }
  if (value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, i) => notPlain(one, `${path}[${i}]`));
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype !== Object.prototype && prototype !== null) return [`There is an object of a class at ${path}.`];
  return Object.entries(value).flatMap(([name, one]) => [
    ...(name in Object.prototype ? [`A field is called ${name} at ${path}.`] : []), ...notPlain(one, `${path}.${name}`),
  ]);
};

export const notSame = (what: string, one: unknown, other: unknown): Complaints => (isDeepStrictEqual(one, other) ? []
  : [`${what} differs: ${firstDifference(one, other)}`]);

const firstDifference = (one: unknown, other: unknown, path = ''): string => {
  const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null;
  if (!isObject(one) || !isObject(other)) return `${path} is ${brief(one)} and ${brief(other)}`;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const name = names.find(name => !isDeepStrictEqual(one[name], other[name]));
  return name === undefined ? `${path} is of another class`
    : firstDifference(one[name], other[name], `${path}.${name}`);
};

const brief = (value: unknown): string => String(JSON.stringify(value)).slice(0, 60);

const SHARED = [Object, Array, String, Number, Boolean, Function, Map, Set, Promise, RegExp, Error];
const inherited = (): string => SHARED.map(one => Reflect.ownKeys(one.prototype).length).join();
const BEFORE = inherited();

/** Nothing has been put where every object finds it. */
export const pollution = (): Complaints =>
  (inherited() === BEFORE ? [] : ['Something has been put into what every object inherits.']);
