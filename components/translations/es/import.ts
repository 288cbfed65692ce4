/** In Spanish: what an import says. */
import type { importWords as english } from '../../set-up/import/import-words.ts';
import { counted, form } from '../../shared/languages/forms.ts';
import { unitsOf } from './counts.ts';

const formationsOf = (count: number): string => counted(count, { one: 'formación', other: 'formaciones' });
const names = (count: number): string => counted(count, { one: 'nombre', other: 'nombres' });

export const words: typeof english = {
  title: 'Importar una lista',
  intro: 'Una lista de BattleScribe o New Recruit, una lista en palabras, o una mesa guardada aquí.',
  file: 'Elegir un archivo',
  drop: 'o suéltalo aquí',
  paste: 'O pega una lista',
  pasteHint: 'Tactical Detachment [325]\n6 Tactical, 3 Rhino, Captain',
  read: 'Leer',
  reading: 'Leyendo…',
  unreadable: 'Este archivo no se pudo abrir.',
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez.',
  onlyFirst: 'Solo se leyó el primero de estos archivos.',
  another: 'Leer otra cosa',
  more: count => form(count, { one: 'Hay uno más como estos.', other: `Hay ${count} más como estos.` }),
  problems: 'Esto no se pudo leer',
  found: 'Lo que se entendió',
  noUnits: 'Aún sin unidades',
  aboard: count => `${unitsOf(count)} a bordo`,
  on: (character, unit) => `${unit} con ${character}`,
  notUnderstood: (count, typed) => `${count} × «${typed}» no se entiende.`,
  meant: 'Quiere decir:',
  leaveOut: 'Dejar fuera',
  meantSpoken: (typed, name) => `«${typed}» quiere decir ${name}`,
  leaveOutSpoken: typed => `Dejar fuera «${typed}»`,
  notes: count => counted(count, { one: 'nota', other: 'notas' }),
  take: count => `Tomar ${formationsOf(count)}`,
  open: count => `${names(count)} por aclarar: se dejan fuera si no dices qué son.`,
  settled: (typed, name) => `«${typed}» es ${name}.`,
  leftOut: typed => `Se deja fuera «${typed}».`,
  cannotJoin: name => `${name} necesita antes una unidad a la que unirse.`,
  understood: (formations, open) =>
    `${formationsOf(formations)} `
    + `${form(formations, { one: 'entendida', other: 'entendidas' })}`
    + `${open === 0 ? '' : `, ${names(open)} por aclarar`}.`,
  untitled: 'Una mesa',
  table: (units, formations) => `${formationsOf(formations)}, ${unitsOf(units)}`,
  takeTable: 'Poner esta mesa',
};
