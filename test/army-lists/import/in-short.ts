/** A formation in short. */
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';

/** `6 tactical, rhino`: a unit as `id+character@place`. */
export const inShort = ({ units }: BuiltFormation): string => {
  const words = units.map(({ profile, characters, aboard }) =>
    [profile, ...characters].join('+') + (aboard === null ? '' : `@${aboard}`));
  return [...new Set(words)].map(word => {
    const count = words.filter(one => one === word).length;
    return count === 1 ? word : `${count} ${word}`;
  }).join(', ');
};
