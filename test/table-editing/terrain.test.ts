import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { contains, isSimple } from '../../src/battlefield/terrain.ts';
import { effectOf } from '../../src/epic-armageddon/model/terrain.ts';
import { brushOutline } from '../../src/table-editing/brush.ts';
import {
  addCorner, addTerrain, centreOf, changeGround, copyTerrain, GROUNDS, groundOf, mirrorTerrain, moveCorner,
  moveTerrain, rectangle, removeCorner, removeTerrain, renameTerrain, turnTerrain, whyNoOutline, whyNoTerrain,
} from '../../src/table-editing/terrain.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { anyPlace, LIBRARY, twoSides } from './set-ups.ts';

const wood = addTerrain(twoSides(), 'woods', rectangle([10, 10], [30, 20]), ' Old wood ');
const outlineIn = (setUp: typeof wood) => setUp.table.terrain[0]!.outline;

describe('terrain', () => {
  it.each(GROUNDS)('of the kind %s is added, and reads as what it is', ground => {
    const setUp = addTerrain(twoSides(), ground, rectangle([10, 10], [30, 20]));
    expect(groundOf(setUp.table.terrain[0]!)).toBe(ground);
    expect(parseScenario(writeScenario(setUp, LIBRARY), LIBRARY)).toEqual({ scenario: setUp });
  });

  it('has its name, and cuts lines of fire as its kind does', () => {
    expect(wood.table.terrain[0]).toMatchObject({ id: 'woods', name: 'Old wood', cutsSight: true });
    const marsh = changeGround(wood, 'woods', 'marsh').table.terrain[0]!;
    expect(marsh.cutsSight).toBe(effectOf(marsh).cutsSight);
    expect(renameTerrain(wood, 'woods', '').table.terrain[0]!.name).toBe(null);
  });

  it('is moved, but not off the table', () => {
    expect(outlineIn(moveTerrain(wood, 'woods', [5, 1]))[0]).toEqual([15, 11]);
    expect(outlineIn(moveTerrain(wood, 'woods', [-500, 500]))[0]).toEqual([0, 70]);
  });

  it('turns round its middle', () => {
    const turned = outlineIn(turnTerrain(wood, 'woods', 90));
    expect(centreOf(turned)).toEqual([20, 15]);
    expect(turned[0]).toEqual([15, 25]);
  });

  it('is reshaped corner by corner, but never crosses itself', () => {
    expect(outlineIn(moveCorner(wood, 'woods', 0, [5, 5]))[0]).toEqual([5, 5]);
    expect(moveCorner(wood, 'woods', 0, [40, 15])).toBe(wood);
    const five = addCorner(wood, 'woods', 0);
    expect(outlineIn(five)[1]).toEqual([20, 10]);
    expect(outlineIn(removeCorner(five, 'woods', 1))).toEqual(outlineIn(wood));
    const three = removeCorner(wood, 'woods', 0);
    expect(removeCorner(three, 'woods', 0)).toBe(three);
  });

  it('is copied beside itself, mirrored and removed', () => {
    const two = copyTerrain(wood, 'woods');
    expect(two.table.terrain.map(({ id }) => id)).toEqual(['woods', 'woods-2']);
    expect(two.table.terrain[1]!.outline[0]).toEqual([32, 10]);
    const bent = moveCorner(wood, 'woods', 0, [5, 5]);
    expect(outlineIn(mirrorTerrain(bent, 'woods', 'left-right'))[0]).toEqual([30, 5]);
    expect(mirrorTerrain(mirrorTerrain(bent, 'woods', 'ends'), 'woods', 'ends')).toEqual(bent);
    expect(removeTerrain(wood, 'woods').table.terrain).toEqual([]);
  });

  it('is refused with a sentence beyond its limits', () => {
    let full = twoSides();
    for (let i = 0; i < 50; i += 1) full = addTerrain(full, 'hill', rectangle([10, 10], [30, 20]));
    expect(full.table.terrain).toHaveLength(40);
    expect(whyNoTerrain(full)).toContain('40 pieces');
    expect(copyTerrain(full, 'hill')).toBe(full);
    expect(whyNoOutline([[0, 0], [1, 1]])).toContain('three');
    expect(whyNoOutline([[0, 0], [10, 10], [10, 0], [0, 10]])).toContain('crosses');
    expect(whyNoOutline([[0, 0], [Number.NaN, 10], [10, 0]])).not.toBe(null);
    const round = Array.from({ length: 65 }, (_, i) => [20 + Math.cos(i / 10.4), 20 + Math.sin(i / 10.4)] as const);
    expect(whyNoOutline(round)).toContain('64');
  });
});

describe('a brush', () => {
  it('makes of any stroke an outline that terrain can have, with the stroke inside it', () => {
    fc.assert(fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 12 }), stroke => {
      const outline = brushOutline(stroke, 3);
      expect(whyNoOutline(outline)).toBe(null);
      expect(stroke.every(point => contains(outline, point))).toBe(true);
    }), { numRuns: 60 });
  });

  it('fills in what it goes round', () => {
    const around = Array.from({ length: 40 }, (_, i) =>
      [50 + 15 * Math.cos((i * Math.PI) / 19.5), 40 + 15 * Math.sin((i * Math.PI) / 19.5)] as const);
    expect(contains(brushOutline(around, 2), [50, 40])).toBe(true);
  });

  it('reaches as far as it is wide', () => {
    const outline = brushOutline([[20, 20], [40, 20]], 4);
    expect(isSimple(outline)).toBe(true);
    expect(Math.max(...outline.map(([, y]) => y))).toBeCloseTo(24, 0);
    expect(Math.min(...outline.map(([x]) => x))).toBeCloseTo(16, 0);
  });

  it('draws nothing without a stroke', () => {
    expect(brushOutline([], 3)).toEqual([]);
  });
});
