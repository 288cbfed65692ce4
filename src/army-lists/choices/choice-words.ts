/** What a formation of an army list may take, in English. Another language is another record of these. */
import { sayings } from '../../shared/sayings.ts';

const NUMBERS = [
  'no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
] as const;

const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** `a, b or c` */
const listed = (words: readonly string[], last: string): string => {
  const [final = '', ...before] = [...words].reverse();
  return before.length === 0 ? final : `${before.reverse().join(', ')} ${last} ${final}`;
};

/** Names that are plural already, or that take "units" behind them because they are called after what they do. */
const pluralOf = (name: string, isInfantry: boolean): string => {
  if (/[^s]s$|z$|russ$|fish$/i.test(name)) return name;
  if (isInfantry) return `${name} units`;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|tch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
};

const TIMES: readonly string[] = ['', '', 'twice ', 'three times '];

/** Units are named in English everywhere. What is made of other phrases gets them in the language of the moment. */
export const CHOICE_WORDS = {
  /** `Boyz`, `Tactical units`, `Land Raiders`: as many as there may be. */
  many: (unit: string, isInfantry: boolean): string => pluralOf(unit, isInfantry),

  // how many
  exactly: (count: number): string => numberWord(count),
  orMore: (least: number): string => `${numberWord(least)} or more`,
  anyNumber: 'any number of',
  upTo: (most: number): string => `up to ${numberWord(most)}`,
  between: (least: number, most: number): string => `${numberWord(least)} to ${numberWord(most)}`,
  inAll: (amount: string): string => `${amount} in all`,

  // of what
  part: (amount: string, units: string): string => `${amount} ${units}`,
  oneOf: (units: readonly string[]): string => `one ${listed(units, 'or')}`,
  someOf: (amount: string, units: readonly string[]): string => `${amount} ${listed(units, 'or')}`,
  anyOf: (amount: string, units: readonly string[]): string => `any ${amount} of ${listed(units, 'or')}`,
  together: (parts: readonly string[]): string => listed(parts, 'and'),
  either: (some: readonly string[]): string => listed(some, 'or'),
  beside: (some: readonly string[]): string => listed(some, 'with'),
  ways: (ways: readonly string[]): string => ways.join(', or '),
  plusTransport: (ways: string): string => `${ways} plus transport`,
  /** The beginning of a sentence. */
  capital: (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,

  // changes
  add: (what: string): string => `Add ${what}`,
  addOften: (what: string): string => `Add, as often as you like, ${what}`,
  addTimes: (times: number, what: string): string => `Add ${TIMES[times] ?? `${times} times `}${what}`,
  replace: (goes: string, comes: string): string => `Replace ${goes} with ${comes}`,
  anyNumberOf: (units: readonly string[]): string => `any number of ${listed(units, 'or')}`,
  upToOf: (most: number, units: readonly string[]): string => `up to ${numberWord(most)} ${listed(units, 'or')}`,
  on: (who: string, units: readonly string[]): string => `${who} on ${listed(units, 'or')}`,
  carry: (transports: readonly string[]): string => `Carry it in ${listed(transports, 'or')}`,
  allGain: (ability: string): string => `All units gain ${ability}`,
  give: (ability: string, to: string): string => `Give ${ability} to ${to}`,
  summon: (units: readonly string[]): string => `Summon ${listed(units, 'or')}`,
  comesTo: (count: number, units: string): string => `${count} ${units}`,

  // why not
  noneToGiveWay: (units: string): string => `There is no ${units} to give way.`,
  noneToCarry: (units: string): string => `There is no ${units} to carry the character.`,
  noneHere: (units: string): string => `There is no ${units} here.`,
  nobodyFits: (transports: readonly string[]): string => `Nobody here fits into ${listed(transports, 'or')}.`,
};

export const { say: sayChoice } = sayings('army-lists/choices', CHOICE_WORDS);
