import { transition } from 'xstate';
import { describe, expect, it } from 'vitest';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { handsOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { dealFaces, read } from '../../../src/dice/hand.ts';
import { oddsFrom } from '../../../src/epic-armageddon/odds/odds.ts';
import { stakesOf, type Stakes } from '../../../src/epic-armageddon/odds/stakes.ts';
import type { Scenario } from '../../../src/epic-armageddon/scenario.ts';
import { SIDES, type Assault, type Side } from '../../../src/epic-armageddon/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { everyOutcome } from '../../support/every-outcome.ts';
import { decided, told } from '../../support/every-state.ts';
import { afterThrow, firstThrow, pathOf } from '../../support/odds-oracle/chart.ts';
import { differences, figuresOf, namesIn, type Figures } from '../../support/odds-oracle/figures.ts';
import { profileOf, weaponOf } from '../../support/profiles.ts';
import { engine, stage, stands } from '../../support/stage.ts';
import { shareOf } from '../../support/share.ts';

const NEAR = 1e-8;

const last = (assault: Assault, at: string, asked = {}): readonly Stakes[] => {
  const answers = stakesOf(assault, at, asked);
  for (let answer = answers.next(); ; answer = answers.next()) if (answer.done === true) return answer.value;
};

const stakesAt = (snapshot: AssaultSnapshot): readonly Stakes[] =>
  last(snapshot.context.assault, pathOf(snapshot), { effort: 1e6 });

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const mixed = (parts: readonly { readonly weight: number; readonly figures: Figures }[]): Figures => {
  const whole = sumOf(parts.map(({ weight }) => weight));
  return new Map(namesIn(...parts.map(({ figures }) => figures)).map(name =>
    [name, sumOf(parts.map(({ weight, figures }) => weight * (figures.get(name) ?? 0))) / whole]));
};

/** What a player counts of a throw: a side’s successes or the sum of its dice, or the difference of the result. */
const countIn = (snapshot: AssaultSnapshot, faces: readonly number[], side: Side | null): number => {
  if (side === null) {
    const { attacker, defender } = stepped(snapshot, faces).context.assault.results.at(-1)!;
    return attacker.total - defender.total;
  }
  const hands = handsOf(snapshot);
  const shown = dealFaces(hands, faces);
  return sumOf(hands.map((hand, i) => (hand.side === side ? read(hand, shown[i]!) : 0)));
};

const stepped = (snapshot: AssaultSnapshot, faces: readonly number[]): AssaultSnapshot =>
  transition(assaultMachine, snapshot, { type: 'dice.thrown', faces })[0] as AssaultSnapshot;

/** The odds after every outcome of a throw through the statechart, those together that count alike. */
const thrown = (snapshot: AssaultSnapshot, side: Side | null) => {
  const groups = new Map<number, { weight: number; figures: Figures }[]>();
  const hands = told(handsOf(snapshot), snapshot.context.assault);
  for (const { result: faces, weight } of everyOutcome(throwHands => throwHands(hands))) {
    const count = countIn(snapshot, faces, side);
    const after = decided(stepped(snapshot, faces));
    const figures = figuresOf(oddsFrom(after.context.assault, pathOf(after), { effort: 1e6 }));
    groups.set(count, [...groups.get(count) ?? [], { weight, figures }]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([count, parts]) =>
    ({ count, chance: sumOf(parts.map(({ weight }) => weight)), figures: mixed(parts) }));
};

/** Where the stakes of a throw are not what follows its outcomes. */
const amiss = (snapshot: AssaultSnapshot): readonly string[] => stakesAt(snapshot).flatMap(({ side, stakes }) => {
  const expected = thrown(snapshot, side);
  const counts = stakes.map(({ count }) => count).join();
  if (counts !== expected.map(({ count }) => count).join()) return [`${pathOf(snapshot)} ${side} counts ${counts}`];
  return stakes.flatMap(({ count, chance, odds }, i) => [
    ...Math.abs(chance - expected[i]!.chance) > NEAR ? [`${side} ${count} is ${chance}`] : [],
    ...differences(figuresOf(odds), expected[i]!.figures, NEAR + odds.unresolved),
    ...chance * odds.unresolved > NEAR ? [`${side} ${count} leaves ${odds.unresolved}`] : [],
  ].map(one => `${pathOf(snapshot)} ${side} ${count}: ${one}`));
});

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
      const throws = turns.flatMap(turn => throwsOf(scenario, turn));
      expect(throws.flatMap(amiss)).toEqual([]);
      const counted = new Set(throws.flatMap(stakesAt).map(one => one.counted));
      for (const kind of ['hits', 'saves', 'result'] as const) expect(counted).toContain(kind);
      expect(counted).toContain(scenario === duel ? 'attacks' : 'damage');
    }, 120_000);

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
    const short = last(assault, pathOf(firstThrow(duel)), { effort: 20 });
    for (const { stakes } of short) {
      for (const { odds: { winner, unresolved } } of stakes) {
        expect(unresolved).toBeGreaterThan(0.001);
        expect(winner.attacker + winner.defender + winner.none + unresolved).toBeCloseTo(1, 12);
      }
    }
  });
});
