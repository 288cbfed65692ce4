import { describe, expect, it } from 'vitest';
import { SilentText } from '../../../src/warhammer-40k/editions/answers.ts';
import { declareCharge } from '../../../src/warhammer-40k/charge/declare.ts';
import { unitOf, withUnit } from '../../../src/warhammer-40k/model/roster.ts';
import { row, unit } from '../../support/warhammer-40k/build.ts';
import { CHARGING_EDITIONS, charging, field, gretchin, marines, orks, ruleAgainst, terrain, whyNot } from './field.ts';
import type { UnitTrait } from '../../../src/warhammer-40k/model/profile.ts';

const SEVEN = 'trial-seven-steps';
const EIGHT = 'trial-eight-steps';

describe('who may charge (40k.4)', () => {
  it.each(CHARGING_EDITIONS)('%s: an enemy 5″ away may be charged, and only once a phase (R-2.18)', edition => {
    const start = field(edition, [marines(), orks(5)]);
    expect(whyNot(start)).toBeNull();
    const declared = declareCharge(start, { unit: 'marines', targets: ['orks'] });
    expect(whyNot(declared)).toBe('Marines has declared its charge this phase.');
    expect(ruleAgainst(declared)).toBe('R-2.18');
    expect(declared.log.at(-1)).toMatchObject({ key: 'charge-declared', rule: '40k.2' });
  });

  it('only units of the player whose turn it is charge', () => {
    const start = field(SEVEN, [marines(), orks(5)]);
    expect(whyNot(start, ['marines'], 'orks')).toBe('Orks charges in the turn of its own player.');
    expect(whyNot({ ...start, active: 'defender' }, ['marines'], 'orks')).toBeNull();
    expect(whyNot(start, ['orks'], 'ghosts')).toBe('There is no unit ghosts.');
  });

  it('a unit of which nobody is left charges nobody', () => {
    const start = field(SEVEN, [marines({ models: [] }), orks(5)]);
    expect(whyNot(start)).toBe('Nobody of Marines is left.');
  });

  it.each(CHARGING_EDITIONS)('%s: a unit in close combat does not charge', edition => {
    const near = unit({ id: 'boyz', name: 'Boyz', side: 'defender', models: row('b', 1, [20, 9], { profile: 'ork' }) });
    expect(whyNot(field(edition, [marines(), near, orks(5)]))).toBe('Marines is in close combat already.');
  });

  it('002-21: a unit whose enemies were shot away before the phase may charge', () => {
    const gone = unit({ id: 'boyz', name: 'Boyz', side: 'defender', models: [] });
    expect(whyNot(field('7th', [marines(), gone, orks(5)]))).toBeNull();
  });

  it('40k.78: a unit that falls back does not charge; where the list of bans is lost, the table says so', () => {
    const fleeing = marines({ fallingBack: true });
    expect(whyNot(field(SEVEN, [fleeing, orks(5)]))).toBe('Marines is falling back and cannot charge.');
    expect(ruleAgainst(field(EIGHT, [fleeing, orks(5)]))).toBe('40k.78');
    expect(whyNot(field('7th', [fleeing, orks(5)]))).toBeNull();
  });

  it('R-2.01: whoever sets up the table may say that a unit does not charge', () => {
    expect(whyNot(field('7th', [marines({ mayNotCharge: true }), orks(5)])))
      .toBe('You have set the table up so that Marines may not charge.');
  });

  it.each(CHARGING_EDITIONS)('%s, 40k.5: a charge that can do no harm is a charge', edition => {
    const start = field(edition, [marines(), orks(5)]);
    const marine = { ...start.profiles['marine']!, attacks: 0 };
    expect(whyNot({ ...start, profiles: { ...start.profiles, marine } })).toBeNull();
  });
});

describe('units that have shot', () => {
  it.each([
    [SEVEN, '40k.10', 'Marines stood still to fire and cannot charge.'], [EIGHT, null, null], ['7th', null, null],
  ] as const)('X-19: %s and a unit that stood still to fire a heavy weapon', (edition, rule, say) => {
    const start = field(edition, [marines({ stationaryFire: true }), orks(5)]);
    expect(ruleAgainst(start)).toBe(rule);
    expect(whyNot(start)).toBe(say);
  });

  it.each(['terminators', 'bikes', 'dreadnought', 'walker'] as const)(
    'R-0.35: %s always count as stationary and are not banned', (trait: UnitTrait) => {
      expect(whyNot(field(SEVEN, [marines({ stationaryFire: true, traits: [trait] }), orks(5)]))).toBeNull();
    },
  );

  it.each(CHARGING_EDITIONS)('X-05: %s lets a unit charge whom it shot; rapid fire bars nobody (R-3.12)', edition => {
    expect(whyNot(field(edition, [marines({ fired: 'orks' }), orks(5)]))).toBeNull();
  });

  it('X-05, 003-02: the fourth edition does not tell, and is asked only where players have agreed', () => {
    const units = [marines({ fired: 'orks' }), orks(5)];
    expect(() => whyNot(field('4th', units))).toThrow(SilentText);
    const completion = {
      chargeShape: 'in-turn', chargeRange: 'two-dice', chargeTerrain: 'minus-two', chargeSight: 'no',
      multiCharge: 'primary', shotThenCharge: 'shot-unit-only', stationaryFireBan: 'allowed', overwatch: 'no',
    } as const;
    expect(whyNot(field('4th', units, { completion }))).toBeNull();
  });

  const GRETCHIN = gretchin(3, [26.5, 15]);

  it.each([
    [SEVEN, ['orks'], null],
    [SEVEN, ['orks', 'gretchin'], null],
    [SEVEN, ['gretchin', 'orks'], 'This turn shots went at Orks: Marines must charge it first.'],
    [SEVEN, ['gretchin'], 'This turn shots went at Orks: Marines must charge it first.'],
    [EIGHT, ['orks'], null],
    [EIGHT, ['orks', 'gretchin'], 'This turn shots went at Orks: Marines may charge nobody else.'],
    [EIGHT, ['gretchin'], 'This turn shots went at Orks: Marines may charge nobody else.'],
    ['7th', ['orks', 'gretchin'], null],
    ['7th', ['gretchin', 'orks'], 'This turn shots went at Orks: Marines must charge it first.'],
  ] as const)('X-18: %s, shot at the orks, charging %j (40k.9, R-0.05, R-1.10)', (edition, targets, say) => {
    expect(whyNot(field(edition, [marines({ fired: 'orks' }), orks(4), GRETCHIN]), targets)).toBe(say);
  });

  it('40k.9, R-0.30: shots at a character in a unit went at the unit', () => {
    const boss = unit({
      id: 'boss', name: 'Boss', side: 'defender', joined: 'orks', models: row('b', 1, [25, 15], { profile: 'ork' }),
    });
    expect(whyNot(field(EIGHT, [marines({ fired: 'boss' }), orks(4), boss]))).toBeNull();
  });

  it('40k.9: what a character has shot at binds the unit that charges with him', () => {
    const captain = unit({
      id: 'captain', name: 'Captain', side: 'attacker', joined: 'marines', fired: 'gretchin',
      models: row('c', 1, [22, 9]),
    });
    expect(whyNot(field(SEVEN, [marines(), captain, orks(4), GRETCHIN])))
      .toBe('This turn shots went at Gretchin: Captain must charge it first.');
  });
});

describe('whom', () => {
  const start = field(SEVEN, [marines(), orks(5), unit({ id: 'dead', name: 'Dead', side: 'defender' })]);

  it.each([
    [[], 'A charge needs a target.'],
    [['nobody'], 'nobody is no enemy unit that can be charged.'],
    [['marines'], 'marines is no enemy unit that can be charged.'],
    [['dead'], 'dead is no enemy unit that can be charged.'],
    [['orks', 'orks'], 'Orks is named twice.'],
  ] as const)('targets %j: %s', (targets, say) => {
    expect(whyNot(start, targets)).toBe(say);
  });

  it('R-0.30: a character in a unit is charged with it, not by himself', () => {
    const boss = unit({
      id: 'boss', name: 'Boss', side: 'defender', joined: 'orks', models: row('b', 1, [25, 16], { profile: 'ork' }),
    });
    for (const edition of CHARGING_EDITIONS) {
      const at = field(edition, [marines(), orks(5), boss]);
      expect(whyNot(at, ['boss'])).toBe('Boss is in Orks: charge that unit.');
      expect(ruleAgainst(at, ['boss'])).toBe(edition === '7th' ? 'R-2.26' : 'R-0.30');
      expect(charging(at).charges[0]!.targets).toEqual(edition === '7th' ? ['orks'] : ['orks', 'boss']);
    }
  });

  it('R-2.26: where he is one of the unit it fires as one', () => {
    const boss = unit({
      id: 'boss', side: 'defender', joined: 'orks', models: row('b', 1, [25, 16], { profile: 'ork' }),
    });
    expect(charging(field('7th', [marines(), orks(5), boss])).charges[0]!.waiting).toEqual(['orks']);
  });
});

describe('characters go along (40k.74, R-0.30)', () => {
  const captain = unit({
    id: 'captain', name: 'Captain', side: 'attacker', traits: ['independent-character'], joined: 'marines',
    models: row('c', 1, [22, 9]),
  });

  it.each(CHARGING_EDITIONS)('%s: a unit that charges takes its character along', edition => {
    const start = field(edition, [marines(), captain, orks(5)]);
    const declared = declareCharge(start, { unit: 'marines', targets: ['orks'] });
    expect(unitOf(declared, 'captain').hasDeclared).toBe(true);
    expect(declared.charges).toHaveLength(1);
  });

  it('000: a character takes his unit along', () => {
    const start = field(SEVEN, [marines(), captain, orks(5)]);
    expect(whyNot(start, ['orks'], 'captain')).toBeNull();
    expect(declareCharge(start, { unit: 'captain', targets: ['orks'] }).charges[0]!.unit).toBe('marines');
  });

  it.each([EIGHT, '7th'] as const)('%s does not tell the reverse: the unit declares', edition => {
    expect(whyNot(field(edition, [marines(), captain, orks(5)]), ['orks'], 'captain'))
      .toBe('Captain goes with Marines: it is the unit that declares.');
  });

  it('a character whose unit is gone declares for himself', () => {
    expect(whyNot(field(EIGHT, [marines({ models: [] }), captain, orks(5)]), ['orks'], 'captain')).toBeNull();
  });

  it('whoever bars the character bars the unit that he is in', () => {
    const start = withUnit(field(EIGHT, [marines(), captain, orks(5)]), 'captain', { fallingBack: true });
    expect(whyNot(start)).toBe('Captain is falling back and cannot charge.');
  });
});

describe('range (40k.3, 40k.4)', () => {
  it.each([
    [SEVEN, 6, 'Marines cannot get to Orks within 6″.'], [SEVEN, 9, null], [SEVEN, 12, null],
    [EIGHT, 6, 'Marines cannot get to Orks within 6″.'], [EIGHT, 12, 'Marines cannot get to Orks within 6″.'],
    ['7th', 6, null],
  ] as const)('X-21: an enemy 8″ away, %s with a unit that charges %i″', (edition, assaultRange, say) => {
    expect(whyNot(field(edition, [marines({ assaultRange }), orks(8)]))).toBe(say);
  });

  it.each([
    [SEVEN, 6, 6.1], [EIGHT, 6, 6.1], ['7th', 12, 12.1],
  ] as const)('%s: just within %f″, and just not', (edition, within, beyond) => {
    expect(whyNot(field(edition, [marines(), orks(within)]))).toBeNull();
    expect(ruleAgainst(field(edition, [marines(), orks(beyond)]))).toBe('40k.4');
  });

  it('000: a character by himself needs an enemy within 6″, whatever he rides', () => {
    const lone = marines({ traits: ['independent-character'], assaultRange: 12 });
    expect(whyNot(field(SEVEN, [lone, orks(6)]))).toBeNull();
    expect(whyNot(field(SEVEN, [lone, orks(8)]))).toBe('Marines cannot get to Orks within 6″.');
  });

  it('000: the slowest of those who charge together counts (R-2.06)', () => {
    const captain = unit({
      id: 'captain', name: 'Captain', side: 'attacker', joined: 'marines', models: row('c', 1, [22, 9]),
    });
    expect(whyNot(field(SEVEN, [marines({ assaultRange: 12 }), captain, orks(8)])))
      .toBe('Marines cannot get to Orks within 6″.');
  });

  it.each([[10, null], [11, 'Marines cannot get to Orks within 10″.']] as const)(
    'R-2.04: through difficult terrain that cannot be avoided 10″ is the furthest; %i″', (inches, say) => {
      const crater = terrain(['difficult'], [0, 12], [48, 14]);
      expect(whyNot(field('7th', [marines(), orks(inches)], crater))).toBe(say);
    },
  );

  it('impassable terrain is gone round, and may put the enemy out of reach', () => {
    const wall = terrain(['impassable'], [10, 12], [40, 13]);
    expect(whyNot(field(SEVEN, [marines(), orks(5)], wall))).toBe('Marines cannot get to Orks within 6″.');
  });
});

describe('002-18, 002-19: others in the way', () => {
  const wide = (id: string, y: number) => unit({
    id, name: id, side: 'attacker', models: row(id, 48, [0.5, y]),
  });

  it('002-18: friends of other units that leave no way to the enemy make the charge impossible', () => {
    expect(whyNot(field('7th', [marines(), wide('friends', 13), orks(5)])))
      .toBe('Marines cannot get to Orks within 12″.');
  });

  it('002-19: an enemy behind one that is locked is charged only if there is a way round', () => {
    const locked = gretchin(3, [21, 13]);
    const fighting = unit({ id: 'fighting', name: 'Fighting', side: 'attacker', models: row('f', 1, [24, 13]) });
    expect(whyNot(field('7th', [marines(), fighting, locked, orks(5)]))).toBeNull();
    const wall = gretchin(48, [0.5, 13]);
    expect(whyNot(field('7th', [marines(), wall, orks(5)]))).toBe('Marines cannot get to Orks within 12″.');
  });
});

describe('chargeSight: must a charger see its target?', () => {
  const house = terrain(['blocks-sight'], [0, 12], [48, 14]);

  it.each([SEVEN, EIGHT] as const)('%s does not ask', edition => {
    expect(whyNot(field(edition, [marines(), orks(5)], house))).toBeNull();
  });

  it('7th: an enemy out of sight is not charged', () => {
    expect(whyNot(field('7th', [marines(), orks(5)], house))).toBe('Marines cannot see Orks.');
    expect(ruleAgainst(field('7th', [marines(), orks(5)], house))).toBe('40k.4');
  });
});

describe('several targets (40k.11)', () => {
  const second = (left: number) => gretchin(2, [left, 15]);

  it.each([
    [26.5, null], [28, 'Orks is further than 2″ from the other targets.'],
  ] as const)('001-13: two targets 1.5″ and 3″ apart (left edge %f)', (left, say) => {
    expect(whyNot(field(EIGHT, [marines(), orks(4), second(left)]), ['orks', 'gretchin'])).toBe(say);
  });

  it('000-22: several enemies may be charged if all are reached and the unit stays together', () => {
    const spread = row('m', 5, [20, 10]).map((model, i) => ({ ...model, at: [20 + 2.5 * i, 10] as const }));
    const far = gretchin(1, [30, 15]);
    const near = orks(4, { models: row('o', 1, [20, 15], { profile: 'ork' }) });
    expect(whyNot(field(SEVEN, [marines({ models: spread }), near, far]), ['orks', 'gretchin'])).toBeNull();
    const pair = marines({ models: spread.filter((_, i) => i === 0 || i === 4) });
    expect(whyNot(field(SEVEN, [pair, near, far]), ['orks', 'gretchin']))
      .toBe('Marines cannot touch all of these and stay together.');
    expect(whyNot(field('7th', [pair, near, far]), ['orks', 'gretchin'])).toBeNull();
    const lone = marines({ models: spread.slice(2, 3) });
    expect(whyNot(field(SEVEN, [lone, near, far]), ['orks', 'gretchin']))
      .not.toBeNull();
  });

  it.each([[3, 2, true], [3.25, 2, false], [6, 2, false], [6, 3, true], [6.25, 3, false]] as const)(
    '000-22: targets %f″ apart hold together %i marines: %s', (apart, count, holds) => {
      const models = row('m', count, [20, 10])
        .map((model, i) => ({ ...model, at: [20 + (i * apart) / (count - 1), 10] as const }));
      const ork = orks(2, { models: row('o', 1, [20, 13], { profile: 'ork' }) });
      const say = whyNot(field(SEVEN, [marines({ models }), ork, gretchin(1, [20 + apart, 13])]), ['orks', 'gretchin']);
      expect(say).toBe(holds ? null : 'Marines cannot touch all of these and stay together.');
    },
  );

  it.each([[21, null], [23, 'Marines cannot touch all of these and stay together.']] as const)(
    '000-22: one model charges two units if it can touch both at once (the second at %f″)', (left, say) => {
      const lone = marines({ models: row('m', 1, [20, 10]) });
      const ork = orks(4, { models: row('o', 1, [20, 15], { profile: 'ork' }) });
      expect(whyNot(field(SEVEN, [lone, ork, gretchin(1, [left, 15])]), ['orks', 'gretchin'])).toBe(say);
    },
  );

  it('X-18: the seventh edition asks only that each target can be reached', () => {
    const far = gretchin(1, [32, 15]);
    expect(whyNot(field('7th', [marines(), orks(4), far]), ['orks', 'gretchin'])).toBeNull();
    expect(whyNot(field('7th', [marines(), orks(4), second(40)]), ['orks', 'gretchin']))
      .toBe('Marines cannot get to Gretchin within 12″.');
  });
});
