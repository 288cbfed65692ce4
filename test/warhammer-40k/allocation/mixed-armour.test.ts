/** Units in mixed armour: by laps in the later trial rules, by batches in the earlier ones. */
import { describe, expect, it } from 'vitest';
import { row } from '../../support/warhammer-40k/build.ts';
import { attackRules, left, scored, settled, strike, thrown, woundsPhase } from '../../support/warhammer-40k/wounds.ts';
import type { Rulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { Strike } from '../../../src/warhammer-40k/model/fight.ts';

/** Initiates in front, neophytes after them, all of them in reach. */
const templars = (
  initiates: number, neophytes: number, strikes: readonly Strike[], rulings: Partial<Rulings> = {},
) => woundsPhase('trial-seven-steps', {
  victims: [
    ...row('i', initiates, [20, 20], { profile: 'initiate' }),
    ...row('n', neophytes, [20 + initiates, 20], { profile: 'neophyte' }),
  ],
  strikes, rulings,
});

const bodyguard = (incubi: number, warriors: number, strikes: readonly Strike[]) => woundsPhase('trial-eight-steps', {
  victims: [
    ...row('i', incubi, [20, 20], { profile: 'incubus' }),
    ...row('w', warriors, [20 + incubi, 20], { profile: 'warrior' }),
  ],
  strikes,
});

/** Three kinds of armour: 2+, 3+ and 5+. */
const court = ([best, good, worst]: readonly number[], wounds: number, rulings: Partial<Rulings> = {}) =>
  woundsPhase('trial-seven-steps', {
    victims: [
      ...row('b', best!, [10, 20], { profile: 'terminator' }), ...row('g', good!, [20, 20], { profile: 'incubus' }),
      ...row('w', worst!, [30, 20], { profile: 'warrior' }),
    ],
    strikes: [strike(wounds)], rulings,
  });

const power = (wounds: number): Strike => strike(wounds, { id: 'power', rules: attackRules({ deniesArmour: true }) });
const heavy = (wounds: number): Strike => strike(wounds, { id: 'heavy', rules: attackRules({ cap: 4 }) });
const ordinary = (wounds: number): Strike => strike(wounds, { id: 'ordinary' });

describe('laps', () => {
  it('000-13: eight wounds are six saves on 4+ and two on 3+; four neophytes fall', () => {
    const result = settled(templars(4, 6, [strike(8)]), [1, 2, 3, 3, 4, 5, 3, 6]);
    expect(thrown(result)).toEqual(['6 on 4+', '2 on 3+']);
    expect(left(result.phase)).toEqual({ initiate: 4, neophyte: 2 });
    expect(scored(result.phase)).toEqual({ attacker: 4, defender: 0 });
  });

  it('000-14: fourteen wounds go on six neophytes, four initiates, and on the neophytes again', () => {
    const result = settled(templars(4, 6, [strike(14)]), [...Array<number>(10).fill(6), ...Array<number>(4).fill(6)]);
    expect(thrown(result)).toEqual(['10 on 4+', '4 on 3+']);
    expect(left(result.phase)).toEqual({ initiate: 4, neophyte: 6 });
  });

  it('000-14a: as long as a lapped group has models left, it loses no others', () => {
    const result = settled(templars(4, 6, [strike(14)]), [1, 1, 2, 3, 4, 4, 4, 5, 6, 6, 1, 2, 3, 6]);
    expect(left(result.phase)).toEqual({ initiate: 2, neophyte: 2 });
    expect(scored(result.phase)).toEqual({ attacker: 6, defender: 0 });
  });

  const OVERRUN = [1, 1, 1, 1, 2, 2, 3, 3, 6, 6, 3, 4, 5, 6];

  it('000-14b, R-0.11: what a lapped group fails beyond its last model goes over to the next group', () => {
    const result = settled(templars(4, 6, [strike(14)]), OVERRUN);
    expect(left(result.phase)).toEqual({ initiate: 2 });
    expect(scored(result.phase)).toEqual({ attacker: 8, defender: 0 });
  });

  it('000-14b, R-0.11: or it is lost, where a club rules so', () => {
    const result = settled(templars(4, 6, [strike(14)], { lapOverflow: 'discard' }), OVERRUN);
    expect(left(result.phase)).toEqual({ initiate: 4 });
    expect(scored(result.phase)).toEqual({ attacker: 6, defender: 0 });
    expect(result.phase.fight!.allocations[0]!.lost).toBe(2);
  });

  it.each([
    { first: '3', faces: [3, 3, 4], hands: ['2 on 3+', '1 on 4+'] },
    { first: '4', faces: [4, 4, 3], hands: ['2 on 4+', '1 on 3+'] },
  ])('000-15, 40k.48: of two initiates and two neophytes the owner puts $first+ first', ({ first, faces, hands }) => {
    const result = settled(templars(2, 2, [strike(3)]), faces, () => first);
    expect(thrown(result)).toEqual(hands);
    expect(result.choices).toMatchObject([
      { question: 'armour-group', side: 'defender', options: ['3', '4'], rule: '40k.48' },
    ]);
    expect(left(result.phase)).toEqual({ initiate: 2, neophyte: 2 });
  });

  it.each([
    { models: [4, 3, 2], hands: ['3 on 3+'], lost: { terminator: 4, incubus: 0, warrior: 2 } },
    { models: [6, 3, 2], hands: ['3 on 2+'], lost: { terminator: 6, incubus: 3, warrior: 2 } },
  ])('000-27, 000-28, R-0.10: of $models the best come first only where they outnumber the rest', ({
    models, hands, lost,
  }) => {
    const result = settled(court(models, 3), [2, 2, 2]);
    expect(result.choices).toEqual([]);
    expect(thrown(result)).toEqual(hands);
    expect(left(result.phase)).toEqual(Object.fromEntries(Object.entries(lost).filter(([, many]) => many > 0)));
  });

  it('000-27, R-0.10: then the same is asked of those who are left, and the lap begins again with the first', () => {
    expect(thrown(settled(court([4, 3, 2], 10), Array<number>(10).fill(6)))).toEqual(['4 on 3+', '4 on 2+', '2 on 5+']);
  });

  it.each([
    { models: [5, 3, 2], options: ['2', '3', '5'] },
    { models: [4, 3, 3], options: ['3', '5'] },
  ])('000-29, 000-30, R-0.10: of $models the owner names any where the best equal the rest', ({ models, options }) => {
    for (const first of options) {
      const result = settled(court(models, 2), [6, 6], () => first);
      expect(result.choices).toMatchObject([{ question: 'armour-group', side: 'defender', options, rule: '40k.48' }]);
      expect(thrown(result)).toEqual([`2 on ${first}+`]);
    }
  });

  it('R-0.10: what a majority is of otherwise is not asked: the text itself says when the best come first', () => {
    const rulings = { majority: 'more-than-half' } as const;
    expect(thrown(settled(court([4, 3, 2], 3, rulings), [6, 6, 6]))).toEqual(['3 on 3+']);
  });

  it('R-0.13: wounds that deny armour come before all others, wherever they were struck', () => {
    const result = settled(templars(4, 6, [ordinary(4), power(4)]), [4, 1, 3, 3]);
    expect(thrown(result)).toEqual(['2 on 4+', '2 on 3+']);
    expect(left(result.phase)).toEqual({ initiate: 4, neophyte: 1 });
  });

  it('R-0.13: then those that cap it; a heavy weapon leaves a save of 4+ at best', () => {
    const result = settled(templars(4, 2, [ordinary(2), heavy(3), power(1)]), [4, 3, 3, 4, 4]);
    expect(thrown(result)).toEqual(['3 on 4+', '2 on 4+']);
    expect(left(result.phase)).toEqual({ initiate: 1, neophyte: 2 });
  });
});

describe('batches', () => {
  it('001-05: four of six warriors fall, so that the incubi are most and save what is left', () => {
    const result = settled(bodyguard(4, 6, [strike(8)]), [1, 2, 3, 4, 5, 6, 3, 6]);
    expect(thrown(result)).toEqual(['6 on 5+', '2 on 3+']);
    expect(left(result.phase)).toEqual({ incubus: 4, warrior: 2 });
    expect(scored(result.phase)).toEqual({ attacker: 4, defender: 0 });
  });

  it('X-09: as long as the warriors are most, they go on taking wounds; by laps the others would', () => {
    const result = settled(bodyguard(4, 6, [strike(8)]), [1, 5, 5, 5, 5, 5, 5, 5]);
    expect(thrown(result)).toEqual(['6 on 5+', '2 on 5+']);
    const lapped = settled(templars(4, 6, [strike(8)]), [1, 5, 5, 5, 5, 5, 5, 5]);
    expect(thrown(lapped)).toEqual(['6 on 4+', '2 on 3+']);
  });

  it('R-1.18: of equal groups the owner picks one for every batch afresh', () => {
    const answers = ['5', '3', '3'];
    const result = settled(bodyguard(2, 2, [strike(6)]), [5, 5, 3, 3, 3, 3], () => answers.shift());
    expect(result.choices.map(({ question }) => question)).toEqual(Array(3).fill('armour-group'));
    expect(thrown(result)).toEqual(['2 on 5+', '2 on 3+', '2 on 3+']);
  });

  it('R-0.13: wounds that deny armour fall on the majority first', () => {
    const result = settled(bodyguard(4, 6, [ordinary(4), power(4)]), [5, 1, 3, 3]);
    expect(thrown(result)).toEqual(['2 on 5+', '2 on 3+']);
    expect(left(result.phase)).toEqual({ incubus: 4, warrior: 1 });
  });

  it('40k.52: wounds beyond the last model are lost', () => {
    const result = settled(bodyguard(0, 2, [power(5)]), []);
    expect(scored(result.phase)).toEqual({ attacker: 2, defender: 0 });
    expect(result.phase.fight!.allocations[0]!.lost).toBe(3);
  });
});
