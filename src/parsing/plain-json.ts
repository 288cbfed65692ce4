/** Any value from outside as plain JSON: copied, bounded, and free of everything that only looks like JSON. */
import { PROBLEM_WORDS, sayProblem } from './problem-words.ts';
import { fieldPath, quote, type ProblemList } from './problems.ts';

/** Stands where a value could not be read; its problem has been reported. */
export const UNREADABLE: unique symbol = Symbol('unreadable');
export type Unreadable = typeof UNREADABLE;

export type Json = null | boolean | number | string | JsonList | JsonObject;
export type JsonList = readonly (Json | Unreadable)[];
export interface JsonObject {
  readonly [field: string]: Json | Unreadable;
}

/** A scenario as JSON text, in UTF-8. */
export const MAX_BYTES = 1_000_000;

/** A scenario nests six deep; what goes far beyond is not one. */
export const MAX_DEPTH = 16;

/** Names that every object inherits: as fields or ids they would be taken for what they are not. */
export const isReserved = (name: string): boolean => name in Object.prototype || name === 'prototype';

/** Unseen characters that turn the writing around behind them, also that of the sentence around a name. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * The value as plain JSON; a string is taken as JSON text. Characters that turn the writing around are left out.
 *
 * Nothing from outside is run: getters are refused, not read, and objects with a class of their own are no JSON. An
 * undefined field counts as absent. Names that every object inherits are left out of the copy and reported.
 */
export const plainJson = (value: unknown, problems: ProblemList): Json | Unreadable => {
  const reading: Reading = { problems, trail: [], bytes: 0 };
  const json = typeof value === 'string' ? readText(value, reading) : readValue(value, '', reading);
  if (reading.bytes <= MAX_BYTES) return json;
  problems.report('', 'too-large', () => PROBLEM_WORDS.tooLarge);
  return UNREADABLE;
};

interface Reading {
  readonly problems: ProblemList;
  /** The objects and lists around the value. */
  readonly trail: object[];
  /** What has been read so far, as JSON text. */
  bytes: number;
}

const readText = (text: string, reading: Reading): Json | Unreadable => {
  if (takesTooMuch(utf8Length(text), reading)) return UNREADABLE;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('', reading, PROBLEM_WORDS.notJson);
  }
  reading.bytes = 0;
  return readValue(value, '', reading);
};

const readValue = (value: unknown, path: string, reading: Reading): Json | Unreadable => {
  switch (typeof value) {
    case 'string':
      return takesTooMuch(writtenLength(value), reading) ? UNREADABLE : value.replace(TURNING, '');
    case 'number':
      if (!Number.isFinite(value)) return refuse(path, reading, sayProblem('noNumber', String(value)));
      return takesTooMuch(String(value).length, reading) ? UNREADABLE : value + 0;
    case 'boolean':
      return takesTooMuch(String(value).length, reading) ? UNREADABLE : value;
    case 'object':
      if (value !== null) return readContainer(value, path, reading);
      return takesTooMuch('null'.length, reading) ? UNREADABLE : null;
    default:
      return refuse(path, reading, sayProblem('noValue', typeof value));
  }
};

/** Proxies may throw at the slightest touch; nothing else here can. */
const readContainer = (value: object, path: string, reading: Reading): Json | Unreadable => {
  if (reading.trail.includes(value)) return refuse(path, reading, PROBLEM_WORDS.circle);
  if (reading.trail.length >= MAX_DEPTH) {
    reading.problems.report(path, 'too-deep', () => sayProblem('tooDeep', MAX_DEPTH));
    return UNREADABLE;
  }
  const { length } = reading.trail;
  reading.trail.push(value);
  try {
    return Array.isArray(value) ? readList(value, path, reading) : readObject(value, path, reading);
  } catch {
    return refuse(path, reading, PROBLEM_WORDS.unreadable);
  } finally {
    reading.trail.length = length;
  }
};

const readList = (list: readonly unknown[], path: string, reading: Reading): Json | Unreadable => {
  if (takesTooMuch(Math.max(2, 1 + list.length), reading)) return UNREADABLE;
  if (Object.keys(list).length !== list.length) {
    return refuse(path, reading, PROBLEM_WORDS.holes);
  }
  const copy: (Json | Unreadable)[] = [];
  for (let i = 0; i < list.length && reading.bytes <= MAX_BYTES; i += 1) {
    copy.push(readProperty(Object.getOwnPropertyDescriptor(list, i), `${path}[${i}]`, reading));
  }
  return copy;
};

const readObject = (object: object, path: string, reading: Reading): Json | Unreadable => {
  if (!isPlain(object)) return refuse(path, reading, PROBLEM_WORDS.ofClass);
  if (Object.getOwnPropertySymbols(object).length > 0) return refuse(path, reading, PROBLEM_WORDS.symbols);
  const copy: Record<string, Json | Unreadable> = {};
  const fields = Object.keys(object);
  if (takesTooMuch(Math.max(2, 1 + 2 * fields.length), reading)) return UNREADABLE;
  for (const field of fields) {
    if (takesTooMuch(writtenLength(field), reading)) return UNREADABLE;
    const place = fieldPath(path, field);
    const found = Object.getOwnPropertyDescriptor(object, field);
    if (isReserved(field)) {
      reading.problems.report(place, 'reserved-name', () => sayProblem('reserved', quote(field)));
    } else if (found?.get !== undefined || found?.value !== undefined) {
      copy[field] = readProperty(found, place, reading);
    }
  }
  return copy;
};

const readProperty = (found: PropertyDescriptor | undefined, path: string, reading: Reading): Json | Unreadable =>
  found?.get === undefined
    ? readValue(found?.value, path, reading)
    : refuse(path, reading, PROBLEM_WORDS.getter);

/** Whether the object is of no class, whichever window it comes from. */
const isPlain = (object: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(object);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

const refuse = (path: string, { problems }: Reading, why: string): Unreadable => {
  problems.report(path, 'not-json', () => why);
  return UNREADABLE;
};

const takesTooMuch = (bytes: number, reading: Reading): boolean => {
  reading.bytes += bytes;
  return reading.bytes > MAX_BYTES;
};

/** Bytes that a text takes inside JSON, its quotation marks and escapes included. */
const writtenLength = (text: string): number =>
  text.length > MAX_BYTES ? text.length : utf8Length(JSON.stringify(text));

/** Bytes in UTF-8; of a text that is far too long its characters are enough. */
const utf8Length = (text: string): number => {
  if (text.length > MAX_BYTES) return text.length;
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code >= 0x80) bytes += code >= 0x800 && !isSurrogate(code) ? 2 : 1;
  }
  return bytes;
};

/** Half of a pair that takes four bytes together. */
const isSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xe000;
