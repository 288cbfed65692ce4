/** One batch of attacks: dice, hits allocated, saves; then the same for its macro-weapon hits. */
import { assaultSetup } from './setup.ts';

interface AttackStates {
  readonly rule: string;
  readonly title: string;
  readonly entry: 'beginFirstStrike' | 'beginOtherAttacks' | 'beginSupportingFire';
  readonly resolve: 'resolveAttacks' | 'resolveSupportingFire';
  readonly save: 'resolveSaves' | 'resolveSupportSaves';
  readonly remove: 'removeCasualties' | 'removeSupportCasualties';
  /** The state that follows. */
  readonly next: string;
}

/** @rule A4.2, A4.5, H3, H6 */
export const attackStates = ({ rule, title, entry, resolve, save, remove, next }: AttackStates) =>
  assaultSetup.createStateConfig({
    description: 'Dice are thrown, hits fall on the nearest first, their owners save, the dead are removed.',
    meta: { rule, title },
    entry,
    initial: 'rolling',
    states: {
      rolling: {
        description: 'Both sides throw their attacks.',
        meta: { rule, title, hands: 'attacks' },
        always: [
          { guard: 'hasNoDice', target: next },
          { guard: 'isThrown', target: 'allocating', actions: 'allocateHits' },
        ],
        on: { 'dice.thrown': { guard: 'areAttackDice', actions: resolve } },
      },
      allocating: {
        description: 'Hits fall on the nearest first; of equally near units their owner chooses.',
        meta: { rule: 'H1', title: 'Hits', unlessDecided: 'hits.allocated' },
        always: [
          { guard: 'hasNoHitsAtAll', target: next },
          { guard: 'hasNoHits', target: 'macroAllocating', actions: 'allocateMacroHits' },
        ],
        on: {
          'hit.moved': { guard: 'mayMoveHit', actions: 'moveHit' },
          'hits.allocated': { target: 'saving' },
        },
      },
      saving: {
        description: 'The defender saves first, then the attacker; whoever fails is removed.',
        meta: { rule: 'V10', title: 'Saves', hands: 'saves' },
        always: [
          { guard: 'isSettledForGood', target: next, actions: remove },
          { guard: 'isSettled', target: 'macroAllocating', actions: [remove, 'allocateMacroHits'] },
        ],
        on: {
          'save.chosen': { guard: 'maySave', actions: 'chooseSave' },
          'dice.thrown': { guard: 'areSaveDice', actions: save },
        },
      },
      macroAllocating: {
        description: 'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.',
        meta: { rule: 'H6', title: 'Macro-weapon hits', unlessDecided: 'hits.allocated' },
        always: { guard: 'hasNoHits', target: next },
        on: {
          'hit.moved': { guard: 'mayMoveHit', actions: 'moveHit' },
          'hits.allocated': { target: 'macroSaving' },
        },
      },
      macroSaving: {
        description: 'Few saves stand against these hits; whoever fails is removed.',
        meta: { rule: 'V6', title: 'Saves against macro-weapons', hands: 'saves' },
        always: { guard: 'isSettled', target: next, actions: remove },
        on: {
          'save.chosen': { guard: 'maySave', actions: 'chooseSave' },
          'dice.thrown': { guard: 'areSaveDice', actions: save },
        },
      },
    },
  });
