/** The wounds that a strike inflicts: its dice to hit and to wound at once, since each die is on its own. */
import { chanceOf } from '../../dice/hand.ts';
import { hitToWound, onceToWound, woundChances } from '../fight/wound-chances.ts';
import { twoKinds, type Distribution } from './chances.ts';
import type { Strike } from '../model/fight.ts';

/** Dice that are still to be thrown: all of it, those to wound alone, or those to wound again. */
const remaining = (strike: Strike): readonly [dice: number, rending: number, other: number] => {
  const { hits, wounds, rending, rerolls, models, toHit } = strike;
  const toughness = strike.toughness!;
  if (wounds !== null) return [rerolls, ...onceToWound(strike, toughness)];
  if (hits !== null) return [hits - rending, ...hitToWound(strike, toughness)];
  return [models.length, ...woundChances(strike, chanceOf(toHit), toughness)];
};

/**
 * A strike with its wounds known, for every number of them.
 *
 * @rule 40k.38, 40k.43, 40k.55
 */
export const inflicted = (strike: Strike): Distribution<Strike> => {
  const [dice, rending, other] = remaining(strike);
  const before = strike.wounds ?? strike.rending;
  return twoKinds(dice, rending, other).map(({ weight, outcome: [atOnce, later] }) => ({
    weight,
    outcome: {
      ...strike,
      hits: before + atOnce + later,
      rending: strike.rending + atOnce,
      wounds: before + atOnce + later,
      rerolls: 0,
    },
  }));
};
