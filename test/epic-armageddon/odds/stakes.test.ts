import { describe, expect, it } from 'vitest';
import { handsOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { matchUp } from '../../../machines/index.ts';
import { oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import { stakesOf, type Stakes } from '../../../src/epic-armageddon/odds/stakes.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { afterThrow, firstThrow, pathOf } from '../../support/odds-oracle/chart.ts';
import { profileOf, weaponOf } from '../../support/profiles.ts';
import { engine, stage, stands } from '../../support/stage.ts';
import { IS_WHOLE, shareOf } from '../../support/share.ts';
import { amissIn, last, stakesAt, sumOf } from './stakes/after-each.ts';
import { momentsOf } from './under-way/moments.ts';

/** Every throw of an assault, one outcome followed after each. */
const throwsOf = (scenario: Scenario, turn: number): readonly AssaultSnapshot[] => {
  const found: AssaultSnapshot[] = [];
  let snapshot = firstThrow(scenario);
  for (let pick = turn; snapshot.status === 'active' && snapshot.context.assault.round < 2; pick += 3) {
    found.push(snapshot);
    const ways = afterThrow(snapshot);
    snapshot = ways[pick % ways.length]!.result;
  }
  return found;
};

/** In the suite one of each kind; none for several things at once, of which it takes long to go through all. */
const telling = (throws: readonly AssaultSnapshot[]): readonly AssaultSnapshot[] => {
  const purposes = throws.map(one => [...new Set(handsOf(one).map(({ purpose }) => purpose))].join());
  const kinds = throws.map((one, i) => `${pathOf(one)} ${purposes[i]}`);
  return throws.filter((_, i) => IS_WHOLE || (!purposes[i]!.includes(',') && kinds.indexOf(kinds[i]!) === i));
};

const tough = profileOf({ name: 'Tough', armour: 4, cc: 3, abilities: ['reinforced-armour', 'invulnerable-save'] });
const wild = profileOf({ name: 'Wild', cc: 4, weapons: [weaponOf({ extraAttacks: 'D3' })] });

const duel = scenarioOf({ profiles: { tough, wild }, formations: [
  formationOf('attacker', [unitOf('a1', 'wild', [30, 20]), unitOf('a2', 'boyz', [33, 20])]),
  formationOf('defender', [unitOf('d1', 'tough', [30, 22]), unitOf('d2', 'wild', [33, 22])]),
  formationOf('attacker', [unitOf('s1', 'devastator', [38, 24])], { id: 'friends' }),
] });

const titans = stage(
  stands('a', 2, [30, 20], { cc: 3, armour: 5, weapons: [
    { name: 'Claw', kind: 'assault', extraAttacks: 1, rules: ['titan-killer-d3'] }] }),
  { d1: engine(3, [30, 23.5], { cc: 4, armour: 5, abilities: ['void-shields-1'] }) },
);

describe('the stakes of a throw', () => {
  it.each([['with extra attacks, re-rolls and supporters', duel], ['against a war engine', titans]] as const)(
    'are the odds after it, for each number that may come: %s', (_, scenario) => {
      const turns = scenario === duel ? [1, 2].slice(-shareOf(2, 1)) : [1, 2, 5].slice(-shareOf(3, 2));
      const throws = telling(turns.flatMap(turn => throwsOf(scenario, turn)));
      const all = throws.map(one => ({ one, stakes: stakesAt(one) }));
      expect(all.flatMap(({ one, stakes }) => amissIn(one, stakes))).toEqual([]);
      const counted = new Set(all.flatMap(({ stakes }) => stakes).map(one => one.counted));
      for (const kind of ['hits', 'saves', 'result'] as const) expect(counted).toContain(kind);
      expect(counted).toContain(scenario === duel ? 'attacks' : 'damage');
    });

  it('come to the odds before it, each as likely as its number', () => {
    const snapshot = firstThrow(scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'tactical', 3, [30, 20])),
      formationOf('defender', rowOf('d', 'boyz', 3, [30, 22])),
    ] }));
    const { winner } = oddsFrom(snapshot.context.assault, pathOf(snapshot));
    const stakes = stakesAt(snapshot);
    expect(stakes.map(({ side, counted }) => `${side} ${counted}`)).toEqual(SIDES.map(side => `${side} hits`));
    for (const { stakes: list } of stakes) {
      expect(list.map(({ count }) => count)).toEqual([0, 1, 2, 3]);
      expect(sumOf(list.map(({ chance }) => chance))).toBeCloseTo(1, 12);
      expect(sumOf(list.map(({ chance, odds }) => chance * odds.winner.attacker))).toBeCloseTo(winner.attacker, 8);
    }
  });

  it('of the result are certain but for a tie', () => {
    const snapshot = [0, 1, 2].flatMap(turn => throwsOf(duel, turn)).find(one => pathOf(one) === 'a6Result.rolling')!;
    const [{ stakes }] = stakesAt(snapshot) as [Stakes];
    for (const { count, odds } of stakes) {
      if (count !== 0) expect(odds.winner[count > 0 ? 'attacker' : 'defender']).toBeCloseTo(1, 12);
    }
  });

  it('are none where no dice are thrown, and where all is over', () => {
    const { context: { assault } } = firstThrow(duel);
    expect(last(assault, 'a4Attacks.engaged')).toEqual([]);
    expect(last(assault, 'assaultOver')).toEqual([]);
    expect(() => last(assault, 'tea')).toThrow(RangeError);
  });

  it('with hardly any effort leave open what they have not followed', () => {
    const { context: { assault } } = firstThrow(duel);
    const short = last(assault, pathOf(firstThrow(duel)), { effort: 20, exact: true });
    for (const { stakes } of short) {
      for (const { odds: { winner, unresolved } } of stakes) {
        expect(unresolved).toBeGreaterThan(0.001);
        expect(winner.attacker + winner.defender + winner.none + unresolved).toBeCloseTo(1, 12);
      }
    }
  });
});

it('what is walked is told soon, long before everything has been gone over', () => {
  const made = matchUp('5 howling banshees v 4 terminator');
  if (made.problems) throw new Error(made.problems.join(' '));
  const { at, assault } = momentsOf(made.scenario, 1).find(one => one.at === 'a4Attacks.firstStrike.settling.saving')!;
  const answers = [...stakesOf(assault, at, { effort: 60_000, tolerance: 1e-4 })];
  const first = answers.findIndex(told => told.length > 0);
  expect(first).toBeLessThan(answers.length / 4);
  for (const { stakes } of answers[first]!) expect(sumOf(stakes.map(({ chance }) => chance))).toBeCloseTo(1, 12);
});
