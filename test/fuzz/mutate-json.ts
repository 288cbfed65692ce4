/** Changes to JSON that leave it JSON: other values, fields and items in places where nobody expects them. */
import { spliced } from './lists.ts';
import type { Chance } from './random.ts';

/** JSON as it is written: fields may come twice and be called anything. */
type Tree =
  | { readonly kind: 'value'; readonly written: string }
  | { readonly kind: 'list'; readonly items: readonly Tree[] }
  | { readonly kind: 'object'; readonly fields: readonly Field[] };
type Field = readonly [name: string, value: Tree];

const VALUES = [
  'null', 'true', 'false', '0', '-0', '-1', '1', '0.5', '1e-320', '1e308', '1e400', '9007199254740993', '61', '201',
  '""', '"a"', '"__proto__"', '"\\u0000"', '"\\ud800"', '"\\u202e"', '[]', '{}', '[[]]', '[null]', '{"":null}',
];
const NAMES = ['__proto__', 'constructor', 'toString', 'prototype', '', ' ', 'a.b', '0', 'id', 'type', '\u202e', '"'];
const REPEATS = [1, 2, 9, 61, 201];

export const treeOf = (json: unknown): Tree => {
  if (Array.isArray(json)) return { kind: 'list', items: json.map(treeOf) };
  if (typeof json !== 'object' || json === null) return { kind: 'value', written: JSON.stringify(json) };
  return { kind: 'object', fields: Object.entries(json).map(([name, value]) => [name, treeOf(value)] as const) };
};

export const written = (tree: Tree): string => {
  switch (tree.kind) {
    case 'value':
      return tree.written;
    case 'list':
      return `[${tree.items.map(written).join(',')}]`;
    case 'object':
      return `{${tree.fields.map(([name, value]) => `${JSON.stringify(name)}:${written(value)}`).join(',')}}`;
  }
};

const within = (tree: Tree): readonly Tree[] => {
  if (tree.kind === 'value') return [];
  return tree.kind === 'list' ? tree.items : tree.fields.map(([, value]) => value);
};

/** Every part, the whole first. */
export const partsOf = (tree: Tree): readonly Tree[] => [tree, ...within(tree).flatMap(partsOf)];

/** The tree with another part in the place of one of its own. */
export const exchanged = (tree: Tree, part: Tree, other: Tree): Tree => {
  if (tree === part) return other;
  switch (tree.kind) {
    case 'value':
      return tree;
    case 'list':
      return { ...tree, items: tree.items.map(one => exchanged(one, part, other)) };
    case 'object':
      return { ...tree, fields: tree.fields.map(([name, value]) => [name, exchanged(value, part, other)] as const) };
  }
};

const deep = (tree: Tree, depth: number): Tree => {
  let inner = tree;
  for (let left = depth; left > 0; left -= 1) inner = { kind: 'list', items: [inner] };
  return inner;
};

/** Of what other parts are called is taken more often than names that nobody expects. */
const namesIn = (trees: readonly Tree[]): readonly string[] =>
  trees.flatMap(tree => (tree.kind === 'object' ? tree.fields.map(([name]) => name) : []));

const changedList = (items: readonly Tree[], chance: Chance, others: readonly Tree[]): readonly Tree[] => {
  const place = chance.below(items.length);
  switch (chance.below(4)) {
    case 0:
      return spliced(items, place, 1);
    case 1:
      return spliced(items, place, 0, chance.oneOf(others));
    case 2:
      return spliced(items, place, 0, ...Array.from({ length: chance.oneOf(REPEATS) }, () => items[place] ?? VALUE));
    default:
      return [...items].reverse();
  }
};
const VALUE: Tree = { kind: 'value', written: 'null' };

const changedFields = (fields: readonly Field[], chance: Chance, others: readonly Tree[]): readonly Field[] => {
  const place = chance.below(fields.length);
  const [name, value] = fields[place] ?? ['', VALUE];
  const names = namesIn(others);
  const newName = chance.isOneIn(3) || names.length === 0 ? chance.oneOf(NAMES) : chance.oneOf(names);
  switch (chance.below(5)) {
    case 0:
      return spliced(fields, place, 1);
    case 1:
      return spliced(fields, place, 1, [newName, value]);
    case 2:
      return spliced(fields, place, 0, [newName, chance.oneOf(others)]);
    case 3:
      return spliced(fields, place, 1, [name.slice(0, -1) + chance.oneOf(['', 'x', 's']), value]);
    default: {
      const other = chance.below(fields.length);
      const [otherName, otherValue] = fields[other] ?? ['', VALUE];
      return fields.length < 2 ? fields
        : spliced(spliced(fields, place, 1, [name, otherValue]), other, 1, [otherName, value]);
    }
  }
};

const changedText = (text: string, chance: Chance, others: readonly Tree[]): Tree => {
  const texts = others.filter(one => one.kind === 'value' && one.written.startsWith('"'));
  return chance.isOneIn(2) && texts.length > 0 ? chance.oneOf(texts)
    : { kind: 'value', written: JSON.stringify(text + chance.oneOf(['x', ' ', '\u0301', text, text.repeat(40)])) };
};

const changedNumber = (number: number, chance: Chance): Tree =>
  ({ kind: 'value', written: JSON.stringify(number + chance.oneOf([-1, 1, 0.5, -0.001, 10, -100])) });

const changed = (part: Tree, chance: Chance, others: readonly Tree[]): Tree => {
  switch (chance.below(6)) {
    case 0:
      return { kind: 'value', written: chance.oneOf(VALUES) };
    case 1:
      return chance.oneOf(others);
    case 2:
      return chance.isOneIn(8) ? deep(part, chance.oneOf([1, 2, 15, 17, 41, 600])) : chance.oneOf(others);
  }
  if (part.kind === 'list') return { ...part, items: changedList(part.items, chance, others) };
  if (part.kind === 'object') return { ...part, fields: changedFields(part.fields, chance, others) };
  const value = part.written.length < 400 ? JSON.parse(part.written) as unknown : null;
  if (typeof value === 'number') return changedNumber(value, chance);
  return typeof value === 'string' ? changedText(value, chance, others)
    : { kind: 'value', written: chance.oneOf(VALUES) };
};

/** JSON with one or a few changes; null: it is none. `other`: a text of the same kind, of which parts are taken. */
export const mutateJson = (text: string, chance: Chance, other: string): string | null => {
  const [json, otherJson] = [parsed(text), parsed(other)];
  if (json === NO_JSON) return null;
  let tree = treeOf(json);
  const others = partsOf(chance.isOneIn(2) || otherJson === NO_JSON ? tree : treeOf(otherJson));
  for (let left = 1 + chance.below(3); left > 0; left -= 1) {
    const part = chance.oneOf(partsOf(tree));
    tree = exchanged(tree, part, changed(part, chance, others));
  }
  return written(tree);
};

const NO_JSON = Symbol('no JSON');

const parsed = (text: string): unknown => {
  if (/[[{]{500}/.test(text)) return NO_JSON; // too deep to be walked
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return NO_JSON;
  }
};
