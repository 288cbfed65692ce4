import { describe, expect, it } from 'vitest';
import {
  consolidateTo, consolidationOf, whyNotConsolidate, whyNotPickUp,
} from '../../../src/epic-armageddon/steps/a7-consolidate.ts';
import type { ArmyRule } from '../../../src/epic-armageddon/model/army-rules.ts';
import type { ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { embark } from '../../../src/epic-armageddon/movement/transports.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, scenarioOf, unitOf } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, formationIn, played } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  gorgon: profileOf({ name: 'Gorgon', type: 'war-engine', damageCapacity: 2, radius: 1.5, abilities: ['transport'] }),
  jetbike: profileOf({ speed: 35 }),
};

/** The attacker has won and may move. */
const victorious = (units: readonly ScenarioUnit[], rules: readonly ArmyRule[] = []): Assault => ({
  ...assaultOf({ profiles, formations: [
    formationOf('attacker', units, { rules }), formationOf('defender', [unitOf('d1', 'boyz', [60, 70])]),
  ] }), winner: 'attacker', ending: 'result',
});

/** A transport at (60, 20) and a stand so many cm from its edge. */
const beside = (transport: string, cm: number): Assault => victorious([
  unitOf('t1', transport, [60, 20]), unitOf('a1', 'tactical', [62.5 + cm, 20]),
]);
const why = (assault: Assault) => whyNotPickUp(assault, 'a1', 't1');

describe('a transport that collects', () => {
  it('A8.3, ruling 51: takes in whom it touches, after it has moved or without moving', () => {
    expect(why(beside('rhino', 0))).toBeNull();
    expect(why(beside('rhino', 4))).toMatchObject({ key: 'transport-too-far' });
    expect(why(consolidateTo(beside('rhino', 4), 't1', [64, 20]))).toBeNull();
  });

  it('A8.3: those collected make no move of their own', () => {
    const walked = consolidateTo(beside('rhino', 4), 'a1', [62.5, 20]);
    expect(why(walked)).toMatchObject({ rule: 'A8.3', key: 'may-not-get-in' });
    const inside = embark(beside('rhino', 0), 'a1', 't1', 'a7Consolidate');
    expect(whyNotConsolidate(inside, 'a1', [64, 20])).toMatchObject({ key: 'not-yours-to-move' });
  });

  it('A8.3: may go on with what is left of its move, those inside with it', () => {
    const inside = embark(beside('rhino', 0), 'a1', 't1', 'a7Consolidate');
    expect(whyNotConsolidate(inside, 't1', [60, 25])).toBeNull();
    expect(unitIn(consolidateTo(inside, 't1', [60, 25]), 'a1').at).toEqual([60, 25]);
  });

  it('A8.3: a war engine is entered by those who walk to it, and then stays', () => {
    const walked = consolidateTo(beside('gorgon', 4), 'a1', [62.5, 20]);
    expect(why(walked)).toBeNull();
    const inside = embark(walked, 'a1', 't1', 'a7Consolidate');
    expect(whyNotConsolidate(inside, 't1', [60, 22])).toEqual({
      rule: 'A8.3', key: 'has-taken-in', values: { unit: 'Gorgon' },
    });
  });

  it('A8.3: a war engine that has taken nobody in may move, whoever has got into another', () => {
    const two = victorious([
      unitOf('t1', 'gorgon', [60, 20]), unitOf('t2', 'rhino', [60, 40]), unitOf('a1', 'tactical', [62.5, 40]),
    ]);
    expect(whyNotConsolidate(embark(two, 'a1', 't2', 'a7Consolidate'), 't1', [60, 25])).toBeNull();
  });

  it('A8.3: a war engine that has moved takes nobody in', () => {
    const moved = consolidateTo(beside('gorgon', 2), 't1', [62, 20]);
    expect(why(moved)).toEqual({
      rule: 'A8.3', key: 'may-not-get-in', values: { unit: 'Tactical', transport: 'Gorgon' },
    });
  });

  it('A8.3: not for the loser, nor for those who did not fight', () => {
    expect(whyNotPickUp({ ...beside('rhino', 0), winner: 'defender' }, 'a1', 't1')).toMatchObject({
      key: 'may-not-get-in',
    });
  });

  it('A8.3, ruling 51: may take back those who got out of it in this assault', () => {
    const scenario = scenarioOf({
      startAt: 'a1ChooseTarget', formations: [
        formationOf('attacker', [
          unitOf('t1', 'rhino', [60, 20]), unitOf('p1', 'tactical', [60, 20], { aboard: 't1' }),
        ]),
        formationOf('defender', [unitOf('d1', 'rhino', [60, 34])]),
      ],
    });
    const { report } = played(scenario, [1, 1, 1, ...ATTACKER_ROLLS_HIGH], [
      { type: 'unit.disembarked', unit: 'p1', to: [60, 24] }, { type: 'charge.ended' }, { type: 'counterCharge.ended' },
      { type: 'unit.moved', unit: 't1', to: [60, 21.5] }, { type: 'unit.embarked', unit: 'p1', transport: 't1' },
    ]);
    expect(formationIn(report, 'attacker').units.map(unit => unit.at)).toEqual([[60, 21.5], [60, 21.5]]);
  });
});

describe('hit and run', () => {
  it.each<readonly [ArmyRule, number]>([
    ['hit-and-run-tactics', 35], ['dark-eldar-hit-and-run-tactics', 35], ['unblooded', 5],
  ])('A8.3: units of a formation with %s consolidate %icm', (rule, cm) => {
    const assault = victorious([unitOf('a1', 'jetbike', [60, 20])], [rule]);
    expect(consolidationOf(assault, unitIn(assault, 'a1'))).toBe(cm);
    expect(whyNotConsolidate(assault, 'a1', [60 - cm, 20])).toBeNull();
    expect(whyNotConsolidate(assault, 'a1', [60 - cm - 0.1, 20])).toMatchObject({ values: { allowance: cm } });
  });
});
