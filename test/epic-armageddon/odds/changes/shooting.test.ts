import { describe, expect, it } from 'vitest';
import { shootingChanges } from '../../../../src/epic-armageddon/odds/changes/shooting.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { PROFILES } from '../../../support/profiles.ts';
import { engine, stage, stands, type Stands, type StageParts } from '../../../support/stage.ts';
import { changeIn, formationIn } from './changed.ts';

const charged = (defenders: Stands, parts: StageParts = {}): Scenario =>
  stage({ a: { at: [30, 20] } }, defenders, parts);
const shots = (scenario: Scenario): readonly string[] => [...shootingChanges(scenario)].map(({ id }) => id);
const after = (scenario: Scenario, id: string): Scenario => changeIn(shootingChanges(scenario), id).scenario;

describe('B1: fire before the charge', () => {
  it('breaks nobody: a marker for it and one for each loss are fewer than those who are left', () => {
    expect(shots(charged(stands('d', 3, [30, 22])))).toEqual([]);
    expect(shots(charged(stands('d', 4, [30, 22])))).toEqual(['shot:defender:1']);
    expect(shots(charged(stands('d', 5, [30, 22]), { defender: { blastMarkers: 1 } }))).toEqual(['shot:defender:1']);
    expect(shots(charged(stands('d', 5, [30, 22]), { defender: { blastMarkers: 2 } }))).toEqual([]);
  });

  it('leaves the broken alone: they have been shot at enough', () => {
    expect(shots(charged(stands('d', 9, [20, 22]), { defender: { broken: true } }))).toEqual([]);
  });

  it('leaves a marker for the fire alone where nobody mourns the dead', () => {
    const scenario = charged({ g: { at: [30, 22], abilities: ['expendable'] }, ...stands('d', 3, [33, 22]) });
    expect(formationIn(after(scenario, 'shot:defender:1'), 'defender').blastMarkers).toBe(1);
  });

  it('V7: takes off neither war engines nor those who carry somebody', () => {
    const carried = charged({
      t: { type: 'armoured-vehicle', abilities: ['transport'], at: [30, 22.5] },
      p: { at: [30, 22.5], more: { aboard: 't' } }, ...stands('d', 4, [34, 22]),
    });
    expect(formationIn(after(carried, 'shot:defender:1'), 'defender').units.map(({ id }) => id))
      .toEqual(['t', 'p', 'd2', 'd3', 'd4']);
    expect(shots(charged({ e: engine(3, [30, 23.5]), ...stands('d', 1, [36, 22]) }))).toEqual(['shot:defender:1']);
  });

  it('names nobody’s characters but those of the dead', () => {
    const led = charged({ ...stands('d', 4, [30, 22]), d5: { at: [42, 22], joined: PROFILES.captain } });
    expect(changeIn(shootingChanges(led), 'shot:defender:1').values['units']).toEqual(['Stand 1']);
    const first = charged({ d0: { at: [30, 22], joined: PROFILES.captain }, ...stands('d', 4, [33, 22]) });
    expect(changeIn(shootingChanges(first), 'shot:defender:1').values['units']).toEqual(['Stand 1 + Captain']);
  });
});
