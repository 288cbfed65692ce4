/** Every machine that is laid out, and every file that keeps its chart or a layout, as it ought to be. */
import type { AnyStateMachine } from 'xstate';
import { assaultMachine } from '../epic-armageddon/assault.machine.ts';
import { phaseMachine } from '../warhammer-40k/phase.machine.ts';
import { type LayGraph, layOut } from './lay-out.ts';
import { VARIANTS } from './layout.ts';
import { chartOf } from './read-machine.ts';
import { chartFile, layoutFile, textsFile } from './write-layout.ts';

/** A machine with the name that its layouts are kept under. */
interface NamedMachine {
  readonly id: string;
  readonly machine: AnyStateMachine;
}

/** Every machine that is laid out. */
export const MACHINES: readonly NamedMachine[] = [
  { id: 'assault', machine: assaultMachine },
  { id: 'phase', machine: phaseMachine },
];

export interface LayoutFile {
  readonly name: string;
  readonly text: string;
}

export const layoutFiles = async (lay: LayGraph): Promise<readonly LayoutFile[]> => {
  const files: LayoutFile[] = [];
  for (const one of MACHINES) files.push(...await filesOf(one, lay));
  return files;
};

const filesOf = async ({ id, machine }: NamedMachine, lay: LayGraph): Promise<readonly LayoutFile[]> => {
  const chart = chartOf(machine);
  const files = [
    { name: `${id}-chart.ts`, text: chartFile(id, chart) }, { name: `${id}-texts.ts`, text: textsFile(id, chart) },
  ];
  for (const variant of VARIANTS) {
    files.push({ name: `${id}-${variant}.ts`, text: layoutFile(id, await layOut(chart, variant, lay)) });
  }
  return files;
};
