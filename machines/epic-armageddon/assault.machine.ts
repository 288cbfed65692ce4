/**
 * An assault of Epic: Armageddon as its players live through it: a charge, the answer to it, blows struck by everybody
 * near enough, friends firing from the side, a throw of dice for who holds, and the flight of those who do not.
 */
import { startAssault } from '../../src/epic-armageddon/start.ts';
import { attackStates } from './attack-states.ts';
import { movingStates } from './moving-states.ts';
import { assaultSetup } from './setup.ts';
import { withdrawingState } from './withdrawing-state.ts';

const a1ChooseTarget = assaultSetup.createStateConfig({
  description: 'The engaging formation names the enemy formation that it charges.',
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
      guard: 'mayCharge', move: 'charge', test: 'testInCharge', ends: 'charge.ended', end: 'endCharge',
      next: '#assault.a2Charge.ended',
    }),
    ended: {
      description: 'Is there an assault at all?',
      meta: { rule: 'A2.2', title: 'Within 15cm' },
      always: [
        { guard: 'hasBrokenInCharge', target: 'withdrawing', actions: 'withdrawFromCharge' },
        { guard: 'isWithinReach', target: '#assault.a3CounterCharge' },
        { target: '#assault.noAssault', actions: 'endWithoutCharge' },
      ],
    },
    withdrawing: withdrawingState({
      title: 'Withdrawal',
      description: 'The engaging formation broke on its way in: it withdraws, and nothing is fought.',
      end: ['endWithdrawal', 'endWithoutCharge'], next: '#assault.noAssault',
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
      guard: 'attackerMayCounterCharge', move: 'counterCharge', test: 'testInCounterCharge',
      ends: 'counterCharge.ended', end: 'endAttackersCounterCharge', next: '#assault.a3CounterCharge.defenderMoves',
    }),
    defenderMoves: movingStates({
      rule: 'A3.1', title: 'Defender counter-charges', description: 'The defender counter-charges unit by unit.',
      guard: 'defenderMayCounterCharge', move: 'counterCharge', test: 'testInCounterCharge',
      ends: 'counterCharge.ended', end: 'endDefendersCounterCharge', next: '#assault.a4Attacks',
    }),
  },
});

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
        { guard: 'hasFirstStrike', target: 'firstStrike' },
        { target: 'attacks' },
      ],
    },
    firstStrike: attackStates({
      rule: 'A4.4', title: 'First Strike', entry: 'beginFirstStrike', resolve: 'resolveAttacks', save: 'resolveSaves',
      remove: 'removeCasualties', next: '#assault.a4Attacks.attacks',
    }),
    attacks: attackStates({
      rule: 'A4.2', title: 'Attacks', entry: 'beginOtherAttacks', resolve: 'resolveAttacks', save: 'resolveSaves',
      remove: 'removeCasualties', next: '#assault.a4Attacks.outcome',
    }),
    outcome: {
      description: 'All defenders dead, or all engaged attackers: the assault ends here.',
      meta: { rule: 'A4.7', title: 'Swift outcome' },
      always: [
        { guard: 'isSwift', target: '#assault.a7Withdraw', actions: 'endSwiftly' },
        { target: '#assault.a5SupportingFire' },
      ],
    },
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
      resolve: 'resolveSupportingFire', save: 'resolveSupportSaves', remove: 'removeSupportCasualties',
      next: '#assault.a5SupportingFire.ended',
    }),
    ended: {
      description: 'Has one side been wiped out?',
      meta: { rule: 'A5.6', title: 'Wiped out' },
      always: [
        { guard: 'isWipedOut', target: '#assault.a7Withdraw', actions: 'endWipedOut' },
        { target: '#assault.a6Result' },
      ],
    },
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
        'hits.allocated': { target: '#assault.a7Withdraw', actions: 'resolveHackDown' },
      },
    },
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
      always: [{ guard: 'isAnyoneWithdrawing', target: 'withdrawing' }, { target: 'supporters' }],
    },
    withdrawing: withdrawingState({
      title: 'Withdrawal',
      description: 'Two moves for each unit of the loser.',
      end: ['endWithdrawal'], next: '#assault.a7Withdraw.supporters',
    }),
    supporters: {
      description: 'Friends of the loser who stood near take a Blast marker.',
      meta: { rule: 'A7.6', title: 'Shaken friends' },
      entry: 'shakeSupporters',
      always: [
        { guard: 'isAnyoneWithdrawing', target: 'supportersWithdrawing' },
        { target: '#assault.a7Consolidate' },
      ],
    },
    supportersWithdrawing: withdrawingState({
      title: 'Withdrawal of friends',
      description: 'Those whom that marker breaks withdraw in their turn.',
      end: ['endWithdrawal'], next: '#assault.a7Consolidate',
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
      entry: 'markTheWinner',
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
      always: [{ guard: 'startsAtAttacks', target: 'a4Attacks' }, { target: 'a1ChooseTarget' }],
    },
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
