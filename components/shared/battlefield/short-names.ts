/** A few characters for each stand, such as 'B4': one letter for a kind of a side, and a number. */
import { once } from '../../../src/shared/once.ts';
import type { Roster } from './pieces.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * A short name for everybody, no two the same. A kind takes the first letter of its words that no other kind of either
 * side has, else any; its stands keep the numbers of their long names unless two have the same one, and are then
 * numbered through.
 */
export const shortNames = once((roster: Roster): ReadonlyMap<string, string> => {
  const taken = new Set<string>();
  return new Map([...kindsOf(roster)].flatMap(([kind, stands]) => {
    const sign = signsFor(kind).find(one => !taken.has(one)) ?? kind;
    taken.add(sign);
    const own = stands.map(({ name }) => NUMBER.exec(name)?.[0] ?? '');
    const isTold = new Set(own).size === own.length;
    return stands.map(({ id }, i): [string, string] => [id, `${sign}${isTold ? own[i]! : i + 1}`]);
  }));
});

const NUMBER = /\d+$/;

/** The name without its number, and the side. */
export const kindOf = ({ name, side }: Roster[number]): string => `${name.replace(NUMBER, '')}\n${side}`;

const kindsOf = (roster: Roster): ReadonlyMap<string, Roster> => {
  const kinds = new Map<string, Roster[number][]>();
  for (const stand of roster) {
    const kind = kindOf(stand);
    kinds.set(kind, [...kinds.get(kind) ?? [], stand]);
  }
  return kinds;
};

/** Its initials, its other letters, any letter; then two of them. */
const signsFor = (kind: string): readonly string[] => {
  const words = kind.split('\n')[0]!.toUpperCase().split(/\P{L}+/u).map(word => [...word]);
  const letters = [...words.flatMap(word => word.slice(0, 1)), ...words.flat(), ...ALPHABET];
  return [...letters, ...ALPHABET.map(letter => `${letters[0]!}${letter}`)];
};
