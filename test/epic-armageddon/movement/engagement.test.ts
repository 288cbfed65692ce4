/** Who sees over what from on high, and who is near whatever is in sight. */
import { describe, expect, it } from 'vitest';
import { directlyEngaged, isAnyoneNear, lineBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { TerrainPiece } from '../../../src/epic-armageddon/model/terrain.ts';
import { formationOf, rowOf, terrainOf, unitOf } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  craft: profileOf({ abilities: ['support-craft'] }),
  engine: profileOf({ type: 'war-engine', damageCapacity: 3 }),
};

/** The sides that see the other, 20cm apart, over some woods between; those named have popped up. */
const seers = (woods: readonly TerrainPiece[], popped: readonly Side[], profile = 'tactical'): readonly Side[] => {
  const assault = assaultOf({ terrain: woods, profiles, formations: [
    formationOf('attacker', [unitOf('a1', profile, [30, 20], { poppedUp: popped.includes('attacker') })]),
    formationOf('defender', [unitOf('d1', 'tactical', [50, 20], { poppedUp: popped.includes('defender') })]),
  ] });
  const [a1, d1] = [unitIn(assault, 'a1'), unitIn(assault, 'd1')];
  const sees = { attacker: lineBetween(assault, a1, d1).clear, defender: lineBetween(assault, d1, a1).clear };
  return (['attacker', 'defender'] as const).filter(side => sees[side]);
};
const woodsAt = (left: number, right: number): TerrainPiece => terrainOf('woods', [left, 10], [right, 30]);

describe('whoever flies high', () => {
  it.each<readonly [string, number, number, readonly Side[]]>([
    ['L4: sees and is seen over what lies nearer to it', 33, 36, ['attacker', 'defender']],
    ['L4: also where it reaches over the middle, as long as more is left beyond', 33, 46, ['attacker', 'defender']],
    ['L4: neither over what lies nearer to the other', 44, 47, []],
    ['L4: nor over what lies midway', 38, 42, []],
  ])('%s', (_, left, right, seeing) => {
    expect(seers([woodsAt(left, right)], ['attacker'])).toEqual(seeing);
    expect(seers([woodsAt(80 - right, 80 - left)], ['defender'])).toEqual(seeing);
  });

  it('L4: does not see over one wood for seeing over another', () => {
    expect(seers([woodsAt(33, 36), woodsAt(44, 47)], ['attacker'])).toEqual([]);
    expect(seers([woodsAt(33, 36), woodsAt(38, 39)], ['attacker'])).toEqual(['attacker', 'defender']);
  });

  it('L4: does not see over the far end of a wood for seeing over its near end', () => {
    const bent: TerrainPiece = {
      ...woodsAt(33, 47), outline: [[33, 18], [36, 18], [36, 30], [44, 30], [44, 18], [47, 18], [47, 34], [33, 34]],
    };
    expect(seers([bent], ['attacker'])).toEqual([]);
    expect(seers([{ ...bent, outline: bent.outline.map(([x, y]) => [x, y + 5] as const) }], [])).toHaveLength(2);
  });

  it('L4: two of them see each other over anything', () => {
    for (const woods of [woodsAt(33, 36), woodsAt(38, 42), woodsAt(44, 47)]) {
      expect(seers([woods], ['attacker', 'defender'])).toEqual(['attacker', 'defender']);
    }
  });

  it('L4: are support craft too, always', () => {
    expect(seers([woodsAt(33, 36)], [], 'craft')).toEqual(['attacker', 'defender']);
    expect(seers([woodsAt(33, 36)], [])).toEqual([]);
  });
});

describe('somebody within 15cm', () => {
  const isNear = (cm: number): boolean => isAnyoneNear(assaultOf({ formations: [
    formationOf('attacker', [...rowOf('back', 'tactical', 2, [30, 4]), unitOf('a1', 'tactical', [30, 40])]),
    formationOf('defender', [unitOf('d1', 'tactical', [30, 42 + cm]), ...rowOf('rear', 'tactical', 2, [90, 70])]),
  ], terrain: [terrainOf('buildings', [20, 45], [40, 47])] }));

  it('A2.2: one of each side is enough, in sight or not', () => {
    expect(isNear(15)).toBe(true);
    expect(isNear(15.1)).toBe(false);
  });
});

describe('on an open table', () => {
  /** Who is directly engaged where two stand 12cm apart and something lies between them. */
  const engagedPast = (between: string): readonly string[] => directlyEngaged(assaultOf({ profiles, formations: [
    formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
    formationOf('defender', [unitOf('d1', 'tactical', [30, 32])]),
    formationOf('defender', [unitOf('body', between, [30, 26])], { id: 'bystanders' }),
  ] })).map(({ unit }) => unit);

  it('L3: a war engine between two units hides them from each other', () => {
    expect(engagedPast('tactical')).toEqual(['a1', 'd1']);
    expect(engagedPast('engine')).toEqual([]);
  });
});
