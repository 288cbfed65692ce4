/** In Polish: the page around the elements. */
import type { siteWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  pages: 'Strony',
  play: 'Graj',
  setUp: 'Przygotuj',
  odds: 'Szanse',
  learn: 'Nauka',
  statechart: 'Diagram',
  embed: 'Osadź',
  about: 'Szturm w Epic: Armageddon lub Warhammer 40,000, krok po kroku: z twoimi kośćmi albo naszymi i z zasadą za '
    + 'każdym wierszem.',
  share: 'Udostępnij',
  keep: 'Zachowaj',
  report: 'Raport',
  fault: 'Coś nie tak?',
  language: 'Język',
  unspoken: 'Nie udało się wczytać tego języka. Wczytaj stronę ponownie, gdy będzie sieć.',
  unloaded: 'Nie udało się wczytać tej części. Wczytaj stronę ponownie, gdy będzie sieć.',
  unofficial: 'Nieoficjalne narzędzie fanów, dla graczy, którzy mają zasady. Nie zawiera tekstu zasad ani grafik. '
    + 'Nazwy gier, armii i jednostek należą do właścicieli, którzy go nie zatwierdzili i nie mają z nim nic wspólnego.',
  licence: 'Wolne oprogramowanie na [licencji MIT]. Dane jednostek z [NetEA Tournament Pack].',
  documentation: '[Dokumentacja]: dla graczy, nauczycieli i programistów, oraz co dzieje się z twoimi danymi.',
  offline: 'Gotowe do użycia bez połączenia.',
};
