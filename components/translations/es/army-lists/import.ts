/** In Spanish: what is said of a list that was read from outside. */
import type { IMPORT_WORDS as english } from '../../../../src/army-lists/import/import-words.ts';
import { figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { unitsOf } from '../counts.ts';

/** 'Solo se leyó la primera línea', 'Solo se leyeron las primeras 5 líneas'. */
const onlyFirst = (most: number, one: string, many: string): string => form(most, {
  one: `Solo se leyó la primera ${one}.`, other: `Solo se leyeron las primeras ${figure(most)} ${many}.`,
});

export const words: Told<typeof english> = {
  tooLarge: 'Esto es demasiado grande para una lista o un escenario, así que no se ha leído.',
  notText: 'Esto no es texto: tiene bytes que ninguna lista tiene.',
  nothing: 'Nada de esto se entendió como una formación.',
  damagedJson: 'Esto parece JSON, pero está dañado o cortado.',
  otherJson: 'Este JSON no es una lista ni un escenario.',
  declares: 'Este archivo declara cosas propias (un DOCTYPE), y ninguna lista lo hace: por eso no se lee.',
  damagedRoster: 'Esta lista está dañada o cortada.',
  otherXml: 'Este XML no es una lista.',
  rosterTooDeep: 'Esta lista tiene más niveles que cualquier ejército.',
  rosterTooLarge: 'Esta lista contiene más que cualquier ejército.',
  damagedArchive: 'Este archivo comprimido está dañado o cortado.',
  noRosterInside: 'Este archivo comprimido no contiene ninguna lista.',
  archiveInside: 'Este archivo comprimido contiene otro, que se queda cerrado.',
  manyFiles: 'Este archivo comprimido contiene demasiados archivos para una lista.',
  largeInside: 'Lo que hay en este archivo comprimido es demasiado grande para una lista.',

  firstFormations: most => onlyFirst(most, 'formación', 'formaciones'),
  firstNames: most => form(most, {
    one: 'Solo se buscó el primer nombre.',
    other: `Solo se buscaron los primeros ${figure(most)} nombres distintos.`,
  }),
  firstUnmatched: most => form(most, {
    one: 'De las palabras no entendidas solo se muestra una.',
    other: `De las palabras no entendidas solo se muestran ${figure(most)}.`,
  }),
  firstLines: most => onlyFirst(most, 'línea', 'líneas'),
  firstLetters: most => form(most, {
    one: 'De una línea solo se leyó un carácter.', other: `De una línea solo se leyeron ${figure(most)} caracteres.`,
  }),
  cut: most => `Una formación se cortó tras ${unitsOf(most)}.`,
  heading: name => `${name} se toma como título.`,
  assumed: name => `${name} no nombra unidades propias; tiene las mínimas que permite su lista de ejército.`,
  ability: name => `${name} es aquí una habilidad, y se deja fuera.`,
  unusable: name => `${name} no puede luchar aquí.`,
  unusableWhy: (name, why) => `${name} no puede luchar aquí. ${why}`,
  taken: (name, unit) => `${name} se toma como ${unit}.`,
  noUnits: names => `Se deja fuera, por no ser unidades: ${names.join(', ')}.`,
  noFormations: names => `Se deja fuera, por no ser formaciones: ${names.join(', ')}.`,
};
