import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { pileInTo } from '../../../src/warhammer-40k/stages/pile-in.ts';
import { whyNotTurn } from '../../../src/warhammer-40k/stages/moving.ts';
import { fought, placeOf, settle, told, unitsTold, type Decide } from '../../support/warhammer-40k/after.ts';
import { usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { profile, PROFILES, row, unit } from '../../support/warhammer-40k/build.ts';
import { valueIn } from '../../support/warhammer-40k/values.ts';

const MEN = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) });
/** Dangerous ground. */
const mined = (...outline: readonly Point[]) => ({
  width: 48, depth: 48, edges: { attacker: 'low', defender: 'high' },
  terrain: [{ id: 'mines', kind: 'swamp', name: null, traits: ['dangerous'], outline }],
}) as const;
const ALL = ['trial-seven-steps', 'trial-eight-steps', '7th'] as const;
const WON = { wounds: [2, 1] } as const;
const CONSOLIDATING = 'aftermath.consolidate.moving';

/** Models that consolidate to places, then nobody else. */
const consolidates = (...moves: readonly (readonly [string, Point])[]): Decide => {
  const left = [...moves];
  return state => {
    const next = state === CONSOLIDATING ? left.shift() : undefined;
    return next === undefined ? null : { type: 'model.moved', model: next[0], to: next[1] };
  };
};

describe('endPileIn (40k.70)', () => {
  const behind = (y: number) => unit({
    id: 'foes', side: 'defender', models: [...row('f', 1, [20, 21]), ...row('g', 1, [20, y], { profile: 'guardsman' })],
  });

  it.each(ALL)('%s: who touches nobody closes up; those in contact stay', edition => {
    const lone = unit({ ...MEN, models: row('m', 1, [20, 20]) });
    const { phase } = settle(fought(edition, [lone, behind(22.5)], { wounds: [1, 1] }), []);
    expect([placeOf(phase, 'm1'), placeOf(phase, 'f1')]).toEqual([[20, 20], [20, 21]]);
    expect(told(phase).filter(key => key === 'piles-in')).toHaveLength(1);
    const [x, y] = placeOf(phase, 'g1');
    expect(Math.hypot(x - 20, y - 20)).toBeLessThanOrEqual(1.06);
  });

  it.each([['trial-seven-steps', 6], ['trial-eight-steps', 6], ['7th', 3]] as const)(
    '%s: so far and no further: %i″ (R-2.22)', (edition, inches) => {
      const { phase } = settle(fought(edition, [MEN, behind(33)], { wounds: [1, 1] }), []);
      const [x, y] = placeOf(phase, 'g1');
      expect(Math.hypot(x - 20, y - 33)).toBeLessThanOrEqual(inches + 1e-6);
      expect(Math.hypot(x - 20, y - 33)).toBeGreaterThan(inches - 1);
    });

  it.each(ALL)('%s: the side whose turn it is goes first (T0-22, T1-25, T2-35)', edition => {
    const three = unit({ id: 'men', side: 'attacker', models: [...row('m', 1, [20, 20]), ...row('n', 1, [20, 18])] });
    for (const [active, first] of [['attacker', 'n1'], ['defender', 'g1']] as const) {
      const { phase } = settle(fought(edition, [three, behind(23)], { wounds: [1, 1], active }), []);
      const pilers = phase.log.filter(({ key }) => key === 'piles-in').map(line => valueIn(line, 'model'));
      expect(pilers[0]).toBe(phase.models.find(({ id }) => id === first)!.name);
    }
  });

  it.each(ALL)('%s: players may say where to, within the rules, and the rest goes as usual', edition => {
    let refused: Phase | null = null;
    const decide: Decide = (state, phase) => {
      if (state !== 'aftermath.pileIn.moving' || refused !== null) return null;
      refused = phase;
      return { type: 'model.moved', model: 'g1', to: [40, 40] };
    };
    const { phase } = settle(fought(edition, [MEN, behind(22.5)], { wounds: [1, 1], active: 'defender' }), [], decide);
    expect(refused).not.toBeNull();
    expect(placeOf(phase, 'g1')).not.toEqual([40, 40]);
  });

  it('7th: a unit that touches nobody any more piles in to whoever is left in the fight', () => {
    const apart = unit({ id: 'apart', side: 'defender', models: row('p', 1, [20, 22]) });
    const { phase } = settle(fought('7th', [MEN, FOES, apart], { wounds: [1, 1] }), []);
    expect(placeOf(phase, 'p1')).toEqual([20, 22]);
    const fell = fought('7th', [MEN, unit({ ...FOES, models: row('f', 3, [19, 21]) })], { slain: ['f2', 'f3'] });
    expect(told(settle(fell, []).phase)).toEqual(['drawn', 'piles-in', 'piles-in']);
  });
});

describe('consolidation (40k.68)', () => {
  it('000-24, X-14: trial-seven-steps may run into the loser that ran 2″; it regroups or dies (R-0.26, 40k.69)', () => {
    const run = (regroup: readonly number[]): Phase => settle(
      fought('trial-seven-steps', [unit({ ...MEN, traits: ['terminators'] }), FOES], WON), [6, 6, 1, 1, ...regroup],
      consolidates(['m1', [20, 22]]),
    ).phase;
    const stands = run([1, 1]);
    expect(told(stands)).toEqual(expect.arrayContaining(['consolidates', 'locks-again', 'regrouped']));
    expect(stands.combats).toEqual([expect.objectContaining({ units: ['men', 'foes'] })]);
    expect(stands.units.every(({ charged, fallingBack }) => charged.length === 0 && !fallingBack)).toBe(true);
    const dies = run([6, 6]);
    expect(dies.models.filter(({ slain }) => slain === 'regroup-failed')).toHaveLength(2);
    expect(dies.combats).toEqual([]);
  });

  it('X-14: trial-eight-steps may touch new enemies only (R-1.14)', () => {
    const { phase } = settle(fought('trial-eight-steps', [MEN, FOES], WON), [6, 6, 1, 1, 1, 1],
      consolidates(['m1', [20, 22]]));
    expect(told(phase)).not.toContain('consolidates');
  });

  it('X-14: trial-eight-steps locks new enemies, who pile in at once (T1-24, T1-25)', () => {
    const fresh = unit({ id: 'fresh', side: 'defender', models: row('n', 2, [16, 20]) });
    const { phase } = settle(fought('trial-eight-steps', [MEN, FOES, fresh], WON), [6, 6, 6, 6, 1, 1],
      consolidates(['m1', [18, 20]]));
    expect(told(phase)).toEqual(expect.arrayContaining(['locks-again', 'piles-in']));
    expect(phase.combats).toEqual([expect.objectContaining({ units: ['men', 'fresh'], fought: true })]);
  });

  it('X-14: 7th goes as far as a die says and touches nobody (T2-36)', () => {
    const fresh = unit({ id: 'fresh', side: 'defender', models: row('n', 1, [16, 20]) });
    const begun = fought('7th', [MEN, FOES, fresh], WON);
    expect(told(settle(begun, [6, 6, 6, 1, 5], consolidates(['m1', [17, 20]])).phase)).not.toContain('consolidates');
    expect(told(settle(begun, [6, 6, 6, 1, 1], consolidates(['m1', [20, 21.5]])).phase)).not.toContain('consolidates');
    expect(told(settle(begun, [6, 6, 6, 1, 2], consolidates(['m1', [20, 21.5]])).phase)).toContain('consolidates');
  });

  it('R-0.25: whoever runs into a combat that has not been fought does not fight again this phase', () => {
    const mates = unit({ id: 'mates', side: 'attacker', models: row('t', 1, [14, 20]) });
    const others = unit({ id: 'others', side: 'defender', models: row('o', 2, [15, 20]) });
    const lone = unit({ id: 'men', side: 'attacker', models: row('m', 1, [19, 20]) });
    const foe = unit({ id: 'foes', side: 'defender', models: row('f', 1, [20, 20]) });
    const begun = fought('trial-seven-steps', [lone, foe, mates, others], { wounds: [1, 0], slain: ['f1'] });
    expect(begun.combats).toHaveLength(2);
    const { phase } = settle(begun, [], consolidates(['m1', [17, 20]]), state => state.startsWith('fight'));
    expect(told(phase)).toContain('locks-again');
    expect(phase.combats).toContainEqual(expect.objectContaining({ fought: false, units: ['mates', 'others'] }));
    expect(phase.fight?.strikes.some(({ unit: striker }) => striker === 'men')).toBe(false);
  });

  it.each(ALL)('%s: losers who hold do not consolidate, and neither do winners who are locked (R-0.01)', edition => {
    const { states } = settle(fought(edition, [MEN, FOES], WON), [1, 1]);
    expect(states).not.toContain(CONSOLIDATING);
  });

  it('7th: also a loser whom the pile-in has left with nobody consolidates (T2-36)', () => {
    const lost = unit({ id: 'foes', side: 'defender', models: [...row('f', 1, [20, 21]), ...row('g', 1, [20, 33])] });
    const { thrown } = settle(fought('7th', [MEN, lost], { wounds: [1, 0], slain: ['f1'] }), [1, 1, 2, 2]);
    expect(thrown).toEqual(['morale', 'consolidate', 'consolidate']);
  });

  it('002-22: a unit whose partner is gone before the fight has no combat, and so does not consolidate', () => {
    const alone = unit({ id: 'alone', side: 'attacker', models: row('z', 1, [5, 5]) });
    const { phase, thrown } = settle(fought('7th', [alone, MEN, FOES], { ...WON, slain: ['f1', 'f2'] }), [3]);
    expect(thrown).toEqual(['consolidate']);
    expect(unitsTold(phase, 'may-consolidate')).toEqual(['men']);
  });

  it('002-20: what comes after a charge at several follows who is in the fight, whoever was charged first', () => {
    const second = unit({ id: 'second', side: 'defender', models: row('s', 1, [22, 20]) });
    const charging = unit({ ...MEN, charged: ['foes', 'second'], disordered: true });
    const { phase } = settle(fought('7th', [charging, FOES, second], { ...WON, startAt: 'fight' }), [1, 1, 6, 6, 1, 1]);
    expect([...unitsTold(phase, 'stands'), ...unitsTold(phase, 'runs')]).toEqual(['foes', 'second']);
  });

  it('a unit of which somebody has moved hangs together at the end, or goes on moving', () => {
    const { phase } = settle(fought('trial-seven-steps', [MEN, FOES], { slain: ['f1', 'f2'] }), [],
      consolidates(['m1', [17.4, 20]], ['m2', [18.4, 20]]));
    expect(told(phase).filter(key => key === 'consolidates')).toHaveLength(2);
  });
});

describe('dangerous terrain after a fight (40k.8)', () => {
  const lone = unit({ ...MEN, models: row('m', 1, [20, 20]) });
  const late = unit({
    id: 'foes', side: 'defender', models: [...row('f', 1, [20, 21]), ...row('g', 2, [20, 24.5], { profile: 'brute' })],
  });
  const profiles = { ...PROFILES, brute: profile({ name: 'Brute', wounds: 3 }) };
  const table = mined([16, 22.5], [25, 22.5], [25, 24.4], [16, 24.4]);
  const drawn = { wounds: [1, 1], profiles, table } as const;

  it('7th: who piles in through it throws a die each, once all of the side have moved; a 1 costs one wound', () => {
    const { phase, thrown } = settle(fought('7th', [lone, late], drawn), [1, 2]);
    expect(thrown).toEqual(['dangerous-terrain', 'dangerous-terrain']);
    const left = phase.models.map(({ wounds, slain }) => [wounds, slain]);
    expect(left).toEqual([[1, null], [1, null], [2, null], [3, null]]);
    expect(told(phase)).toEqual(['drawn', 'piles-in', 'piles-in', 'danger-failed', 'wounded', 'danger-passed']);
    expect(phase.combats).toHaveLength(1);
  });

  it('40k.56: they are no wounds of the fight', () => {
    const { phase } = settle(fought('7th', [lone, late], drawn), [1, 1]);
    expect(phase.results[0]).toMatchObject({ wounds: { attacker: 1, defender: 1 }, winner: null });
    expect(phase.combats[0]!.wounds).toEqual({ attacker: 1, defender: 1 });
  });

  it('7th: the side whose turn it is throws before the other moves', () => {
    const behind = unit({ ...MEN, models: [...row('m', 1, [20, 20]), ...row('n', 1, [20, 16.5])] });
    const both = mined([16, 16.7], [25, 16.7], [25, 24.4], [16, 24.4]);
    const { phase } = settle(fought('7th', [behind, late], { ...drawn, table: both }), [2, 1, 1]);
    expect(told(phase)).toEqual([
      'drawn', 'piles-in', 'danger-passed', 'piles-in', 'piles-in',
      'danger-failed', 'wounded', 'danger-failed', 'wounded',
    ]);
  });

  it('7th: when a 1 takes the last who could fight on, those who are left consolidate', () => {
    const last = unit({ ...FOES, models: [...row('f', 1, [20, 21]), ...row('g', 1, [20, 23.5])] });
    const { phase, thrown } = settle(fought('7th', [lone, last], { slain: ['f1'], table }), [1, 3]);
    expect(thrown).toEqual(['dangerous-terrain', 'consolidate']);
    expect(unitsTold(phase, 'may-consolidate')).toEqual(['foes']);
    expect(phase.combats).toEqual([]);
  });

  it('7th: nobody throws who stays where he is, though he stands in it', () => {
    const { thrown } = settle(
      fought('7th', [MEN, FOES], { slain: ['f1', 'f2'], table: mined([0, 0], [48, 0], [48, 48], [0, 48]) }), [5],
      consolidates(['m1', [20, 20]]),
    );
    expect(thrown).toEqual(['consolidate']);
  });

  it('7th: the way round what cannot be passed counts, not the straight line', () => {
    const rock = {
      id: 'rock', kind: 'swamp', name: null, traits: ['impassable'],
      outline: [[19.9, 22], [20.1, 22], [20.1, 22.2], [19.9, 22.2]],
    } as const;
    const beside = mined([20.3, 22], [20.9, 22], [20.9, 22.3], [20.3, 22.3]);
    const rocky = { ...beside, terrain: [...beside.terrain, rock] };
    const begun = fought('7th', [lone, FOES], { slain: ['f1', 'f2'], table: rocky });
    const { phase, thrown } = settle(begun, [5, 1], consolidates(['m1', [20.1, 23]]));
    expect(thrown).toEqual(['consolidate', 'dangerous-terrain']);
    expect(phase.models[0]!.slain).toBe('dangerous-terrain');
  });

  it.each([[1, 'dangerous-terrain', 'danger-taken'], [2, null, 'danger-passed']] as const)(
    '7th: who consolidates through it throws a die: %i', (face, slain, key) => {
      const begun = fought('7th', [MEN, FOES], { slain: ['f1', 'f2'], table });
      const { phase, thrown } = settle(begun, [6, face], consolidates(['m1', [20, 23.5]], ['m2', [21, 22]]));
      expect(thrown).toEqual(['consolidate', 'dangerous-terrain']);
      expect(phase.models.map(model => model.slain)).toEqual([slain, null, 'fight', 'fight']);
      expect(told(phase).slice(-3)).toEqual(['consolidates', 'consolidates', key]);
    });

  const saving = { ...usualRulings('7th'), dangerousSave: 'armour-or-invulnerable' } as const;

  it('R-2.27: 7th: in a pile-in, saves are thrown before the other side moves, where players say so', () => {
    const { phase, thrown } = settle(fought('7th', [lone, late], { ...drawn, rulings: saving }), [1, 1, 2, 3]);
    expect(thrown).toEqual(['dangerous-terrain', 'dangerous-terrain', 'save', 'save']);
    expect(phase.models.map(({ wounds }) => wounds)).toEqual([1, 1, 2, 3]);
    const keys = ['danger-failed', 'danger-failed', 'saves-thrown', 'wounded', 'saves-thrown'];
    expect(told(phase).slice(-5)).toEqual(keys);
  });

  it.each([[2, 'dangerous-terrain'], [3, null]] as const)(
    'R-2.27: 7th: in a consolidation a 1 is saved on 3+, and nobody is tested again: %i', (face, slain) => {
      const begun = fought('7th', [MEN, FOES], { slain: ['f1', 'f2'], table, rulings: saving });
      const { phase, thrown } = settle(begun, [6, 1, face], consolidates(['m1', [20, 23.5]], ['m2', [21, 22]]));
      expect(thrown).toEqual(['consolidate', 'dangerous-terrain', 'save']);
      expect(phase.models[0]!.slain).toBe(slain);
    });

  it.each(['trial-seven-steps', 'trial-eight-steps'] as const)('%s: nobody throws for it then', edition => {
    const piled = settle(fought(edition, [lone, late], drawn), []);
    expect([piled.thrown, told(piled.phase)]).toEqual([[], ['drawn', 'piles-in', 'piles-in']]);
    const victors = settle(fought(edition, [lone, FOES], { slain: ['f1', 'f2'], table }), [],
      consolidates(['m1', [20, 22.9]]));
    expect([victors.thrown, told(victors.phase).at(-1)]).toEqual([[], 'consolidates']);
  });
});

describe('characters and creatures after a fight', () => {
  it('a monstrous creature is a unit of its own and tests for itself (40k.75, R-0.31, monsterIsCharacter)', () => {
    const beast = unit({
      id: 'beast', side: 'defender', joined: 'foes', traits: ['monstrous-creature'],
      models: row('b', 1, [22, 20], { profile: 'beast' }),
    });
    const profiles = { ...PROFILES, beast: profile({ leadership: 10 }) };
    const { thrown } = settle(fought('trial-seven-steps', [MEN, FOES, beast], { ...WON, profiles }), [1, 1, 1, 1]);
    expect(thrown).toEqual(['morale', 'morale']);
  });

  it('a character runs with the unit that he is in (R-0.30)', () => {
    const hero = unit({
      id: 'hero', side: 'defender', joined: 'foes', traits: ['independent-character'], models: row('h', 1, [22, 21]),
    });
    const begun = fought('trial-seven-steps', [unit({ ...MEN, traits: ['terminators'] }), FOES, hero], WON);
    const { phase } = settle(begun, [6, 6, 3, 3]);
    expect(phase.units.filter(({ fallingBack }) => fallingBack).map(({ id }) => id)).toEqual(['foes', 'hero']);
    expect([placeOf(phase, 'f1')[1], placeOf(phase, 'h1')[1]]).toEqual([27, 27]);
  });
});

describe('who moves (40k.68, 40k.70)', () => {
  const lone = unit({ ...MEN, models: row('m', 1, [20, 20]) });
  const behind = unit({ id: 'foes', side: 'defender', models: [...row('f', 1, [20, 21]), ...row('g', 1, [20, 22.5])] });
  const { phase } = settle(fought('7th', [lone, behind], { wounds: [1, 1] }), [], undefined,
    state => state === 'aftermath.pileIn.moving');

  it('is somebody whose unit moves now: nobody who is not there, and none of the others', () => {
    expect([whyNotTurn(phase, 'nobody', '40k.70'), whyNotTurn(phase, 'g1', '40k.70')])
      .toEqual([expect.objectContaining({ key: 'does-not-move', values: { model: 'nobody' } }), null]);
    const still = { ...phase, aftermath: { ...phase.aftermath!, moving: null } };
    expect(whyNotTurn(still, 'g1', '40k.70')).toMatchObject({ key: 'does-not-move' });
  });

  it('and stays where it is, of it nothing is told', () => {
    expect(told(pileInTo(phase, 'g1', placeOf(phase, 'g1')))).toEqual(told(phase));
    expect(told(pileInTo(phase, 'g1', [21, 21])).at(-1)).toBe('piles-in');
  });

  it('a unit that nobody of has moved need not hang together (40k.68)', () => {
    const apart = unit({ ...MEN, models: [...row('m', 1, [20, 20]), ...row('n', 1, [26, 20])] });
    const begun = fought('trial-seven-steps', [apart, FOES], { slain: ['f1', 'f2'] });
    expect(settle(begun, []).states.at(-1)).toBe('over');
  });
});
