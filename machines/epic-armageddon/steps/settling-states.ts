/** Hits on their units, settled: saves and critical hits, the dead removed, and whatever follows from it. */
import { assaultSetup } from '../setup.ts';

interface SettlingStates {
  readonly rule: string;
  readonly title: string;
  readonly description: string;
  /** The state that follows. */
  readonly next: string;
  /** The state that follows at once where nothing can come of the hits but losses. */
  readonly shortcut?: { readonly guard: 'isSettledForGood'; readonly target: string };
}

/** @rule V10, V12, W6 */
export const settlingStates = ({ rule, title, description, next, shortcut }: SettlingStates) =>
  assaultSetup.createStateConfig({
    description,
    meta: { rule, title, procedure: 'Saves and losses' },
    initial: 'saving',
    states: {
      saving: {
        description: 'The defender saves first, then the attacker; whoever fails is removed or damaged.',
        meta: { rule, title, hands: 'saves', procedure: 'Saves' },
        always: [
          ...(shortcut === undefined ? [] : [{ ...shortcut, actions: 'removeCasualties' } as const]),
          { guard: 'isSettled', target: 'following', actions: 'removeCasualties' },
        ],
        on: {
          'save.chosen': { guard: 'maySave', actions: 'chooseSave' },
          'dice.thrown': { guard: 'areSaveDice', actions: 'resolveSaves' },
        },
      },
      following: {
        description: 'Passengers climb out of wrecks, war engines blow up, criticals have to be told.',
        meta: { rule: 'W6', title: 'What follows' },
        always: [
          { guard: 'hasNoAftermath', target: next },
          { guard: 'arePassengersNext', target: 'saving', actions: 'spillPassengers' },
          { guard: 'isSureBlastNext', target: 'saving', actions: 'blast' },
          { guard: 'isBlastNext', target: 'blasting' },
          { target: 'telling' },
        ],
      },
      blasting: {
        description: 'A die for everybody near: is it caught in the blast?',
        meta: { rule: 'W6', title: 'Blast', hands: 'splash' },
        on: { 'dice.thrown': { guard: 'areSplashDice', target: 'saving', actions: 'resolveSplash' } },
      },
      telling: {
        description: 'The datasheet leaves the critical to the table: the players enter what it did.',
        meta: { rule: 'W6', title: 'Critical hit', unlessDecided: 'critical.entered' },
        on: { 'critical.entered': { guard: 'mayEnterCritical', target: 'saving', actions: 'enterCritical' } },
      },
    },
  });
