/** In Polish: the lesson 'nearest-first'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  yours: {
    title: 'Trafienia w ciebie rozdzielasz ty',
    text: [
      'Orkowie szarżują na twoją formację, {formation company}. Dwaj z nich dotykają: {unit g1} i {unit g2}.',
      'Kto dostaje trafienia, ten je rozdziela.',
      'Tylko snajper sam wybiera ofiarę w szeregach wroga.',
      'A przed jego trafieniem bronić się o jeden trudniej.',
      'Jest jednak kolejność, i o niej jest ta lekcja.',
    ],
    hint: [],
  },
  order: {
    title: 'W jakiej kolejności?',
    text: [
      'W zasięgu masz piechotę, machinę kroczącą i czołg. Jedni mówią, że piechota jest pierwsza.',
      'Inni zaczęliby od czołgu, bo ma najlepszy pancerz.',
    ],
    hint: [
      'Od przodu do tyłu: kontakt jest najbliżej, potem decyduje odległość do najbliższego wroga.',
      'Rodzaj jednostki nie ma w szturmie znaczenia.',
    ],
    after: [
      'Kto jest równie blisko, może być w dowolnej kolejności; decyduje właściciel.',
      'Czołgi i piechota stoją w jednej i tej samej kolejce.',
    ],
  },
  reach: {
    title: 'Ciosy, które sięgają daleko',
    text: [
      'Załóżmy, że ci dwaj w kontakcie to Nobz i mają cztery trafienia, a inni jedno.',
      'Sąsiad położyłby te cztery tutaj: {unit g1} i {unit g2}. „To ich uderzono, a nie ostrzelano”.',
    ],
    hint: [
      'Trafienia z walki wręcz i z wymiany ognia idą na jeden stos.',
      'Nikt nie dostaje drugiego trafienia, zanim wszyscy, których można trafić, nie mają jednego.',
    ],
    after: [
      'Cios z przodu może powalić jednostkę 10 cm dalej: liczy się tylko liczba, a nie sposób.',
    ],
  },
  hits: {
    title: 'Ich kości',
    text: [
      'Orkowie rzucają. W kontakcie potrzebują 4+, z tyłu 6+.',
    ],
    hint: [
      'Czytaj każdą garść według jej wartości.',
    ],
    after: [
      'Wszystkie rozdziela się, zanim poleci choć jeden rzut obronny.',
    ],
  },
  'save-the-commander': {
    title: 'Nie dowódca',
    text: [
      'Pierwsze trafienia idą na dwie w kontakcie. {unit k1} i {unit g3} są tak samo daleko: {gap k1}.',
      'Tak jak trafienia leżą teraz, zagrożenie ma {unit k1}.',
    ],
    task: 'Rozdziel trafienia tak, by żadne nie spadło na {unit k1}, i przejdź do rzutów obronnych.',
    hint: [
      'Trafienie może przejść tylko między równie bliskimi jednostkami.',
    ],
    after: [
      'Między równymi wybór jest twój i w każdym szturmie warto na to spojrzeć.',
    ],
  },
  after: {
    title: 'Co z tego wyszło',
    text: [
      'Twoje straty: {lost defender}, straty orków: {lost attacker}.',
      'Kolejki trwają, póki wszystkie trafienia nie są rozdzielone; przepadają tylko wtedy, gdy nie ma już nikogo.',
      'Nigdy nie przechodzą na jednostki, które nie są bezpośrednio w walce.',
    ],
    hint: [],
  },
};
