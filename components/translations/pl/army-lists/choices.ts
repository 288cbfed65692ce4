/** In Polish: what a formation of an army list may take. Beside a figure the English names need no forms. */
import type { CHOICE_WORDS as english } from '../../../../src/army-lists/choices/choice-words.ts';
import { figure, form, listed } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

/** `A, B lub C` */
const either = (names: readonly string[]): string =>
  (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} lub ${names.at(-1)}`);

export const words: Told<typeof english> = {
  many: unit => unit,

  exactly: count => figure(count),
  orMore: least => `${figure(least)} lub więcej`,
  anyNumber: 'dowolnie wiele',
  upTo: most => `do ${figure(most)}`,
  between: (least, most) => `od ${figure(least)} do ${figure(most)}`,
  inAll: amount => `razem ${amount}`,

  part: (amount, units) => `${amount} ${units}`,
  oneOf: units => `1 ${either(units)}`,
  someOf: (amount, units) => `${amount} ${either(units)}`,
  anyOf: (amount, units) => `razem ${amount} ${either(units)}`,
  together: parts => listed(parts),
  either,
  beside: some => some.join(' razem z '),
  ways: ways => ways.join('; albo '),
  plusTransport: ways => `${ways}, do tego transport`,
  capital: text => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,

  add: what => `Dodaj ${what}`,
  addOften: what => `Dodaj, ile razy chcesz: ${what}`,
  addTimes: (times, what) => `Dodaj${times < 2 ? '' : `, ${figure(times)} ${form(times, {
    one: 'raz', few: 'razy', many: 'razy', other: 'razy',
  })}`}: ${what}`,
  replace: (goes, comes) => `Zamień ${goes} na ${comes}`,
  anyNumberOf: units => `dowolnie wiele ${either(units)}`,
  upToOf: (most, units) => `do ${figure(most)} ${either(units)}`,
  on: (who, units) => `${who} w jednostce ${either(units)}`,
  carry: transports => `Transport: ${either(transports)}`,
  allGain: ability => `Wszystkie jednostki otrzymują ${ability}`,
  give: (ability, to) => `${to}: otrzymuje ${ability}`,
  summon: units => `Przyzwij: ${either(units)}`,
  comesTo: (count, units) => `${figure(count)} ${units}`,

  noneToGiveWay: units => `Brak tu jednostki do zamiany: ${units}.`,
  noneToCarry: units => `Brak tu jednostki dla postaci: ${units}.`,
  noneHere: units => `Brak tu jednostki: ${units}.`,
  nobodyFits: transports => `Nikt tu nie zmieści się w ${either(transports)}.`,
};
