/** In Polish: the lesson 'ties'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  first: {
    title: 'Po jednym',
    text: [
      'Twoi Marines biegli, jak daleko mogli, i stoją przed kompanią gwardii; kontakt był poza zasięgiem.',
      'Obie strony strzelały. Zabici na twoim rachunku: {kills attacker}, na ich: {kills defender}.',
      'Teraz obie rzucają na wynik.',
    ],
    hint: [],
  },
  'who-wins': {
    title: 'Kto wygrał?',
    text: [
      'Kości leżą. Nikt nie ma znacznika. Zostało jednostek: tobie {left attacker}, im {left defender}.',
      '„Nie pobiłeś mnie”, mówi gracz gwardii, „więc przegrałeś”.',
    ],
    hint: [
      'Po obu stronach dodaj zabitych, liczebność i jeden za brak znaczników.',
      'Przy remisie żadna strona nie ma przewagi, ani ta, która szarżowała, ani ta druga.',
    ],
    after: [
      'Nikt nie wygrał, więc walka trwa: kontrszarże, ataki, wsparcie i nowy wynik.',
    ],
  },
  'how-far': {
    title: 'Znów szarża?',
    text: [
      'Runda {round}. {unit a2} ma szybkość 30 i stoi {gap a2} od najbliższego gwardzisty.',
      'Sąsiad bierze to za drugą szarżę i ruszyłby tę jednostkę o 30 cm.',
    ],
    hint: [
      'W dalszej rundzie atakujący też rusza się według zasad kontrszarży.',
    ],
    after: [
      'Od drugiej rundy kontrszarżują obie strony, najpierw atakujący.',
      'Kto się rusza, idzie prosto na najbliższego wroga.',
    ],
  },
  'go-in': {
    title: 'Teraz ich dosięgasz',
    text: [
      'Uderzasz na 3+ i strzelasz na 5+; oni uderzają na 6+ i strzelają na 5+.',
      'Kto i jak walczy, ustala się od nowa w każdej rundzie.',
    ],
    task: 'Kontrszarżuj tak, by trzy twoje jednostki dotknęły wroga.',
    hint: [
      'Prosto przed każdą z twoich stoi gwardzista, a droga jest dość krótka.',
    ],
    after: [
      'W kontakcie liczy się walka wręcz, dla nich też.',
    ],
  },
  support: {
    title: 'Znów czołgi?',
    text: [
      'W pierwszej rundzie strzelał {unit l1}, a {unit l2} był za daleko.',
      '„Ten już strzelał”, mówisz.',
    ],
    question: 'Które jednostki gwardii mogą teraz dać jej ogień wsparcia?',
    hint: [
      'Wszystko po kontrszarżach robi się od nowa, wsparcie też.',
      'Zmierz też od nowa: twoi Marines się ruszyli.',
    ],
    after: [
      'Jak się zwykle gra, wsparcie wzywa się w każdej rundzie, a kto je da, pyta się za każdym razem.',
    ],
  },
  kills: {
    title: 'Którzy zabici się liczą?',
    text: [
      'Druga runda rozegrana. Jedni padli w pierwszej, inni w tej.',
      '„Każdą rundę liczy się osobno”, mówi gracz gwardii.',
    ],
    question: 'Ilu zabitych liczy twoja strona?',
    hint: [
      'Wynik pyta o zabitych w tym szturmie.',
    ],
    after: [
      'Zabici zostają z rundy na rundę.',
      'Znaczniki wybuchu muszą czekać: kto walczy, nie dostaje ich, póki wszystko się nie skończy.',
    ],
  },
  after: {
    title: 'Zawsze jest zwycięzca',
    text: [
      'Po rundzie {round} jest {total attacker} do {total defender}. Wygrywa: {winner}.',
      'Rundy idą jedna po drugiej, póki ktoś nie wygra; szturm nigdy nie kończy się bez rozstrzygnięcia.',
    ],
    hint: [],
  },
};
