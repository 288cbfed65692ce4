/**
 * An assault of Epic: Armageddon as its players live through it: a charge, the answer to it, blows struck by everybody
 * near enough, friends firing from the side, a throw of dice for who holds, and the flight of those who do not.
 */
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { assaultSetup } from './setup.ts';
import { a0ActionTest } from './steps/a0-action-test.ts';
import { a1ChooseTarget } from './steps/a1-choose-target.ts';
import { a2Charge } from './steps/a2-charge.ts';
import { a3CounterCharge } from './steps/a3-counter-charge.ts';
import { a4Attacks } from './steps/a4-attacks.ts';
import { a5SupportingFire } from './steps/a5-supporting-fire.ts';
import { a6Result } from './steps/a6-result.ts';
import { a7Withdraw } from './steps/a7-withdraw.ts';
import { a7Consolidate } from './steps/a7-consolidate.ts';

export const assaultMachine = assaultSetup.createMachine({
  id: 'assault',
  description: 'An assault of Epic: Armageddon, from the choice of a target to the winner’s consolidation.',
  meta: { rule: 'A1', title: 'Assault' },
  context: ({ input }) => ({ assault: startAssault(input.scenario) }),
  initial: 'setUp',
  states: {
    setUp: {
      description: 'The table as the scenario has it; some scenarios begin with the attacks.',
      meta: { rule: 'A0.1', title: 'Set-up' },
      always: [
        { guard: 'startsAtAttacks', target: 'a4Attacks' },
        { guard: 'asksForTest', target: 'a0ActionTest' },
        { target: 'a1ChooseTarget' },
      ],
    },
    a0ActionTest,
    a1ChooseTarget,
    a2Charge,
    a3CounterCharge,
    a4Attacks,
    a5SupportingFire,
    a6Result,
    a7Withdraw,
    a7Consolidate,
    assaultOver: {
      type: 'final',
      description: 'The assault is over.',
      meta: { rule: 'A8', title: 'Over' },
    },
    noAssault: {
      type: 'final',
      description: 'Nobody was near enough: the action ends and nothing is fought.',
      meta: { rule: 'A2.2', title: 'No assault' },
    },
  },
});

export type AssaultMachine = typeof assaultMachine;
