/** In Spanish: A1, the target. */
import type { TARGET_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a1-choose-target.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A1: 'La formación que asalta señala una formación enemiga.',
  'A1.1': 'Se puede cargar contra cualquier formación enemiga de la mesa, por lejos que esté, desmoralizada o no.',
  'A1.2':
    'Las formaciones con unidades a 5 cm unas de otras están entremezcladas. El atacante puede cargar a la '
    + 'vez contra las que estén así de cerca del objetivo, pero no está obligado.',
  'A1.3':
    'Las formaciones cargadas juntas cuentan como una: todas pueden contracargar, los impactos caen en '
    + 'cualquiera y sus marcadores de explosión se suman.',
  'A1.4': 'La carga no tiene que llegar cerca de todas las formaciones contra las que va.',
  'A1.5':
    'Un Commander puede llevar consigo formaciones con una unidad a 5 cm de la suya, 10 cm los Space Wolves. '
    + 'Se hace un solo chequeo para todas.',
  'A1.6': 'La formación del Commander no tiene que llegar cerca del objetivo.',
  'A1.7': 'Las formaciones que cargan juntas son una sola, así que sus marcadores de explosión se suman.',
};
