/** In Spanish: what is said of things that cannot be put on a shelf. */
import type { SHELF_WORDS as english } from '../../../../src/shelf/shelf-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

export const words: Told<typeof english> = {
  nameless: 'Un elemento sin nombre',
  leftOut: (what, why) => `Se deja fuera: ${what}. ${why}`,
  leftOutForMore: (what, why) => `Se deja fuera: ${what}. ${why} Y no es lo único que está mal.`,
  cut: what => `${what} llega solo hasta donde dejan las reglas; el resto se deja fuera.`,
  tooLarge: 'Esto pasa de 1 MB.',
  nothing: 'Esto no es nada que se pueda guardar.',
  aboardNothing: 'Una unidad va a bordo de algo que no lleva a nadie.',
  noEvent: name => `No hay ningún suceso ${name} en un asalto.`,
  noPhaseEvent: name => `No hay ningún suceso ${name} en una fase.`,
  fileTooLarge: megabytes => `Este archivo pasa de ${figure(megabytes)} MB.`,
  fileNotJson: 'Este archivo no es JSON, o solo una parte.',
  otherFile: 'Este no es el archivo de un estante.',
  otherVersion: 'Este archivo lo guardó otra versión de este programa, que lo escribe de otra forma.',

  time: 'un momento como 2026-11-21T20:15:00.000Z',
  id: 'un texto de como mucho 64 letras, cifras y guiones',
  thing: 'un elemento con id, kind, name, savedAt y content',
  unit: 'una unidad con profile, characters y aboard',
  formation: 'una formación con name, list, initiative, rules y units',
  scenario: 'un escenario',
  assault: 'un asalto con scenario, events y at',
  phase: 'una fase con scenario, events y at',
  event: 'un suceso',
};
