import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import {
  allAboard, boarded, characterAdded, characterMoved, characterRemoved, optionsChosen, optionsIn, unitKindsOf, renamed,
  roomFor, unitRemoved, withoutLostOptions,
  unitsAdded, withNumber, withOwn, withProfile,
} from '../../../src/army-lists/choices/edits.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { sheetOfKey } from '../../../src/epic-armageddon/scenario/profile-source.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';

const profileOf = (id: string) => neteaLibrary.profile(id);
const on = (profile: string, aboard: number | null = null, ...characters: readonly string[]) =>
  ({ profile, aboard, characters, options: [] });

const TACTICAL: BuiltFormation = {
  name: 'Tactical', list: null, initiative: 1, rules: [], profiles: {},
  units: [
    on('tactical', 4, 'captain'), on('tactical', 4), on('tactical', 5), on('tactical', 5), on('rhino'), on('rhino'),
  ],
};

const RAZORBACKS: BuiltFormation = {
  ...TACTICAL, units: [
    { ...on('razorback'), options: ['twin-heavy-bolter'] }, on('razorback'),
    { ...on('razorback'), options: ['twin-lascannon'] }, on('razorback'),
  ],
};
const optionsOf = (id: string) => neteaLibrary.options(id);
const kindOf = (built: BuiltFormation, profile: string) =>
  unitKindsOf(built, optionsOf).find(one => one.profile === profile) ?? { profile, options: [], places: [] };
const keptOf = (built: BuiltFormation) => optionsIn(built, optionsOf);
const chosenIn = ({ units }: BuiltFormation) => units.map(({ options }) => options.join(' '));

const shortly = ({ units }: BuiltFormation) =>
  units.map(({ profile, aboard, characters }) => [profile, ...characters, aboard].join(' ').trim());

describe('the dead', () => {
  it('are gone with those whom they carry, and nobody rides in another transport for it', () => {
    expect(shortly(unitRemoved(TACTICAL, 0)))
      .toEqual(['tactical 3', 'tactical 4', 'tactical 4', 'rhino', 'rhino']);
  });

  it('leave their passengers on foot', () => {
    expect(shortly(unitRemoved(TACTICAL, 4)))
      .toEqual(['tactical captain', 'tactical', 'tactical 4', 'tactical 4', 'rhino']);
  });

  it('by number are first those on foot, last those with a character', () => {
    const mixed = boarded(TACTICAL, 2, null);
    expect(shortly(withNumber(mixed, kindOf(mixed, 'tactical'), 3)))
      .toEqual(['tactical captain 3', 'tactical 3', 'tactical 4', 'rhino', 'rhino']);
    expect(shortly(withNumber(mixed, kindOf(mixed, 'tactical'), 1))).toEqual(['tactical captain 1', 'rhino', 'rhino']);
    expect(withNumber(mixed, kindOf(mixed, 'tactical'), 0).units.map(({ profile }) => profile))
      .toEqual(['rhino', 'rhino']);
  });
});

describe('those who come', () => {
  it('stand behind their kind, and passengers stay where they are', () => {
    expect(shortly(unitsAdded(TACTICAL, 'tactical', 1))).toEqual([
      'tactical captain 5', 'tactical 5', 'tactical 6', 'tactical 6', 'tactical', 'rhino', 'rhino',
    ]);
    expect(shortly(unitsAdded(TACTICAL, 'avatar', 2)).slice(-2)).toEqual(['avatar', 'avatar']);
  });

  it('are characters on their units', () => {
    const two = characterAdded(TACTICAL, 1, 'chaplain');
    expect(shortly(characterMoved(two, 1, 0, 0)).slice(0, 2)).toEqual(['tactical captain chaplain 4', 'tactical 4']);
    expect(shortly(characterRemoved(two, 0, 0)).slice(0, 2)).toEqual(['tactical 4', 'tactical chaplain 4']);
  });
});

describe('options', () => {
  it('tell units of one profile apart, those of their characters do not', () => {
    expect(unitKindsOf(RAZORBACKS, optionsOf)).toEqual([
      { profile: 'razorback', options: ['twin-heavy-bolter'], places: [0] },
      { profile: 'razorback', options: [], places: [1, 3] },
      { profile: 'razorback', options: ['twin-lascannon'], places: [2] },
    ]);
    const led = { ...TACTICAL, units: [on('boyz', null, 'champion-of-chaos'), on('boyz')]
      .map((unit, i) => ({ ...unit, options: i === 0 ? ['khorne'] : [] })) };
    expect(unitKindsOf(led, optionsOf).map(({ places }) => places)).toEqual([[0, 1]]);
  });

  it('are those of whoever comes to a kind, and of another kind nobody goes', () => {
    const [first, second] = unitKindsOf(RAZORBACKS, optionsOf);
    expect(chosenIn(withNumber(RAZORBACKS, first!, 2)))
      .toEqual(['twin-heavy-bolter', '', 'twin-lascannon', '', 'twin-heavy-bolter']);
    expect(chosenIn(withNumber(RAZORBACKS, second!, 0))).toEqual(['twin-heavy-bolter', 'twin-lascannon']);
  });

  it('of one choice take the place of each other', () => {
    const choice = optionsOf('razorback');
    expect(chosenIn(optionsChosen(RAZORBACKS, [0, 1], choice, ['twin-lascannon'])))
      .toEqual(['twin-lascannon', 'twin-lascannon', 'twin-lascannon', '']);
    expect(chosenIn(optionsChosen(RAZORBACKS, [0, 2], choice, []))).toEqual(['', '', '', '']);
  });

  it('of a character go where it goes', () => {
    const led = optionsChosen(characterAdded(RAZORBACKS, 0, 'champion-of-chaos'), [0], [], ['khorne']);
    expect(chosenIn(characterMoved(led, 0, 0, 1, ['khorne'])).slice(0, 2)).toEqual(['twin-heavy-bolter', 'khorne']);
    expect(chosenIn(characterRemoved(led, 0, 0, ['khorne'])).slice(0, 2)).toEqual(['twin-heavy-bolter', '']);
  });

  it('go with whoever had them, and with a profile of one’s own', () => {
    const led = optionsChosen(characterAdded(RAZORBACKS, 0, 'champion-of-chaos'), [0], [], ['khorne']);
    const left = withoutLostOptions(characterRemoved(led, 0, 0), optionsOf);
    expect(chosenIn(left)).toEqual(chosenIn(RAZORBACKS));
    const own = withProfile(renamed(RAZORBACKS, 'razorback', 'mine'), 'mine', profileOf('razorback')!);
    expect(chosenIn(withoutLostOptions(own, keptOf(own)))).toEqual(['', '', '', '']);
    const given = withProfile(
      renamed(RAZORBACKS, 'razorback', 'razorback-with-planetfall'), 'razorback-with-planetfall',
      profileOf('razorback')!,
    );
    expect(chosenIn(withoutLostOptions(given, keptOf(given)))).toEqual(chosenIn(RAZORBACKS));
  });

  it('decide who may ride: a winged Daemon Prince has jump packs', () => {
    const profiles = (key: string) => sheetOfKey(key, neteaLibrary);
    const riding = (options: readonly string[]) => roomFor(
      { ...TACTICAL, units: [{ ...on('daemon-prince'), options }, on('siege-lord-titan')] }, 0, profiles);
    expect([riding([]), riding(['wings'])]).toEqual([[1], []]);
  });
});

describe('transports', () => {
  it('have room for so many and no more', () => {
    expect(roomFor(TACTICAL, 0, profileOf)).toEqual([4]);
    expect(roomFor(boarded(TACTICAL, 2, null), 0, profileOf)).toEqual([4, 5]);
    expect(roomFor(TACTICAL, 4, profileOf)).toEqual([]);
  });

  it('are left and filled all at once', () => {
    const out = allAboard(TACTICAL, false, profileOf);
    expect(out.units.every(({ aboard }) => aboard === null)).toBe(true);
    expect(allAboard(out, true, profileOf)).toEqual(TACTICAL);
  });
});

describe('profiles of one’s own', () => {
  it('stay for as long as somebody has them', () => {
    const own = withProfile(unitsAdded(TACTICAL, 'own', 1), 'own', profileOf('tactical')!);
    expect(unitKindsOf(own, optionsOf).map(({ profile }) => profile)).toEqual(['tactical', 'rhino', 'own']);
    expect(Object.keys(own.profiles)).toEqual(['own']);
    expect(withNumber(own, kindOf(own, 'own'), 0).profiles).toEqual({});
  });
});

describe('a profile that was edited', () => {
  const tactical = profileOf('tactical')!;
  const character = { ...tactical, type: 'character' as const };

  it('joins the formation, or stays with those who have it', () => {
    const joined = unitKindsOf(withOwn(TACTICAL, 'own', tactical), optionsOf).map(({ profile }) => profile);
    expect(joined).toEqual(['tactical', 'rhino', 'own']);
    const swapped = withOwn(renamed(TACTICAL, 'tactical', 'own'), 'own', tactical);
    expect(unitKindsOf(swapped, optionsOf).map(({ profile, places }) => [profile, places.length])).toEqual([
      ['own', 4], ['rhino', 2],
    ]);
  });

  it('stands nowhere by itself as a character', () => {
    expect(withOwn(TACTICAL, 'own', character)).toEqual(TACTICAL);
    expect(shortly(withOwn(renamed(TACTICAL, 'tactical', 'own'), 'own', character))).toEqual(['rhino', 'rhino']);
  });

  it('leads nobody when it is no character any more', () => {
    expect(shortly(withOwn(TACTICAL, 'captain', tactical)).slice(0, 2)).toEqual(['tactical 4', 'tactical 4']);
  });
});

describe('whatever is done', () => {
  it('nobody rides in what is no transport, or in somebody who rides', () => {
    const step = fc.record({ what: fc.nat(3), place: fc.nat(20), count: fc.nat(4) });
    fc.assert(fc.property(fc.array(step, { maxLength: 12 }), steps => {
      const end = steps.reduce((one, { what, place, count }) => {
        const at = one.units.length === 0 ? 0 : place % one.units.length;
        if (what === 0) return one.units.length === 0 ? one : unitRemoved(one, at);
        if (what === 1) return unitsAdded(one, place % 2 === 0 ? 'tactical' : 'rhino', count);
        if (what === 2) return withNumber(one, kindOf(one, 'rhino'), count);
        return allAboard(one, place % 2 === 0, profileOf);
      }, TACTICAL);
      expect(end.units.every(({ aboard }) => aboard === null
        || (end.units[aboard]?.profile === 'rhino' && end.units[aboard].aboard === null))).toBe(true);
    }), { numRuns: 200, seed: 7 });
  });
});
