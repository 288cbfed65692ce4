/** Every formation of every list, as people write it: what is written is there, asked about or left out. */
import { describe, expect, it } from 'vitest';
import type { UnderstoodList } from '../../../src/army-lists/import/import-result.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { IS_WHOLE } from '../../support/share.ts';
import { understood } from './forces.ts';
import { usualFormations, WAYS, type Stands, type UsualFormation } from './written-ways.ts';

/** Of all lists, one of so many. */
const EVERY = IS_WHOLE ? 1 : 12;
/** So many of a hundred are exactly what is written; nobody is missing anywhere. */
const EXACT = 97;

type Sort = 'exact' | 'asked' | 'silent';

const canFight = ({ id }: Stands): boolean => neteaLibrary.profile(id) !== undefined;
const countIn = (stands: readonly Stands[]): number => stands.reduce((sum, { count }) => sum + count, 0);

/** Stands and characters of a formation, by their ids, without abilities that its list gives. */
const onTable = ({ units }: UnderstoodList['formations'][number]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of units.flatMap(({ profile, characters }) => [profile.split('-with-')[0]!, ...characters])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

/** What came of the formations of a list, in their order. */
const sortsOf = (written: readonly UsualFormation[], { formations, unmatched, notes }: UnderstoodList): Sort[] => {
  let at = 0;
  return written.map(({ name, stands }): Sort => {
    const left = stands.filter(one => !canFight(one));
    const isTold = left.every(({ id }) =>
      notes.some(note => note.includes(`"${neteaLibrary.unit(id)!.name}" cannot fight here.`)));
    const built = formations[at];
    const isThere = built?.name.toLowerCase() === name.toLowerCase();
    if (!isTold) return 'silent';
    if (!isThere) return left.length === stands.length ? 'exact' : 'silent';
    const asked = unmatched.filter(({ formation }) => formation === at).reduce((sum, { count }) => sum + count, 0);
    at += 1;
    const wanted = stands.filter(canFight);
    const found = onTable(built);
    const inAll = [...found.values()].reduce((sum, count) => sum + count, 0);
    if (inAll + asked !== countIn(wanted)) return 'silent';
    if (asked > 0) return 'asked';
    return wanted.every(({ id, count }) => found.get(id) === count) ? 'exact' : 'silent';
  });
};

describe.each(Object.entries(WAYS))('%s', (_, write) => {
  it('every stand that is written is there, asked about or left out', async () => {
    const sorts: Sort[] = [];
    for (const list of neteaLists().filter((__, i) => i % EVERY === 0)) {
      const written = usualFormations(list);
      sorts.push(...sortsOf(written, await understood(write(list.name, written))));
    }
    expect(sorts.filter(sort => sort === 'silent')).toEqual([]);
    expect(100 * sorts.filter(sort => sort === 'exact').length).toBeGreaterThanOrEqual(EXACT * sorts.length);
  });
});
