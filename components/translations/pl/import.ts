/** In Polish: what an import says. */
import { counted, figure } from '../../shared/languages/forms.ts';
import type { importWords as english } from '../../set-up/import/import-words.ts';
import { units } from './counts.ts';

const formationsOf = (count: number): string =>
  counted(count, { one: 'formacja', few: 'formacje', many: 'formacji', other: 'formacji' });
const takenOver = (count: number): string =>
  counted(count, { one: 'formację', few: 'formacje', many: 'formacji', other: 'formacji' });
const names = (count: number): string =>
  counted(count, { one: 'nazwa', few: 'nazwy', many: 'nazw', other: 'nazwy' });

export const words: typeof english = {
  title: 'Importuj listę',
  intro: 'Rozpiska z BattleScribe lub New Recruit, lista słowami albo stół zapisany tutaj.',
  file: 'Wybierz plik',
  drop: 'albo upuść go tutaj',
  paste: 'Albo wklej listę',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Odczytaj',
  reading: 'Odczyt …',
  unreadable: 'Nie udało się otworzyć tego pliku.',
  notLoaded: 'Nie udało się wczytać części programu. Spróbuj ponownie.',
  onlyFirst: 'Odczytano tylko pierwszy z tych plików.',
  another: 'Odczytaj coś innego',
  more: count => `Takich jest jeszcze ${figure(count)}.`,
  problems: 'Nie udało się tego odczytać',
  found: 'Co zrozumiano',
  noUnits: 'Jeszcze bez jednostek',
  aboard: count => `na pokładzie: ${units(count)}`,
  on: (character, unit) => `${unit} + ${character}`,
  notUnderstood: (count, typed) => `${figure(count)} × „${typed}” jest niejasne.`,
  meant: 'Chodzi o:',
  leaveOut: 'Pomiń',
  meantSpoken: (typed, name) => `„${typed}” to ${name}`,
  leaveOutSpoken: typed => `Pomiń „${typed}”`,
  notes: count => counted(count, { one: 'uwaga', few: 'uwagi', many: 'uwag', other: 'uwagi' }),
  take: count => `Przejmij ${takenOver(count)}`,
  open: count => `Wciąż otwarte: ${names(count)}. Bez wyjaśnienia zostanie to pominięte.`,
  settled: (typed, name) => `„${typed}” to ${name}.`,
  leftOut: typed => `Pominięto „${typed}”.`,
  cannotJoin: name => `${name} musi najpierw mieć jednostkę, do której dołączy.`,
  understood: (formations, open) =>
    `Zrozumiano: ${formationsOf(formations)}${open === 0 ? '' : `, otwarte: ${names(open)}`}.`,
  untitled: 'Stół',
  table: (count, formations) => `${formationsOf(formations)}, ${units(count)}`,
  takeTable: 'Przygotuj ten stół',
};
