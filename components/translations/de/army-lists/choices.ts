/** In German: what a formation of an army list may take. Beside a figure the English names need no forms. */
import type { CHOICE_WORDS as english } from '../../../../src/army-lists/choices/choice-words.ts';
import { figure, listed } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';

/** `A, B oder C` */
const either = (names: readonly string[]): string =>
  (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`);

const TIMES: readonly string[] = ['', '', 'zweimal', 'dreimal'];

export const words: Told<typeof english> = {
  many: unit => unit,

  exactly: count => figure(count),
  orMore: least => `${figure(least)} oder mehr`,
  anyNumber: 'beliebig viele',
  upTo: most => `bis zu ${figure(most)}`,
  between: (least, most) => `${figure(least)} bis ${figure(most)}`,
  inAll: amount => `insgesamt ${amount}`,

  part: (amount, units) => `${amount} ${units}`,
  oneOf: units => `1 ${either(units)}`,
  someOf: (amount, units) => `${amount} ${either(units)}`,
  anyOf: (amount, units) => `zusammen ${amount} ${either(units)}`,
  together: parts => listed(parts),
  either,
  beside: some => some.join(' mit '),
  ways: ways => ways.join('; oder '),
  plusTransport: ways => `${ways}, dazu Transporter`,
  capital: text => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,

  add: what => `Dazu ${what}`,
  addOften: what => `Dazu, so oft du willst: ${what}`,
  addTimes: (times, what) => `Dazu${times < 2 ? '' : `, ${TIMES[times] ?? `${figure(times)}-mal`}`}: ${what}`,
  replace: (goes, comes) => `Ersetze ${goes} durch ${comes}`,
  anyNumberOf: units => `beliebig viele ${either(units)}`,
  upToOf: (most, units) => `bis zu ${figure(most)} ${either(units)}`,
  on: (who, units) => `${who} bei ${either(units)}`,
  carry: transports => `Befördere sie in ${either(transports)}`,
  allGain: ability => `Alle Einheiten erhalten ${ability}`,
  give: (ability, to) => `${ability} für ${to}`,
  summon: units => `Beschwöre ${either(units)}`,
  comesTo: (count, units) => `${figure(count)} ${units}`,

  noneToGiveWay: units => `Hier fehlt, was ersetzt würde: ${units}.`,
  noneToCarry: units => `Für den Charakter fehlt hier eine Einheit: ${units}.`,
  noneHere: units => `Hier fehlt: ${units}.`,
  nobodyFits: transports => `Niemand hier passt in ${either(transports)}.`,
};
