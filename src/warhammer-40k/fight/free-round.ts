/** The free round of a sweeping advance: one unit strikes another once more, and nobody strikes back. */
import { livingOf, unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { setsOf, fightRoleOf } from '../movement/engagement.ts';
import { attacksWith } from './attacks.ts';
import { presentFight, noteFight, UNTESTED, withFight } from '../model/current-fight.ts';
import { blowOf, noteEffects, strikesOf } from './strikes.ts';
import { strikableUnits } from './struck.ts';
import { weaponOf } from './weapons.ts';
import type { Fight } from '../model/fight.ts';

/**
 * A unit strikes one that runs from it: those in contact with what their profile says, supporters once, everything
 * hits. Who was engaged when the fight began is engaged now, if alive. Nobody strikes twice, whoever else the unit
 * strikes in its free round.
 *
 * @rule 40k.63
 * @ruling
 */
export const beginFreeRound = (phase: Phase, unit: string, target: string): Phase => {
  const before = withFreeRound(phase, unit);
  const { struck, sets } = presentFight(before);
  const strikers = livingOf(before, unit).filter(model => !struck.includes(model.id)
    && fightRoleOf(sets, model.id) !== 'idle' && strikableUnits(before, model).includes(target));
  const blows = strikers.map(model =>
    blowOf(before, model, target, attacksWith(before, model, weaponOf(before, model))));
  const begun = withFight(before, {
    strikes: strikesOf(before, blows.filter(({ attacks }) => attacks > 0)),
    struck: [...struck, ...strikers.map(({ id }) => id)],
  });
  return noteEffects(noteFight(
    begun, '40k.63', 'free-round', { unit: unitOf(phase, unit).name, target: unitOf(phase, target).name },
  ));
};

/** The fight goes on as it was left, or is set up anew, with nobody else to strike. */
const withFreeRound = (phase: Phase, unit: string): Phase => {
  const combat = phase.combats.find(({ id, units }) =>
    id === (phase.fight?.combat ?? phase.aftermath?.combat) && units.includes(unit));
  if (combat === undefined) throw new Error(`${unit} is in no combat that has been fought.`);
  const { fight } = phase;
  const left: Omit<Fight, 'struck'> = {
    combat: combat.id, rung: fight?.rung ?? 1, ladder: [], sets: fight?.sets ?? setsOf(phase, combat), strikes: [],
    allocations: [], freeRound: unit, piling: null, ...UNTESTED,
  };
  return { ...phase, fight: { ...left, struck: fight?.freeRound === unit ? fight.struck : [] } };
};
