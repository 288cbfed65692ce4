/** In Polish: what is said of things that cannot be put on a shelf. */
import type { SHELF_WORDS as english } from '../../../../src/shelf/shelf-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

export const words: Told<typeof english> = {
  nameless: 'Coś bez nazwy',
  leftOut: (what, why) => `${what}: pominięto. ${why}`,
  leftOutForMore: (what, why) => `${what}: pominięto. ${why} To jeszcze nie wszystko, co się tu nie zgadza.`,
  cut: what => `${what}: tylko dotąd, dokąd pozwalają zasady; resztę pominięto.`,
  tooLarge: 'To jest większe niż 1 MB.',
  nothing: 'Czegoś takiego nie da się przechować.',
  aboardNothing: 'Jednostka siedzi w czymś, co nikogo nie wozi.',
  noEvent: name => `W szturmie nie ma zdarzenia ${name}.`,
  noPhaseEvent: name => `W fazie nie ma zdarzenia ${name}.`,
  fileTooLarge: megabytes => `Ten plik jest większy niż ${figure(megabytes)} MB.`,
  fileNotJson: 'Ten plik to nie JSON albo tylko jego część.',
  otherFile: 'To nie jest plik półki.',
  otherVersion: 'Ten plik zapisała inna wersja tego programu, która robi to inaczej.',

  // what values must be, after 'powinno być:'
  time: 'czas, na przykład 2026-11-21T20:15:00.000Z',
  id: 'tekst z liter, cyfr i łączników, najwyżej 64 znaki',
  thing: 'obiekt z id, kind, name, savedAt i content',
  unit: 'jednostka z profile, characters i aboard',
  formation: 'formacja z name, list, initiative, rules i units',
  scenario: 'scenariusz',
  assault: 'szturm ze scenario, events i at',
  phase: 'faza ze scenario, events i at',
  event: 'zdarzenie',
};
