/**
 * An assault of Epic: Armageddon as its players live through it: a charge, the answer to it, blows struck by everybody
 * near enough, friends firing from the side, a throw of dice for who holds, and the flight of those who do not.
 */
import { startAssault } from '../../src/epic-armageddon/start.ts';
import { attackStates } from './attack-states.ts';
import { movingStates } from './moving-states.ts';
import { settlingStates } from './settling-states.ts';
import { assaultSetup } from './setup.ts';
import { withdrawingState } from './withdrawing-state.ts';

const a0ActionTest = assaultSetup.createStateConfig({
  description: 'Some scenarios ask for the action test first: does the formation dare to engage?',
  meta: { rule: 'A0.2', title: 'Action test' },
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

const a1ChooseTarget = assaultSetup.createStateConfig({
  description: 'The engaging formation names whom it charges, with whom, and what stands among them.',
  meta: { rule: 'A1.1', title: 'Target', unlessDecided: 'target.chosen' },
  on: { 'target.chosen': { guard: 'mayBeTarget', target: 'a2Charge', actions: 'chooseTarget' } },
});

const a2Charge = assaultSetup.createStateConfig({
  description: 'Units of the engaging formation make one move each; somebody must end within 15cm and in line of fire.',
  meta: { rule: 'A2', title: 'Charge' },
  initial: 'moving',
  states: {
    moving: movingStates({
      rule: 'A2.1', title: 'Charge', description: 'The attacker moves unit by unit.',
      guard: 'mayCharge', move: 'charge', mayGetOut: 'mayGetOutToCharge', mayGetIn: 'mayGetInToCharge',
      getOut: 'getOutToCharge', test: 'testInCharge', ends: 'charge.ended', mayEnd: 'mayEndCharge', end: 'endCharge',
      here: '#assault.a2Charge.moving', next: '#assault.a2Charge.overwatch',
    }),
    overwatch: {
      description: 'Formations on overwatch may fire at those who have charged.',
      meta: { rule: 'A2.12', title: 'Overwatch' },
      initial: 'deciding',
      states: {
        deciding: {
          description: 'Who fires? The hits are rolled at the table and entered here.',
          meta: { rule: 'A2.12', title: 'Overwatch', unlessDecided: 'overwatch.ended' },
          always: { guard: 'isNobodyOnOverwatch', target: '#assault.a2Charge.ended' },
          on: {
            'overwatch.fired': { guard: 'mayFire', target: 'fired', actions: 'fireOverwatch' },
            'overwatch.ended': { target: '#assault.a2Charge.ended' },
          },
        },
        fired: settlingStates({
          rule: 'A2.12', title: 'Overwatch', description: 'Those who charge save, in cover if they have any.',
          next: '#assault.a2Charge.overwatch.deciding',
        }),
      },
    },
    ended: {
      description: 'Is there an assault at all?',
      meta: { rule: 'A2.2', title: 'Within 15cm' },
      entry: 'breakInCharge',
      always: [
        { guard: 'hasBrokenInCharge', target: 'withdrawing', actions: 'withdrawFromCharge' },
        { guard: 'isWithinReach', target: '#assault.a3CounterCharge' },
        { target: '#assault.noAssault', actions: 'endWithoutCharge' },
      ],
    },
    withdrawing: withdrawingState({
      title: 'Withdrawal',
      description: 'Whoever broke on the way in withdraws and takes no part.',
      next: '#assault.a2Charge.ended',
    }),
  },
});

const a3CounterCharge = assaultSetup.createStateConfig({
  description: 'Units not yet in contact go straight at their nearest enemy; after a tie the attacker does so first.',
  meta: { rule: 'A3', title: 'Counter-charge' },
  initial: 'opening',
  states: {
    opening: {
      description: 'In the first round only the defender counter-charges.',
      meta: { rule: 'A3.8', title: 'Counter-charge' },
      always: [{ guard: 'isFirstRound', target: 'defenderMoves' }, { target: 'attackerMoves' }],
    },
    attackerMoves: movingStates({
      rule: 'A3.8', title: 'Attacker counter-charges', description: 'The attacker counter-charges first.',
      guard: 'attackerMayCounterCharge', move: 'counterCharge', mayGetOut: 'attackerMayGetOut',
      mayGetIn: 'attackerMayGetIn', getOut: 'getOutToCounterCharge', test: 'testInCounterCharge',
      ends: 'counterCharge.ended', mayEnd: 'attackerMayEndCounterCharge', end: 'endAttackersCounterCharge',
      here: '#assault.a3CounterCharge.attackerMoves', next: '#assault.a3CounterCharge.defenderMoves',
    }),
    defenderMoves: movingStates({
      rule: 'A3.1', title: 'Defender counter-charges', description: 'The defender counter-charges unit by unit.',
      guard: 'defenderMayCounterCharge', move: 'counterCharge', mayGetOut: 'defenderMayGetOut',
      mayGetIn: 'defenderMayGetIn', getOut: 'getOutToCounterCharge', test: 'testInCounterCharge',
      ends: 'counterCharge.ended', mayEnd: 'defenderMayEndCounterCharge', end: 'endDefendersCounterCharge',
      here: '#assault.a3CounterCharge.defenderMoves', next: '#assault.a4Attacks',
    }),
  },
});

const inA4 = {
  resolve: 'resolveAttacks', allocate: 'allocateHits', allocateMacro: 'allocateMacroHits',
} as const;

const a4Attacks = assaultSetup.createStateConfig({
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

const a5SupportingFire = assaultSetup.createStateConfig({
  description: 'Formations near enough lend their firefight to both sides.',
  meta: { rule: 'A5', title: 'Support' },
  initial: 'calling',
  entry: 'beginSupport',
  states: {
    calling: {
      description: 'Both sides say who supports; everybody who may, unless they say otherwise.',
      meta: { rule: 'A5.2', title: 'Supporters', unlessDecided: 'support.called' },
      always: { guard: 'hasNoSupporters', target: '#assault.a6Result' },
      on: {
        'supporters.called': { guard: 'maySupport', actions: 'callSupporters' },
        'support.called': { target: 'firing' },
      },
    },
    firing: attackStates({
      rule: 'A5.3', title: 'Supporting fire', entry: 'beginSupportingFire',
      resolve: 'resolveSupportingFire', allocate: 'allocateSupportHits', allocateMacro: 'allocateSupportMacroHits',
      here: '#assault.a5SupportingFire.firing', next: '#assault.a5SupportingFire.ended',
    }),
    ended: {
      description: 'Has one side been wiped out?',
      meta: { rule: 'A5.6', title: 'Wiped out' },
      always: [
        { guard: 'hasHeldBlasts', target: 'blasts', actions: 'releaseBlasts' },
        { guard: 'isWipedOut', target: '#assault.a7Withdraw', actions: 'endWipedOut' },
        { target: '#assault.a6Result' },
      ],
    },
    blasts: settlingStates({
      rule: 'W6', title: 'Blasts', description: 'War engines that blew up, where blasts wait for the end of the step.',
      next: '#assault.a5SupportingFire.ended',
    }),
  },
});

const a6Result = assaultSetup.createStateConfig({
  description: 'Both sides throw two dice, keep the higher and add what the fight has earned them.',
  meta: { rule: 'A6', title: 'Result' },
  initial: 'rolling',
  states: {
    rolling: {
      description: 'Two dice a side.',
      meta: { rule: 'A6.1', title: 'Result', hands: 'result' },
      on: { 'dice.thrown': { guard: 'areResultDice', target: 'settled', actions: 'resolveResult' } },
    },
    settled: {
      description: 'A tie is fought on; otherwise the loser is hacked down by the difference.',
      meta: { rule: 'A6.4', title: 'Result' },
      always: [
        { guard: 'isTied', target: '#assault.a3CounterCharge', actions: 'beginNextRound' },
        { guard: 'hasNoHits', target: '#assault.a7Withdraw' },
        { target: 'hackDown' },
      ],
    },
    hackDown: {
      description: 'Hits without a save fall on the losers, engaged or not, the nearest first.',
      meta: { rule: 'A6.5', title: 'Hack-downs', unlessDecided: 'hits.allocated' },
      on: {
        'hit.moved': { guard: 'mayMoveHit', actions: 'moveHit' },
        'hits.allocated': { target: 'hackedDown', actions: 'resolveHackDown' },
      },
    },
    hackedDown: settlingStates({
      rule: 'A6.5', title: 'Hack-downs', description: 'Nobody saves; war engines throw for critical hits.',
      next: '#assault.a7Withdraw',
    }),
  },
});

const a7Withdraw = assaultSetup.createStateConfig({
  description: 'The loser breaks and withdraws two moves; whoever ends too near an enemy is lost.',
  meta: { rule: 'A7', title: 'Withdraw' },
  initial: 'breaking',
  states: {
    breaking: {
      description: 'Every losing formation breaks; one that was broken before is destroyed.',
      meta: { rule: 'A7.1', title: 'Break' },
      entry: 'breakTheLoser',
      always: [
        { guard: 'hasAftermath', target: 'wrecks' },
        { guard: 'isAnyoneWithdrawing', target: 'withdrawing' },
        { target: 'supporters' },
      ],
    },
    wrecks: settlingStates({
      rule: 'A7.5', title: 'Wrecks', description: 'Landed aircraft are lost with the assault; who sat inside saves.',
      next: '#assault.a7Withdraw.leaving',
    }),
    leaving: {
      description: 'What is left of the losers withdraws.',
      meta: { rule: 'A7.3', title: 'Withdrawal' },
      always: [{ guard: 'isAnyoneWithdrawing', target: 'withdrawing' }, { target: 'supporters' }],
    },
    withdrawing: withdrawingState({
      title: 'Withdrawal',
      description: 'Two moves for each unit of the loser.',
      next: '#assault.a7Withdraw.supporters',
    }),
    supporters: {
      description: 'Friends of the loser who stood near take a Blast marker.',
      meta: { rule: 'A7.6', title: 'Shaken friends' },
      entry: 'shakeSupporters',
      always: [
        { guard: 'hasWaitingHits', target: 'panicking' },
        { guard: 'isAnyoneWithdrawing', target: 'supportersWithdrawing' },
        { target: '#assault.a7Consolidate' },
      ],
    },
    panicking: settlingStates({
      rule: 'B3', title: 'Panic', description: 'Friends who were broken lose units instead of taking a marker.',
      next: '#assault.a7Withdraw.shaken',
    }),
    shaken: {
      description: 'Friends whom the marker has broken withdraw in their turn.',
      meta: { rule: 'A7.6', title: 'Shaken friends' },
      always: [
        { guard: 'isAnyoneWithdrawing', target: 'supportersWithdrawing' },
        { target: '#assault.a7Consolidate' },
      ],
    },
    supportersWithdrawing: withdrawingState({
      title: 'Withdrawal of friends',
      description: 'Those whom that marker breaks withdraw in their turn.',
      next: '#assault.a7Consolidate',
    }),
  },
});

const a7Consolidate = assaultSetup.createStateConfig({
  description: 'The winner takes a Blast marker for each loss, and moves 5cm.',
  meta: { rule: 'A8', title: 'Consolidate' },
  initial: 'marking',
  states: {
    marking: {
      description: 'Blast markers for the losses of all rounds; they may break the winner.',
      meta: { rule: 'A8.1', title: 'Blast markers' },
      always: [
        { guard: 'isGrieving', target: 'grieving' },
        { target: 'marked', actions: 'markTheWinner' },
      ],
    },
    grieving: {
      description: 'A formation that has lost an Ethereal takes D3 Blast markers more.',
      meta: { rule: 'A8.1', title: 'Blast markers', hands: 'grief' },
      on: { 'dice.thrown': { guard: 'areGriefDice', target: 'marked', actions: ['grieve', 'markTheWinner'] } },
    },
    marked: {
      description: 'Who may move?',
      meta: { rule: 'A8.2', title: 'Blast markers' },
      always: [
        { guard: 'isAnyoneConsolidating', target: 'moving' },
        { target: '#assault.assaultOver', actions: 'endAssault' },
      ],
    },
    moving: {
      description: 'A free move of 5cm, into no zone of control.',
      meta: { rule: 'A8.3', title: 'Consolidation', unlessDecided: 'consolidation.ended' },
      on: {
        'unit.moved': { guard: 'mayConsolidate', actions: 'consolidate' },
        'unit.embarked': { guard: 'mayGetInAfterwards', actions: 'getInAfterwards' },
        'consolidation.ended': { target: '#assault.assaultOver', actions: 'endAssault' },
      },
    },
  },
});

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
