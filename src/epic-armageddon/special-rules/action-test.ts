/** What army rules add to the test for an Engage action. */
import type { ArmyRule } from '../model/army-rules.ts';

const BONUSES: { readonly [rule in ArmyRule]?: number } = {
  'power-of-the-waaagh': 2, 'feral-ork-power-of-the-waaagh': 2, bravery: 1, unblooded: 1,
};

/** The bonus of a formation to the test for an Engage action. @rule A0.3 */
export const engageBonus = ({ rules }: { readonly rules: readonly ArmyRule[] }): number =>
  rules.reduce((best, rule) => Math.max(best, BONUSES[rule] ?? 0), 0);
