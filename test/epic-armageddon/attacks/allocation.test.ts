import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  changeOver, inLaps, inOneLap, inTieOrder, joinedBy, nearestFirst,
} from '../../../src/epic-armageddon/attacks/allocation.ts';
import type { Target } from '../../../src/epic-armageddon/model/batch.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { fighters } from '../../../src/epic-armageddon/model/roster.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, lostTo, played } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

/** Targets by id and cm: `order('d1', 0, 'd2', 3)`. */
const order = (...words: readonly (string | number)[]): readonly Target[] =>
  words.flatMap((word, i) => (typeof word === 'string' ? [{ unit: word, cm: words[i + 1] as number }] : []));

describe('the order in which hits reach units', () => {
  const row = (...places: readonly number[]) => {
    const assault = assaultOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 2, [50, 20], 60)),
      formationOf('defender', places.map((x, i) => unitOf(`d${i + 1}`, i === 0 ? 'rhino' : 'boyz', [x, 20]))),
    ] });
    return nearestFirst(assault, fighters(assault, 'defender'), fighters(assault, 'attacker'));
  };

  it('H1: base contact first, then by the gap to the nearest enemy, whichever that is', () => {
    expect(row(60, 48, 44, 100).map(one => one.unit)).toEqual(['d2', 'd3', 'd1', 'd4']);
  });

  it('H1: everybody in contact is equally near, however close the bases lie', () => {
    expect(row(10, 47.96, 52).slice(0, 2)).toEqual(order('d2', 0, 'd3', 0));
  });

  it('H1: equally near units stand in list order', () => {
    expect(row(10, 56, 44, 116).map(one => one.unit)).toEqual(['d2', 'd3', 'd4', 'd1']);
  });

  it('H1, L1: edges count, so that a large base is nearer than a small one', () => {
    expect(row(45, 55.2)).toEqual(order('d1', 2.5, 'd2', 3.2));
  });
});

describe('the order with war engines', () => {
  const tank = profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 3 });
  const mixed = (soak: Rulings['soak']): Assault => assaultOf({
    rulings: { soak }, profiles: { tank }, formations: [
      formationOf('attacker', [unitOf('a1', 'boyz', [50, 20])]),
      formationOf('defender', [
        unitOf('d1', 'boyz', [70, 20]), unitOf('d2', 'boyz', [60, 20]), unitOf('d3', 'tank', [80, 20]),
        unitOf('d4', 'tank', [75, 20]),
      ]),
    ],
  });
  const named = (assault: Assault, ids: readonly string[]) =>
    fighters(assault, 'defender').filter(({ id }) => ids.includes(id));
  const enemies = (assault: Assault) => fighters(assault, 'attacker');

  it.each<readonly [Rulings['soak'], readonly string[]]>([
    ['in-position-order', ['d2', 'd1', 'd4', 'd3']], ['war-engines-first', ['d4', 'd3', 'd2', 'd1']],
  ])('H9: each kind by its distance, as the club has it: %s', (soak, expected) => {
    const assault = mixed(soak);
    const all = nearestFirst(assault, fighters(assault, 'defender'), enemies(assault));
    expect(all.map(({ unit }) => unit)).toEqual(expected);
    const some = nearestFirst(assault, named(assault, ['d1', 'd3']), enemies(assault));
    const joined = joinedBy(assault, some, named(assault, ['d1', 'd2', 'd4']), enemies(assault));
    expect(joined.map(({ unit }) => unit)).toEqual(expected);
  });

  it('H9: a war engine of a single point of damage is one all the same', () => {
    const profiles = { tank: { ...tank, damageCapacity: 1 } };
    const assault = assaultOf({
      rulings: { soak: 'war-engines-first' }, profiles, formations: [
        formationOf('attacker', [unitOf('a1', 'boyz', [50, 20])]),
        formationOf('defender', [unitOf('d1', 'boyz', [60, 20]), unitOf('d2', 'tank', [70, 20])]),
      ],
    });
    const targets = nearestFirst(assault, fighters(assault, 'defender'), enemies(assault));
    expect(targets.map(({ unit }) => unit)).toEqual(['d2', 'd1']);
  });

  it('H1: targets whom nobody joins stay as they are', () => {
    const assault = mixed('in-position-order');
    const targets = order('d1', 30, 'd2', 0);
    expect(joinedBy(assault, targets, named(assault, ['d2']), enemies(assault))).toEqual(targets);
  });
});

describe('laps', () => {
  it('H2: nobody is hit twice before everybody is hit once, and every lap begins with the nearest', () => {
    expect(inLaps(order('d1', 0, 'd2', 3, 'd3', 9), 7)).toEqual(['d1', 'd2', 'd3', 'd1', 'd2', 'd3', 'd1']);
  });

  it('H2: hits of any number lie on any units as evenly as can be, the odd ones in front', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 12 }), fc.nat({ max: 60 }), (units, hits) => {
      const targets = Array.from({ length: units }, (_, i) => ({ unit: `u${i}`, cm: i }));
      const given = inLaps(targets, hits);
      const counts = targets.map(({ unit }) => given.filter(one => one === unit).length);
      expect(counts).toEqual(targets.map((_, i) => Math.floor(hits / units) + (i < hits % units ? 1 : 0)));
    }));
  });

  it('H2: units that were hit before wait until the others have caught up', () => {
    expect(inLaps(order('d1', 0, 'd2', 3, 'd3', 9), 5, { d1: 2, d2: 1 })).toEqual(['d3', 'd2', 'd3', 'd1', 'd2']);
  });

  it('H4: of an assault’s hits vehicles take theirs as infantry does', () => {
    const formations = [
      formationOf('attacker', rowOf('a', 'tactical', 3, [30, 20])),
      formationOf('defender', [
        unitOf('d1', 'infantry', [30, 22]), unitOf('d2', 'rhino', [33, 22.5]), unitOf('d3', 'infantry', [36, 22]),
      ]),
    ];
    const { dice } = played(scenarioOf({ formations }), [6, 6, 6, 1, 1, 1, 5, ...ATTACKER_ROLLS_HIGH]);
    expect(dice[6]).toBe('d2 save 5+: 5');
  });

  it('H5: a close combat hit can end on a stand that nobody touches, a firefight hit on one in contact', () => {
    const formations = [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 20]), unitOf('a2', 'tactical', [33, 20])]),
      formationOf('defender', [unitOf('d1', 'infantry', [30, 22]), unitOf('d2', 'infantry', [30, 33])]),
    ];
    const scenario = scenarioOf({ formations });
    const firefight = played(scenario, [1, 4, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(firefight.dice.slice(0, 2)).toEqual(['a1 close-combat 4+: 1', 'a2 firefight 4+: 4']);
    expect(lostTo(firefight.report, 'attack')).toEqual(['d1']);
    expect(lostTo(played(scenario, [4, 4, 1, 1]).report, 'attack')).toEqual(['d1', 'd2']);
  });

  it('H12: without anybody to hit every hit is lost', () => {
    expect(inLaps([], 3)).toEqual([]);
  });

  it('H12, A6.5: hits that nothing saves go once round, and the surplus is lost', () => {
    expect(inOneLap(order('d1', 0, 'd2', 3), 5)).toEqual(['d1', 'd2']);
    expect(inOneLap(order('d1', 0, 'd2', 3), 1)).toEqual(['d1']);
    expect(inOneLap(order('d1', 0), 0)).toEqual([]);
  });
});

describe('ties', () => {
  it('H1: of equally near units the owner may change two over, of others not', () => {
    const targets = order('d1', 0, 'd2', 0, 'd3', 4);
    expect(changeOver(targets, 'd1', 'd2')).toEqual(order('d2', 0, 'd1', 0, 'd3', 4));
    expect(changeOver(targets, 'd1', 'd3')).toBeNull();
    expect(changeOver(targets, 'd1', 'd1')).toBeNull();
    expect(changeOver(targets, 'd1', 'nobody')).toBeNull();
    expect(changeOver(targets, 'nobody', 'd1')).toBeNull();
  });

  it('H7: an order that the owner gave is kept where units were equally near, list order everywhere else', () => {
    const assault = assaultOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 1, [30, 20])),
      formationOf('defender', rowOf('d', 'boyz', 4, [30, 22])),
    ] });
    const units = fighters(assault, 'defender');
    const given = order('d2', 1, 'd3', 4, 'gone', 4, 'd1', 4);
    expect(inTieOrder(units, given).map(unit => unit.id)).toEqual(['d3', 'd2', 'd1', 'd4']);
    expect(inTieOrder(units, [])).toEqual(units);
  });

  const contact = { formations: [
    formationOf('attacker', rowOf('a', 'tactical', 3, [30, 20])),
    formationOf('defender', [...rowOf('d', 'infantry', 3, [30, 22]), unitOf('far', 'infantry', [33, 31])]),
  ] };
  const moved = (to: string): Decision => ({ type: 'hit.moved', side: 'defender', hit: 0, to });

  it('H1: the owner of two equally near units says which one is hit', () => {
    const faces = [6, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH];
    expect(lostTo(played(scenarioOf(contact), faces).report, 'attack')).toEqual(['d1']);
    expect(lostTo(played(scenarioOf(contact), faces, [moved('d3')]).report, 'attack')).toEqual(['d3']);
  });

  it.each([
    [
      'H1: a hit cannot be moved to a unit farther away', 'far',
      /Infantry 1 is 0 cm.*Infantry 4 9 cm.*equally near.*\(H1\)/,
    ],
    ['A4.6: a hit cannot be moved to a unit that cannot be hit', 'a1', /cannot be hit.*\(A4\.6\)/],
    ['H1: a hit cannot be moved to where it lies', 'd1', /on Infantry 1 already.*\(H1\)/],
  ])('%s', (_, to, reason) => {
    expect(() => played(scenarioOf(contact), [6, 1, 1, 1, 1, 1, 1], [moved(to)])).toThrow(reason);
  });
});
