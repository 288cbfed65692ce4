import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { settle } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { enterSaves } from '../../../src/epic-armageddon/attacks/save-dice.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { withdrawalAllowance } from '../../../src/epic-armageddon/movement/two-moves.ts';
import { resolveTerrainTest } from '../../../src/epic-armageddon/steps/a2-dangerous-terrain.ts';
import { breakTheLoser, endWithdrawal } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import {
  endFirstMoves, goOnWithdrawing, hasRest, usualWithdrawal, whyNotHalfway, whyNotWithdraw, withdrawTheRest, withdrawTo,
} from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import {
  takeCareInFlight, whyNotCarefulInFlight,
} from '../../../src/epic-armageddon/steps/collecting.ts';
import { formationOf, rowOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { bandOf, placeOf } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  walker: profileOf({ name: 'Dreadnought', type: 'armoured-vehicle', abilities: ['walker'] }),
  tank: profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 3, radius: 2.5 }),
};

/** The defender has lost to marines at the foot of the table, who may be watched over from its far end. */
const losing = (units: readonly ScenarioUnit[], parts: ScenarioParts = {}, overwatch = false): Assault =>
  breakTheLoser({
    ...assaultOf({
      depth: 120, profiles,
      formations: [
        formationOf('attacker', rowOf('a', 'tactical', 3, [60, 10])), formationOf('defender', units),
        formationOf('attacker', [unitOf('w1', 'tactical', [5, 5])], { id: 'watch', overwatch }),
      ],
      ...parts,
    }),
    winner: 'attacker', ending: 'result',
  });

const rhino = (at: Point, id = 'd1') => unitOf(id, 'rhino', at);
const woods = (front: number, back: number) => ({ terrain: [bandOf('woods', front, back)] });
const testsOf = ({ terrainTests }: Assault): readonly string[] => terrainTests.map(({ unit }) => unit);

/** Throws these faces for what is tested, and settles what they cost. */
const thrown = (assault: Assault, ...faces: readonly number[]): Assault => faces.reduce((after, face) =>
  goOnWithdrawing(settle(resolveTerrainTest(after, [face], 'a7Withdraw'))), assault);
const lost = (assault: Assault): readonly string[] =>
  assault.units.filter(unit => unit.lostTo !== null).map(unit => `${unit.id} ${unit.lostTo}`);

describe('the first move of a chosen withdrawal', () => {
  /** Boyz go 15cm in each of their two moves; one of them stands where the first one of d1 would end. */
  const whyNot = (to: Point) => whyNotWithdraw(
    losing([unitOf('d1', 'boyz', [60, 20]), unitOf('d2', 'boyz', [60, 35.5])]), 'd1', to,
  );

  it('A7.3, A2.9: does not end on a friend, over whom the second would go on', () => {
    expect(whyNot([60, 45])).toMatchObject({ rule: 'A2.9', key: 'occupied' });
    expect(whyNot([64, 45])).toBeNull();
  });
});

describe('a chosen move through dangerous terrain', () => {
  it('A7.3, A2.10: is tested, and who fails is lost without a kill', () => {
    const moved = withdrawTo(losing([rhino([60, 20])], woods(25, 35)), 'd1', [60, 45]);
    expect(testsOf(moved)).toEqual(['d1']);
    expect(placeOf(thrown(moved, 2), 'd1')).toEqual([60, 45]);
    const failed = thrown(moved, 1);
    expect(lost(failed)).toEqual(['d1 dangerous-terrain']);
    expect(failed.kills).toEqual({ attacker: 0, defender: 0 });
  });

  it('A7.3: a leg that passes Speed is parted there, and each move has its own test', () => {
    const moved = withdrawTo(losing([rhino([60, 20])], woods(45, 55)), 'd1', [60, 70]);
    expect([placeOf(moved, 'd1'), testsOf(moved)]).toEqual([[60, 50], ['d1']]);
    const second = thrown(moved, 2);
    expect([placeOf(second, 'd1'), testsOf(second)]).toEqual([[60, 70], ['d1']]);
    expect(testsOf(thrown(second, 2))).toEqual([]);
  });

  it('A7.3: who is lost in its first move makes no second, and lies where that one ended', () => {
    const failed = thrown(withdrawTo(losing([rhino([60, 20])], woods(45, 55)), 'd1', [60, 70]), 1);
    expect([placeOf(failed, 'd1'), testsOf(failed), failed.moves.ways]).toEqual([[60, 50], [], []]);
  });

  it('A7.3: it is tested once in a move, however often its way turns', () => {
    const moved = thrown(withdrawTo(losing([rhino([60, 20])], woods(25, 60)), 'd1', [60, 30]), 3);
    expect(testsOf(withdrawTo(moved, 'd1', [60, 40]))).toEqual([]);
    const second = withdrawTo(moved, 'd1', [60, 58]);
    expect([placeOf(second, 'd1'), testsOf(second)]).toEqual([[60, 58], ['d1']]);
  });

  it('A7.3: jump packs test where a move ends, of the first as well', () => {
    const flying = (to: Point) => testsOf(withdrawTo(losing([unitOf('d1', 'assault', [60, 20])], {
      terrain: [bandOf('marsh', 25, 45)],
    }), 'd1', to));
    expect([flying([60, 48]), flying([60, 40]), flying([60, 70])]).toEqual([[], ['d1'], []]);
    const landing = withdrawTo(losing([unitOf('d1', 'assault', [60, 20])], {
      terrain: [bandOf('marsh', 49, 51)],
    }), 'd1', [60, 70]);
    expect([placeOf(landing, 'd1'), testsOf(landing)]).toEqual([[60, 50], ['d1']]);
  });

  it('A7.3, A2.10: Walkers throw a failed test again, for each move', () => {
    const moved = withdrawTo(losing([unitOf('d1', 'walker', [60, 20])], woods(25, 60)), 'd1', [60, 45]);
    const second = thrown(moved, 1, 2);
    expect([placeOf(second, 'd1'), testsOf(second)]).toEqual([[60, 45], ['d1']]);
    expect(lost(thrown(second, 1, 1))).toEqual(['d1 dangerous-terrain']);
  });

  it('A7.3, W6: a war engine takes a point, throws for a critical hit, and goes on', () => {
    const moved = withdrawTo(losing([unitOf('d1', 'tank', [60, 20])], woods(25, 60)), 'd1', [60, 45]);
    const hurt = resolveTerrainTest(moved, [1], 'a7Withdraw');
    const gone = goOnWithdrawing(settle({ ...enterSaves(hurt, [3]) }));
    expect([unitIn(gone, 'd1').damage, placeOf(gone, 'd1'), testsOf(gone)]).toEqual([1, [60, 45], ['d1']]);
  });

  it('A2.10: a war engine that dangerous terrain has destroyed tests no further', () => {
    const two = { terrain: [bandOf('woods', 24, 27), bandOf('ruins', 29, 32)] };
    const weak = [unitOf('d1', 'tank', [60, 20], { damage: 2 })];
    const failed = resolveTerrainTest(withdrawTo(losing(weak, two), 'd1', [60, 35]), [1], 'a7Withdraw');
    expect(testsOf(goOnWithdrawing(settle(enterSaves(failed, [3]))))).toEqual([]);
  });
});

describe('care', () => {
  const careful = (assault: Assault) => takeCareInFlight(assault, 'd1');

  it('A7.3, A2.10: is taken for a move: 5cm of it, and a failed test again', () => {
    const cautious = careful(losing([rhino([60, 40])], woods(35, 60)));
    expect(withdrawalAllowance(cautious, unitIn(cautious, 'd1'))).toBe(35);
    const moved = withdrawTo(cautious, 'd1', [60, 45]);
    expect(lost(thrown(moved, 1, 2))).toEqual([]);
  });

  it('A7.3: the second move is made without it, unless it is taken again', () => {
    const first = thrown(withdrawTo(careful(losing([rhino([60, 40])], woods(35, 90))), 'd1', [60, 45]), 2);
    expect(whyNotCarefulInFlight(first, 'd1')).toBeNull();
    const again = careful(first);
    expect(withdrawalAllowance(again, unitIn(again, 'd1'))).toBe(10);
    expect(lost(thrown(withdrawTo(first, 'd1', [60, 60]), 1))).toEqual(['d1 dangerous-terrain']);
    expect(lost(thrown(withdrawTo(again, 'd1', [60, 50]), 1, 2))).toEqual([]);
  });

  it('A7.3, A2.10: not by who has gone further than 5cm in its move, nor by who does not withdraw', () => {
    expect(whyNotCarefulInFlight(withdrawTo(losing([rhino([60, 40])]), 'd1', [60, 50]), 'd1')).toMatchObject({
      rule: 'A2.10', key: 'too-far', values: { cm: 10 },
    });
    expect(whyNotCarefulInFlight(losing([rhino([60, 40])]), 'a1')).toMatchObject({ key: 'not-yours-to-move' });
    expect(whyNotCarefulInFlight(losing([rhino([60, 40])]), 'nobody')).toMatchObject({ key: 'not-yours-to-move' });
  });
});

describe('those whom nobody moves', () => {
  it('A7.3, A2.10: test in the order of the list, the first move of each before its second', () => {
    const rest = withdrawTheRest(losing([rhino([60, 20]), rhino([64, 20], 'd2')], woods(45, 55)));
    expect([testsOf(rest), placeOf(rest, 'd1'), placeOf(rest, 'd2')]).toEqual([['d1'], [60, 50], [64, 20]]);
    const second = thrown(rest, 2);
    expect([testsOf(second), placeOf(second, 'd1')]).toEqual([['d1'], [60, 80]]);
    const next = thrown(second, 2);
    expect(testsOf(next)).toEqual(['d2']);
    expect(hasRest(thrown(next, 2, 2))).toBe(false);
  });

  it('A7.3: who is lost in between leaves the others to go', () => {
    const rest = thrown(withdrawTheRest(losing([rhino([60, 20]), rhino([64, 20], 'd2')], woods(45, 55))), 1);
    expect([lost(rest), testsOf(rest)]).toEqual([['d1 dangerous-terrain'], ['d2']]);
  });

  it('A7.3: all go at once where no ground is dangerous for them', () => {
    const rest = withdrawTheRest(losing([unitOf('d1', 'boyz', [60, 20]), rhino([70, 20], 'd2')], {
      terrain: [bandOf('scrub', 25, 40)],
    }));
    expect([testsOf(rest), hasRest(rest), placeOf(rest, 'd1')]).toEqual([[], false, [60, 50]]);
    expect(whyNotWithdraw(rest, 'd1', [60, 50.1])).toMatchObject({ key: 'too-far' });
  });
});

describe('halfway', () => {
  const watched = (units: readonly ScenarioUnit[], parts: ScenarioParts = {}): Assault => losing(units, parts, true);

  it('A7.3, A2.12: the first moves end where somebody watches and somebody has moved', () => {
    const moved = withdrawTo(watched([rhino([60, 20])]), 'd1', [60, 30]);
    expect(whyNotHalfway(moved)).toBeNull();
    expect(whyNotHalfway(watched([rhino([60, 20])]))).toMatchObject({ rule: 'A7.3', key: 'nobody-has-moved' });
    expect(whyNotHalfway(withdrawTo(losing([rhino([60, 20])]), 'd1', [60, 30]))).toMatchObject({
      key: 'nobody-watches',
    });
    expect(whyNotHalfway(withdrawTo(endFirstMoves(moved), 'd1', [60, 31]))).toMatchObject({ key: 'halfway-over' });
  });

  it('A7.3: what is left of a first move is lost then', () => {
    const half = endFirstMoves(withdrawTo(watched([rhino([60, 20]), rhino([70, 20], 'd2')]), 'd1', [60, 30]));
    expect(whyNotWithdraw(half, 'd1', [60, 60])).toBeNull();
    expect(whyNotWithdraw(half, 'd1', [60, 60.1])).toMatchObject({ key: 'too-far', values: { allowance: 40 } });
    expect(whyNotWithdraw(half, 'd2', [70, 50.1])).toMatchObject({ key: 'too-far', values: { allowance: 30 } });
  });

  it('A7.3: those whom nobody moves after it go one Speed', () => {
    const half = endFirstMoves(withdrawTo(watched([rhino([60, 20]), rhino([60, 30], 'd2')]), 'd2', [60, 40]));
    const gone = withdrawTheRest(withdrawTo(half, 'd1', [65, 30]));
    expect([placeOf(gone, 'd1'), placeOf(gone, 'd2')]).toEqual([[65, 30], [60, 70]]);
    expect(usualWithdrawal(half, unitIn(half, 'd2'))).toEqual([60, 70]);
  });

  it('A7.3, A2.10: the second move has a test of its own', () => {
    const half = endFirstMoves(thrown(withdrawTo(watched([rhino([60, 20])], woods(25, 60)), 'd1', [60, 30]), 2));
    expect(testsOf(withdrawTo(half, 'd1', [60, 40]))).toEqual(['d1']);
  });
});

describe('coherency at the end', () => {
  const apart = (profile = 'boyz') => losing([
    unitOf('d1', profile, [60, 60]), unitOf('d2', 'boyz', [63, 60]), unitOf('d3', 'boyz', [66, 60]),
  ]);
  const ended = (assault: Assault, keep: string | null = null) => lost(settle(endWithdrawal(assault, keep)));

  it('A7.3, A2.8: the largest chain stays, the others are lost, which is no kill', () => {
    const moved = withdrawTo(apart(), 'd1', [50, 60]);
    expect(ended(moved)).toEqual(['d1 coherency']);
    expect(endWithdrawal(moved).kills).toEqual({ attacker: 0, defender: 0 });
  });

  it('A7.3, A2.8: of equal ones that with the first of the list, unless its owner names another', () => {
    const alone = withdrawTo(withdrawTo(apart(), 'd1', [50, 60]), 'd3', [76, 60]);
    expect([ended(alone), ended(alone, 'd3')]).toEqual([
      ['d2 coherency', 'd3 coherency'], ['d1 coherency', 'd2 coherency'],
    ]);
  });

  it('A7.3, A2.8: where nobody has moved nobody is judged', () => {
    expect(ended(losing([unitOf('d1', 'boyz', [30, 60]), unitOf('d2', 'boyz', [90, 60])]))).toEqual([]);
  });

  it('A7.3: a Fearless unit that stays behind is lost to it like any other', () => {
    const moved = ['d2', 'd3'].reduce((after, id, i) => withdrawTo(after, id, [63 + 3 * i, 75]), apart('berzerkers'));
    expect(ended(moved)).toEqual(['d1 coherency']);
  });

  it('A7.3: before the 15cm, so that no one counts who is lost to it', () => {
    const moved = withdrawTo(losing([
      unitOf('d1', 'boyz', [60, 20]), unitOf('d2', 'boyz', [63, 20]), unitOf('d3', 'boyz', [66, 20]),
    ]), 'd1', [60, 30]);
    expect(ended(moved, 'd1')).toEqual(['d2 coherency', 'd3 coherency']);
    expect(ended(moved)).toEqual(['d1 coherency', 'd2 withdrawal', 'd3 withdrawal']);
  });

  it('A7.3, V12: passengers of what is lost at the end are lost with it where they are broken and not Fearless', () => {
    const riding = (profile: string) => withdrawTo(losing([
      rhino([60, 60]), unitOf('p1', profile, [60, 60], { aboard: 'd1' }), unitOf('d2', 'boyz', [64, 60]),
      unitOf('d3', 'boyz', [67, 60]),
    ]), 'd1', [40, 60]);
    const after = endWithdrawal(riding('boyz'));
    expect(after.aftermath).toMatchObject([{ kind: 'passengers', unit: 'd1', units: ['p1'] }]);
  });

  it('A7.3: the log says nothing of “without loss” where anybody was lost on the way', () => {
    const moved = withdrawTo(apart(), 'd1', [50, 60]);
    expect(endWithdrawal(moved).log.at(-1)?.values).toMatchObject({ lost: [], isWhole: false });
  });
});
