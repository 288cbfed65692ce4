/** In Polish: the names of the bundled phases. */
import type { PhaseSampleNames } from '../../../../src/warhammer-40k/scenario/samples/names.ts';

export const words: PhaseSampleNames = {
  'barricade-with-frag': {
    title: 'Marines szturmują barykadę z granatami odłamkowymi',
    teaches: 'Gwardziści za barykadą uderzają pierwsi, chyba że granaty odłamkowe sprawią, że uderzą wszyscy razem.',
  },
  'barricade-without-frag': {
    title: 'Marines szturmują barykadę bez granatów',
    teaches: 'Ta sama szarża bez granatów: gwardziści uderzają przed wszystkimi, chyba że osłona nic nie daje.',
  },
  'power-fist-sergeant': {
    title: 'Sierżant z pięścią energetyczną',
    teaches: 'Marines uderzają w kolejności Inicjatywy; pięść energetyczna jest ostatnia, a wtedy żaden pancerz nie '
      + 'pomaga.',
  },
  'two-armours': {
    title: 'Rany w jednostce o dwóch pancerzach',
    teaches: 'Cztery modele z 3+ i sześć z 4+ przyjmuje rany: każda edycja po swojemu mówi, kto się broni.',
  },
  'character-in-a-unit': {
    title: 'Kapitan w pierwszym szeregu',
    teaches: 'Orkowie dotykają kapitana i oddziału, do którego dołączył. Czy mogą zamiast niego uderzyć oddział, '
      + 'zależy od edycji.',
  },
  'multiple-combat': {
    title: 'Dwa oddziały na dwa oddziały',
    teaches: 'Dwie szarże na dwie jednostki obok siebie to jedna walka, a jej wynik liczy się wszystkim czterem.',
  },
  'sweeping-advance': {
    title: 'Pobici, złamani i dopadnięci',
    teaches: 'Przegrani uciekają, a zwycięzcy ich dopadają: zostają w walce, zbierają jeszcze raz ciosy albo giną.',
  },
};
