/** Any formation of any list, printed as lists are printed, is read back as the same units. */
import { fc } from '../../support/laws.ts';
import { shareOf } from '../../support/share.ts';
import { describe, expect, it } from 'vitest';
import { allAboard } from '../../../src/army-lists/choices/edits.ts';
import { buildFormation } from '../../../src/army-lists/choices/build-formation.ts';
import { smallest } from '../../../src/army-lists/choices/picked.ts';
import { canFight } from '../../../src/army-lists/choices/formation-draft.ts';
import { idsOf } from '../../../src/army-lists/import/matching.ts';
import { neteaLists, type ArmyList } from '../../../src/army-lists/lists.ts';
import type { BuiltFormation, BuiltUnit } from '../../../src/army-lists/built-formation.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { understood } from './forces.ts';
import { PRINTERS } from './printers.ts';
import { inShort } from './in-short.ts';

const isCharacter = (id: string): boolean => neteaLibrary.profile(id)?.type === 'character';

/** Nothing but what the library has: an ability that a list gives has no name of its own. */
const sheetOf = ({ profile, characters }: BuiltUnit): BuiltUnit =>
  ({ profile: profile.split('-with-')[0]!, characters, options: [], aboard: null });

interface Drawn {
  readonly list: ArmyList;
  readonly built: BuiltFormation;
}

const someone = fc.record({ pick: fc.nat(), count: fc.integer({ min: 1, max: 4 }), leader: fc.option(fc.nat()) });

/** The least of a formation, and more of those whom it may take; sometimes everybody who has room rides. */
const drawn: fc.Arbitrary<Drawn> = fc.record({
  list: fc.constantFrom(...neteaLists()), at: fc.nat(), more: fc.array(someone, { maxLength: 3 }), rides: fc.boolean(),
}).chain(({ list, at, more, rides }) => {
  const formation = list.formations[at % list.formations.length]!;
  const base = buildFormation(list, formation, smallest(formation, id => canFight(id, neteaLibrary)), neteaLibrary);
  const ids = [...idsOf(formation)].filter(id => neteaLibrary.profile(id) !== undefined);
  const units = ids.filter(id => !isCharacter(id));
  const leaders = ids.filter(isCharacter);
  const added = units.length === 0 ? [] : more.flatMap(({ pick, count, leader }) =>
    Array.from({ length: count }, (_, i): BuiltUnit => ({
      profile: units[pick % units.length]!, aboard: null,
      options: [],
      characters: leader === null || i > 0 || leaders.length === 0 ? [] : [leaders[leader % leaders.length]!],
    })));
  const whole = { ...base, profiles: {}, units: [...base.units.map(sheetOf), ...added] };
  const built = rides ? allAboard(whole, true, neteaLibrary.profile) : whole;
  return whole.units.length === 0 ? fc.constant(null) : fc.constant({ list, built });
}).filter(one => one !== null);

const riders = ({ units }: BuiltFormation): number => units.filter(({ aboard }) => aboard !== null).length;
const crew = ({ units }: BuiltFormation): readonly string[] =>
  units.map(({ profile, characters }) => [profile, ...[...characters].sort()].join('+')).sort();

describe.each(Object.entries(PRINTERS))('%s', (_, print) => {
  it('is read back as the same units', async () => {
    await fc.assert(fc.asyncProperty(drawn, async ({ list, built }) => {
      const { formations, unmatched } = await understood(print(list, built));
      expect(unmatched).toEqual([]);
      expect(formations.map(one => [one.list, inShort(one)].join())).toHaveLength(1);
      expect(crew(formations[0]!)).toEqual(crew(built));
      expect(formations[0]!.list).toBe(list.id);
    }), { numRuns: shareOf(120, 40), seed: 5 });
  });
});

it('units that ride are read back aboard', async () => {
  const aboard = drawn.filter(({ built }) => riders(built) > 0);
  await fc.assert(fc.asyncProperty(aboard, async ({ list, built }) => {
    const { formations } = await understood(PRINTERS['a printed list'](list, built));
    expect(riders(formations[0]!)).toBe(riders(built));
  }), { numRuns: shareOf(60, 20), seed: 6 });
});
