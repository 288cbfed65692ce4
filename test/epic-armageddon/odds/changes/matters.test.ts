import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { matters, type Matter } from '../../../../src/epic-armageddon/odds/changes/matters.ts';
import { odds } from '../../../../src/epic-armageddon/odds/odds.ts';
import { RULINGS } from '../../../../src/epic-armageddon/rulings/rulings.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { PROFILES } from '../../../support/profiles.ts';
import { idsOf } from './changed.ts';

/** Two marines touch two of three boyz. */
const SMALL = scenarioOf({ formations: [
  formationOf('attacker', rowOf('a', 'assault', 2, [30, 20])), formationOf('defender', rowOf('d', 'boyz', 3, [30, 22])),
] });
/** One marine touches the first of four boyz. */
const FEW = scenarioOf({ formations: [
  formationOf('attacker', [unitOf('a', 'assault', [30, 20])]), formationOf('defender', rowOf('d', 'boyz', 4, [30, 22])),
] });
/** Another stands too far behind. */
const WITH_REAR = scenarioOf({ formations: [
  formationOf('attacker', [unitOf('a', 'assault', [30, 20]), unitOf('b', 'assault', [30, 3])]),
  formationOf('defender', rowOf('d', 'boyz', 1, [30, 22])),
] });
const TOLERANCE = 1e-4;
const found = [...matters(SMALL, {
  tolerance: TOLERANCE, questions: RULINGS, characters: { attacker: { chaplain: PROFILES.chaplain } },
})];
const matter = (id: string): Matter => found.find(one => one.id === id)!;

describe('what matters', () => {
  it.each([
    ['a Blast marker more on the defender', 'marker-more:defender', 1],
    ['a Blast marker more on the attacker', 'marker-more:attacker', -1],
    ['a supporter of the attacker', 'support-more:attacker', 1],
    ['a supporter of the defender', 'support-more:defender', -1],
    ['cover for the defender', 'cover-given', -1],
    ['a chaplain for the attacker', 'character:attacker:chaplain', 1],
    ['an ork more in contact with marines who strike better than they shoot', 'contact-more:defender', -1],
  ])('%s helps its own side', (_, id, sign) => {
    expect(Math.sign(matter(id).delta)).toBe(sign);
    expect(Math.abs(matter(id).delta)).toBeGreaterThan(1);
  });

  it('is told in percentage points of the charging side, from the odds of either scenario', () => {
    const before = odds(SMALL, { tolerance: TOLERANCE });
    for (const one of found) {
      const after = odds(one.scenario, { tolerance: TOLERANCE });
      expect(one.odds).toEqual(after);
      expect(one.delta).toBe(100 * (after.winner.attacker - before.winner.attacker));
    }
  });

  it('takes the odds of the unchanged scenario from whoever has them', () => {
    const before: Odds = { ...matter('cover-given').odds, winner: { attacker: 0, defender: 1, none: 0 } };
    const [first] = matters(SMALL, { tolerance: TOLERANCE, before });
    expect(first!.delta).toBe(100 * first!.odds.winner.attacker);
  });

  it('is fire at the defender first', () => {
    const deltas = [...matters(FEW, { tolerance: TOLERANCE })].filter(one => one.kind === 'shot').map(one => one.delta);
    expect(deltas).toHaveLength(1);
    expect(deltas[0]).toBeGreaterThan(1);
  });

  it('is the answer to an open question only where some figure depends on it', () => {
    const rulingsIn = (all: readonly Matter[]) => all.filter(one => one.kind === 'ruling').map(one => one.id);
    const questions = RULINGS;
    expect(rulingsIn(found)).toEqual([]);
    expect(rulingsIn([...matters(WITH_REAR, { tolerance: TOLERANCE, questions })]))
      .toEqual(['ruling:bothSwift:nobody', 'ruling:engagedAttackersGone:fights-on']);
  });

  it('is known at once, and of what is still open better a little later', () => {
    const large = scenarioOf({ formations: [
      formationOf('attacker', [...rowOf('a', 'assault', 4, [30, 20]), ...rowOf('b', 'tactical', 2, [30, 17])]),
      formationOf('defender', [...rowOf('d', 'boyz', 4, [30, 22]), ...rowOf('n', 'nobz', 2, [30, 25])]),
    ] });
    const looked = new Map<string, Matter>();
    let again: Matter | null = null;
    for (const one of matters(large)) {
      if (looked.has(one.id)) again = one;
      if (again !== null) break;
      looked.set(one.id, one);
    }
    const first = looked.get(again!.id)!;
    expect(looked.size).toBe(idsOf(large).length);
    expect(first.odds.error).toBeGreaterThanOrEqual(0.0003);
    expect(again!.odds.error).toBeLessThan(first.odds.error);
    expect(Math.abs(again!.delta - first.delta)).toBeLessThan(500 * first.odds.error);
  });

  it('answers one change at a time', () => {
    const one = matters(SMALL, { tolerance: TOLERANCE });
    expect(one.next().value).toEqual(found[0]);
    expect(one.return(undefined).done).toBe(true);
  });
});
