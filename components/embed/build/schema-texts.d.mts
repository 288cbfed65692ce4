import type { JsonSchema } from '../../../src/parsing/json-schema.ts';

export type Chapter = readonly [heading: string, path: readonly string[]];
export interface Row {
  readonly fields: readonly string[];
  readonly says: string;
  readonly unless: string;
}

export const CHAPTERS: Readonly<Record<string, readonly Chapter[]>>;
export const rowsUnder: (markdown: string, heading: string) => readonly Row[];
export const objectAt: (schema: JsonSchema, path: readonly string[]) => JsonSchema;
export const described: (schema: JsonSchema, chapters: readonly Chapter[], markdown: string) => JsonSchema;
