import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { usualDecisions, play } from '../../../machines/epic-armageddon/play.ts';
import type { Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, played } from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';
import { WALKS } from './walks.ts';

const NOBODY_HITS = [1, 1, 1, 1, 1, 1, 1, 1];
/** Four marines against four boyz; eight dice if nobody hits, then four for the result. */
const marines = scenarioOf({ formations: [
  formationOf('attacker', rowOf('a', 'assault', 4, [30, 20])),
  formationOf('defender', rowOf('d', 'boyz', 4, [30, 22])),
] });
const dice = [...NOBODY_HITS, ...ATTACKER_ROLLS_HIGH];
const apart = (attackerY: number, defenderY: number): Scenario => scenarioOf({ startAt: 'a1ChooseTarget', formations: [
  formationOf('attacker', [unitOf('a1', 'boyz', [30, attackerY])]),
  formationOf('defender', [unitOf('d1', 'nobz', [30, defenderY])]),
] });
const placesIn = (report: Report): readonly unknown[] =>
  report.formations.flatMap(one => one.units).map(unit => unit.at);

describe('where nobody decides', () => {
  it('nobody charges and nobody counter-charges', () => {
    const report = play(apart(10, 24), { dice: [1, 1, ...ATTACKER_ROLLS_HIGH] });
    expect(report.log.filter(line => line.step === 'a2Charge')).toEqual([]);
    expect(report.log.find(line => line.step === 'a3CounterCharge')).toMatchObject({ rule: 'A3.2' });
    expect(formationIn(report, 'attacker').units[0]!.at).toEqual([30, 10]);
  });

  it('the scenario’s target is engaged', () => {
    expect(play(apart(10, 60), { dice: [] }).log[0]).toMatchObject({ rule: 'A1.1', say: 'attacker engages defender.' });
  });

  it('of equally near units the one that stands first in the list is hit', () => {
    const { report } = played(marines, [3, 1, 1, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });

  it('the likelier save is made', () => {
    const inRuins = scenarioOf({ terrain: [bandOf('ruins', 21, 40)], formations: [
      formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 22]), unitOf('d2', 'terminator', [33, 22])]),
    ] });
    const thrown = played(inRuins, [4, 1, 1, 4, ...ATTACKER_ROLLS_HIGH]).dice;
    expect(thrown[3]).toBe('d1 save 4+: 4');
  });

  it('everybody supports who may', () => {
    const near = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a1', 'boyz', [30, 20])]),
      formationOf('attacker', rowOf('s', 'boyz', 2, [27, 16], 6), { id: 'near' }),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 22])]),
    ] });
    const { dice: thrown } = played(near, [1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(thrown.slice(2, 4)).toEqual(['s1 firefight 6+: 1', 's2 firefight 6+: 1']);
  });

  it('losers withdraw two full moves straight away from the nearest enemy, and die if that is not far enough', () => {
    const rout = (speed: number): Report => play(scenarioOf({
      profiles: { idle: profileOf({ speed, cc: null, ff: null }) },
      formations: [
        formationOf('attacker', rowOf('a', 'idle', 2, [60, 10], 4)),
        formationOf('defender', rowOf('d', 'idle', 2, [60, 12], 4)),
      ],
    }), { dice: [3, 3, 2, 2] });
    expect(formationIn(rout(15), 'defender').units[1]).toMatchObject({ alive: true, at: [64, 42] });
    expect(formationIn(rout(5), 'defender').units[1]).toMatchObject({ lostTo: 'withdrawal', at: [64, 22] });
  });

  it('nobody consolidates', () => {
    expect(placesIn(play(marines, { dice })).slice(0, 4)).toEqual([[30, 20], [33, 20], [36, 20], [39, 20]]);
  });

  it('a failed action test stands, Supreme Commander or not', () => {
    const failed = played(WALKS['an action test, failed twice'].scenario, [1]);
    expect(failed.report).toMatchObject({ ending: 'no-assault', diceUsed: 1 });
  });

  it('the formations join that the scenario intends to', () => {
    const { scenario } = WALKS['a Commander’s friends and what stands among the target'];
    expect(play(scenario, { dice: { seed: 1 } }).log[0]!.say).toBe('attacker and more engage defender and among.');
  });

  it('nobody gets out of a transport or into one', () => {
    const { scenario } = WALKS['transports and care in the counter-charges of both sides'];
    const report = play(scenario, { dice: [...ATTACKER_ROLLS_HIGH] });
    expect(report.log.filter(line => line.rule === 'A2.11' || line.rule === 'A3.4')).toEqual([]);
  });

  it('nobody fires from overwatch', () => {
    const report = play(WALKS['overwatch that is kept'].scenario, { dice: [...ATTACKER_ROLLS_HIGH] });
    expect(report.log.filter(line => line.rule === 'A2.12')).toEqual([]);
    expect(formationIn(report, 'attacker').blastMarkers).toBe(0);
  });

  it('the unblooded counter-charge as far as they can', () => {
    const { report } = played(WALKS['the unblooded on both sides'].scenario, [...ATTACKER_ROLLS_HIGH]);
    expect(report.log.find(line => line.step === 'a3CounterCharge')!.say).toBe('Idle moves 5 cm.');
  });

  it('a war engine throws all its dice at the better value that it can use, equal ones in close combat', () => {
    const dice = (cc: number, ff: number): readonly string[] => played(scenarioOf({
      profiles: {
        titan: profileOf({ type: 'war-engine', damageCapacity: 2, cc, ff }), idle: profileOf({ cc: null, ff: null }),
      },
      formations: [
        formationOf('attacker', [unitOf('a1', 'titan', [30, 20])]),
        formationOf('defender', [unitOf('d1', 'idle', [33.5, 20]), unitOf('d2', 'idle', [40, 20])]),
      ],
    }), [1, 1, ...ATTACKER_ROLLS_HIGH]).dice.slice(0, 2);
    expect(dice(3, 4)).toEqual(Array(2).fill('a1 close-combat 3+: 1'));
    expect(dice(4, 3)).toEqual(Array(2).fill('a1 firefight 3+: 1'));
    expect(dice(4, 4)).toEqual(Array(2).fill('a1 close-combat 4+: 1'));
  });

  it('a skimmer in contact strikes, unless its firefight value is better', () => {
    const first = (cc: number, ff: number): string => played(scenarioOf({
      profiles: {
        skiff: profileOf({ radius: 1, abilities: ['skimmer'], cc, ff }), idle: profileOf({ cc: null, ff: null }),
      },
      formations: [
        formationOf('attacker', [unitOf('a1', 'skiff', [30, 20])]),
        formationOf('defender', [unitOf('d1', 'idle', [32, 20])]),
      ],
    }), [1, ...ATTACKER_ROLLS_HIGH]).dice[0]!;
    expect([first(4, 4), first(4, 3)]).toEqual(['a1 close-combat 4+: 1', 'a1 firefight 3+: 1']);
  });

  it('a sniper’s hit falls on the nearest that has none yet', () => {
    const { scenario } = WALKS['attacks: a sniper'];
    expect(lostTo(played(scenario, [1, 6, ...ATTACKER_ROLLS_HIGH]).report, 'attack')).toEqual(['d1']);
  });

  it('a critical that the players would tell does nothing more', () => {
    const { scenario } = WALKS['a critical that the players tell'];
    const { report } = played(scenario, [6, 1, 6, ...DEFENDER_ROLLS_HIGH]);
    expect(formationIn(report, 'defender').units.map(unit => [unit.damage, unit.alive])).toEqual([
      [1, true], [0, true], [0, true],
    ]);
  });

  it('there is nothing to decide alone but the ends of steps', () => {
    const assault = createActor(assaultMachine, { input: { scenario: marines } }).getSnapshot().context.assault;
    expect(() => usualDecisions('unit.moved', assault)).toThrow('Nothing is decided by unit.moved alone.');
  });
});
