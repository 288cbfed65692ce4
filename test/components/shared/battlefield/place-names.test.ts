/** Where names stand, held against what can be seen of any drawing: boxes, discs and a frame. */
import { describe, expect, it } from 'vitest';
import {
  boxAt, boxesOverlap, discOverlaps, isInside, type Box, type Disc,
} from '../../../../components/shared/battlefield/boxes.ts';
import {
  lineOf, roomOf, USUAL_SIZE, type NamedStand, type PlacedName,
} from '../../../../components/shared/battlefield/lettering.ts';
import { Occupied } from '../../../../components/shared/battlefield/occupied.ts';
import { placeNames } from '../../../../components/shared/battlefield/place-names.ts';
import { distance, type Point } from '../../../../src/battlefield/base.ts';
import { fc } from '../../../support/laws.ts';

const RADIUS = 12;

const stand = (id: string, at: Point, change: Partial<NamedStand> = {}): NamedStand => ({
  id, at, reach: RADIUS + 2, more: 0, inside: null, side: 'attacker', kind: 'Boyz', long: `Boyz ${id}`, full: null,
  short: `B${id}`, rank: 4, ...change,
});

const foe = (id: string, at: Point, change: Partial<NamedStand> = {}): NamedStand =>
  stand(id, at, { side: 'defender', kind: 'Marines', long: `Marines ${id}`, short: `M${id}`, ...change });

const discsOf = (stands: readonly NamedStand[]): readonly Disc[] => stands.map(({ at }) => ({ at, radius: RADIUS }));

const named = (
  stands: readonly NamedStand[], things: readonly (Box | Disc)[] = [], frame: Box | null = null,
): ReadonlyMap<string, PlacedName> => {
  const taken = new Occupied([...discsOf(stands), ...things]);
  return new Map(placeNames(stands, taken, { size: USUAL_SIZE, frame }).map(name => [name.id, name]));
};

const overlaps = (box: Box, thing: Box | Disc): boolean =>
  ('radius' in thing ? discOverlaps(thing, box) : boxesOverlap(box, thing));

/** What is seen of a name: it may stand so near to a base. */
const inkOf = ({ at, text }: PlacedName): Box => boxAt(at, roomOf(text, USUAL_SIZE));

const at = fc.tuple(fc.integer({ min: 0, max: 260 }), fc.integer({ min: 0, max: 260 }));
const crowd = fc.uniqueArray(at, { minLength: 1, maxLength: 40, selector: String })
  .map(places => places.map((place, i) => (i % 2 === 0 ? stand : foe)(String(i), place, {
    rank: i % 7, more: i % 3 === 0 ? 20 : 0,
    inside: i % 5 === 0 ? { radius: 22, top: 7, bottom: 22, isBest: i % 2 === 0 } : null,
    full: i % 4 === 0 ? `Boyz ${i} · Warlord` : null,
  })));
const things = fc.array(fc.oneof(
  at.map(place => boxAt(place, { width: 50, height: 18 })), at.map((place): Disc => ({ at: place, radius: 8 }))),
{ maxLength: 12 });
const FRAME: Box = { left: -20, top: -20, right: 280, bottom: 280 };

describe('names', () => {
  it('never cover a disc, a pill, another name or the edge of the map', () => {
    fc.assert(fc.property(crowd, things, (stands, given) => {
      const names = [...named(stands, given, FRAME).values()];
      const boxes = names.map(name => boxAt(name.at, name));
      names.forEach(({ id, isInside: isOnBase }, i) => {
        const bases = discsOf(stands.filter(one => !isOnBase || one.id !== id));
        const isFree = (thing: Box | Disc): boolean =>
          !overlaps('radius' in thing ? inkOf(names[i]!) : boxes[i]!, thing);
        expect(isInside(boxes[i]!, FRAME)).toBe(true);
        expect(given.every(thing => isOnBase && 'radius' in thing || isFree(thing))).toBe(true);
        if (!isOnBase) expect(bases.every(isFree)).toBe(true);
        expect(boxes.slice(i + 1).some(box => boxesOverlap(boxes[i]!, box))).toBe(false);
      });
    }));
  });

  /** Somebody in the middle of as many as stand round it, shoulder to shoulder. */
  const amid = (rank: number): readonly NamedStand[] => [-2, -1, 0, 1, 2].flatMap(row =>
    [-2, -1, 0, 1, 2].map(column => stand(`${row} ${column}`, [100 + 25 * column, 100 + 25 * row], { rank })));

  it('stand further off where nothing beside a stand that acts is free, each with a line to its base', () => {
    const stands = amid(1);
    const names = named(stands);
    expect(names.size).toBe(stands.length);
    const led = [...names.values()].filter(({ leadsTo }) => leadsTo !== null);
    expect(led.length).toBeGreaterThan(0);
    for (const { id, leadsTo } of led) {
      const { at: middle, reach } = stands.find(one => one.id === id)!;
      expect(distance(middle, leadsTo!)).toBeCloseTo(reach);
    }
    expect(named(amid(2)).size, 'who does not act').toBeLessThan(stands.length);
  });

  it('further off lead over nobody where a way is free', () => {
    const round = [0, 1, 2, 3, 4, 5].map(i =>
      foe(String(i), [100 + 30 * Math.cos(i * Math.PI / 3), 100 + 30 * Math.sin(i * Math.PI / 3)]));
    const { at: [x, y], leadsTo } = named([stand('l', [100, 100], { rank: 0 }), ...round]).get('l')!;
    const [toX, toY] = leadsTo!;
    const line = Array.from({ length: 50 }, (_, i): Point => [toX + (x - toX) * i / 50, toY + (y - toY) * i / 50]);
    expect(round.every(({ at: other }) => line.every(point => distance(other, point) >= RADIUS))).toBe(true);
  });

  it('are the same in whatever order the stands are given', () => {
    fc.assert(fc.property(crowd, stands => {
      expect([...named([...stands].reverse()).values()]).toEqual([...named(stands).values()]);
    }));
  });

  it('take what they stand on and nothing else', () => {
    const dot = fc.array(at, { minLength: 20, maxLength: 20 });
    fc.assert(fc.property(crowd, dot, (stands, dots) => {
      const taken = new Occupied(discsOf(stands));
      const atOnce = new Set(stands.filter(({ inside }) => inside?.isBest).map(({ id }) => id));
      const names = placeNames(stands, taken, { size: USUAL_SIZE, frame: null })
        .filter(name => !name.isInside || atOnce.has(name.id));
      const things = [...discsOf(stands), ...names.map(name => boxAt(name.at, name))];
      for (const box of dots.map(place => boxAt(place, { width: 2, height: 2 }))) {
        expect(taken.isFree(box)).toBe(!things.some(thing => overlaps(box, thing)));
      }
    }));
  });

  it('are missing only where every place beside the stand is taken', () => {
    fc.assert(fc.property(crowd, stands => {
      const short = stands.map(one => ({ ...one, inside: null, long: one.short }));
      const names = named(short);
      const taken = [...discsOf(short), ...[...names.values()].map(name => boxAt(name.at, name))];
      for (const { at: [x, y], id, reach } of short.filter(one => !names.has(one.id))) {
        const ink = roomOf(`B${id}`, USUAL_SIZE);
        const line = lineOf(ink, USUAL_SIZE);
        const [dx, dy] = [reach + ink.width / 2, reach + ink.height / 2];
        for (const place of [[x + dx, y], [x - dx, y], [x, y + dy], [x, y - dy]] as const) {
          expect(taken.some(thing => overlaps(boxAt(place, 'radius' in thing ? ink : line), thing))).toBe(true);
        }
      }
    }));
  });

  it('lose none to the long names of others', () => {
    fc.assert(fc.property(crowd, stands => {
      const short = named(stands.map(one => ({ ...one, inside: null, long: one.short })));
      const both = named(stands.map(one => ({ ...one, inside: null })));
      expect([...both.keys()]).toEqual([...short.keys()]);
    }));
  });

  it('stand away from the enemy, else towards it, left, right, and at the corners', () => {
    const enemy = foe('2', [100, 60]);
    const short = stand('1', [100, 100], { long: 'B1' });
    const blocks: Box[] = [];
    const ways = Array.from({ length: 8 }, () => {
      const name = named([short, enemy], blocks).get('1')!;
      blocks.push(boxAt(name.at, { width: 6, height: 4 }));
      return [Math.sign(Math.round(name.at[0] - 100)), Math.sign(Math.round(name.at[1] - 100))];
    });
    expect(ways).toEqual([[0, 1], [0, -1], [-1, 0], [1, 0], [-1, 1], [1, 1], [-1, -1], [1, -1]]);
    expect(named([short, enemy], blocks).has('1')).toBe(false);
  });

  it('stand beside those whose enemy is beside them', () => {
    const names = named([stand('1', [100, 100]), foe('2', [124, 100])]);
    expect(names.get('1')!.at[0]).toBeLessThan(80);
    expect(names.get('2')!.at[0]).toBeGreaterThan(144);
  });

  it('keep a line from one another, one above the other', () => {
    const tight = (apart: number): readonly PlacedName[] =>
      [...named([stand('1', [0, 0]), stand('2', [0, apart])], [
        { left: -90, top: -40, right: 90, bottom: 0 }, { left: -90, top: apart, right: 90, bottom: apart + 40 },
        { left: -90, top: 0, right: -14, bottom: apart }, { left: 14, top: 0, right: 90, bottom: apart },
      ]).values()];
    const room = 2 * (RADIUS + 2) + 2 * roomOf('B1', USUAL_SIZE).height;
    const [first, second] = tight(room + 4);
    expect(second!.at[1] - first!.at[1]).toBeGreaterThanOrEqual(first!.height);
    expect(first!.height).toBeGreaterThanOrEqual(USUAL_SIZE * 1.18);
    expect(tight(room + 1)).toHaveLength(1);
  });

  it('go first to whom the step is about', () => {
    const gap: Box[] = [{ left: 0, top: 0, right: 300, bottom: 84 }, { left: 0, top: 116, right: 300, bottom: 200 }];
    const pair = (first: number, second: number): readonly string[] => [...named([
      stand('1', [100, 100], { rank: first, long: 'B1' }), stand('2', [148, 100], { rank: second, long: 'B2' }),
    ], [...gap, { left: 0, top: 84, right: 86, bottom: 116 }, { left: 162, top: 84, right: 300, bottom: 116 }]).keys()];
    expect(pair(0, 4)).toEqual(['1']);
    expect(pair(4, 0)).toEqual(['2']);
  });
});

describe('long names', () => {
  const row = (step: number): readonly NamedStand[] =>
    Array.from({ length: 5 }, (_, i) => stand(String(i), [i * step, 0]));
  const textsOf = (stands: readonly NamedStand[], given: readonly Box[] = []): readonly string[] =>
    [...named(stands, given).values()].map(({ text }) => text);

  it('are written from 44 pixels between neighbours on', () => {
    expect(textsOf(row(44))).toEqual(['Boyz 0', 'Boyz 1', 'Boyz 2', 'Boyz 3', 'Boyz 4']);
    expect(textsOf(row(43))).toEqual(['B0', 'B1', 'B2', 'B3', 'B4']);
  });

  it('are not written of some of a kind where most of it have no room', () => {
    const walls = [0, 1, 2].map((i): Box => ({ left: i * 60 - 20, right: i * 60 - 14, top: -60, bottom: 60 }));
    const around = walls.flatMap(box => [box, { ...box, left: box.right + 28, right: box.right + 34 }]);
    expect(textsOf(row(60), around)).toEqual(['B0', 'B1', 'B2', 'B3', 'B4']);
    expect(textsOf(row(60), around.slice(0, 2))).toEqual(['B0', 'Boyz 1', 'Boyz 2', 'Boyz 3', 'Boyz 4']);
  });
});

describe('a name', () => {
  it('says what cannot be seen of a stand, where there is room for that too', () => {
    const lead = stand('1', [100, 100], { full: 'Boyz 1 · Warlord' });
    expect(named([lead]).get('1')!.text).toBe('Boyz 1 · Warlord');
    expect(named([lead], [], { left: 60, right: 140, top: 0, bottom: 200 }).get('1')!.text).toBe('Boyz 1');
  });

  it('steps aside for one that has nowhere else to go', () => {
    const walls: readonly Box[] = [
      { left: 0, right: 86, top: 124, bottom: 300 }, { left: 114, right: 200, top: 124, bottom: 300 },
      { left: 86, right: 114, top: 150, bottom: 300 },
    ];
    const shut = stand('2', [100, 137.5], { rank: 5 });
    expect(named([shut], walls).size).toBe(1);
    const names = named([stand('1', [100, 100], { rank: 1 }), shut], walls);
    expect(names.get('2')!.at[1]).toBeLessThan(130);
    expect(names.get('1')!.at[1]).toBeLessThan(110);
  });

  it('stands behind the hit that is in its way', () => {
    const ways: readonly Box[] = [
      { left: 0, right: 86, top: 0, bottom: 200 }, { left: 114, right: 200, top: 0, bottom: 200 },
      { left: 0, right: 200, top: 0, bottom: 86 }, { left: 90, right: 110, top: 115, bottom: 125 },
    ];
    expect(named([stand('1', [100, 100])], ways).size).toBe(0);
    expect(named([stand('1', [100, 100], { more: 20 })], ways).get('1')!.at[1]).toBeGreaterThan(130);
  });
});

describe('a name on its base', () => {
  const WALLS: readonly Disc[] = [{ at: [130, 100], radius: 14 }, { at: [70, 100], radius: 14 }];
  const shut: readonly Box[] = [
    { left: 0, top: 0, right: 300, bottom: 80 }, { left: 0, top: 120, right: 300, bottom: 300 },
  ];
  const inside = { radius: 22, top: 7, bottom: 22, isBest: false };

  it('is written where nothing beside it is free, below what is printed there', () => {
    const name = named([stand('1', [100, 100], { reach: 24, inside })], [...WALLS, ...shut]).get('1')!;
    expect(name).toMatchObject({ text: 'B1', isInside: true });
    expect(name.at[1] - name.height / 2).toBeGreaterThanOrEqual(107);
    expect(Math.hypot(name.width / 2, name.at[1] + name.height / 2 - 100)).toBeLessThanOrEqual(22);
  });

  it('is not written under another word', () => {
    const sign: Box = { left: 60, top: 105, right: 140, bottom: 140 };
    expect(named([stand('1', [100, 100], { reach: 24, inside })], [...WALLS, ...shut, sign]).size).toBe(0);
  });

  it('is written there at once on a base that is meant for it', () => {
    expect(named([stand('1', [100, 100], { inside: { ...inside, isBest: true } })]).get('1')).toMatchObject({
      text: 'B1', isInside: true,
    });
  });

  it('is the long one where the base is wide enough, and none where it is too small for either', () => {
    const wide = { radius: 60, top: 6, bottom: 20, isBest: false };
    const on = (base: NamedStand['inside']) =>
      named([stand('1', [100, 100], { reach: 24, inside: base })], [...WALLS, ...shut]);
    expect(on(wide).get('1')!.text).toBe('Boyz 1');
    expect(on({ ...inside, radius: 12 }).size).toBe(0);
  });
});

describe('what is taken', () => {
  it('is found by squares as it is by looking at everything', () => {
    const small = fc.tuple(at, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 60 }))
      .map(([place, width, height]) => boxAt(place, { width, height }));
    fc.assert(fc.property(things, small, fc.nat(), (given, box, one) => {
      const taken = new Occupied(given);
      expect(taken.isFree(box)).toBe(!given.some(thing => overlaps(box, thing)));
      if (given.length === 0) return;
      const gone = given[one % given.length]!;
      taken.remove(gone);
      expect(taken.isFree(box)).toBe(!given.some(thing => thing !== gone && overlaps(box, thing)));
    }));
  });

  it('is asked of what lies near alone: four times as many stands take no more than five times the work', () => {
    const compared = (rows: number): number => {
      const stands = Array.from({ length: rows * 10 }, (_, i) =>
        (i % 2 === 0 ? stand : foe)(String(i), [(i % 10) * 34, Math.floor(i / 10) * 34]));
      const taken = new Occupied(discsOf(stands));
      placeNames(stands, taken, { size: USUAL_SIZE, frame: null });
      return taken.compared;
    };
    expect(compared(6)).toBeLessThan(2000);
    expect(compared(48)).toBeLessThan(compared(12) * 5);
  });
});
