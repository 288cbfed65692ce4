import { describe, expect, it } from 'vitest';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import {
  ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, livingIn, lostTo, played,
} from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = {
  idle: profileOf({ armour: null, cc: null, ff: null }), bare: profileOf({ armour: null }),
  ethereal: profileOf({ name: 'Ethereal', armour: null, cc: null, ff: null }),
  grot: profileOf({ name: 'Grotz', armour: null, cc: null, ff: null, abilities: ['expendable'] }),
  servitor: profileOf({ name: 'Servitor', armour: null, cc: null, ff: null, abilities: ['automaton'] }),
};

/** Two formations of the defender, charged together. */
const joined = (
  attackers: readonly ScenarioFormation[], x: ScenarioFormation, y: ScenarioFormation, more: ScenarioParts = {},
) => scenarioOf({
  profiles, formations: [...attackers, x, y], engage: { target: 'x', intermingled: ['y'] }, ...more,
});

const idle = (id: string, at: readonly [number, number], count: number, more: Partial<ScenarioFormation> = {}) =>
  formationOf('defender', rowOf(id, 'idle', count, at), { id, ...more });

describe('joined losers', () => {
  const attackers = [formationOf('attacker', rowOf('a', 'idle', 7, [30, 20]), { blastMarkers: 1 })];

  it('A7.2, R3, ruling 32: hack-downs may fall on the broken one; its rest is destroyed, the other breaks', () => {
    const scenario = joined(attackers, idle('x', [30, 22], 3, { broken: true }), idle('y', [30, 30], 4));
    const { report } = played(scenario, [2, 1, 1, 1]);
    expect(report.hackDown).toBe(2);
    expect(lostTo(report, 'hack-down')).toEqual(['x1', 'x2']);
    expect(lostTo(report, 'already-broken')).toEqual(['x3']);
    expect(formationIn(report, 'y')).toMatchObject({ broken: true, destroyed: false });
    expect(formationIn(report, 'y').units.every(unit => unit.alive && unit.at[1] > 37)).toBe(true);
  });

  it('A7.1: all of them break', () => {
    const { report } = played(joined(attackers, idle('x', [30, 28], 6), idle('y', [30, 33], 6)), ATTACKER_ROLLS_HIGH);
    expect(['x', 'y'].map(id => formationIn(report, id).broken)).toEqual([true, true]);
  });
});

describe('joined winners', () => {
  /** Attackers of whom three hit. */
  const strikers = [formationOf('attacker', rowOf('a', 'bare', 4, [30, 20]))];

  it('A8.1, S6: each takes Blast markers for its own losses alone', () => {
    const band = (id: string, x: number) => formationOf('defender', [
      ...rowOf(id, 'idle', 2, [x, 22]), ...rowOf(`${id}far`, 'idle', 4, [x, 40]),
    ], { id });
    const { report } = played(joined(strikers, band('x', 30), band('y', 36)), [4, 4, 4, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(lostTo(report, 'attack')).toEqual(['x1', 'x2', 'y1']);
    expect(['x', 'y'].map(id => formationIn(report, id).blastMarkers)).toEqual([2, 1]);
  });

  it('A8.1: losses of all rounds count', () => {
    const scenario = joined(strikers, idle('x', [30, 22], 6), idle('y', [30, 28], 6));
    const tie = [4, 1, 1, 1, 5, 1, 4, 1];
    const { report } = played(scenario, [...tie, 4, 1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(report.rounds).toBe(2);
    expect(formationIn(report, 'x').blastMarkers + formationIn(report, 'y').blastMarkers).toBe(2);
  });
});

describe('the winner’s special losses', () => {
  const won = (profile: string, faces: readonly number[]) => played(scenarioOf({
    profiles, formations: [
      formationOf('attacker', rowOf('a', 'bare', 1, [30, 20])),
      formationOf('defender', [unitOf('d1', profile, [30, 22]), ...rowOf('e', 'idle', 4, [33, 22])]),
    ],
  }), faces).report;

  it('A8.1: Expendable units and automatons bring no Blast marker', () => {
    for (const profile of ['grot', 'servitor']) {
      const report = won(profile, [4, ...DEFENDER_ROLLS_HIGH]);
      expect(lostTo(report, 'attack')).toEqual(['d1']);
      expect(formationIn(report, 'defender').blastMarkers).toBe(0);
    }
  });

  it('A8.1: a lost Ethereal brings D3 more', () => {
    expect(formationIn(won('ethereal', [4, ...DEFENDER_ROLLS_HIGH, 4]), 'defender').blastMarkers).toBe(3);
    expect(formationIn(won('ethereal', [4, ...DEFENDER_ROLLS_HIGH, 1]), 'defender').blastMarkers).toBe(2);
    expect(formationIn(won('ethereal', [4, ...DEFENDER_ROLLS_HIGH, 6]), 'defender')).toMatchObject({ broken: true });
  });

  it('A8.1: one that lives brings none', () => {
    const report = won('ethereal', [1, ...DEFENDER_ROLLS_HIGH]);
    expect(livingIn(report)).toContain('d1');
    expect(formationIn(report, 'defender').blastMarkers).toBe(0);
  });
});
