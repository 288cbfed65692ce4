/** In French: what lessons of Warhammer 40,000 say besides what all lessons say. */
import { counted } from '../../../shared/languages/forms.ts';
import type { phaseLessonWords as english } from '../../../warhammer-40k/lesson/phase-lesson-words.ts';

export const words: typeof english = {
  by: take => `Selon : ${take}`,
  nobodyCharges: 'Personne n’est chargé',
  initiative: value => `Initiative ${value}`,
  armour: save => (save === null ? '–' : `${save}+`),
  save: save => (save === null ? 'sans armure' : `sauvegarde ${save}+`),
  wounds: left => `reste ${counted(left, { one: 'point de vie', other: 'points de vie' })}`,
  of: (side, unit) => `${side === 'attacker' ? 'attaquant' : 'défenseur'}, ${unit}`,
  whose: (who, purpose) => `${who}, ${purpose}`,
};
