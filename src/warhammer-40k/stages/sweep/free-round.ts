/** A sweeping advance that strikes once more at those who run. */
import { partyOf } from '../../model/characters.ts';
import { beginFreeRound } from '../../fight/free-round.ts';
import { isWipedOut, unitOf } from '../../model/roster.ts';
import type { Chooser, Phase } from '../../model/state.ts';
import { aftermathOf, unitName, stillBreaking, noteAftermath, withAftermath } from '../aftermath.ts';
import { foesInFight } from '../foes.ts';
import { beatenBy } from './chase.ts';

/**
 * A winner whose throw beats those who run from it may strike at them once more, one winner after another.
 *
 * @rule 40k.63, 40k.66
 * @ruling
 */
export const askToStrike = (phase: Phase): Phase => {
  const unit = nextToStrike(phase);
  if (unit === undefined) return phase;
  const { side } = unitOf(phase, unit);
  return {
    ...phase,
    choice: {
      question: 'free-round', about: unit, side, options: ['strike', 'hold'], usual: 'strike', rule: '40k.66',
    },
  };
};

const nextToStrike = (phase: Phase): string | undefined => {
  const { sweeping, asked } = aftermathOf(phase);
  return sweeping.find(unit => !asked.includes(unit) && !isWipedOut(phase, unit) && targetsOf(phase, unit).length > 0);
};

/** The living units that run from a sweeper and that it has beaten. */
const targetsOf = (phase: Phase, sweeper: string): readonly string[] => {
  const beaten = stillBreaking(phase).filter(one => beatenBy(one).includes(sweeper))
    .flatMap(({ unit }) => partyOf(phase, unit));
  return foesInFight(phase, sweeper).filter(foe => beaten.includes(foe));
};

/** Where a winner has beaten several it strikes them one after the other, nobody of it twice. @ruling */
export const chooseFreeRound: Chooser = (phase, option) => {
  const unit = nextToStrike(phase)!;
  const answered = withAftermath(phase, { asked: [...aftermathOf(phase).asked, unit] });
  return option === 'hold'
    ? askToStrike(noteAftermath(answered, '40k.66', 'lets-run', { unit: unitName(phase, unit) }))
    : strikeNext(withAftermath(answered, { waiting: targetsOf(phase, unit) }), unit);
};

/** The next unit that the winner has beaten is struck; nobody: the next winner is asked. */
const strikeNext = (phase: Phase, unit: string): Phase => {
  const [target, ...rest] = aftermathOf(phase).waiting;
  if (target === undefined) return askToStrike(withoutFreeRound(phase));
  const begun = beginFreeRound(withAftermath(phase, { waiting: rest }), unit, target);
  return begun.fight!.strikes.length === 0 ? strikeNext(begun, unit) : begun;
};

const withoutFreeRound = (phase: Phase): Phase =>
  ({ ...phase, fight: phase.fight === null ? null : { ...phase.fight, freeRound: null } });

/** Whether somebody strikes in a free round now, or has just struck. */
export const isInFreeRound = ({ fight, aftermath }: Phase): boolean =>
  aftermath !== null && fight !== null && fight.freeRound !== null;

/** The blows at one unit are settled. @ruling */
export const endFreeRound = (phase: Phase): Phase => strikeNext(phase, phase.fight!.freeRound!);
