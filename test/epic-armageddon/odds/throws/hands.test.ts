import { expect, it } from 'vitest';
import { fallsTogether } from '../../../../src/epic-armageddon/odds/throws/hands.ts';

const coin = { name: 'coin', dice: 1, read: 'successes', target: 4 } as const;
const sumOf = (list: readonly { readonly chance: number }[]): number => list.reduce((sum, one) => sum + one.chance, 0);

it.each([0, 0.1, 0.25, 0.3, 0.5, 0.6])(
  'whatever falls is listed or dropped, never neither: nothing below %d', least => {
    const { list, dropped } = fallsTogether([coin, coin], least);
    expect(sumOf(list) + dropped).toBe(1);
    expect(list).toHaveLength(least <= 0.25 ? 4 : 0);
  });

it.each([['sum', 1, 6], ['halves', 1, 3], ['sum', 2, 11], ['halves', 2, 5]] as const)(
  'a %s of %d dice has %d values, and faces for each that are on a die', (read, dice, values) => {
    const { list } = fallsTogether([{ name: 'some', dice, read }], 0);
    expect(list).toHaveLength(values);
    const worth = (face: number): number => (read === 'halves' ? Math.ceil(face / 2) : face);
    expect(list.map(({ faces }) => faces.reduce((sum, face) => sum + worth(face), 0)))
      .toEqual(Array.from({ length: values }, (_, i) => dice + i));
    for (const { faces } of list) for (const face of faces) expect([1, 2, 3, 4, 5, 6]).toContain(face);
  });
