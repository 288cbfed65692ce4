/** The description of the scenario formats says of every field what the schema says. */
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../src/scenario/schema/json-schema.ts';
import { phaseSchema, scenarioSchema } from '../../src/scenario/schema/schemas.ts';
import { markdownAt } from '../support/markdown.ts';

const { text } = markdownAt('docs/scenario-format.md');

/** The rows under a heading: the fields of its first cell, and the other cells. */
const rowsUnder = (heading: string) => {
  const section = text.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  return section.split('\n').filter(line => line.startsWith('| `')).map(line => {
    const [fields = '', says = '', unless = ''] = line.split(/(?<!\\)\|/).slice(1).map(cell => cell.trim());
    return { fields: [...fields.matchAll(/`([^`]+)`/g)].map(match => match[1]!), says, unless };
  });
};

/** What lies at a path of field names; a list's entry and a record's value stand for the list and the record. */
const at = (schema: JsonSchema, path: readonly string[]): JsonSchema => {
  const inner = (schema['anyOf'] as JsonSchema[] | undefined)?.find(one => 'properties' in one && 'type' in one);
  const whole = (schema['items'] ?? schema['additionalProperties'] ?? schema) as JsonSchema | false;
  const object = inner !== undefined && !('properties' in schema) ? inner : (whole === false ? schema : whole);
  const [field, ...rest] = path;
  if (field === undefined) return object;
  return at((object['properties'] as Record<string, JsonSchema>)[field]!, rest);
};

const EPIC = scenarioSchema();
const PHASE = phaseSchema();

const OBJECTS: readonly (readonly [heading: string, schema: JsonSchema, path: readonly string[]])[] = [
  ['Epic: the scenario', EPIC, []],
  ['Epic: table', EPIC, ['table']],
  ['Epic: terrain', EPIC, ['table', 'terrain']],
  ['Epic: formation', EPIC, ['formations']],
  ['Epic: unit', EPIC, ['formations', 'units']],
  ['Epic: engage', EPIC, ['engage']],
  ['Epic: profile', EPIC, ['profiles']],
  ['Epic: weapon', EPIC, ['profiles', 'weapons']],
  ['Epic: critical', EPIC, ['profiles', 'critical']],
  ['Epic: splash', EPIC, ['profiles', 'critical', 'splash']],
  ['40k: the scenario', PHASE, []],
  ['40k: table', PHASE, ['table']],
  ['40k: terrain', PHASE, ['table', 'terrain']],
  ['40k: unit', PHASE, ['units']],
  ['40k: model', PHASE, ['units', 'models']],
  ['40k: profile', PHASE, ['profiles']],
  ['40k: weapon', PHASE, ['profiles', 'weapons']],
];

/** Required, though a schema says it in another way: a passenger needs no place, a character no Speed. */
const ALSO_REQUIRED = ['at', 'speed'];
/** Needed by nothing but to be used: a scenario without profiles may have those of the library. */
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

describe.each(OBJECTS)('%s', (heading, schema, path) => {
  const object = at(schema, path);
  const properties = object['properties'] as Record<string, JsonSchema>;
  const required = object['required'] as readonly string[] | undefined ?? [];
  const rows = rowsUnder(heading);

  it('has every field, and no other', () => {
    expect(rows.flatMap(({ fields }) => fields).sort()).toEqual(Object.keys(properties).sort());
  });

  it('says which fields are required', () => {
    const said = rows.filter(({ unless }) => unless === 'required').flatMap(({ fields }) => fields);
    expect(said.filter(field => !ALSO_REQUIRED.includes(field)).sort())
      .toEqual(required.filter(field => !ALSO_REQUIRED.includes(field)).sort());
  });

  it('says what a field is that is not there', () => {
    const wrong = rows.flatMap(({ fields, unless }) => fields.filter((field, i) => {
      const value = properties[field]!['default'];
      if (!isPlain(value)) return false;
      const told = unless.split(', ');
      return (told[i] ?? told[0]) !== `\`${String(value)}\``;
    }));
    expect(wrong).toEqual([]);
  });

  it('names every word of a closed list that a field may be', () => {
    const wrong = rows.flatMap(({ fields, says }) => fields.flatMap(field => {
      const property = properties[field]!;
      const words = (property['enum'] ?? (property['items'] as JsonSchema | undefined)?.['enum'] ?? []) as string[];
      const isLong = words.length > 20 || field === 'ruleset';
      return isLong ? [] : words.filter(word => !says.includes(`\`${word}\``));
    }));
    expect(wrong).toEqual([]);
  });
});
