import { describe, expect, it } from 'vitest';
import { reportOf } from '../../../src/epic-armageddon/explain/report.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import { ENDINGS, LOSSES, STEPS } from '../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, played } from '../../support/fight.ts';

/** Four marines lose one of their number and kill two of six boyz, whose last two stand apart; then they win. */
const scenario = scenarioOf({
  formations: [
    formationOf('attacker', rowOf('a', 'assault', 4, [30, 20]), {
      id: 'assault', name: 'Detachment', rules: ['they-shall-know-no-fear'],
    }),
    formationOf('defender', [...rowOf('d', 'boyz', 4, [30, 22]), ...rowOf('e', 'boyz', 2, [30, 60])], {
      id: 'warband', name: 'Warband',
    }),
    formationOf('defender', [unitOf('s1', 'boyz', [50, 20])], { id: 'friends', name: 'Mob' }),
  ],
});
const FACES = [3, 3, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH];
const { report } = played(scenario, FACES);

describe('the report of an assault', () => {
  it('has the fields of its format and no others, down to the units', () => {
    expect(Object.keys(report)).toEqual([
      'winner', 'ending', 'rounds', 'kills', 'result', 'hackDown', 'formations', 'diceUsed', 'log',
    ]);
    const [formation] = report.formations;
    expect(Object.keys(formation!)).toEqual(['id', 'blastMarkers', 'broken', 'destroyed', 'units']);
    expect(Object.keys(formation!.units[0]!)).toEqual(['id', 'alive', 'damage', 'at', 'lostTo']);
    expect(Object.keys(report.result[0]!.attacker)).toEqual(['dice', 'modifiers', 'total']);
    expect(Object.keys(report.result[0]!.attacker.modifiers[0]!)).toEqual(['rule', 'name', 'value']);
    expect(Object.keys(report.log[0]!)).toEqual(['step', 'rule', 'say']);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('says who won and how, in which round, and by how much', () => {
    expect(report).toMatchObject({
      winner: 'attacker', ending: 'result', rounds: 1, kills: { attacker: 2, defender: 1 }, hackDown: 5, diceUsed: 16,
    });
    expect(report.result[0]!.attacker).toEqual({
      dice: [6, 6],
      modifiers: [{ rule: 'A6.2', name: 'kills', value: 2 }, { rule: 'A6.2', name: 'no Blast markers', value: 1 }],
      total: 9,
    });
    expect(report.result[0]!.defender.total).toBe(2 + 1 + 1);
  });

  it('names every formation and unit of the scenario in its order, the watching ones too', () => {
    expect(report.formations.map(one => one.id)).toEqual(['assault', 'warband', 'friends']);
    expect(report.formations[1]!.units.map(one => one.id)).toEqual(['d1', 'd2', 'd3', 'd4', 'e1', 'e2']);
  });

  it('says of every unit whether it lives and what it was lost to', () => {
    const units = report.formations.flatMap(one => one.units);
    expect(units.filter(unit => unit.lostTo === 'attack').map(unit => unit.id)).toEqual(['a1', 'd1', 'd2']);
    expect(units.filter(unit => unit.lostTo === 'hack-down').map(unit => unit.id)).toEqual(['d3', 'd4', 'e1', 'e2']);
    for (const unit of units) expect(unit.alive).toBe(unit.lostTo === null);
  });

  it('says of every formation whether it is broken, destroyed, and its Blast markers', () => {
    expect(report.formations[0]).toMatchObject({ blastMarkers: 1, broken: false, destroyed: false });
    expect(report.formations[1]).toMatchObject({ blastMarkers: 0, broken: true, destroyed: true });
  });

  it('has the words of its format for endings and losses, and a few for what happens before the attacks', () => {
    expect(ENDINGS).toEqual(['no-assault', 'swift', 'result']);
    expect(LOSSES.slice(0, 7)).toEqual([
      'attack', 'support', 'hack-down', 'withdrawal', 'already-broken', 'passengers', 'critical',
    ]);
  });

  it('has no rounds, no winner and no result when there was no assault', () => {
    const apart = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a1', 'boyz', [30, 20])]),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 60])]),
    ] });
    expect(played(apart, []).report).toMatchObject({
      winner: null, ending: 'no-assault', rounds: 0, result: [], diceUsed: 0,
    });
  });

  it('counts a formation as destroyed when its last unit is gone', () => {
    const assault = assaultOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 2, [30, 20])),
      formationOf('defender', rowOf('d', 'boyz', 2, [30, 22])),
    ] });
    const destroyed = (ids: readonly string[]) => reportOf(removeUnits(assault, ids, 'attack')).formations.map(
      one => one.destroyed,
    );
    expect(destroyed(['d1'])).toEqual([false, false]);
    expect(destroyed(['d1', 'd2'])).toEqual([false, true]);
  });
});

describe('its log', () => {
  it('gives every line a step of the procedure, a rule, and a sentence', () => {
    for (const { step, rule, say } of report.log) {
      expect(STEPS).toContain(step);
      expect(rule).toMatch(/^[ABHLV]\d+(\.\d+)?$/);
      expect(say).toMatch(/^[A-Z0-9].*\.$/);
      expect(say).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('tells the assault in order', () => {
    expect(report.log.map(line => `${line.rule} ${line.say}`)).toEqual([
      'A4.1 Directly engaged: Assault 1, Assault 2, Assault 3 and Assault 4 against Boyz 1, Boyz 2, Boyz 3 and Boyz 4.',
      'A4.2 The attacker throws 3 3 1 1 at close combat 3+: 2 hits.',
      'A4.2 The defender throws 4 1 1 1 at close combat 4+: 1 hit.',
      'V10 The defender saves: Boyz 1 1, Boyz 2 1.',
      'V10 The attacker saves: Assault 1 1.',
      'A4.5 1 hit on the attacker: Assault 1 is lost.',
      'A4.5 2 hits on the defender: Boyz 1 and Boyz 2 are lost.',
      'A5.2 Supporting fire: nobody for the attacker, Boyz 7 for the defender.',
      'A5.3 The defender throws 1 at firefight 6+: 0 hits.',
      'A6.4 The attacker throws 6 6 and has 9, the defender 1 1 and has 4.',
      'A6.5 The defender loses by 5 and takes 5 hack-down hits.',
      'A6.5 Hacked down: Boyz 3, Boyz 4, Boyz 6 and Boyz 5.',
      'A7.1 Warband breaks.',
      'A7.6 Mob takes 1 Blast marker.',
      'B1 Mob breaks.',
      'A7.3 Mob withdraws without loss.',
      'A8.1 Detachment takes 1 Blast marker.',
      'A8.3 The attacker has won; the assault is over.',
    ]);
  });
});
