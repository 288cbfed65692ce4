/**
 * An assault phase of Warhammer 40,000: charges, the fights of everybody who is locked, and what comes of each. One
 * procedure for every edition: where their texts differ it asks what the text answers.
 */
import { setUpPhase } from '../../src/warhammer-40k/stages/set-up.ts';
import { aftermath } from './steps/aftermath.ts';
import { chargeInTurn } from './steps/charge-in-turn.ts';
import { chargeTogether } from './steps/charge-together.ts';
import { fight } from './steps/fight.ts';
import { hitAndRun } from './steps/hit-and-run.ts';
import { phaseSetup } from './setup.ts';
import { untold } from './steps/silent-text.ts';

export const phaseMachine = phaseSetup.createMachine({
  id: 'phase',
  description: 'An assault phase of Warhammer 40,000, from the first charge to the last consolidation.',
  meta: { rule: '40k.1', title: 'Assault phase' },
  context: ({ input }) => ({ phase: 'phase' in input ? input.phase : setUpPhase(input.scenario) }),
  initial: 'setUp',
  states: {
    setUp: {
      description: 'The table as it stands; some scenarios begin with the fight.',
      meta: { rule: '40k.1', title: 'Set-up' },
      always: [
        { guard: 'isAnybodyRallying', target: 'rallying' },
        { guard: 'isAnybodyFallingOn', target: 'fallingOn' },
        { guard: 'startsAtFight', target: 'fight' },
        { guard: 'chargesTogether', target: 'chargeTogether' },
        { guard: 'chargesInTurn', target: 'chargeInTurn' },
        { target: 'untold' },
      ],
    },
    rallying: {
      description: 'Units that fall back may regroup at the start of their turn, where a row tells how.',
      meta: { rule: '40k.62', title: 'Regroup', hands: 'rally', isAside: true },
      on: { 'dice.thrown': { guard: 'areRallyDice', target: 'setUp', actions: 'resolveRally' } },
    },
    fallingOn: {
      description: 'Units that have not regrouped since an earlier turn fall back again before anybody charges.',
      meta: { rule: '40k.62', title: 'Fall back again', hands: 'fallingOn', isAside: true },
      on: { 'dice.thrown': { guard: 'areFallingOnDice', target: 'setUp', actions: 'fallOn' } },
    },
    chargeTogether,
    chargeInTurn,
    fight,
    aftermath,
    hitAndRun,
    untold,
    over: {
      type: 'final',
      description: 'Every combat has been fought. The other player’s turn comes next.',
      meta: { rule: '40k.1', title: 'Over' },
    },
  },
});

export type PhaseMachine = typeof phaseMachine;
