/** In Spanish: what a formation of an army list may take. Beside a figure the English names need no forms. */
import type { CHOICE_WORDS as english } from '../../../../src/army-lists/choices/choice-words.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { capital } from '../counts.ts';

/** `A, B o C`, `A u Ogryn` */
const either = (names: readonly string[]): string => {
  if (names.length < 2) return names.join('');
  const last = names.at(-1)!;
  return `${names.slice(0, -1).join(', ')} ${/^o/i.test(last) ? 'u' : 'o'} ${last}`;
};

const AT_WILL = 'a voluntad';

/** `6 Tactical`, `Hunter a voluntad` */
const many = (amount: string, units: string): string =>
  (amount === AT_WILL ? `${units} ${AT_WILL}` : `${amount} ${units}`);

export const words: Told<typeof english> = {
  many: unit => unit,

  exactly: count => figure(count),
  orMore: least => `al menos ${figure(least)}`,
  anyNumber: AT_WILL,
  upTo: most => `hasta ${figure(most)}`,
  between: (least, most) => `${figure(least)} a ${figure(most)}`,
  inAll: amount => `${amount} en total`,

  part: many,
  oneOf: units => `1 ${either(units)}`,
  someOf: (amount, units) => many(amount, either(units)),
  anyOf: (amount, units) => `${amount} a elegir (${either(units)})`,
  together: parts => listed(parts),
  either,
  beside: some => some.join(' con '),
  ways: ways => ways.join('; o bien '),
  plusTransport: ways => `${ways}, más transporte`,
  capital,

  add: what => `Añadir ${what}`,
  addOften: what => `Añadir, tantas veces como quieras: ${what}`,
  addTimes: (times, what) => `Añadir${times < 2 ? '' : ` ${figure(times)} veces`}: ${what}`,
  replace: (goes, comes) => `Cambiar ${goes} por ${comes}`,
  anyNumberOf: units => many(AT_WILL, either(units)),
  upToOf: (most, units) => `hasta ${figure(most)} ${either(units)}`,
  on: (who, units) => `${who}, con ${either(units)}`,
  carry: transports => `Llevarla en ${either(transports)}`,
  allGain: ability => `Todas las unidades reciben ${ability}`,
  give: (ability, to) => `Dar ${ability} a ${to}`,
  summon: units => `Invocar ${either(units)}`,
  comesTo: (count, units) => `${figure(count)} ${units}`,

  noneToGiveWay: units => `Aquí falta lo que se cambiaría: ${units}.`,
  noneToCarry: units => `Aquí falta una unidad para el personaje: ${units}.`,
  noneHere: units => `Aquí falta: ${units}.`,
  nobodyFits: transports => `Nadie de aquí cabe en ${either(transports)}.`,
};
