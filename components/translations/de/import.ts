/** In German: what an import says. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { importWords as english } from '../../set-up/import/import-words.ts';
import { units } from './counts.ts';

const formationsOf = (count: number): string => counted(count, { one: 'Formation', other: 'Formationen' });
const names = (count: number): string => counted(count, { one: 'Name', other: 'Namen' });

export const words: typeof english = {
  title: 'Liste importieren',
  intro: 'Ein Roster von BattleScribe oder New Recruit, eine Liste in Worten oder ein hier gespeicherter Tisch.',
  file: 'Datei wählen',
  drop: 'oder hier ablegen',
  paste: 'Oder eine Liste einfügen',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Lesen',
  reading: 'Wird gelesen …',
  unreadable: 'Diese Datei ließ sich nicht öffnen.',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Versuch es noch einmal.',
  onlyFirst: 'Nur die erste dieser Dateien wurde gelesen.',
  another: 'Etwas anderes lesen',
  more: count => form(count, { one: 'Es gibt noch eines davon.', other: `Es gibt noch ${figure(count)} davon.` }),
  problems: 'Das ließ sich nicht lesen',
  found: 'Was verstanden wurde',
  noUnits: 'Noch keine Einheiten',
  aboard: count => `${units(count)} an Bord`,
  on: (character, unit) => `${unit} mit ${character}`,
  notUnderstood: (count, typed) => `${figure(count)} × „${typed}“ ist unklar.`,
  meant: 'Gemeint ist:',
  leaveOut: 'Weglassen',
  meantSpoken: (typed, name) => `„${typed}“ meint ${name}`,
  leaveOutSpoken: typed => `„${typed}“ weglassen`,
  notes: count => counted(count, { one: 'Anmerkung', other: 'Anmerkungen' }),
  take: count => `${formationsOf(count)} übernehmen`,
  open: count => `${names(count)} noch offen: wird weggelassen, wenn du nicht sagst, was gemeint ist.`,
  settled: (typed, name) => `„${typed}“ ist ${name}.`,
  leftOut: typed => `„${typed}“ ist weggelassen.`,
  cannotJoin: name => `${name} braucht zuerst eine Einheit zum Anschließen.`,
  understood: (formations, open) =>
    `${formationsOf(formations)} verstanden${open === 0 ? '' : `, ${names(open)} offen`}.`,
  untitled: 'Ein Tisch',
  table: (count, formations) => `${formationsOf(formations)}, ${units(count)}`,
  takeTable: 'Diesen Tisch aufbauen',
};
