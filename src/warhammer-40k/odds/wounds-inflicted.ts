/** The wounds that a strike inflicts: its dice to hit and to wound at once, since each die is on its own. */
import { chanceOf, SIDES_OF_A_DIE } from '../../dice/hand.ts';
import { hitChance, hitToWound, onceToWound, woundChances } from '../fight/wound-chances.ts';
import { certainly, follow, successes, twoKinds, type Distribution } from './chances.ts';
import type { Strike } from '../model/fight.ts';

/** Dice that are still to be thrown: all of it, those to wound alone, or those to wound again. */
const remaining = (strike: Strike): readonly [dice: number, rending: number, other: number] => {
  const { hits, wounds, rending, rerolls, models, toHit } = strike;
  const toughness = strike.toughness!;
  if (wounds !== null) return [rerolls, ...onceToWound(strike, toughness)];
  if (hits !== null) return [hits - rending, ...hitToWound(strike, toughness)];
  return [models.length, ...woundChances(strike, hitChance(strike.rules, chanceOf(toHit)), toughness)];
};

/**
 * A strike with its wounds known, for every number of them.
 *
 * @rule 40k.38, 40k.43, 40k.55
 */
export const inflicted = (strike: Strike): Distribution<Strike> =>
  follow(hitting(strike), ready => inflictedAfter(ready));

/** Where dice to hit are not each on its own: those that are thrown again, and those of master-crafted weapons. */
const hitting = (strike: Strike): Distribution<Strike> => {
  const { hits, hitRerolls, wounds } = strike;
  if (wounds === null && hits !== null && hitRerolls > 0) return hittingAgain(strike, hits, hitRerolls);
  const isApart = hits === null && strike.toHit !== null && strike.rules.isMasterCrafted;
  return isApart && strike.rules.rerollsHits !== 'failed' ? hittingWell(strike) : certainly(strike);
};

const hittingAgain = (strike: Strike, hits: number, dice: number): Distribution<Strike> =>
  successes(dice, chanceOf(strike.toHit)).map((weight, again) =>
    ({ weight, outcome: { ...strike, hits: hits + again, hitRerolls: 0 } }));

/** Ones where they are thrown again, and one more die that has failed. */
const hittingWell = (strike: Strike): Distribution<Strike> => {
  const dice = strike.models.length;
  const ones = strike.rules.rerollsHits === 'ones' ? chanceOf(SIDES_OF_A_DIE) : 0;
  return follow(twoKinds(dice, chanceOf(strike.toHit), ones), ([hits, again]) =>
    hittingAgain(strike, hits, again + Math.min(1, dice - hits - again)));
};

const inflictedAfter = (strike: Strike): Distribution<Strike> => {
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
      hitRerolls: 0,
    },
  }));
};
