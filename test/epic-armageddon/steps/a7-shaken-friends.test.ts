import { describe, expect, it } from 'vitest';
import { shakeSupporters } from '../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { settle } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf as formationIn, removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { unsavedVolley } from '../../../src/epic-armageddon/attacks/volley.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { assaultOf, played } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const marines = formationOf('attacker', rowOf('a', 'tactical', 3, [60, 10]));
const target = formationOf('defender', [unitOf('d1', 'boyz', [60, 14])]);

const lost = (assault: Assault): readonly string[] =>
  assault.units.filter(unit => unit.lostTo !== null).map(unit => `${unit.id} ${unit.lostTo}`);

/** What is told of markers and of those who panic. */
const told = (assault: Assault) => assault.log.filter(line => line.key === 'markers-placed' || line.key === 'panic');

describe('friends of the loser who stood near', () => {
  const after = (near: readonly string[], more: Partial<ScenarioFormation> = {}, loser: Side = 'defender'): Assault => {
    const friends = formationOf(loser, rowOf('s', 'boyz', 2, [60, 50]), { id: 's', ...more });
    const assault: Assault = { ...assaultOf({ formations: [marines, target, friends] }), ending: 'result' };
    const support = { ...assault.support, near: { attacker: [], defender: [], [loser]: near } };
    return settle(shakeSupporters({ ...assault, support, winner: loser === 'defender' ? 'attacker' : 'defender' }));
  };

  it('A7.6: take one Blast marker each', () => {
    expect(formationIn(after(['s']), 's')).toMatchObject({ blastMarkers: 1, broken: false });
    expect(formationIn(after([]), 's').blastMarkers).toBe(0);
  });

  const UNFIT: Readonly<Record<string, Partial<ScenarioFormation>>> = {
    'that has marched': { marched: true }, 'without a firefight value': { units: [unitOf('s1', 'mute', [60, 22])] },
    'that could have fired': {},
  };

  it.each(Object.entries(UNFIT))(
    'A7.6: after a swift ending too, whether they could fire or not: one %s', (_, one) => {
      const friends = formationOf('defender', rowOf('s', 'boyz', 2, [60, 22]), { id: 's', ...one });
      const formations = [marines, target, friends];
      const near = played(scenarioOf({ formations, profiles: { mute: profileOf({ ff: null }) } }), [6, 1, 1, 1, 1]);
      expect(near.report).toMatchObject({ winner: 'attacker', ending: 'swift' });
      expect(near.report.formations[2]).toMatchObject(one.units === undefined ? { blastMarkers: 1 } : { broken: true });
    });

  it('A7.6: of whom nobody lives take none', () => {
    const friends = formationOf('defender', rowOf('s', 'boyz', 2, [60, 50]), { id: 's' });
    const assault: Assault = { ...assaultOf({ formations: [marines, target, friends] }), winner: 'attacker' };
    const support = { ...assault.support, near: { attacker: [], defender: ['s'] } };
    const gone = shakeSupporters({ ...removeUnits(assault, ['s1', 's2'], 'attack'), support });
    expect(gone.log.filter(line => line.key === 'markers-placed')).toEqual([]);
    expect(gone).toMatchObject({ volley: null, withdrawing: [] });
  });

  it('A7.6: nobody takes any where nobody has lost, and what was thrown before is over', () => {
    const assault = assaultOf({ formations: [marines, target] });
    const volley = unsavedVolley(assault, 'defender', [], ['d1'], 'hack-down', 'a6Result');
    expect(shakeSupporters({ ...assault, winner: null, volley })).toEqual({ ...assault, winner: null, volley: null });
  });

  it('A7.6: those of the winner take none', () => {
    const assault: Assault = { ...assaultOf({ formations: [marines, target] }), winner: 'defender', ending: 'result' };
    const support = { ...assault.support, near: { attacker: [], defender: ['defender'] } };
    expect(formationIn(shakeSupporters({ ...assault, support }), 'defender').blastMarkers).toBe(0);
  });

  it('A7.6, B1: those whom it breaks withdraw in their turn', () => {
    const shaken = after(['s'], { blastMarkers: 1 });
    expect(formationIn(shaken, 's')).toMatchObject({ broken: true, blastMarkers: 0 });
    expect(shaken.withdrawing).toEqual(['s']);
  });

  it('A7.6, B3: a broken formation loses a unit instead, the front one first', () => {
    const units = [...rowOf('s', 'boyz', 2, [60, 50]), unitOf('s3', 'boyz', [60, 47])];
    const shaken = after(['s'], { broken: true, units });
    expect(lost(shaken)).toEqual(['s3 blast-marker']);
    expect(told(shaken)).toEqual([{
      step: 'a7Withdraw', rule: 'B3', key: 'panic', values: { formation: 's', lost: ['Boyz 4'] },
    }]);
    expect(formationIn(shaken, 's').blastMarkers).toBe(0);
    expect(shaken.withdrawing).toEqual([]);
  });

  it('A7.6, B3: Marines need two Blast markers for that; the odd one is dropped', () => {
    const spared = after(['s'], { broken: true, rules: ['they-shall-know-no-fear'] });
    expect([lost(spared), told(spared)]).toEqual([[], []]);
  });

  it('A7.6, B3: Fearless units are not lost so', () => {
    expect(lost(after(['s'], { broken: true, units: rowOf('s', 'berzerkers', 2, [60, 50]) }))).toEqual([]);
  });
});
