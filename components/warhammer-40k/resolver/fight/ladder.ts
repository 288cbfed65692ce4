/** The ladder of Initiative of a fight: who strikes at which step, which of them are over, which one is now. */
import { isFightOver } from '../../../../src/warhammer-40k/fight/rungs.ts';
import { ladderOf, rungOf } from '../../../../src/warhammer-40k/fight/initiative.ts';
import { fightersIn } from '../../../../src/warhammer-40k/model/current-fight.ts';
import { fightRoleOf } from '../../../../src/warhammer-40k/movement/engagement.ts';
import type { Model, Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { countsOf } from '../../steps/wording.ts';
import { fightWords } from './fight-words.ts';
import type { Ladder, LadderStep } from './ladder-row.ts';
import { type Rung, SIDES } from '../../../../src/warhammer-40k/model/procedure.ts';
import type { Fight } from '../../../../src/warhammer-40k/model/fight.ts';

const stateOf = (phase: Phase, { rung, ladder }: Fight, of: Rung): LadderStep['state'] => {
  if (isFightOver(phase)) return 'done';
  if (of === rung && !ladder.includes(of)) return 'now';
  return ladder.includes(of) ? 'later' : 'done';
};

const whoOf = (models: readonly Model[]): LadderStep['who'] => SIDES.flatMap(side => {
  const names = models.filter(model => model.side === side).map(({ name }) => name);
  return names.length === 0 ? [] : [[side, countsOf(names)] as const];
});

const stepOf = (rung: Rung, state: LadderStep['state'], models: readonly Model[]): LadderStep => ({
  state, rung: fightWords.rung(rung), spoken: fightWords.stepSpoken(rung, state), who: whoOf(models),
});

/** Those who fight are shown where they strike; the fallen are not, nor steps at which nobody is left to strike. */
export const ladderIn = (phase: Phase, fight: Fight): Ladder => {
  const fighters = fightersIn(phase).filter(({ id }) => fightRoleOf(fight.sets, id) !== 'idle');
  const steps = ladderOf(phase).map(rung =>
    [rung, fighters.filter(model => rungOf(phase, model) === rung)] as const);
  return {
    label: fightWords.ladder,
    steps: steps.filter(([, models]) => models.length > 0)
      .map(([rung, models]) => stepOf(rung, stateOf(phase, fight, rung), models)),
  };
};
