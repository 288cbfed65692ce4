/** A4: how everybody fights, First Strike, everybody else, and who has won at once. */
import { assaultSetup } from '../setup.ts';
import { attackStates } from './attack-states.ts';
import { settlingStates } from './settling-states.ts';

const inA4 = {
  resolve: 'resolveAttacks', allocate: 'allocateHits', allocateMacro: 'allocateMacroHits',
} as const;

export const a4Attacks = assaultSetup.createStateConfig({
  description: 'Everybody directly engaged strikes: First Strike before the others, macro-weapons saved last.',
  meta: { rule: 'A4', title: 'Attacks' },
  initial: 'engaged',
  states: {
    engaged: {
      description: 'Who is in contact, who is within 15cm and in line of fire? In the first round somebody must be.',
      meta: { rule: 'A4.1', title: 'Directly engaged' },
      entry: 'beginAttacks',
      always: [
        { guard: 'mayNotBegin', target: '#assault.noAssault', actions: 'endWithoutAssault' },
        { guard: 'hasChoosers', target: 'choosing' },
        { target: 'striking', actions: 'settleWays' },
      ],
    },
    choosing: {
      description: 'Skimmers say whether they strike or fire, war engines split their dice.',
      meta: { rule: 'W2', title: 'How to fight', unlessDecided: 'ways.settled' },
      on: {
        'way.chosen': { guard: 'mayChooseWay', actions: 'chooseWay' },
        'dice.split': { guard: 'maySplit', actions: 'splitDice' },
        'ways.settled': { target: 'striking', actions: 'settleWays' },
      },
    },
    striking: {
      description: 'Does anybody strike before the others?',
      meta: { rule: 'A4.4', title: 'First Strike' },
      always: [{ guard: 'hasFirstStrike', target: 'firstStrike' }, { target: 'attacks' }],
    },
    firstStrike: attackStates({
      rule: 'A4.4', title: 'First Strike', entry: 'beginFirstStrike', ...inA4,
      here: '#assault.a4Attacks.firstStrike', next: '#assault.a4Attacks.attacks',
    }),
    attacks: attackStates({
      rule: 'A4.2', title: 'Attacks', entry: 'beginOtherAttacks', ...inA4,
      here: '#assault.a4Attacks.attacks', next: '#assault.a4Attacks.outcome',
    }),
    outcome: {
      description: 'All defenders dead, or all engaged attackers: the assault ends here.',
      meta: { rule: 'A4.7', title: 'Swift outcome' },
      always: [
        { guard: 'hasHeldBlasts', target: 'blasts', actions: 'releaseBlasts' },
        { guard: 'isSwift', target: '#assault.a7Withdraw', actions: 'endSwiftly' },
        { target: '#assault.a5SupportingFire' },
      ],
    },
    blasts: settlingStates({
      rule: 'W6', title: 'Blasts', description: 'War engines that blew up, where blasts wait for the end of the step.',
      next: '#assault.a4Attacks.outcome',
    }),
  },
});
