import { describe, expect, it } from 'vitest';
import { distance, gap, type Point } from '../../../src/battlefield/base.ts';
import { SilentText } from '../../../src/warhammer-40k/editions/answers.ts';
import { baseAt, modelBase } from '../../../src/warhammer-40k/movement/places.ts';
import {
  chargePassing, routeTo, routeToContact, touchedAt, whyNotStand,
} from '../../../src/warhammer-40k/movement/route.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { at, attackers, charging, defenders, field, model, piece, said, slayUnit, TRIALS } from './field.ts';

const EDITIONS = [...TRIALS, '7th'] as const;
const to = (on: Phase, place: Point) => routeTo(on, model(on, 'a1'), place);
const toContact = (on: Phase, id = 'd1') => routeToContact(on, model(on, 'a1'), model(on, id));
/** Enemies in a row so close that nobody gets between them. */
const wallOf = (xs: readonly number[], y: number): readonly Point[] => xs.map((x): Point => [x, y]);

describe.each(EDITIONS)('a way by %s', edition => {
  it('is straight across an open table', () => {
    expect(to(field(edition, [attackers([[20, 20]])]), [23, 24])).toEqual({
      points: [[20, 20], [23, 24]], length: 5, difficult: false, dangerous: false,
    });
  });

  it('ends at the nearest edge of the enemy', () => {
    expect(toContact(field(edition, [attackers([[20, 20]]), defenders([[20, 26]])]))?.length).toBeCloseTo(5, 9);
  });

  it('40k.16: leads round friends, and not through a gap narrower than the base', () => {
    const on = field(edition, [attackers([[20, 20], [19.1, 23], [20.9, 23]]), defenders([[20, 26]])]);
    expect(toContact(on)!.length).toBeGreaterThan(5.3);
    const wide = field(edition, [attackers([[20, 20], [19, 23], [21, 23]]), defenders([[20, 26]])]);
    expect(toContact(wide)!.length).toBeCloseTo(5, 9);
  });

  it('leads round impassable terrain, a whole base off it', () => {
    const rock = piece(['impassable'], [18, 22], [21, 23]);
    const on = field(edition, [attackers([[20, 20]]), defenders([[20, 26]])], [rock]);
    const route = toContact(on)!;
    expect(route.length).toBeGreaterThan(5.3);
    expect(route.points.some(([x, y]) => x > 21.4 && y > 21 && y < 24)).toBe(true);
  });

  it('40k.6, 40k.8: says what terrain it leads into, out of or through', () => {
    const through = (low: number, high: number) => to(field(edition, [attackers([[20, 20]])],
      [piece(['difficult'], [10, low], [30, high]), piece(['dangerous'], [19, high - 0.5], [21, high], 'mines')],
    ), [20, 26])!;
    expect(through(22, 24)).toMatchObject({ length: 6, difficult: true, dangerous: true });
    expect(through(15, 20.4)).toMatchObject({ difficult: true, dangerous: true });
    expect(through(15, 20)).toMatchObject({ difficult: true, dangerous: true });
    expect(through(15, 19.9)).toMatchObject({ difficult: false, dangerous: false });
    expect(through(25, 30)).toMatchObject({ difficult: true, dangerous: false });
  });

  it('leads no further than the table, and onto nobody', () => {
    const on = field(edition, [attackers([[20, 20], [24, 20]])]);
    expect(to(on, [20, -1])).toBeNull();
    expect(to(on, [23.5, 20])).toBeNull();
    expect(to(on, [23, 20])).not.toBeNull();
    expect(said(whyNotStand(on, model(on, 'a1'), [23.5, 20], chargePassing(on, model(on, 'a1')))))
      .toBe('Marine 2 stands there already.');
  });

  it('leads round nothing off the table', () => {
    const cliff = piece(['impassable'], [0, 22], [48, 23]);
    expect(toContact(field(edition, [attackers([[20, 20]]), defenders([[20, 26]])], [cliff]))).toBeNull();
    const gap = piece(['impassable'], [1.2, 22], [48, 23]);
    expect(toContact(field(edition, [attackers([[20, 20]]), defenders([[20, 26]])], [gap]))).not.toBeNull();
  });

  it('leads into a gap between others who touch the enemy that just takes the base', () => {
    const taken = [0, 1, 2, 3, 4].map((i): Point => {
      const angle = (i * Math.PI) / 3 + 0.2;
      return [20 + Math.cos(angle), 26 + Math.sin(angle)];
    });
    const on = field(edition, [attackers([[20, 20]]), at('b', 'attacker', taken), defenders([[20, 26]])]);
    expect(toContact(on)?.points.at(-1)![0]).toBeCloseTo(20 + Math.cos((5 * Math.PI) / 3 + 0.2), 6);
  });

  it('002-18: is none to an enemy round whom friends of other units stand so close that nobody can touch him', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((i): Point =>
      [20 + Math.cos((i * Math.PI) / 3), 26 + Math.sin((i * Math.PI) / 3)]);
    const on = field(edition, [attackers([[20, 20]]), at('b', 'attacker', ring), defenders([[20, 26]])]);
    expect(toContact(on)).toBeNull();
    expect(toContact({ ...on, models: on.models.filter(({ id }) => id !== 'b3') })).not.toBeNull();
  });

  it('002-19: leads round a unit that is fighting already, to the enemy behind it', () => {
    const on = field(edition, [
      attackers([[20, 20]]), at('e', 'defender', wallOf([18.5, 19.5, 20.5, 21.5], 23)), defenders([[20, 26]]),
    ]);
    const route = toContact(on)!;
    expect(route.length).toBeGreaterThan(5.5);
    for (const [i, point] of route.points.entries()) {
      const before = route.points[i - 1] ?? point;
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        const there: Point = [before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part];
        const near = Math.min(...on.models.filter(({ unit }) => unit === 'e')
          .map(enemy => gap(baseAt(on, model(on, 'a1'), there), modelBase(on, enemy))));
        expect(near).toBeGreaterThanOrEqual(edition === '7th' ? 0 : 0.94);
      }
    }
  });
});

describe('40k.16: an inch from enemies that are not charged', () => {
  const on = (edition: typeof EDITIONS[number]): Phase => field(edition, [
    attackers([[20, 20]]), defenders([[20, 26]]), at('e', 'defender', [[21.5, 26]]),
  ]);
  const place = (edition: typeof EDITIONS[number], x: number) => to(on(edition), [x, 25]);

  it.each(TRIALS)('%s: is kept by chargers', edition => {
    expect(toContact(on(edition))!.points.at(-1)![0]).toBeLessThan(20);
    expect(place(edition, 23)).toBeNull();
    expect(place(edition, 23.4)).not.toBeNull();
  });

  it('7th: is not kept, but nobody else may be touched', () => {
    expect(toContact(on('7th'))!.length).toBeCloseTo(5, 9);
    expect(place('7th', 22)).not.toBeNull();
    expect(to(on('7th'), [21.5, 25])).toBeNull();
  });

  it('is kept from nobody who is charged as well', () => {
    const both = charging(on('trial-seven-steps'), 6, ['d', 'e']);
    expect(touchedAt(both, model(both, 'a1'), [21.5, 25]).map(({ id }) => id)).toEqual(['e1']);
    expect(to(both, [21.5, 25])).not.toBeNull();
  });

  it('is kept from nobody by a character either whose unit has fallen to their fire (R-2.21)', () => {
    const hero = at('hero', 'attacker', [[22, 20]], { joined: 'a', traits: ['independent-character'] });
    const units = [attackers([[20, 20]]), hero, defenders([[20, 25]]), at('e', 'defender', [[22, 25]])];
    const begun = charging(field('7th', units), 6, ['d', 'e']);
    expect(chargePassing(begun, model(begun, 'hero1')).near).toEqual(['d', 'e']);
    const alone = slayUnit(begun, 'a');
    expect(chargePassing(alone, model(alone, 'hero1')).near).toEqual(['d', 'e']);
  });

  it('is no question that the fourth edition answers', () => {
    const silent = field('4th', [attackers([[20, 20]]), defenders([[20, 26]])]);
    expect(() => toContact(silent)).toThrow(SilentText);
    expect(toContact({ ...silent, completion: { chargeShape: 'in-turn' } })?.length).toBeCloseTo(5, 9);
  });
});

describe('a place in contact', () => {
  it('is one beside a friend who has taken the nearest', () => {
    const on = field('7th', [attackers([[20, 20], [20, 25]]), defenders([[20, 26]])]);
    const end = toContact(on)!.points.at(-1)!;
    expect(distance(end, [20, 26])).toBeCloseTo(1, 9);
    expect(distance(end, [20, 25])).toBeGreaterThanOrEqual(1 - 1e-9);
  });
});
