import { fc } from '../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { overlaps } from '../../src/battlefield/base.ts';
import { letOut, removeUnits, setCondition, setDamage } from '../../src/table-editing/condition.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import {
  changeSide, copyFormation, placeFormation, removeFormation, renameFormation, whyNotPlaced,
} from '../../src/table-editing/formations.ts';
import { remarksOn } from '../../src/table-editing/remarks.ts';
import { standsOf } from '../../src/table-editing/stands.ts';
import { join, lead } from '../../src/table-editing/engage-action.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { profileOf } from '../support/profiles.ts';
import { anyCrowd, idsOf, LIBRARY, builtOf, placed, twoSides } from './set-ups.ts';

describe('a formation that is placed', () => {
  it('makes a table that reads as what it is, with nothing to remark on', () => {
    fc.assert(fc.property(anyCrowd(10), anyCrowd(10), anyCrowd(6), (own, theirs, more) => {
      const setUp = placed(placed(placed(emptyTable(), 'attacker', own), 'defender', theirs), 'attacker', more);
      expect(remarksOn(setUp)).toEqual([]);
      expect(parseScenario(writeScenario(setUp, LIBRARY), LIBRARY)).toEqual({ scenario: setUp });
    }), { numRuns: 40 });
  });

  it('engages as the first of its side, or is the target, and the next one of a side changes neither', () => {
    const setUp = placed(twoSides(), 'attacker', ['boyz'], 'Late');
    expect([setUp.engage.formation, setUp.engage.target]).toEqual(['marines', 'orks']);
  });

  it('brings its passengers in their transport, its characters and a datasheet of its own', () => {
    const own = builtOf([], {
      units: [
        { profile: 'tactical', characters: ['captain'], options: [], aboard: 1 },
        { profile: 'rhino', characters: [], options: [], aboard: null },
        { profile: 'hero', characters: [], options: [], aboard: null },
      ],
      profiles: { hero: profileOf({ name: 'Hero', abilities: ['void-shields-2'] }) },
    });
    const setUp = placeFormation(emptyTable(), own, 'attacker', LIBRARY);
    const [first, rhino, hero] = setUp.formations[0]!.units;
    expect(first).toMatchObject({ aboard: rhino!.id, at: rhino!.at, characters: ['captain'] });
    expect(hero!.shields).toBe(2);
    expect(Object.keys(setUp.profiles).sort()).toEqual(['captain', 'hero', 'rhino', 'tactical']);
  });

  it('keeps a datasheet apart from another one of the same id', () => {
    const hero = (name: string) => builtOf(['hero'], { profiles: { hero: profileOf({ name }) } });
    const one = placeFormation(emptyTable(), hero('Ann'), 'attacker', LIBRARY);
    const two = placeFormation(one, hero('Bob'), 'defender', LIBRARY);
    const third = placeFormation(two, hero('Bob'), 'defender', LIBRARY);
    expect(third.formations.map(({ units }) => third.profiles[units[0]!.profile]!.name)).toEqual(['Ann', 'Bob', 'Bob']);
    expect(Object.keys(third.profiles)).toHaveLength(2);
  });

  it.each([
    ['nobody', builtOf([]), 'has no units'],
    ['too many', builtOf(Array<string>(61).fill('boyz')), '60 units'],
    ['a stranger', builtOf(['dragon']), '"dragon"'],
    ['a character alone', builtOf(['captain']), 'has to join'],
  ])('of %s is refused with a sentence', (_, built, words) => {
    expect(whyNotPlaced(emptyTable(), built, LIBRARY)).toContain(words);
    const table = emptyTable();
    expect(placeFormation(table, built, 'attacker', LIBRARY)).toBe(table);
  });

  it('is refused where there are twelve already', () => {
    let setUp = emptyTable();
    for (let i = 0; i < 12; i += 1) setUp = placed(setUp, 'attacker', ['boyz']);
    expect(setUp.formations).toHaveLength(12);
    expect(whyNotPlaced(setUp, builtOf(['boyz']), LIBRARY)).toContain('12 formations');
  });

  it('has an id that stands for its name, and never a word that every object knows', () => {
    const names = ['Ork Warband', 'Ork Warband', 'constructor', '★', 'Équipe Ünique'];
    const setUp = names.reduce((table, name) => placed(table, 'attacker', ['boyz'], name), emptyTable());
    expect(setUp.formations.map(({ id }) => id))
      .toEqual(['ork-warband', 'ork-warband-2', 'formation', 'formation-2', 'equipe-unique']);
  });
});

describe('a formation on the table', () => {
  it('is copied beside itself with ids of its own', () => {
    const setUp = copyFormation(twoSides(), 'marines');
    expect(setUp.formations).toHaveLength(3);
    expect(new Set(setUp.formations.flatMap(({ units }) => units.map(({ id }) => id))).size).toBe(20);
    const stands = standsOf(setUp);
    expect(stands.some((one, i) => stands.slice(i + 1).some(other => overlaps(one, other)))).toBe(false);
  });

  it('is renamed, but not to nothing', () => {
    expect(renameFormation(twoSides(), 'orks', ' Mob ').formations[1]!.name).toBe('Mob');
    expect(renameFormation(twoSides(), 'orks', '  ').formations[1]!.name).toBe('Orks');
  });

  it('leaves its place in the engage action to another one when it goes', () => {
    const three = placed(twoSides(), 'attacker', ['boyz'], 'Late');
    expect(removeFormation(three, 'marines').engage.formation).toBe('late');
    expect(removeFormation(twoSides(), 'marines').engage.formation).toBe('');
    expect(Object.keys(removeFormation(twoSides(), 'marines').profiles)).toEqual(['boyz']);
  });

  it('changes sides, and the engage action with it', () => {
    const setUp = changeSide(twoSides(), 'orks', 'attacker');
    expect(setUp.engage).toMatchObject({ formation: 'marines', target: '' });
  });

  it('leads its side when it is told to, and others join it', () => {
    const three = placed(twoSides(), 'attacker', ['boyz'], 'Late');
    const led = join(lead(three, 'late'), 'marines', true);
    expect(led.engage).toMatchObject({ formation: 'late', combined: ['marines'] });
    expect(lead(led, 'marines').engage.combined).toEqual([]);
  });
});

describe('the condition of a formation', () => {
  it('never contradicts itself, whatever is set one after the other', () => {
    const step = fc.record({
      blastMarkers: fc.integer({ min: -3, max: 30 }), broken: fc.boolean(), marched: fc.boolean(),
      overwatch: fc.boolean(),
    }, { requiredKeys: [] });
    fc.assert(fc.property(fc.array(step, { maxLength: 6 }), steps => {
      const setUp = steps.reduce((table, condition) => setCondition(table, 'orks', condition), twoSides());
      expect(parseScenario(writeScenario(setUp, LIBRARY), LIBRARY)).toEqual({ scenario: setUp });
    }), { numRuns: 60 });
  });

  it('has as many Blast markers as do not break it', () => {
    expect(setCondition(twoSides(), 'orks', { blastMarkers: 99 }).formations[1]!.blastMarkers).toBe(7);
  });

  it('does what was asked last', () => {
    const broken = setCondition(setCondition(twoSides(), 'orks', { overwatch: true }), 'orks', { broken: true });
    expect(broken.formations[1]).toMatchObject({ broken: true, overwatch: false });
    expect(setCondition(broken, 'orks', { overwatch: true }).formations[1])
      .toMatchObject({ broken: false, overwatch: true });
  });
});

describe('the dead and the damaged', () => {
  it('are taken off, and a formation without units with them', () => {
    const ids = idsOf(twoSides(), 1);
    expect(removeUnits(twoSides(), ids.slice(1)).formations[1]!.units).toHaveLength(1);
    expect(removeUnits(twoSides(), ids).formations).toHaveLength(1);
  });

  it('leave no more Blast markers than their formation bears', () => {
    const marked = setCondition(twoSides(), 'orks', { blastMarkers: 7 });
    expect(removeUnits(marked, idsOf(marked, 1).slice(3)).formations[1]!.blastMarkers).toBe(2);
  });

  it('let their passengers out', () => {
    const aboard = (profile: string) => ({ profile, characters: [], options: [], aboard: 0 });
    const mounted = placeFormation(emptyTable(), builtOf([], {
      units: [{ profile: 'rhino', characters: [], options: [], aboard: null }, aboard('tactical'), aboard('tactical')],
    }), 'attacker', LIBRARY);
    const onFoot = removeUnits(mounted, [idsOf(mounted, 0)[0]!]);
    expect(onFoot.formations[0]!.units.map(({ aboard: inside }) => inside)).toEqual([null, null]);
    expect(remarksOn(onFoot)).toEqual([]);
  });

  it('are let out round their transport, which stays', () => {
    const mounted = placeFormation(emptyTable(), builtOf([], { units: [
      { profile: 'rhino', characters: [], options: [], aboard: null },
      { profile: 'tactical', characters: [], options: [], aboard: 0 },
    ] }), 'attacker', LIBRARY);
    const onFoot = letOut(mounted, idsOf(mounted, 0)[0]!);
    expect(onFoot.formations[0]!.units.map(({ aboard }) => aboard)).toEqual([null, null]);
    expect(remarksOn(onFoot)).toEqual([]);
    expect(letOut(onFoot, idsOf(mounted, 0)[0]!)).toBe(onFoot);
  });

  it('have lost as many points as they survive', () => {
    const titan = placed(emptyTable(), 'attacker', ['titan']);
    const [id] = idsOf(titan, 0);
    expect(setDamage(titan, id!, 99).formations[0]!.units[0]!.damage).toBe(5);
    expect(setDamage(titan, id!, Number.NaN).formations[0]!.units[0]!.damage).toBe(0);
  });
});
