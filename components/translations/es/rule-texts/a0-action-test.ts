/** In Spanish: A0, the action test. */
import type { TEST_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a0-action-test.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  'A0.1': 'Solo una formación que hace la acción de asalto empieza un asalto. Estar muy cerca nunca basta.',
  'A0.2':
    'La formación tira un dado contra su iniciativa: 1 menos con algún marcador de explosión, 1 menos si su '
    + 'bando conserva la iniciativa. Si falla, recibe un marcador de explosión y se queda en posición.',
  'A0.3':
    'Algunos ejércitos suman a este dado: los Orks 2, las casas de caballeros y las manadas sin bautismo de '
    + 'sangre 1.',
};
