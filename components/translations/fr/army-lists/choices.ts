/** In French: what a formation of an army list may take. Beside a figure the English names need no forms. */
import type { CHOICE_WORDS as english } from '../../../../src/army-lists/choices/choice-words.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { capital } from '../counts.ts';

/** `A, B ou C` */
const either = (names: readonly string[]): string =>
  (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`);

const AT_WILL = 'à volonté';

/** `6 Tactical`, `Hunter à volonté` */
const many = (amount: string, units: string): string =>
  (amount === AT_WILL ? `${units} ${AT_WILL}` : `${amount} ${units}`);

export const words: Told<typeof english> = {
  many: unit => unit,

  exactly: count => figure(count),
  orMore: least => `au moins ${figure(least)}`,
  anyNumber: AT_WILL,
  upTo: most => `jusqu’à ${figure(most)}`,
  between: (least, most) => `${figure(least)} à ${figure(most)}`,
  inAll: amount => `${amount} en tout`,

  part: many,
  oneOf: units => `1 ${either(units)}`,
  someOf: (amount, units) => many(amount, either(units)),
  anyOf: (amount, units) => `${amount} au choix (${either(units)})`,
  together: parts => listed(parts),
  either,
  beside: some => some.join(' avec '),
  ways: ways => ways.join(' ; ou '),
  plusTransport: ways => `${ways}, plus transport`,
  capital,

  add: what => `Ajouter ${what}`,
  addOften: what => `Ajouter, autant de fois que tu veux : ${what}`,
  addTimes: (times, what) => `Ajouter${times < 2 ? '' : ` ${figure(times)} fois`} : ${what}`,
  replace: (goes, comes) => `Remplacer ${goes} par ${comes}`,
  anyNumberOf: units => many(AT_WILL, either(units)),
  upToOf: (most, units) => `jusqu’à ${figure(most)} ${either(units)}`,
  on: (who, units) => `${who}, avec ${either(units)}`,
  carry: transports => `La transporter en ${either(transports)}`,
  allGain: ability => `Toutes les unités reçoivent ${ability}`,
  give: (ability, to) => `Donner ${ability} à ${to}`,
  summon: units => `Invoquer ${either(units)}`,
  comesTo: (count, units) => `${figure(count)} ${units}`,

  noneToGiveWay: units => `Il manque ici ce qui serait remplacé : ${units}.`,
  noneToCarry: units => `Il manque ici une unité pour le personnage : ${units}.`,
  noneHere: units => `Il manque ici : ${units}.`,
  nobodyFits: transports => `Personne ici ne tient dans ${either(transports)}.`,
};
