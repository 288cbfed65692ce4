/** The description of the scenario formats says of every field what the schema says. */
import { describe, expect, it } from 'vitest';
import { CHAPTERS, described, objectAt, rowsUnder } from '../../components/embed/build/schema-texts.mjs';
import type { JsonSchema } from '../../src/parsing/json-schema.ts';
import { schemaFiles } from '../../components/embed/build/schemas.ts';
import { markdownAt } from '../support/markdown.ts';

const { text } = markdownAt('docs/scenario-format.md');

const OBJECTS = Object.entries(schemaFiles()).flatMap(([name, schema]) =>
  CHAPTERS[name]!.map(([heading, path]) => ({ heading, object: objectAt(schema, path) })));

/** Required, though a schema says it in another way: a passenger needs no place, a character no Speed. */
const ALSO_REQUIRED = ['at', 'speed'];
/** Lists and objects are told of in words. */
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

describe.each(OBJECTS)('$heading', ({ heading, object }) => {
  const properties = object['properties'] as Record<string, JsonSchema>;
  const required = object['required'] as readonly string[] | undefined ?? [];
  const rows = rowsUnder(text, heading);

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

it('the published schemas say of a field what the documentation says', () => {
  const [name, schema] = Object.entries(schemaFiles())[0]!;
  const whole = described(schema, CHAPTERS[name]!, text);
  const { properties } = objectAt(whole, ['formations', 'units']) as { properties: Record<string, JsonSchema> };
  expect(properties['at']!['description']).toBe('[x, y] in cm; a passenger needs none');
  expect(JSON.stringify(schema)).not.toContain('a passenger needs none');
});
