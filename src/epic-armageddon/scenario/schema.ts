/** The JSON Schema of a scenario of Epic: Armageddon. */
import { publishedSchema, type JsonSchema } from '../../parsing/json-schema.ts';
import { scenarioShape } from './draft.ts';

export const scenarioSchema = (): JsonSchema => publishedSchema('A scenario of Epic: Armageddon', scenarioShape);
