import { describe, expect, it } from 'vitest';
import {
  failCharge, isOutOfReach, rangeHands, resolveRange, takeRange,
} from '../../../src/warhammer-40k/charge/range.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import type { Answer } from '../../../src/warhammer-40k/editions/policy.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { row } from '../../support/warhammer-40k/build.ts';
import { charging, field, gretchin, marines, orks, terrain } from './field.ts';

const SEVEN = 'trial-seven-steps';
const EIGHT = 'trial-eight-steps';
const WOODS = terrain(['difficult'], [0, 12], [48, 14]);

const rangeOf = (phase: Phase): number | null => phase.charges[0]!.range;

describe('how far a charge comes (40k.3, 40k.6)', () => {
  it.each([[SEVEN, 6], [SEVEN, 9], [SEVEN, 12]] as const)(
    '%s: in the open its own range, %i″', (edition, assaultRange) => {
      const start = charging(field(edition, [marines({ assaultRange }), orks(5)]));
      expect(rangeHands(start)).toEqual([]);
      expect(rangeOf(takeRange(start))).toBe(assaultRange);
    },
  );

  it('001: in the open 6″, whoever it is', () => {
    const start = charging(field(EIGHT, [marines({ assaultRange: 12 }), orks(5)]));
    expect(rangeHands(start)).toEqual([]);
    expect(rangeOf(takeRange(start))).toBe(6);
  });

  it('X-21: 8″ in the open takes 8 on two dice in the seventh edition, which 15 throws of 36 show', () => {
    const start = charging(field('7th', [marines(), orks(8)]));
    expect(rangeHands(start)).toMatchObject([{ dice: 2, read: 'sum', purpose: 'charge-range', side: 'attacker' }]);
    const faces = [1, 2, 3, 4, 5, 6];
    const throws = faces.flatMap(a => faces.map(b => [a, b]));
    expect(throws).toHaveLength(36);
    expect(throws.filter(both => !isOutOfReach(resolveRange(start, both)))).toHaveLength(15);
  });

  it.each([[SEVEN, 6, [2, 5], 5], [SEVEN, 12, [2, 5], 5], [EIGHT, 6, [4, 4], 4]] as const)(
    'X-22: %s through difficult terrain, own range %i″, shows %j: the higher is the range of everybody, %i″ (R-0.07)',
    (edition, assaultRange, faces, range) => {
      const start = charging(field(edition, [marines({ assaultRange }), orks(4)], WOODS));
      expect(rangeHands(start)).toMatchObject([{ dice: 2, read: 'highest', rule: '40k.6' }]);
      expect(rangeOf(resolveRange(start, faces))).toBe(range);
    },
  );

  it('X-22, 002-01: the seventh edition takes 2″ off the sum: 4 and 6 come 8″', () => {
    const rolled = resolveRange(charging(field('7th', [marines(), orks(8)], WOODS)), [4, 6]);
    expect(rangeOf(rolled)).toBe(8);
    expect(isOutOfReach(rolled)).toBe(false);
    expect(phaseSentence(rolled.log.at(-1)!)).toBe('Marines throws 4 and 6 and charges 8″; difficult terrain took 2″.');
  });

  it('002-02: 1 and 1 through difficult terrain come nowhere: the charge fails, nobody moves (40k.7)', () => {
    const rolled = resolveRange(charging(field('7th', [marines(), orks(4)], WOODS)), [1, 1]);
    expect(rangeOf(rolled)).toBe(0);
    expect(isOutOfReach(rolled)).toBe(true);
    const failed = failCharge(rolled);
    expect(failed.charges[0]!.stage).toBe('failed');
    expect(failed.models.map(({ at }) => at)).toEqual(rolled.models.map(({ at }) => at));
    expect(phaseSentence(failed.log.at(-1)!)).toBe('Marines does not reach Orks within 0″ and stays where it is.');
  });

  const crater = terrain(['difficult'], [22.6, 12], [40, 14]);

  it.each([[SEVEN, 'highest'], ['7th', 'sum']] as const)(
    '002-03: %s: a crater in the way of some is in the way of the unit (40k.6, R-2.05)', (edition, read) => {
      const start = charging(field(edition, [marines(), orks(4)], crater));
      expect(rangeHands(start)).toMatchObject([{ dice: 2, read }]);
      if (edition === '7th') expect(rangeOf(resolveRange(start, [4, 4]))).toBe(6);
    },
  );

  it('a crater beside everybody’s way is no matter', () => {
    const beside = terrain(['difficult'], [30, 12], [40, 14]);
    expect(rangeOf(resolveRange(charging(field('7th', [marines(), orks(4)], beside)), [4, 4]))).toBe(8);
  });

  it('002-26: where all who are charged have gone to ground the 2″ are still taken off (R-2.16)', () => {
    const start = charging(field('7th', [marines(), orks(4, { goneToGround: true })], WOODS));
    expect(rangeOf(resolveRange(start, [4, 4]))).toBe(6);
  });
});

describe('what players may agree on where their text is silent', () => {
  const agreed = (chargeRange: Answer<'chargeRange'>, chargeTerrain: Answer<'chargeTerrain'>): Phase => {
    const completion = {
      chargeShape: 'in-turn', chargeRange, chargeTerrain, chargeSight: 'no', multiCharge: 'primary',
      shotThenCharge: 'shot-unit-only', stationaryFireBan: 'allowed', overwatch: 'no',
    } as const;
    return charging(field('4th', [marines(), orks(3)], { ...WOODS, completion }));
  };

  it('6″ less 2″ in difficult terrain', () => {
    const start = agreed('six', 'minus-two');
    expect(rangeHands(start)).toEqual([]);
    expect(rangeOf(takeRange(start))).toBe(4);
  });

  it('of two dice the higher in difficult terrain', () => {
    const start = agreed('two-dice', 'keep-higher');
    expect(rangeOf(resolveRange(start, [2, 6]))).toBe(6);
  });
});

describe('whom the charge has to reach first (40k.14)', () => {
  const GRETCHIN = gretchin(2, [24.5, 13]);

  it.each([
    ['7th', ['orks', 'gretchin'], true], ['7th', ['gretchin', 'orks'], false],
  ] as const)('%s: the primary target, first of %j, with 3″', (edition, targets, out) => {
    const start = resolveRange(charging(field(edition, [marines(), orks(5), GRETCHIN]), targets), [1, 2]);
    expect(isOutOfReach(start)).toBe(out);
  });

  it('001: of targets that have no first one, whichever is nearest', () => {
    const woods = terrain(['difficult'], [0, 11], [22, 14.4]);
    const ahead = orks(4, { models: row('o', 5, [20, 15], { profile: 'ork' }) });
    const before = field(EIGHT, [marines(), ahead, gretchin(2, [25, 12.5])], woods);
    const start = resolveRange(charging(before, ['orks', 'gretchin']), [2, 1]);
    expect(rangeOf(start)).toBe(2);
    expect(isOutOfReach(start)).toBe(false);
  });
});
