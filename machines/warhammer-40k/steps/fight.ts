/** The fights: combat by combat down the ladder of Initiative, each with what comes of it before the next begins. */
import { AIM_QUESTIONS } from '../../../src/warhammer-40k/stages/agree.ts';
import { phaseSetup } from '../setup.ts';
import { striking } from './strikes.ts';

/** @rule 40k.18, 40k.27 */
export const fight = phaseSetup.createStateConfig({
  description: 'One combat after another is fought, from the highest Initiative to the lowest.',
  meta: { rule: '40k.27', title: 'Fight' },
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Somebody may have a free round to strike before the next combat, or wounds to save beside it.',
      meta: { rule: '40k.63', title: 'Free round' },
      always: [
        { guard: 'isInFreeRound', target: 'striking' }, { guard: 'isAside', target: 'striking' },
        { target: 'selecting' },
      ],
    },
    selecting: {
      description: 'The player whose turn it is picks the combat that is fought next.',
      meta: { rule: '40k.18', title: 'Which combat?', unlessDecided: 'choice.made' },
      entry: 'pickCombat',
      always: [
        { guard: 'isFighting', target: 'fearing' },
        { guard: 'maySlipAway', target: '#phase.hitAndRun', actions: 'beginHitAndRun' },
        { guard: 'hasNoCombatLeft', target: '#phase.over' },
      ],
      on: { 'choice.made': { guard: 'mayChoose', actions: 'choose' } },
    },
    fearing: {
      description: 'Whoever touches an enemy that causes Fear tests whether it fights as well as it can.',
      meta: { rule: '7C-U7', title: 'Fear', hands: 'fear' },
      always: { guard: 'hasNobodyToFrighten', target: 'rampaging' },
      on: { 'dice.thrown': { guard: 'areFearDice', actions: 'resolveFear' } },
    },
    rampaging: {
      description: 'Those who are outnumbered and go on a rampage throw for their attacks.',
      meta: { rule: '7C-U11', title: 'Rampage', hands: 'rampage' },
      always: { guard: 'hasNobodyOnRampage', target: 'arming' },
      on: { 'dice.thrown': { guard: 'areRampageDice', actions: 'resolveRampage' } },
    },
    arming: {
      description: 'Who has a choice of weapons says what to strike with, for it may change when.',
      meta: { rule: '40k.55', title: 'Weapons', unlessDecided: 'strikes.settled' },
      always: { guard: 'hasNoWeaponsToChoose', target: 'entering' },
      on: {
        'weapon.chosen': { guard: 'mayChooseWeapon', actions: 'chooseWeapon' },
        'strikes.settled': { target: 'entering', actions: 'settleWeapons' },
      },
    },
    entering: {
      description: 'The ladder goes on to the next rung at which anybody strikes.',
      meta: { rule: '40k.27', title: 'Next Initiative' },
      entry: 'nextRung',
      always: [
        { guard: 'isFightOver', target: 'leaving' },
        { guard: 'pilesInAtRungs', target: 'pilingIn', actions: 'beginStepPileIn' },
        { target: 'aiming' },
      ],
    },
    pilingIn: {
      description: 'Those whose Initiative it is and who touch nobody close up, one side after the other.',
      meta: { rule: '40k.36', title: 'Pile-in', unlessDecided: 'rest.moved' },
      always: [
        { guard: 'isFightOver', target: 'leaving' },
        { guard: 'haveBothPiledIn', target: 'aiming' },
        { guard: 'hasPiledIntoDanger', target: 'testingDangers' },
        { guard: 'hasSidePiledIn', actions: 'passPileIn' },
      ],
      on: {
        'model.moved': { guard: 'mayPileInNow', actions: 'pileInNow' },
        'rest.moved': { actions: 'pileInTheRest' },
        'moves.ended': { actions: 'pileInTheRest' },
      },
    },
    testingDangers: {
      description: 'A die for everybody whose way led through dangerous terrain.',
      meta: { rule: '40k.8', title: 'Dangerous terrain', hands: 'pileInDangers' },
      on: { 'dice.thrown': { guard: 'arePileInDangerDice', target: 'pilingIn', actions: 'resolvePileInDangers' } },
    },
    aiming: {
      description: 'Who could strike several units says which.',
      meta: { rule: '40k.72', title: 'Aim', unlessDecided: 'strikes.settled' },
      always: [
        { guard: 'hasNothingToAim', target: 'striking', actions: 'beginStrikes' },
        { guard: 'isAimingUntold', target: 'agreeing' },
      ],
      on: {
        'strikes.aimed': { guard: 'mayAim', actions: 'aim' },
        'strikes.settled': { target: 'striking', actions: 'beginStrikes' },
      },
    },
    agreeing: {
      description: 'The text does not tell whom a model strikes that could strike several units. Players may agree.',
      meta: { rule: 'R-3.01', title: 'Whom to strike?', unlessDecided: 'silence.accepted', asks: AIM_QUESTIONS },
      always: { guard: 'isAimingTold', target: 'aiming' },
      on: {
        'answer.agreed': { guard: 'mayAgree', actions: 'agree' },
        'silence.accepted': { target: 'striking', actions: 'beginStrikes' },
      },
    },
    striking,
    leaving: {
      description: 'Everybody has struck.',
      meta: { rule: '40k.56', title: 'Fight over' },
      always: { target: '#phase.aftermath' },
    },
  },
});
