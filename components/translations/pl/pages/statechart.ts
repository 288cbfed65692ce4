/** In Polish: the page of the statecharts. */
import type { statechartPageWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  views: {
    chart: 'Diagram',
    compare: 'Dwa rozstrzygnięcia obok siebie',
    phase: 'Diagram Warhammer 40,000',
    editions: 'Cztery edycje obok siebie',
  },
  titles: {
    chart: 'Przebieg jako diagram',
    compare: 'Dwa rozstrzygnięcia obok siebie',
    phase: 'Diagram Warhammer 40,000',
    editions: 'Cztery edycje obok siebie',
  },
  leads: {
    chart: 'Ramka to stan szturmu, strzałka to coś, co może się zdarzyć. Przejdź diagram zdarzenie po zdarzeniu.',
    compare: 'Ten sam szturm, te same decyzje i kości, przy dwóch odpowiedziach na pytanie o zasady.',
    phase: 'Jeden diagram dla wszystkich edycji: gdzie teksty się rozchodzą, drogę wskazuje odpowiedź na pytanie.',
    editions: 'Ta sama walka, te same decyzje i kości, w czterech edycjach Warhammer 40,000.',
  },
  shown: 'Co widać',
  walkedWith: 'Szturm, na którym to widać',
  print: 'Drukuj',
  notLoaded: 'Nie udało się wczytać części programu. Sprawdź połączenie.',
  tryAgain: 'Spróbuj ponownie',
};
