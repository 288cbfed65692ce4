/** In Spanish: what is told of a scenario that is not right. */
import type { Named, NamedField, PROBLEM_WORDS as english } from '../../../../src/parsing/problem-words.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { counted, figure, form, listed } from '../../../shared/languages/forms.ts';
import { markersOf, pointsOf, unitsOf } from '../counts.ts';
import { OF_SIDES } from '../sides.ts';
import { LISTED } from './listed.ts';

const NAMED: Readonly<Record<Named, string>> = {
  formation: 'La formación', model: 'La miniatura', 'piece of terrain': 'El elemento de terreno', unit: 'La unidad',
};
const FIELDS: Readonly<Record<NamedField, string>> = {
  field: 'ningún campo', question: 'ninguna pregunta', ruling: 'ninguna decisión',
};

export const words: Told<typeof english> = {
  scenario: 'El escenario',
  more: count => form(count, {
    one: 'Hay un problema más como estos.', other: `Hay ${figure(count)} problemas más como estos.`,
  }),
  guess: (sentence, near) => `${sentence} ¿Querías decir ${near}?`,

  tooLarge: 'El escenario pasa de 1 MB de JSON.',
  notJson: 'Este texto no es JSON.',
  noNumber: value => `${value} no es un número que quepa en JSON.`,
  noValue: type => `En JSON no cabe nada de este tipo: ${type}.`,
  circle: 'Esto se contiene a sí mismo, y en JSON no cabe.',
  tooDeep: most => `Esto tiene más de ${figure(most)} listas y objetos, unos dentro de otros.`,
  unreadable: 'Esto no se puede leer de ninguna manera.',
  holes: 'Esta lista tiene huecos, o campos propios.',
  ofClass: 'Esto es un objeto de una clase, no un objeto simple.',
  symbols: 'Esto tiene símbolos como campos.',
  getter: 'Esto se calcula en vez de estar escrito.',
  reserved: name => `${name} no puede servir de nombre.`,

  mustBe: (field, wants, found) => `${field} debe ser ${wants}. Encontrado: ${found}.`,
  aList: 'una lista',
  anObject: 'un objeto',
  empty: field => `${field} no debe estar vacío.`,
  newer: (field, found, known) =>
    `${field} es ${found}: lo escribió una versión más nueva de este programa. Esta lee ${figure(known)}.`,
  tooFew: (field, count, what, least) =>
    `Faltan ${LISTED[what]} en ${field}: hay ${figure(count)}, y el mínimo es ${figure(least)}.`,
  tooMany: (field, count, what, most) =>
    `Sobran ${LISTED[what]} en ${field}: hay ${figure(count)}, y el máximo es ${figure(most)}.`,
  missing: (field, wants) => `Falta ${field}. Debe ser ${wants}.`,
  noField: name => `Aquí no hay ningún campo ${name}.`,
  noSuch: (what, name) => `No hay ${FIELDS[what]} ${name}.`,
  noSpeed: wants => `Falta speed. Debe ser ${wants}.`,
  noPlace: wants => `Falta at. Si la unidad no va en un transporte, debe ser ${wants}.`,
  fromOneTo: (field, most) => `${field} debe ir de 1 a ${figure(most)}.`,
  capacities: (field, numbers) =>
    `${field} no puede ser a la vez ${listed(numbers.map(String))}; la palabra entre las abilities también cuenta.`,
  farOff: field => `${field} va muy lejos de cualquier mesa.`,
  notRound: field => `${field} debe rodear una vez una superficie sin cruzarse ni tocarse.`,
  noArmyRule: name => `No hay ninguna regla de ejército ${name}.`,
  noAbility: name => `No hay ninguna habilidad ${name}.`,
  noWeaponRule: name => `No hay ninguna regla de arma ${name}.`,
  inExtraAttacks: (field, word) => `${field} dice ${word}; dilo mejor en el campo extraAttacks de un arma.`,
  needsNumber: (field, word, example) => `${field} dice ${word}; detrás va un número, como en ${example}.`,

  calledAlready: (what, path, id) => `${NAMED[what]} en ${path} ya se llama ${id}.`,
  lostMarkers: markers =>
    'Una formación desmoralizada ya no tiene marcadores de explosión: blastMarkers debe ser 0, y es '
    + `${figure(markers)}.`,
  breaksAt: (least, markers) => `Esta formación se desmoraliza con ${markersOf(least)}: blastMarkers debe ser menos, `
    + `y es ${figure(markers)}.`,
  brokenOnOverwatch: 'Una formación desmoralizada no puede estar en alerta.',
  marchedOnOverwatch: 'Una formación que ha hecho marcha forzada no puede estar en alerta.',
  noFormationOf: side => `No hay ninguna formación ${OF_SIDES[side]}.`,
  brokenEngages: name => `La formación ${name} está desmoralizada, y así no puede lanzarse al asalto.`,
  inAlready: name => `La formación ${name} ya está en el asalto.`,
  wrongSide: (field, side, name) =>
    `${field} debe nombrar una formación ${OF_SIDES[side]}; ${name} es del otro bando.`,
  noFormation: name => `No hay ninguna formación ${name}.`,
  passengerUp: 'Un pasajero de un transporte no puede haberse elevado.',
  othersTransport: name => `${name} es del otro bando, y no lleva a nadie de este.`,
  aboardItself: name => `${name} no puede ir a bordo de sí.`,
  aboardToo: name => `${name} también va a bordo de un transporte.`,
  noTransport: (name, unit) => `${name} no es un transporte: ${unit} no lleva a nadie.`,
  noUnit: name => `No hay ninguna unidad ${name}.`,
  ownNeedsProfile: name => `No hay ninguna unidad ${name}. Una tuya necesita un perfil en profiles.`,
  works: (works, kind) => `${works} es una de las fortificaciones (fortifications); kind no puede ser ${kind}.`,
  offTable: (at, width, depth) => `${at} está fuera de la mesa, que mide ${figure(width)} × ${figure(depth)} cm.`,
  overlap: (one, other, cm) =>
    `${one} y ${other} están en el mismo sitio: sus peanas se solapan ${figure(cm)} cm.`,
  manyUnits: (count, most) => `Hay ${unitsOf(count)}, y el máximo es ${figure(most)}.`,
  isCharacter: name => `${name} es un personaje: se une a una unidad, en su lista characters.`,
  destroyed: (name, capacity, damage) => `La unidad ${name} queda eliminada con ${pointsOf(capacity)} de daño; damage `
    + `debe ser menos, y es ${figure(damage)}.`,
  shields: (name, most, shields) => {
    const has = most === 0 ? 'no tiene escudos' : `tiene ${counted(most, { one: 'escudo', other: 'escudos' })}`;
    return `${name} ${has}; shields no puede ser ${figure(shields)}.`;
  },
  noSkimmer: name => `${name} no es un gravítico, y así no puede haberse elevado.`,
  noCharacter: name => `${name} no es un personaje que pueda unirse a una unidad.`,
  unusable: (name, why) => `${name} no puede luchar aquí. ${why}`,
};
