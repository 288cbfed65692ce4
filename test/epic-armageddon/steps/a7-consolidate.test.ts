import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { beginBatch } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import {
  consolidateTo, consolidating, endAssault, markTheWinner, whyNotConsolidate,
} from '../../../src/epic-armageddon/steps/a7-consolidate.ts';
import { settle } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import { formationOf as formationIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { assaultOf, ATTACKER_ROLLS_HIGH, formationIn as reported, lostTo, played } from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';
import { profileOf } from '../../support/profiles.ts';

/** The attacker has won; what is left of both sides is about to be counted. */
const victorious = (more: Partial<ScenarioFormation> = {}, parts: ScenarioParts = {}): Assault => ({
  ...assaultOf({
    formations: [
      formationOf('attacker', rowOf('a', 'tactical', 5, [40, 10]), more),
      formationOf('defender', [unitOf('d1', 'boyz', [40, 30])]),
    ],
    ...parts,
  }),
  winner: 'attacker', ending: 'result',
});

/** The same with units that a volley of attacks has killed. */
const killed = (assault: Assault, ...ids: readonly string[]): Assault => settle({
  ...assault, volley: volleyOn(assault, 'attacks', 'a4Attacks', ids.map(unit => ({ unit, unsaved: true }))),
});

const bereaved = (more: Partial<ScenarioFormation>, ...ids: readonly string[]): Assault =>
  killed(victorious(more), ...ids);

const marked = (assault: Assault) => formationIn(markTheWinner(assault), 'attacker');

describe('the winner’s Blast markers', () => {
  it('A8.1: one for each of its units that the enemy killed, by attack or by supporting fire', () => {
    expect(marked(bereaved({}, 'a1', 'a2'))).toMatchObject({ blastMarkers: 2, broken: false });
    const near = formationOf('defender', [unitOf('s1', 'boyz', [40, 24])], { id: 'near' });
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 4, [40, 10])),
      formationOf('defender', [unitOf('d1', 'boyz', [40, 12])]), near,
    ] });
    const { report } = played(scenario, [1, 1, 1, 1, 4, 1, 6, 1, ...ATTACKER_ROLLS_HIGH]);
    expect([lostTo(report, 'attack'), lostTo(report, 'support')]).toEqual([['a1'], ['a2']]);
    expect(reported(report, 'attacker')).toMatchObject({ blastMarkers: 0, broken: true });
  });

  it('A8.1: on top of those it had', () => {
    expect(marked(bereaved({ blastMarkers: 2 }, 'a1')).blastMarkers).toBe(3);
  });

  it('A8.1: none for units lost in dangerous terrain or out of coherency', () => {
    const drowned = volleyOn(victorious(), 'dangerous-terrain', 'a2Charge', [{ unit: 'a1', unsaved: true }]);
    const assault = settle({ ...victorious(), volley: drowned });
    expect(marked(removeUnits(assault, ['a2'], 'coherency')).blastMarkers).toBe(0);
  });

  it('A8.1: none for the losses of its friends, nor for the loser', () => {
    const friends = formationOf('attacker', rowOf('f', 'tactical', 2, [80, 10]), { id: 'friends' });
    const assault = victorious({}, { formations: [
      formationOf('attacker', rowOf('a', 'tactical', 5, [40, 10])), friends,
      formationOf('defender', rowOf('d', 'boyz', 3, [40, 30])),
    ] });
    const after = markTheWinner(killed(assault, 'f1', 'd1', 'd2'));
    expect(after.formations.map(formation => formation.blastMarkers)).toEqual([0, 0, 0]);
  });

  it('A8.1, B4: a winner that was broken takes none and loses nobody', () => {
    const after = markTheWinner(bereaved({ broken: true }, 'a1', 'a2'));
    expect(formationIn(after, 'attacker')).toMatchObject({ broken: true, blastMarkers: 0 });
    expect(after.units.filter(unit => unit.lostTo === 'blast-marker')).toEqual([]);
  });

  it('A8.1: none where nobody has won', () => {
    const over = { ...bereaved({}, 'a1'), winner: null };
    expect(markTheWinner(over)).toBe(over);
  });

  it('A8.2, B1: where nobody has won, whoever is left may break from those it had', () => {
    const over = { ...removeUnits(victorious({ blastMarkers: 2 }), ['a1', 'a2', 'a3'], 'attack'), winner: null };
    const after = markTheWinner(over);
    expect(formationIn(after, 'attacker')).toMatchObject({ broken: true, blastMarkers: 0 });
    expect(after.log).toEqual([
      { step: 'a7Consolidate', rule: 'B1', key: 'breaks', values: { formation: 'attacker' } },
    ]);
  });

  it('A8.2: as many as it has units left break it', () => {
    expect(marked(bereaved({}, 'a1', 'a2'))).toMatchObject({ broken: false, blastMarkers: 2 });
    const shaken = markTheWinner(bereaved({ blastMarkers: 1 }, 'a1', 'a2'));
    expect(formationIn(shaken, 'attacker')).toMatchObject({ broken: true, blastMarkers: 0 });
    expect(shaken.log.slice(-2).map(({ step, rule, key }) => `${step} ${rule} ${key}`)).toEqual([
      'a7Consolidate A8.1 markers-placed', 'a7Consolidate B1 breaks',
    ]);
  });

  it('A8.2, B1: Marines break at two Blast markers a unit', () => {
    const marines: Partial<ScenarioFormation> = { rules: ['they-shall-know-no-fear'], blastMarkers: 3 };
    expect(marked(bereaved(marines, 'a1', 'a2')).broken).toBe(false);
    expect(marked(bereaved(marines, 'a1', 'a2', 'a3')).broken).toBe(true);
  });
});

describe('the free move', () => {
  const why = (to: Point, assault: Assault = victorious(), unit = 'a1') => whyNotConsolidate(assault, unit, to);

  it('A8.3: is up to 5cm for every unit of the winner, whatever its Speed', () => {
    expect(why([40, 5])).toBeNull();
    expect(why([40, 4.9])).toMatchObject({ rule: 'A8.3', values: { unit: 'Tactical 1', allowance: 5 } });
    expect(why([40, 5.9], consolidateTo(victorious(), 'a1', [40, 6]))).toBeNull();
    expect(why([40, 4.9], consolidateTo(victorious(), 'a1', [40, 6]))).toMatchObject({ key: 'too-far' });
  });

  it('A8.3: is not for the loser, the dead or formations that did not fight', () => {
    expect(why([40, 33], victorious(), 'd1')).toMatchObject({ key: 'not-yours-to-move', values: { unit: 'Boyz' } });
    expect(why([40, 8], removeUnits(victorious(), ['a1'], 'attack'))).toMatchObject({ key: 'not-yours-to-move' });
    const friends = formationOf('attacker', [unitOf('f1', 'tactical', [80, 10])], { id: 'friends' });
    const three = victorious({}, { formations: [
      formationOf('attacker', rowOf('a', 'tactical', 5, [40, 10])), friends,
      formationOf('defender', [unitOf('d1', 'boyz', [40, 30])]),
    ] });
    expect(why([80, 12], three, 'f1')).toMatchObject({ key: 'not-yours-to-move' });
    expect(consolidating(three)).toEqual(['attacker']);
  });

  it('A8.3: is refused by name, also to whom there is not', () => {
    expect(why([40, 5], victorious(), 'a9')).toEqual({
      rule: 'A8.3', key: 'not-yours-to-move', values: { unit: 'a9' },
    });
  });

  it('A8.3: is not for aircraft that have landed', () => {
    const landed = (abilities: readonly string[]) => why([40, 5], victorious({}, {
      profiles: { hawk: profileOf({ abilities }) },
      formations: [
        formationOf('attacker', [unitOf('a1', 'hawk', [40, 10])]),
        formationOf('defender', [unitOf('d1', 'boyz', [40, 30])]),
      ],
    }));
    expect(landed([])).toBeNull();
    expect(landed(['aircraft'])).toMatchObject({ rule: 'A8.3', key: 'not-yours-to-move' });
  });

  it('A8.3: stands in the log with its length', () => {
    expect(consolidateTo(victorious(), 'a1', [40, 6]).log.at(-1)).toEqual({
      step: 'a7Consolidate', rule: 'A8.3', key: 'moved', values: { unit: 'Tactical 1', cm: 4 },
    });
  });

  it('A8.3: enters no zone of control', () => {
    const near = consolidateTo(victorious(), 'a1', [40, 22]);
    const placed = { ...near, units: near.units.map(unit => ({ ...unit, path: [] })) };
    expect(why([40, 23.1], placed)).toMatchObject({ rule: 'A8.3', key: 'enters-zone', values: { enemy: 'Boyz' } });
    expect(why([40, 22.9], placed)).toBeNull();
  });

  it('A8.3, ruling 50: need not leave one', () => {
    const inside = consolidateTo(victorious(), 'a1', [40, 24]);
    const placed = { ...inside, units: inside.units.map(unit => ({ ...unit, path: [] })) };
    expect(why([42, 25], placed)).toBeNull();
  });

  it('A8.3: is a move like others: not onto anybody, not into what stops the unit', () => {
    expect(why([42, 10])).toMatchObject({ key: 'occupied' });
    expect(why([40, 7], victorious({}, { terrain: [bandOf('cliffs', 6, 8)] }))).toMatchObject({ rule: 'L5' });
  });

  it('A8.2, A8.3: is open to a winner that its losses have broken, who need not withdraw', () => {
    const broken = markTheWinner(bereaved({ blastMarkers: 1 }, 'a1', 'a2'));
    expect(broken.withdrawing).toEqual([]);
    expect(why([48, 8], broken, 'a3')).toBeNull();
  });

  it('A8.3: nobody consolidates where nobody has won or nobody is left', () => {
    const toSupporters = victorious({}, { rulings: { whoConsolidates: 'supporters-too' } });
    expect(consolidating({ ...toSupporters, winner: null })).toEqual([]);
    expect(consolidating({ ...victorious(), winner: null })).toEqual([]);
    expect(consolidating(removeUnits(victorious(), ['a1', 'a2', 'a3', 'a4', 'a5'], 'attack'))).toEqual([]);
  });
});

describe('the end', () => {
  it('A8.3: the log says who has won, if anybody has', () => {
    expect(endAssault(victorious()).log.at(-1)).toMatchObject({ key: 'over', values: { side: 'attacker' } });
    expect(endAssault({ ...victorious(), winner: null }).log).toEqual([]);
  });

  it('A8.3: no dice are left to throw', () => {
    const volley = volleyOn(victorious(), 'attacks', 'a4Attacks', [{ unit: 'a1', unsaved: true }]);
    const { batch } = beginBatch(victorious(), 'attacks');
    expect(endAssault({ ...victorious(), volley, batch })).toMatchObject({ volley: null, batch: null });
  });

  it('A8.4, ruling 49: a Fearless loser may stay in contact, and nothing more happens now', () => {
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', [unitOf('a1', 'land-raider', [40, 10]), unitOf('a2', 'land-raider', [44, 10])]),
      formationOf('defender', [unitOf('d1', 'berzerkers', [40, 12.5]), unitOf('d2', 'berzerkers', [44, 12.5])]),
    ] });
    const faces = [1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH];
    const { report } = played(scenario, faces, [{ type: 'withdrawal.ended' }]);
    expect(reported(report, 'defender')).toMatchObject({ broken: true, destroyed: false });
    expect(reported(report, 'defender').units.map(unit => unit.at)).toEqual([[40, 12.5], [44, 12.5]]);
    expect(report.log.slice(-2).map(line => line.rule)).toEqual(['A7.3', 'A8.3']);
  });
});

describe('the order of the ending', () => {
  it('A7.7: hack-downs, the loser breaks, withdraws, its friends are shaken, then the winner is marked', () => {
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 3, [40, 10])),
      formationOf('defender', rowOf('d', 'boyz', 5, [40, 12])),
      formationOf('defender', rowOf('s', 'rhino', 2, [30, 20]), { id: 'friends', marched: true }),
    ] });
    const { report } = played(scenario, [1, 1, 1, 4, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    const told = report.log.filter(line => line.step === 'a6Result' || line.step.startsWith('a7'));
    expect(told.map(line => line.rule)).toEqual([
      'A6.4', 'A6.5', 'A6.5', 'A7.1', 'A2.8', 'A7.3', 'A7.6', 'A8.1', 'A8.3',
    ]);
    expect(lostTo(report, 'attack')).toEqual(['a1']);
    expect(reported(report, 'attacker').blastMarkers).toBe(1);
  });

  it('A7.2, A7.7: hack-downs fall before a broken loser is destroyed', () => {
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 2, [40, 10])),
      formationOf('defender', rowOf('d', 'boyz', 6, [40, 12]), { broken: true }),
    ] });
    const { report } = played(scenario, [1, 1, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'hack-down')).toHaveLength(report.hackDown);
    expect(lostTo(report, 'hack-down').length + lostTo(report, 'already-broken').length).toBe(6);
    expect(reported(report, 'defender').destroyed).toBe(true);
  });
});
