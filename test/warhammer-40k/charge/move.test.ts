import { describe, expect, it } from 'vitest';
import {
  dangerHands, hasLostInitial, haveAllMoved, type Move, moveCharger, mustTestDangers, resolveDangers, stillToMove,
  whyNotMove,
} from '../../../src/warhammer-40k/charge/move.ts';
import { chargersOf } from '../../../src/warhammer-40k/charge/chargers.ts';
import { moveRest, whyNotEndMoves } from '../../../src/warhammer-40k/charge/usual-moves.ts';
import { isOutOfReach, resolveRange, takeRange } from '../../../src/warhammer-40k/charge/range.ts';
import { whyNotPick } from '../../../src/warhammer-40k/charge/declare.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { livingOf, modelOf, unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Scenario, ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { touchedBy } from '../../../src/warhammer-40k/movement/engagement.ts';
import { row, unit } from '../../support/warhammer-40k/build.ts';
import { CHARGING_EDITIONS, charging, field, marines, orks, terrain, TRIALS } from './field.ts';

/** The marines charge the orks and come 6″. */
const coming = (
  edition: Edition, units: readonly ScenarioUnit[] = [marines(), orks(5)], more: Partial<Scenario> = {},
): Phase => {
  const start = charging(field(edition, units, more));
  return edition === '7th' ? resolveRange(start, [3, 3]) : takeRange(start);
};

const say = (phase: Phase, move: Move): string | null => {
  const refusal = whyNotMove(phase, move);
  return refusal === null ? null : phaseSentence(refusal);
};

describe.each(CHARGING_EDITIONS)('%s: the moves of a charge', edition => {
  const start = coming(edition);

  it('the nearest moves first, to the nearest enemy (40k.14)', () => {
    const [first, ...others] = row('m', 5, [20, 10]);
    const models = [{ ...first!, at: [20, 10.5] as const }, ...others];
    const ahead = coming(edition, [marines({ models }), orks(5)]);
    expect(say(ahead, { model: 'm1', to: [20, 15] })).toBeNull();
    expect(whyNotMove(ahead, { model: 'm3', to: [22, 15] })?.rule).toBe('40k.14');
    expect(whyNotMove(ahead, { model: 'm1', to: [20, 14] })?.rule).toBe('40k.14');
  });

  it('of several who are equally near any may be the first', () => {
    expect(say(start, { model: 'm3', to: [22, 15] })).toBeNull();
  });

  it('others follow, each once, and only those who charge', () => {
    const moved = moveCharger(start, { model: 'm1', to: [20, 15] });
    expect(modelOf(moved, 'm1')).toMatchObject({ at: [20, 15], path: [[20, 10]] });
    expect(moved.charges[0]!.moved).toEqual(['m1']);
    expect(say(moved, { model: 'm1', to: [20, 15] })).toBe('Marine 1 has moved.');
    expect(say(moved, { model: 'o1', to: [20, 15] })).toBe('Ork 1 does not charge with Marines.');
    expect(say(moved, { model: 'm2', to: [21, 15] })).toBeNull();
    expect(whyNotMove(moved, { model: 'm2', to: [21, 10] })?.rule).toBe('40k.15');
  });

  it('the rest go where they usually go: everybody touches an enemy who can', () => {
    const done = moveRest(start);
    expect(haveAllMoved(start)).toBe(false);
    expect(haveAllMoved(done)).toBe(true);
    expect(chargersOf(done, done.charges[0]!).every(model => touchedBy(done, model).length > 0)).toBe(true);
    const later = moveRest(moveCharger(start, { model: 'm1', to: [20, 15] }));
    expect(haveAllMoved(later)).toBe(true);
    expect(later.charges[0]!.moved[0]).toBe('m1');
  });

  it('the moves are not over while somebody could come nearer (40k.15)', () => {
    const moved = moveCharger(start, { model: 'm1', to: [20, 15] });
    expect(whyNotEndMoves(moved)?.rule).toBe('40k.15');
    expect(phaseSentence(whyNotEndMoves(moved)!))
      .toBe('Marine 2, Marine 3, Marine 4 and Marine 5 can still come nearer and must.');
    expect(whyNotEndMoves(moveRest(start))).toBeNull();
  });

  it('those nearest to the enemy go first', () => {
    const behind = row('m', 3, [20, 10]).map((model, i) => ({ ...model, at: [20, 6 + 2 * i] as const }));
    const inDepth = coming(edition, [marines({ models: behind }), orks(5)]);
    expect(stillToMove(inDepth).map(({ id }) => id)).toEqual(['m3', 'm2', 'm1']);
  });

  it('R-0.30: a character moves with the unit that he is in', () => {
    const captain = unit({
      id: 'captain', name: 'Captain', side: 'attacker', joined: 'marines', models: row('c', 1, [25, 10]),
    });
    const done = moveRest(coming(edition, [marines(), captain, orks(5)]));
    expect(done.charges[0]!.moved).toContain('c1');
    expect(modelOf(done, 'c1').at).not.toEqual([25, 10]);
    expect(touchedBy(done, modelOf(done, 'c1')).length).toBeGreaterThan(0);
  });

  it('40k.33: a way through difficult terrain is remembered of the unit, whoever took it', () => {
    const crater = terrain(['difficult'], [22.6, 12], [40, 14]);
    const through = moveRest(resolveRange(charging(field(edition, [marines(), orks(4)], crater)), [6, 4]));
    expect(unitOf(through, 'marines').throughDifficult).toBe(true);
    const captain = unit({
      id: 'captain', name: 'Captain', side: 'attacker', joined: 'marines', models: row('c', 1, [19, 10]),
    });
    const led = moveRest(resolveRange(charging(field(edition, [marines(), captain, orks(4)], crater)), [6, 4]));
    expect(unitOf(led, 'captain').throughDifficult).toBe(true);
    const beside = terrain(['difficult'], [34, 12], [40, 14]);
    expect(unitOf(moveRest(coming(edition, [marines(), orks(5)], beside)), 'marines').throughDifficult).toBe(false);
    const inIt = terrain(['difficult'], [0, 0], [48, 48]);
    const initial = resolveRange(charging(field(edition, [marines(), orks(2)], inIt)), [6, 4]);
    expect(unitOf(moveCharger(initial, { model: 'm1', to: [20, 10] }), 'marines').throughDifficult).toBe(false);
  });
});

it('002-03: two Fire Dragons cross the crater: all of them have gone through difficult terrain', () => {
  const crater = terrain(['difficult'], [22.6, 12], [40, 14]);
  const rolled = resolveRange(charging(field('7th', [marines(), orks(4)], crater)), [4, 4]);
  expect(rolled.charges[0]!.range).toBe(6);
  expect(isOutOfReach(rolled)).toBe(false);
  expect(unitOf(rolled, 'marines').throughDifficult).toBe(false);
  expect(unitOf(moveRest(rolled), 'marines').throughDifficult).toBe(true);
});

it('002-26: who has gone to ground changes nothing of that', () => {
  const crater = terrain(['difficult'], [0, 12], [48, 14]);
  const rolled = resolveRange(charging(field('7th', [marines(), orks(4, { goneToGround: true })], crater)), [4, 4]);
  expect(unitOf(moveRest(rolled), 'marines').throughDifficult).toBe(true);
});

describe('dangerous terrain in a charge (40k.8)', () => {
  const mines = terrain(['dangerous'], [0, 12], [48, 14]);
  const start = coming('7th', [marines(), orks(5)], mines);

  it.each(TRIALS)('%s does not test', edition => {
    const done = moveRest(coming(edition, [marines(), orks(5)], mines));
    expect(mustTestDangers(done)).toBe(false);
    expect(haveAllMoved(done)).toBe(true);
  });

  it('the first to move tests before anybody follows', () => {
    const first = moveRest(start);
    expect(first.charges[0]!.moved).toEqual(['m1']);
    expect(dangerHands(first))
      .toMatchObject([{ dice: 1, read: 'successes', target: 2, owners: ['m1'], side: 'attacker' }]);
    const safe = resolveDangers(first, [2]);
    expect(mustTestDangers(safe)).toBe(false);
    expect(hasLostInitial(safe)).toBe(false);
    expect(phaseSentence(safe.log.at(-1)!)).toBe('Marine 1 shows 2 in dangerous terrain and is safe.');
  });

  it('a 1 takes it, and the next nearest is the first to move', () => {
    const lost = resolveDangers(moveRest(start), [1]);
    expect(modelOf(lost, 'm1').slain).toBe('dangerous-terrain');
    expect(hasLostInitial(lost)).toBe(true);
    expect(lost.charges[0]!.moved).toEqual([]);
    expect(phaseSentence(lost.log.at(-1)!)).toBe('Marine 1 shows 1 in dangerous terrain and is lost.');
    expect(isOutOfReach(lost)).toBe(false);
    expect(moveRest(lost).charges[0]!.moved).toEqual(['m2']);
  });

  it('the others test each with a die of their own; whoever shows a 1 is lost', () => {
    const others = moveRest(resolveDangers(moveRest(start), [6]));
    expect(haveAllMoved(others)).toBe(true);
    expect(dangerHands(others).map(({ owners }) => owners)).toEqual(others.charges[0]!.testing.map(id => [id]));
    expect(dangerHands(others)).toHaveLength(4);
    const [first, second, third] = others.charges[0]!.testing;
    const tested = resolveDangers(others, [1, 2, 1, 6]);
    expect(livingOf(tested, 'marines').map(({ id }) => id).sort())
      .toEqual(['m1', 'm2', 'm3', 'm4', 'm5'].filter(id => id !== first && id !== third));
    expect(modelOf(tested, second!).slain).toBeNull();
    expect(haveAllMoved(tested)).toBe(true);
    expect(hasLostInitial(tested)).toBe(false);
  });

  it('whoever moves beside it does not test', () => {
    const beside = terrain(['dangerous'], [34, 12], [40, 14]);
    expect(mustTestDangers(moveRest(coming('7th', [marines(), orks(5)], beside)))).toBe(false);
  });
});

describe('whose turn it is to move (40k.2)', () => {
  const start = field('trial-seven-steps', [marines(), orks(5)]);

  it('only units that have declared and not yet moved', () => {
    expect(phaseSentence(whyNotPick(start, { unit: 'marines' })!)).toBe('Marines has no charge left to make.');
    expect(phaseSentence(whyNotPick(start, { unit: 'nobody' })!)).toBe('nobody has no charge left to make.');
    const declared = charging(start);
    expect(whyNotPick(declared, { unit: 'marines' })?.rule).toBe('40k.2');
    const waiting = declared.charges.map(charge => ({ ...charge, stage: 'declared' as const }));
    expect(whyNotPick({ ...declared, charges: waiting }, { unit: 'marines' })).toBeNull();
  });
});
