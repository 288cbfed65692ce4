/**
 * Texts that are kept: `found` have once been read wrongly, `reached` enter all that the fuzzer has come to so far.
 * Both are read in the suite.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('./corpus/', import.meta.url);
export const KINDS = ['found', 'reached'] as const;
export type Kind = (typeof KINDS)[number];

export const corpusOf = (target: string, kind: Kind): readonly string[] => {
  const file = new URL(`${target}-${kind}.json`, FOLDER);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) as readonly string[] : [];
};

export const keep = (target: string, kind: Kind, texts: readonly string[]): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL(`${target}-${kind}.json`, FOLDER), `${JSON.stringify(texts, null, 1)}\n`);
};
