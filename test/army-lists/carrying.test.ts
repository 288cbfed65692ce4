import { describe, expect, it, test } from 'vitest';
import {
  canCarry, carrierOfUnit, hasRoom, HOLDS, isPluralOf, isRoomTold, type Passenger,
} from '../../src/army-lists/carrying.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { NETEA_UNITS } from '../../src/army-lists/netea-units.ts';

const passenger = (id: string): Passenger => {
  const profile = neteaLibrary.profile(id);
  if (!profile) throw new Error(`No profile ${id}.`);
  return { id, type: profile.type, abilities: profile.abilities };
};

/** `3 boyz 1 grotz`: so many of each, in this order. */
const company = (text: string): readonly Passenger[] =>
  [...text.matchAll(/(\d+) (\S+)/g)].flatMap(([, count, id = '']) =>
    Array.from({ length: Number(count) }, () => passenger(id)));

const WORDS = ['jump-packs', 'mounted', 'light-vehicle', 'armoured-vehicle'];

describe('holds', () => {
  it('are known of everything that transports, but for spacecraft and what only brings others', () => {
    const carriers = NETEA_UNITS.units.filter(([, , code, , , , , words]) =>
      words.split(' ').includes('transport') && code !== 'SC' && code !== 'Special');
    const unnamed = ['mega-gargant'];
    expect(Object.keys(HOLDS).sort()).toEqual([...carriers.map(([id]) => id), ...unnamed].sort());
  });

  it('speak of units of the library only', () => {
    const named = Object.values(HOLDS).flat().flatMap(({ also, never, sizes, atMost }) =>
      [...also, ...never, ...Object.keys(sizes), ...Object.keys(atMost)]);
    expect(named.filter(id => !WORDS.includes(id) && !neteaLibrary.unit(id))).toEqual([]);
  });
});

describe('carrying', () => {
  test.each<[string, string, string]>([
    ['rhino', '2 tactical', '3 tactical'],
    ['rhino', '1 devastator', '1 terminator'],
    ['rhino', '1 scout', '1 assault'],
    ['chimera', '2 infantry', '1 rough-riders'],
    ['chimera', '1 ogryns', '1 ogryns 1 infantry'],
    ['razorback', '1 tactical', '2 tactical'],
    ['land-raider', '1 terminator', '1 terminator 1 tactical'],
    ['land-raider-crusader', '2 terminator', '3 terminator'],
    ['land-raider-crusader', '1 terminator 1 tactical', '1 terminator 2 tactical'],
    ['chaos-rhino', '2 chaos-space-marines', '1 obliterators'],
    ['chaos-land-raider', '1 obliterators', '1 daemon-prince'],
    ['trukk', '1 boyz', '1 boyz 1 grotz'],
    ['battlewagon', '1 boyz 1 big-gunz 1 grotz', '2 big-gunz'],
    ['battlewagon', '3 grotz', '4 grotz'],
    ['battlefortress', '8 boyz 4 grotz', '9 boyz'],
    ['gunfortress', '3 nobz 1 big-gunz 2 grotz', '2 nobz 2 big-gunz'],
    ['squiggoth', '4 wildboyz 2 grotz', '5 wildboyz'],
    ['orkeosaurus', '12 boyz 6 grotz', '1 stormboyz'],
    ['wave-serpent', '1 wraithguard', '1 wraithguard 1 guardians'],
    ['falcon', '1 dire-avengers', '1 wraithguard'],
    ['raider', '2 wyches 1 mandrakes', '1 warp-beasts'],
    ['raider', '3 mandrakes', '2 mandrakes 2 warriors'],
    ['devilfish', '1 fire-warriors 1 pathfinders-tau', '1 kroot-warriors'],
    ['land-speeder-storm', '1 scout', '1 tactical'],
    ['corvus-blackstar', '2 deathwatch-veteran', '1 deathwatch-terminator 1 deathwatch-veteran'],
    ['corvus-blackstar', '1 deathwatch-assault', '1 deathwatch-assault 1 deathwatch-veteran'],
    ['thunderhawk-gunship', '4 tactical 2 dreadnought', '5 tactical 2 dreadnought'],
    ['thunderhawk-gunship', '6 assault 2 attack-bike', '1 rhino'],
    ['landing-craft', '12 tactical 6 rhino', '13 tactical'],
    ['landing-craft', '4 land-raider', '5 land-raider'],
    ['landing-craft', '6 dreadnought', '7 dreadnought'],
    ['thunderhawk-transporter', '2 predator-destructor', '1 land-raider 1 rhino'],
    ['landa', '3 dreadnought-ork 2 warbuggy 4 grotz', '6 warbuggy'],
    ['landa', '10 killa-kan', '1 big-gunz'],
    ['plague-tower', '7 great-unclean-one 2 mutants', '8 great-unclean-one 1 mutants'],
    ['manta', '20 fire-warriors 12 tetra', '13 tetra'],
    ['manta', '3 hammerhead 3 tetra', '4 hammerhead 1 tetra'],
    ['manta', '9 crisis-battlesuits 2 broadside-battlesuit', '21 broadside-battlesuit'],
    ['executor-landing-module', '2 tormentor-titan 16 warriors', '2 tormentor-titan 1 raider'],
    ['vampire-raider', '8 swooping-hawks', '1 shining-spears'],
    ['slavebringer-assault-boat', '4 talos 4 mandrakes', '5 talos'],
    ['mole', '5 mole-mortar', '5 mole-mortar 1 squat-warriors'],
  ])('%s takes %s, but not %s', (transport, some, tooMany) => {
    expect([some, tooMany].map(text => canCarry(transport, company(text)))).toEqual([true, false]);
  });

  it('is nothing for a unit that is no transport', () => {
    expect(canCarry('leman-russ', company('1 infantry'))).toBe(false);
    expect(canCarry('leman-russ', [])).toBe(true);
  });

  it.each<readonly [string, readonly string[], string | null, boolean]>([
    ['rhino', ['transport'], 'rhino', true], ['rhino', ['transport-4'], 'transport-4', true],
    ['pod', ['skimmer', 'transport-2'], 'transport-2', true], ['pod', ['transport'], 'pod', false],
    ['pod', [], null, false], ['rhino', [], null, false],
  ])('is that of its datasheet, its own word, or not told: %s with %o', (id, abilities, carrier, isTold) => {
    expect(carrierOfUnit({ id, profile: { abilities } })).toBe(carrier);
    expect(isRoomTold(carrier)).toBe(isTold);
  });

  it('is none of a unit without a datasheet', () => {
    expect(carrierOfUnit({ id: 'rhino', profile: null })).toBeNull();
  });

  it.each<readonly [string, string, string, boolean]>([
    ['rhino', '1 tactical', 'tactical', true], ['rhino', '2 tactical', 'tactical', false],
    ['rhino', '', 'terminator', false], ['transport-1', '', 'tactical', true],
    ['pod', '9 tactical', 'tactical', true], ['pod', '', 'rhino', false],
  ])('in %s beside %s is there for one %s, for any infantry if it is not told', (carrier, inside, id, isThere) => {
    expect(hasRoom(carrier, company(inside), company(`1 ${id}`)[0]!)).toBe(isThere);
  });

  it.each([
    ['rhinos', 'Rhino', true], ['Rhino', 'Rhino', false], ['gunfortress', 'Gunfortress', false], ['', 'Rhino', false],
  ])('is counted by those inside where words are more than one: %s of %s', (words, name, isPlural) => {
    expect(isPluralOf(words, name)).toBe(isPlural);
  });
});
