/** Every machine that is laid out, by the name that its layouts are kept under. */
import type { AnyStateMachine } from 'xstate';
import { assaultMachine } from '../epic-armageddon/assault.machine.ts';
import { phaseMachine } from '../warhammer-40k/phase.machine.ts';

export interface NamedMachine {
  readonly id: string;
  readonly machine: AnyStateMachine;
}

export const MACHINES: readonly NamedMachine[] = [
  { id: 'assault', machine: assaultMachine },
  { id: 'phase', machine: phaseMachine },
];
