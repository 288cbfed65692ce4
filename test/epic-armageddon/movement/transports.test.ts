/** Who cannot get into a transport or out of it, and what is said of it. */
import { describe, expect, it } from 'vitest';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { embark, whyNotDisembark, whyNotEmbark } from '../../../src/epic-armageddon/movement/transports.ts';
import { formationOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  gorgon: profileOf({ name: 'Gorgon', type: 'war-engine', damageCapacity: 2, radius: 1.5, abilities: ['transport'] }),
  buggy: profileOf({ name: 'Buggy', type: 'light-vehicle', radius: 1.5, abilities: ['transport'] }),
  car: profileOf({ name: 'Car', type: 'light-vehicle', radius: 1.5, abilities: ['transport-1'] }),
};

/** Marines near enemies far off; friends of theirs stand beside them and do not move now. */
const marines = (units: readonly ScenarioUnit[], parts: ScenarioParts = {}): Assault => assaultOf({
  profiles, startAt: 'a1ChooseTarget', formations: [
    formationOf('attacker', units), formationOf('defender', [unitOf('d1', 'boyz', [60, 60])]),
    formationOf('attacker', [unitOf('f1', 'devastator', [57, 17])], { id: 'friends' }),
  ], ...parts,
});
const riding = (id: string, transport: string, profile = 'tactical'): ScenarioUnit =>
  unitOf(id, profile, [60, 20], { aboard: transport });

describe('getting out', () => {
  const why = (assault: Assault, id = 'p1', y = 25) => whyNotDisembark(assault, id, [60, y], ['attacker'], 'A2.11');
  const mounted = (more: ScenarioParts = {}, passenger = 'tactical'): Assault =>
    marines([unitOf('t1', 'rhino', [60, 20]), riding('p1', 't1', passenger)], more);

  it('A2.11: is for nobody who lies dead in there, and for nobody whom there is not', () => {
    expect(why(mounted())).toBeNull();
    const refused = { rule: 'A2.11', key: 'not-aboard' };
    expect(why(removeUnits(mounted(), ['p1'], 'passengers'))).toEqual({ ...refused, values: { unit: 'Tactical' } });
    expect(why(mounted(), 'p9')).toEqual({ ...refused, values: { unit: 'p9' } });
  });

  it('A2.11: where the whole base must be within 5cm, that is all of its width', () => {
    const buggy = (y: number) => why(mounted({ rulings: { disembarkWithin: 'whole-base' } }, 'buggy'), 'p1', y);
    expect(buggy(20 + 1.5 + 5 - 1.5)).toBeNull();
    expect(buggy(20 + 1.5 + 5 - 1.4)).toMatchObject({ key: 'too-far-from-transport' });
  });

  it('A2.11: the refusal says which enemies it would come too near to', () => {
    const near = (enemy: ScenarioUnit, other: ScenarioUnit) => why(mounted({ formations: [
      formationOf('attacker', [unitOf('t1', 'rhino', [60, 20]), riding('p1', 't1')]),
      formationOf('defender', [enemy]), formationOf('defender', [other], { id: 'other' }),
    ] }));
    const [at, far] = [[60, 30], [60, 70]] as const;
    expect(near(unitOf('d1', 'boyz', at), unitOf('o1', 'nobz', far))).toEqual({
      rule: 'A2.4', key: 'must-touch-nearest', values: { unit: 'Tactical', enemy: 'Boyz' },
    });
    expect(near(unitOf('d1', 'boyz', far), unitOf('o1', 'nobz', at))).toEqual({
      rule: 'A2.3', key: 'zone-of-another', values: { unit: 'Tactical', enemy: 'Nobz' },
    });
  });
});

describe('getting in', () => {
  const why = (assault: Assault, id: string, into: string) => whyNotEmbark(assault, id, into, 15, ['attacker']);
  const refused = (unit: string, transport: string) =>
    ({ rule: 'A3.4', key: 'may-not-get-in', values: { unit, transport } });
  const beside = (transport: string, ...more: readonly ScenarioUnit[]): Assault =>
    marines([unitOf('t1', transport, [60, 20]), unitOf('a1', 'tactical', [63, 20]), ...more]);

  it('A3.4: is for whoever stands near it', () => {
    expect(why(beside('rhino'), 'a1', 't1')).toBeNull();
  });

  it.each(['rhino', 'car'])('A2.11: how many fit is left to the players, with a word for it or without: %s', word => {
    expect(why(beside(word), 'a1', 't1')).toBeNull();
    expect(why(beside(word, riding('p1', 't1'), riding('p2', 't1')), 'a1', 't1')).toBeNull();
  });

  it('A3.4: is not for the dead, nor into a wreck', () => {
    expect(why(removeUnits(beside('rhino'), ['a1'], 'attack'), 'a1', 't1')).toEqual(refused('Tactical', 'Rhino'));
    expect(why(removeUnits(beside('rhino'), ['t1'], 'attack'), 'a1', 't1')).toEqual(refused('Tactical', 'Rhino'));
  });

  it('A3.4: is not for whom there is not, nor into what there is not', () => {
    expect(why(beside('rhino'), 'a9', 't1')).toEqual(refused('a9', 'Rhino'));
    expect(why(beside('rhino'), 'a1', 't9')).toEqual(refused('Tactical', 't9'));
    expect(why(beside('rhino'), 'a9', 't9')).toEqual(refused('a9', 't9'));
  });

  it('A3.4: is not for those who sit in one, nor into one that sits in another', () => {
    const inside = beside('gorgon', unitOf('t2', 'buggy', [60, 20], { aboard: 't1' }));
    expect(why(inside, 'a1', 't2')).toEqual(refused('Tactical', 'Buggy'));
    expect(why(beside('rhino', riding('p1', 't1', 'scout')), 'p1', 't1')).toEqual(refused('Scout', 'Rhino'));
  });

  it('A3.4: nobody gets into itself', () => {
    expect(why(beside('buggy'), 't1', 't1'))
      .toEqual({ rule: 'A3.4', key: 'no-transport', values: { unit: 'Buggy' } });
  });

  it('A3.4: is not for formations that do not move now', () => {
    expect(why(beside('rhino'), 'f1', 't1')).toMatchObject({ key: 'may-not-get-in' });
  });

  it('A3.4: is not for whoever carries somebody', () => {
    const engine = (passenger: string) => beside('gorgon', unitOf('t2', 'buggy', [60, 24]), riding('p1', passenger));
    expect(why(engine('t1'), 't2', 't1')).toBeNull();
    expect(why(engine('t2'), 't2', 't1')).toEqual(refused('Buggy', 'Gorgon'));
  });

  it('A3.4: of one that is pinned is refused with the reason', () => {
    const pinned = marines([unitOf('t1', 'rhino', [60, 20]), unitOf('a1', 'tactical', [60, 23])], { formations: [
      formationOf('attacker', [unitOf('t1', 'rhino', [60, 20]), unitOf('a1', 'tactical', [60, 23])]),
      formationOf('defender', [unitOf('d1', 'boyz', [57.5, 20]), unitOf('d2', 'boyz', [62.5, 20])]),
    ] });
    expect(why(pinned, 'a1', 't1')).toEqual({
      rule: 'A3.4', key: 'trapped', values: { unit: 'Tactical', transport: 'Rhino' },
    });
  });

  it('A3.4: stands in the log', () => {
    expect(embark(beside('rhino'), 'a1', 't1', 'a3CounterCharge').log.at(-1)).toEqual({
      step: 'a3CounterCharge', rule: 'A3.4', key: 'gets-in', values: { unit: 'Tactical', transport: 'Rhino' },
    });
  });
});
