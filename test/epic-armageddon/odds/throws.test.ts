import { describe, expect, it } from 'vitest';
import { binomial } from '../../../src/dice/distribution.ts';
import { savesOf } from '../../../src/epic-armageddon/odds/throws/saved.ts';
import { unitOutcomesOf } from '../../../src/epic-armageddon/odds/throws/unit-outcomes.ts';
import { fallsTogether } from '../../../src/epic-armageddon/odds/throws/hands.ts';
import { leadsOf } from '../../../src/epic-armageddon/odds/throws/leads.ts';
import { numbersOf } from '../../../src/epic-armageddon/odds/throws/numbers.ts';
import { patternsOf } from '../../../src/epic-armageddon/odds/throws/patterns.ts';
import { scoresOf } from '../../../src/epic-armageddon/odds/throws/scores.ts';
import type { Batch, Striker } from '../../../src/epic-armageddon/model/batch.ts';
import { freshHit, PLAIN_HIT, volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import type { AllocatedHit } from '../../../src/epic-armageddon/model/volley.ts';
import { formationOf, unitOf } from '../../support/build.ts';
import { engagedOf } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const sumOf = (list: readonly { readonly chance: number }[]): number => list.reduce((sum, one) => sum + one.chance, 0);

const striker = (more: Partial<Striker> = {}): Striker => ({
  unit: 'a1', by: 'close-combat', target: 4, effect: 'normal', dice: 1, points: 1, apart: false, ...more,
});

describe('the scores of some dice', () => {
  it('are told apart by the number of hits alone where these are alike', () => {
    const scores = scoresOf([striker({ dice: 2 }), striker({ unit: 'a2', target: 3, dice: 2 })]);
    expect(scores.map(({ chance }) => chance).length).toBe(5);
    expect(sumOf(scores)).toBeCloseTo(1, 14);
    expect(scores.find(({ faces }) => faces.every(face => face === 6))!.chance).toBeCloseTo(1 / 4 * 4 / 9, 14);
  });

  it('are told apart by whose hits they are where that limits them', () => {
    expect(scoresOf([striker({ apart: true }), striker({ unit: 'a2', apart: true })]).length).toBe(4);
  });

  it('keep apart the order of Titan Killers that do different damage', () => {
    const killer = (unit: string, points: number | string) => striker({ unit, effect: 'titan-killer', points });
    const scores = scoresOf([killer('a1', 1), killer('a2', 'D3'), killer('a3', 1)]);
    expect(scores.length).toBe(7);
    expect(sumOf(scores)).toBeCloseTo(1, 14);
  });
});

describe('the numbers of extra attacks', () => {
  const batch = (strikers: readonly Striker[]): Batch => ({
    kind: 'attacks', strikers: { attacker: strikers, defender: [] }, targets: { attacker: [], defender: [] },
    reach: {}, hits: { attacker: null, defender: null },
  });
  const dice = ({ strikers }: Batch) => strikers.attacker.map(one => one.dice);

  it('count together where the hits are alike, and leave everybody a die', () => {
    const { list } = numbersOf(batch([striker({ dice: 'D3' }), striker({ unit: 'a2', dice: 'D3' })]), 0);
    expect(list.map(one => dice(one.batch))).toEqual([[1, 1], [2, 1], [3, 1], [4, 1], [5, 1]]);
    expect(list.map(({ chance }) => chance * 9)).toEqual([1, 2, 3, 2, 1].map(ways => expect.closeTo(ways, 12)));
  });

  it('count by themselves where they are not', () => {
    expect(numbersOf(batch([striker({ dice: 'D3' }), striker({ unit: 'a2', target: 3, dice: 'D3' })]), 0).list.length)
      .toBe(9);
  });
});

describe('the result', () => {
  it('has eleven differences', () => {
    expect(leadsOf().map(({ lead }) => lead).sort((a, b) => a - b)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
    expect(sumOf(leadsOf())).toBeCloseTo(1, 14);
  });
});

describe('hands that are thrown together', () => {
  const hand = { name: 'test', dice: 1, read: 'successes', target: 2 } as const;

  it('fall in every way that can be told apart', () => {
    expect(fallsTogether([hand, hand], 0).list.map(({ faces }) => faces)).toEqual([[1, 1], [1, 6], [6, 1], [6, 6]]);
  });

  it('drop what is too unlikely, and say how much', () => {
    const { list, dropped } = fallsTogether([hand, hand], 0.1);
    expect(list.length).toBe(3);
    expect(dropped).toBeCloseTo(1 / 36, 14);
  });
});

const engine = profileOf({ name: 'Engine', type: 'war-engine', damageCapacity: 3, armour: 5 });
const tough = profileOf({ name: 'Tough', armour: 4, abilities: ['reinforced-armour', 'invulnerable-save'] });
const assault = engagedOf({ profiles: { engine, tough }, formations: [
  formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
  formationOf('defender', [unitOf('d1', 'tough', [30, 22]), unitOf('d2', 'boyz', [28, 22]),
    unitOf('d3', 'engine', [40, 22])]),
] });
const hitOn = (unit: string): AllocatedHit => freshHit(assault, unit, { ...PLAIN_HIT, by: 'close-combat' }, 'attacks');

describe('a hit', () => {
  it('is saved by any of its saves, which count as one', () => {
    const saved = savesOf(assault, hitOn('d1'), 'attacks');
    expect(saved.map(({ points, chance }) => [points, chance])).toEqual([
      [1, expect.closeTo(1 / 2 * 1 / 2 * 5 / 6, 14)], [0, expect.closeTo(1 - 5 / 24, 14)],
    ]);
  });
});

describe('the outcomes of a unit', () => {
  it('are life and death, however many hits it takes', () => {
    const outcomes = unitOutcomesOf(assault, [hitOn('d2'), hitOn('d2'), hitOn('d2')], 'attacks');
    expect(outcomes.map(({ name, chance }) => [name === '', chance])).toEqual(expect.arrayContaining([
      [true, expect.closeTo(1 / 216, 14)], [false, expect.closeTo(215 / 216, 14)],
    ]));
    expect(outcomes.length).toBe(2);
  });

  it('are points of damage for a war engine, those of its critical hits too', () => {
    const outcomes = unitOutcomesOf(assault, [hitOn('d3'), hitOn('d3')], 'attacks');
    const chance = (points: number) => outcomes.find(({ name }) => name.startsWith(`/0 ${points} `))!.chance;
    const [none, one, two] = binomial(2, 2 / 3) as [number, number, number];
    expect(outcomes.find(({ name }) => name === '')!.chance).toBeCloseTo(none, 14);
    expect(chance(1)).toBeCloseTo(one * 5 / 6, 14);
    expect(chance(2)).toBeCloseTo(one * 1 / 6 * 5 / 6 + two * 25 / 36, 14);
    expect(chance(3)).toBeCloseTo(one / 36 + two * 11 / 36, 14);
  });
});

describe('the outcomes of a transport with somebody inside', () => {
  const carrying = engagedOf({ formations: [
    formationOf('attacker', [unitOf('a1', 'tactical', [30, 20])]),
    formationOf('defender', [unitOf('d1', 'rhino', [30, 23]), unitOf('p1', 'tactical', [30, 23], { aboard: 'd1' })]),
  ] });

  it('V12, A2.12: are told apart by the hit that wrecks it, be it one whose save the players have thrown', () => {
    const { hits } = volleyOn(carrying, 'overwatch', 'a2Charge', [
      { unit: 'd1', effect: 'macro-weapon', unsaved: true }, { unit: 'd1' },
    ]);
    const outcomes = unitOutcomesOf(carrying, hits.defender, 'overwatch');
    expect(outcomes.map(({ name, chance }) => [name, chance])).toEqual([
      ['/0x normal', expect.closeTo(2 / 3, 14)], ['/0x macro-weapon', expect.closeTo(1 / 3, 14)],
    ]);
  });
});

describe('the patterns of a volley', () => {
  const volley = volleyOn(assault, 'attacks', 'a4Attacks', [{ unit: 'd1' }, { unit: 'd2' }, { unit: 'd2' }]);

  it('are every unit’s outcome with every other’s', () => {
    const { list, dropped } = patternsOf(assault, volley, 'defender', 0);
    expect(list.length).toBe(4);
    expect(sumOf(list)).toBeCloseTo(1, 14);
    expect(dropped).toBe(0);
    expect(new Set(list.map(({ name }) => name)).size).toBe(4);
  });

  it('leave a side that is not hit as it is', () => {
    expect(patternsOf(assault, volley, 'attacker', 0).list).toEqual([{ name: '', chance: 1, hits: [] }]);
  });

  it('drop what is too unlikely, and say how much', () => {
    const { list, dropped } = patternsOf(assault, volley, 'defender', 0.05);
    expect(list.length).toBe(2);
    expect(sumOf(list) + dropped).toBeCloseTo(1, 14);
  });
});
