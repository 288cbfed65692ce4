import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MACHINES } from '../../../machines/charts/layout-files.ts';
import { chartFrom, packChart } from '../../../machines/charts/pack-chart.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import { chartFile, textsFile } from '../../../machines/charts/write-layout.ts';

const kept = (name: string): string =>
  readFileSync(new URL(`../../../machines/charts/layouts/${name}.ts`, import.meta.url), 'utf8');

it('is one of those that are played', () => {
  expect(MACHINES.map(({ machine }) => machine.id)).toContain('assault');
});

it.each(MACHINES)('$id: is as its chart says; otherwise `npm run layout` has to be run', ({ id, machine }) => {
  expect(kept(`${id}-chart`)).toBe(chartFile(id, chartOf(machine)));
  expect(kept(`${id}-texts`)).toBe(textsFile(id, chartOf(machine)));
});

it.each(MACHINES)('$id: is kept whole', ({ machine }) => {
  const chart = chartOf(machine);
  expect(chartFrom(packChart(chart))).toEqual(chart);
});
