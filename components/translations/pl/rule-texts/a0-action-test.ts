/** In Polish: who comes to charge at all. */
import type { TEST_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a0-action-test.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  'A0.1': 'Szturm zaczyna tylko formacja, która wykonuje akcję szturmu (Engage). Samo stanie blisko nigdy go nie '
    + 'zaczyna.',
  'A0.2': 'Formacja rzuca kością na swoją inicjatywę: o 1 mniej ze znacznikiem wybuchu, o 1 mniej, gdy jej strona '
    + 'utrzymuje inicjatywę. Gdy się nie uda, dostaje znacznik wybuchu i tylko trzyma pozycję.',
  'A0.3': 'Niektóre armie dodają do tej kości: Orks 2, domy Knight i stada Unblooded 1.',
};
