import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { touchedBy } from '../../../src/warhammer-40k/movement/engagement.ts';
import {
  mustPileIn, usualPileIn, whyNotPileIn, type PileInRules,
} from '../../../src/warhammer-40k/movement/pile-in.ts';
import { whyNotConsolidate } from '../../../src/warhammer-40k/movement/consolidation.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { at, attackers, combat, defenders, fighting, model, move, piece, runs, said, slay, slayUnit } from './field.ts';

const LATER: PileInRules = { inches: 6, unengagedFirst: true, asCharge: false, throughEverything: true };
const EARLIER: PileInRules = { inches: 6, unengagedFirst: false, asCharge: false, throughEverything: true };
const SEVENTH: PileInRules = { inches: 3, unengagedFirst: true, asCharge: true, throughEverything: false };

const whyNot = (on: Phase, id: string, to: Point, rules: PileInRules): string | null =>
  said(whyNotPileIn(on, id, to, rules));
const goes = (on: Phase, id: string, rules: PileInRules): Phase => move(on, id, usualPileIn(on, id, rules));
const touches = (on: Phase, id: string): readonly string[] => touchedBy(on, model(on, id)).map(one => one.id);

/** a1 fights d1; a2 waits behind it; d2 stands free, 1.5″ to the right of d1. */
const duel = (a2: Point = [20, 18], d2: Point = [22.5, 21]): Phase =>
  fighting('trial-seven-steps', [attackers([[20, 20], a2]), defenders([[20, 21], d2])]);

describe('who piles in', () => {
  it('is whoever of a side touches nobody and has not moved', () => {
    expect(mustPileIn(duel(), combat(duel()), 'attacker')).toEqual(['a2']);
    expect(mustPileIn(duel(), combat(duel()), 'defender')).toEqual(['d2']);
    const moved = move(duel(), 'a2', [20, 18]);
    expect(mustPileIn(moved, combat(moved), 'attacker')).toEqual([]);
    expect(whyNot(moved, 'a2', [21, 20.1], LATER)).toBe('Marine 2 has moved already.');
  });

  it('40k.36: is only whoever strikes in the step, where it is asked of them', () => {
    expect(mustPileIn(duel(), combat(duel()), 'attacker', ['a1'])).toEqual([]);
    expect(mustPileIn(duel(), combat(duel()), 'attacker', ['a1', 'a2'])).toEqual(['a2']);
  });

  it('is nobody who falls back, and nobody whose enemies all do or are dead', () => {
    expect(mustPileIn(runs(duel(), 'a'), combat(duel()), 'attacker')).toEqual([]);
    expect(mustPileIn(runs(duel(), 'd'), combat(duel()), 'attacker')).toEqual([]);
    expect(mustPileIn(slayUnit(duel(), 'd'), combat(duel()), 'attacker')).toEqual([]);
    expect(whyNot(slayUnit(duel(), 'd'), 'a2', [21, 19], LATER)).toBe('Marine 2 does not move now.');
  });

  it('is not whoever touches an enemy', () => {
    expect(whyNot(duel(), 'a1', [21, 20], LATER)).toBe('Marine 1 touches an enemy and stays there.');
    expect(usualPileIn(duel(), 'a1', LATER)).toEqual([20, 20]);
  });
});

describe('40k.70: the pile-in of 6″, those first whom nobody fights', () => {
  it('leads to an enemy whom nobody fights, through everything', () => {
    expect(touches(goes(duel(), 'a2', LATER), 'a2')).toEqual(['d2']);
    expect(whyNot(duel(), 'a2', [21, 21], LATER)).toBe('Marine 2 can reach an enemy whom nobody fights, and has to.');
    const walled = fighting('trial-seven-steps', [attackers([[20, 20], [20, 15]]), defenders([[20, 21], [20.5, 22]])], [
      piece(['impassable'], [10, 17], [30, 18]),
    ]);
    expect(touches(goes(walled, 'a2', LATER), 'a2')).not.toEqual([]);
  });

  it('leads to any enemy where all are taken', () => {
    const one = slay(duel(), 'd2');
    expect(touches(goes(one, 'a2', LATER), 'a2')).toEqual(['d1']);
    expect(whyNot(one, 'a2', [20, 19], LATER)).toBe('Marine 2 can reach an enemy, and has to.');
  });

  it('leads as close as can be where nobody can be reached', () => {
    const far = fighting('trial-seven-steps', [attackers([[20, 20], [20, 12]]), defenders([[20, 21]])]);
    const end = usualPileIn(far, 'a2', LATER);
    expect(end[1]).toBeGreaterThan(17.5);
    expect(whyNot(far, 'a2', end, LATER)).toBeNull();
    expect(whyNot(far, 'a2', [20, 13], LATER)).toBe('Marine 2 can come nearer to the enemy, and has to.');
  });

  it('goes no further than it may, and onto nobody', () => {
    expect(whyNot(duel([20, 14]), 'a2', [22.5, 20], LATER)).toBe('Marine 2 would have to go 6.5″, and may go 6″.');
    expect(whyNot(duel(), 'a2', [20, 20.5], LATER)).toBe('Marine 1 stands there already.');
  });

  it('keeps the unit coherent', () => {
    const free = duel([20, 18], [24.5, 21]);
    expect(whyNot(free, 'a2', [24.5, 20], LATER))
      .toBe('Marine 2 would stand more than 2″ from the others of its unit.');
    expect(touches(goes(free, 'a2', LATER), 'a2')).toEqual(['d1']);
  });

  it('touches nobody outside the combat', () => {
    const on = fighting('trial-seven-steps', [
      attackers([[20, 20], [20, 18]]), defenders([[20, 21]]), at('e', 'defender', [[21.5, 20.2]]),
    ]);
    expect(whyNot(on, 'a2', [20.98, 19.35], LATER)).toBe('Marine 2 may not come so near to Marine 2.');
    expect(touches(goes(on, 'a2', LATER), 'a2')).toEqual(['d1']);
  });
});

describe('40k.70: the pile-in of 6″ of the earlier text', () => {
  it('asks for contact alone, not for those whom nobody fights, nor for coherency', () => {
    const free = duel([20, 18], [24.5, 21]);
    expect(whyNot(free, 'a2', [21, 21], EARLIER)).toBeNull();
    expect(whyNot(free, 'a2', [24.5, 20], EARLIER)).toBeNull();
    expect(whyNot(free, 'a2', [20, 19], EARLIER)).toBe('Marine 2 can reach an enemy, and has to.');
  });
});

describe('40k.36, 40k.70: the pile-in of 3″ that is made like a charge', () => {
  const seventh = (a2: Point): Phase => ({ ...duel(a2), edition: '7th' });

  it('leads to an enemy whom nobody fights, or to any', () => {
    expect(touches(goes(seventh([21.5, 18]), 'a2', SEVENTH), 'a2')).toEqual(['d2']);
    expect(touches(goes(slay(seventh([20, 18]), 'd2'), 'a2', SEVENTH), 'a2')).toEqual(['d1']);
  });

  it('leads near a friend who touches an enemy, or else as close as can be', () => {
    const behind = slay(seventh([20, 15]), 'd2');
    const end = usualPileIn(behind, 'a2', SEVENTH);
    expect(end[1]).toBeGreaterThanOrEqual(17);
    expect(whyNot(behind, 'a2', end, SEVENTH)).toBeNull();
    expect(whyNot(behind, 'a2', [20, 16], SEVENTH))
      .toBe('Marine 2 can get near a friend who touches an enemy, and has to.');
    const far = slay(seventh([20, 12]), 'd2');
    expect(usualPileIn(far, 'a2', SEVENTH)[1]).toBeCloseTo(15, 6);
    expect(whyNot(far, 'a2', [20, 12.5], SEVENTH)).toBe('Marine 2 can come nearer to the enemy, and has to.');
  });

  it('leads through nobody and nothing', () => {
    const walled = fighting('7th', [attackers([[20, 20], [20, 17.5]]), defenders([[20, 21]])], [
      piece(['impassable'], [0, 18.2], [48, 18.8]),
    ]);
    expect(whyNot(walled, 'a2', [21, 21], SEVENTH)).toBe('No way leads Marine 2 there.');
    expect(usualPileIn(walled, 'a2', SEVENTH)[1]).toBeLessThan(18);
  });
});

describe('40k.68: consolidation', () => {
  /** a has beaten d, which has run 2″; e is fresh. */
  const beaten = fighting('trial-seven-steps', [
    attackers([[20, 20], [21, 20]]), defenders([[20, 21]]), at('e', 'defender', [[17.5, 20]]),
  ]);
  const ran = move(runs(beaten, 'd'), 'd1', [20, 23]);
  const why = (to: Point, contact: 'any' | 'new' | 'none', inches = 3): string | null =>
    said(whyNotConsolidate(ran, 'a1', to, inches, contact));

  it('000-24: may touch anybody, even those who have just run 2″', () => {
    expect(why([20, 22], 'any')).toBeNull();
    expect(why([18.5, 20], 'any')).toBeNull();
  });

  it('X-14, R-1.14: or new enemies alone, not those whom it has fought', () => {
    expect(why([20, 22], 'new')).toBe('Marine 1 may not come so near to Marine 1.');
    expect(why([18.5, 20], 'new')).toBeNull();
  });

  it('X-14: or nobody: it stops an inch away', () => {
    expect(why([20, 22], 'none')).not.toBeNull();
    expect(why([20, 21.1], 'none')).not.toBeNull();
    expect(why([20, 21], 'none')).toBeNull();
    expect(why([19.5, 20], 'none')).toBeNull();
    expect(why([18.5, 20], 'none')).not.toBeNull();
  });

  it('goes no further than 3″, or than its die', () => {
    expect(why([20, 17], 'any')).toBeNull();
    expect(why([20, 16.9], 'any')).toBe('Marine 1 would have to go 3.1″, and may go 3″.');
    expect(why([20, 16.9], 'none', 4)).toBeNull();
  });

  it('is not slowed by difficult terrain, and kept out of the impassable', () => {
    const ground = (trait: 'difficult' | 'impassable'): string | null => said(whyNotConsolidate(
      fighting('trial-eight-steps', [attackers([[20, 20]])], [piece([trait], [10, 15], [30, 18])]),
      'a1', [20, 17], 3, 'new',
    ));
    expect(ground('difficult')).toBeNull();
    expect(ground('impassable')).toBe('Marine cannot stand on the woods: it is impassable.');
  });

  it('leaves a unit that can still hang together when the others have moved', () => {
    expect(why([17.6, 18.5], 'any')).toBeNull();
    const other = move(ran, 'a2', [23.5, 20]);
    expect(said(whyNotConsolidate(other, 'a1', [17.9, 18.5], 3, 'any')))
      .toBe('Marine 1 would stand more than 2″ from the others of its unit.');
    expect(said(whyNotConsolidate(other, 'a1', [20.6, 20], 3, 'any'))).toBeNull();
  });
});
