/** A0: does the formation dare to engage? */
import { assaultSetup } from '../setup.ts';

export const a0ActionTest = assaultSetup.createStateConfig({
  description: 'Some scenarios ask for the action test first: does the formation dare to engage?',
  meta: { rule: 'A0.2', title: 'Action test', isAside: true },
  initial: 'rolling',
  states: {
    rolling: {
      description: 'One die against the initiative of the engaging formation.',
      meta: { rule: 'A0.2', title: 'Action test', hands: 'actionTest' },
      on: { 'dice.thrown': { guard: 'isTestDie', target: 'decided', actions: 'resolveTest' } },
    },
    decided: {
      description: 'A failed test may be thrown again once for a Supreme Commander; else nothing is fought.',
      meta: { rule: 'A0.2', title: 'Action test', unlessDecided: 'test.accepted' },
      always: { guard: 'hasPassed', target: '#assault.a1ChooseTarget' },
      on: {
        'test.repeated': { guard: 'mayRepeatTest', target: 'rolling' },
        'test.accepted': { target: '#assault.noAssault', actions: 'endUntested' },
      },
    },
  },
});
