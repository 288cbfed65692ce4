import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { assaultMachine } from '../../../machines/epic-armageddon/assault.machine.ts';
import { DecisionError } from '../../../machines/decision-error.ts';
import { play } from '../../../machines/epic-armageddon/play.ts';
import { DiceError } from '../../../src/dice/dice-error.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { reportOf, type Report } from '../../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH } from '../../support/fight.ts';
import { eventsOf } from './walk.ts';
import { WALK_NAMES, WALKS } from './walks.ts';

const NOBODY_HITS = [1, 1, 1, 1, 1, 1, 1, 1];
/** Four marines against four boyz; eight dice if nobody hits, then four for the result. */
const marines = scenarioOf({ formations: [
  formationOf('attacker', rowOf('a', 'assault', 4, [30, 20])),
  formationOf('defender', rowOf('d', 'boyz', 4, [30, 22])),
] });
const dice = [...NOBODY_HITS, ...ATTACKER_ROLLS_HIGH];
const apart = (attackerY: number, defenderY: number): Scenario => scenarioOf({ startAt: 'a1ChooseTarget', formations: [
  formationOf('attacker', [unitOf('a1', 'boyz', [30, attackerY])]),
  formationOf('defender', [unitOf('d1', 'nobz', [30, defenderY])]),
] });
const errorOf = (run: () => unknown): Error => {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
};
const unitsIn = (report: Report) => report.formations.flatMap(one => one.units);
const placesIn = (report: Report): readonly unknown[] => unitsIn(report).map(unit => unit.at);

describe('a script of dice', () => {
  it('that runs out is an error that says how many were needed', () => {
    const error = errorOf(() => play(marines, { dice: dice.slice(0, 10) }));
    expect(error).toBeInstanceOf(DiceError);
    expect(error).toMatchObject({ needed: 12, given: 10 });
    expect(error.message).toContain('at least 12 needed, 10 given');
  });

  it('that is not used up is an error that says how many were needed', () => {
    const error = errorOf(() => play(marines, { dice: [...dice, 6, 6] }));
    expect(error).toBeInstanceOf(DiceError);
    expect(error).toMatchObject({ needed: 12, given: 14, message: '2 dice are left over: 12 needed, 14 given.' });
  });

  it('with a face that no die has is an error', () => {
    expect(() => play(marines, { dice: [7] })).toThrow(DiceError);
  });

  it('that fits is used up', () => {
    expect(play(marines, { dice }).diceUsed).toBe(12);
  });
});

describe('a seed', () => {
  it('gives the same report for ever', () => {
    expect(play(marines, { dice: { seed: 11 } })).toEqual(play(marines, { dice: { seed: 11 } }));
  });

  it('gives another assault than another seed', () => {
    const seen = new Set([1, 2, 3, 4, 5].map(seed => JSON.stringify(play(marines, { dice: { seed } }))));
    expect(seen.size).toBe(5);
  });
});

describe('decisions', () => {
  it('are taken in order, each when its step has come', () => {
    const report = play(apart(10, 40), { dice: [1, 1, ...ATTACKER_ROLLS_HIGH], decisions: [
      { type: 'unit.moved', unit: 'a1', to: [30, 20] }, { type: 'unit.moved', unit: 'a1', to: [30, 25] },
      { type: 'charge.ended' }, { type: 'unit.moved', unit: 'd1', to: [30, 36] },
    ] });
    expect(placesIn(report)).toEqual([[30, 25], [30, 36]]);
  });

  it('that are illegal are an error with their place, their kind and the reason', () => {
    const decisions: readonly Decision[] = [
      { type: 'target.chosen', target: 'defender' }, { type: 'unit.moved', unit: 'a1', to: [30, 26] },
    ];
    const error = errorOf(() => play(apart(10, 40), { dice: [], decisions }));
    expect(error).toBeInstanceOf(DecisionError);
    expect(error.message).toBe('Decision 2 (unit.moved) is refused: Boyz would move 16 cm; it may move 15 cm. (A2.1)');
  });

  it('whose step never comes are an error', () => {
    const decisions: readonly Decision[] = [{ type: 'consolidation.ended' }, { type: 'withdrawal.ended' }];
    const error = errorOf(() => play(marines, { dice, decisions }));
    expect(error).toBeInstanceOf(DecisionError);
    expect(error.message).toBe('Decision 2 (withdrawal.ended) was never possible: its step did not come.');
  });

  it('that leave things as the rules forbid end in an error, not in waiting for ever', () => {
    const decisions: readonly Decision[] = [{ type: 'unit.moved', unit: 'a1', to: [32, 20] }];
    const error = errorOf(() => play(apart(20, 24), { dice: [], decisions }));
    expect(error).toBeInstanceOf(DecisionError);
    expect(error.message).toMatch(/^Undecided, charge\.ended is refused: Boyz .* Nobz .*\(A2\.7\)$/);
  });
});

/** A walk played from the same dice and decisions. */
const playedWalk = (name: keyof typeof WALKS): Report => {
  const events = eventsOf(WALKS[name]);
  const dice = events.flatMap(event => (event.type === 'dice.thrown' ? event.faces : []));
  const decisions = events.filter((event): event is Decision => event.type !== 'dice.thrown');
  return play(WALKS[name].scenario, { dice, decisions });
};

describe('playing', () => {
  it.each(WALK_NAMES)('%s: is the statechart run headless', name => {
    const { scenario } = WALKS[name];
    const actor = createActor(assaultMachine, { input: { scenario } }).start();
    for (const event of eventsOf(WALKS[name])) actor.send(event);
    expect(playedWalk(name)).toEqual(reportOf(actor.getSnapshot().context.assault));
  });

  const number = expect.any(Number) as number;
  const text = expect.any(String) as string;
  const keysOf = (value: object): readonly string[] => Object.keys(value);

  it.each(WALK_NAMES)('%s: is reported with every key of the format and no other', name => {
    const report = playedWalk(name);
    expect(keysOf(report)).toEqual([
      'winner', 'ending', 'rounds', 'kills', 'result', 'hackDown', 'formations', 'diceUsed', 'log',
    ]);
    expect(['attacker', 'defender', null]).toContain(report.winner);
    expect(['no-assault', 'swift', 'result']).toContain(report.ending);
    expect(report).toMatchObject({ rounds: number, hackDown: number, diceUsed: number });
    expect(report.kills).toEqual({ attacker: number, defender: number });
    for (const thrown of report.result) {
      expect(keysOf(thrown)).toEqual(['attacker', 'defender']);
      for (const { modifiers, ...score } of Object.values(thrown)) {
        expect(score).toEqual({ dice: [number, number], total: number });
        for (const modifier of modifiers) expect(modifier).toEqual({ rule: text, name: text, value: number });
      }
    }
    for (const line of report.log) expect(line).toEqual({ step: text, rule: text, say: text });
  });

  it.each(WALK_NAMES)('%s: is reported with every formation and every unit of the scenario', name => {
    const { scenario } = WALKS[name];
    const report = playedWalk(name);
    expect(report.formations.map(one => [one.id, one.units.map(unit => unit.id)]))
      .toEqual(scenario.formations.map(one => [one.id, one.units.map(unit => unit.id)]));
    for (const one of report.formations) {
      expect(keysOf(one)).toEqual(['id', 'blastMarkers', 'broken', 'destroyed', 'units']);
      expect([typeof one.blastMarkers, typeof one.broken]).toEqual(['number', 'boolean']);
      expect(one.destroyed).toBe(one.units.every(unit => !unit.alive));
    }
    for (const unit of unitsIn(report)) {
      expect(keysOf(unit)).toEqual(['id', 'alive', 'damage', 'at', 'lostTo']);
      expect(unit.at).toEqual([number, number]);
      expect(unit.lostTo === null).toBe(unit.alive);
    }
    expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
  });

  it('changes nothing of its scenario', () => {
    const before = JSON.stringify(marines);
    play(marines, { dice: [...NOBODY_HITS, ...DEFENDER_ROLLS_HIGH] });
    expect(JSON.stringify(marines)).toBe(before);
  });
});
