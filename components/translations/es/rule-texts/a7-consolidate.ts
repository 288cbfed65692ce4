/** In Spanish: A8, what winning has cost, and a free move. */
import type { CONSOLIDATION_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a7-consolidate.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A8: 'El ganador cuenta sus bajas y hace un movimiento gratis.',
  'A8.1':
    'Cada formación ganadora recibe un marcador de explosión por unidad propia perdida, o punto de daño, '
    + 'salvo las prescindibles. Si ya estaba desmoralizada al empezar, no recibe ninguno.',
  'A8.2': 'El ganador puede desmoralizarse por estos marcadores de explosión. No tiene que retirarse.',
  'A8.3':
    'Las unidades del ganador pueden mover 5 cm, o su Velocidad si su ejército golpea y huye, pero no a la '
    + 'zona de control de un enemigo. Los transportes pueden recoger a otras en vez de que esas muevan.',
  'A8.4': 'Un perdedor Fearless que sigue en contacto se queda así; ahora no pasa nada más.',
};
