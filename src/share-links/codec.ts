/** How plain JSON is written as bytes and read back: small codecs, of which larger ones are made. */
import { sayProblem, type Listed } from '../parsing/problem-words.ts';
import type { ByteWriter, ByteReader } from './bytes.ts';
import { KNOWN_WORDS } from './known-words.ts';

export interface Codec<T> {
  write(out: ByteWriter, value: T): void;
  /** What stands there; after a fault anything of that type. */
  read(from: ByteReader): T;
}

/** What a codec is for. */
export type ValueOf<C> = C extends Codec<infer T> ? T : never;
type Codecs = Readonly<Record<string, Codec<unknown>>>;
/** An object of which some fields may be missing. */
export type Some<C extends Codecs> = { readonly [field in keyof C]?: ValueOf<C[field]> };
export type Every<C extends Codecs> = { readonly [field in keyof C]: ValueOf<C[field]> };

/** Texts as they are: every half of a character by itself, so that all of them come back. */
const letters: Codec<string> = {
  write: (out, value) => {
    out.whole(value.length);
    for (let i = 0; i < value.length; i += 1) out.whole(value.charCodeAt(i));
  },
  read: from => {
    const codes = Array.from({ length: from.count() }, () => from.whole());
    if (codes.some(code => code > 0xffff)) from.fail('nonsense');
    return codes.map(code => String.fromCharCode(code)).join('');
  },
};

/** A text: a word of the list that every link knows, one that has come up before, or letter by letter. */
export const text: Codec<string> = {
  write: (out, value) => {
    const known = KNOWN_WORDS.placeOf(value);
    const before = out.memory.words.placeOf(value);
    if (known !== undefined) out.whole(2 * known + 1);
    else if (before !== undefined) out.whole(2 * before + 2);
    else {
      out.whole(0);
      letters.write(out, value);
      out.memory.words.add(value);
    }
  },
  read: from => {
    const place = from.whole();
    if (place === 0) {
      const value = letters.read(from);
      from.memory.words.add(value);
      return value;
    }
    const value = place % 2 === 1 ? KNOWN_WORDS.at((place - 1) / 2) : from.memory.words.at((place - 2) / 2);
    if (value === undefined) from.fail(place % 2 === 1 ? 'newer' : 'nonsense');
    return value ?? '';
  },
};

/** One of some words, and no other. */
export const oneOf = <W extends string>(words: readonly W[]): Codec<W> => ({
  write: (out, value) => text.write(out, value),
  read: from => {
    const value = text.read(from);
    const found = words.find(word => word === value);
    if (found === undefined) from.fail('newer');
    return found ?? words[0]!;
  },
});

export const truth: Codec<boolean> = {
  write: (out, value) => out.byte(value ? 1 : 0),
  read: from => from.byte() === 1,
};

export const nullable = <T>(codec: Codec<T>): Codec<T | null> => ({
  write: (out, value) => {
    out.byte(value === null ? 0 : 1);
    if (value !== null) codec.write(out, value);
  },
  read: from => (from.byte() === 0 ? null : codec.read(from)),
});

/** @param tooMany the sentence that refuses so many of them before any is read; null where they are not too many. */
export const list = <T>(
  codec: Codec<T>, tooMany: (count: number) => string | null = () => null,
): Codec<readonly T[]> => ({
  write: (out, values) => {
    out.whole(values.length);
    for (const value of values) codec.write(out, value);
  },
  read: from => {
    const count = from.count();
    const excess = tooMany(count);
    if (excess !== null) from.refuse(excess);
    const read: T[] = [];
    while (read.length < count && from.fault === null) read.push(codec.read(from));
    return read;
  },
});

/** A list that a field of a scenario has, which has at most so many. */
export const listIn = <T>(field: string, what: Listed, most: number, codec: Codec<T>): Codec<readonly T[]> =>
  list(codec, count => (count > most ? sayProblem('tooMany', field, count, what, most) : null));

/** An object with all of these fields, in this order. */
export const every = <C extends Codecs>(codecs: C): Codec<Every<C>> => ({
  write: (out, value) => {
    for (const [field, codec] of Object.entries(codecs)) codec.write(out, value[field]);
  },
  read: from => Object.fromEntries(
    Object.entries(codecs).map(([field, codec]) => [field, codec.read(from)]),
  ) as Every<C>,
});

/** An object with some of these fields. New ones are put behind the others; what has been there stays in its place. */
export const some = <C extends Codecs>(codecs: C): Codec<Some<C>> => ({
  write: (out, value) => {
    const entries = Object.entries(codecs);
    out.whole(entries.reduce((said, [field], i) => (value[field] === undefined ? said : said + 2 ** i), 0));
    for (const [field, codec] of entries) if (value[field] !== undefined) codec.write(out, value[field]);
  },
  read: from => {
    const said = from.whole();
    const entries = Object.entries(codecs);
    if (said >= 2 ** entries.length) from.fail('newer');
    const read = entries.flatMap(([field, codec], i) =>
      (Math.floor(said / 2 ** i) % 2 === 1 ? [[field, codec.read(from)] as const] : []));
    return Object.fromEntries(read) as Some<C>;
  },
});

/** An object that has the fields of two others. */
export const both = <A extends object, B extends object>(one: Codec<A>, other: Codec<B>): Codec<A & B> => ({
  write: (out, value) => {
    one.write(out, value);
    other.write(out, value);
  },
  read: from => ({ ...one.read(from), ...other.read(from) }),
});

/** An object whose fields are names. */
export const named = <T>(codec: Codec<T>): Codec<Readonly<Record<string, T>>> => {
  const fields = list(every({ name: text, value: codec }));
  return {
    write: (out, value) => fields.write(out, Object.entries(value).map(([name, one]) => ({ name, value: one }))),
    read: from => Object.fromEntries(fields.read(from).map(({ name, value }) => [name, value])),
  };
};

type Typed = { readonly type: string };
/** How the fields of each type are written. */
export type Forms<T extends Typed> = { readonly [type in T['type']]: Codec<object> };

/** One of several types: the place of its type is its number, so new ones are put last and none is ever moved. */
export const byType = <T extends Typed>(forms: Forms<T>): Codec<T> => {
  const types = Object.keys(forms) as readonly T['type'][];
  return {
    write: (out, { type, ...fields }) => {
      out.byte(types.indexOf(type));
      forms[type as T['type']].write(out, fields);
    },
    read: from => {
      const type = types[from.byte()];
      if (type !== undefined) return { type, ...forms[type].read(from) } as unknown as T;
      from.fail('newer');
      return { type: types[0] } as unknown as T;
    },
  };
};
