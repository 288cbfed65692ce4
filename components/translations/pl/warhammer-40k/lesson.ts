/** In Polish: what lessons of Warhammer 40,000 say besides what all lessons say. */
import type { phaseLessonWords as english } from '../../../warhammer-40k/lesson/phase-lesson-words.ts';
import { HEADED_SIDES } from '../sides.ts';

export const words: typeof english = {
  by: take => `Według: ${take}`,
  nobodyCharges: 'Na nikogo nie szarżują',
  initiative: value => `Inicjatywa ${value}`,
  armour: save => (save === null ? '–' : `${save}+`),
  save: save => (save === null ? 'bez pancerza' : `pancerz ${save}+`),
  wounds: left => `żywotność ${left}`,
  of: (side, unit) => `${HEADED_SIDES[side]}, ${unit}`,
  whose: (who, purpose) => `${who}, ${purpose}`,
};
