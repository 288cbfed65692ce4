/** Which signs a counter has on its rim: what the unit is, and on pills what is counted of it. */
import { SIGN_PATHS } from './outlines.ts';
import { pipsFit } from './pips.ts';
import type { Counter } from './view.ts';

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
  (words === '' ? 0 : words.length * 3.6 + (kind === 'badge' ? -2 : 4.5));

/** The signs of a living counter that is so large; damage is one where it is not shown by pips. */
export const signsOf = (counter: Counter, radius: number): readonly Sign[] => {
  const { damage, capacity, shields = 0, fullShields } = counter;
  const has: Readonly<Partial<Record<SignKind, unknown>>> = {
    ...counter,
    character: counter.hasCharacter,
    shields: fullShields && share(shields, fullShields),
    damage: damage > 0 && !pipsFit(counter, radius) && share(damage, capacity),
  };
  return SIGNS.flatMap(kind => {
    const words = counter.alive && has[kind];
    return words ? [{ kind, words: words === true ? '' : String(words) }] : [];
  });
};

const share = (some: number, all = 0): string => (all > 0 ? `${some}/${all}` : String(some));
