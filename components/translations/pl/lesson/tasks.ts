/** In Polish: the tasks of lessons, by their ids. */
import type { taskWords as english } from '../../../epic-armageddon/lesson/question-words.ts';

export const words: typeof english = {
  'charge-with': 'Wybierz cel tak, by w tym szturmie walczyły: {formations}.',
  'in-contact': 'Strona: {side}. Liczba jednostek w kontakcie podstawek ma wynieść co najmniej {count}.',
  'not-in-contact': 'Szarżuj tak, by ktoś był dość blisko, ale bez kontaktu podstawek. Strona: {side}.',
  near: 'Ustaw jednostkę {unit} najwyżej {cm} cm od: {from}.',
  away: 'Ustaw jednostkę {unit} dalej niż {cm} cm od: {from}.',
  'clear-of-enemies': 'Ustaw jednostkę {unit} dalej niż {cm} cm od każdego wroga.',
  'in-cover': 'Ustaw w osłonie: {units}.',
  engaged: 'Spraw, by mogły atakować: {units}.',
  'not-engaged': 'Spraw, by nie mogły ani atakować, ani dostać: {units}.',
  'hit-last': 'Ustaw jednostkę {unit} tak, by po niej nikt z jej strony już nie dostał.',
  'dice-split': 'Podziel kości jednostki {unit}: do walki wręcz {count}, reszta do wymiany ognia.',
  hit: 'Rozdziel trafienia tak, by jedno spadło na {unit}.',
  spare: 'Rozdziel trafienia tak, by żadne nie spadło na {unit}.',
  'save-by': 'Obrona dla {unit}: {save}.',
  'supported-by': 'Strona: {side}. Ogień wsparcia mają dać dokładnie: {units}.',
  'got-away': 'Wycofaj formację {formation} tak, by po drodze nikt nie przepadł.',
  reach: 'Graj dalej aż do „{state}”.',
  'play-well': 'Graj do końca. Twoja strona: {side}; potem każdą decyzję porównuje się z szansami.',
};
