import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { initiativeOf } from '../../../src/army-lists/choices/initiative.ts';
import { buildFormation } from '../../../src/army-lists/choices/build-formation.ts';
import { offersOf, type Offer } from '../../../src/army-lists/choices/offers.ts';
import { limitsOf, smallest, totalOf, withCount, type Picked } from '../../../src/army-lists/choices/picked.ts';
import {
  inSize, withBaseCount, withChange, withChangeCount, withTransport,
} from '../../../src/army-lists/choices/picking.ts';
import { canFight } from '../../../src/army-lists/choices/formation-draft.ts';
import { formationWords } from '../../../src/army-lists/choices/describe.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';

const lists = neteaLists();
const listOf = (id: string) => lists.find(one => one.id === id)!;
const formationOf = (list: string, name: string) => listOf(list).formations.find(one => one.name === name)!;
const first = (list: string, name: string): Picked =>
  smallest(formationOf(list, name), id => canFight(id, neteaLibrary));

/** A formation of a list, with what one does to it. */
const stage = (list: string, name: string) => {
  const formation = formationOf(list, name);
  const build = (picked: Picked) => buildFormation(listOf(list), formation, picked, neteaLibrary);
  const kinds = (picked: Picked): string => {
    const { units } = build(picked);
    return [...new Set(units.map(({ profile }) => profile))]
      .map(id => `${units.filter(({ profile }) => profile === id).length} ${id}`).join(', ');
  };
  const offer = (picked: Picked, says: string): Offer =>
    offersOf(formation, picked, neteaLibrary).find(one => one.says === says || one.name === says)!;
  const make = (picked: Picked, says: string, times = 1, way: number | null = null): Picked =>
    withChange(formation, picked, offer(picked, says), times, way, neteaLibrary);
  const count = (picked: Picked, says: string, id: string, to: number): Picked =>
    withChangeCount(formation, picked, offer(picked, says), 0, id, to, neteaLibrary);
  return { formation, build, kinds, offer, make, count, start: first(list, name) };
};

const CODEX = 'space-marine-codex-astartes';
const HORDE = 'ork-war-horde';

describe('a formation in words', () => {
  it.each([
    [CODEX, 'Tactical', 'Six Tactical units plus transport'],
    [HORDE, 'Warband', 'Two Nobz, six Boyz and two Grotz'],
    [HORDE, 'Kult of Speed', 'Any eight of Skorchas, Warbikes or Warbuggies'],
    ['tau', 'Fire Warrior Cadre', 'Eight Fire Warriors, or six Fire Warriors and three Devilfish'],
    ['chaos-cultist-slaves-to-darkness', 'Plague Zombie Infestations', '3+2D6 Plague Zombies'],
    ['chaos-space-marine-black-legion', 'Raptor Cult', 'Four to eight Raptors and one Chaos Lord or Sorcerer Lord'],
  ])('%s: %s', (list, name, says) => {
    expect(formationWords(formationOf(list, name), neteaLibrary)).toBe(says);
  });
});

describe('what is picked', () => {
  it('comes with just enough transports, or on foot', () => {
    const { kinds, start } = stage(CODEX, 'Tactical');
    expect(kinds(start)).toBe('6 tactical, 3 rhino');
    expect(kinds(withTransport(start, null))).toBe('6 tactical');
  });

  it('has Rhinos only for those whom no Razorback carries', () => {
    const { kinds, start, make, offer } = stage(CODEX, 'Tactical');
    const picked = make(start, 'Razorbacks');
    expect(kinds(picked)).toBe('6 tactical, 6 razorback');
    expect(offer(picked, 'Razorbacks').comesTo).toBe('6 Razorbacks');
  });

  it('starts aboard, or on foot beside its transports', () => {
    const { build, start } = stage(CODEX, 'Tactical');
    expect(build(start).units.map(({ aboard }) => aboard)).toEqual([6, 6, 7, 7, 8, 8, null, null, null]);
    expect(build({ ...start, aboard: false }).units.every(({ aboard }) => aboard === null)).toBe(true);
  });

  it('may be two and three times as large, limits and all', () => {
    const { formation, kinds, start, count, offer } = stage(HORDE, 'Warband');
    const large = inSize(formation, start, 3, neteaLibrary);
    expect(kinds(large)).toBe('6 nobz, 18 boyz, 6 grotz');
    const more = count(large, 'Add up to two Nobz', 'nobz', 9);
    expect(kinds(more)).toBe('12 nobz, 18 boyz, 6 grotz');
    expect(offer(more, 'Add up to two Nobz').steps[0]).toMatchObject({ count: 6, most: 6 });
    expect(kinds(inSize(formation, more, 1, neteaLibrary))).toBe('4 nobz, 6 boyz, 2 grotz');
  });

  it('keeps its number when its mixture changes', () => {
    const { formation, kinds, start } = stage(HORDE, 'Kult of Speed');
    const mixed = withBaseCount(formation, start, 0, 'warbikes', 3);
    expect(kinds(mixed)).toBe('5 skorcha, 3 warbikes');
    expect(kinds(withBaseCount(formation, mixed, 0, 'warbuggy', 8))).toBe('8 warbuggy');
  });

  it('has a character with whom it may be, and says why not where nobody is', () => {
    const { build, start, make, offer, count } = stage(HORDE, 'Warband');
    const oddboy = 'Oddboy on Battlefortress, Big Gunz, Gunfortress or Gunwagon';
    expect(offer(start, oddboy).refusal).toBe(
      'There is no Battlefortress, Big Gunz, Gunfortress or Gunwagon to carry the character.');
    const carried = count(start, 'Add any number of Deth Koptas, Dreadnoughts, Flakwagons or Gunwagons', 'gunwagon', 1);
    expect(offer(carried, oddboy).refusal).toBeNull();
    const { units } = build(make(carried, oddboy));
    expect(units.filter(({ characters }) => characters.includes('oddboy')).map(({ profile }) => profile))
      .toEqual(['gunwagon']);
  });

  it('loses a carrier with the character that becomes a unit', () => {
    const { kinds, start, make } = stage('chaos-space-marine-black-legion', 'Retinue');
    expect(kinds(start)).toBe('8 chaos-space-marines');
    expect(kinds(make(start, 'Daemon Prince'))).toBe('7 chaos-space-marines, 1 daemon-prince');
  });

  it('replaces as many as are there, and no more', () => {
    const { kinds, start, make, offer } = stage('eldar-biel-tan', 'Swords of Vaul');
    const says = 'Replace any number of Falcons with Fire Prisms';
    expect(offer(start, says).mostTimes).toBe(5);
    expect(kinds(make(start, says, 9))).toBe('5 fire-prism');
    const two = make(start, 'Replace up to two Falcons with Firestorms', 2);
    expect(offer(two, says).mostTimes).toBe(3);
  });

  it('makes a unit with another ability a profile of its own', () => {
    const { build, start, count } = stage(CODEX, 'Scout');
    const { units, profiles } = build(count(start, 'Snipers', 'scout', 3));
    expect(units.map(({ profile }) => profile).filter(id => id.startsWith('scout')))
      .toEqual([...Array<string>(3).fill('scout-with-sniper'), 'scout']);
    expect(profiles['scout-with-sniper']?.abilities).toContain('sniper');
  });

  it('may be taken back', () => {
    const { start, make } = stage(CODEX, 'Tactical');
    expect(make(make(start, 'Hunter'), 'Hunter', 0)).toEqual(start);
  });

  it('is plain and left as it was by every step', () => {
    const { start, make } = stage(CODEX, 'Tactical');
    const before = JSON.stringify(start);
    const after = make(start, 'Hunter');
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
    expect(JSON.stringify(start)).toBe(before);
  });
});

describe('any count of any part', () => {
  it('keeps to the limits of the part', () => {
    const ids = ['a', 'b', 'c'];
    fc.assert(fc.property(
      fc.nat(6), fc.nat(6), fc.integer({ min: 1, max: 3 }), fc.constantFrom(...ids), fc.nat(30),
      fc.record({ a: fc.nat(4), b: fc.nat(4), c: fc.nat(4) }),
      (least, more, times, id, count, counts) => {
        const part = { least, most: least + more, dice: null, choices: ids };
        const after = totalOf(withCount(part, times, counts, id, count));
        const limits = limitsOf(part, times);
        expect(after).toBeGreaterThanOrEqual(limits.least);
        expect(after).toBeLessThanOrEqual(limits.most!);
      },
    ), { numRuns: 300, seed: 5 });
  });
});

describe('the initiative', () => {
  it.each([
    [CODEX, 'Tactical', 1], [CODEX, 'Marauder Squadron', 2], [CODEX, 'Warlord', 1], [HORDE, 'Warband', 3],
    ['imperial-guard-steel-legion', 'Infantry Company', 2], ['imperial-guard-steel-legion', 'Warhound', 1],
    ['eldar-biel-tan', 'Aspect Warrior', 1], ['eldar-biel-tan', 'Guardian', 2], ['tau', 'Crisis Battlesuit Cadre', 1],
    ['tau', 'Kroot Kindred', 2], ['chaos-cultist-stigmatus-covenant', 'Tzeentch Doomwings', 2],
    ['adeptus-mechanicus-titan-legion', 'Emperor', 1], ['dark-eldar', 'Kabal Syndicate', 1],
    ['inquisition-ordo-xenos', 'Storm Trooper', 2], ['space-marine-imperial-fists', 'Hyperios', 2],
  ])('%s: %s has %i+', (list, name, initiative) => {
    expect(initiativeOf(listOf(list), formationOf(list, name))).toBe(initiative);
  });

  it('is better with a Wraithseer', () => {
    const { build, start, make } = stage('eldar-iyanden', 'Wraithlord');
    expect(build(start).initiative).toBe(2);
    expect(build(make(start, 'Replace one Spiritseer with one Wraithseer')).initiative).toBe(1);
  });
});
