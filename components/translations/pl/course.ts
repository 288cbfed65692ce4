/** In Polish: the lessons of the course by name. */
import type { LessonNames } from '../../../src/lessons/course/names.ts';

export const words: LessonNames = {
  'what-an-assault-is': {
    title: 'Co to jest szturm',
    teaches: 'Na kogo można szarżować, kiedy szarża staje się szturmem i przez jakie kroki przechodzi.',
  },
  'who-is-engaged': {
    title: 'Kto jest bezpośrednio w walce',
    teaches: 'Które jednostki atakują i mogą dostać: kontakt, 15 cm i linia strzału, którą przerywa mur.',
  },
  'close-combat-or-firefight': {
    title: 'Walka wręcz czy wymiana ognia',
    teaches: 'Której wartości używa jednostka, iloma kośćmi rzuca i kiedy celowo szarżuje się bez kontaktu.',
  },
  'nearest-first': {
    title: 'Trafienia najpierw na najbliższych',
    teaches: 'Kto rozdziela trafienia, w jakiej kolejności spadają i co właściciel może wybrać spośród równych.',
  },
  'second-lap': {
    title: 'Druga kolejka i różna obrona',
    teaches: 'Nikt nie dostaje drugiego trafienia, zanim wszyscy nie mają jednego; dwa trafienia to dwa rzuty i '
      + 'najwyżej jeden zabity.',
  },
  cover: {
    title: 'Osłona i kto ją ma',
    teaches: 'Osłona zamiast pancerza, dla tych, na których szarżowano, nigdy dla szarżujących.',
  },
  'first-strike': {
    title: 'First Strike',
    teaches: 'Niektórzy atakują przed wszystkimi, a kogo zabiją, ten już nie odda.',
  },
  'macro-weapons': {
    title: 'Makrobroń i Titan Killer',
    teaches: 'Trafienia, przed którymi prawie nic nie chroni: przychodzą na końcu i tylko z dodatkowych ataków.',
  },
  'decided-at-once': {
    title: 'Kiedy kończy się od razu',
    teaches: 'Dwa sposoby, w jakie same ataki rozstrzygają szturm, i kto musi do tego paść.',
  },
  'supporting-fire': {
    title: 'Ogień wsparcia',
    teaches: 'Którzy swoi mogą strzelać w szturm, kogo mogą trafić i co dokładają.',
  },
  'the-result': {
    title: 'Wynik i jego modyfikatory',
    teaches: 'Dwie kości, liczy się wyższa; co się do niej dodaje, wiersz po wierszu.',
  },
  ties: {
    title: 'Remisy',
    teaches: 'Równe sumy oznaczają kolejną rundę: co się w niej zaczyna od nowa, a co zostaje.',
  },
  losing: {
    title: 'Dobijanie, złamanie, odwrót',
    teaches: 'Ile kosztuje porażka: trafienia bez obrony, złamana formacja i 15 cm do najbliższego wroga.',
  },
  winning: {
    title: 'Zwycięzcy i znaczniki wybuchu',
    teaches: 'Ile kosztuje zwycięstwo: znacznik wybuchu za każdą stratę i formacja, która może się złamać na miejscu.',
  },
  'formations-together': {
    title: 'Przemieszane i połączone',
    teaches: 'Kilka formacji walczy jak jedna, po każdej ze stron, i wygrywa lub przegrywa jak jedna.',
  },
  'war-engines': {
    title: 'Machiny bojowe',
    teaches: 'Jak dzielą kości, przyjmują trafienia, tracą wytrzymałość i jak się liczą.',
  },
  'commander-dies-last': {
    title: 'Dowódca, który ginie ostatni',
    teaches: 'Jak ustawić kogoś, kogo potrzebujesz, żeby trafienia najpierw dosięgły wszystkich innych.',
  },
  'on-your-own': {
    title: 'Szturm samodzielny',
    teaches: 'Cały szturm bez pomocy; potem każdą twoją decyzję porównuje się z szansami.',
  },
};
