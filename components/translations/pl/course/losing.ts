/** In Polish: the lesson 'losing'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  'how-many': {
    title: 'Jak bardzo?',
    text: [
      'Orkowie szarżują na dwie twoje formacje: {formation company} i {formation remnant}, a ta druga jest '
        + 'złamana.',
      'Zabici na twoim rachunku: {kills defender}, na ich: {kills attacker}. Kości na wynik leżą na stole.',
      '„Straciłeś jedną jednostkę, więc dostajesz jeszcze jedno”, mówi ktoś.',
    ],
    question: 'Ile trafień bez obrony dostaje teraz przegrany?',
    hint: [
      'Weź wyższą kość każdej strony i dodaj: zabitych, liczebność, znaczniki, Inspiring.',
      'Złamany pluton liczy się jak jeden znacznik na każdą swoją jednostkę.',
      'To różnica między obiema sumami.',
    ],
    after: [
      'O ile przegrywasz wynik, tylu zostaje dobitych, i nic ich nie chroni.',
    ],
  },
  whom: {
    title: 'Kogo dobijają?',
    text: [
      '{unit g4} stoi za młynem, nie widzi orków i nie rzuca kośćmi.',
      'Przy {unit g3} jest komisarz, więc ma ona Fearless. Liczba trafień: {hackdown}.',
      '„Kto nie był w walce, nie może dostać”, mówisz.',
    ],
    hint: [
      'Dobijanie nie pyta o linię strzału ani o to, kto walczył, tylko o to, kto jest najbliżej.',
      'Jednostki Fearless się pomija i trafienie idzie na następną.',
      'Obie formacje liczą się jak jedna; jednostki bierze się razem, najbliższe orkom najpierw.',
    ],
    after: [
      'Blisko to blisko: za murem nikt nie jest bezpieczny przed porażką.',
      'Z transporterem dostają też wszyscy w środku, przed każdym, kto jest dalej.',
      'Pasażerowie wraku, na których nie spadło takie trafienie, rzucają obronę.',
      'Te straty nie są zabitymi i nie przynoszą znaczników.',
    ],
  },
  break: {
    title: 'Kto się łamie?',
    text: [
      'Czołgi strzelały we wsparciu i stoją blisko. Komisarz żyje.',
      '„Jednostka Fearless trzyma kompanię w kupie”, mówi sąsiad.',
    ],
    hint: [
      'Każda przegrana formacja się łamie, cokolwiek jej zostało, chyba że już była złamana.',
      'Swoi w pobliżu dostają jeden znacznik, który sam łamie tylko pojedynczą jednostkę.',
    ],
    after: [
      'Testu nie ma: kompania się łamie, a jej znaczniki się zdejmuje.',
    ],
  },
  gone: {
    title: 'A ci już złamani?',
    text: [
      'Po trafieniach ktoś jeszcze zostanie. Formacja: {formation remnant}.',
      '„Złamany to złamany”, mówi sąsiad, „więcej nic się nie stanie”.',
    ],
    hint: [
      'Złamana formacja walczy jak każda inna, ale drugiej porażki nie przeżyje.',
    ],
    after: [
      'Kto był złamany w chwili szarży i przegrywa, zostaje zniszczony, prócz jednostek Fearless.',
      'Najpierw jest dobijanie: ci, którzy i tak przepadną, część przyjęli na siebie.',
      'Samolot na ziemi, który przegrywa, też zostaje zniszczony, chyba że ma Fearless.',
    ],
  },
  away: {
    title: 'Zabierz ich stamtąd',
    text: [
      'Masz dwa ruchy, tutaj 30 cm, a strefy kontroli cię nie zatrzymują.',
      'Kto potem stoi do 15 cm od jakiegokolwiek wroga, przepada.',
      'Dwa moby, {formation bikes}, czekają na drugim końcu stołu.',
    ],
    hint: [
      'Prosto od orków to prosto na motory. Spróbuj strony, gdzie nikogo nie ma.',
      'Jednostki Fearless mogą zostać albo stanąć gdziekolwiek dalej niż 5 cm od wrogów.',
    ],
    after: [
      'Wyszli z tego, złamani, ale żywi.',
      'Machina bojowa, która kończy blisko wrogów, nie przepada, ale dostaje punkt obrażeń za każdego.',
    ],
  },
  after: {
    title: 'Rachunek',
    text: [
      'Z twoich dwóch formacji zostało jednostek: {left defender}. Znaczniki czołgów: {markers tanks}.',
      'W tej kolejności: trafienia, złamanie, koniec złamanych, odwrót, znaczniki swoich, potem zwycięzców.',
    ],
    hint: [],
  },
};
