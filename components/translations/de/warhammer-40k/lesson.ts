/** In German: what lessons of Warhammer 40,000 say besides what all lessons say. */
import type { phaseLessonWords as english } from '../../../warhammer-40k/lesson/phase-lesson-words.ts';
import { SIDES } from '../sides.ts';

export const words: typeof english = {
  by: take => `Nach: ${take}`,
  nobodyCharges: 'Niemand wird angegriffen',
  initiative: value => `Initiative ${value}`,
  armour: save => (save === null ? '–' : `${save}+`),
  save: save => (save === null ? 'keine Rüstung' : `Rüstung ${save}+`),
  wounds: left => `noch ${left} LP`,
  of: (side, unit) => `${SIDES[side]}, ${unit}`,
  whose: (who, purpose) => `${who}, ${purpose}`,
};
