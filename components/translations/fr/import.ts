/** In French: what an import says. */
import type { importWords as english } from '../../set-up/import/import-words.ts';
import { counted, form } from '../../shared/languages/forms.ts';
import { unitsOf } from './counts.ts';

const formationsOf = (count: number): string => counted(count, { one: 'formation', other: 'formations' });
const names = (count: number): string => counted(count, { one: 'nom', other: 'noms' });

export const words: typeof english = {
  title: 'Importer une liste',
  intro: 'Une liste de BattleScribe ou New Recruit, une liste en mots, ou une table enregistrée ici.',
  file: 'Choisir un fichier',
  drop: 'ou dépose-le ici',
  paste: 'Ou colle une liste',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Lire',
  reading: 'Lecture…',
  unreadable: 'Ce fichier n’a pas pu être ouvert.',
  notLoaded: 'Une partie du programme n’a pas pu être chargée. Réessaie.',
  onlyFirst: 'Seul le premier de ces fichiers a été lu.',
  another: 'Lire autre chose',
  more: count =>
    form(count, { one: 'Il y en a encore un du même genre.', other: `Il y en a encore ${count} du même genre.` }),
  problems: 'Ceci n’a pas pu être lu',
  found: 'Ce qui a été compris',
  noUnits: 'Pas encore d’unités',
  aboard: count => `${unitsOf(count)} à bord`,
  on: (character, unit) => `${unit} avec ${character}`,
  notUnderstood: (count, typed) => `${count} × « ${typed} » n’est pas compris.`,
  meant: 'Cela veut dire :',
  leaveOut: 'Laisser de côté',
  meantSpoken: (typed, name) => `« ${typed} » veut dire ${name}`,
  leaveOutSpoken: typed => `Laisser de côté « ${typed} »`,
  notes: count => counted(count, { one: 'remarque', other: 'remarques' }),
  take: count => `Reprendre ${formationsOf(count)}`,
  open: count => `${names(count)} encore à préciser : laissés de côté si tu ne dis rien.`,
  settled: (typed, name) => `« ${typed} », c’est ${name}.`,
  leftOut: typed => `Laissé de côté : « ${typed} ».`,
  cannotJoin: name => `${name} doit d’abord avoir une unité à rejoindre.`,
  understood: (formations, open) =>
    `${formationsOf(formations)} `
    + `${form(formations, { one: 'comprise', other: 'comprises' })}${open === 0 ? '' : `, ${names(open)} à préciser`}.`,
  untitled: 'Une table',
  table: (units, formations) => `${formationsOf(formations)}, ${unitsOf(units)}`,
  takeTable: 'Installer cette table',
};
