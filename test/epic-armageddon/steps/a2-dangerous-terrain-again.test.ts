/** Dangerous terrain: what was tested for before, how far in a contact excuses, and who may throw again where. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { chargeTo } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { meetDangers, resolveTerrainTest } from '../../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { TerrainPiece } from '../../../src/epic-armageddon/model/terrain.ts';
import { formationOf, terrainOf, unitOf } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  walker: profileOf({ name: 'Dreadnought', type: 'armoured-vehicle', speed: 30, abilities: ['walker'] }),
  stompa: profileOf({ name: 'Stompa', type: 'war-engine', damageCapacity: 3, speed: 30, radius: 2 }),
};

interface Met {
  readonly at: Point;
  readonly terrain: TerrainPiece;
  /** Before it in the list of the table. */
  readonly elsewhere?: readonly TerrainPiece[];
  readonly profile?: string;
  readonly enemy?: Point;
  readonly more?: Partial<ScenarioFormation>;
}

const charging = ({ at, terrain, elsewhere = [], profile = 'rhino', enemy = [110, 70], more }: Met): Assault =>
  assaultOf({
    profiles, terrain: [...elsewhere, terrain], startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', [unitOf('a1', profile, at)], more),
      formationOf('defender', [unitOf('d1', 'boyz', enemy)]),
    ],
  });

const go = (assault: Assault, to: Point): Assault => meetDangers(chargeTo(assault, 'a1', to), 'a1');

/** How many tests each part of a way asks for, what was thrown for the parts before being safe. */
const testsOn = (met: Met, ...way: readonly Point[]): readonly number[] => {
  const tests: number[] = [];
  let after = charging(met);
  for (const to of way) {
    after = go({ ...after, terrainTests: [] }, to);
    tests.push(after.terrainTests.length);
  }
  return tests;
};

describe('a piece of terrain that a unit has tested for in this move', () => {
  it('A2.10: asks for nothing when the unit comes back into it', () => {
    expect(testsOn({ at: [60, 15], terrain: bandOf('woods', 20, 30) }, [60, 32], [60, 28])).toEqual([1, 0]);
  });

  it('A2.10: whichever of several parts of the way led through it', () => {
    const grove = terrainOf('woods', [50, 20], [54, 24]);
    expect(testsOn({ at: [60, 22], terrain: grove }, [52, 17], [52, 27], [52, 22])).toEqual([0, 1, 0]);
  });
});

describe('a contact out of the terrain', () => {
  /** Into contact with an enemy on the edge of woods, along a way that begins so far before the edge. */
  const slanting = (before: number): readonly number[] => testsOn(
    { at: [70, 20 - before], terrain: bandOf('woods', 20, 30), enemy: [60, 19.6] },
    [60 + 2.5 * Math.sqrt(1 - 0.3 ** 2), 20.35],
  );

  it('A2.10, ruling 5: excuses as long as the unit gets no further in than its base is wide', () => {
    expect(slanting(1)).toEqual([0]);
    expect(slanting(0.5)).toEqual([1]);
  });
});

interface Mines {
  readonly profile: 'walker' | 'rhino';
  readonly builtBy: TerrainPiece['builtBy'];
  readonly rules?: ScenarioFormation['rules'];
  readonly works?: TerrainPiece['works'];
}

/** What a 1 in a field of mines, or in something else, leads to. */
const afterOne = ({ profile, builtBy, rules = [], works = 'minefield' }: Mines): string => {
  const field = bandOf(works === null ? 'woods' : 'fortifications', 20, 30, { works, builtBy });
  const elsewhere = [bandOf('river', 60, 65)];
  const testing = go(charging({ at: [60, 17], terrain: field, elsewhere, profile, more: { rules } }), [60, 24]);
  return resolveTerrainTest(testing, [1], 'a2Charge').log.at(-1)!.key;
};

const SIEGE = ['masters-of-siege'] as const;

describe('a 1 among mines is thrown again', () => {
  it.each<readonly [string, Mines]>([
    ['A2.10: by a Walker where its own side has laid them', { profile: 'walker', builtBy: 'attacker' }],
    ['A2.10: by a Walker where nobody has', { profile: 'walker', builtBy: null }],
    ['A2.10: by a Walker in other works of the enemy', { profile: 'walker', builtBy: 'defender', works: 'trench' }],
    ['V13: by Masters of Siege among their own', { profile: 'rhino', builtBy: 'attacker', rules: SIEGE }],
  ])('%s', (_, mines) => {
    expect(afterOne(mines)).toBe('terrain-again');
  });
});

describe('a 1 among mines is not thrown again', () => {
  it.each<readonly [string, Mines]>([
    ['V13: even by a Walker where the enemy has laid them', { profile: 'walker', builtBy: 'defender' }],
    ['A2.10: by others, though they are their own', { profile: 'rhino', builtBy: 'attacker' }],
    ['V13: by Masters of Siege among the enemy’s', { profile: 'rhino', builtBy: 'defender', rules: SIEGE }],
    ['V13: by Masters of Siege among nobody’s', { profile: 'rhino', builtBy: null, rules: SIEGE }],
    ['V13: by Masters of Siege in woods of their own', {
      profile: 'rhino', builtBy: 'attacker', rules: SIEGE, works: null,
    }],
  ])('%s', (_, mines) => {
    expect(afterOne(mines)).toBe('terrain-lost');
  });
});

describe('the log', () => {
  it.each<readonly [string, string, number, object]>([
    ['that a unit is safe', 'rhino', 2, { key: 'terrain-passed', values: { unit: 'Rhino', face: 2 } }],
    ['that it throws again', 'walker', 1, { key: 'terrain-again', values: { unit: 'Dreadnought', face: 1 } }],
    ['that it is lost', 'rhino', 1, { key: 'terrain-lost', values: { unit: 'Rhino', face: 1 } }],
    ['that a war engine is damaged', 'stompa', 1, { key: 'terrain-damaged', values: { unit: 'Stompa', face: 1 } }],
  ])('A2.10: says %s', (_, profile, face, told) => {
    const testing = go(charging({ at: [60, 17], terrain: bandOf('marsh', 20, 30), profile }), [60, 24]);
    expect(resolveTerrainTest(testing, [face], 'a2Charge').log.at(-1))
      .toEqual({ step: 'a2Charge', rule: 'A2.10', ...told });
  });
});
