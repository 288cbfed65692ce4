import { describe, expect, it } from 'vitest';
import { fightAhead } from '../../../src/epic-armageddon/odds/fight-ahead.ts';
import { oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import { turnAt } from '../../../src/epic-armageddon/odds/procedure.ts';
import type { Moment } from '../../../src/epic-armageddon/odds/procedure/turn.ts';
import { resolveAttacks } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../../src/epic-armageddon/steps/start.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { profileOf } from '../../support/profiles.ts';
import { walkedFrom } from './told.ts';

const skimmer = profileOf({ name: 'Skimmer', type: 'light-vehicle', cc: 3, ff: 5, abilities: ['skimmer'] });
const swift = profileOf({ name: 'Swift', cc: 3, abilities: ['first-strike'] });

const against = (profile: string): Scenario => scenarioOf({ profiles: { skimmer, swift }, formations: [
  formationOf('attacker', [unitOf('a1', profile, [30, 20]), unitOf('a2', profile, [36, 20])]),
  formationOf('defender', rowOf('d', 'tactical', 2, [30, 22])),
] });

/** Every moment from the beginning of the attacks to their first throw. */
const uptoThrow = (assault: Assault): readonly Moment[] => {
  const moments: Moment[] = [];
  for (let here: Moment | null = { at: '#a4Attacks', assault }; here !== null;) {
    if (!here.at.startsWith('#')) moments.push(here);
    const turn = turnAt(here);
    here = turn.dice === null ? turn.next : null;
  }
  return moments;
};

const lastOf = (assault: Assault): Moment => uptoThrow(assault).at(-1)!;

const walked = (moment: Moment) => walkedFrom(moment, { tolerance: 1e-10 });

/** Nobody can strike back, or strike at all: two against two, base to base. */
const harmless = profileOf({ name: 'Harmless', cc: null, ff: null });
/** It flies too high to be struck, and those below can only fire at it. @rule A4.2 */
const high = profileOf({ name: 'High', type: 'armoured-vehicle', cc: 3, ff: null, abilities: ['support-craft'] });
const brawler = profileOf({ name: 'Brawler', cc: 3, ff: null });

const toContact = (attacker: string, defender: string): Assault => startAssault(scenarioOf({
  profiles: { harmless, high, brawler },
  formations: [
    formationOf('attacker', [unitOf('a1', attacker, [30, 20]), unitOf('a2', attacker, [36, 20])]),
    formationOf('defender', rowOf('d', defender, 2, [30, 22])),
  ],
}));

describe('whether attacks are sure to be thrown is known without getting them ready (A4.2)', () => {
  const isAhead = (attacker: string, defender: string): boolean =>
    fightAhead('setUp', { ...toContact(attacker, defender), startAt: 'a4Attacks' }) !== null;

  it('they are if anybody engaged has dice in the way in which he is engaged', () => {
    expect(isAhead('brawler', 'brawler')).toBe(true);
    expect(isAhead('harmless', 'brawler')).toBe(true);
    expect(isAhead('brawler', 'harmless')).toBe(true);
  });

  it('they are not where nobody has a value for it', () => {
    expect(isAhead('harmless', 'harmless')).toBe(false);
  });

  it('they are not where somebody forces a firefight in which nobody has dice, though all strike in contact', () => {
    expect(isAhead('high', 'brawler')).toBe(false);
  });
});

describe('odds before anything of a round is thrown', () => {
  it.each(['tactical', 'swift'])('are the same bits in every state of its beginning: %s', profile => {
    const moments = uptoThrow(startAssault(against(profile)));
    expect(moments.length).toBeGreaterThan(3);
    const [first, ...later] = moments.map(({ at, assault }) => oddsFrom(assault, at));
    for (const one of later) expect(one).toEqual(first);
    for (const { at, assault } of moments) expect(fightAhead(at, assault), at).not.toBe(null);
  });

  it('are walked where a player fights in another way than the usual one', () => {
    const settle = (way: 'close-combat' | 'firefight'): Moment => {
      const engaged = uptoThrow(startAssault(against('skimmer'))).find(({ at }) => at === 'a4Attacks.choosing')!;
      const units = engaged.assault.units.map(unit => (unit.side === 'attacker' ? { ...unit, way } : unit));
      return { ...engaged, assault: { ...engaged.assault, units } };
    };
    const odd = settle('firefight');
    expect(fightAhead(odd.at, odd.assault)).toBe(null);
    const [apart, together] = [odd, settle('close-combat')].map(({ at, assault }) => oddsFrom(assault, at).winner);
    expect(apart!.attacker).toBeCloseTo(walked(odd).winner.attacker, 9);
    expect(apart!.attacker).toBeLessThan(together!.attacker - 0.01);
  });

  it('are not looked for once some of it is thrown', () => {
    const { at, assault } = lastOf(startAssault(against('swift')));
    expect(at).toBe('a4Attacks.firstStrike.rolling');
    const thrown = resolveAttacks(assault, [6, 6], 'a4Attacks');
    expect(fightAhead(at, thrown)).toBe(null);
    expect(fightAhead('a4Attacks.attacks.rolling', assault)).toBe(null);
    expect(fightAhead('a6Result.rolling', assault)).toBe(null);
  });
});
