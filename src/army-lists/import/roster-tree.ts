/** The tree of a roster, whether it came as XML or as JSON. */
import { IMPORT_WORDS } from './import-words.ts';

/** A roster, a force, a selection, a profile or a rule, by the fields that matter here. */
export interface RosterNode {
  readonly kind: NodeKind;
  readonly name: string;
  /** The army that a force or a roster is of. */
  readonly catalogue: string;
  /** The game that a roster is of, by its name and by its id. */
  readonly system: string;
  readonly systemId: string;
  /** `unit`, `model` or `upgrade` for a selection; what it describes for a profile. */
  readonly type: string;
  readonly number: number;
  readonly isHidden: boolean;
  /** What a profile says, by the names of its columns; what a rule says stands under `description`. */
  readonly values: ReadonlyMap<string, string>;
  readonly inside: readonly RosterNode[];
}

export const NODE_KINDS = ['roster', 'force', 'selection', 'profile', 'rule'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** Under this stands what a rule says. */
export const DESCRIPTION = 'description';

/** A roster, or the sentence that says why there is none. */
export type RosterTree = { readonly roster: RosterNode } | { readonly problem: string };

export const TOO_DEEP = IMPORT_WORDS.rosterTooDeep;
export const TOO_LARGE = IMPORT_WORDS.rosterTooLarge;

/** A node that is still being filled. */
export interface GrowingNode extends Omit<RosterNode, 'inside' | 'values'> {
  readonly values: Map<string, string>;
  readonly inside: GrowingNode[];
}

/** The node of some fields, which are whatever the file says. */
export const nodeOf = (kind: NodeKind, field: (name: string) => unknown): GrowingNode => ({
  kind,
  name: wordsIn(field('name')),
  catalogue: wordsIn(field('catalogueName')),
  system: kind === 'roster' ? wordsIn(field('gameSystemName')) : '',
  systemId: kind === 'roster' ? wordsIn(field('gameSystemId')) : '',
  type: wordsIn(kind === 'profile' ? field('typeName') ?? field('profileTypeName') : field('type')),
  number: countIn(field('number')),
  isHidden: String(field('hidden')) === 'true',
  values: new Map(),
  inside: [],
});

export const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A profile has no more columns than this, and nothing in them is longer. */
const MOST_VALUES = 30;
const LONGEST_VALUE = 3000;
const CUT = '…';

/** Adds to what a profile or a rule says under a name; what is cut off leaves a sign that there was more. */
export const writeValue = ({ values }: GrowingNode, name: string, text: string): void => {
  const before = values.get(name) ?? '';
  if (text === '' || before.endsWith(CUT) || (before === '' && values.size >= MOST_VALUES)) return;
  const whole = before + text;
  values.set(name, whole.length > LONGEST_VALUE ? whole.slice(0, LONGEST_VALUE) + CUT : whole);
};

/** More of one thing than this is no more told apart. */
const MANY = 9999;

/** A whole number from 0 on; 1 where none is said. */
const countIn = (value: unknown): number => {
  const number = value === undefined || value === '' ? 1 : Number(value);
  return Number.isFinite(number) ? Math.min(Math.max(0, Math.floor(number)), MANY) : 1;
};
