/** Which signs a counter has on its rim: what the unit is, and on pills what is counted of it. */
import { SIGN_PATHS } from './outlines.ts';
import type { Counter } from './pieces.ts';

export type SignKind = keyof typeof SIGN_PATHS;
export const SIGNS = Object.keys(SIGN_PATHS) as readonly SignKind[];

export interface Sign {
  readonly kind: SignKind;
  /** What is written beside it on its pill; a sign alone has no words. */
  readonly words: string;
}

/** Half as high as a pill is. */
export const PILL = 7.5;

/** Half as long as a pill is between its round ends; a sign alone is round. */
export const pillHalf = ({ kind, words }: Sign): number =>
  (words === '' ? 0 : words.length * 3.6 + (SIGN_PATHS[kind] === '' ? -2 : 4.5));

/** The signs of a living counter; a war engine has its damage on its edge, and a large one its shields inside. */
export const signsOf = (counter: Counter, isRoomy: boolean): readonly Sign[] => {
  if (!counter.alive) return [];
  return SIGNS.flatMap(kind => {
    const words = saidBy(counter, kind, isRoomy);
    return words ? [{ kind, words: words === true ? '' : words }] : [];
  });
};

/** True: it has the sign alone. */
const saidBy = (counter: Counter, kind: SignKind, isRoomy: boolean): string | boolean => {
  const { damage, capacity, shields = 0, fullShields = 0, shape, aboard = 0 } = counter;
  switch (kind) {
    case 'character': return counter.hasCharacter;
    case 'shields': return !isRoomy && fullShields > 0 && share(shields, fullShields);
    case 'damage': return damage > 0 && shape !== 'ring' && share(damage, capacity);
    case 'aboard': return aboard > 0 && `+${aboard}`;
    default: return counter[kind] ?? false;
  }
};

const share = (some: number, all = 0): string => (all > 0 ? `${some}/${all}` : String(some));
