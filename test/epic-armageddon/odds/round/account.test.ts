/** What survivors are worth: by hand, and in tiny fights held to the statechart. */
import { describe, expect, it } from 'vitest';
import { accountant, worthOf } from '../../../../src/epic-armageddon/odds/round/account.ts';
import { boardOf } from '../../../../src/epic-armageddon/odds/round/board.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { weaponOf } from '../../../support/profiles.ts';
import { stage, stands, type Others, type Stands } from '../../../support/stage.ts';
import { begun } from './fights.ts';
import { missingInFirst, wrongIn, wrongInFirst } from './held.ts';

const SHEET = { cc: 4, armour: 5 } as const;
const ONE: Stands = { a: { ...SHEET, at: [60, 40] } };
const JOINED: Others = { side: 'defender', id: 'more', stands: { m: { ...SHEET, at: [66, 42] } } };
const BOTH = { engage: { intermingled: ['more'] } };
const GROT = { ...SHEET, name: 'Grotz' } as const;

describe('who has lost all but those nobody mourns', () => {
  const { defender } = { defender: accountant(boardOf(begun(stage(
    ONE, { g: { ...GROT, at: [60, 42] }, boss: { ...SHEET, at: [63, 42] } }, { ...BOTH, others: [JOINED] },
  ))), 'defender') };

  it.each<readonly [string, readonly number[], boolean]>([
    ['nobody has died', [0, 0, 0], false], ['a grot has died', [1, 0, 0], false],
    ['its boss has died', [0, 1, 0], true], ['its boss and the grot have died', [1, 1, 0], true],
    ['one of another formation has died', [0, 0, 1], false], ['only the boss lives', [1, 0, 1], false],
    ['only the grot lives', [0, 1, 1], true], ['nobody lives', [1, 1, 1], false],
  ])('A6.2: may have been worth more or less, if %s: %j %s', (_, states, isBlurred) => {
    expect(defender(states).isBlurred).toBe(isBlurred);
  });

  it('A8.1: counts units that were dead before among the lost', () => {
    const assault = begun(stage(ONE, stands('d', 3, [60, 42], SHEET), { ...BOTH, others: [JOINED] }));
    const units = assault.units.map(unit => (unit.id === 'd2' ? { ...unit, lostTo: 'overwatch' as const } : unit));
    expect(accountant(boardOf({ ...assault, units }), 'defender')([0, 0, 0]).lost).toBe(1);
  });
});

describe('survivors of whom one is Brutal', () => {
  it('A6.5: are worth more than as many of whom none is, and as much as those of whom two are', () => {
    const side: Stands = {
      a: { ...SHEET, at: [60, 40] }, b: { ...SHEET, at: [63, 40], abilities: ['brutal'] },
      c: { ...SHEET, at: [66, 40], abilities: ['brutal'] },
    };
    const counted = accountant(boardOf(begun(stage(side, { d: { ...SHEET, at: [60, 42] } }))), 'attacker');
    const [without, one, two] = [[0, 1, 1], [1, 0, 1], [1, 1, 0]].map(states => worthOf(counted(states)));
    expect(without).not.toBe(one);
    expect(one).toBe(two);
  });
});

describe('whole rounds count what the statechart counts', () => {
  it.each<readonly [string, Scenario]>([
    ['A6.2: no Blast markers only where no formation has any', stage(ONE, {
      d: { ...SHEET, at: [60, 42] }, e: { ...SHEET, at: [63, 42] },
    }, { ...BOTH, others: [JOINED], defender: { blastMarkers: 1 } })],
    ['B1: a formation that breaks as the other does not', stage(
      { a: { ...SHEET, at: [60, 40], weapons: [weaponOf()] } },
      { d: { ...SHEET, at: [60, 42] }, e: { ...SHEET, at: [63, 42] } },
      { ...BOTH, defender: { blastMarkers: 1 },
        others: [{ ...JOINED, stands: stands('m', 2, [66, 42], { armour: 5 }) }] },
    )],
    ['A8.1: an automaton, for whom nobody gets a Blast marker', stage(
      { a: { ...SHEET, at: [60, 40] } },
      { d: { ...SHEET, at: [60, 42], abilities: ['automaton'] }, e: { ...SHEET, at: [63, 42] } },
    )],
  ])('%s', (_, scenario) => {
    expect(wrongInFirst(scenario)).toEqual([]);
  });

  it('A8.1: everything where automatons fight', () => {
    expect(wrongIn(stage(ONE, { d: { ...SHEET, at: [60, 42], abilities: ['automaton'] } }))).toEqual([]);
  });

  it('A6.2: or leave open what they cannot tell of Grotz who live longer than their boss', () => {
    const macro = { weapons: [weaponOf({ rules: ['macro-weapon'] })] };
    const scenario = stage(
      { a: { ...SHEET, ...macro, at: [60, 40] } }, { boss: { ...SHEET, at: [60, 42] }, g: { ...GROT, at: [62, 40] } },
    );
    const blurred = 1 / 2 * 4 / 9;
    const likeliestTie = 286 / 1296;
    const missing = missingInFirst(scenario);
    expect(missing).toBeLessThan(blurred);
    expect(missing).toBeGreaterThan(blurred * (1 - likeliestTie));
  });

  it('A5.4: and of those whom supporting fire robs of their boss', () => {
    const scenario = stage(
      ONE, { boss: { ...SHEET, at: [60, 42] }, g: { ...GROT, armour: null, at: [62, 40] } },
      { others: [{ side: 'attacker', id: 'friends', stands: { f: { ff: 4, at: [58, 46] } } }] },
    );
    expect(missingInFirst(scenario)).toBeGreaterThan(0.02);
  });
});
