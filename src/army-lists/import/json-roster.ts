/** A roster as JSON: the same tree as in XML, with lists of `forces`, `selections` and `profiles`. */
import { IMPORT_LIMITS } from './limits.ts';
import { nodeOf, TOO_DEEP, TOO_LARGE, type GrowingNode, type NodeKind, type RosterTree } from './roster-tree.ts';

const LISTS: readonly (readonly [field: string, kind: NodeKind])[] =
  [['forces', 'force'], ['selections', 'selection'], ['profiles', 'profile']];

/** Whether some JSON looks like a roster. */
export const isRosterJson = (json: unknown): boolean =>
  typeof rosterIn(json) === 'object' && fieldOf(rosterIn(json), 'forces') !== undefined;

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

const read = (value: unknown, kind: NodeKind, depth: number, reading: Reading): GrowingNode => {
  const node = nodeOf(kind, name => fieldOf(value, name));
  if (depth > IMPORT_LIMITS.depth) reading.problem ??= TOO_DEEP;
  for (const [field, inner] of LISTS) {
    const list = fieldOf(value, field);
    for (const one of Array.isArray(list) ? list as readonly unknown[] : []) {
      if ((reading.count += 1) > IMPORT_LIMITS.nodes) reading.problem ??= TOO_LARGE;
      if (reading.problem !== null) return node;
      node.inside.push(read(one, inner, depth + 1, reading));
    }
  }
  return node;
};
