/** How many of the losers fall because they hold out and are outnumbered. */
import { beginAllocations } from '../allocation/allocate.ts';
import { isOn } from '../editions/rows.ts';
import { partyOf } from '../model/characters.ts';
import { presentFight } from '../model/current-fight.ts';
import { isAlive, withUnit } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { partyRow } from '../model/unit-traits.ts';
import { aftermathOf, slay, withBreakOff } from '../stages/aftermath.ts';
import { holdOut } from '../stages/no-retreat.ts';
import { alone, lossesLeft } from './casualties.ts';
import { certainly, follow, merged, type Distribution } from './chances.ts';
import { withoutLog } from './throws.ts';

/** Whether losers may have to hold out in what comes after a fight. @row 4C-R14 */
export const mayHoldOut = (phase: Phase): boolean => isOn(phase, '4C-R14');

/** What becomes of those whom a sweep has caught, as far as it matters for who holds out. @rule 40k.63 @row 4C-U1 */
export const withCaught = (phase: Phase, units: readonly string[], isDestroying: boolean): Phase =>
  units.reduce((now, unit) => {
    if (isDestroying && partyRow(now, unit, 'and-they-shall-know-no-fear') === null) {
      return withBreakOff(slay(now, partyOf(now, unit), 'swept'), unit, () => ({ fate: 'destroyed' }));
    }
    const stays = partyOf(now, unit).reduce((before, id) => withUnit(before, id, { fallingBack: false }), now);
    return withBreakOff(stays, unit, () => ({ fate: 'caught' }));
  }, phase);

/** So many models fall; the phase is at the stage at which they hold out. @row 4C-R14 */
export const fallenHoldingOut = (phase: Phase): Distribution<number> => {
  if (aftermathOf(phase).waiting.length === 0) return certainly(0);
  const struck = withoutLog(beginAllocations(withoutLog(holdOut(phase))));
  return presentFight(struck).allocations.reduce<Distribution<number>>(
    (before, { unit }) => added(before, fallenOf(struck, unit)), certainly(0),
  );
};

const fallenOf = (struck: Phase, unit: string): Distribution<number> => {
  const before = livingIn(struck.models.filter(model => model.unit === unit));
  return lossesLeft(alone(struck, unit), unit, new Map())
    .map(({ weight, outcome: { models } }) => ({ weight, outcome: before - livingIn(models) }));
};

const livingIn = (models: Phase['models']): number => models.filter(isAlive).length;

const added = (one: Distribution<number>, other: Distribution<number>): Distribution<number> => merged(
  follow(one, sum => other.map(({ weight, outcome }) => ({ weight, outcome: sum + outcome }))), String,
);
