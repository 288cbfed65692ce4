/** Units that break away from their fight at the end of the phase, one after another. */
import { phaseSetup } from '../setup.ts';

/** @row 7C-U30 */
export const hitAndRun = phaseSetup.createStateConfig({
  description: 'Units that are locked break away, where a row lets them, one after another.',
  meta: { rule: '7C-U30', title: 'Hit and run', isAside: true },
  initial: 'rollingOff',
  states: {
    rollingOff: {
      description: 'Where both sides have such units, a die for each says who begins.',
      meta: { rule: '7C-U30', title: 'Roll-off', hands: 'rollOff' },
      always: { guard: 'isNobodyRollingOff', target: 'sorting' },
      on: { 'dice.thrown': { guard: 'areRollOffDice', actions: 'resolveRollOff' } },
    },
    sorting: {
      description: 'Who is locked and may try next?',
      meta: { rule: '7C-U30', title: 'Who breaks away' },
      entry: 'askToSlipAway',
      always: [{ guard: 'isNobodyAsked', target: '#phase.over' }, { target: 'asking' }],
    },
    asking: {
      description: 'The unit may try to break away from its fight.',
      meta: { rule: '7C-U30', title: 'Break away?', unlessDecided: 'choice.made' },
      on: { 'choice.made': { guard: 'mayChoose', target: 'testing', actions: 'choose' } },
    },
    testing: {
      description: 'A die against its Initiative.',
      meta: { rule: '7C-U30', title: 'Initiative test', hands: 'initiative' },
      always: { guard: 'isNobodyTestingInitiative', target: 'sorting' },
      on: { 'dice.thrown': { guard: 'areInitiativeDice', target: 'heading', actions: 'resolveInitiative' } },
    },
    heading: {
      description: 'Whoever has passed names a direction.',
      meta: { rule: '7C-U30', title: 'Where to?', unlessDecided: 'choice.made' },
      always: { guard: 'isNobodyAsked', target: 'running' },
      on: { 'choice.made': { guard: 'mayChoose', target: 'running', actions: 'choose' } },
    },
    running: {
      description: 'Three dice say how far. If that takes all of them clear of the enemy, they go.',
      meta: { rule: '7C-U30', title: 'How far', hands: 'slip' },
      always: { guard: 'isNobodySlipping', target: 'sorting' },
      on: { 'dice.thrown': { guard: 'areSlipDice', target: 'left', actions: 'resolveSlip' } },
    },
    left: {
      description: 'Has it left anybody without an enemy?',
      meta: { rule: '7C-U30', title: 'Who is left free' },
      always: [{ guard: 'isTallied', target: '#phase.aftermath.consolidate' }, { target: 'sorting' }],
    },
  },
});
