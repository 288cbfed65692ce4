/** The JSON Schemas of what either game reads. `npm run build:library` writes them into the package. */
import { scenarioShape } from '../epic-armageddon/scenario/draft.ts';
import { phaseShape } from '../warhammer-40k/scenario/draft.ts';
import { jsonSchemaOf, type JsonSchema } from './json-schema.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** An editor writes the address of the schema into a file; a scenario has no field for it. */
const schema = (title: string, shape: Parameters<typeof jsonSchemaOf>[0]): JsonSchema =>
  ({ $schema: DRAFT, title, ...jsonSchemaOf(shape) });

export const scenarioSchema = (): JsonSchema => schema('A scenario of Epic: Armageddon', scenarioShape);

export const phaseSchema = (): JsonSchema => schema('A scenario of Warhammer 40,000', phaseShape);

/** What is published, by the name of its file. */
export const schemaFiles = (): Readonly<Record<string, JsonSchema>> => ({
  'scenario.schema.json': scenarioSchema(),
  'warhammer-40k.schema.json': phaseSchema(),
});
