import { describe, expect, it } from 'vitest';
import { declareCharge, pickCharger } from '../../../src/warhammer-40k/charge/declare.ts';
import { endCharge, endCharges } from '../../../src/warhammer-40k/charge/end.ts';
import { moveRest } from '../../../src/warhammer-40k/charge/usual-moves.ts';
import { failCharge, resolveRange, takeRange } from '../../../src/warhammer-40k/charge/range.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import { DEFAULT_RULINGS } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { findCombats } from '../../../src/warhammer-40k/movement/combats.ts';
import { row, unit } from '../../support/warhammer-40k/build.ts';
import { CHARGING_EDITIONS, charging, field, gretchin, marines, orks, terrain, TRIALS } from './field.ts';

/** A unit charges from its declaration to its end, coming 6″ where dice say how far. */
const charge = (phase: Phase, targets: readonly string[], charger = 'marines'): Phase => {
  const start = pickCharger(declareCharge(phase, { unit: charger, targets }), { unit: charger });
  const ranged = phase.edition === '7th' ? resolveRange(start, [3, 3]) : takeRange(start);
  return endCharge(moveRest(ranged));
};

const GRETCHIN = gretchin(2, [26.5, 14]);

describe.each(CHARGING_EDITIONS)('%s: the end of a charge', edition => {
  it('whom it touches it is locked with (40k.19)', () => {
    const done = charge(field(edition, [marines(), orks(4)]), ['orks']);
    expect(done.charges[0]!.stage).toBe('done');
    expect(unitOf(done, 'marines')).toMatchObject({ charged: ['orks'], disordered: false });
    expect(done.combats).toMatchObject([{ units: ['marines', 'orks'], round: 1, fought: false }]);
    expect(phaseSentence(done.log.at(-1)!)).toBe('Marines is locked with Orks.');
  });

  it('units charged and not touched take no part (40k.17)', () => {
    const models = row('m', 1, [20, 10]);
    const ork = orks(3, { models: row('o', 1, [20, 14], { profile: 'ork' }) });
    const start = field(edition, [marines({ models }), ork, GRETCHIN]);
    const declared: Phase = { ...start, charges: [{
      unit: 'marines', targets: ['orks', 'gretchin'], stage: 'moving', range: 6, moved: [], waiting: [], testing: [],
    }] };
    const done = endCharge(moveRest(declared));
    expect(unitOf(done, 'marines').charged).toEqual(['orks']);
    expect(done.combats).toMatchObject([{ units: ['marines', 'orks'] }]);
    expect(phaseSentence(done.log.at(-1)!)).toBe('Marines touches no model of Gretchin.');
    expect(unitOf(done, 'marines').disordered).toBe(edition === '7th');
  });

  it('a character who goes along has charged as well', () => {
    const captain = unit({
      id: 'captain', name: 'Captain', side: 'attacker', joined: 'marines', models: row('c', 1, [25, 10]),
    });
    const done = charge(field(edition, [marines(), captain, orks(4)]), ['orks']);
    expect(unitOf(done, 'captain').charged).toEqual(['orks']);
    const units = edition === '7th' ? ['marines', 'orks'] : ['marines', 'captain', 'orks'];
    expect(done.combats).toMatchObject([{ units }]);
  });

  it('a fresh charge joins a combat that goes on: it keeps its round', () => {
    const scouts = unit({ id: 'scouts', name: 'Scouts', side: 'attacker', models: row('s', 1, [24, 16]) });
    const start = findCombats(field(edition, [marines(), scouts, orks(4)]));
    const older = { ...start, combats: start.combats.map(combat => ({ ...combat, round: 3 })) };
    const done = charge(older, ['orks']);
    expect(done.combats).toMatchObject([{ units: ['marines', 'scouts', 'orks'], round: 3 }]);
    expect(unitOf(done, 'scouts').charged).toEqual([]);
  });

  it('a charge that fell short locks nobody', () => {
    const start = charging(field(edition, [marines(), orks(4)]));
    const failed = endCharges(failCharge({ ...start, charges: start.charges.map(one => ({ ...one, range: 0 })) }));
    expect(unitOf(failed, 'marines')).toMatchObject({ charged: [], hasDeclared: true });
    expect(failed.combats).toEqual([]);
    expect(failed.models.some(({ covered }) => covered)).toBe(false);
  });

  it('when all charges are over nobody is on the way any more', () => {
    const over = endCharges(charge(field(edition, [marines(), orks(4)]), ['orks']));
    expect(over.models.every(({ path }) => path.length === 0)).toBe(true);
    expect(over.models.find(({ id }) => id === 'm1')!.at).toEqual([20, 14]);
  });
});

describe('several targets (40k.11)', () => {
  it.each([
    ['trial-seven-steps', false], ['trial-eight-steps', false], ['7th', true],
  ] as const)('%s: a charge at two units is disordered: %s', (edition, disordered) => {
    const done = charge(field(edition, [marines(), orks(3), GRETCHIN]), ['orks', 'gretchin']);
    expect(unitOf(done, 'marines')).toMatchObject({ charged: ['orks', 'gretchin'], disordered });
    expect(done.combats).toMatchObject([{ units: ['marines', 'orks', 'gretchin'] }]);
  });

  it('7th: a unit and the character in it are one target (R-2.26)', () => {
    const boss = unit({
      id: 'boss', name: 'Boss', side: 'defender', joined: 'orks', models: row('b', 1, [25, 14], { profile: 'ork' }),
    });
    const done = charge(field('7th', [marines(), orks(3), boss]), ['orks']);
    expect(unitOf(done, 'marines')).toMatchObject({ charged: ['orks'], disordered: false });
  });
});

describe('cover from those who charge (40k.28, 40k.29)', () => {
  const drums = terrain(['cover'], [15, 13], [30, 13.4]);
  const coveredIn = ({ models }: Phase): readonly string[] =>
    models.filter(({ covered }) => covered).map(({ id }) => id);
  const all = ['o1', 'o2', 'o3', 'o4', 'o5'];

  it.each([
    ['trial-seven-steps', all], ['trial-eight-steps', all], ['7th', []],
  ] as const)('000-17, 001-09: %s: a charge over the drums finds in cover: %j', (edition: Edition, covered) => {
    expect(coveredIn(endCharges(charge(field(edition, [marines(), orks(4)], drums), ['orks'])))).toEqual(covered);
  });

  it.each(TRIALS)('%s: a charge from the rear finds nobody in cover', edition => {
    const behind = marines({ models: row('m', 5, [20, 20]) });
    expect(coveredIn(endCharges(charge(field(edition, [behind, orks(4)], drums), ['orks'])))).toEqual([]);
  });

  it('of two chargers only those count who arrive', () => {
    const behind = unit({ id: 'scouts', name: 'Scouts', side: 'attacker', models: row('s', 5, [20, 20]) });
    const start = field('trial-seven-steps', [marines(), behind, orks(4)], drums);
    const declared = declareCharge(start, { unit: 'marines', targets: ['orks'] });
    const failed = failCharge(pickCharger(declared, { unit: 'marines' }));
    expect(coveredIn(endCharges(charge(failed, ['orks'], 'scouts')))).toEqual([]);
  });

  it.each([['no', []], ['yes', all]] as const)(
    'R-0.16: who has been fighting has left the cover, unless a club says otherwise (%s)',
    (coverInOngoingCombat, covered) => {
      const start = field('trial-seven-steps', [marines(), orks(4, {})], {
        ...drums, rulings: { ...DEFAULT_RULINGS, coverInOngoingCombat },
      });
      const fighting = { ...start, units: start.units.map(one => ({ ...one, lockedBefore: one.id === 'orks' })) };
      expect(coveredIn(endCharges(charge(fighting, ['orks'])))).toEqual(covered);
    },
  );
});
