import { describe, expect, it } from 'vitest';
import { isFair, laidOut, staysCoherent } from '../../../../src/epic-armageddon/odds/changes/layout.ts';
import type { Scenario, Start } from '../../../../src/epic-armageddon/model/scenario.ts';
import { stage, stands } from '../../../support/stage.ts';

/** One against one, and a bystander in contact with the attacker. */
const fought = (startAt: Start): Scenario => stage(stands('a', 1, [30, 20]), stands('d', 1, [30, 22]), {
  startAt, others: [{ side: 'defender', id: 'other', stands: { o: { at: [28, 20] } } }],
});
const fighting = (scenario: Scenario): readonly string[] =>
  laidOut(scenario).formations.filter(one => one.fighting).map(one => one.id);

describe('who fights if nobody moves', () => {
  it('A8.4: are those left in contact with the formations named, where the assault begins with its target', () => {
    expect(fighting(fought('a1ChooseTarget'))).toEqual(['attacker', 'defender', 'other']);
  });

  it('are only those named where it begins with the attacks', () => {
    expect(fighting(fought('a4Attacks'))).toEqual(['attacker', 'defender']);
  });
});

describe('a change is fair', () => {
  const before = fought('a4Attacks');

  it('unless others fight then', () => {
    expect(isFair(before, before)).toBe(true);
    expect(isFair(before, { ...before, engage: { ...before.engage, intermingled: ['other'] } })).toBe(false);
  });

  it('unless nobody is engaged any more', () => {
    const apart = before.formations.map(one =>
      (one.id === 'defender' ? { ...one, units: one.units.map(unit => ({ ...unit, at: [90, 70] as const })) } : one));
    expect(isFair(before, { ...before, formations: apart })).toBe(false);
  });

  it('A1.2: unless those charged together stand too far from each other, if they have still to be charged', () => {
    const charged = (startAt: Start, x: number): Scenario =>
      stage(stands('a', 1, [30, 20]), stands('d', 1, [30, 22]), {
        startAt, engage: { intermingled: ['other'] },
        others: [{ side: 'defender', id: 'other', stands: { o: { at: [x, 22] } } }],
      });
    expect(isFair(charged('a1ChooseTarget', 34), charged('a1ChooseTarget', 35))).toBe(true);
    expect(isFair(charged('a1ChooseTarget', 34), charged('a1ChooseTarget', 60))).toBe(false);
    expect(isFair(charged('a4Attacks', 34), charged('a4Attacks', 60))).toBe(true);
  });

  it('A2.7: unless somebody may not stay where it stands, if the charge has still to end', () => {
    const charged = (startAt: Start, y: number): Scenario =>
      stage(stands('a', 1, [30, 20]), { d1: { at: [36, 30] }, d2: { at: [30, y] } }, { startAt });
    expect(isFair(charged('a1ChooseTarget', 30), charged('a1ChooseTarget', 32))).toBe(true);
    expect(isFair(charged('a1ChooseTarget', 30), charged('a1ChooseTarget', 25))).toBe(false);
    expect(isFair(charged('a4Attacks', 30), charged('a4Attacks', 25))).toBe(true);
  });
});

describe('A2.8: a formation', () => {
  it('stays as coherent as it was, or becomes more so', () => {
    const assault = laidOut(stage(stands('a', 3, [30, 20], {}, 6), stands('d', 1, [30, 22])));
    const [first, , last] = assault.units;
    expect(staysCoherent(assault, last!, [36, 26])).toBe(true);
    expect(staysCoherent(assault, last!, [60, 20])).toBe(false);
    const scattered = laidOut(stage(stands('a', 2, [30, 20], {}, 20), stands('d', 1, [30, 22])));
    expect(staysCoherent(scattered, scattered.units[0]!, [20, 20])).toBe(true);
    expect(staysCoherent(assault, first!, [30, 10])).toBe(false);
  });
});
