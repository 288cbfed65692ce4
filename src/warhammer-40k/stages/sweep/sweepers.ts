/** Who may make a sweeping advance, and against whom. */
import { answer } from '../../editions/answers.ts';
import { isOn } from '../../editions/rows.ts';
import { hostsOf, isOfParty, partyOf, writtenUnitsOf } from '../../model/characters.ts';
import type { Answer } from '../../editions/policy.ts';
import { unitOf } from '../../model/roster.ts';
import type { BreakOff, Phase } from '../../model/state.ts';
import { aftermathOf, fightersOf, inOrder, stillBreaking } from '../aftermath.ts';
import { foesInFight } from '../foes.ts';
import type { UnitTrait } from '../../model/profile.ts';
import { partyHas } from '../../model/unit-traits.ts';

/** Those whom a text keeps from sweeping. @rule 40k.67 */
const BARRED: { readonly [sweep in Answer<'sweep'>]: readonly UnitTrait[] } = {
  relock: ['terminators', 'may-not-sweep'],
  'free-round': ['may-not-sweep'],
  destroy: ['may-not-sweep'],
  'destroy-by-most': ['may-not-sweep'],
};

/** Whom rows beside a text keep from it, by unit and by model. @row 7C-U31, 7C-W16, 4C-R4 */
const isBarredByRow = (phase: Phase, unit: string): boolean => {
  const isTerminator = writtenUnitsOf(phase, unit).some(({ traits }) => traits.includes('terminators'));
  return (isTerminator && (isOn(phase, '7C-W16') || isOn(phase, '4C-R4')))
    || (isOn(phase, '7C-W16') && partyHas(phase, unit, 'terminator-armour'))
    || (isOn(phase, '7C-U31') && partyHas(phase, unit, 'slow-and-purposeful'));
};

/** Whether those who run throw against those who sweep, and whom these catch is destroyed. @rule 40k.63, 40k.64 */
export const isRace = (phase: Phase): boolean => RACES[answer(phase, 'sweep')];

const RACES: { readonly [sweep in Answer<'sweep'>]: boolean } = {
  relock: false, 'free-round': false, destroy: true, 'destroy-by-most': true,
};

/**
 * Those who sweep together and throw once: units by themselves, and characters as units of their own; where the caught
 * are destroyed, a unit together with the characters in it.
 */
const sweepersWith = (phase: Phase, unit: string): readonly string[] =>
  (isRace(phase) ? partyOf(phase, unit) : [unit]);

/**
 * Winners who may sweep: every enemy that they are locked with is falling back, and nobody of theirs is kept from it.
 *
 * @rule 40k.67, 40k.73
 * @ruling
 */
export const freeWinners = (phase: Phase): readonly string[] => {
  const { winner } = aftermathOf(phase);
  if (winner === null) return [];
  const winners = fightersOf(phase, winner).map(({ id }) => id);
  const named = isRace(phase) ? hostsOf(phase, winners) : winners;
  return inOrder(phase, named.filter(unit => mayRun(phase, unit) && prey(phase, unit).length > 0));
};

const mayRun = (phase: Phase, unit: string): boolean => {
  const barred = BARRED[answer(phase, 'sweep')];
  return sweepersWith(phase, unit).every(one => {
    const isBarred = writtenUnitsOf(phase, one).some(({ traits }) => traits.some(trait => barred.includes(trait)));
    return !unitOf(phase, one).fallingBack && !isBarred && !isBarredByRow(phase, one)
      && foesInFight(phase, one).every(foe => unitOf(phase, foe).fallingBack);
  });
};

/** Those who break off from a winner and have not got away yet. */
export const prey = (phase: Phase, sweeper: string): readonly BreakOff[] => {
  const foes = sweepersWith(phase, sweeper).flatMap(unit => foesInFight(phase, unit));
  return stillBreaking(phase).filter(({ unit }) => foes.some(foe => isOfParty(unitOf(phase, foe), unit)));
};
