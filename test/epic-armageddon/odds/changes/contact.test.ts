import { describe, expect, it } from 'vitest';
import { contactChanges } from '../../../../src/epic-armageddon/odds/changes/contact.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { terrainOf } from '../../../support/build.ts';
import { stage, stands, type Stand, type StageParts } from '../../../support/stage.ts';
import { changeIn, engagedOn, inContact } from './changed.ts';

const contacts = (scenario: Scenario): readonly string[] => [...contactChanges(scenario)].map(({ id }) => id);
const changeTo = (scenario: Scenario, id: string) => changeIn(contactChanges(scenario), id);
const changedBy = (scenario: Scenario, id: string): Scenario => changeTo(scenario, id).scenario;

describe('one stand more in contact', () => {
  /** One stand some way off an enemy. */
  const apart = (sheet: Partial<Stand>, parts: StageParts = {}) =>
    stage({ a: { at: [30, 15], ff: 4, speed: 0 } }, { d: { at: [30, 22], ff: 4, ...sheet } }, parts);

  it('is nobody who cannot move, and nobody who flies too high to be struck', () => {
    expect(contacts(apart({}))).toEqual(['contact-more:defender']);
    expect(contacts(apart({ speed: 0 }))).toEqual([]);
    expect(contacts(apart({ abilities: ['support-craft'] }))).toEqual([]);
    expect(contacts(apart({ abilities: ['skimmer'], more: { poppedUp: true } }))).toEqual([]);
  });

  it('is the one nearest to an enemy, wherever it stands in the list', () => {
    const scenario = stage(
      { a: { at: [30, 20], cc: 4 } }, { ...stands('d', 2, [30, 22]), d3: { at: [33, 19] }, d4: { at: [36, 19] } },
    );
    expect(changeTo(scenario, 'contact-more:defender').values['unit']).toBe('Stand 3');
  });

  it('touches the nearest enemy that has room, be it another than the nearest of all', () => {
    const scenario = stage({ a1: { at: [30, 20] }, a2: { at: [34, 20] } }, {
      d1: { at: [28, 20] }, d2: { at: [30, 18] }, d3: { at: [30, 23] },
    });
    expect(inContact(scenario, 'defender')).toEqual(['d1', 'd2']);
    const { scenario: after, values } = changeTo(scenario, 'contact-more:defender');
    expect(values).toMatchObject({ unit: 'Stand 3', enemy: 'Stand 2' });
    expect(inContact(after, 'attacker')).toEqual(['a1', 'a2']);
  });
});

describe('one stand fewer in contact', () => {
  it('is nobody where nobody touches an enemy', () => {
    const scenario = stage({ a: { at: [30, 15], ff: 4, speed: 0 } }, { d: { at: [30, 22], ff: 4, speed: 0 } });
    expect(contacts(scenario)).toEqual([]);
  });

  it('is nobody who cannot move', () => {
    const touching = (speed: number) => stage({ a: { at: [30, 20], speed } }, { d: { at: [30, 22], speed: 0 } });
    expect(contacts(touching(15))).toEqual(['contact-fewer:attacker']);
    expect(contacts(touching(0))).toEqual([]);
  });

  it('is the last in the list of those who touch somebody', () => {
    const scenario = stage(stands('a', 3, [30, 20]), { d1: { at: [30, 22] }, d2: { at: [33, 22] } });
    expect(inContact(changedBy(scenario, 'contact-fewer:attacker'), 'attacker')).toEqual(['a1']);
  });

  it('A4.1: still has an enemy in sight, or is not tried', () => {
    const line = { d1: { at: [30, 22] }, d2: { at: [33, 22] } } as const;
    const across = (cutsSight: boolean) => stage({ a: { at: [30, 20] } }, line, {
      terrain: [terrainOf('hill', [15, 20.9], [50, 21.1], { cutsSight })],
    });
    expect(contacts(across(false))).toContain('contact-fewer:attacker');
    expect(contacts(across(true))).not.toContain('contact-fewer:attacker');
    expect(engagedOn(changedBy(across(false), 'contact-fewer:attacker'), 'attacker')).toEqual(['a']);
  });
});
