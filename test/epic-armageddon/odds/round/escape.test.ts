/** Who is caught in flight, and what is said where it is not told. */
import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { apartNow, breakTheLoser, caughtNow } from '../../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { withdrawTheRest } from '../../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { odds } from '../../../../src/epic-armageddon/odds/odds.ts';
import { escapeOf } from '../../../../src/epic-armageddon/odds/round/escape.ts';
import { bitsOf, lostInFlight } from '../../../../src/epic-armageddon/odds/round/flights.ts';
import type { Scenario, ScenarioUnit } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf, terrainOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';
import { begun, fightIn } from './fights.ts';

const KINDS = {
  slow: profileOf({ speed: 5 }), line: profileOf(), bikes: profileOf({ speed: 35 }), stuck: profileOf({ speed: 0 }),
  brave: profileOf({ speed: 5, abilities: ['fearless'] }),
  engine: profileOf({ type: 'war-engine', damageCapacity: 3, speed: 5 }),
  fastEngine: profileOf({ type: 'war-engine', damageCapacity: 3, speed: 30 }),
};
type Kind = keyof typeof KINDS;

const meeting = (
  attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[], friends: readonly ScenarioUnit[] = [],
): Scenario => scenarioOf({
  formations: [
    formationOf('attacker', attackers), formationOf('defender', defenders),
    ...(friends.length === 0 ? [] : [formationOf('defender', friends, { id: 'friends' })]),
  ],
  profiles: KINDS,
});

/** Places on a grid so wide that bases never overlap; the first attacker always touches somebody. */
const anyMeeting = (kinds: readonly Kind[], left: number, front: number) => fc.record({
  places: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })), {
    minLength: 4, maxLength: 9, selector: String,
  }),
  kinds: fc.array(fc.constantFrom(...kinds), { minLength: 9, maxLength: 9 }),
  attackers: fc.integer({ min: 1, max: 3 }),
  isWatched: fc.boolean(),
  dead: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
}).map(({ places, kinds, attackers, isWatched, dead }) => {
  const units = places.map(([x, y], i) => unitOf(`u${i}`, kinds[i]!, [left + 4 * x, front + 4 * y]));
  const [ours, theirs] = [units.slice(0, attackers), units.slice(attackers)];
  const touching = unitOf('touching', 'line', [ours[0]!.at[0] + 1.2, ours[0]!.at[1] + 1.6]);
  const watchers = isWatched && theirs.length > 1 ? theirs.slice(-1) : [];
  const fighting = theirs.slice(0, theirs.length - watchers.length);
  return { assault: begun(meeting(ours, [touching, ...fighting], watchers)), dead };
});

/** An assault in which some fighters have died and a side has lost. */
const lostBy = (assault: Assault, loser: Side, isDead: (id: string) => boolean): Assault => ({
  ...assault,
  winner: enemyOf(loser),
  units: assault.units.map(unit => (isDead(unit.id) ? { ...unit, lostTo: 'attack' } : unit)),
});

/** Whom the rules catch where everybody withdraws in the usual way. */
const caughtByRules = (assault: Assault): readonly string[] => caughtNow(withdrawTheRest(breakTheLoser(assault)));

/** Whom the rules take then, those who end apart among them. */
const lostByRules = (assault: Assault): readonly string[] => {
  const gone = withdrawTheRest(breakTheLoser(assault));
  const lost = [...apartNow(gone), ...caughtNow(gone)];
  return gone.units.filter(({ id }) => lost.includes(id)).map(({ id }) => id);
};

describe('A7.3: who is caught in flight', () => {
  it('is who ends too near an enemy where nobody moves him, whoever has died', () => {
    let caught = 0;
    const any = anyMeeting(['slow', 'line', 'bikes', 'stuck'], 0, 0);
    fc.assert(fc.property(any, fc.constantFrom(...SIDES), ({ assault, dead }, loser) => {
      const { fighters, escapes, isFlightTold } = fightIn(assault).board;
      if (!isFlightTold) return;
      const isDead = (id: string): boolean => SIDES.some(side =>
        fighters[side].some(({ unit }, i) => unit.id === id && dead[i]! && (side === loser || i > 0)));
      const living = fighters[enemyOf(loser)].map(({ unit }) => !isDead(unit.id));
      const ours = fighters[loser].map(({ unit }) => !isDead(unit.id));
      const bits = lostInFlight(escapes[loser], bitsOf(ours), bitsOf(living));
      const told = fighters[loser].filter((_, i) => (bits >> i & 1) === 1).map(({ unit }) => unit.id);
      caught += told.length;
      expect(told).toEqual(lostByRules(lostBy(assault, loser, isDead)));
    }), { seed: 4, numRuns: 600 });
    expect(caught).toBeGreaterThan(150);
  });

  it.each([[62, false], [61.96, false], [61.9, true]])(
    'is not told where somebody runs into an enemy, not only grazes its base: one %fcm along, %s',
    (x, isBlocked) => {
      const assault = begun(meeting(
        [unitOf('a', 'bikes', [60, 50])], [unitOf('d', 'line', [60, 52]), unitOf('e', 'line', [x, 40])],
      ));
      expect(escapeOf(assault, 'attacker', true).isBlocked).toBe(isBlocked);
    },
  );

  it('is nobody before so many enemies are dead as are said to be safe', () => {
    let told = 0;
    fc.assert(fc.property(anyMeeting(['line', 'bikes'], 50, 30), ({ assault, dead }) => {
      const { fighters, escapes: { attacker: { sureUntil } } } = fightIn(assault).board;
      const last = fighters.defender.filter((_, i) => dead[i]).slice(0, Math.max(0, Math.min(sureUntil - 1, 8)));
      if (sureUntil === 0 || last.length === fighters.defender.length) return;
      told += 1;
      const isDead = (id: string): boolean => last.some(({ unit }) => unit.id === id);
      expect(caughtByRules(lostBy(assault, 'attacker', isDead))).toEqual([]);
    }), { seed: 4, numRuns: 300 });
    expect(told).toBeGreaterThan(40);
  });
});

describe('A7.3: where nobody asks who is caught', () => {
  it('it is known as well from when on somebody may be, and whether everybody is', () => {
    const found = new Set<string>();
    fc.assert(fc.property(anyMeeting(['slow', 'line', 'bikes', 'stuck'], 0, 0), ({ assault }) => {
      for (const side of SIDES) {
        const { sureUntil, isHopeless } = escapeOf(assault, side, true);
        found.add(`${sureUntil} ${isHopeless}`);
        expect(escapeOf(assault, side, false)).toMatchObject({ sureUntil, isHopeless });
      }
    }), { seed: 4, numRuns: 300 });
    expect([...found]).toEqual(expect.arrayContaining(['0 true', '0 false', '1 false', 'Infinity false']));
  });
});

describe('A7.3: nobody gets away', () => {
  it('where all are lost to whoever of their enemies lives', () => {
    let told = 0;
    fc.assert(fc.property(anyMeeting(['stuck', 'slow'], 0, 0), ({ assault, dead }) => {
      const { fighters, escapes } = fightIn(assault).board;
      if (!escapes.attacker.isHopeless) return;
      told += 1;
      const isDead = (id: string): boolean =>
        fighters.defender.some(({ unit }, i) => unit.id === id && i > 0 && dead[i]!);
      expect(caughtByRules(lostBy(assault, 'attacker', isDead))).toEqual(fighters.attacker.map(({ unit }) => unit.id));
    }), { seed: 4, numRuns: 300 });
    expect(told).toBeGreaterThan(20);
  });
});

/** So many slow stands in contact with fewer, who have other enemies behind them. */
const trapped = (count: number, kind: Kind = 'slow'): Scenario => meeting(
  rowOf('a', kind, count, [30, 40], 2),
  [...rowOf('d', 'line', 3, [30, 42], 2), ...rowOf('e', 'line', 2, [30, 22], 2)],
);
/** Two rows in the open. */
const free = (count: number): Scenario =>
  meeting(rowOf('a', 'bikes', count, [30, 40], 2), rowOf('d', 'bikes', count, [30, 42], 2));

/** Each in a formation of its own, so that nobody parts from anybody. */
const lonely = scenarioOf({
  formations: [...SIDES].flatMap((side, row) => Array.from({ length: 8 }, (_, i) =>
    formationOf(side, [unitOf(`${side}${i}`, 'bikes', [30 + 2 * i, 40 + 2 * row])], { id: `${side}${i}` }))),
  engage: {
    formation: 'attacker0', target: 'defender0', combined: [1, 2, 3, 4, 5, 6, 7].map(i => `attacker${i}`),
    intermingled: [1, 2, 3, 4, 5, 6, 7].map(i => `defender${i}`),
  },
  profiles: KINDS,
});

const isToldIn = (scenario: Scenario): boolean => fightIn(begun(scenario)).board.isFlightTold;
const SAID = /^whoever is lost in flight is not counted among the lost \(likelihood at most (.+) %\)$/;
const saidOf = (scenario: Scenario): string | undefined =>
  odds(scenario, { tolerance: 1e-3 }).assumptions.find(text => SAID.test(text));

describe('whether flight is told', () => {
  it('it is where few fight', () => {
    expect([isToldIn(free(7)), isToldIn(trapped(9))]).toEqual([true, true]);
    expect([isToldIn(free(8)), isToldIn(trapped(10))]).toEqual([false, false]);
  });

  it('it is where nobody can be caught, whoever fights', () => {
    expect(isToldIn(meeting([unitOf('a', 'fastEngine', [30, 38])], rowOf('d', 'bikes', 2, [30, 41], 2)))).toBe(true);
  });

  it.each([
    ['a war engine may be caught', trapped(1, 'engine')],
    ['a Fearless unit may be caught', trapped(3, 'brave')],
    ['dangerous ground lies within reach', scenarioOf({
      formations: [formationOf('attacker', rowOf('a', 'line', 2, [30, 40], 2)),
        formationOf('defender', rowOf('d', 'line', 2, [30, 42], 2))],
      profiles: KINDS, terrain: [terrainOf('marsh', [20, 20], [45, 30])],
    })],
    ['somebody runs into an enemy', meeting(rowOf('a', 'line', 2, [30, 40], 2), [
      ...rowOf('d', 'line', 2, [30, 42], 2), ...rowOf('e', 'line', 2, [30, 26], 2)])],
    ['somebody runs into what he cannot cross', scenarioOf({
      formations: [formationOf('attacker', rowOf('a', 'wheels', 2, [30, 40], 2)),
        formationOf('defender', rowOf('d', 'line', 2, [30, 42], 2))],
      profiles: { ...KINDS, wheels: profileOf({ type: 'armoured-vehicle', radius: 1 }) },
      terrain: [terrainOf('buildings', [20, 20], [45, 30])],
    })],
  ])('it is not if %s', (_, scenario) => {
    expect(isToldIn(scenario)).toBe(false);
  });
});

describe('that those lost in flight are not counted', () => {
  it.each([
    ['is not said where nobody can be caught, and nobody flees beside another', lonely],
    ['is not said where it is told who is caught', trapped(6)],
    ['is not said where whole assaults are played beside rounds', trapped(1, 'engine')],
  ])('%s', (_, scenario) => {
    expect(saidOf(scenario)).toBeUndefined();
  });

  it('is said where many could part, far from every enemy as they may end', () => {
    expect(saidOf(free(8))).toBeDefined();
  });

  it('is said where it is not told, with how likely it is at most', () => {
    const said = saidOf(trapped(10));
    const [, percent] = SAID.exec(said!)!;
    expect(Number(percent)).toBeGreaterThan(0);
    expect(Number(percent)).toBeLessThanOrEqual(100);
  });
});
