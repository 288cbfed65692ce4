/** Readers: what a piece of JSON has to look like, and what it says. */
import { UNREADABLE, isReserved, type Json, type JsonObject, type Unreadable } from './plain-json.ts';
import { fieldPath, lastStep, quote, type ProblemCode, type ProblemList } from './problems.ts';
import { didYouMean } from './spelling.ts';

/** What a value says, or undefined where it says nothing usable; its problems have been reported then. */
export interface Reader<T> {
  /** What it has to be, after "must be". */
  readonly wants: string;
  readonly read: (json: Json, path: string, problems: ProblemList) => T | undefined;
}

/** Something of which parts may be missing, because they had problems. */
export type Draft<T> = { readonly [field in keyof T]: T[field] | undefined };

/** Whether no part is missing, however deep. */
export const isWhole = <T>(draft: unknown): draft is T =>
  typeof draft === 'object' && draft !== null ? Object.values(draft).every(isWhole) : draft !== undefined;

const readerOf = <T>(
  wants: string, code: ProblemCode, accept: (json: Json) => T | undefined, isType: (json: Json) => boolean,
): Reader<T> => ({
  wants,
  read: (json, path, problems) => {
    const value = accept(json);
    if (value === undefined) problems.report(path, isType(json) ? code : 'wrong-type', () => mustBe(path, wants, json));
    return value;
  },
});

const isText = (json: Json): json is string => typeof json === 'string';
const isNumber = (json: Json): json is number => typeof json === 'number';
const isObject = (json: Json): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);

/** Any text. */
export const text: Reader<string> = readerOf('a text', 'wrong-type', json => (isText(json) ? json : undefined), isText);

/** A text that names one thing among others. */
export const id: Reader<string> = {
  wants: 'a text that names it',
  read: (json, path, problems) => {
    const name = text.read(json, path, problems);
    if (name === '') problems.report(path, 'out-of-range', () => `${lastStep(path)} must not be empty.`);
    if (name === undefined || name === '') return undefined;
    if (!isReserved(name)) return name;
    problems.report(path, 'reserved-name', () => `${quote(name)} cannot be the name of anything.`);
    return undefined;
  },
};

export const truth: Reader<boolean> =
  readerOf('true or false', 'wrong-type', json => (typeof json === 'boolean' ? json : undefined), () => false);

/** A number from `least` to `most`, both included. */
export const numberFrom = (least: number, most: number): Reader<number> => readerOf(
  `a number from ${least} to ${most}`, 'out-of-range',
  json => (isNumber(json) && json >= least && json <= most ? json : undefined), isNumber,
);

/** A whole number from `least` to `most`, both included. */
export const wholeFrom = (least: number, most: number): Reader<number> => readerOf(
  `a whole number from ${least} to ${most}`, 'out-of-range',
  json => (isNumber(json) && Number.isInteger(json) && json >= least && json <= most ? json : undefined), isNumber,
);

/** One of a closed list of words. */
export const wordOf = <W extends string>(words: readonly W[], code: ProblemCode = 'unknown-word'): Reader<W> => {
  const wants = `one of ${words.join(', ')}`;
  return {
    wants,
    read: (json, path, problems) => {
      const word = words.find(one => one === json);
      if (word !== undefined) return word;
      const say = (): string => mustBe(path, wants, json) + (isText(json) ? didYouMean(json, words) : '');
      problems.report(path, isText(json) ? code : 'wrong-type', say);
      return undefined;
    },
  };
};

/** The same, or null for none. */
export const orNull = <T>({ wants, read }: Reader<T>): Reader<T | null> => ({
  wants: `${wants}, or null`,
  read: (json, path, problems) => (json === null ? null : read(json, path, problems)),
});

/** A list; of one that is too long the first `most` entries are read. */
export const listOf = <T>(
  what: string, item: Reader<T>, { least = 0, most = Infinity }: { least?: number; most?: number } = {},
): Reader<readonly (T | undefined)[]> => ({
  wants: `a list of ${what}`,
  read: (json, path, problems) => {
    if (!Array.isArray(json)) {
      return void problems.report(path, 'wrong-type', () => mustBe(path, `a list of ${what}`, json));
    }
    const entries = json as readonly (Json | Unreadable)[];
    const { length } = entries;
    if (length < least) problems.report(path, 'too-few', () => countSays(path, length, what, `at least ${least}`));
    if (length > most) problems.report(path, 'too-many', () => countSays(path, length, what, `at most ${most}`));
    return entries.slice(0, most).map((entry, i) => readInner(item, entry, `${path}[${i}]`, problems));
  },
});

/** A field that has to be there, or one that may be left out and then says `fallback`. */
export type Field<T> =
  | { readonly reader: Reader<T>; readonly required: true }
  | { readonly reader: Reader<T>; readonly required: false; readonly fallback: T };

export const required = <T>(reader: Reader<T>): Field<T> => ({ reader, required: true });
export const optional = <T>(reader: Reader<T>, fallback: T): Field<T> => ({ reader, required: false, fallback });

/** An object with these fields and no others. */
export const fieldsOf = <T extends object>(
  what: string, fields: { readonly [field in keyof T]: Field<T[field]> },
): Reader<Draft<T>> => {
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    wants: what,
    read: (json, path, problems) => {
      if (!isObject(json)) return void problems.report(path, 'wrong-type', () => mustBe(path, what, json));
      reportUnknown(json, names, path, problems);
      return Object.fromEntries(
        names.map(name => [name, readField(fields[name], json, name, path, problems)]),
      ) as unknown as Draft<T>;
    },
  };
};

/** An object whose fields are names from outside. */
export const recordOf = <T>(what: string, item: Reader<T>): Reader<Readonly<Record<string, T | undefined>>> => ({
  wants: what,
  read: (json, path, problems) => {
    if (!isObject(json)) return void problems.report(path, 'wrong-type', () => mustBe(path, what, json));
    return Object.fromEntries(Object.entries(json).map(
      ([name, value]) => [name, readInner(item, value, fieldPath(path, name), problems)],
    ));
  },
});

const readField = <T>(
  field: Field<T>, json: JsonObject, name: string, path: string, problems: ProblemList,
): T | undefined => {
  const value = json[name];
  const place = fieldPath(path, name);
  if (value !== undefined) return readInner(field.reader, value, place, problems);
  if (!field.required) return field.fallback;
  problems.report(place, 'missing-field', () => `${name} is missing; it must be ${field.reader.wants}.`);
  return undefined;
};

const readInner = <T>(
  reader: Reader<T>, json: Json | Unreadable, path: string, problems: ProblemList,
): T | undefined => (json === UNREADABLE ? undefined : reader.read(json, path, problems));

const reportUnknown = (
  json: JsonObject, known: readonly string[], path: string, problems: ProblemList,
): void => {
  for (const name of Object.keys(json)) {
    if (known.includes(name)) continue;
    problems.report(fieldPath(path, name), 'unknown-field',
      () => `There is no field ${quote(name)} here.${didYouMean(name, known)}`);
  }
};

/** What a value must be and is not. */
export const mustBe = (path: string, wants: string, json: Json): string =>
  `${lastStep(path)} must be ${wants}, but it is ${describe(json)}.`;

const countSays = (path: string, count: number, what: string, limit: string): string =>
  `${lastStep(path)} has ${count} ${what}; there must be ${limit}.`;

const describe = (json: Json): string => {
  if (isText(json)) return quote(json);
  if (Array.isArray(json)) return 'a list';
  return typeof json === 'object' && json !== null ? 'an object' : String(json);
};
