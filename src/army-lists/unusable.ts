/** Why some units have no profile here, in words for a person; another language is another record of them. */
import { sayings } from '../shared/sayings.ts';

export const UNUSABLE = {
  aircraft: 'It never lands to fight, and nothing can assault it in the air.',
  spacecraft: 'Spacecraft stay above the table and never fight an assault.',
  delivery: 'It only brings other units to the table and has no values to fight with.',
} as const;

sayings('army-lists/unusable', UNUSABLE);

export type Unusable = keyof typeof UNUSABLE;
