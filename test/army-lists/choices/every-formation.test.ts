import { describe, expect, it } from 'vitest';
import { mostTimes, compositionsOf } from '../../../src/army-lists/choices/change-compositions.ts';
import { buildFormation } from '../../../src/army-lists/choices/build-formation.ts';
import { offersOf } from '../../../src/army-lists/choices/offers.ts';
import { smallest, totalOf, type Picked } from '../../../src/army-lists/choices/picked.ts';
import { inSize, inWay, withChange } from '../../../src/army-lists/choices/picking.ts';
import { canFight } from '../../../src/army-lists/choices/formation-draft.ts';
import type { ArmyList, Formation } from '../../../src/army-lists/lists.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { parseScenario } from '../../../src/epic-armageddon/scenario/parse.ts';

const EVERY = neteaLists().flatMap(list => list.formations.map(formation => ({ list, formation })));
const nameOf = ({ id }: ArmyList, { section, name }: Formation): string => `${id}, ${section}: ${name}`;
const fights = (id: string): boolean => canFight(id, neteaLibrary);
const smallestOf = (formation: Formation): Picked => smallest(formation, fights);

/** What the parser has against a formation that stands face to face with another. */
const problemsOf = ({ name, units, profiles, rules, initiative }: BuiltFormation): readonly string[] => {
  const parsed = parseScenario({
    format: 1,
    ruleset: 'epic-armageddon',
    table: { width: 900, depth: 900 },
    formations: [
      {
        id: 'a', name, side: 'attacker', initiative, rules,
        units: units.map(({ profile, characters, aboard }, i) => ({
          id: `a${i}`, profile, characters,
          ...(aboard === null ? { at: [50 + 20 * (i % 20), 50 + 20 * Math.floor(i / 20)] } : { aboard: `a${aboard}` }),
        })),
      },
      { id: 'd', side: 'defender', units: [{ id: 'd1', profile: 'boyz', at: [800, 800] }] },
    ],
    engage: { formation: 'a', target: 'd' },
    profiles,
  }, neteaLibrary);
  return 'problems' in parsed ? parsed.problems.map(({ say }) => say) : [];
};

const faultsOf = (list: ArmyList, formation: Formation, picked: Picked): readonly string[] => {
  const built = buildFormation(list, formation, picked, neteaLibrary);
  if (built.units.length === 0) return [];
  return problemsOf(built).map(say => `${nameOf(list, formation)}: ${say}`);
};

describe('every formation of every list', () => {
  it('is built in its smallest form as a scenario takes it', () => {
    expect(EVERY).toHaveLength(547);
    expect(EVERY.flatMap(({ list, formation }) => faultsOf(list, formation, smallestOf(formation)))).toEqual([]);
  });

  it('stands on the table unless nobody of it ever does', () => {
    const empty = EVERY.filter(({ list, formation }) =>
      buildFormation(list, formation, smallestOf(formation), neteaLibrary).units.length === 0);
    const isOfNoUse = ({ formation }: typeof EVERY[number]): boolean =>
      formation.compositions.every(way => way.every(({ choices }) => !choices.some(fights)));
    expect(empty.filter(one => !isOfNoUse(one)).map(one => nameOf(one.list, one.formation))).toEqual([]);
  });

  it('is built with each of its changes, made in each way', () => {
    const faults = EVERY.flatMap(({ list, formation }) => formation.upgrades.flatMap(({ changes }, upgrade) =>
      changes.flatMap((change, at) => compositionsOf(change).flatMap((_, way) => {
        const picked = withChange(formation, smallestOf(formation), { upgrade, change: at }, 1, way, neteaLibrary);
        return faultsOf(list, formation, picked);
      }))));
    expect(faults).toEqual([]);
  });

  it('is built with everything at once that may be had, as large as it may be', () => {
    const faults = EVERY.flatMap(({ list, formation }) => {
      const large = inSize(formation, smallestOf(formation), formation.sizes, neteaLibrary);
      const places = formation.upgrades.flatMap(({ changes }, upgrade) =>
        changes.map((change, at) => ({ times: Math.min(2, mostTimes(change, formation.sizes)), upgrade, change: at })));
      const all = places.reduce((picked, { times, ...place }) =>
        withChange(formation, picked, place, times, null, neteaLibrary), large);
      return buildFormation(list, formation, all, neteaLibrary).units.length > 60 ? [] : faultsOf(list, formation, all);
    });
    expect(faults).toEqual([]);
  });

  it('has as few as its list allows, in every way to compose it', () => {
    const wrong = EVERY.flatMap(({ list, formation }) => formation.compositions.flatMap((way, i) => {
      const { base } = inWay(formation, smallestOf(formation), i, neteaLibrary);
      return base.parts.every((counts, at) => totalOf(counts) === way[at]!.least) ? [] : [nameOf(list, formation)];
    }));
    expect(wrong).toEqual([]);
  });

  it('says of each change what it is, and why where it cannot be made', () => {
    const offers = EVERY.flatMap(({ formation }) => offersOf(formation, smallestOf(formation), neteaLibrary));
    expect(offers).toHaveLength(1022);
    expect(offers.filter(({ says }) => !/^[A-Z0-9].*[\w'’+)]$/.test(says) || /undefined|-1/.test(says))
      .map(({ says }) => says)).toEqual([]);
    expect(offers.filter(({ refusal }) => refusal !== null && !/^[A-Z].*\.$/.test(refusal))).toEqual([]);
  });

  it('has every character on a unit that carries it', () => {
    const lost = EVERY.flatMap(({ list, formation }) => {
      const { units } = buildFormation(list, formation, smallestOf(formation), neteaLibrary);
      const wanted = smallestOf(formation).base.parts.flatMap(counts => Object.entries(counts))
        .filter(([id]) => neteaLibrary.profile(id)?.type === 'character')
        .reduce((sum, [, count]) => sum + count, 0);
      const carried = units.reduce((sum, { characters }) => sum + characters.length, 0);
      return units.length > 0 && carried !== wanted ? [nameOf(list, formation)] : [];
    });
    expect(lost).toEqual([]);
  });
});
