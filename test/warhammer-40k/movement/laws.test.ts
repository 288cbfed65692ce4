import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { distance, overlaps, type Point } from '../../../src/battlefield/base.ts';
import { isAlive, livingOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { usualChargeMove, whyNotChargeMove } from '../../../src/warhammer-40k/charge/charge-moves.ts';
import { isCoherent } from '../../../src/warhammer-40k/movement/coherency.ts';
import { findCombats, foesOf, isLocked } from '../../../src/warhammer-40k/movement/combats.ts';
import { coveredModels } from '../../../src/warhammer-40k/movement/cover.ts';
import { setsOf, strikableBy, touchedBy } from '../../../src/warhammer-40k/movement/engagement.ts';
import { fallBack } from '../../../src/warhammer-40k/movement/fall-back.ts';
import {
  mustPileIn, usualPileIn, whyNotPileIn, type PileInRules,
} from '../../../src/warhammer-40k/movement/pile-in.ts';
import { modelBase } from '../../../src/warhammer-40k/movement/places.ts';
import { canReach, initialCharger } from '../../../src/warhammer-40k/movement/reach.ts';
import { routeTo, routeToContact } from '../../../src/warhammer-40k/movement/route.ts';
import { ALL, at, charges, charging, field, model, piece, slay, TRIALS } from './field.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { TERRAIN_TRAITS, type TerrainPiece } from '../../../src/warhammer-40k/model/terrain.ts';

const CHARGING = [...TRIALS, '7th'] as const;
const RULES: readonly PileInRules[] = [
  { inches: 6, unengagedFirst: true, asCharge: false, throughEverything: true },
  { inches: 6, unengagedFirst: false, asCharge: false, throughEverything: true },
  { inches: 3, unengagedFirst: true, asCharge: true, throughEverything: false },
];

/** Places in steps of a quarter of an inch, so that bases also touch exactly. */
const anyPlace = (width: number, depth: number): fc.Arbitrary<Point> =>
  fc.tuple(fc.integer({ min: 0, max: width * 4 }), fc.integer({ min: 0, max: depth * 4 }))
    .map(([x, y]): Point => [x / 4 + 10, y / 4 + 10]);

const anyPiece: fc.Arbitrary<TerrainPiece> = fc.tuple(
  anyPlace(14, 10), fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 8 }),
  fc.constantFrom(...TERRAIN_TRAITS),
).map(([[x, y], wide, deep, trait]) => piece([trait], [x, y], [x + wide / 4, y + deep / 4]));

/** Places of which no two bases overlap: those that would are left out. */
const apart = (places: readonly Point[]): readonly Point[] => places.reduce<readonly Point[]>(
  (kept, place) => (kept.some(other => distance(place, other) < 1) ? kept : [...kept, place]), [],
);

/** Four units of up to four models in a small field, at least one model each. */
const anyField = (edition: typeof ALL[number]): fc.Arbitrary<Phase> => fc.record({
  places: fc.array(anyPlace(12, 8), { minLength: 12, maxLength: 20 }).map(apart).filter(kept => kept.length >= 4),
  terrain: fc.array(anyPiece, { maxLength: 2 }),
}).map(({ places, terrain }) => {
  const of = (unit: number): readonly Point[] => places.filter((_, i) => i % 4 === unit);
  const side = (unit: number): Side => (unit < 2 ? 'attacker' : 'defender');
  return field(edition, ['a', 'b', 'd', 'e'].map((id, i) => at(id, side(i), of(i))), terrain);
});

/** Attackers below, defenders above. */
const anyCharge = (edition: typeof ALL[number]): fc.Arbitrary<Phase> => fc.record({
  a: fc.array(anyPlace(6, 3), { minLength: 1, maxLength: 5 }).map(apart),
  d: fc.array(anyPlace(6, 3), { minLength: 1, maxLength: 5 }).map(apart),
  e: fc.array(anyPlace(6, 3), { maxLength: 2 }).map(apart),
  between: fc.integer({ min: 4, max: 8 }),
  terrain: fc.array(anyPiece, { maxLength: 1 }),
  range: fc.integer({ min: 3, max: 12 }),
}).map(({ a, d, e, between, terrain, range }) => {
  const up = (places: readonly Point[], by: number): readonly Point[] => places.map(([x, y]): Point => [x, y + by]);
  const others = up(e, between).filter(place => d.every(one => distance(up([one], between)[0]!, place) >= 1));
  const units = [at('a', 'attacker', a), at('d', 'defender', up(d, between)), at('e', 'defender', others)];
  return charging(field(edition, units, terrain), range);
});

/** The whole charge in the usual way, the first charger first. */
const chargeAll = (on: Phase, each: (now: Phase, id: string, to: Point) => void): Phase => {
  const initial = initialCharger(on, 'a', 'd');
  if (initial === null || initial.route.length > on.charges[0]!.range!) return on;
  const others = livingOf(on, 'a').map(({ id }) => id).filter(id => id !== initial.model.id);
  return [initial.model.id, ...others].reduce((now, id) => {
    const to = usualChargeMove(now, now.charges[0]!, id);
    each(now, id, to);
    return charges(now, id, to);
  }, on);
};

const runs = { numRuns: 40 };
const mirrored = (on: Phase): Phase => {
  const mirror = ([x, y]: Point): Point => [on.table.width - x, y];
  const terrain = on.table.terrain.map(one => ({ ...one, outline: one.outline.map(mirror) }));
  return {
    ...on, models: on.models.map(one => ({ ...one, at: mirror(one.at) })), table: { ...on.table, terrain },
  };
};

const nobodyOverlaps = (on: Phase): boolean => on.models.filter(isAlive).every((one, i, all) =>
  all.slice(i + 1).every(other => !overlaps(modelBase(on, one), modelBase(on, other))));

describe.each(ALL)('who fights by %s, however models stand', edition => {
  it('touches mutually, supports without touching, and is in zones of its own side alone', () => {
    fc.assert(fc.property(anyField(edition), start => {
      const on = findCombats(slay(start, 'a1'));
      for (const one of on.combats) {
        const { touching, supporting, zones } = setsOf(on, one);
        for (const id of touching) expect(touchedBy(on, model(on, id)).length).toBeGreaterThan(0);
        for (const id of supporting) expect(touching).not.toContain(id);
        for (const zone of zones) {
          const living = livingOf(on, zone.of).map(({ id }) => id);
          for (const id of zone.models) expect(living).toContain(id);
          expect(on.units.find(({ id }) => id === zone.of)!.side)
            .not.toBe(on.units.find(({ id }) => id === zone.against)!.side);
        }
      }
    }), runs);
  });

  it('is in one combat, with whomever it touches', () => {
    fc.assert(fc.property(anyField(edition), start => {
      const on = findCombats(start);
      for (const one of on.models) {
        const own = on.combats.filter(({ units }) => units.includes(one.unit));
        expect(own.length).toBeLessThanOrEqual(1);
        for (const enemy of touchedBy(on, one)) expect(own[0]!.units).toContain(enemy.unit);
        expect(isLocked(on, one.unit)).toBe(own.length === 1);
        expect(foesOf(on, one.unit).length > 0).toBe(own.length === 1);
      }
      expect(findCombats(on)).toEqual(on);
    }), runs);
  });

  it('may strike enemies alone, who stand in its combat', () => {
    fc.assert(fc.property(anyField(edition), start => {
      const on = findCombats(start);
      for (const one of on.combats) {
        const sets = setsOf(on, one);
        for (const fighter of on.models.filter(({ unit }) => one.units.includes(unit))) {
          const units = strikableBy(on, sets, fighter);
          expect(units.every(id => one.units.includes(id))).toBe(true);
          expect(units.length > 0).toBe([...sets.touching, ...sets.supporting].includes(fighter.id));
        }
      }
    }), runs);
  });

  it('is the same on a mirrored table', () => {
    fc.assert(fc.property(anyField(edition), start => {
      const [on, other] = [findCombats(start), findCombats(mirrored(start))];
      expect(other.combats).toEqual(on.combats);
      expect(other.combats.map(one => setsOf(other, one))).toEqual(on.combats.map(one => setsOf(on, one)));
      for (const unit of ['a', 'b', 'd', 'e']) expect(isCoherent(other, unit)).toBe(isCoherent(on, unit));
    }), runs);
  });
});

describe.each(CHARGING)('ways by %s', edition => {
  it('are never shorter than the straight line, and end where they should', () => {
    fc.assert(fc.property(anyField(edition), anyPlace(12, 8), (on, to) => {
      const mover = model(on, 'a1');
      const route = routeTo(on, mover, to);
      if (route !== null) {
        expect(route.length).toBeGreaterThanOrEqual(distance(mover.at, to) - 1e-9);
        expect(route.points.at(-1)).toEqual(to);
      }
      const contact = routeToContact(on, mover, model(on, 'd1'));
      if (contact !== null) {
        expect(contact.length).toBeGreaterThanOrEqual(distance(mover.at, model(on, 'd1').at) - 1 - 1e-9);
        expect(distance(contact.points.at(-1)!, model(on, 'd1').at)).toBeCloseTo(1, 6);
      }
    }), runs);
  });

  it('are as long on a mirrored table, and cover is the same there', () => {
    fc.assert(fc.property(anyCharge(edition), on => {
      const other = mirrored(on);
      const [route, mirror] = [on, other].map(one => initialCharger(one, 'a', 'd')?.route.length ?? null);
      if (route === null) expect(mirror).toBeNull();
      else expect(mirror).toBeCloseTo(route!, 6);
      for (const inches of [4, 6, 9]) {
        if (route !== null && Math.abs(route! - inches) < 0.01) continue;
        expect(canReach(other, 'a', 'd', inches)).toBe(canReach(on, 'a', 'd', inches));
      }
    }), runs);
  });

  it('reach as far as the first charger needs, where the shortest way counts', () => {
    fc.assert(fc.property(anyCharge(edition), on => {
      const initial = initialCharger(on, 'a', 'd');
      const far = initial?.route.length ?? 0;
      expect(canReach(on, 'a', 'd', initial === null ? 12 : far + 0.01)).toBe(initial !== null);
      if (initial !== null && edition === '7th') expect(canReach(on, 'a', 'd', far - 0.05)).toBe(false);
    }), runs);
  });

  it('of usual charges are legal, and nobody ends on anybody', () => {
    fc.assert(fc.property(anyCharge(edition), on => {
      const done = chargeAll(on, (now, id, to) => expect(whyNotChargeMove(now, now.charges[0]!, id, to)).toBeNull());
      if (nobodyOverlaps(on)) expect(nobodyOverlaps(done)).toBe(true);
      if (done !== on) expect(livingOf(done, 'a').some(one => touchedBy(done, one).length > 0)).toBe(true);
    }), runs);
  });
});

describe('usual pile-ins', () => {
  it.each(RULES)('are legal: %o', rules => {
    fc.assert(fc.property(anyField(rules.asCharge ? '7th' : 'trial-seven-steps'), start => {
      const on = findCombats(start);
      for (const one of on.combats) {
        const must = mustPileIn(on, one, 'attacker');
        must.reduce((now, id) => {
          const to = usualPileIn(now, id, rules);
          expect(whyNotPileIn(now, id, to, rules)).toBeNull();
          const piled = charges(now, id, to);
          expect(nobodyOverlaps(piled)).toBe(nobodyOverlaps(now));
          return piled;
        }, on);
      }
    }), runs);
  });
});

describe.each(TRIALS)('falling back by %s', edition => {
  it('goes to one’s own edge, no further than it may, and onto nobody', () => {
    fc.assert(fc.property(anyField(edition), fc.integer({ min: 2, max: 12 }), (start, inches) => {
      const on = findCombats(start);
      const move = fallBack(on, 'a', inches);
      if (move === null) return;
      const far = move.halved ? inches / 2 : inches;
      const done = { ...on, models: on.models.map(one => ({ ...one, at: move.moves[one.id] ?? one.at })) };
      for (const one of livingOf(on, 'a')) {
        expect(distance(one.at, move.moves[one.id]!)).toBeLessThanOrEqual(far + 0.01);
        expect(move.moves[one.id]![1]).toBeLessThanOrEqual(one.at[1] + 0.25 + 1e-9);
      }
      if (nobodyOverlaps(on)) expect(nobodyOverlaps(done)).toBe(true);
    }), runs);
  });
});

describe.each(['trial-seven-steps', '4th'] as const)('cover by %s', edition => {
  it('is that of living models of the target, and the same on a mirrored table', () => {
    fc.assert(fc.property(anyField(edition), on => {
      const covered = coveredModels(on, 'd', ['a', 'b']);
      const own = livingOf(on, 'd').map(({ id }) => id);
      for (const id of covered) expect(own).toContain(id);
      expect(coveredModels(mirrored(on), 'd', ['a', 'b'])).toEqual(covered);
    }), runs);
  });
});
