/** A roster as XML: `<roster><forces><force><selections><selection name number type>`. */
import { Parser, type Attributes, type Decode } from 'saxen';
import { IMPORT_WORDS } from './import-words.ts';
import { IMPORT_LIMITS } from './limits.ts';
import {
  NODE_KINDS, nodeOf, TOO_DEEP, TOO_LARGE, type GrowingNode, type NodeKind, type RosterTree,
} from './roster-tree.ts';

interface Reading {
  readonly open: (GrowingNode | null)[];
  root: GrowingNode | null;
  count: number;
  problem: string | null;
}

/**
 * The roster of a text. Only names, numbers and types are taken; declarations are refused, so that no entity can be
 * expanded and nothing is fetched.
 */
export const xmlRoster = (text: string): RosterTree => {
  const reading: Reading = { open: [], root: null, count: 0, problem: null };
  const parser = new Parser();
  const refuse = (problem: string): void => {
    reading.problem ??= problem;
    parser.stop();
  };
  parser.on('attention', () => refuse(IMPORT_WORDS.declares));
  parser.on('error', () => refuse(IMPORT_WORDS.damagedRoster));
  parser.on('openTag', (name, attributes, decode) => enter(reading, name, attributes, decode, refuse));
  parser.on('closeTag', () => void reading.open.pop());
  parser.parse(text);
  if (reading.problem !== null) return { problem: reading.problem };
  return reading.root === null ? { problem: IMPORT_WORDS.otherXml } : { roster: reading.root };
};

const enter = (
  reading: Reading, tag: string, attributes: Attributes, decode: Decode, refuse: (problem: string) => void,
): void => {
  const node = nodeFrom(tag.slice(tag.indexOf(':') + 1), attributes, decode);
  if (reading.open.length >= IMPORT_LIMITS.depth * 2) return refuse(TOO_DEEP);
  if (node !== null && (reading.count += 1) > IMPORT_LIMITS.nodes) return refuse(TOO_LARGE);
  const parent = reading.open.filter(one => one !== null).at(-1);
  if (node?.kind === 'roster') reading.root ??= node;
  else if (node !== null) parent?.inside.push(node);
  reading.open.push(node);
};

const nodeFrom = (tag: string, attributes: Attributes, decode: Decode): GrowingNode | null => {
  const kind = NODE_KINDS.find((one): one is NodeKind => one === tag);
  if (kind === undefined) return null;
  const fields = attributes() || {};
  return nodeOf(kind, name => (Object.hasOwn(fields, name) ? decode(fields[name]!) : undefined));
};
