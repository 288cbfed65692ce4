import { describe, expect, it } from 'vitest';
import { play } from '../../machines/index.ts';
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { gap, type Base } from '../../src/battlefield/base.ts';
import { beginAttacks } from '../../src/epic-armageddon/steps/a4-attacks.ts';
import { coverOf } from '../../src/epic-armageddon/attacks/saves.ts';
import type { Scenario, ScenarioUnit } from '../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import type { Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { LineUpRequest } from '../../src/deployment/line-up-request.ts';
import { lineUp } from '../../src/deployment/line-up.ts';
import { parseScenario } from '../../src/epic-armageddon/scenario/parse.ts';
import { writeScenario } from '../../src/epic-armageddon/scenario/write.ts';
import { ask, entry, expectTidy, lined, numbersOf, unitsOf } from './asks.ts';

const baseIn = ({ profiles }: Scenario) => ({ at, profile }: ScenarioUnit): Base =>
  ({ at, radius: profiles[profile]!.radius });

/** Gaps from each stand of one formation to each of another. */
const gaps = (scenario: Scenario, from: string, to: string): readonly (readonly number[])[] =>
  unitsOf(scenario, from).map(one => unitsOf(scenario, to)
    .map(other => gap(baseIn(scenario)(one), baseIn(scenario)(other))));

const notesOf = (asked: LineUpRequest) =>
  lined(asked).notes.map(({ code, side, asked: wanted, possible }) => [code, side, wanted, possible]);

const obstaclesOf = (asked: LineUpRequest) => {
  const result = lineUp(asked, neteaLibrary);
  return 'obstacles' in result ? result.obstacles.map(({ code, side }) => [code, side]) : [];
};

const scenarioOf = (asked: LineUpRequest): Scenario => lined(asked).scenario;

describe('those in contact', () => {
  it('stand in pairs face to face, from left to right in the order of the list', () => {
    const scenario = scenarioOf(ask([entry('assault', 4)], [entry('boyz', 4)]));
    expect(unitsOf(scenario, 'attacker').map(({ at }) => at))
      .toEqual([[56.85, 39], [58.95, 39], [61.05, 39], [63.15, 39]]);
    expect(unitsOf(scenario, 'defender').map(({ at }) => at))
      .toEqual([[56.85, 41], [58.95, 41], [61.05, 41], [63.15, 41]]);
  });

  it('touch whom they face and nobody else', () => {
    const near = gaps(scenarioOf(ask([entry('assault', 5)], [entry('boyz', 5)])), 'attacker', 'defender');
    expect(near.map(row => row.filter(cm => cm <= 0.05).length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('stand two around one where one side has more', () => {
    const near = gaps(scenarioOf(ask([entry('assault', 3)], [entry('boyz', 5)])), 'attacker', 'defender');
    expect(near.map(row => row.filter(cm => cm <= 0.05).length)).toEqual([2, 2, 1]);
  });

  it('are at most two on one, and the others fire', () => {
    const asked = ask([entry('assault', 2)], [entry('boyz', 6)]);
    expect(lined(asked).made).toEqual(
      { attacker: numbersOf([entry('', 2)]), defender: numbersOf([entry('', 4, 2)]) });
    expect(notesOf(asked)).toEqual([['inContact', 'defender', 6, 4]]);
  });

  it('are nobody where the other side has nobody', () => {
    const asked = ask([entry('assault', 2, 1)], [entry('boyz', 0, 6)]);
    expect(lined(asked).made.attacker).toEqual(numbersOf([entry('', 0, 3)]));
    expect(notesOf(asked)).toEqual([['inContact', 'attacker', 2, 0]]);
  });

  it('surround a war engine that is alone', () => {
    const asked = ask([entry('boyz', 14)], [entry('warlord-class-titan', 1)]);
    expect(lined(asked).made.attacker).toEqual(numbersOf([entry('', 14)]));
    expectTidy(scenarioOf(asked));
  });

  it('are only before a war engine that has others with it', () => {
    const asked = ask([entry('boyz', 14)], [entry('warlord-class-titan', 1), entry('rhino', 0, 2)]);
    expect(notesOf(asked)).toEqual([['inContact', 'attacker', 14, 8]]);
  });

  it('are as many on a war engine as its damage capacity bears', () => {
    const asked = ask([entry('boyz', 9)], [entry('baneblade', 1)]);
    expect(neteaLibrary.profile('baneblade')?.damageCapacity).toBe(3);
    expect(notesOf(asked)).toEqual([['inContact', 'attacker', 9, 6]]);
  });
});

describe('those who fire', () => {
  it('stand within 15cm of every enemy as long as there is room', () => {
    const scenario = scenarioOf(ask([entry('boyz', 6, 10)], [entry('tactical', 6, 10)]));
    expect(Math.max(...gaps(scenario, 'attacker', 'defender').flat())).toBeLessThanOrEqual(15);
  });

  it('stand no nearer than 5cm where nobody is in contact', () => {
    const scenario = scenarioOf(ask([entry('boyz', 0, 8)], [entry('tactical', 0, 8)]));
    expect(Math.min(...gaps(scenario, 'attacker', 'defender').flat())).toBeGreaterThan(5);
  });

  it('stand in the order of the list from left to right', () => {
    const units = unitsOf(scenarioOf(ask([entry('boyz', 0, 4), entry('nobz', 0, 3)], [entry('tactical', 0, 3)])),
      'attacker');
    const across = units.map(({ at }) => at[0]);
    expect(across).toEqual([...across].sort((a, b) => a - b));
  });
});

describe('sides that change places', () => {
  it.each([
    ['some around others', [entry('assault', 3, 2)], [entry('boyz', 5, 6, 3)]],
    ['vehicles, and nobody in contact', [entry('rhino', 0, 3), entry('tactical', 0, 6)], [entry('nobz', 0, 7)]],
  ])('see the same from the other end of the table: %s', (_, one, other) => {
    const there = scenarioOf(ask(one, other));
    const here = scenarioOf(ask(other, one));
    for (const [now, before] of [['attacker', 'defender'], ['defender', 'attacker']] as const) {
      const mirrored = unitsOf(there, before).map(({ at: [x, y] }) => [x, there.table.depth - y]);
      for (const [i, { at }] of unitsOf(here, now).entries()) {
        expect(at[0]).toBeCloseTo(mirrored[i]![0]!, 9);
        expect(at[1]).toBeCloseTo(mirrored[i]![1]!, 9);
      }
    }
  });
});

describe('those further back', () => {
  it('are out of reach, and yet in the chain of their formation', () => {
    const asked = ask([entry('boyz', 2, 4, 4)], [entry('tactical', 2)]);
    const near = gaps(scenarioOf(asked), 'attacker', 'defender').map(row => Math.min(...row) <= 15);
    expect(near).toEqual([true, true, true, true, true, true, false, false, false, false]);
    expect(notesOf(asked)).toEqual([]);
  });

  it('are out of the chain where nobody stands between them and the enemy, which is told', () => {
    expect(notesOf(ask([entry('boyz', 3, 0, 2)], [entry('tactical', 3)]))).toEqual([['coherency', 'attacker', 5, 3]]);
  });

  it('make no assault by themselves, which is told', () => {
    expect(notesOf(ask([entry('boyz', 0, 0, 2)], [entry('tactical', 0, 0, 3)])))
      .toEqual([['nobodyEngaged', null, 0, 0]]);
    expect(notesOf(ask([entry('boyz', 0, 4)], [entry('tactical', 0, 0, 3)])))
      .toEqual([['nobodyEngaged', null, 0, 0], ['inFirefight', 'attacker', 4, 0]]);
  });
});

describe('supporters', () => {
  it('are a formation of their own that has an engaged enemy within 15cm and takes no part', () => {
    const scenario = scenarioOf(ask([entry('assault', 4)], [entry('boyz', 4)], {
      attacker: { supporters: [{ profile: 'tactical', count: 6 }] },
      defender: { supporters: [{ profile: 'nobz', count: 2 }] },
    }));
    expect(scenario.formations.map(({ id, units }) => [id, units.length])).toEqual(
      [['attacker', 4], ['defender', 4], ['attacker-support', 6], ['defender-support', 2]]);
    const able = play(scenario, { dice: { seed: 1 } }).log.map(({ say }) => say).join(' ');
    expect(able).toMatch(/Tactical 6/);
    for (const row of gaps(scenario, 'attacker-support', 'defender')) expect(Math.min(...row)).toBeLessThanOrEqual(15);
    expectTidy(scenario);
  });

  it('beyond what has room within 15cm stand further back, which is told', () => {
    const asked = ask([entry('rhino', 1)], [entry('boyz', 1)],
      { attacker: { supporters: [{ profile: 'warlord-class-titan', count: 20 }] } });
    expect(notesOf(asked)[0]?.slice(0, 3)).toEqual(['supporters', 'attacker', 20]);
    expectTidy(scenarioOf(asked));
  });
});

describe('what else a side may have', () => {
  const covered = (asked: LineUpRequest, side: Side) => {
    const assault = beginAttacks(startAssault(scenarioOf(asked)));
    return assault.units.filter(unit => unit.formation === side).map(unit => coverOf(assault, unit));
  };

  it('cover lies under every foot of the side and under nobody else', () => {
    const asked = ask([entry('assault', 6, 3)], [entry('boyz', 3, 8)], { defender: { cover: 'ruins' } });
    expect(covered(asked, 'defender')).toEqual(Array(11).fill(4));
    expect(covered(asked, 'attacker')).toEqual(Array(9).fill(null));
    expect(notesOf(asked)).toEqual([]);
  });

  it('cover changes nobody’s line of fire', () => {
    const bare = ask([entry('boyz', 3, 12)], [entry('tactical', 3, 9)]);
    const wooded = ask([entry('boyz', 3, 12)], [entry('tactical', 3, 9)],
      { attacker: { cover: 'woods' }, defender: { cover: 'buildings' } });
    expect(lined(wooded).made).toEqual(lined(bare).made);
    expect(notesOf(wooded)).toEqual([['cover', 'attacker', 15, 0]]);
  });

  it('cover locks no vehicle in: the loser’s get away', () => {
    const asked = ask([entry('assault', 4, 20)], [entry('boyz', 2, 2), entry('trukk', 0, 4)],
      { defender: { cover: 'buildings' } });
    expect(covered(asked, 'defender').slice(0, 4)).toEqual([4, 4, 4, 4]);
    const kinds = scenarioOf(asked).table.terrain.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['ruins']));
  });

  it('characters join the first stands, one each and round again', () => {
    const units = unitsOf(scenarioOf(ask(
      [entry('assault', 2, 0, 0, ['chaplain', 'captain', 'librarian'])], [entry('boyz', 2)])), 'attacker');
    expect(units.map(({ characters }) => characters)).toEqual([['chaplain', 'librarian'], ['captain']]);
  });

  it('rules, Blast markers, rulings and names are taken over', () => {
    const scenario = scenarioOf({
      ...ask([entry('assault', 4)], [entry('boyz', 4)], {
        attacker: { name: 'Fourth', blastMarkers: 3, rules: ['they-shall-know-no-fear'] },
        defender: { broken: true, marched: true },
      }),
      title: 'A try', rulings: { supportOrder: 'one-by-one' },
    });
    expect(scenario.formations[0]).toMatchObject(
      { name: 'Fourth', blastMarkers: 3, broken: false, rules: ['they-shall-know-no-fear'] });
    expect(scenario.formations[1]).toMatchObject({ broken: true, marched: true, blastMarkers: 0 });
    expect([scenario.title, scenario.startAt]).toEqual(['A try', 'a4Attacks']);
  });

  it('what cannot be is told: too many markers, a broken or marched attacker', () => {
    expect(notesOf(ask([entry('assault', 4)], [entry('boyz', 3)], {
      attacker: { blastMarkers: 8, rules: ['they-shall-know-no-fear'], broken: true, marched: true },
      defender: { blastMarkers: 3 },
    })).filter(([code]) => code !== 'inContact')).toEqual([
      ['broken', 'attacker', 1, 0], ['marched', 'attacker', 1, 0], ['blastMarkers', 'attacker', 8, 7],
      ['blastMarkers', 'defender', 3, 2],
    ]);
  });

  it('whatever is asked, what comes of it can be read back', () => {
    const { scenario } = lined(ask([entry('assault', 4)], [entry('boyz', 3)], {
      attacker: { blastMarkers: 8, broken: true, marched: true, cover: 'woods' },
      defender: { blastMarkers: 30, broken: true, cover: 'fortifications' },
    }));
    expect(parseScenario(writeScenario(scenario, neteaLibrary), neteaLibrary)).toEqual({ scenario });
  });
});

describe('what is in the way of a line-up', () => {
  it.each([
    ['a side without stands', ask([entry('boyz', 0)], [entry('tactical', 1)]), [['no-stands', 'attacker']]],
    ['too many stands', ask([entry('boyz', 61)], [entry('tactical', 1)]), [['too-many', 'attacker']]],
    ['half a stand', ask([entry('boyz', 0.5)], [entry('tactical', 1)]), [['not-a-number', 'attacker']]],
    ['fewer than none', ask([entry('boyz', 2, -1)], [entry('tactical', 1)]), [['not-a-number', 'attacker']]],
    ['a unit nobody knows', ask([entry('boyz', 1)], [entry('gretchin-band', 1)]), [['unknown-unit', 'defender']]],
    ['an aircraft that never lands', ask([entry('boyz', 1)], [entry('thunderbolt-fighter', 1)]),
      [['unusable-unit', 'defender']]],
    ['a character alone', ask([entry('warlord', 1)], [entry('tactical', 1)]), [['character-alone', 'attacker']]],
    ['a stand as a character', ask([entry('boyz', 1, 0, 0, ['nobz'])], [entry('tactical', 1)]),
      [['not-a-character', 'attacker']]],
  ])('%s', (_, asked, obstacles) => {
    expect(obstaclesOf(asked)).toEqual(obstacles);
  });
});
