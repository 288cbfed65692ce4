/** The JSON Schemas of both games' scenarios, which the build writes into the package. */
import { scenarioShape } from '../../../src/epic-armageddon/scenario/draft.ts';
import { publishedSchema, type JsonSchema } from '../../../src/parsing/json-schema.ts';
import { phaseShape } from '../../../src/warhammer-40k/scenario/draft.ts';

export const scenarioSchema = (): JsonSchema => publishedSchema('A scenario of Epic: Armageddon', scenarioShape);

export const phaseSchema = (): JsonSchema => publishedSchema('A scenario of Warhammer 40,000', phaseShape);

/** What is published, by the name of its file. */
export const schemaFiles = (): Readonly<Record<string, JsonSchema>> => ({
  'scenario.schema.json': scenarioSchema(),
  'warhammer-40k.schema.json': phaseSchema(),
});
