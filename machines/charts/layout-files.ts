/** Every file that keeps a chart or a layout, as it ought to be. */
import { layOut, type LayGraph } from './lay-out.ts';
import { VARIANTS } from './layout.ts';
import { MACHINES, type NamedMachine } from './machines.ts';
import { chartOf } from './read-machine.ts';
import { chartFile, layoutFile, textsFile } from './write-layout.ts';

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
