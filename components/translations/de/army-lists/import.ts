/** In German: what is said of a list that was read from outside. */
import type { IMPORT_WORDS as english } from '../../../../src/army-lists/import/import-words.ts';
import { figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

/** 'Nur die erste Zeile wurde', 'Nur die ersten 5 Zeilen wurden'. */
const onlyFirst = (most: number, one: string, many: string): string =>
  form(most, { one: `Nur die erste ${one} wurde`, other: `Nur die ersten ${figure(most)} ${many} wurden` });

export const words: Told<typeof english> = {
  tooLarge: 'Das ist viel zu groß für eine Liste oder ein Szenario und wurde deshalb nicht gelesen.',
  notText: 'Das ist kein Text: Es hat Bytes, die keine Liste hat.',
  nothing: 'Nichts davon wurde als Formation verstanden.',
  damagedJson: 'Das sieht nach JSON aus, ist aber beschädigt oder abgeschnitten.',
  otherJson: 'Dieses JSON ist weder ein Roster noch ein Szenario.',
  declares: 'Diese Datei erklärt eigene Dinge (ein DOCTYPE), was kein Roster tut; deshalb wird sie nicht gelesen.',
  damagedRoster: 'Dieses Roster ist beschädigt oder abgeschnitten.',
  otherXml: 'Dieses XML ist kein Roster.',
  rosterTooDeep: 'Dieses Roster ist tiefer verschachtelt als jede Armee.',
  rosterTooLarge: 'In diesem Roster steht mehr, als irgendeine Armee hat.',
  damagedArchive: 'Dieses Archiv ist beschädigt oder abgeschnitten.',
  noRosterInside: 'In diesem Archiv ist kein Roster.',
  archiveInside: 'In diesem Archiv ist noch ein Archiv, und das bleibt zu.',
  manyFiles: 'In diesem Archiv sind zu viele Dateien für ein Roster.',
  largeInside: 'Was in diesem Archiv ist, ist zu groß für ein Roster.',

  firstFormations: most => `${onlyFirst(most, 'Formation', 'Formationen')} gelesen.`,
  firstNames: most => form(most, {
    one: 'Nur der erste Name wurde nachgeschlagen.',
    other: `Nur die ersten ${figure(most)} verschiedenen Namen wurden nachgeschlagen.`,
  }),
  firstUnmatched: most => `Von dem, was unklar ist, wird nur so viel gezeigt: ${figure(most)}.`,
  firstLines: most => `${onlyFirst(most, 'Zeile', 'Zeilen')} gelesen.`,
  firstLetters: most => `Von einer Zeile wurden nur ${figure(most)} Zeichen gelesen.`,
  cut: most => `Eine Formation wurde abgeschnitten, Einheiten: ${figure(most)}.`,
  heading: name => `${name} gilt als Überschrift.`,
  assumed: name => `${name} nennt keine eigenen Einheiten; es sind die wenigsten, die die Armeeliste erlaubt.`,
  ability: name => `${name} ist hier eine Fähigkeit und wurde weggelassen.`,
  unusable: name => `${name} kann hier nicht kämpfen.`,
  unusableWhy: (name, why) => `${name} kann hier nicht kämpfen. ${why}`,
  taken: (name, unit) => `${name} gilt als ${unit}.`,
  noUnits: names => `Weggelassen, weil keine Einheiten: ${names.join(', ')}.`,
  noFormations: names => `Weggelassen, weil keine Formationen: ${names.join(', ')}.`,
};
