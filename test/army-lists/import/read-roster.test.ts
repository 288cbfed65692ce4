/** Every stand of a written roster is a unit, a question or left out. */
import { describe, expect, it } from 'vitest';
import type { Roster } from '../../../src/army-lists/import/read-roster.ts';
import { canFight } from '../../../src/army-lists/choices/formation-draft.ts';
import { neteaLists, type ArmyList } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { readRoster, rosterIn } from './forces.ts';
import { ROSTER_PRINTERS, type PrintedUnit } from './profile-files.ts';

interface Written {
  readonly list: ArmyList;
  readonly name: string;
  /** Ids with their numbers; characters stand inside the unit before them. */
  readonly counts: readonly (readonly [id: string, count: number])[];
}

/** The first way to compose each formation of each list, at its smallest; in the suite one in 25. */
const FORMATIONS = neteaLists().flatMap(list => list.formations.map((formation): Written => ({
  list, name: formation.name,
  counts: (formation.compositions[0] ?? []).flatMap(({ least, choices }) =>
    (least === 0 ? [] : [[choices.find(id => canFight(id, neteaLibrary)) ?? choices[0]!, least] as const])),
}))).filter((_, i) => IS_WHOLE || i % 25 === 0);

const isCharacter = (id: string): boolean => neteaLibrary.profile(id)?.type === 'character';

const printed = ({ counts }: Written, withProfiles: boolean): readonly PrintedUnit[] => {
  const one = (id: string, number: number, inside: readonly PrintedUnit[]): PrintedUnit => ({
    name: neteaLibrary.unit(id)!.name, number, profile: withProfiles ? neteaLibrary.profile(id) ?? null : null, inside,
  });
  const characters = counts.filter(([id]) => isCharacter(id)).map(([id, number]) => one(id, number, []));
  return counts.filter(([id]) => !isCharacter(id)).map(([id, number], i) => one(id, number, i === 0 ? characters : []));
};

interface Counted {
  readonly written: number;
  readonly counted: number;
  readonly isExact: boolean;
}

const count = ({ counts }: Written, { formations, questions }: Roster): Counted => {
  const left = formations.flatMap(one => one.left);
  const asked = questions.reduce((sum, question) => sum + question.count, 0);
  const found = formations.flatMap(({ units, characters }) => [...units, ...characters]).map(({ profile }) => profile);
  const wanted = counts.flatMap(([id, number]) => (neteaLibrary.profile(id) ? Array<string>(number).fill(id) : []));
  const written = counts.reduce((sum, [, number]) => sum + number, 0);
  return {
    written, counted: found.length + asked + left.length,
    isExact: wanted.sort().join() === found.sort().join() && left.length === written - wanted.length,
  };
};

describe.each(Object.entries(ROSTER_PRINTERS))('in %s', (_, print) => {
  it.each([['with profiles', true], ['without profiles', false]])(
    'every stand of every formation is a unit, a question or left, and 97 in 100 formations are exact, %s',
    async (__, withProfiles) => {
      let exact = 0;
      for (const formation of FORMATIONS) {
        const { list, name } = formation;
        const roster = await rosterIn(print(list.name, [{ name, units: printed(formation, withProfiles) }]));
        const { written, counted, isExact } = count(formation, roster);
        expect([list.id, name, counted]).toEqual([list.id, name, written]);
        if (isExact) exact += 1;
      }
      expect(exact / FORMATIONS.length).toBeGreaterThanOrEqual(0.97);
    },
  );
});

/** The same formation in an army that no library has, its units under names that nobody else has. */
const asStrangers = (units: readonly PrintedUnit[]): readonly PrintedUnit[] =>
  units.map(one => ({ ...one, name: `Zorg${one.name}`, inside: asStrangers(one.inside) }));

describe('a roster of an army that no library has', () => {
  it('is played with its own profiles, which are those that stand in the file', async () => {
    const fights = FORMATIONS.filter(({ counts }) => counts.every(([id]) => neteaLibrary.profile(id)));
    for (const [i, formation] of fights.entries()) {
      const print = PRINTED[i % PRINTED.length]!;
      const { formations, questions } = await rosterIn(print('Hosts of Zorg', [
        { name: 'Zorghost', units: asStrangers(printed(formation, true)) },
      ]));
      const played = formations.flatMap(({ units, characters }) => [...units, ...characters]);
      expect(formations.map(({ list }) => list).filter(Boolean)).toEqual([]);
      expect(played.map(({ profile }) => profile).filter(id => neteaLibrary.unit(id))).toEqual([]);
      expect(played).toHaveLength(formation.counts.reduce((sum, [, number]) => sum + number, 0));
      expect(played.map(({ own }) => [own!.type, own!.armour, own!.cc, own!.ff, own!.damageCapacity].join()).sort())
        .toEqual(formation.counts.flatMap(([id, number]) => Array(number).fill(valuesOf(id)) as string[]).sort());
      expect(questions.every(({ count: asked }) => asked > 0)).toBe(true);
    }
  });
});

const PRINTED = Object.values(ROSTER_PRINTERS);
const valuesOf = (id: string): string => {
  const { type, armour, cc, ff, damageCapacity } = neteaLibrary.profile(id)!;
  return [type, armour, cc, ff, damageCapacity].join();
};

describe('readRoster', () => {
  it.each([
    ['nothing', ''], ['no text', new Uint8Array([0, 1, 2])], ['no file at all', 7 as never], ['no list', 'xqzzyq'],
    ['more than 4 MB', 'a'.repeat(4_000_001)], ['a scenario', JSON.stringify({ format: 1, formations: [] })],
  ])('says in a sentence that %s is no roster', async (_, file) => {
    expect(await readRoster(file)).toEqual({ problems: expect.arrayContaining([expect.stringMatching(/\.$/)]) });
  });

  it('leaves what never fights out with its reason, one by one', async () => {
    const { formations } = await rosterIn('Space Marines\n\nFlight:\n2 Thunderbolt Fighters\n1 Tactical');
    expect(formations.flatMap(({ left }) => left).every(({ text, why }) => text !== '' && why !== '')).toBe(true);
  });

  it('asks what may mean several, with its number', async () => {
    const { questions } = await rosterIn('Ork\n\nWarband:\n6 boyz\n3 zorgblatz');
    expect(questions).toEqual([{ formation: 0, text: 'zorgblatz', count: 3, candidates: [] }]);
  });

  it('says of a formation of which only the name is written that it has the fewest units', async () => {
    const { notes } = await rosterIn('Space Marine Codex Astartes\n\nTactical Detachment [300]');
    expect(notes).toEqual([{ formation: 0, text: 'Tactical Detachment', say: expect.stringMatching(/fewest/) }]);
  });
});
