/** In Spanish: what lessons of Warhammer 40,000 say besides what all lessons say. */
import { counted } from '../../../shared/languages/forms.ts';
import type { phaseLessonWords as english } from '../../../warhammer-40k/lesson/phase-lesson-words.ts';

export const words: typeof english = {
  by: take => `Según: ${take}`,
  nobodyCharges: 'Nadie recibe carga',
  initiative: value => `Iniciativa ${value}`,
  armour: save => (save === null ? '–' : `${save}+`),
  save: save => (save === null ? 'sin armadura' : `salvación ${save}+`),
  wounds: left => counted(left, { one: 'herida restante', other: 'heridas restantes' }),
  of: (side, unit) => `${side === 'attacker' ? 'atacante' : 'defensor'}, ${unit}`,
  whose: (who, purpose) => `${who}, ${purpose}`,
};
