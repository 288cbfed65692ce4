/** Four withdrawals that one would show a club: terrain, a Rhino, overwatch, a straggler. */
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { lostTo, livingIn, played } from '../support/fight.ts';
import { FOUR_WITHDRAWALS } from '../support/four-withdrawals.ts';

const { terrain, rhino, overwatch, straggler } = FOUR_WITHDRAWALS;
const saidIn = ({ log }: ReturnType<typeof played>['report']): readonly string[] => log.map(({ say }) => say);
const placesIn = ({ formations }: ReturnType<typeof played>['report']) =>
  new Map(formations.flatMap(({ units }) => units.map(({ id, at }) => [id, at])));

describe('withdrawals that one would show a club', () => {
  it('A7.3, A2.10: terrain: each move through it is tested, in the order of the list, and is no kill', () => {
    const { report, dice } = played(terrain.scenario, terrain.faces, terrain.decisions);
    expect(dice.slice(-5)).toEqual([
      'a2 dangerous-terrain 2+: 2', 'a2 dangerous-terrain 2+: 1', 'a3 dangerous-terrain 2+: 1',
      'a3 dangerous-terrain 2+: 4', 'a3 dangerous-terrain 2+: 5',
    ]);
    expect(report).toMatchObject({ winner: 'defender', ending: 'swift', kills: { attacker: 0, defender: 1 } });
    expect(lostTo(report, 'dangerous-terrain')).toEqual(['a2']);
    expect(livingIn(report)).toEqual(['a3', 'd1']);
    expect(saidIn(report)).toContain('attacker withdraws.');
  });

  it('A7.3, A2.11: rhino: an empty Rhino collects two Devastators in its first move and carries them off', () => {
    const { report } = played(rhino.scenario, rhino.faces, rhino.decisions);
    expect(livingIn(report)).toEqual(['t1', 'p1', 'p2', 'd1', 'e1']);
    expect(placesIn(report).get('p2')).toEqual(placesIn(report).get('t1'));
    expect(saidIn(report)).toContain('Devastator 2 gets into Rhino.');
  });

  it('A7.3: rhino: on foot, where nobody decides, they do not get away', () => {
    const { report } = played(rhino.scenario, rhino.faces);
    expect(livingIn(report)).toEqual(['t1', 'd1', 'e1']);
  });

  it('A7.3, A2.12, B3: overwatch: fire between the moves costs the broken a unit for each marker, no kills', () => {
    const { report } = played(overwatch.scenario, overwatch.faces, overwatch.decisions);
    expect(lostTo(report, 'overwatch')).toHaveLength(3);
    expect(report).toMatchObject({ kills: { attacker: 0, defender: 1 } });
    expect(livingIn(report).filter(id => id.startsWith('a'))).toHaveLength(2);
  });

  it('A7.3, A2.8: straggler: the largest chain stays, the rest is lost', () => {
    const { report } = played(straggler.scenario, straggler.faces, straggler.decisions);
    expect(lostTo(report, 'coherency')).toEqual(['a4']);
    expect(livingIn(report)).toEqual(['a2', 'a3', 'd1']);
  });

  it('A7.3, A2.8: straggler: or the chain that its owner names', () => {
    const keeping = straggler.decisions.map((one): Decision =>
      (one.type === 'withdrawal.ended' ? { ...one, keep: 'a4' } : one));
    const { report } = played(straggler.scenario, straggler.faces, keeping);
    expect(lostTo(report, 'coherency')).toEqual(['a2', 'a3']);
  });
});
