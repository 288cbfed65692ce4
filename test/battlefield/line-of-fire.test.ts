import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { distance, gap, type Base, type Point } from '../../src/battlefield/base.ts';
import { lineOfFire, type Body, type Feature, type LineOfFire } from '../../src/battlefield/line-of-fire.ts';
import type { Outline } from '../../src/battlefield/terrain.ts';
import { sampleLine } from './sampling.ts';
import {
  anyBase,
  anyBodies,
  anyFeatures,
  anyMotion,
  base,
  box,
  letterU,
  moved,
  movedBase,
  movedOutline,
} from './shapes.ts';

const clear = { clear: true };

const wood = (outline: Outline, id = 'wood'): Feature => ({ id, outline, blocks: true });

const titan = (x: number, y: number, id = 'titan'): Body => ({ id, base: base(x, y, 4) });

/** How the line is cut; it must be. */
const cutOf = (line: LineOfFire): { readonly by: string; readonly cm: number; readonly at: Point } => {
  if (line.clear) throw new Error('The line of fire is clear.');
  return line;
};

const expectCut = (line: LineOfFire, by: string, cm: number, [x, y]: Point): void => {
  const cut = cutOf(line);
  expect(cut.by).toBe(by);
  expect(cut.cm).toBeCloseTo(cm, 9);
  expect(cut.at[0]).toBeCloseTo(x, 9);
  expect(cut.at[1]).toBeCloseTo(y, 9);
};

describe('L2: a line of fire', () => {
  it('is clear where nothing stands', () => expect(lineOfFire(base(0, 0), base(40, 0), [])).toEqual(clear));

  it('is cut by a feature between the two, however thin', () => {
    expectCut(lineOfFire(base(0, 0), base(40, 0), [wood(box(20, -5, 20.1, 5))]), 'wood', 0.1, [20, 0]);
  });

  it('is cut by a feature that it only clips', () => {
    const line = lineOfFire(base(0, 0), base(40, 0), [wood([[10, -0.01], [30, 5], [10, 5]])]);
    expect(cutOf(line).at[0]).toBeCloseTo(10, 9);
  });

  it.each([
    ['runs along', box(10, 0, 30, 5)],
    ['touches with a corner', [[20, 0], [30, 5], [10, 5]] as Outline],
    ['passes', box(10, 1, 30, 5)],
  ])('is not cut by a feature whose edge it %s', (_, outline) => {
    expect(lineOfFire(base(0, 0), base(40, 0), [wood(outline)])).toEqual(clear);
  });

  it('runs from edge to edge: what lies under a base or behind it does not count', () => {
    expect(lineOfFire(base(0, 0, 4), base(40, 0), [wood(box(2, -5, 4, 5))])).toEqual(clear);
    expect(lineOfFire(base(0, 0), base(40, 0), [wood(box(41, -5, 60, 5))])).toEqual(clear);
    expect(lineOfFire(base(0, 0), base(40, 0), [wood(box(-20, -5, -1, 5))])).toEqual(clear);
  });

  it('is clear between bases that touch or overlap, whatever is there', () => {
    const ruins = [wood(box(-20, -20, 20, 20)), wood(box(0.9, -5, 1.1, 5), 'wall')];
    expect(lineOfFire(base(0, 0), base(2, 0), ruins)).toEqual(clear);
    expect(lineOfFire(base(0, 0), base(1, 0), ruins, [titan(2, 2)])).toEqual(clear);
    expect(lineOfFire(base(0, 0), base(0, 0), ruins, [titan(2, 2)])).toEqual(clear);
  });

  it('sees out of up to 10cm of the feature that the firer stands in', () => {
    expect(lineOfFire(base(0, 0), base(40, 0), [wood(box(-5, -5, 11, 5))])).toEqual(clear);
  });

  it('sees into up to 10cm of the feature that the target stands in', () => {
    expect(lineOfFire(base(0, 0), base(40, 0), [wood(box(29, -5, 60, 5))])).toEqual(clear);
  });

  it('is cut where it has run through 10cm of the feature that one of the two stands in', () => {
    expectCut(lineOfFire(base(0, 0), base(40, 0), [wood(box(-5, -5, 12, 5))]), 'wood', 11, [11, 0]);
    expectCut(lineOfFire(base(40, 0), base(0, 0), [wood(box(-5, -5, 12, 5))]), 'wood', 11, [2, 0]);
  });

  it('sees 10cm and no more inside one feature', () => {
    const forest = [wood(box(-50, -50, 50, 50))];
    expect(lineOfFire(base(0, 0), base(12, 0), forest)).toEqual(clear);
    expectCut(lineOfFire(base(0, 0), base(12.1, 0), forest), 'wood', 10.1, [11, 0]);
  });

  it('counts every part of the feature towards the 10cm', () => {
    expectCut(lineOfFire(base(4, 10), base(35, 10), [wood(letterU)]), 'wood', 15, [25, 10]);
    expectCut(lineOfFire(base(35, 10), base(4, 10), [wood(letterU)]), 'wood', 15, [10, 10]);
  });

  it('that has used its 10cm up at the edge is cut where the feature begins again', () => {
    for (let shift = 0; shift < 5; shift += 0.1) {
      const there = wood(letterU.map(([x, y]): Point => [x + shift, y]));
      expectCut(lineOfFire(base(35 + shift, 10), base(4 + shift, 10), [there]), 'wood', 15, [10 + shift, 10]);
    }
  });

  it('cannot see the far side of a wood that neither stands in', () => {
    expectCut(lineOfFire(base(0, 0), base(40, 0), [wood(box(19, -5, 21, 5))]), 'wood', 2, [19, 0]);
  });

  it('does not see through a second wood because it stands in the first', () => {
    const woods = [wood(box(-5, -5, 5, 5), 'near'), wood(box(20, -5, 22, 5), 'far')];
    expectCut(lineOfFire(base(0, 0), base(40, 0), woods), 'far', 2, [20, 0]);
  });

  it('counts a base whose centre is at the edge of a feature as standing in it', () => {
    expect(lineOfFire(base(0, 0), base(40, 0), [wood(box(0, -5, 11, 5))])).toEqual(clear);
    expect(lineOfFire(base(0, 0), base(40, 0), [wood(box(0.1, -5, 11, 5))])).toMatchObject({ by: 'wood' });
  });

  it('names the first of several features that cut it, seen from the firer', () => {
    const woods = [wood(box(30, -5, 32, 5), 'far'), wood(box(10, -5, 12, 5), 'near')];
    expectCut(lineOfFire(base(0, 0), base(40, 0), woods), 'near', 2, [10, 0]);
    expectCut(lineOfFire(base(40, 0), base(0, 0), woods), 'far', 2, [32, 0]);
  });
});

describe('L3: bodies', () => {
  it('cut a line of fire that passes through them', () => {
    expectCut(lineOfFire(base(0, 0), base(40, 0), [], [titan(20, 0)]), 'titan', 8, [16, 0]);
    expectCut(lineOfFire(base(40, 0), base(0, 0), [], [titan(20, 0)]), 'titan', 8, [24, 0]);
  });

  it('do not cut one that touches them or passes', () => {
    expect(lineOfFire(base(0, 0), base(40, 0), [], [titan(20, 4)])).toEqual(clear);
    expect(lineOfFire(base(0, 0), base(40, 0), [], [titan(20, 9)])).toEqual(clear);
    expect(lineOfFire(base(0, 0), base(40, 0), [], [titan(20, 3.99)])).toMatchObject({ by: 'titan' });
  });

  it('behind one of the two do not count', () => {
    expect(lineOfFire(base(0, 0), base(40, 0), [], [titan(-5, 0), titan(45, 0)])).toEqual(clear);
  });

  it('are never one of the two ends', () => {
    const [a, b] = [titan(0, 0, 'a'), titan(40, 0, 'b')];
    expect(lineOfFire(a.base, b.base, [], [a, b])).toEqual(clear);
    expect(lineOfFire(base(0, 0, 1), base(40, 0, 1), [], [a, b])).toEqual(clear);
  });

  it('are named before terrain that stands further along', () => {
    const woods = [wood(box(30, -5, 32, 5))];
    expect(cutOf(lineOfFire(base(0, 0), base(40, 0), woods, [titan(20, 0)])).by).toBe('titan');
    expect(cutOf(lineOfFire(base(40, 0), base(0, 0), woods, [titan(20, 0)])).by).toBe('wood');
  });
});

describe('L4: a feature that does not block', () => {
  it('cuts nothing', () => {
    const low = { id: 'low wall', outline: box(10, -5, 30, 5), blocks: false };
    expect(lineOfFire(base(0, 0), base(40, 0), [low])).toEqual(clear);
  });
});

describe('any line of fire', () => {
  it('is as clear the other way round, through as much', () => {
    fc.assert(
      fc.property(anyBase, anyBase, anyFeatures, anyBodies, (a, b, features, bodies) => {
        const there = lineOfFire(a, b, features, bodies);
        const back = lineOfFire(b, a, features, bodies);
        expect(back.clear).toBe(there.clear);
        if (!there.clear && !back.clear && there.by === back.by) expect(back.cm).toBe(there.cm);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same wherever the table stands', () => {
    fc.assert(
      fc.property(anyBase, anyBase, anyFeatures, anyBodies, anyMotion, (a, b, features, bodies, motion) => {
        const here = lineOfFire(a, b, features, bodies);
        const there = lineOfFire(
          movedBase(motion, a),
          movedBase(motion, b),
          features.map(feature => ({ ...feature, outline: movedOutline(motion, feature.outline) })),
          bodies.map(body => ({ ...body, base: movedBase(motion, body.base) })),
        );
        expect(there.clear).toBe(here.clear);
        if (here.clear || there.clear) return;
        expect(distance(there.at, moved(motion, here.at))).toBeLessThan(1e-4);
        if (here.by === there.by) expect(there.cm).toBeCloseTo(here.cm, 4);
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  it('is what looking at many points of it shows', () => {
    const seen = { clear: 0, cut: 0, cutFromInside: 0 };
    const check = (a: Base, b: Base, features: readonly Feature[], bodies: readonly Body[]): void => {
      fc.pre(gap(a, b) > 0.1);
      const line = lineOfFire(a, b, features, bodies);
      const samples = sampleLine(a, b, features, bodies);
      const cutAt = line.clear ? Infinity : distance(a.at, line.at) - a.radius;
      for (const { cm, free, error, cutAt: sampled } of samples.values()) {
        if (cm > free + error) expect(cutAt).toBeLessThanOrEqual((sampled ?? 0) + error + 1e-9);
      }
      seen[line.clear ? 'clear' : 'cut'] += 1;
      if (line.clear) return;
      const { cm = 0, free = 0, error = 0 } = samples.get(line.by) ?? {};
      expect(Math.abs(line.cm - cm)).toBeLessThanOrEqual(error + 1e-9);
      expect(line.cm).toBeGreaterThan(free);
      if (free > 0) seen.cutFromInside += 1;
    };
    fc.assert(fc.property(anyBase, anyBase, anyFeatures, anyBodies, check), { numRuns: 300, seed: 5 });
    expect(Math.min(seen.clear, seen.cut)).toBeGreaterThan(50);
    expect(seen.cutFromInside).toBeGreaterThan(10);
  });
});
