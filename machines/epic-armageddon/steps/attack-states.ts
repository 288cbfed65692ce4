/** One batch of attacks: dice, hits allocated, saves; then the same for its macro-weapon hits. */
import { settlingStates } from './settling-states.ts';
import { assaultSetup } from '../setup.ts';

interface AttackStates {
  readonly rule: string;
  readonly title: string;
  readonly entry: 'beginFirstStrike' | 'beginOtherAttacks' | 'beginSupportingFire';
  readonly resolve: 'resolveAttacks' | 'resolveSupportingFire';
  readonly allocate: 'allocateHits' | 'allocateSupportHits';
  readonly allocateMacro: 'allocateMacroHits' | 'allocateSupportMacroHits';
  /** The batch itself, and the state that follows it. */
  readonly here: string;
  readonly next: string;
}

/** @rule A4.2, A4.5, H3, H6 */
export const attackStates = (
  { rule, title, entry, resolve, allocate, allocateMacro, here, next }: AttackStates,
) => assaultSetup.createStateConfig({
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
        { guard: 'isThrown', target: 'allocating', actions: allocate },
      ],
      on: { 'dice.thrown': { guard: 'areAttackDice', actions: resolve } },
    },
    allocating: {
      description: 'Hits fall on the nearest first; of equally near units their owner chooses.',
      meta: { rule: 'H1', title: 'Hits', unlessDecided: 'hits.allocated' },
      always: [
        { guard: 'hasNoHitsAtAll', target: next },
        { guard: 'hasNoHits', target: 'macroAllocating', actions: allocateMacro },
      ],
      on: {
        'hit.moved': { guard: 'mayMoveHit', actions: 'moveHit' },
        'sniper.aimed': { guard: 'mayAim', actions: 'aimSniper' },
        'hits.allocated': { target: 'settling' },
      },
    },
    settling: settlingStates({
      rule: 'V10', title: 'Saves', description: 'Everybody who is hit saves.', next: `${here}.between`,
      shortcut: { guard: 'isSettledForGood', target: next },
    }),
    between: {
      description: 'Macro-weapon and Titan Killer hits come after the others.',
      meta: { rule: 'H6', title: 'Hits' },
      always: [
        { guard: 'hasMacroHits', target: 'macroAllocating', actions: allocateMacro },
        { target: next },
      ],
    },
    macroAllocating: {
      description: 'Macro-weapon and Titan Killer hits fall on the survivors, the nearest first.',
      meta: { rule: 'H6', title: 'Macro-weapon hits', unlessDecided: 'hits.allocated' },
      always: { guard: 'hasNoHits', target: next },
      on: {
        'hit.moved': { guard: 'mayMoveHit', actions: 'moveHit' },
        'hits.allocated': { target: 'macroSettling' },
      },
    },
    macroSettling: settlingStates({
      rule: 'V6', title: 'Saves against macro-weapons', description: 'Few saves stand against these hits.', next,
    }),
  },
});
