/** What lessons of Warhammer 40,000 say besides what all lessons say. */
import { counted } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';

export const phaseLessonWords = spoken('warhammer-40k/lesson', {
  by: (take: string): string => `By: ${take}`,
  nobodyCharges: 'Nobody is charged',
  initiative: (value: number): string => `Initiative ${value}`,
  armour: (save: number | null): string => (save === null ? '–' : `${save}+`),
  save: (save: number | null): string => (save === null ? 'no armour' : `save ${save}+`),
  wounds: (left: number): string => `${counted(left, { one: 'Wound', other: 'Wounds' })} left`,
  /** Whose a model is. */
  of: (side: Side, unit: string): string => `${side}, ${unit}`,
  /** Whose dice they are, and what they are thrown for. */
  whose: (who: string, purpose: string): string => `${who}, ${purpose}`,
});
