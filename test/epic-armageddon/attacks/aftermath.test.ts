/** What follows from hits before the procedure goes on: where passengers stand, whom a blast reaches, what is told. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import {
  isPlain, releaseBlasts, resolveSplash, settle, spillPassengers, splashHands,
} from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { assaultWith, unitWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Critical } from '../../../src/epic-armageddon/model/profile.ts';
import { changeUnits, formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side, Step } from '../../../src/epic-armageddon/model/procedure.ts';
import { volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import { assaultOf, DEFENDER_ROLLS_HIGH, formationIn, lostTo, played } from '../../support/fight.ts';
import { engine, stage, stageParts, stands, type Stand, type Stands, type StageParts } from '../../support/stage.ts';

const CENTRE: Point = [60, 40];
const foe: Stand = { at: [10, 40] };

/** A transport with so many passengers that has just been wrecked where it stood; others as said. */
const wrecked = (count: number, at: Point = CENTRE, passenger: Partial<Stand> = {}, others: Stands = {}): Assault => {
  const ids = Array.from({ length: count }, (_, i) => `p${i + 1}`);
  const inside = Object.fromEntries(ids.map(id => [id, { at, ...passenger, more: { aboard: 'd1' } }]));
  const transport: Stand = { at, name: 'Carrier', type: 'armoured-vehicle', abilities: ['transport'] };
  const assault = assaultOf(stageParts({ foe }, { d1: transport, ...inside, ...others }));
  return assaultWith(assault, {
    units: changeUnits(assault, ['d1'], unit => unitWith(unit, { lostTo: 'attack' })),
    aftermath: [{ kind: 'passengers', unit: 'd1', units: ids, effect: 'normal', origin: 'attacks' }],
  });
};
/** Where the passengers of a wreck stand now. */
const spots = (assault: Assault): readonly Point[] =>
  spillPassengers(assault).units.filter(({ id }) => id.startsWith('p')).map(({ at }) => at);
const cmBetween = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

describe('where those stand who climb out of a wreck', () => {
  it('V12: the first where it stood, six more around it, as close as bases stand', () => {
    const radius = 1.7;
    const [first, ...others] = spots(wrecked(7, CENTRE, { radius }));
    expect(first).toEqual(CENTRE);
    for (const at of others) expect(cmBetween(at, CENTRE)).toBeCloseTo(2 * radius, 9);
    others.forEach((at, i) => others.slice(i + 1).forEach(other =>
      expect(cmBetween(at, other)).toBeGreaterThan(2 * radius - 0.06)));
  });

  it.each<readonly [string, Point]>([['near', [0, 0]], ['far', [120, 80]]])(
    'V12: in the %s corner of the table the first stands in the corner and nobody beyond it', (_, corner) => {
      const all = spots(wrecked(7, corner));
      expect(all[0]).toEqual(corner);
      for (const [x, y] of all) {
        expect(Math.min(x, y, 120 - x, 80 - y)).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(all.map(String)).size).toBe(7);
    },
  );

  it.each([['eight bases’ radii off, where there is room at last', 7, 8], ['in the wreck, where there is none', 8, 0]])(
    'V12: %s', (_, radius, expected) => {
      const [only] = spots(wrecked(1, CENTRE, {}, { big: { at: CENTRE, radius } }));
      expect(cmBetween(only!, CENTRE)).toBeCloseTo(expected, 9);
    },
  );
});

describe('passengers of a wreck', () => {
  it('V12: it is told who came out and who did not', () => {
    const high = wrecked(2);
    expect(spillPassengers(high).log.at(-1)).toEqual({
      step: 'a4Attacks', rule: 'V12', key: 'passengers-spilled',
      values: { unit: 'Carrier', out: ['Stand 1', 'Stand 2'], lost: [] },
    });
    const units = changeUnits(high, ['d1'], unit => unitWith(unit, { poppedUp: true }));
    expect(spillPassengers(assaultWith(high, { units })).log.at(-1)).toMatchObject({
      values: { out: [], lost: ['Stand 1', 'Stand 2'] },
    });
  });

  it.each<readonly [string, Step | null, Side | null, Step]>([
    ['the attacks while nobody has won', 'a4Attacks', null, 'a4Attacks'],
    ['supporting fire while nobody has won', 'a5SupportingFire', null, 'a5SupportingFire'],
    ['the rout once attacks have won it', 'a4Attacks', 'attacker', 'a7Withdraw'],
    ['the rout once supporting fire has won it', 'a5SupportingFire', 'attacker', 'a7Withdraw'],
    ['the rout once dice have won it', null, 'attacker', 'a7Withdraw'],
    ['the hack-down that wrecked it', 'a6Result', 'attacker', 'a6Result'],
  ])('A7.5, V12: what they lose is lost in %s', (_, step, winner, expected) => {
    const assault = wrecked(1);
    const settled = step === null ? null : volleyOn(assault, 'attacks', step, []);
    expect(spillPassengers(assaultWith(assault, { settled, winner })).volley!.step).toBe(expected);
  });

  it('V12, A7.3: those inside a transport that does not get away are lost with it, having broken', () => {
    const { report } = played(stage({ a1: { at: [40, 22] } }, {
      d0: { at: [40, 26] }, d1: { at: [40, 30], speed: 0, abilities: ['transport'] },
      p1: { at: [40, 30], armour: 2, more: { aboard: 'd1' } }, far: { at: [100, 76] },
    }), [4, 1, 1, 1]);
    expect(lostTo(report, 'hack-down')).toEqual(['d0']);
    expect(lostTo(report, 'withdrawal')).toEqual(['d1']);
    expect(lostTo(report, 'passengers')).toEqual(['p1']);
  });

  it('V12, B7: those of a formation that stands by cost it a Blast marker for each that is lost', () => {
    const others: StageParts['others'] = [{ side: 'defender', id: 'carried', stands: {
      c1: { at: [40, 30], armour: 6, more: { aboard: 'd1' } }, c2: { at: [40, 30], armour: 2, more: { aboard: 'd1' } },
      c3: { at: [90, 60] },
    } }];
    const tower = stage({ a1: { at: [40, 26.5], cc: 2 } }, {
      d1: engine(2, [40, 30], { abilities: ['transport'], more: { damage: 1 } }), far: { at: [100, 76] },
    }, { others });
    const { report } = played(tower, [2, 1, 5, 2, ...DEFENDER_ROLLS_HIGH]);
    expect(lostTo(report, 'passengers')).toEqual(['c1']);
    expect(formationIn(report, 'carried').blastMarkers).toBe(1);
  });
});

describe('a blast', () => {
  const critical = (more: Partial<Critical>): Critical =>
    ({ damage: 'all', splash: { within: 5, hitOn: 4, effect: 'normal' }, entered: false, later: false, ...more });

  /** A war engine that has blown up beside somebody, another far away. */
  const blown = (neighbour: Point): Assault => {
    const assault = assaultOf(stageParts(
      { foe }, { d1: engine(2, CENTRE, { critical: critical({}) }), n1: { at: neighbour }, n2: { at: [100, 70] } },
    ));
    return assaultWith(assault, {
      units: changeUnits(assault, ['d1'], unit => unitWith(unit, { lostTo: 'critical' })),
      aftermath: [{ kind: 'splash', unit: 'd1' }],
    });
  };

  it('W6: is a die for everybody near, none where nobody is, and none where nothing blows up', () => {
    expect(splashHands(blown([66, 40]))).toEqual([{
      name: 'n1 in the blast', side: 'defender', purpose: 'splash', effect: 'normal', units: ['n1'], dice: 1,
      read: 'successes', target: 4,
    }]);
    expect(splashHands(blown([80, 40]))).toEqual([]);
    expect(splashHands(assaultOf())).toEqual([]);
  });

  it('W6: is told of with those it hits', () => {
    const told = (face: number) => resolveSplash(blown([66, 40]), [face]).log.at(-1);
    const line = { step: 'a4Attacks', rule: 'W6', key: 'blast' };
    expect(told(4)).toEqual({ ...line, values: { unit: 'Engine', hit: ['Stand 1'] } });
    expect(told(3)).toEqual({ ...line, values: { unit: 'Engine', hit: [] } });
  });

  it('W6: where it waits for the end of the step, comes then, after what else is to be settled', () => {
    const assault = blown([66, 40]);
    const told = { kind: 'critical', unit: 'd1' } as const;
    const released = releaseBlasts(assaultWith(assault, { aftermath: [told], heldBlasts: assault.aftermath }));
    expect(released.aftermath).toEqual([told, { kind: 'splash', unit: 'd1' }]);
    expect(released.heldBlasts).toEqual([]);
  });

  it('W6: does not harm the war engine that it comes of, should that live', () => {
    const splash = { within: 5, hitOn: 1, effect: 'normal' } as const;
    const { report, dice } = played(stage({ a1: { at: [60, 26], ff: 2 } }, {
      d1: engine(4, CENTRE, { critical: critical({ damage: 0, splash }) }), n1: { at: [66, 40] },
      far: { at: [100, 76] },
    }), [2, 6, ...DEFENDER_ROLLS_HIGH]);
    expect(dice.slice(0, 2)).toEqual(['a1 firefight 2+: 2', 'd1 critical 6+: 6']);
    expect(lostTo(report, 'critical')).toEqual(['n1']);
    expect(formationIn(report, 'defender').units[0]).toMatchObject({ alive: true, damage: 1 });
  });
});

describe('a critical that the players enter', () => {
  const staggering: Critical = { damage: 0, splash: null, entered: true, later: false };
  const entered = (unit: string): Decision => ({ type: 'critical.entered', damage: [{ unit, points: 1 }] });
  const scenario = stage({ a1: { at: [60, 30], ff: 2 } }, {
    d1: engine(4, CENTRE, { armour: 6, critical: staggering }), far: { at: [100, 76] },
  }, { others: [{ side: 'defender', id: 'by', stands: stands('b', 3, [64, 50], { armour: 2 }) }] });

  it('W6: is not saved, whatever its armour', () => {
    const { report, dice } = played(scenario, [2, 5, 6, 1, ...DEFENDER_ROLLS_HIGH], [entered('d1')]);
    expect(dice.filter(die => die.includes('save'))).toEqual(['d1 save 6+: 5']);
    expect(formationIn(report, 'defender').units[0]).toMatchObject({ damage: 2 });
  });

  it('W6, B7: a formation that stands by takes a Blast marker for whom it loses, at once', () => {
    const { report } = played(scenario, [2, 5, 6, ...DEFENDER_ROLLS_HIGH], [entered('b1')]);
    expect(lostTo(report, 'critical')).toEqual(['b1']);
    expect(formationIn(report, 'by').blastMarkers).toBe(1);
    expect(report.log.filter(({ rule }) => rule === 'B7')).toHaveLength(1);
  });
});

describe('Blast markers of those who stand by', () => {
  it('B7: are one for each unit lost, whoever of its formation is lost later', () => {
    const begun = assaultOf(stageParts({ foe }, { d1: { at: CENTRE } }, {
      others: [{ side: 'defender', id: 'by', stands: stands('b', 6, [64, 50]) }],
    }));
    const losing = (assault: Assault, unit: string): Assault => settle(assaultWith(assault, {
      volley: volleyOn(assault, 'critical', 'a4Attacks', [{ unit, unsaved: true }]),
    }));
    const markers = (assault: Assault) => formationOf(assault, 'by').blastMarkers;
    const one = losing(begun, 'b1');
    expect([markers(begun), markers(one), markers(losing(one, 'b2'))]).toEqual([0, 1, 2]);
  });
});

describe('whether nothing but losses can follow from hits', () => {
  it('V12, W6: yes, unless somebody sits in a transport or somebody has damage capacity', () => {
    const plain = assaultOf(stageParts({ foe }, { d1: { at: CENTRE } }));
    expect(isPlain(plain)).toBe(true);
    expect(isPlain(wrecked(1))).toBe(false);
    expect(isPlain(assaultOf(stageParts({ foe }, { d1: engine(2, CENTRE) })))).toBe(false);
    expect(unitOf(plain, 'd1').aboard).toBeNull();
  });
});
