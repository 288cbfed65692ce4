/** A roster as XML: `<roster><forces><force><selections><selection name number type>`. */
import { Parser, type Attributes, type Decode } from 'saxen';
import { IMPORT_WORDS } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import {
  DESCRIPTION, NODE_KINDS, nodeOf, TOO_DEEP, TOO_LARGE, writeValue, type GrowingNode, type NodeKind, type RosterTree,
} from './roster-tree.ts';

interface Reading {
  readonly open: (GrowingNode | null)[];
  /** Where the text of the innermost element belongs. */
  writing: { readonly node: GrowingNode; readonly name: string } | null;
  root: GrowingNode | null;
  count: number;
  problem: string | null;
}

/** Roots of the data from which rosters are made. */
const CATALOGUES = ['catalogue', 'gameSystem'];

/**
 * The roster of a text. Only names, numbers, types and what profiles and rules say are taken; declarations are refused,
 * so that no entity can be expanded and nothing is fetched.
 */
export const xmlRoster = (text: string): RosterTree => {
  const reading: Reading = { open: [], writing: null, root: null, count: 0, problem: null };
  const parser = new Parser();
  const refuse = (problem: string): void => {
    reading.problem ??= problem;
    parser.stop();
  };
  parser.on('attention', () => refuse(IMPORT_WORDS.declares));
  parser.on('error', () => refuse(IMPORT_WORDS.damagedRoster));
  parser.on('openTag', (name, attributes, decode) => enter(reading, name, attributes, decode, refuse));
  parser.on('text', (said, decode) => write(reading, decode(said)));
  parser.on('cdata', said => write(reading, said));
  parser.on('closeTag', () => {
    reading.open.pop();
    reading.writing = null;
  });
  parser.parse(text);
  if (reading.problem !== null) return { problem: reading.problem };
  return reading.root === null ? { problem: IMPORT_WORDS.otherXml } : { roster: reading.root };
};

const write = ({ writing }: Reading, text: string): void => {
  if (writing !== null) writeValue(writing.node, writing.name, text);
};

const enter = (
  reading: Reading, qualified: string, attributes: Attributes, decode: Decode, refuse: (problem: string) => void,
): void => {
  const tag = qualified.slice(qualified.indexOf(':') + 1);
  if (reading.open.length === 0 && reading.root === null && CATALOGUES.includes(tag)) {
    return refuse(IMPORT_WORDS.catalogue);
  }
  const node = nodeFrom(tag, attributes, decode);
  if (reading.open.length >= IMPORT_LIMITS.depth * 2) return refuse(TOO_DEEP);
  const parent = reading.open.filter(one => one !== null).at(-1);
  reading.writing = parent === undefined ? null : valueIn(tag, parent, attributes, decode);
  reading.count += node === null ? shareOf(reading) : 1;
  if (reading.count > IMPORT_LIMITS.nodes) return refuse(TOO_LARGE);
  if (node?.kind === 'roster') reading.root ??= node;
  else if (node !== null) parent?.inside.push(node);
  reading.open.push(node);
};

/** A value counts less than a node. */
const shareOf = ({ writing }: Reading): number => (writing === null ? 0 : 0.1);

const nodeFrom = (tag: string, attributes: Attributes, decode: Decode): GrowingNode | null => {
  const kind = NODE_KINDS.find((one): one is NodeKind => one === tag);
  return kind === undefined ? null : nodeOf(kind, fieldsOf(attributes, decode));
};

const fieldsOf = (attributes: Attributes, decode: Decode): (name: string) => string | undefined => {
  const fields = attributes() || {};
  return name => (Object.hasOwn(fields, name) ? decode(fields[name]!) : undefined);
};

/** `<characteristic name="CC">4+</characteristic>`, in older files with a `value`; `<description>` of a rule. */
const valueIn = (
  tag: string, parent: GrowingNode, attributes: Attributes, decode: Decode,
): Reading['writing'] => {
  if (parent.kind === 'rule' && tag === DESCRIPTION) return { node: parent, name: DESCRIPTION };
  if (parent.kind !== 'profile' || tag !== 'characteristic') return null;
  const field = fieldsOf(attributes, decode);
  const name = field('name') ?? '';
  writeValue(parent, name, field('value') ?? '');
  return { node: parent, name };
};
