/** In Spanish: what is said of two forces that are typed in and lined up. */
import type { NOTE_WORDS as english } from '../../../../src/deployment/note-words.ts';
import { figure, form } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { capital, markersOf, unitsOf } from '../counts.ts';
import { OF_SIDES, SIDES } from '../sides.ts';

/** '3 unidades de 5 pueden' */
const can = (possible: number, asked: number): string => {
  if (possible === 0) return `ninguna unidad de ${figure(asked)} puede`;
  return `${unitsOf(possible)} de ${figure(asked)} ${form(possible, { one: 'puede', other: 'pueden' })}`;
};
const ofSide = (side: keyof typeof OF_SIDES): string => `En el bando ${OF_SIDES[side]}`;

export const words: Told<typeof english> = {
  inContact: (side, asked, possible) => `${ofSide(side)}, ${can(possible, asked)} estar en contacto: como mucho dos `
    + 'enemigos tocan una misma peana, y hace falta un enemigo en contacto para tocar a uno.',
  inFirefight: (side, asked, possible) =>
    `${ofSide(side)}, ${can(possible, asked)} estar en tiroteo: a 15 cm no hay sitio para más.`,
  back: (side, asked, possible) => `${ofSide(side)}, ${can(possible, asked)} estar más atrás.`,
  supporters: (side, asked, possible) =>
    `En apoyo ${OF_SIDES[side]}, ${can(possible, asked)} estar a 15 cm de un enemigo.`,
  coherency: (side, asked, possible) => `${ofSide(side)} hay muy pocas unidades entre el enemigo y las que están más `
    + `atrás, y la cadena se rompe: aguanta ${figure(possible)} de ${figure(asked)}.`,
  blastMarkers: (side, asked, possible) => `${capital(SIDES[side])} no puede tener ${markersOf(asked)}: con más de `
    + `${figure(possible)}, su formación se desmoraliza.`,
  broken: side =>
    `La formación ${OF_SIDES[side]} no puede estar desmoralizada: así no podría lanzarse al asalto.`,
  marched: side =>
    `La formación ${OF_SIDES[side]} no puede haber hecho marcha forzada: su acción es este asalto.`,
  cover: (side, asked, possible) => (possible > 0
    ? `${ofSide(side)}, ${unitsOf(possible)} de ${figure(asked)} `
      + `${form(possible, { one: 'está', other: 'están' })} a cubierto.`
    : `${capital(SIDES[side])} no saca nada de su cobertura: sirve a la infantería que ha recibido la carga.`),
  nobodyEngaged: 'Nadie está a 15 cm de un enemigo, así que no hay asalto.',
  noNumber: 'El número debe ser entero, de 0 en adelante.',
  noStands: side => `${capital(SIDES[side])} no tiene unidades.`,
  manyStands: (side, stands, most) =>
    `Una formación ${OF_SIDES[side]} tiene ${unitsOf(stands)}; el máximo es ${figure(most)}.`,
  noUnit: name => `No hay ninguna unidad ${name}.`,
  unusable: (name, why) => `${name} no puede luchar aquí. ${why}`,
  aloneCharacter: name => `${name} es un personaje: necesita una unidad a la que unirse.`,
  noCharacter: name => `${name} no es un personaje que pueda unirse a una unidad.`,
  nameless: 'Un número sin nombre.',
  unknown: said => `Nada se llama ${said}.`,
  taken: (said, unit) => `${said} se toma como ${unit}.`,
};
