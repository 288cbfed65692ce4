/** Who has won a fight: wounds are counted, and whoever is left alone has won anyway. */
import { isOn } from '../editions/rows.ts';
import { answer } from '../editions/answers.ts';
import { STAGE_ORDERS, type StageName } from '../editions/policy.ts';
import { isWipedOut, unitsIn, withCombat } from '../model/roster.ts';
import type { Aftermath, Combat, Phase, Result } from '../model/state.ts';
import { resultOf, noteAftermath } from './aftermath.ts';
import { otherSide, type Side, SIDES } from '../model/procedure.ts';

/**
 * Wounds really inflicted are counted by side: more win, as many are a draw. A side of which nobody in the combat is
 * left has lost whatever the count, and where both are gone nobody has won.
 *
 * @rule 40k.56, 40k.57, 40k.58
 * @ruling R-X.06, R-2.12
 */
export const tally = (phase: Phase): Phase => {
  const combat = fought(phase);
  const wipedOut = wipedOutIn(phase, combat);
  const winner = winnerOf(combat, wipedOut);
  const stages = stagesOf(phase);
  const tallied = withResult(phase, combat, { winner, wipedOut, stages });
  const { attacker, defender } = combat.wounds;
  if (wipedOut === 'both') return noteAftermath(tallied, 'R-X.06', 'both-wiped-out');
  if (wipedOut !== null) return noteAftermath(tallied, '40k.58', 'wiped-out', { winner: winner!, loser: wipedOut });
  return winner === null
    ? noteAftermath(tallied, '40k.57', 'drawn', { wounds: attacker })
    : noteAftermath(tallied, '40k.56', 'fight-won', { winner, attacker, defender });
};

/**
 * Rows have those who hold out take wounds before anybody piles in, and both sides part at the end who cannot reach
 * each other.
 *
 * @row 4C-R10, 4C-R14
 */
const stagesOf = (phase: Phase): readonly StageName[] => {
  const stages = STAGE_ORDERS[answer(phase, 'stageOrder')];
  const held = isOn(phase, '4C-R14')
    ? stages.flatMap(stage => (stage === 'pile-in' ? ['no-retreat' as const, stage] : [stage])) : stages;
  return isOn(phase, '4C-R10') ? [...held, 'part'] : held;
};

/** A text that tells the fight alone hands back what each side has inflicted, and nothing else. @ruling */
export const handBack = (phase: Phase): Phase => {
  const combat = fought(phase);
  const tallied = withResult(phase, combat, { winner: null, wipedOut: wipedOutIn(phase, combat), stages: [] });
  return noteAftermath(tallied, 'R-3.01', 'handed-back', { ...combat.wounds });
};

/** The combat that was fought; after a first reading it is that of the aftermath. */
const fought = ({ fight, aftermath, combats }: Phase): Combat => {
  const id = fight?.combat ?? aftermath?.combat;
  const found = combats.find(one => one.id === id);
  if (found === undefined) throw new Error('There is no fight to tally.');
  return found;
};

const withResult = (
  phase: Phase, combat: Combat, { winner, wipedOut, stages }: Pick<Aftermath, 'winner' | 'wipedOut' | 'stages'>,
): Phase => {
  const result: Result = {
    combat: combat.id, units: combat.units, round: combat.round, wounds: combat.wounds, winner, wipedOut,
  };
  return {
    ...withCombat(phase, combat.id, { fought: true }),
    results: [...phase.results.filter(one => one.combat !== combat.id), result],
    aftermath: {
      combat: combat.id, winner, wipedOut, stage: null, stages, waiting: [], breaking: [], asked: [], sweeping: [],
      moving: null, distance: null,
    },
  };
};

const wipedOutIn = (phase: Phase, combat: Combat): Aftermath['wipedOut'] => {
  const gone = SIDES.filter(side => unitsIn(phase, combat, side).every(({ id }) => isWipedOut(phase, id)));
  return gone.length === SIDES.length ? 'both' : gone[0] ?? null;
};

const winnerOf = ({ wounds }: Combat, wipedOut: Aftermath['wipedOut']): Side | null => {
  if (wipedOut === 'both') return null;
  if (wipedOut !== null) return otherSide(wipedOut);
  if (wounds.attacker === wounds.defender) return null;
  return wounds.attacker > wounds.defender ? 'attacker' : 'defender';
};

/** By how many wounds a side has lost the fight; 0 where it has not. @rule 40k.60 */
export const marginOf = (phase: Phase, side: Side): number => {
  const { wounds } = resultOf(phase);
  return Math.max(0, wounds[otherSide(side)] - wounds[side]);
};
