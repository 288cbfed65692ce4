/** Every machine that is laid out, by the name that its layouts are kept under. */
import type { AnyStateMachine } from 'xstate';
import { assaultMachine } from '../epic-armageddon/assault.machine.ts';

export interface NamedMachine {
  readonly id: string;
  readonly machine: AnyStateMachine;
}

export const MACHINES: readonly NamedMachine[] = [{ id: 'assault', machine: assaultMachine }];
