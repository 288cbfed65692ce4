/** A shape as a JSON Schema: what editors and other programs know of a format before they hand anything over. */
import * as v from 'valibot';
import type { DrawnShape, Shape } from './shapes.ts';

/** Words of JSON Schema, draft 07, which most editors know. */
export interface JsonSchema {
  readonly [word: string]: unknown;
}

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** The schema of a whole file. An editor writes its address into a file; a scenario has no field for it. */
export const publishedSchema = (title: string, shape: Shape<unknown>): JsonSchema =>
  ({ $schema: DRAFT, title, ...jsonSchemaOf(shape) });

/**
 * What a shape lets through, as far as a schema can say it.
 *
 * Whatever the shape reads, the schema lets through. Of what the shape refuses, the schema lets through what takes more
 * than one field to see: places, names that refer to others, limits across lists.
 */
const jsonSchemaOf = (shape: Shape<unknown>): JsonSchema => {
  const description = v.getDescription(shape);
  return { ...(description === undefined ? {} : { description }), ...drawingOf(shape) };
};

const drawingOf = (shape: Shape<unknown>): JsonSchema => {
  const drawn = v.getMetadata(shape) as DrawnShape;
  return Object.keys(drawn).length > 0 ? fromDrawn(drawn) : fromValibot(shape);
};

/** Shapes within become schemas; a list without an end has no last length. */
const fromDrawn = ({ items, properties, additionalProperties, maxItems, ...words }: DrawnShape): JsonSchema => ({
  ...words,
  ...(maxItems === undefined || maxItems === Infinity ? {} : { maxItems }),
  ...(items === undefined ? {} : { items: jsonSchemaOf(items) }),
  ...(properties === undefined ? {} : fieldsFrom(properties)),
  ...(additionalProperties === undefined ? {} : { additionalProperties: jsonSchemaOf(additionalProperties) }),
});

const fieldsFrom = (entries: v.ObjectEntries): JsonSchema => {
  const fields = Object.entries(entries) as [string, Field][];
  const required = fields.filter(([, { type }]) => !isOptional(type)).map(([name]) => name);
  return {
    ...(required.length === 0 ? {} : { required }),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, jsonSchemaOf(field)])),
    additionalProperties: false,
  };
};

/** What is read of Valibot's own schemas. */
type Field = Shape<unknown> & {
  readonly type: string;
  readonly pipe?: readonly Field[];
  readonly wrapped?: Field;
  readonly default?: unknown;
  readonly options?: readonly string[];
  readonly literal?: string | number;
};

const isOptional = (type: string): boolean => type === 'optional' || type === 'exact_optional';

const fromValibot = (shape: Shape<unknown>): JsonSchema => {
  const { type, pipe, wrapped, options, literal, ...rest } = shape as Field;
  if (pipe !== undefined) return Object.assign({}, ...pipe.map(fromPart)) as JsonSchema;
  if (isOptional(type)) {
    return { ...jsonSchemaOf(wrapped!), ...(rest.default === undefined ? {} : { default: rest.default }) };
  }
  switch (type) {
    case 'nullable':
      return { anyOf: [jsonSchemaOf(wrapped!), { type: 'null' }] };
    case 'picklist':
      return { enum: options };
    case 'literal':
      return { const: literal };
    case 'string':
    case 'number':
    case 'boolean':
      return { type };
    default:
      throw new Error(`Nobody has said how a shape of the type ${type} is drawn.`);
  }
};

/** What is done with a value says nothing of it; what it must be does. */
const fromPart = (part: Field, place: number, parts: readonly Field[]): JsonSchema => {
  if ((part.kind as string) !== 'schema') return {};
  const isMoreExact = parts.slice(place + 1).some(one => one.type === 'picklist' || one.type === 'literal');
  return isMoreExact ? {} : drawingOf(part);
};
