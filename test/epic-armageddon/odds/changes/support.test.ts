import { describe, expect, it } from 'vitest';
import type { Change } from '../../../../src/epic-armageddon/odds/changes/change.ts';
import { SCENARIO_LIMITS } from '../../../../src/epic-armageddon/model/limits.ts';
import { supportChanges } from '../../../../src/epic-armageddon/odds/changes/support.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, unitOf } from '../../../support/build.ts';
import { engine, stage, stands, type Others, type Stand, type Stands } from '../../../support/stage.ts';
import { changeIn, formationIn, supporting } from './changed.ts';

const FIRES = { ff: 4 } as const;
const others = (id: string, side: Side, theirs: Stands, more: Others['more'] = {}): Others =>
  ({ id, side, stands: theirs, more });
/** One against one, and formations that stand by. */
const beside = (standing: readonly Others[], attackers: Stands = { a: { at: [30, 20], ...FIRES } }): Scenario =>
  stage(attackers, { d: { at: [30, 22], ff: 4 } }, { others: standing });
const supports = (scenario: Scenario): readonly string[] =>
  [...supportChanges(scenario)].map(({ id }) => id).filter(id => id.endsWith('attacker'));
const oneMore = (scenario: Scenario): Change => changeIn(supportChanges(scenario), 'support-more:attacker');
const withOneMore = (scenario: Scenario): Scenario => oneMore(scenario).scenario;
const withOneFewer = (scenario: Scenario): Scenario =>
  changeIn(supportChanges(scenario), 'support-fewer:attacker').scenario;

describe('A5.2: one supporter more', () => {
  const friend = (sheet: Partial<Stand>, more: Others['more'] = {}): Change =>
    oneMore(beside([others('f', 'attacker', { f: { at: [30, 4], ...FIRES, ...sheet } }, more)]));

  it('is a friend from further off', () => {
    expect(friend({ name: 'Friend' }).values).toEqual({ side: 'attacker', unit: 'Friend' });
    expect(friend({}).scenario.formations).toHaveLength(3);
  });

  it('is nobody of those who cannot fire or move, are broken or have marched, but a newcomer', () => {
    const instead =
      [friend({ ff: null }), friend({ speed: 0 }), friend({}, { broken: true }), friend({}, { marched: true })];
    for (const { scenario } of instead) {
      expect(scenario.formations.map(({ id }) => id)).toEqual(['attacker', 'defender', 'f', 'attacker-support']);
      expect(supporting(scenario, 'attacker')).toEqual(['attacker-support-1']);
    }
  });

  it('is the nearest friend, wherever he stands in the list', () => {
    const scenario = beside([
      others('far', 'attacker', { far: { at: [70, 60], ...FIRES } }),
      others('near', 'attacker', { near: { at: [30, 4], ...FIRES } }),
    ]);
    expect(supporting(withOneMore(scenario), 'attacker')).toEqual(['near']);
  });

  it('is nobody who is near enough already', () => {
    const scenario = beside([others('f', 'attacker', { f: { at: [30, 12], ...FIRES } })]);
    expect(supporting(scenario, 'attacker')).toEqual(['f']);
    const after = withOneMore(scenario);
    expect(supporting(after, 'attacker')).toEqual(['f', 'attacker-support-1']);
    expect(formationIn(after, 'f')).toEqual(formationIn(scenario, 'f'));
  });

  it('is like most of those who fight and can fire, and like the first of equally many', () => {
    const base = beside([]);
    const line = (...profiles: readonly string[]): Scenario => ({
      ...base, profiles: { ...base.profiles, one: base.profiles['a']!, two: { ...base.profiles['a']!, name: 'Two' } },
      formations: [
        formationOf('attacker', profiles.map((profile, i) => unitOf(`a${i}`, profile, [30 + 3 * i, 20]))),
        base.formations[1]!,
      ],
    });
    const like = (scenario: Scenario): string =>
      formationIn(withOneMore(scenario), 'attacker-support').units[0]!.profile;
    expect(like(line('one', 'two', 'two'))).toBe('two');
    expect(like(line('one', 'two'))).toBe('one');
    expect(like(beside([], { a1: { at: [30, 20] }, a2: { at: [33, 20], ...FIRES } }))).toBe('a2');
  });

  it('is nobody where nobody could fire but a war engine', () => {
    expect(supports(beside([], { a: { at: [30, 20], cc: 4 } }))).toEqual([]);
    expect(supports(beside([], { a: engine(3, [30, 18.5], FIRES) }))).toEqual([]);
  });

  it('has a name of his own, whoever is there', () => {
    const broken = (formation: string, stand: string): Scenario =>
      beside([others(formation, 'attacker', { [stand]: { at: [100, 70], ...FIRES } }, { broken: true })]);
    expect(withOneMore(broken('attacker-support', 'f')).formations.at(-1)).toMatchObject({
      id: 'attacker-support-2', units: [{ id: 'attacker-support-2-1' }],
    });
    expect(withOneMore(broken('f', 'attacker-support')).formations.at(-1)!.id).toBe('attacker-support-2');
  });

  it('is nobody where a scenario is full', () => {
    const standing = (count: number) => Array.from({ length: count }, (_, i) =>
      others(`f${i}`, 'attacker', { [`f${i}`]: { at: [5 + 3 * i, 70] } }));
    expect(supports(beside(standing(SCENARIO_LIMITS.formations - 2)))).toEqual([]);
    expect(supports(beside(standing(SCENARIO_LIMITS.formations - 3)))).toEqual(['support-more:attacker']);
    const crowd = (count: number) => [others('f', 'attacker', stands('f', count, [1, 70], {}, 0.1))];
    expect(supports(beside(crowd(SCENARIO_LIMITS.units - 2)))).toEqual([]);
    expect(supports(beside(crowd(SCENARIO_LIMITS.units - 3)))).toEqual(['support-more:attacker']);
  });
});

describe('A5.2: one supporter fewer', () => {
  const near = (count: number, blastMarkers: number): Scenario =>
    beside([others('f', 'attacker', stands('f', count, [30, 12], FIRES), { blastMarkers })]);

  it('B1: is nobody whose formation would break without him', () => {
    expect(supports(near(3, 1))).toContain('support-fewer:attacker');
    expect(supports(near(3, 2))).not.toContain('support-fewer:attacker');
    expect(supports(near(2, 1))).not.toContain('support-fewer:attacker');
  });

  it('is the last of another formation then', () => {
    const scenario = beside([
      others('e', 'attacker', stands('e', 2, [24, 12], FIRES)),
      others('f', 'attacker', stands('f', 2, [36, 12], FIRES), { blastMarkers: 1 }),
    ]);
    expect(supporting(withOneFewer(scenario), 'attacker')).toEqual(['e1', 'f1', 'f2']);
  });

  it('is nobody who carries somebody', () => {
    const carrying = beside([others('f', 'attacker', {
      f1: { at: [27, 12], ...FIRES }, t: { type: 'armoured-vehicle', abilities: ['transport'], at: [31, 12], ...FIRES },
      p: { at: [31, 12], more: { aboard: 't' } },
    })]);
    expect(supporting(carrying, 'attacker')).toEqual(['f1', 't']);
    expect(supporting(withOneFewer(carrying), 'attacker')).toEqual(['t']);
  });
});
