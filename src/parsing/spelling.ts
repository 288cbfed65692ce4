/** Guessing which word was meant. */
import { sayProblem } from './problem-words.ts';
import { quote } from './problems.ts';

/** Longer words are nobody's slip of the finger. */
const LONGEST = 40;
/** Among more words than these, which nobody could look through, none is guessed. */
const MOST = 1000;

/** A sentence that refuses a word, with a question behind it where some word is near. */
export const didYouMean = (sentence: string, word: string, words: readonly string[]): string => {
  const near = nearestWord(word, words);
  return near === null ? sentence : sayProblem('guess', sentence, quote(near));
};

/** The word that takes the fewest slips, at most one for every three letters; null when none is that near. */
export const nearestWord = (word: string, words: readonly string[]): string | null => {
  if (word.length > LONGEST || words.length > MOST) return null;
  const said = spelt(word);
  let nearest: string | null = null;
  let fewest = Math.floor(said.plain.length / 3) + 1;
  for (const one of speltAs(words)) {
    if (fewest === 0) break;
    if (leastSlips(said, one) >= fewest) continue;
    const slips = slipsBetween(said.plain, one.plain, fewest);
    if (slips >= fewest) continue;
    fewest = slips;
    nearest = one.word;
  }
  return nearest;
};

interface Spelt {
  readonly word: string;
  readonly plain: string;
  /** A bit for every letter that is in it. */
  readonly letters: number;
}

const BITS = 31;

const spelt = (word: string): Spelt => {
  const said = plain(word);
  let letters = 0;
  for (let i = 0; i < said.length; i += 1) letters |= 1 << said.charCodeAt(i) % BITS;
  return { word, plain: said, letters };
};

/** The same list is asked again and again; a short one is looked through as fast as it is remembered. */
const remembered = new WeakMap<readonly string[], readonly Spelt[]>();
const SHORT = 3;

const speltAs = (words: readonly string[]): readonly Spelt[] => {
  if (words.length <= SHORT) return words.map(spelt);
  const all = remembered.get(words) ?? words.map(spelt);
  remembered.set(words, all);
  return all;
};

/** A slip makes a word a letter longer or shorter at most, and brings and takes away a letter at most. */
const leastSlips = (a: Spelt, b: Spelt): number => {
  let others = 0;
  for (let left = a.letters ^ b.letters; left !== 0; left &= left - 1) others += 1;
  return Math.max(Math.abs(a.plain.length - b.plain.length), Math.ceil(others / 2));
};

/** Small letters, and hyphens for whatever else stands between words: `Jump Packs` is `jump-packs`. */
const plain = (word: string): string =>
  word.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** How many letters have to be put in, left out, changed or swapped with the next, counted up to `enough`. */
const slipsBetween = (a: string, b: string, enough: number): number => {
  if (Math.abs(a.length - b.length) >= enough) return enough;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : enough;
      next.push(Math.min(changed, swapped, row[j]! + 1, next[j - 1]! + 1));
    }
    before = row;
    row = next;
  }
  return Math.min(row[b.length]!, enough);
};
