import { describe, expect, it } from 'vitest';
import { coverOf } from '../../../src/epic-armageddon/attacks/saves.ts';
import { chooseTarget } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { charging } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { counterChargeTo } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf as formationIn, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import {
  assaultOf, ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn as reported, lostTo, modifiersIn,
  played, type Played,
} from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';

/**
 * Two boyz 12cm before two defenders, of which the first is nearer to a third formation to its side; its counter-charge
 * of 5cm takes it into contact with that.
 */
const third = (more: Partial<ScenarioFormation> = {}, parts: ScenarioParts = {}): ScenarioParts => ({
  startAt: 'a1ChooseTarget',
  formations: [
    formationOf('attacker', rowOf('a', 'boyz', 2, [60, 16])),
    formationOf('attacker', [unitOf('f1', 'boyz', [66, 30]), unitOf('f2', 'boyz', [69, 30])], { id: 'third', ...more }),
    formationOf('defender', rowOf('d', 'boyz', 2, [57, 30])),
  ],
  ...parts,
});

const touching: Decision = { type: 'unit.moved', unit: 'd2', to: [64, 30] };
const fought = (parts: ScenarioParts, faces: readonly number[]): Played =>
  played(scenarioOf(parts), faces, [{ type: 'charge.ended' }, touching]);

const drawn = (parts: ScenarioParts = third()): Assault => counterChargeTo(assaultOf(parts), 'd2', [64, 30]);

describe('a third formation that a counter-charge touches', () => {
  it('A3.5: is drawn into the assault, and the log says so', () => {
    expect(formationIn(drawn(), 'third')).toMatchObject({ fighting: true, drawnIn: true, side: 'attacker' });
    expect(drawn().log.at(-1)).toMatchObject({ rule: 'A3.5', key: 'drawn-in', values: { formation: 'third' } });
  });

  it('A3.5: but not by coming near it', () => {
    const near = counterChargeTo(assaultOf(third()), 'd2', [63, 30]);
    expect(formationIn(near, 'third')).toMatchObject({ fighting: false, drawnIn: false });
  });

  it('A3.5: fights, and is hit, as those do who charged', () => {
    const { report, dice } = fought(third(), [4, 1, 1, 1, 4, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.slice(0, 6)).toEqual([
      'f1 close-combat 4+: 4', 'a1 firefight 6+: 1', 'a2 firefight 6+: 1', 'f2 firefight 6+: 1',
      'd2 close-combat 4+: 4', 'd1 firefight 6+: 1',
    ]);
    expect(lostTo(report, 'attack')).toEqual(['f1', 'd2']);
  });

  it('A3.5: is one formation with the original attackers: units and Blast markers are added', () => {
    const { report } = fought(third({ blastMarkers: 1 }), [1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(modifiersIn(report, 'attacker')).toEqual(['more units 1']);
    expect(modifiersIn(report, 'defender')).toEqual(['no Blast markers 1', 'enemy has more Blast markers 1']);
  });

  it('A3.5: breaks with them if they lose', () => {
    const { report } = fought(third(), [1, 1, 1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(['attacker', 'third'].map(id => reported(report, id).broken)).toEqual([true, true]);
  });

  it('A3.5, A8.1: takes Blast markers for its own losses alone if they win', () => {
    const { report } = fought(third(), [1, 1, 1, 1, 4, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['f1']);
    expect(reported(report, 'attacker').blastMarkers).toBe(0);
    expect(reported(report, 'third')).toMatchObject({ broken: true, blastMarkers: 0 });
  });

  it.each<readonly [Rulings['drawnInCover'], string]>([
    ['none', 'f1 save 6+: 1'], ['cover', 'f1 save 4+: 1'],
  ])('A3.5, V3: whether it may use its cover, as the club has it: %s', (drawnInCover, save) => {
    const parts = third({}, { rulings: { drawnInCover }, terrain: [{ ...bandOf('ruins', 0, 1), outline: [
      [65.5, 28], [75, 28], [75, 32], [65.5, 32],
    ] }] });
    const { dice } = fought(parts, [1, 1, 1, 1, 4, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.find(die => die.startsWith('f1 save'))).toBe(save);
  });

  it.each<Rulings['drawnInCover']>(['none', 'cover'])(
    'A3.5, V3: one of the defenders, touched by the attacker in a later round, has been charged and has cover: %s',
    drawnInCover => {
      const parts: ScenarioParts = {
        startAt: 'a1ChooseTarget', rulings: { drawnInCover }, terrain: [bandOf('ruins', 28, 60)],
        formations: [
          formationOf('attacker', [unitOf('a1', 'boyz', [60, 22])]),
          formationOf('defender', [unitOf('d1', 'boyz', [60, 36])]),
          formationOf('defender', [unitOf('t1', 'boyz', [63, 29])], { id: 'third' }),
        ],
      };
      const later: Assault = { ...assaultOf(parts), round: 2, counterCharging: 'attacker' };
      const after = counterChargeTo(later, 'a1', [61.5, 27.7]);
      expect(formationIn(after, 'third')).toMatchObject({ fighting: true, drawnIn: true, side: 'defender' });
      expect(coverOf(after, unitIn(after, 't1'))).toBe(4);
    });

  it('A8.4, V3: nor does it cost a Fearless loser its cover that its winner engages its friends', () => {
    const left = chooseTarget(assaultOf({
      startAt: 'a1ChooseTarget', terrain: [bandOf('ruins', 21.5, 60)],
      formations: [
        formationOf('attacker', [unitOf('a1', 'boyz', [60, 20])]),
        formationOf('defender', [unitOf('d1', 'boyz', [60, 36])]),
        formationOf('defender', [unitOf('t1', 'boyz', [60, 22])], { id: 'loser', broken: true }),
      ],
    }), { target: 'defender', intermingled: [], combined: [] });
    expect(formationIn(left, 'loser')).toMatchObject({ fighting: true, drawnIn: true });
    expect(coverOf(left, unitIn(left, 't1'))).toBe(4);
  });

  it('A3.5: has made no charge: it is not of those who charge or break on their way in', () => {
    expect(charging(drawn())).toEqual(['attacker']);
  });

  it('A3.5: may be broken, and is destroyed if they lose', () => {
    const { report } = fought(third({ broken: true }), [1, 1, 1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(reported(report, 'third').destroyed).toBe(true);
  });
});

describe('friends of those who counter-charge', () => {
  it('A3.6: are never drawn in, however near they stand; they can only support', () => {
    const friends = (units: readonly ScenarioUnit[]) => formationOf('defender', units, { id: 'friends' });
    const parts: ScenarioParts = { startAt: 'a1ChooseTarget', formations: [
      formationOf('attacker', rowOf('a', 'boyz', 2, [60, 20])),
      formationOf('defender', rowOf('d', 'boyz', 2, [60, 30])),
      friends([unitOf('s1', 'boyz', [57, 27.5])]),
    ] };
    const after = counterChargeTo(assaultOf(parts), 'd1', [60, 25]);
    expect(formationIn(after, 'friends')).toMatchObject({ fighting: false, drawnIn: false });
    const { dice } = played(scenarioOf(parts), [1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(dice[4]).toBe('s1 firefight 6+: 1');
  });
});
