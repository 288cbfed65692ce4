/** What a function of the package is given from outside: right, or refused in a sentence that names it. */
import { DiceError } from '../src/dice/dice-error.ts';
import { quote } from '../src/parsing/problems.ts';
import { isObject } from '../src/parsing/shapes.ts';
import { didYouMean } from '../src/parsing/spelling.ts';
import { DecisionError } from './decision-error.ts';
import type { Dice } from './headless.ts';

/** What something from outside is, in a sentence. */
export const kindOf = (value: unknown): string => {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'an object';
  return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : String(value);
};

/** @throws TypeError for what is no object, and for a field that there is not. */
export const optionsIn = <T extends object>(
  value: unknown, names: readonly (keyof T & string)[], called = 'options',
): T => {
  if (!isObject(value)) throw new TypeError(`${called} must be an object, not ${kindOf(value)}.`);
  const strange = Object.keys(value).find(name => !names.some(one => one === name));
  if (strange === undefined) return value as T;
  const known = `There is no option ${strange}; there are ${names.join(', ')}.`;
  throw new TypeError(didYouMean(known, strange, names));
};

/** @throws RangeError for an option that is said and is no number; which it may be is asked elsewhere. */
export const numbersIn = <T extends object>(options: T, names: readonly (keyof T & string)[]): T => {
  const wrong = names.find(name => options[name] !== undefined && typeof options[name] !== 'number');
  if (wrong === undefined) return options;
  throw new RangeError(`${wrong} must be a number, not ${kindOf(options[wrong])}.`);
};

/** @throws TypeError for an option that is said and is neither true nor false. */
export const flagsIn = <T extends object>(options: T, names: readonly (keyof T & string)[]): T => {
  const wrong = names.find(name => options[name] !== undefined && typeof options[name] !== 'boolean');
  if (wrong === undefined) return options;
  throw new TypeError(`${wrong} must be true or false, not ${kindOf(options[wrong])}.`);
};

/**
 * Dice as they are given; whether a die can show such a number is asked of who throws it.
 *
 * @throws DiceError for what is neither a list of numbers nor an object with a seed.
 * @throws RangeError for a seed that is no number.
 */
export const givenDice = (value: unknown): Dice => {
  if (Array.isArray(value)) {
    const at = value.findIndex(face => typeof face !== 'number');
    if (at < 0) return value as readonly number[];
    throw new DiceError(`dice[${at}] must be the number that a die shows, not ${kindOf(value[at])}.`, at, value.length);
  }
  if (isObject(value) && Object.hasOwn(value, 'seed')) {
    return numbersIn(optionsIn<{ readonly seed: number }>(value, ['seed'], 'dice'), ['seed']);
  }
  throw new DiceError(`dice must be a list of faces or an object with a seed, not ${kindOf(value)}.`, 0, 0);
};

/**
 * Events played one after the other from a start that can be played.
 *
 * @throws DecisionError for the first event that names what is not there, by its number.
 */
export const replayed = <E extends { readonly type: string }, T>(
  events: readonly E[], replay: (events: readonly E[]) => T,
): T => {
  replay([]);
  try {
    return replay(events);
  } catch (cause) {
    const at = firstThat(events.length, count => isThrown(() => replay(events.slice(0, count))));
    throw new DecisionError(`Event ${at} (${events[at - 1]!.type}) is refused: it names what is not there.`, { cause });
  }
};

/** The least number up to `most` of which something is so, if it is so of `most` and of all from that number on. */
const firstThat = (most: number, isSo: (count: number) => boolean): number => {
  let [none, one] = [0, most];
  while (one - none > 1) {
    const middle = Math.floor((none + one) / 2);
    if (isSo(middle)) one = middle;
    else none = middle;
  }
  return one;
};

const isThrown = (run: () => unknown): boolean => {
  try {
    run();
    return false;
  } catch {
    return true;
  }
};

/** @throws TypeError for what is no snapshot of a statechart whose context has such a field. */
export const snapshotIn = <S>(value: S, field: string): S => {
  const isSnapshot = isObject(value) && 'getMeta' in value && typeof value.getMeta === 'function'
    && 'context' in value && isObject(value.context) && Object.hasOwn(value.context, field);
  if (isSnapshot) return value;
  throw new TypeError(`A snapshot must be one of the statechart, not ${kindOf(value)}.`);
};

/** @throws TypeError for what is no object with a text for its type. */
export const eventIn = <E extends { readonly type: string }>(value: E): E => {
  if (isObject(value) && 'type' in value && typeof value.type === 'string') return value;
  throw new TypeError(`An event must be an object with a type, not ${kindOf(value)}.`);
};

/** @throws TypeError where a function cannot do with what it is given. `wants`: what must be what. */
export const takenFrom = <T>(value: unknown, wants: string, take: () => T): T => {
  const refused = (cause?: unknown): TypeError =>
    new TypeError(`${wants}, not ${isObject(value) ? 'another object' : kindOf(value)}.`, { cause });
  if (!isObject(value)) throw refused();
  try {
    return take();
  } catch (error) {
    throw refused(error);
  }
};

/**
 * The same fact: its key is that of a phrase, and it has values.
 *
 * @param logged phrases of what stands in a log, with its step; `others`: of everything else.
 * @throws TypeError for anything else.
 */
export const factIn = <F>(fact: F, logged: object, ...others: readonly object[]): F => {
  const { key, values, step } = (isObject(fact) ? fact : {}) as Readonly<Record<string, unknown>>;
  const phrases = step === undefined ? others : [logged];
  const isFact = typeof key === 'string' && phrases.some(one => Object.hasOwn(one, key)) && isObject(values);
  if (isFact) return fact;
  throw new TypeError('A fact must be one of the log, or a refusal: with the key of one and its values.');
};
