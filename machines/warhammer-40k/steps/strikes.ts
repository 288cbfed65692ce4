/** The blows of one rung, or of a free round: dice to hit, dice to wound, saves, the fallen removed. */
import { phaseSetup } from '../setup.ts';

/** @rule 40k.38, 40k.43, 40k.50 */
export const striking = phaseSetup.createStateConfig({
  description: 'Everybody whose turn it is strikes, both sides at once; then the wounds are saved.',
  meta: { rule: '40k.35', title: 'Blows' },
  initial: 'hitting',
  states: {
    hitting: {
      description: 'Dice to hit, like ones together.',
      meta: { rule: '40k.38', title: 'To hit', hands: 'hits' },
      always: { guard: 'hasNoHitDice', target: 'hittingAgain' },
      on: { 'dice.thrown': { guard: 'areHitDice', actions: 'resolveHits' } },
    },
    hittingAgain: {
      description: 'Some throw failed dice to hit once more.',
      meta: { rule: '40k.38', title: 'To hit again', hands: 'hitsAgain' },
      always: { guard: 'hasNoHitRerolls', target: 'toughness' },
      on: { 'dice.thrown': { guard: 'areHitRerollDice', actions: 'resolveHitsAgain' } },
    },
    toughness: {
      description: 'Which Toughness counts for a unit that has several? Sometimes its owner says.',
      meta: { rule: '40k.41', title: 'Toughness', unlessDecided: 'choice.made' },
      entry: 'settleToughness',
      always: { guard: 'isToughnessSettled', target: 'wounding' },
      on: { 'choice.made': { guard: 'mayChoose', target: 'toughness', reenter: true, actions: 'choose' } },
    },
    wounding: {
      description: 'Dice to wound for every hit.',
      meta: { rule: '40k.43', title: 'To wound', hands: 'wounds' },
      always: { guard: 'hasNoWoundDice', target: 'rerolling', actions: 'passWounds' },
      on: { 'dice.thrown': { guard: 'areWoundDice', actions: 'resolveWounds' } },
    },
    rerolling: {
      description: 'Some weapons throw failed dice to wound once more.',
      meta: { rule: '40k.55', title: 'To wound again', hands: 'woundsAgain' },
      always: { guard: 'hasNoRerolls', target: 'allocating', actions: 'beginAllocations' },
      on: { 'dice.thrown': { guard: 'areRerollDice', actions: 'resolveRerolls' } },
    },
    allocating: {
      description: 'Wounds are dealt, and what is not saved is taken.',
      meta: { rule: '40k.50', title: 'Wounds' },
      entry: 'allocate',
      always: [
        { guard: 'isAllocated', target: '#phase.fight.entering' },
        { guard: 'hasChoice', target: 'choosing' },
        { guard: 'hasLookOuts', target: 'lookingOut' },
        { guard: 'hasSaves', target: 'saving' },
        { target: 'testing' },
      ],
    },
    choosing: {
      description: 'A player says who takes wounds, or which come first.',
      meta: { rule: '40k.50', title: 'Who takes them?', unlessDecided: 'choice.made' },
      on: { 'choice.made': { guard: 'mayChoose', target: 'allocating', actions: 'choose' } },
    },
    lookingOut: {
      description: 'A wound that falls on a character may be taken by somebody beside him, where a row says so.',
      meta: { rule: '7C-C2', title: 'Look out, sir', hands: 'lookOuts' },
      on: {
        'wound.kept': { guard: 'mayDeclineLookOut', target: 'allocating', actions: 'declineLookOut' },
        'dice.thrown': { guard: 'areLookOutDice', target: 'allocating', actions: 'resolveLookOut' },
      },
    },
    saving: {
      description: 'Dice to save. Of two saves one is thrown, the better unless its owner says otherwise.',
      meta: { rule: '40k.45', title: 'Saves', hands: 'saves' },
      on: {
        'save.chosen': { guard: 'mayChooseSave', actions: 'chooseSave' },
        'dice.thrown': { guard: 'areSaveDice', target: 'allocating', actions: 'resolveSaves' },
      },
    },
    testing: {
      description: 'Whoever has wounded with a force weapon tests whether it slays outright.',
      meta: { rule: '40k.55', title: 'Force weapon', hands: 'psychic' },
      on: { 'dice.thrown': { guard: 'arePsychicDice', target: 'allocating', actions: 'resolvePsychic' } },
    },
  },
});
