/** A sweeping advance that keeps the caught in the fight. */
import { partyOf } from '../../model/characters.ts';
import { unitOf } from '../../model/roster.ts';
import type { Chooser, Phase } from '../../model/state.ts';
import {
  aftermathOf, unitName, stillBreaking, noteAftermath, withAftermath, withBreakOff, withUnits,
} from '../aftermath.ts';
import { beatenBy } from './chase.ts';
import { freeWinners } from './sweepers.ts';

/** Each winner that may sweep makes up its mind after it has seen the fall-back roll. @rule 40k.66 @ruling */
export const askToSweep = (phase: Phase): Phase => {
  const unit = nextToAsk(phase);
  if (unit === undefined) return phase;
  const { side } = unitOf(phase, unit);
  return {
    ...phase,
    choice: { question: 'sweep', about: unit, side, options: ['sweep', 'stay'], usual: 'sweep', rule: '40k.66' },
  };
};

const nextToAsk = (phase: Phase): string | undefined =>
  freeWinners(phase).find(unit => !aftermathOf(phase).asked.includes(unit));

/** @rule 40k.66 */
export const chooseSweep: Chooser = (phase, option) => {
  const unit = nextToAsk(phase)!;
  const { asked, sweeping } = aftermathOf(phase);
  return askToSweep(withAftermath(phase, {
    asked: [...asked, unit], sweeping: option === 'sweep' ? [...sweeping, unit] : sweeping,
  }));
};

/**
 * Whoever is caught stays where it is, does not fall back any more, and is locked as before; one sweep that beats it is
 * enough.
 *
 * @rule 40k.63, 40k.65
 * @ruling
 */
export const relock = (phase: Phase): Phase => stillBreaking(phase).reduce((after, one) => {
  const by = beatenBy(one);
  if (by.length === 0) return after;
  const stays = withUnits(after, partyOf(after, one.unit), { fallingBack: false });
  return noteAftermath(withBreakOff(stays, one.unit, () => ({ fate: 'caught' })), '40k.63', 'caught', {
    unit: unitName(phase, one.unit), by: by.map(unit => unitName(phase, unit)),
  });
}, phase);

/** Those whose sweep has caught somebody: they pile in, and do not consolidate. @ruling */
export const catchers = (phase: Phase): readonly string[] => {
  const caught = aftermathOf(phase).breaking.filter(({ fate }) => fate === 'caught');
  return aftermathOf(phase).sweeping.filter(unit => caught.some(one => beatenBy(one).includes(unit)));
};
