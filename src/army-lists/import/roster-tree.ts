/** The tree of a roster, whether it came as XML or as JSON. */
import { IMPORT_WORDS } from './import-words.ts';

/** A roster, a force, a selection or a profile, by the fields that matter here. */
export interface RosterNode {
  readonly kind: NodeKind;
  readonly name: string;
  /** The army that a force or a roster is of. */
  readonly catalogue: string;
  /** `unit`, `model` or `upgrade` for a selection; what it describes for a profile. */
  readonly type: string;
  readonly number: number;
  readonly inside: readonly RosterNode[];
}

export const NODE_KINDS = ['roster', 'force', 'selection', 'profile'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** A roster, or the sentence that says why there is none. */
export type RosterTree = { readonly roster: RosterNode } | { readonly problem: string };

export const TOO_DEEP = IMPORT_WORDS.rosterTooDeep;
export const TOO_LARGE = IMPORT_WORDS.rosterTooLarge;

/** A node that is still being filled. */
export interface GrowingNode extends Omit<RosterNode, 'inside'> {
  readonly inside: GrowingNode[];
}

/** The node of some fields, which are whatever the file says. */
export const nodeOf = (kind: NodeKind, field: (name: string) => unknown): GrowingNode => ({
  kind,
  name: wordsIn(field('name')),
  catalogue: wordsIn(field('catalogueName')),
  type: wordsIn(field(kind === 'profile' ? 'typeName' : 'type')),
  number: countIn(field('number')),
  inside: [],
});

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** More of one thing than this is no more told apart. */
const MANY = 9999;

/** A whole number from 0 on; 1 where none is said. */
const countIn = (value: unknown): number => {
  const number = value === undefined || value === '' ? 1 : Number(value);
  return Number.isFinite(number) ? Math.min(Math.max(0, Math.floor(number)), MANY) : 1;
};
