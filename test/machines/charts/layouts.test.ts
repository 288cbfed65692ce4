import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VARIANTS, type Layout } from '../../../machines/charts/layout.ts';
import { MACHINES } from '../../../machines/charts/layout-files.ts';
import { chartOf } from '../../../machines/charts/read-machine.ts';
import { chartFile, layoutFile, textsFile } from '../../../machines/charts/write-layout.ts';
import { faultsOf } from './geometry.ts';

const kept = (name: string): string =>
  readFileSync(new URL(`../../../machines/charts/layouts/${name}.ts`, import.meta.url), 'utf8');

const LAYOUTS: readonly (readonly [name: string, id: string, layout: Layout])[] = await Promise.all(
  MACHINES.flatMap(({ id }) => VARIANTS.map(async variant => {
    const file = `${id}-${variant}`;
    const module = await import(`../../../machines/charts/layouts/${file}.ts`) as Readonly<Record<string, object>>;
    return [file, id, Object.values(module).find((one): one is Layout => 'chart' in one)!] as const;
  })),
);

describe('every machine', () => {
  it('is one of those that are played', () => {
    expect(MACHINES.map(({ machine }) => machine.id)).toContain('assault');
  });

  it.each(MACHINES)('$id: is as its chart says; otherwise `npm run layout` has to be run', ({ id, machine }) => {
    expect(kept(`${id}-chart`)).toBe(chartFile(id, chartOf(machine)));
    expect(kept(`${id}-texts`)).toBe(textsFile(id, chartOf(machine)));
  });
});

describe('every layout', () => {
  it('has a tall and a wide one for each machine', () => {
    expect(LAYOUTS.map(([name]) => name)).toEqual(MACHINES.flatMap(({ id }) => [`${id}-tall`, `${id}-wide`]));
  });

  it.each(LAYOUTS)('%s: shows the chart of its machine', (name, id, layout) => {
    expect(layout.chart).toEqual(chartOf(MACHINES.find(one => one.id === id)!.machine));
    expect(`${id}-${layout.variant}`).toBe(name);
    expect(layout.states.length).toBeGreaterThan(5);
  });

  it.each(LAYOUTS)('%s: draws everything once, inside its parent and clear of all else', (_, __, layout) => {
    expect(faultsOf(layout)).toEqual([]);
  });

  it.each(LAYOUTS)('%s: is kept whole', (name, id, layout) => {
    expect(layoutFile(id, layout)).toBe(kept(name));
  });

  it.each(LAYOUTS)('%s: is a column or a row', (_, __, { variant, width, height }) => {
    expect(variant === 'tall' ? height > width : width > height).toBe(true);
  });

  it('a column is narrow enough for its words to be read on a phone that is scrolled', () => {
    const widths = LAYOUTS.filter(([, , { variant }]) => variant === 'tall').map(([, id, { width }]) => [id, width]);
    const most: Readonly<Record<string, number>> = { assault: 1200, phase: 1200 };
    expect(widths.filter(([id, width]) => Number(width) > most[id!]!)).toEqual([]);
  });
});
