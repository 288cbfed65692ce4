/** In Polish: the lesson 'decided-at-once'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  'two-against-two': {
    title: 'Dwa na dwa',
    text: [
      'Dwa moby, {formation warband}, dotykają dwóch twoich jednostek. Formacja: {formation company}.',
      'Wszyscy inni stoją za budynkiem: trzy moby za magazynem, trzy twoje za twoim.',
      'Po atakach sprawdza się, czy rozstrzygnęły sprawę.',
    ],
    hint: [],
  },
  'both-gone': {
    title: 'Z przodu nie ma już nikogo',
    text: [
      'Oto kości. Twoje dwie z przodu nie mają pancerza, więc policz, co się z nimi stanie.',
      '„Padli wszyscy twoi w walce, więc wygrałem”, mówi gracz orków.',
    ],
    hint: [
      'Atakujący wygrywa od razu, gdy z zaszarżowanych formacji nie został zupełnie nikt.',
      'Policz, kogo twoja kompania ma za koszarami.',
    ],
    after: [
      'Zabić wszystkich obrońców bezpośrednio w walce to za mało, póki żyją inni z nich.',
      'Więc gra się dalej: wsparcie, jeśli jest, a potem kości na wynik.',
    ],
  },
  tie: {
    title: 'Remis',
    text: [
      'Sumy są równe, {total attacker} do {total defender}, więc jest kolejna runda.',
      'Kto walczy, nie dostaje znaczników wybuchu, póki szturm trwa.',
      'Orkowie czekają, aż się pokażesz.',
    ],
    hint: [],
  },
  'show-yourselves': {
    title: 'Trzy lufy na dwie',
    text: [
      'Tylko dwaj orkowie są po tej stronie magazynu. Twoje trzy miałyby trzy strzały, gdyby ich widziały.',
      'Każda twoja jednostka może kontrszarżować o 5 cm.',
    ],
    task: 'Niech w tej rundzie atakują {unit g3}, {unit g4} i {unit g5}; zakończ kontrszarżę.',
    hint: [
      'Każda prosto na najbliższego wroga: droga wiedzie przez koszary.',
      'Potrzebują linii strzału do kogoś do 15 cm.',
    ],
    after: [
      'Trzy twoje są bezpośrednio w walce, a naprzeciw mają dwóch.',
    ],
  },
  'engaged-gone': {
    title: 'Dwaj orkowie pod ogniem',
    text: [
      'Oto kości drugiej rundy.',
      '„Nawet jeśli obaj zginą, trzej moi stoją tam z tyłu bez draśnięcia”, mówi gracz orków.',
    ],
    hint: [
      'Stron nie traktuje się tak samo: jedna z nich szarżowała.',
      'U atakującego pyta się, kto został z tych bezpośrednio w walce.',
    ],
    after: [
      'Jak się zwykle gra, obrońca wygrał, gdy padli wszyscy walczący atakujący.',
    ],
  },
  'without-a-scratch': {
    title: 'A ci trzej za magazynem?',
    text: [
      'Ani nie uderzyli, ani nie dostali. Powiedz, co się dzieje z formacjami.',
    ],
    hint: [
      'Przegrywają formacje, a nie tylko te ich jednostki, które walczyły.',
    ],
    after: [
      'Przegrała cała formacja i się łamie.',
    ],
  },
  after: {
    title: 'Co się nie wydarzyło',
    text: [
      'Wygrywa: {winner}.',
      'Gdzie rozstrzygają ataki, nie ma ognia wsparcia i nikt nie rzuca na wynik.',
      'Nie ma więc też różnicy sum i nikt nie jest dobijany.',
    ],
    hint: [],
  },
};
