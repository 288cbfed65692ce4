import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { isWithin, type Point } from '../../../src/battlefield/base.ts';
import { areWithin, contactsAmong, fightersOf } from '../../../src/warhammer-40k/movement/contacts.ts';
import { touchedBy } from '../../../src/warhammer-40k/movement/engagement.ts';
import { areTouching, modelBase, gapBetween, isNear, startBaseOf } from '../../../src/warhammer-40k/movement/places.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { ALL, at, attackers, defenders, field, model, move } from './field.ts';

describe('002-14: the order in which wounds look for orks', () => {
  it('is contact with the marines who strike, then by distance from base to base', () => {
    const on = field('7th', [
      attackers([[20, 20], [21, 20]]), defenders([[21.5, 23], [20, 21], [24, 22], [21, 21], [20.2, 22.1]]),
    ]);
    const far = (id: string): number =>
      Math.min(...['a1', 'a2'].map(striker => gapBetween(on, model(on, striker), model(on, id))));
    const order = on.models.filter(({ unit }) => unit === 'd').map(({ id }) => id).sort((a, b) => far(a) - far(b));
    expect(order).toEqual(['d2', 'd4', 'd5', 'd1', 'd3']);
    expect(order.filter(id => ['a1', 'a2'].some(one => areTouching(on, model(on, one), model(on, id)))))
      .toEqual(['d2', 'd4']);
  });
});

describe('near', () => {
  it.each(ALL)('%s: is 2″ from edge to edge, exactly so many included', edition => {
    const on = field(edition, [attackers([[20, 20], [23, 20], [23.01, 23]])]);
    expect(isNear(on, model(on, 'a1'), model(on, 'a2'))).toBe(true);
    expect(isNear(on, model(on, 'a1'), model(on, 'a3'))).toBe(false);
  });

  it('is measured from where a model stands now; where it stood before its move is kept', () => {
    const on = move(field('7th', [attackers([[20, 20], [23, 20]])]), 'a1', [10, 20]);
    expect(gapBetween(on, model(on, 'a1'), model(on, 'a2'))).toBe(12);
    expect(startBaseOf(on, model(on, 'a1')).at).toEqual([20, 20]);
    expect(startBaseOf(on, model(on, 'a2')).at).toEqual([23, 20]);
  });
});

describe('contacts found in one pass', () => {
  const anyPlaces: fc.Arbitrary<readonly Point[]> = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 120 }))
      .map(([x, y]): Point => [x / 20, y / 20]), { minLength: 2, maxLength: 12 },
  );

  it('are those that are found model by model', () => {
    fc.assert(fc.property(anyPlaces, anyPlaces, fc.constantFrom(0.05, 2, 3), (left, right, inches) => {
      const on: Phase = field('4th', [at('a', 'attacker', left), at('d', 'defender', right)]);
      const fighters = fightersOf(on, on.models);
      const contacts = contactsAmong(fighters);
      for (const [i, one] of on.models.entries()) {
        expect([...contacts[i] ?? []]).toEqual([...new Set(touchedBy(on, one).map(({ unit }) => unit))]);
        const other = on.models.at(-1)!;
        expect(areWithin(fighters[i]!, fighters.at(-1)!, inches))
          .toBe(isWithin(modelBase(on, one), modelBase(on, other), inches));
      }
    }));
  });
});
