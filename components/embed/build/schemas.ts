/** The JSON Schemas that the build writes into the package. */
import { scenarioSchema } from '../../../src/epic-armageddon/scenario/schema.ts';
import type { JsonSchema } from '../../../src/parsing/json-schema.ts';
import { phaseSchema } from '../../../src/warhammer-40k/scenario/schema.ts';

/** What is published, by the name of its file. */
export const schemaFiles = (): Readonly<Record<string, JsonSchema>> => ({
  'scenario.schema.json': scenarioSchema(),
  'warhammer-40k.schema.json': phaseSchema(),
});
