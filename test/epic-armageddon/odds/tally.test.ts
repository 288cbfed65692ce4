import { describe, expect, it } from 'vitest';
import { bySide } from '../../../src/epic-armageddon/model/procedure.ts';
import {
  addDefeat, addEnding, endedIn, endingOf, errorsOf, oddsOf, tallyFor, timesOf, type TalliedEnding, type Tally,
} from '../../../src/epic-armageddon/odds/tally.ts';
import { stageParts, stands } from '../../support/stage.ts';
import { assaultOf } from '../../support/fight.ts';

/** Two against three, and somebody who stands by. */
const assault = assaultOf(stageParts(stands('a', 2, [30, 20]), stands('d', 3, [30, 22]), {
  others: [{ side: 'attacker', id: 'friends', stands: { f: { at: [30, 12] } } }],
}));
const WON: TalliedEnding = {
  winner: 'attacker', kind: 'result', lost: { attacker: 1, defender: 3 }, broken: { attacker: false, defender: true },
};
const tallyOf = (...endings: readonly (readonly [Partial<TalliedEnding>, number, number])[]): Tally => {
  const tally = tallyFor(assault);
  for (const [ending, round, chance] of endings) addEnding(tally, { ...WON, ...ending }, round, chance);
  return tally;
};
const told = (tally: Tally) => oddsOf(tally, 0, [], { error: 0 });

describe('endings add up to odds', () => {
  it('that name every number of units that either side may lose, also those that it cannot', () => {
    expect(told(tallyFor(assault)).lost).toEqual({ attacker: [0, 0, 0], defender: [0, 0, 0, 0] });
    expect(told(tallyOf([{}, 1, 0.5])).lost).toEqual({ attacker: [0, 0.5, 0], defender: [0, 0, 0, 0.5] });
  });

  it('of who wins, and of nobody', () => {
    const tally = tallyOf([{}, 1, 0.5], [{ winner: 'defender' }, 1, 0.25], [{ winner: null, kind: 'swift' }, 1, 0.125]);
    expect(told(tally).winner).toEqual({ attacker: 0.5, defender: 0.25, none: 0.125 });
    expect(endedIn(tally)).toBe(0.875);
  });

  it('of the rounds that end it, up to the last of them', () => {
    const { ending } = told(tallyOf([{}, 1, 0.5], [{}, 3, 0.25], [{}, 5, 0]));
    expect(ending.byRound).toEqual([0.5, 0, 0.25]);
    expect(told(tallyOf([{}, 2, 0])).ending.byRound).toEqual([]);
  });

  it('A4.7: of swift ends for whoever wins by them, which is nobody where all are dead', () => {
    const swift = { kind: 'swift' } as const;
    const tally = tallyOf(
      [swift, 1, 0.5], [{ ...swift, winner: 'defender' }, 2, 0.25], [{ ...swift, winner: null }, 1, 0.125],
    );
    expect(told(tally).ending.swift).toEqual({ attacker: 0.5, defender: 0.25 });
    expect(told(tallyOf([{}, 1, 0.5])).ending.swift).toEqual({ attacker: 0, defender: 0 });
  });

  it('of sides that are broken', () => {
    const tally = tallyOf(
      [{}, 1, 0.5], [{ broken: { attacker: true, defender: true } }, 1, 0.25],
      [{ broken: { attacker: false, defender: false } }, 1, 0.125],
    );
    expect(told(tally).broken).toEqual({ attacker: 0.25, defender: 0.75 });
  });

  it('with an error for what no play has met, as the next play may meet it', () => {
    const parts = [tallyOf([{}, 1, 1]), tallyOf([{}, 1, 1])];
    const errors = errorsOf(parts[0]!, parts, [500, 500]);
    expect(errors.lost.defender).toEqual([1e-3, 1e-3, 1e-3, 1e-3]);
    expect(errors.ending.byRound).toEqual([1e-3]);
    expect(errorsOf(parts[0]!, parts.map(part => timesOf(part, 0.5)), [500, 500]).winner.none).toBeCloseTo(5e-4, 12);
    expect(errorsOf(parts[0]!, parts, [0, 0]).winner.none).toBe(1);
  });

  it('of no round where there was no assault', () => {
    const tally = tallyOf([{ kind: 'no-assault', winner: null }, 1, 1]);
    expect(told(tally).ending.byRound).toEqual([]);
    expect(tally.noAssault).toBe(1);
  });

  it('that are so many times as likely, in every figure', () => {
    const swift = { kind: 'swift' } as const;
    const halves = tallyOf([{}, 1, 0.25], [swift, 2, 0.125], [{ kind: 'no-assault', winner: null }, 1, 0.0625]);
    const wholes = tallyOf([{}, 1, 0.5], [swift, 2, 0.25], [{ kind: 'no-assault', winner: null }, 1, 0.125]);
    expect(timesOf(halves, 2)).toEqual(wholes);
  });
});

/** How likely each side is broken in it. */
const BROKEN = bySide(side => Number(WON.broken[side]));

describe('A7.3: a defeat that may cost the loser more', () => {
  it.each(['attacker', 'defender'] as const)('is all its ways one by one, where the %s has won', winner => {
    const ways = [[0, 0.5], [1, 0.25], [2, 0.125]] as const;
    const lost = { attacker: 0, defender: 0 };
    const tally = tallyFor(assault);
    const [further, chances] = [ways.map(([count]) => count), ways.map(([, one]) => one)];
    addDefeat(tally, { ...WON, winner, lost, broken: BROKEN, further, chances }, 2, 0.5);
    const loser = winner === 'attacker' ? 'defender' : 'attacker';
    expect(tally).toEqual(tallyOf(...ways.map(([count, chance]) =>
      [{ winner, lost: { ...lost, [loser]: count } }, 2, chance / 2] as const)));
  });

  it('costs nobody more where nobody has won', () => {
    const tally = tallyFor(assault);
    const nobody = { ...WON, winner: null, kind: 'swift' } as const;
    addDefeat(tally, { ...nobody, broken: BROKEN, further: [1], chances: [1] }, 1, 0.5);
    expect(tally).toEqual(tallyOf([nobody, 1, 0.5]));
  });
});

describe('an assault that is over', () => {
  it('has cost those who fought what they have lost, and nobody who stood by', () => {
    const units = assault.units.map(unit =>
      ({ ...unit, lostTo: ['a1', 'd1', 'd2', 'f'].includes(unit.id) ? 'attack' as const : null }));
    const formations = assault.formations.map(one => ({ ...one, broken: one.id !== 'attacker' }));
    expect(endingOf({ ...assault, units, formations, winner: 'attacker', ending: 'result' }))
      .toEqual({ ...WON, lost: { attacker: 1, defender: 2 } });
    const joined = formations.map(one => ({ ...one, fighting: true }));
    expect(endingOf({ ...assault, units, formations: joined }).broken.attacker).toBe(true);
    expect(endingOf(assault)).toMatchObject({ winner: null, kind: 'no-assault' });
  });
});
