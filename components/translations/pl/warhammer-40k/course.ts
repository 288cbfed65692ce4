/** In Polish: the lessons of Warhammer 40,000 by name. */
import type { PhaseLessonNames } from '../../../../src/lessons/warhammer-40k/names.ts';

export const words: PhaseLessonNames = {
  '40k-barricade': {
    title: 'Za barykadą',
    teaches: 'Kto uderza pierwszy, gdy szarża idzie przez osłonę, i co zmieniają granaty odłamkowe.',
  },
  '40k-power-fist': {
    title: 'Pięść, która jest ostatnia',
    teaches: 'Drabina Inicjatywy, ataki i broń, która uderza, gdy wszyscy inni skończyli.',
  },
  '40k-two-armours': {
    title: 'Dwa rodzaje pancerza',
    teaches: 'Cztery sposoby, w jakie rany znajdują kogoś w jednostce o różnym pancerzu.',
  },
  '40k-who-strikes-whom': {
    title: 'Kapitan oraz dwa oddziały na dwa',
    teaches: 'Kogo może uderzyć model, kto jest osobną jednostką i jak liczy się walkę wielu.',
  },
  '40k-caught': {
    title: 'Pobici, złamani i dopadnięci',
    teaches: 'Jak trudno wytrwać i trzy rzeczy, które może zrobić pościg.',
  },
};
