/** In French: what is said of things that cannot be put on a shelf. */
import type { SHELF_WORDS as english } from '../../../../src/shelf/shelf-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

export const words: Told<typeof english> = {
  nameless: 'Un élément sans nom',
  leftOut: (what, why) => `Laissé de côté : ${what}. ${why}`,
  leftOutForMore: (what, why) => `Laissé de côté : ${what}. ${why} Et ce n’est pas tout ce qui n’y va pas.`,
  cut: what => `${what} ne va pas plus loin que les règles ne le permettent ; le reste est laissé de côté.`,
  tooLarge: 'Cela fait plus de 1 Mo.',
  nothing: 'Ce n’est rien qu’on puisse garder.',
  aboardNothing: 'Une unité est à bord de quelque chose qui ne transporte personne.',
  noEvent: name => `Il n’y a pas d’événement ${name} dans un assaut.`,
  noPhaseEvent: name => `Il n’y a pas d’événement ${name} dans une phase.`,
  fileTooLarge: megabytes => `Ce fichier fait plus de ${figure(megabytes)} Mo.`,
  fileNotJson: 'Ce fichier n’est pas du JSON, ou seulement une partie.',
  otherFile: 'Ce n’est pas le fichier d’une étagère.',
  otherVersion: 'Ce fichier vient d’une autre version de ce programme, qui l’écrit autrement.',

  time: 'un moment comme 2026-11-21T20:15:00.000Z',
  id: 'un texte d’au plus 64 lettres, chiffres et traits d’union',
  thing: 'un élément avec id, kind, name, savedAt et content',
  unit: 'une unité avec profile, characters et aboard',
  formation: 'une formation avec name, list, initiative, rules et units',
  scenario: 'un scénario',
  assault: 'un assaut avec scenario, events et at',
  phase: 'une phase avec scenario, events et at',
  event: 'un événement',
};
