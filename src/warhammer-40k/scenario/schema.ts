/** The JSON Schema of a scenario of Warhammer 40,000. */
import { publishedSchema, type JsonSchema } from '../../parsing/json-schema.ts';
import { phaseShape } from './draft.ts';

export const phaseSchema = (): JsonSchema => publishedSchema('A scenario of Warhammer 40,000', phaseShape);
