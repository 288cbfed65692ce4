import { describe, expect, it } from 'vitest';
import {
  fireOverwatch, onOverwatch, underFire, whyNotFire,
} from '../../../src/epic-armageddon/steps/a2-overwatch.ts';
import type { Decision, OverwatchFire, OverwatchHit } from '../../../src/epic-armageddon/model/events.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import {
  assaultOf, ATTACKER_ROLLS_HIGH, formationIn as reported, lostTo, modifiersIn, played,
} from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  tank: profileOf({ name: 'Tank', type: 'war-engine', damageCapacity: 3, armour: null, cc: null, ff: null }),
  idle: profileOf({ armour: null, cc: null, ff: null }),
};

/** Boyz charge a target 10cm away, watched by guns far off that are on overwatch. */
const watched = (
  more: Partial<ScenarioFormation> = {}, parts: ScenarioParts = {}, others: readonly ScenarioFormation[] = [],
): ScenarioParts => ({
  profiles, startAt: 'a1ChooseTarget',
  formations: [
    formationOf('attacker', rowOf('a', 'boyz', 4, [30, 20]), more),
    formationOf('defender', [unitOf('d1', 'idle', [30, 32])]),
    formationOf('defender', [unitOf('w1', 'idle', [30, 75])], { id: 'watch', overwatch: true }), ...others,
  ],
  ...parts,
});

/** A hit on a unit, plain or as the players say. */
type Hit = OverwatchHit | string;

const fire = (...hits: readonly Hit[]): OverwatchFire => ({
  formation: 'watch', target: 'attacker', hits: hits.map(hit => (typeof hit === 'string' ? { unit: hit } : hit)),
});
const fired = (...hits: readonly Hit[]): Decision => ({ type: 'overwatch.fired', ...fire(...hits) });
const resolved = (parts: ScenarioParts, faces: readonly number[], ...decisions: readonly Decision[]) =>
  played(scenarioOf(parts), faces, decisions);

/** Nobody hits, and the attacker wins the result. */
const nothing = (attackers: number) => [...Array<number>(attackers).fill(1), ...ATTACKER_ROLLS_HIGH];

describe('who fires at whom', () => {
  const charge = (more: Partial<ScenarioFormation> = {}, others: readonly ScenarioFormation[] = []): Assault =>
    assaultOf(watched(more, {}, others));

  it('A2.12: unbroken formations of the other side on overwatch, if anybody of them stands', () => {
    const broken = formationOf('defender', [unitOf('b1', 'idle', [90, 70])], {
      id: 'b', overwatch: true, broken: true,
    });
    const own = formationOf('attacker', [unitOf('o1', 'idle', [90, 10])], { id: 'own', overwatch: true });
    expect(onOverwatch(charge({}, [broken, own]))).toEqual(['watch']);
    expect(onOverwatch(removeUnits(charge(), ['w1'], 'attack'))).toEqual([]);
  });

  it('A2.12: each once', () => {
    const after = fireOverwatch(charge(), fire());
    expect(onOverwatch(after)).toEqual([]);
    expect(whyNotFire(after, fire())).toMatchObject({ rule: 'A2.12', key: 'not-on-overwatch' });
  });

  it('A2.12: at those who charge, not at friends of theirs', () => {
    const friends = formationOf('attacker', [unitOf('f1', 'boyz', [90, 10])], { id: 'friends' });
    expect(underFire(charge({}, [friends]))).toEqual(['attacker']);
    expect(whyNotFire(charge({}, [friends]), { ...fire(), target: 'friends' })).toMatchObject({
      rule: 'A2.12', key: 'not-under-fire', values: { formation: 'friends' },
    });
  });

  it('A2.12: hits are on living units of the formation under fire', () => {
    expect(whyNotFire(charge(), fire('d1'))).toMatchObject({ key: 'cannot-be-damaged', values: { unit: 'Stand 1' } });
    const lost = removeUnits(charge(), ['a1'], 'coherency');
    expect(whyNotFire(lost, fire('a1'))).toMatchObject({ values: { unit: 'Boyz 1' } });
    expect(whyNotFire(charge(), fire('a1', 'a2'))).toBeNull();
  });

  it('A2.12: at a formation of which anybody stands on the table, though others ride', () => {
    const riding = { formations: [
      formationOf('attacker', [unitOf('a1', 'rhino', [30, 20]), unitOf('a2', 'idle', [30, 20], { aboard: 'a1' })]),
      formationOf('defender', [unitOf('d1', 'idle', [30, 32])], { overwatch: true }),
    ] };
    expect(underFire(assaultOf(watched({}, riding)))).toEqual(['attacker']);
    expect(underFire(removeUnits(charge(), ['a1', 'a2', 'a3', 'a4'], 'attack'))).toEqual([]);
  });

  it('A2.12: who is not known is refused by the name given, who is known by its own', () => {
    const named = charge({}, [formationOf('defender', [unitOf('x1', 'idle', [9, 9])], { id: 'x', name: 'Lookouts' })]);
    expect(whyNotFire(named, { ...fire(), formation: 'nobody' })?.values).toEqual({ formation: 'nobody' });
    expect(whyNotFire(named, { ...fire(), formation: 'x' })?.values).toEqual({ formation: 'Lookouts' });
    expect(whyNotFire(named, { ...fire(), target: 'x' })?.values).toEqual({ formation: 'Lookouts' });
    expect(whyNotFire(named, fire('nobody'))).toEqual({
      rule: 'A2.12', key: 'cannot-be-damaged', values: { unit: 'nobody' },
    });
  });

  it.each([[1, true], [36, true], [37, false], [1.5, false]])('A2.12: %d points or markers: %s', (count, isTaken) => {
    expect(whyNotFire(charge(), fire({ unit: 'a1', points: count })) === null).toBe(isTaken);
    const marked = whyNotFire(charge(), { ...fire(), markers: count });
    expect(marked).toEqual(isTaken ? null : { rule: 'A2.12', key: 'no-such-markers', values: {} });
  });

  it('A2.12: is told with who fires at whom, and with the marker for coming under fire', () => {
    expect(fireOverwatch(charge(), { ...fire('a1', 'a2'), markers: 1 }).log.slice(-2)).toEqual([
      {
        step: 'a2Charge', rule: 'A2.12', key: 'overwatch-fired',
        values: { formation: 'watch', target: 'attacker', hits: 2 },
      },
      { step: 'a2Charge', rule: 'A2.12', key: 'markers-placed', values: { formation: 'attacker', markers: 2 } },
    ]);
  });

  it('A2.12: points and markers are whole numbers', () => {
    expect(whyNotFire(charge(), fire({ unit: 'a1', points: 0 }))).toMatchObject({ key: 'cannot-be-damaged' });
    expect(whyNotFire(charge(), { ...fire(), markers: 1.5 })).toMatchObject({ key: 'no-such-markers' });
    expect(whyNotFire(charge(), { ...fire(), markers: -1 })).toMatchObject({ key: 'no-such-markers' });
  });

  it('A2.12, ruling 13: a formation that has fired may counter-charge all the same', () => {
    const parts = watched({}, { formations: [
      formationOf('attacker', rowOf('a', 'boyz', 4, [30, 20])),
      formationOf('defender', [unitOf('d1', 'idle', [30, 32])], { id: 'watch', overwatch: true }),
    ] });
    const decisions: readonly Decision[] = [fired(), { type: 'unit.moved', unit: 'd1', to: [30, 27] }];
    const { report } = resolved(parts, nothing(4), ...decisions);
    expect(report.log.some(line => line.step === 'a3CounterCharge' && line.say.includes('moves'))).toBe(true);
  });
});

describe('what it does', () => {
  it('A2.12: a Blast marker for coming under fire and one for each unit killed, before anything is fought', () => {
    const { report } = resolved(watched({}, {}), [1, 6, ...nothing(3)], fired('a1', 'a2'));
    expect(lostTo(report, 'overwatch')).toEqual(['a1']);
    expect(reported(report, 'attacker').blastMarkers).toBe(2);
    expect(modifiersIn(report, 'defender')).toContain('enemy has more Blast markers 1');
    expect(modifiersIn(report, 'attacker')).not.toContain('no Blast markers 1');
  });

  it('A2.12: markers for the dead are told after their losses', () => {
    const { report } = resolved(watched(), [1, ...nothing(3)], fired('a1'));
    const told = report.log.filter(line => line.step === 'a2Charge').map(({ rule, say }) => `${rule} ${say}`);
    expect(told.slice(-3)).toEqual([
      'V10 The attacker saves: Boyz 1 1.', 'A4.5 1 hit on the attacker: Boyz 1 is lost.',
      'A2.12 attacker takes 1 Blast marker.',
    ]);
  });

  it('A2.12, B7: a formation that was carried takes one marker for each of its dead, not two', () => {
    const riders = ['r1', 'r2', 'r3'].map(id => unitOf(id, 'idle', [30, 20], { aboard: 'a1' }));
    const parts = watched({}, { profiles: { ...profiles, carrier: profileOf({
      name: 'Carrier', type: 'war-engine', damageCapacity: 2, armour: null, cc: null, ff: null,
      abilities: ['transport'],
    }) } });
    const [, ...defenders] = parts.formations!;
    const scenario = { ...parts, formations: [
      formationOf('attacker', [unitOf('a1', 'carrier', [30, 20]), ...rowOf('b', 'idle', 6, [36, 20])]),
      formationOf('attacker', riders, { id: 'riders' }), ...defenders,
    ] };
    const { report } = resolved(scenario, [1, 1, 5, 6, 6, ...ATTACKER_ROLLS_HIGH], fired('a1', 'a1'));
    expect(lostTo(report, 'passengers')).toEqual(['r1']);
    expect(reported(report, 'riders')).toMatchObject({ blastMarkers: 1, broken: false });
  });

  it('A2.12: further Blast markers as the players say, such as those of a disrupting weapon', () => {
    const more: Decision = { type: 'overwatch.fired', ...fire(), markers: 2 };
    expect(reported(resolved(watched(), nothing(4), more).report, 'attacker').blastMarkers).toBe(3);
  });

  it('A2.12, ruling 30: those it kills are no kills, and no markers for the winner either', () => {
    const { report } = resolved(watched(), [1, ...nothing(3)], fired('a1'));
    expect(report.kills).toEqual({ attacker: 0, defender: 0 });
    expect(modifiersIn(report, 'defender').filter(line => line.startsWith('kills'))).toEqual([]);
    expect(reported(report, 'attacker').blastMarkers).toBe(2);
  });

  it('A2.12, ruling 6, C6: whoever charges may use cover against it: woods save on 5+', () => {
    const parts = watched({}, { terrain: [bandOf('woods', 10, 21)] });
    const { report, dice } = resolved(parts, [5, ...nothing(4)], fired('a1'));
    expect(dice[0]).toBe('a1 save 5+: 5');
    expect(lostTo(report, 'overwatch')).toEqual([]);
  });

  it('A2.12: hits that ignore cover or save nothing are entered as such', () => {
    const parts = watched({}, { terrain: [bandOf('ruins', 10, 21)] });
    expect(resolved(parts, [6, ...nothing(4)], fired({ unit: 'a1', effect: 'ignore-cover' })).dice[0])
      .toBe('a1 save ignore-cover 6+: 6');
    expect(lostTo(resolved(parts, nothing(3), fired({ unit: 'a1', effect: 'macro-weapon' })).report, 'overwatch'))
      .toEqual(['a1']);
    expect(lostTo(resolved(parts, nothing(3), fired({ unit: 'a1', unsaved: true })).report, 'overwatch'))
      .toEqual(['a1']);
  });

  it('A2.12, W5, W6: a war engine loses points, each with a die for a critical and a Blast marker', () => {
    const units = [unitOf('a1', 'tank', [30, 20]), ...rowOf('b', 'boyz', 2, [34, 20])];
    const { report, dice } = resolved(watched({ units }), [5, 1, ...nothing(2)],
      fired({ unit: 'a1', effect: 'titan-killer', points: 2 }));
    expect(dice.slice(0, 3).map(die => die.includes('critical'))).toEqual([true, true, false]);
    expect(reported(report, 'attacker').blastMarkers).toBe(3);
    expect(reported(report, 'attacker').units[0]).toMatchObject({ damage: 2, alive: true });
  });

  it('A2.12: nobody fires unless the players say so', () => {
    expect(reported(resolved(watched(), nothing(4)).report, 'attacker').blastMarkers).toBe(0);
  });
});

describe('breaking before the assault', () => {
  it('A2.12, C34: markers for fire and kills break the formation: nothing is fought, it withdraws', () => {
    const units = rowOf('a', 'infantry', 5, [30, 20]);
    const { report } = resolved(watched({ units, blastMarkers: 3 }), [], fired('a1'));
    expect(report).toMatchObject({ ending: 'no-assault', winner: null, diceUsed: 0 });
    expect(reported(report, 'attacker')).toMatchObject({ broken: true, blastMarkers: 0 });
    expect(reported(report, 'attacker').units[1]!.at[1]).toBeLessThan(20);
    expect(reported(report, 'defender')).toMatchObject({ broken: false, blastMarkers: 0 });
  });

  it('A2.12, A1.5: of combined formations the one that breaks leaves, and the rest go on', () => {
    const joined = formationOf('attacker', rowOf('j', 'boyz', 2, [42, 20]), { id: 'joined' });
    const captain = unitOf('a1', 'boyz', [30, 20], { characters: ['captain'] });
    const parts = watched({ units: [captain, ...rowOf('b', 'boyz', 3, [33, 20])] }, {
      engage: { combined: ['joined'] },
    }, [joined]);
    const broken: Decision = { type: 'overwatch.fired', ...fire(), target: 'joined', markers: 1 };
    const { report, dice } = resolved(parts, nothing(4), broken);
    expect(reported(report, 'joined')).toMatchObject({ broken: true });
    expect(dice.filter(die => die.startsWith('j'))).toEqual([]);
    expect(report).toMatchObject({ ending: 'result', winner: 'attacker' });
    expect(modifiersIn(report, 'attacker')).toContain('no Blast markers 1');
  });

  it('A2.12: one that withdraws too near an enemy is lost on its way', () => {
    const units = rowOf('a', 'idle', 1, [30, 24.9]);
    const { report } = resolved(watched({ units }), [], fired(), { type: 'withdrawal.ended' });
    expect(lostTo(report, 'withdrawal')).toEqual(['a1']);
  });
});
