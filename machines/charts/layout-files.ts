/** Every machine that is drawn, and every file that keeps its chart or its texts, as it ought to be. */
import type { AnyStateMachine } from 'xstate';
import { assaultMachine } from '../epic-armageddon/assault.machine.ts';
import { phaseMachine } from '../warhammer-40k/phase.machine.ts';
import { chartOf } from './read-machine.ts';
import { chartFile, textsFile } from './write-layout.ts';

/** A machine with the name that its chart is kept under. */
interface NamedMachine {
  readonly id: string;
  readonly machine: AnyStateMachine;
}

/** Every machine that is drawn. */
export const MACHINES: readonly NamedMachine[] = [
  { id: 'assault', machine: assaultMachine },
  { id: 'phase', machine: phaseMachine },
];

export interface LayoutFile {
  readonly name: string;
  readonly text: string;
}

export const layoutFiles = (): readonly LayoutFile[] => MACHINES.flatMap(({ id, machine }) => {
  const chart = chartOf(machine);
  return [
    { name: `${id}-chart.ts`, text: chartFile(id, chart) }, { name: `${id}-texts.ts`, text: textsFile(id, chart) },
  ];
});
