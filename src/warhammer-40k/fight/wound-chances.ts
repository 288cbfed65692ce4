/** How likely a die of a blow wounds, in either way: by the six of a weapon that rends, or otherwise. */
import { chanceOf, SIDES_OF_A_DIE } from '../../dice/hand.ts';
import type { Strike } from '../model/fight.ts';
import { needToWound, throwsAgain } from './toughness.ts';

/** Any one face. */
const A_SIX = chanceOf(SIDES_OF_A_DIE);

/** Of a die that is thrown to wound once, whatever is thrown again. @rule 40k.43, 40k.55 */
export const onceToWound = (
  { rules, strength }: Pick<Strike, 'rules' | 'strength'>, toughness: number,
): readonly [rending: number, other: number] => {
  const once = chanceOf(needToWound({ rules, strength }, toughness));
  const rending = rules.rends === 'to-wound' ? A_SIX : 0;
  return [rending, once - rending];
};

/** Of a hit, with what is thrown again. @rule 40k.43, 40k.55 */
export const hitToWound = (
  blow: Pick<Strike, 'rules' | 'strength'>, toughness: number,
): readonly [rending: number, other: number] => {
  const [rending, other] = onceToWound(blow, toughness);
  const dice = throwsAgain(blow, toughness) ? 2 - rending - other : 1 + (blow.rules.rerollsWoundOnes ? A_SIX : 0);
  return [rending * dice, other * dice];
};

/** How often an attack hits, with what is thrown again. @rule 40k.38 */
export const hitChance = ({ rerollsHits }: Strike['rules'], once: number): number =>
  once * (rerollsHits === 'never' ? 1 : rerollsHits === 'ones' ? 1 + A_SIX : 2 - once);

/** Of an attack that hits so often. @rule 40k.38, 40k.43, 40k.55 */
export const woundChances = (
  blow: Pick<Strike, 'rules' | 'strength'>, hit: number, toughness: number,
): readonly [rending: number, other: number] => {
  const [rending, other] = hitToWound(blow, toughness);
  return blow.rules.rends === 'to-hit' ? [A_SIX, (hit - A_SIX) * other] : [hit * rending, hit * other];
};
