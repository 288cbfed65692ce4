import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { chargeTo, charging, isWithinReach, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { changeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import { formationOf as formationIn, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { disembark, whyNotDisembark } from '../../../src/epic-armageddon/movement/transports.ts';
import { formationOf, scenarioOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, formationIn as reported, lostTo, played } from '../../support/fight.ts';
import { bandOf, beforeCharge, otherDefenders, placeOf, withOthers } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  gunship: profileOf({ name: 'Gunship', type: 'armoured-vehicle', abilities: ['aircraft', 'transport'] }),
  jetboat: profileOf({ name: 'Jetboat', type: 'armoured-vehicle', abilities: ['skimmer', 'transport'] }),
  gorgon: profileOf({ name: 'Gorgon', type: 'war-engine', damageCapacity: 4, radius: 2.5, abilities: ['transport'] }),
  speeder: profileOf({ name: 'Speeder', type: 'light-vehicle', radius: 1, abilities: ['skimmer'] }),
};

const aboard = (id: string, transport: string, at: Point, profile = 'tactical'): ScenarioUnit =>
  unitOf(id, profile, at, { aboard: transport });

/** A rhino at (60, 20), radius 1.5, with a stand of marines inside. */
const mounted = (enemy: Point = [60, 60], parts: ScenarioParts = {}, transport = 'rhino', profile = 'tactical') =>
  beforeCharge(
    [unitOf('t1', transport, [60, 20]), aboard('p1', 't1', [60, 20], profile)], [unitOf('d1', 'boyz', enemy)],
    { profiles, ...parts },
  );

const why = (assault: Assault, to: Point, id = 'p1') => whyNotDisembark(assault, id, to, charging(assault), 'A2.11');

describe('getting out at the end of the charge', () => {
  it('A2.11: within 5cm of the transport', () => {
    expect(why(mounted(), [60, 27.5])).toBeNull();
    expect(why(mounted(), [60, 27.6])).toMatchObject({
      rule: 'A2.11', key: 'too-far-from-transport', values: { unit: 'Tactical', transport: 'Rhino', cm: 5 },
    });
  });

  it.each<readonly [Rulings['disembarkWithin'], number]>([
    ['any-part', 27.5], ['whole-base', 25.5],
  ])('A2.11: whether all of its base must be within them, as the club has it: %s', (disembarkWithin, furthest) => {
    const assault = mounted([60, 60], { rulings: { disembarkWithin } });
    expect(why(assault, [60, furthest])).toBeNull();
    expect(why(assault, [60, furthest + 0.1])).toMatchObject({ key: 'too-far-from-transport' });
  });

  it('A2.11: even into base contact, whose zone that takes', () => {
    expect(why(mounted([60, 28]), [60, 26])).toBeNull();
    const out = disembark(mounted([60, 28]), 'p1', [60, 26], 'a2Charge');
    expect([unitIn(out, 'p1').aboard, unitIn(out, 'd1').contacted]).toEqual([null, true]);
    expect(out.log.at(-1)).toMatchObject({ rule: 'A2.11', key: 'gets-out', values: { unit: 'Tactical' } });
  });

  it('A2.11, A2.3: into a zone only to touch, and into none of another formation', () => {
    expect(why(mounted([60, 29]), [60, 25.5])).toMatchObject({ rule: 'A2.4', key: 'must-touch-nearest' });
    const units = [unitOf('t1', 'rhino', [60, 20]), aboard('p1', 't1', [60, 20])];
    const other = withOthers(units, [unitOf('d1', 'boyz', [90, 60])], [otherDefenders(unitOf('o1', 'boyz', [60, 28]))]);
    expect(why(other, [60, 26])).toMatchObject({ rule: 'A2.3', key: 'zone-of-another' });
  });

  it('A2.11: where nobody stands, on no ground that stops it, where there is room in contact', () => {
    expect(why(mounted([60, 26]), [60, 25.5])).toMatchObject({ key: 'occupied' });
    expect(why(mounted([60, 60], { terrain: [bandOf('cliffs', 23, 30)] }), [60, 24])).toMatchObject({ rule: 'L5' });
    const full = beforeCharge([
      unitOf('t1', 'rhino', [60, 20]), aboard('p1', 't1', [60, 20]), unitOf('a1', 'boyz', [58, 28]),
      unitOf('a2', 'boyz', [62, 28]),
    ], [unitOf('d1', 'boyz', [60, 28])]);
    expect(why(full, [60, 26])).toMatchObject({ rule: 'A2.6', key: 'two-in-contact' });
  });

  it('A2.11: whoever has got out goes no further, nor does its transport', () => {
    const out = disembark(mounted(), 'p1', [60, 26], 'a2Charge');
    expect(whyNotCharge(out, 'p1', [60, 28])).toEqual({
      rule: 'A2.11', key: 'has-got-out', values: { unit: 'Tactical' },
    });
    expect(whyNotCharge(out, 't1', [60, 18])).toEqual({
      rule: 'A2.11', key: 'has-unloaded', values: { unit: 'Rhino' },
    });
  });

  it('A2.11: passengers go where their transport goes, and get out from there', () => {
    const charged = chargeTo(mounted(), 't1', [60, 40]);
    expect(placeOf(charged, 'p1')).toEqual([60, 40]);
    expect(why(charged, [60, 27])).toMatchObject({ key: 'too-far-from-transport' });
    expect(why(charged, [60, 46])).toBeNull();
  });

  it('A2.11, ruling 35: Infiltrators get no further out than others', () => {
    expect(why(mounted([60, 60], {}, 'rhino', 'scout'), [60, 27.6])).toMatchObject({ key: 'too-far-from-transport' });
  });

  it('A2.11: out of a landed aircraft skimmers and jump packs get 15cm', () => {
    expect(why(mounted([60, 70], {}, 'gunship', 'assault'), [60, 37.5])).toBeNull();
    expect(why(mounted([60, 70], {}, 'gunship', 'speeder'), [60, 37.6])).toMatchObject({ values: { cm: 15 } });
    expect(why(mounted([60, 70], {}, 'gunship'), [60, 27.6])).toMatchObject({ values: { cm: 5 } });
    expect(why(mounted([60, 70], {}, 'rhino', 'assault'), [60, 27.6])).toMatchObject({ values: { cm: 5 } });
  });

  it('A2.11: only from a transport of those who charge, and only who sits in one', () => {
    const assault = mounted();
    expect(why(assault, [60, 26], 't1')).toMatchObject({ key: 'not-aboard', values: { unit: 'Rhino' } });
    expect(whyNotDisembark(assault, 'p1', [60, 26], [], 'A2.11')).toMatchObject({ key: 'may-not-get-out' });
  });

  it('A2.11, V12: not while it flies high', () => {
    const high = beforeCharge(
      [unitOf('t1', 'jetboat', [60, 20], { poppedUp: true }), aboard('p1', 't1', [60, 20])],
      [unitOf('d1', 'boyz', [60, 60])], { profiles },
    );
    expect(why(high, [60, 26])).toMatchObject({ key: 'trapped' });
  });
});

describe('those inside', () => {
  it('A2.3: have no zone and are no target', () => {
    const parts: ScenarioParts = { profiles };
    const assault = beforeCharge(
      [unitOf('a1', 'boyz', [60, 10])], [unitOf('t1', 'rhino', [60, 60]), aboard('p1', 't1', [60, 60])], parts,
    );
    const alone = { ...assault, units: changeUnits(assault, ['p1'], unit => ({ ...unit, at: [60, 12] })) };
    expect(isWithinReach(alone)).toBe(false);
    expect(whyNotCharge(alone, 'a1', [66, 12])).toBeNull();
  });

  it('A2.10: whoever gets out into dangerous terrain tests for it', () => {
    const scenario = scenarioOf({
      profiles, startAt: 'a1ChooseTarget', terrain: [bandOf('marsh', 22, 28)],
      formations: [
        formationOf('attacker', [unitOf('t1', 'rhino', [60, 20]), aboard('p1', 't1', [60, 20])]),
        formationOf('defender', [unitOf('d1', 'rhino', [60, 36])]),
      ],
    });
    const out: Decision = { type: 'unit.disembarked', unit: 'p1', to: [60, 25] };
    const { report, dice } = played(scenario, [1, 1, 1, ...ATTACKER_ROLLS_HIGH], [out]);
    expect(dice[0]).toBe('p1 dangerous-terrain 2+: 1');
    expect(lostTo(report, 'dangerous-terrain')).toEqual(['p1']);
  });

  it('A2.11, A4.2: fight once they are out, and not from inside', () => {
    const scenario = scenarioOf({
      startAt: 'a1ChooseTarget',
      formations: [
        formationOf('attacker', [unitOf('t1', 'rhino', [60, 20]), aboard('p1', 't1', [60, 20])]),
        formationOf('defender', [unitOf('d1', 'rhino', [60, 33])]),
      ],
    });
    const inside = played(scenario, [1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(inside.dice.slice(0, 2)).toEqual(['t1 firefight 6+: 1', 'd1 firefight 6+: 1']);
    const out: Decision = { type: 'unit.disembarked', unit: 'p1', to: [60, 24] };
    expect(played(scenario, [1, 1, 1, ...ATTACKER_ROLLS_HIGH], [out]).dice.slice(0, 3).sort()).toEqual([
      'd1 firefight 6+: 1', 'p1 firefight 4+: 1', 't1 firefight 6+: 1',
    ]);
  });
});

describe('another formation inside a war engine', () => {
  const carried = (more: Partial<ScenarioFormation> = {}) => [
    formationOf('attacker', [unitOf('g1', 'gorgon', [60, 20])]),
    formationOf('attacker', [aboard('p1', 'g1', [60, 20], 'infantry')], { id: 'cargo', ...more }),
    formationOf('defender', [unitOf('d1', 'rhino', [60, 36])]),
  ];
  const assault = (more: Partial<ScenarioFormation> = {}): Assault =>
    withOthers([], [], [], { profiles, formations: carried(more) });

  it('A2.11: gets out to fight with it as one formation', () => {
    expect(formationIn(assault(), 'cargo').fighting).toBe(false);
    expect(why(assault(), [60, 26])).toBeNull();
    expect(formationIn(disembark(assault(), 'p1', [60, 26], 'a2Charge'), 'cargo').fighting).toBe(true);
  });

  it('W10, ruling 56: stays inside if it is broken', () => {
    expect(why(assault({ broken: true }), [60, 26])).toMatchObject({
      rule: 'A2.11', key: 'may-not-get-out', values: { unit: 'Infantry', transport: 'Gorgon' },
    });
  });

  it('A2.11: that stays inside takes no part and takes nothing from it', () => {
    const scenario = scenarioOf({ profiles, formations: carried(), startAt: 'a1ChooseTarget' });
    const { report } = played(scenario, [1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(reported(report, 'cargo')).toMatchObject({ broken: false, blastMarkers: 0, destroyed: false });
  });
});
