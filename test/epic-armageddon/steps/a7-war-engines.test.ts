import { describe, expect, it } from 'vitest';
import { breakTheLoser, endWithdrawal, shakeSupporters } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { withdrawTo } from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { breakIfShaken, panicIn } from '../../../src/epic-armageddon/attacks/blast-markers.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf as formationIn, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, formationIn as reported, lostTo, played } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const engine = (damageCapacity: number, more: Parameters<typeof profileOf>[0] = {}) => profileOf({
  name: 'Engine', type: 'war-engine', damageCapacity, armour: null, cc: null, ff: null, speed: 0, ...more,
});
const profiles = {
  tank: engine(3), titan: engine(3, { abilities: ['fearless'], speed: 15 }),
  lander: engine(2, { abilities: ['aircraft', 'transport'] }),
  saint: engine(2, { abilities: ['aircraft', 'transport', 'fearless'] }),
  idle: profileOf({ armour: null, cc: null, ff: null }),
  servitor: profileOf({ name: 'Servitor', armour: 4, abilities: ['automaton'] }),
};

const defeated = (
  attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {},
): Assault => ({
  ...assaultOf({
    profiles, formations: [formationOf('attacker', attackers), formationOf('defender', defenders, more)],
  }), winner: 'attacker', ending: 'result',
});

/** The points that a unit takes where its withdrawal ends. */
const hitsOn = (assault: Assault): number => endWithdrawal(assault).volley?.hits.defender.length ?? 0;

describe('war engines that withdraw', () => {
  const near = (count: number, profile = 'tank') =>
    breakTheLoser(defeated(rowOf('a', 'idle', count, [30, 20]), [unitOf('d1', profile, [31.5, 32])]));

  it('A7.4, C29: take a point for each enemy within 15cm where they end', () => {
    expect([1, 2, 3].map(count => hitsOn(near(count)))).toEqual([1, 2, 3]);
    const away = { ...near(2), units: near(2).units.map(unit =>
      (unit.id === 'd1' ? { ...unit, at: [31.5, 40] as const } : unit)) };
    expect(hitsOn(away)).toBe(0);
  });

  it('A7.4, W6: without a save, with a die for a critical for each', () => {
    const scenario = scenarioOf({ profiles, formations: [
      formationOf('attacker', rowOf('a', 'idle', 2, [30, 20]), { blastMarkers: 1 }),
      formationOf('defender', [unitOf('d1', 'tank', [31.5, 32])], { blastMarkers: 1 }),
    ] });
    const { report, dice } = played(scenario, [3, 1, 1, 1, 1, 1, 1]);
    expect(report.hackDown).toBe(1);
    expect(dice.slice(4).every(die => die.includes('critical'))).toBe(true);
    expect(lostTo(report, 'withdrawal')).toEqual(['d1']);
    expect(report.log.map(line => line.say)).toContainEqual(expect.stringContaining('Engine is lost'));
  });

  it('A7.3, A7.4: a Fearless one that stays takes nothing, one that moves for enemies within 5cm', () => {
    expect(hitsOn(near(3, 'titan'))).toBe(0);
    expect(hitsOn(withdrawTo(near(1, 'titan'), 'd1', [31.5, 31]))).toBe(0);
    expect(hitsOn(withdrawTo(near(3, 'titan'), 'd1', [31.5, 28]))).toBe(2);
  });

  it('A7.2, W9: one that was broken is destroyed unless it is Fearless', () => {
    const lost = (profile: string) => unitIn(breakTheLoser(
      defeated(rowOf('a', 'idle', 1, [30, 20]), [unitOf('d1', profile, [30, 32])], { broken: true }),
    ), 'd1').lostTo;
    expect([lost('tank'), lost('titan')]).toEqual(['already-broken', null]);
  });
});

describe('breaking', () => {
  it('B1, W8, S7: asks for as many Blast markers as the starting capacity and the other units', () => {
    const units = [unitOf('d1', 'tank', [30, 40], { damage: 1 }), ...rowOf('b', 'boyz', 6, [35, 40])];
    const broken = (blastMarkers: number): boolean => formationIn(
      breakIfShaken(defeated(rowOf('a', 'idle', 1, [30, 20]), units, { blastMarkers }), 'defender', 'a7Withdraw'),
      'defender',
    ).broken;
    expect([broken(8), broken(9)]).toEqual([false, true]);
  });
});

describe('landed aircraft of the losers', () => {
  const landed = (profile: string) => [
    unitOf('d1', profile, [30, 30]), unitOf('p1', 'tactical', [30, 30], { aboard: 'd1' }),
    unitOf('d2', 'idle', [36, 30]),
  ];

  it('A7.5: are destroyed; those who have got out withdraw as usual', () => {
    const lost = breakTheLoser(defeated(rowOf('a', 'idle', 1, [30, 20]), landed('lander')));
    expect(lost.units.filter(unit => unit.lostTo !== null).map(unit => unit.id)).toEqual(['d1']);
    expect(unitIn(lost, 'd1').lostTo).toBe('withdrawal');
    expect(lost.withdrawing).toEqual(['defender']);
    expect(lost.log.at(-1)).toEqual({
      step: 'a7Withdraw', rule: 'A7.5', key: 'aircraft-destroyed', values: { lost: [unitIn(lost, 'd1').name] },
    });
  });

  it('A7.5, V12: only those with somebody inside leave a wreck to climb out of', () => {
    const inside = breakTheLoser(defeated(rowOf('a', 'idle', 1, [30, 20]), landed('lander')));
    expect(inside.aftermath).toEqual([
      { kind: 'passengers', unit: 'd1', units: ['p1'], effect: 'normal', origin: 'hack-down' },
    ]);
    const empty = breakTheLoser(defeated(rowOf('a', 'idle', 1, [30, 20]), [unitOf('d1', 'lander', [30, 30])]));
    expect(empty.aftermath).toEqual([]);
  });

  it('A7.5, ruling 58: but not Fearless ones', () => {
    const left = breakTheLoser(defeated(rowOf('a', 'idle', 1, [30, 20]), landed('saint')));
    expect(unitIn(left, 'd1').lostTo).toBeNull();
  });

  it('A7.5, V12, ruling 59: whoever is still inside saves like the passengers of any wreck', () => {
    const scenario = scenarioOf({ profiles: { ...profiles, tactical: profileOf({ name: 'T', cc: null, ff: null }) },
      formations: [
        formationOf('attacker', rowOf('a', 'idle', 4, [30, 20]), { blastMarkers: 1 }),
        formationOf('defender', landed('lander'), { blastMarkers: 1 }),
      ] });
    const lost = played(scenario, [2, 1, 1, 1, 1, 3]);
    expect(lost.dice.at(-1)).toBe('p1 save 4+: 3');
    expect(lostTo(lost.report, 'passengers')).toEqual(['p1']);
    const saved = played(scenario, [2, 1, 1, 1, 1, 4]);
    expect(reported(saved.report, 'defender').units[1]!.alive).toBe(true);
  });

  it('A7.5: those of the winner are not', () => {
    const won = breakTheLoser({ ...defeated(rowOf('a', 'idle', 1, [30, 20]), landed('lander')), winner: 'defender' });
    expect(unitIn(won, 'd1').lostTo).toBeNull();
  });
});

describe('broken friends of the loser', () => {
  const friends = (units: readonly ScenarioUnit[], rules: ScenarioFormation['rules'] = []): Assault => {
    const assault = assaultOf({ profiles, formations: [
      formationOf('attacker', rowOf('a', 'idle', 3, [30, 20])),
      formationOf('defender', [unitOf('d1', 'idle', [30, 25])]),
      formationOf('defender', units, { id: 's', broken: true, rules }),
    ] });
    const support = { ...assault.support, near: { attacker: [], defender: ['s'] } };
    return { ...assault, support, winner: 'attacker', ending: 'result' };
  };

  it('B3: a war engine takes a point instead of the Blast marker, without a save or a shield', () => {
    const { volley } = shakeSupporters(friends([unitOf('s1', 'tank', [30, 34])]));
    expect(volley).toMatchObject({
      cause: 'blast-marker', hits: { defender: [{ unit: 's1', unsaved: true, stopped: 0 }] },
    });
  });

  it('B3, H9: further markers fall on it up to its starting capacity', () => {
    const assault = friends([unitOf('s1', 'tank', [30, 34]), unitOf('s2', 'idle', [30, 40])]);
    expect(panicIn(assault, formationIn(assault, 's'), 4)).toEqual(['s1', 's1', 's1', 's2']);
  });

  it('B3: a Fearless war engine takes none', () => {
    expect(shakeSupporters(friends([unitOf('s1', 'titan', [30, 34])])).volley).toBeNull();
  });

  it('B3: automatons may save theirs', () => {
    const scenario = (face: number) => played(scenarioOf({ profiles, formations: [
      formationOf('attacker', rowOf('a', 'idle', 3, [30, 20])),
      formationOf('defender', rowOf('d', 'idle', 2, [30, 26])),
      formationOf('defender', rowOf('s', 'servitor', 2, [30, 30]), { id: 's', broken: true }),
    ] }), [...ATTACKER_ROLLS_HIGH, face]);
    expect(scenario(4).dice.at(-1)).toBe('s1 save 4+: 4');
    expect(lostTo(scenario(4).report, 'blast-marker')).toEqual([]);
    expect(lostTo(scenario(3).report, 'blast-marker')).toEqual(['s1']);
  });
});
