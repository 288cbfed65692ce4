/** The wounds that a strike inflicts: its dice to hit and to wound at once, since each die is on its own. */
import { chanceOf, SIDES_OF_A_DIE } from '../../dice/hand.ts';
import { twoKinds, type Distribution } from './chances.ts';
import type { Strike } from '../model/fight.ts';

const RENDS = chanceOf(SIDES_OF_A_DIE);

/** The chance that a hit wounds, thrown again where it failed and may be. */
const woundChance = ({ toWound, rules }: Strike): number => {
  const once = chanceOf(toWound);
  return rules.rerollsWounds ? once + (1 - once) * once : once;
};

/** Dice that are still to be thrown: all of it, those to wound alone, or those to wound again. */
const remaining = (strike: Strike): readonly [dice: number, rending: number, other: number] => {
  const { hits, wounds, rending, rerolls, models, rules, toHit } = strike;
  if (wounds !== null) return [rerolls, 0, chanceOf(strike.toWound)];
  if (hits !== null) return [hits - rending, 0, woundChance(strike)];
  const atOnce = rules.rends ? RENDS : 0;
  return [models.length, atOnce, (chanceOf(toHit) - atOnce) * woundChance(strike)];
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
