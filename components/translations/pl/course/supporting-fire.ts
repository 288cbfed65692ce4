/** In Polish: the lesson 'supporting-fire'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  stalled: {
    title: 'Jeszcze nic nie rozstrzygnięto',
    text: [
      'Prowadzisz formację {formation warband}, cel szarży: {formation company}.',
      'Zabici na twoim rachunku: {kills attacker}, twoje straty: {lost attacker}.',
      'Zostali walczący atakujący i zostali obrońcy: same ataki niczego nie rozstrzygnęły.',
      'Teraz swoi, którzy w tym szturmie nie walczą, mogą w niego strzelać, po obu stronach.',
    ],
    hint: [],
  },
  yours: {
    title: 'Kto strzela dla ciebie?',
    text: [
      'Za tobą stoją trzy jednostki: {formation gunz}. Znaczniki wybuchu na formacji: {markers gunz}.',
      'Gracz gwardii mówi: „Kto ma znacznik, ten chowa głowę”.',
    ],
    question: 'Które twoje jednostki mogą dać ci ogień wsparcia?',
    hint: [
      'Wspierający potrzebuje wroga do 15 cm i na linii strzału, który atakował w tym szturmie.',
      'Znaczniki nikogo nie uciszają we wsparciu, póki formacja nie jest złamana.',
    ],
    after: [
      'O zasięg i widoczność pyta się każde działo osobno; znaczniki nic nie znaczą.',
    ],
  },
  theirs: {
    title: 'A kto dla nich?',
    text: [
      'Czołgi za linią, jeden po drugiej stronie kaplicy. Chimery w tej turze maszerowały.',
      'Pobity pluton stoi blisko {unit b5}, a Sentinel celuje w {unit b6}.',
      '„Wszyscy są do 15 cm od orka”, mówi ich gracz.',
    ],
    question: 'Które jednostki gwardii mogą dać jej ogień wsparcia?',
    hint: [
      'Złamana formacja może walczyć, gdy na nią szarżują, ale ognia wsparcia nie daje.',
      'Kto w tej turze maszerował, nie może wspierać, choćby stał blisko.',
      'Mury między dwiema jednostkami przerywają linię tu jak wszędzie.',
      'Czy ork, którego widzą, atakował? Walczy tu tylko kompania: zmierz do niej od {unit b6}.',
    ],
    after: [
      'Kto wspiera, nie jest złamany, nie maszerował i widzi do 15 cm wroga, który atakował.',
      'Rzucają na wartość wymiany ognia; First Strike nic tu nie znaczy.',
    ],
  },
  spare: {
    title: 'Pocisk dla Nobz?',
    text: [
      'Trafienia czołgów: {hits attacker}. Na razie leży tutaj: {unit n1}.',
      'Trafienia wsparcia spadają na najbliższych wspierającym i tylko na bezpośrednio walczących.',
      'Mierz od czołgów, a nie od gwardzistów.',
    ],
    task: 'Oddaj trafienie komuś innemu, kto stoi równie blisko, jeśli możesz.',
    hint: [
      'Spośród równie bliskich jednostek wybiera ich właściciel. To ty.',
    ],
    after: [
      'Co spadłoby poza walczących, przepada; samych wspierających nigdy się nie trafia.',
    ],
  },
  kills: {
    title: 'Co dały twoje działa?',
    text: [
      'Przed wynikiem liczysz. „Walczy tylko twoja formacja, więc liczą się tylko jej zabici”, mówi przeciwnik.',
    ],
    question: 'Ilu zabitych liczy twoja strona?',
    hint: [
      'Zabity to zabity na rachunku twojej strony, ktokolwiek strzelał.',
    ],
    after: [
      'Wspierający dokładają zabitych i nic więcej: ani liczebności, ani znaczników, ani Inspiring.',
      'Jeśli wsparcie zabije ostatniego z jednej strony szturmu, wygrywa druga.',
    ],
  },
  shaken: {
    title: 'Cena patrzenia',
    text: [
      'Gwardia przegrała. Chimery nie oddały strzału. Ich znaczniki wybuchu: {markers chimeras}.',
      '„One nie brały w tym udziału”, mówi ich gracz.',
    ],
    question: 'Ile znaczników wybuchu mają Chimery, gdy wszystko się skończy?',
    hint: [
      'Jak się zwykle gra, porażka wstrząsa swoimi, którzy stali dość blisko, by ją widzieć, czy strzelali, czy '
        + 'nie.',
    ],
    after: [
      'Każda formacja przegranego, która stała blisko, dostaje jeden znacznik.',
      'Złamana nie dostaje znacznika: zamiast tego traci jednostkę.',
    ],
  },
};
