import { describe, expect, it } from 'vitest';
import { isOutOfReach, takeRange } from '../../../src/warhammer-40k/charge/range.ts';
import { mustRegroup, regroupHands, resolveRegroup } from '../../../src/warhammer-40k/charge/regroup.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import { livingOf, unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import { DEFAULT_RULINGS } from '../../../src/warhammer-40k/rulings/rulings.ts';
import { PROFILES, profile, row, unit } from '../../support/warhammer-40k/build.ts';
import { charging, field, gretchin, marines, orks, TRIALS } from './field.ts';

const boss = unit({
  id: 'boss', name: 'Boss', side: 'defender', joined: 'orks', fallingBack: true,
  models: row('b', 1, [25, 16], { profile: 'ork' }),
});

describe.each(TRIALS)('%s: charged while falling back (40k.13)', edition => {
  const start = takeRange(charging(field(edition, [marines(), orks(5, { fallingBack: true }), boss])));

  it('whoever stands fast does not test', () => {
    expect(mustRegroup(charging(field(edition, [marines(), orks(5)])))).toBe(false);
  });

  it('two dice against Leadership, nothing modifies them; a character tests with his unit', () => {
    expect(mustRegroup(start)).toBe(true);
    expect(regroupHands(start)).toMatchObject([
      { dice: 2, read: 'sum', side: 'defender', purpose: 'regroup', owners: ['orks'], against: 'marines' },
    ]);
  });

  it('R-0.29, R-1.24: at most its Leadership of 7 and it stands, before anybody has moved', () => {
    const stood = resolveRegroup(start, [3, 4]);
    expect(mustRegroup(stood)).toBe(false);
    expect(unitOf(stood, 'orks').fallingBack).toBe(false);
    expect(unitOf(stood, 'boss').fallingBack).toBe(false);
    expect(isOutOfReach(stood)).toBe(false);
    expect(stood.models.every(({ path }) => path.length === 0)).toBe(true);
    expect(phaseSentence(stood.log.at(-1)!)).toBe('Orks throws 7 against Leadership 7, regroups and stands.');
  });

  it('R-0.30: a character of better Leadership in it lends it his, as in every other test', () => {
    const profiles = { ...PROFILES, boss: profile({ name: 'Boss', leadership: 9 }) };
    const led = unit({ ...boss, models: row('b', 1, [25, 16], { profile: 'boss' }) });
    const begun = takeRange(charging(field(edition, [marines(), orks(5, { fallingBack: true }), led], { profiles })));
    expect(unitOf(resolveRegroup(begun, [4, 5]), 'orks').fallingBack).toBe(false);
    expect(livingOf(resolveRegroup(begun, [5, 5]), 'orks')).toEqual([]);
  });

  it('more, and it is destroyed; nobody is left to charge', () => {
    const gone = resolveRegroup(start, [4, 4]);
    expect(livingOf(gone, 'orks')).toEqual([]);
    expect(livingOf(gone, 'boss')).toEqual([]);
    expect(gone.models.filter(({ side }) => side === 'defender').map(({ slain }) => slain))
      .toEqual(Array.from({ length: 6 }, () => 'regroup-failed'));
    expect(mustRegroup(gone)).toBe(false);
    expect(isOutOfReach(gone)).toBe(true);
    expect(phaseSentence(gone.log.at(-1)!)).toBe('Orks throws 8 against Leadership 7, keeps running and is destroyed.');
  });
});

it('R-X.05: clubs may let two ones pass whatever the Leadership', () => {
  const profiles = { ...PROFILES, ork: profile({ name: 'Ork', leadership: 1 }) };
  const units = [marines(), orks(5, { fallingBack: true })];
  const strict = charging(field('trial-seven-steps', units, { profiles }));
  const kind = charging(field('trial-seven-steps', units, {
    profiles, rulings: { ...DEFAULT_RULINGS, moraleTest: 'natural-two-passes' },
  }));
  expect(livingOf(resolveRegroup(strict, [1, 1]), 'orks')).toHaveLength(0);
  expect(livingOf(resolveRegroup(kind, [1, 1]), 'orks')).toHaveLength(5);
  expect(livingOf(resolveRegroup(kind, [1, 2]), 'orks')).toHaveLength(0);
});

it('of several who are charged only those who run test, each with dice of its own', () => {
  const running = gretchin(2, [26, 16], { fallingBack: true });
  const both = charging(
    field('trial-seven-steps', [marines(), orks(5, { fallingBack: true }), running]), ['orks', 'gretchin'],
  );
  expect(regroupHands(both).map(({ owners }) => owners)).toEqual([['orks'], ['gretchin']]);
  const after = resolveRegroup(takeRange(both), [6, 6, 1, 1]);
  expect(livingOf(after, 'orks')).toHaveLength(0);
  expect(unitOf(after, 'gretchin').fallingBack).toBe(false);
  const one = charging(field('trial-seven-steps', [marines(), orks(5), running]), ['orks', 'gretchin']);
  expect(regroupHands(one).map(({ owners }) => owners)).toEqual([['gretchin']]);
});
