/** In German: what is said of things that cannot be put on a shelf. */
import type { SHELF_WORDS as english } from '../../../../src/shelf/shelf-words.ts';
import { figure } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

export const words: Told<typeof english> = {
  nameless: 'Etwas ohne Namen',
  leftOut: (what, why) => `${what} ist weggelassen. ${why}`,
  leftOutForMore: (what, why) => `${what} ist weggelassen. ${why} Das ist nicht alles, was daran nicht stimmt.`,
  cut: what => `${what} geht nur so weit, wie die Regeln es zulassen; der Rest ist weggelassen.`,
  tooLarge: 'Es ist größer als 1 MB.',
  nothing: 'Es ist nichts, was sich aufbewahren lässt.',
  aboardNothing: 'Eine Einheit sitzt in etwas, das niemanden befördert.',
  noEvent: name => `In einem Sturmangriff gibt es kein Ereignis ${name}.`,
  noPhaseEvent: name => `In einer Phase gibt es kein Ereignis ${name}.`,
  fileTooLarge: megabytes => `Diese Datei ist größer als ${figure(megabytes)} MB.`,
  fileNotJson: 'Diese Datei ist kein JSON oder nur ein Teil davon.',
  otherFile: 'Das ist nicht die Datei eines Regals.',
  otherVersion: 'Diese Datei hat eine andere Version dieses Programms gespeichert, die anders schreibt.',

  // what values must be, after 'Erwartet:'
  time: 'eine Zeit wie 2026-11-21T20:15:00.000Z',
  id: 'ein Text aus höchstens 64 Buchstaben, Ziffern und Bindestrichen',
  thing: 'ein Objekt mit id, kind, name, savedAt und content',
  unit: 'eine Einheit mit profile, characters und aboard',
  formation: 'eine Formation mit name, list, initiative, rules und units',
  scenario: 'ein Szenario',
  assault: 'ein Sturmangriff mit scenario, events und at',
  phase: 'eine Phase mit scenario, events und at',
  event: 'ein Ereignis',
};
