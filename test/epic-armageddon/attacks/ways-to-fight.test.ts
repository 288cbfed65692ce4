/** What the owners of skimmers and war engines may say of how they fight, and what is said to others. */
import { describe, expect, it } from 'vitest';
import { removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import {
  chooseWay, choosers, settleWays, wayInContact, whyNotSplit, whyNotWay,
} from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { engagedOf } from '../../support/fight.ts';
import { engine, stageParts, type Stand, type StageParts } from '../../support/stage.ts';

const able = (at: Stand['at'], more: Partial<Stand> = {}): Stand => ({ at, cc: 4, ff: 4, ...more });

/** A skimmer and a titan that are touched, a skimmer and a titan that are not, and somebody on foot. */
const mixed = (parts: StageParts = {}): Assault => engagedOf(stageParts(
  {
    a1: able([30, 20], { name: 'Guard' }), a2: able([36, 20], { name: 'Vyper', abilities: ['skimmer'] }),
    a3: able([44, 20], { name: 'Falcon', abilities: ['skimmer'] }),
    a4: engine(3, [60, 20], { name: 'Warhound', cc: 4, ff: 4, radius: 2 }),
    a5: engine(3, [70, 20], { name: 'Knight', cc: 4, ff: 4, radius: 2 }),
  },
  { d1: able([30, 22]), d2: able([36, 22]), d3: able([60, 23]), d4: able([64, 28]) }, parts,
));

describe('who is asked', () => {
  it('A4.2, W2: skimmers that somebody touches, and war engines that can both strike and fire', () => {
    expect(choosers(mixed())).toEqual(['a2', 'a4']);
  });

  it('A4.2, W2: nobody where all who fight are on foot', () => {
    expect(choosers(engagedOf(stageParts({ a1: able([30, 20]) }, { d1: able([30, 22]) })))).toEqual([]);
  });

  it('A4.2, W2: none of the dead', () => {
    expect(choosers(removeUnits(mixed(), ['a2'], 'attack'))).toEqual(['a4']);
    expect(choosers(removeUnits(mixed(), ['a4'], 'attack'))).toEqual(['a2']);
  });
});

describe('a skimmer', () => {
  const refused = (unit: string) => ({ rule: 'A4.2', key: 'no-skimmer', values: { unit } });

  it('A4.2: that lives may choose, nobody else may', () => {
    expect(whyNotWay(mixed(), 'a2')).toBeNull();
    expect(whyNotWay(mixed(), 'a1')).toEqual(refused('Guard'));
    expect(whyNotWay(mixed(), 'a9')).toEqual(refused('a9'));
    expect(whyNotWay(removeUnits(mixed(), ['a2'], 'attack'), 'a2')).toEqual(refused('Vyper'));
  });

  it('A4.2: that nobody touches is told so', () => {
    expect(whyNotWay(mixed(), 'a3')).toEqual({ rule: 'A4.2', key: 'nobody-in-contact', values: { unit: 'Falcon' } });
  });

  it('A4.2: alone fires in contact where that is its better value', () => {
    const touching = (more: Partial<Stand>) => {
      const assault = engagedOf(stageParts({ a1: able([30, 20], { ff: 3, ...more }) }, { d1: able([30, 22]) }));
      return wayInContact(assault, unitIn(assault, 'a1'));
    };
    expect(touching({ abilities: ['skimmer'] })).toBe('firefight');
    expect(touching({})).toBe('close-combat');
    expect(touching({ type: 'war-engine', damageCapacity: 2 })).toBe('close-combat');
  });

  it('A4.2: has settled on blows or fire before the dice fall, though its owner has said nothing', () => {
    const settled = (assault: Assault) => unitIn(settleWays(assault), 'a2').way;
    expect(settled(mixed())).toBe('close-combat');
    expect(settled(chooseWay(mixed(), 'a2', 'firefight'))).toBe('firefight');
  });
});

describe('a war engine', () => {
  const refused = (unit: string) => ({ rule: 'W2', key: 'no-war-engine', values: { unit } });

  it('W2: that lives may split its dice, nobody else may', () => {
    expect(whyNotSplit(mixed(), 'a4', 1)).toBeNull();
    expect(whyNotSplit(mixed(), 'a1', 1)).toEqual(refused('Guard'));
    expect(whyNotSplit(mixed(), 'a9', 1)).toEqual(refused('a9'));
    expect(whyNotSplit(removeUnits(mixed(), ['a4'], 'attack'), 'a4', 1)).toEqual(refused('Warhound'));
  });

  it('W2: that nobody touches is told so, as is one that has not so many dice', () => {
    expect(whyNotSplit(mixed(), 'a5', 1)).toEqual({ rule: 'W2', key: 'one-way-open', values: { unit: 'Knight' } });
    expect(whyNotSplit(mixed(), 'a4', 4)).toEqual({
      rule: 'W2', key: 'no-such-split', values: { unit: 'Warhound', most: 3 },
    });
  });

  it('W11: whose club halves its blows may strike or fire with everything, and with no part of it', () => {
    const titan = mixed({ rulings: { titanDice: 'half-macro' } });
    expect([0, 1, 2, 3].filter(dice => whyNotSplit(titan, 'a4', dice) === null)).toEqual([0, 3]);
    expect([0, 1, 2, 3, 4].filter(dice => whyNotSplit(mixed(), 'a4', dice) === null)).toEqual([0, 1, 2, 3]);
  });
});
