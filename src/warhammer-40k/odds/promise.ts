/** By how many wounds a side is likely to be ahead in the end: what fights that are open are put in order by. */
import { isFightOver, beginFight } from '../fight/rungs.ts';
import { promisedWounds } from '../fight/weapons.ts';
import { presentFight } from '../model/current-fight.ts';
import { combatOf, isAlive } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';

/**
 * How far the attackers are ahead, with what all who have not struck yet are likely to inflict. What each of them is
 * worth is reckoned once, as the fight begins.
 */
export const promiseOf = (phase: Phase, combat: string): (now: Phase) => number => {
  const begun = phase.fight?.combat === combat ? phase : beginFight(phase, combat);
  const worth = new Map(begun.models.map(model => [model.id, signed(model, promisedWounds(begun, model))]));
  return now => {
    const { wounds } = combatOf(now, combat);
    const ahead = wounds.attacker - wounds.defender;
    if (isFightOver(now)) return ahead;
    const { struck } = presentFight(now);
    return now.models.reduce((sum, model) =>
      (isAlive(model) && !struck.includes(model.id) ? sum + (worth.get(model.id) ?? 0) : sum), ahead);
  };
};

const signed = ({ side }: Model, wounds: number): number => (side === 'attacker' ? wounds : -wounds);
