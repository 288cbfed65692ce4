/** A roster as JSON: the same tree as in XML, with lists of `forces`, `selections`, `profiles` and `rules`. */
import { IMPORT_LIMITS } from './limits.ts';
import {
  DESCRIPTION, nodeOf, TOO_DEEP, TOO_LARGE, wordsIn, writeValue, type GrowingNode, type NodeKind, type RosterTree,
} from './roster-tree.ts';

const LISTS: readonly (readonly [field: string, kind: NodeKind])[] =
  [['forces', 'force'], ['selections', 'selection'], ['profiles', 'profile'], ['rules', 'rule']];

/** Whether some JSON looks like a roster. */
export const isRosterJson = (json: unknown): boolean =>
  typeof rosterIn(json) === 'object' && fieldOf(rosterIn(json), 'forces') !== undefined;

/** Whether it is the data from which rosters are made. */
export const isCatalogueJson = (json: unknown): boolean =>
  ['catalogue', 'gameSystem'].some(field => typeof fieldOf(json, field) === 'object');

/** The roster of a value that came from `JSON.parse`. */
export const jsonRoster = (json: unknown): RosterTree => {
  const reading: Reading = { count: 0, problem: null };
  const roster = read(rosterIn(json), 'roster', 0, reading);
  return reading.problem === null ? { roster } : { problem: reading.problem };
};

interface Reading {
  count: number;
  problem: string | null;
}

const rosterIn = (json: unknown): unknown => fieldOf(json, 'roster') ?? json;

/** Own fields alone: what every object inherits was not in the file. */
const fieldOf = (value: unknown, field: string): unknown =>
  (typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? (value as Readonly<Record<string, unknown>>)[field]
    : undefined);

const listIn = (value: unknown, field: string): readonly unknown[] => {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
};

const read = (value: unknown, kind: NodeKind, depth: number, reading: Reading): GrowingNode => {
  const node = nodeOf(kind, name => fieldOf(value, name));
  if (depth > IMPORT_LIMITS.depth) reading.problem ??= TOO_DEEP;
  if (kind === 'profile') readValues(value, node, reading);
  if (kind === 'rule') writeValue(node, DESCRIPTION, wordsIn(fieldOf(value, 'description')));
  for (const [field, inner] of LISTS) {
    for (const one of listIn(value, field)) {
      if ((reading.count += 1) > IMPORT_LIMITS.nodes) reading.problem ??= TOO_LARGE;
      if (reading.problem !== null) return node;
      node.inside.push(read(one, inner, depth + 1, reading));
    }
  }
  return node;
};

/** `{ "name": "CC", "$text": "4+" }`, in older files with `value`. */
const readValues = (value: unknown, node: GrowingNode, reading: Reading): void => {
  for (const one of listIn(value, 'characteristics')) {
    if ((reading.count += VALUE_SHARE) > IMPORT_LIMITS.nodes) reading.problem ??= TOO_LARGE;
    if (reading.problem !== null) return;
    const said = fieldOf(one, '$text') ?? fieldOf(one, '#text') ?? fieldOf(one, 'value');
    writeValue(node, wordsIn(fieldOf(one, 'name')), typeof said === 'number' ? String(said) : wordsIn(said));
  }
};

/** A value counts less than a node. */
const VALUE_SHARE = 0.1;
