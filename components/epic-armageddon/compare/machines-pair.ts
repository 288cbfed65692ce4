/** Two machines laid side by side, stepped through with the same events. */
import type { AnyStateMachine, EventObject } from 'xstate';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import { both, type Both } from '../../../machines/compare/game.ts';
import { machineGame, type Sent, type MachineDetails } from '../../../machines/compare/machine-game.ts';
import { pairStates } from '../../../machines/compare/state-pairs.ts';
import type { AnyGame, Comparable, Drawn, Pair } from './comparable.ts';

/** One of the two. */
export interface ComparedMachine {
  readonly title: string;
  readonly machine: AnyStateMachine;
  /** Where its chart is drawn; null: it is not. */
  readonly layouts: Drawn['layouts'];
  readonly telling?: MachineDetails;
}

/** What the first machine calls the states of the second, where that is not the same. */
const namesInFirst = (machines: Both<ComparedMachine>): ((id: string) => string | null) => {
  const [first, second] = both(machines, ({ machine }) => chartOf(machine));
  const partner = pairStates([first, second]).partner[1];
  return id => partner.get(id)?.slice(first.id.length + 1) ?? null;
};

/** `events`: what both are sent, one after the other. */
export const pairOfMachines = (
  title: string, machines: Both<ComparedMachine>, events: readonly EventObject[],
): Pair => ({
  title,
  sides: both(machines, (one, at): Comparable => ({
    title: one.title,
    game: machineGame(one.machine, events, {
      ...one.telling, ...at === 0 ? {} : { elsewhere: namesInFirst(machines) },
    }) as unknown as AnyGame,
    viewOf: null,
    oddsOf: null,
    drawn: one.layouts === null ? null : { machine: one.machine, layouts: one.layouts },
    snapshotOf: state => (state as Sent).snapshot,
  })),
  stream: () => [],
});
