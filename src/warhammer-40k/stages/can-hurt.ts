/** Whether one unit could wound another at all. */
import { toWound } from '../fight/charts.ts';
import { rulesOf, strengthOf } from '../fight/special-attacks.ts';
import { toughnessesOf } from '../fight/struck.ts';
import { livingOf, profileOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';

/**
 * Whether somebody in a unit could wound the other with anything that he carries: by Strength against the Toughness
 * that counts there, or with a weapon that wounds whatever these say.
 *
 * @rule 40k.61
 */
export const canHurt = (phase: Phase, unit: string, foe: string): boolean => {
  const toughnesses = toughnessesOf(phase, foe);
  return livingOf(phase, unit).some(model => [null, ...profileOf(phase, model).weapons].some(weapon => {
    const { woundsOn, rends } = rulesOf(phase, model, weapon);
    if (woundsOn !== null || rends) return true;
    const strength = strengthOf(phase, model, weapon);
    return toughnesses.some(toughness => toWound(strength, toughness) !== null);
  }));
};
