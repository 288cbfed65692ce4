/** In Polish: distances, lines of fire, terrain. */
import type { BATTLEFIELD_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/battlefield.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  L1: 'Odległości mierzy się między najbliższymi krawędziami dwóch podstawek. W kontakcie znaczy: bez przerwy.',
  L2: 'Teren, który zasłania, przerywa linię strzału. Jeśli jedno z dwojga w nim stoi, widzą się jeszcze przez 10 cm '
    + 'tego terenu.',
  L3: 'Jednostki nie przerywają linii strzału; machiny bojowe tak.',
  L4: 'Kto stoi wyżej, widzi ponad niższym terenem, jeśli tak ustalono dla stołu.',
  L5: 'Każdy rodzaj terenu daje piechocie swoją osłonę, a zatrzymuje lub naraża tych, dla których jest zbyt trudny.',
};
