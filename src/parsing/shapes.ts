/** Shapes: what a piece of JSON has to look like, and what is told of it where it does not. */
import * as v from 'valibot';
import { isReserved, UNREADABLE, type Json } from './plain-json.ts';
import { PROBLEM_WORDS, sayProblem, want, WANTS, type Listed, type NamedField } from './problem-words.ts';
import { fieldPath, lastStep, quote, type ProblemCode, type ProblemList } from './problems.ts';
import { didYouMean } from './spelling.ts';

/** A shape; its description says what it has to be, after "must be". */
export type Shape<T> = v.GenericSchema<unknown, T>;

/** What a shape says of itself to a drawing of the format: words of JSON Schema, with shapes where that has schemas. */
export const drawnAs = <T>(drawn: DrawnShape): v.MetadataAction<T, DrawnShape> => v.metadata(drawn);

export interface DrawnShape {
  readonly type?: 'array' | 'integer' | 'number' | 'object' | 'string';
  readonly items?: Shape<unknown>;
  readonly properties?: v.ObjectEntries;
  readonly additionalProperties?: Shape<unknown>;
  readonly anyOf?: readonly object[];
  readonly [word: string]: unknown;
}

/** Something of which parts may be missing, because they had problems; a pair is whole or missing. */
export type Draft<T> = T extends readonly unknown[]
  ? number extends T['length'] ? readonly (Draft<T[number]> | undefined)[] : T
  : T extends object ? { readonly [field in keyof T]: Draft<T[field]> | undefined } : T;

/** Whether no part is missing, however deep. */
export const isWhole = <T>(draft: Draft<T> | undefined): draft is Draft<T> & T =>
  typeof draft === 'object' && draft !== null ? Object.values(draft).every(isWhole) : draft !== undefined;

/** The sentence about a value at a path, the name of its field included. */
type ProblemSentence = (path: string, json: unknown, name: string) => string;

/** What is told of an issue, by the message that stands for it. */
const tellings = new Map<string, { readonly code: ProblemCode; readonly say: ProblemSentence }>();

/** A message for a shape: a code of the closed list, and a sentence that is made only where it is told. */
export const tell = (code: ProblemCode, telling: ProblemSentence): string => {
  const message = `${code} ${tellings.size}`;
  tellings.set(message, { code, say: telling });
  return message;
};

/** A list of a wrong length is read as far as it may go; nothing else that is wrong is read. */
const LENGTHS: readonly (ProblemCode | undefined)[] = ['too-few', 'too-many'];

/**
 * What the JSON says; whatever has not its shape has been reported, and is undefined.
 *
 * What nobody could read has been told of before; that it stands in a field that there is not has not been.
 */
export const readShape = <T>(shape: Shape<T>, json: Json, problems: ProblemList): Draft<T> | undefined => {
  const { issues = [], output } = v.safeParse(shape, json);
  const read = { output };
  for (const { path, input, message, type } of issues) {
    const keys = (path ?? []).map(({ key }) => key as string | number);
    const place = keys.reduce<string>(stepInto, '');
    const telling = tellings.get(message);
    const isTold = input === UNREADABLE && type !== 'never';
    if (telling !== undefined && !isTold) {
      problems.report(place, telling.code, () => telling.say(place, input, String(keys.at(-1))));
    }
    if (!LENGTHS.includes(telling?.code)) clear(read, ['output', ...keys]);
  }
  return read.output as Draft<T> | undefined;
};

const stepInto = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : fieldPath(path, key);

const clear = (parent: unknown, [key, ...rest]: readonly (string | number)[]): void => {
  if (typeof parent !== 'object' || parent === null || key === undefined) return;
  const fields = parent as Record<string | number, unknown>;
  if (rest.length === 0) fields[key] = undefined;
  else clear(fields[key], rest);
};

/** Where a check of a whole object finds fault with one of its fields. */
export const fieldAt = (key: string): v.UnknownPathItem =>
  ({ type: 'unknown', origin: 'value', input: null, key, value: null });

/** What a value must be and is not. */
export const mustBe = (wants: string, code: ProblemCode = 'wrong-type', words: readonly string[] = []): string =>
  tell(code, (path, json) => {
    const sentence = sayMustBe(wants, path, json);
    return typeof json === 'string' ? didYouMean(sentence, json, words) : sentence;
  });

const sayMustBe = (wants: string, path: string, json: unknown): string =>
  sayProblem('mustBe', lastStep(path), wants, describe(json));

const describe = (json: unknown): string => {
  if (typeof json === 'string') return quote(json);
  if (Array.isArray(json)) return PROBLEM_WORDS.aList;
  return isObject(json) ? PROBLEM_WORDS.anObject : String(json);
};

/** Whether it is an object with fields, not a list. */
export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Any text. */
export const text = v.pipe(v.string(mustBe(WANTS.text)), v.description(WANTS.text));

/** A text that names one thing among others. */
export const id = v.pipe(
  text,
  v.custom<string>(name => name !== '', tell('out-of-range', path => sayProblem('empty', lastStep(path)))),
  v.custom<string>(name => !isReserved(String(name)), tell('reserved-name',
    (_path, name) => sayProblem('reserved', quote(String(name))))),
  v.description(WANTS.naming),
  drawnAs({ type: 'string', minLength: 1 }),
);

export const truth = v.pipe(v.boolean(mustBe(WANTS.truth)), v.description(WANTS.truth));

const numberThat = (
  wants: string, isRight: (value: number) => boolean, type: 'integer' | 'number', minimum: number, maximum: number,
) => v.pipe(
  v.number(mustBe(wants)), v.check(isRight, mustBe(wants, 'out-of-range')), v.description(wants),
  drawnAs({ type, minimum, maximum }),
);

/** A number from `least` to `most`, both included. */
export const numberFrom = (least: number, most: number) => numberThat(
  want('number', least, most), value => value >= least && value <= most, 'number', least, most,
);

/** A whole number from `least` to `most`, both included. */
export const wholeFrom = (least: number, most: number) => numberThat(
  want('whole', least, most),
  value => Number.isInteger(value) && value >= least && value <= most, 'integer', least, most,
);

/** One of a closed list of words. */
export const wordOf = <W extends string>(words: readonly W[], code: ProblemCode = 'unknown-word') => {
  const wants = want('oneOf', words);
  return v.pipe(v.string(mustBe(wants)), v.picklist(words, mustBe(wants, code, words)), v.description(wants));
};

/** The number of a format, of which there is one so far; of a higher one only a newer program knows. */
export const versionOf = <N extends number>(present: N): Shape<N> => {
  const isNewer = (json: unknown): boolean => Number.isInteger(json) && Number(json) > present;
  const wrong = tell('wrong-format', (path, json) => (isNewer(json)
    ? sayProblem('newer', lastStep(path), describe(json), present)
    : sayMustBe(String(present), path, json)));
  return v.pipe(v.literal(present, wrong), v.description(String(present)));
};

/** A list; of one that is too long the first `most` entries are read. */
export const listOf = <T>(
  what: Listed, item: Shape<T>, { least = 0, most = Infinity }: { least?: number; most?: number } = {},
): Shape<T[]> => {
  const wants = want('listOf', what);
  const countOf = (json: unknown): number => (json as unknown[]).length;
  const tooFew = tell('too-few', (path, json) => sayProblem('tooFew', lastStep(path), countOf(json), what, least));
  const tooMany = tell('too-many', (path, json) => sayProblem('tooMany', lastStep(path), countOf(json), what, most));
  const all = v.array(item, mustBe(wants));
  return v.pipe(v.lazy(json => {
    const length = Array.isArray(json) ? json.length : least;
    if (length >= least && length <= most) return all;
    const entries = v.tuple(Array<Shape<T>>(Math.min(length, most)).fill(item));
    return v.pipe(entries, tellFirst<T[]>(json, length < least ? tooFew : tooMany));
  }), v.description(wants), drawnAs({ type: 'array', items: item, minItems: least, maxItems: most }));
};

/** Tells something of the whole, before what has been found in its parts. */
const tellFirst = <T>(input: unknown, message: string) => v.rawCheck<T>(({ dataset, addIssue }) => {
  addIssue({ input, message });
  const { issues } = dataset;
  issues?.unshift(issues.pop() as never);
});

/** An object with these fields and no others; what is told of another is `noSuch`. */
export const fieldsOf = <E extends v.ObjectEntries>(
  wants: string, entries: E, noSuch: string = isNoName('unknown-field', 'field', Object.keys(entries)),
): Shape<v.InferOutput<v.ObjectSchema<E, undefined>>> => {
  const isMissing = tell('missing-field', (_path, _json, name) =>
    sayProblem('missing', name, v.getDescription(entries[name] as Shape<unknown>)!));
  const known = v.object(entries, isMissing);
  const never = v.never(noSuch);
  return v.pipe(v.custom<object>(isObject, mustBe(wants)), v.lazy(json => {
    const others = Object.keys(json as object).filter(name => !Object.hasOwn(entries, name));
    if (others.length === 0) return known;
    return v.object({ ...Object.fromEntries(others.map(name => [name, never])), ...entries }, isMissing);
  }), v.description(wants), drawnAs({ type: 'object', properties: entries })) as Shape<v.InferOutput<typeof known>>;
};

/** That a field's name is none of those there are. */
export const isNoName = (code: ProblemCode, what: NamedField, names: readonly string[]): string => tell(code,
  (_path, _json, name) => didYouMean(
    what === 'field' ? sayProblem('noField', quote(name)) : sayProblem('noSuch', what, quote(name)), name, names));

/** An object whose fields are names from outside. */
export const recordOf = <T>(wants: string, item: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  v.pipe(v.custom<object>(isObject, mustBe(wants)), v.record(v.string(), item), v.description(wants),
    drawnAs({ type: 'object', additionalProperties: item }));
