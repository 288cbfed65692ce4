import { describe, expect, it } from 'vitest';
import { beginAttacks, beginBatch } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { keyOf } from '../../../src/epic-armageddon/odds/key.ts';
import type { Assault, Engagement, Formation, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, unitOf } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { characterOf } from '../../support/profiles.ts';

const ethereal = characterOf({ name: 'Ethereal' });
const BEGUN: Assault = { ...beginAttacks(assaultOf({ profiles: { ethereal }, formations: [
  formationOf('attacker', [unitOf('a1', 'tactical', [30, 20]), unitOf('a2', 'tactical', [33, 20])]),
  formationOf('defender', [
    unitOf('d1', 'boyz', [30, 22]), unitOf('d2', 'boyz', [33, 22], { characters: ['ethereal'] }),
  ]),
] })), round: 2 };

const RESULT = 'a6Result.rolling';
const ROUT = '#a7Withdraw';
const NEXT = 'a3CounterCharge.opening';
const ROLLING = 'a4Attacks.attacks.rolling';
const ALL = [RESULT, ROUT, NEXT, ROLLING];

const unit = (id: string, changes: Partial<Unit>) => (assault: Assault): Assault =>
  ({ ...assault, units: assault.units.map(one => (one.id === id ? { ...one, ...changes } : one)) });
const formation = (id: string, changes: Partial<Formation>) => (assault: Assault): Assault =>
  ({ ...assault, formations: assault.formations.map(one => (one.id === id ? { ...one, ...changes } : one)) });
const assault = (changes: Partial<Assault>) => (before: Assault): Assault => ({ ...before, ...changes });
const momentAt = (at: string): Assault => {
  const begun = at === ROLLING ? beginBatch(BEGUN, 'attacks') : BEGUN;
  return at === ROUT ? { ...begun, winner: 'attacker', ending: 'result' } : begun;
};

const isSame = (at: string, change: (before: Assault) => Assault, other = momentAt(at)): boolean =>
  keyOf({ at, assault: other }, BEGUN) === keyOf({ at, assault: change(other) }, BEGUN);

const dead = (id: string, lostTo: Unit['lostTo'] = 'attack') => unit(id, { lostTo });

type Change = (before: Assault) => Assault;
const engagedBy = (by: Engagement['by']): Change => before =>
  ({ ...before, engaged: before.engaged.map(one => ({ ...one, by })) });
const called = (id: string): Change =>
  assault({ support: { ...BEGUN.support, called: { attacker: [id], defender: [] } } });
const throwing = (dice: number): Change => before => ({
  ...before, batch: { ...before.batch!, strikers: {
    ...before.batch!.strikers, attacker: before.batch!.strikers.attacker.map(one => ({ ...one, dice })),
  } },
});
const hitting = (attacker: null | readonly []): Change => before =>
  ({ ...before, batch: { ...before.batch!, hits: { attacker, defender: null } } });
const fired = (formation: string): Change => assault({ support: { ...BEGUN.support, fired: [formation] } });
const engagedAtFirst = (id: string, engagedInLaterRounds: Assault['rulings']['engagedInLaterRounds']): Change =>
  assault({ engagedAtFirst: [id], rulings: { ...BEGUN.rulings, engagedInLaterRounds } });

describe('two moments are told apart', () => {
  it.each([
    ['a unit is dead', dead('d1'), ALL],
    ['a unit is damaged', unit('d1', { damage: 1 }), ALL],
    ['a shield is down', unit('d1', { shields: 1 }), ALL],
    ['a unit stands elsewhere', unit('d1', { at: [31, 22] }), ALL],
    ['a unit sits in a transport', unit('d1', { aboard: 'd2' }), ALL],
    ['a unit flies high', unit('d1', { poppedUp: true }), ALL],
    ['a formation is broken', formation('defender', { broken: true }), ALL],
    ['the winner has Blast markers', formation('attacker', { blastMarkers: 1 }), ALL],
    ['the winner has lost units', formation('attacker', { losses: 1 }), ALL],
    ['a formation is drawn in', formation('defender', { drawnIn: true }), ALL],
    ['there were kills', assault({ kills: { attacker: 1, defender: 0 } }), [RESULT, NEXT, ROLLING]],
    ['friends stood near', assault({ support: { ...BEGUN.support, near: { attacker: [], defender: ['defender'] } } }),
      [RESULT, ROUT, ROLLING]],
    ['somebody has won', assault({ winner: 'defender' }), [ROUT]],
    ['it ended swiftly', assault({ ending: 'swift' }), [ROUT]],
    ['somebody has struck', assault({ struck: ['a1'] }), [ROLLING]],
    ['somebody has come out of a wreck', assault({ spilled: ['a1'] }), [ROLLING]],
    ['others are engaged', assault({ engaged: BEGUN.engaged.slice(1) }), [ROLLING]],
    ['a war engine has split its dice', unit('d1', { closeCombatDice: 2 }), [ROLLING]],
    ['it is the first round', assault({ round: 1 }), [ROLLING]],
  ] as const)('where %s', (_, change, places) => {
    expect(places.filter(at => isSame(at, change))).toEqual([]);
  });

  it.each<readonly [string, Change, Change, readonly string[]]>([
    ['one unit is dead or another', dead('a1'), dead('a2'), ALL],
    ['somebody sits in one transport or in another', unit('a1', { aboard: 'd1' }), unit('a1', { aboard: 'd2' }), ALL],
    ['who is engaged strikes or fires', engagedBy('close-combat'), engagedBy('firefight'), [ROLLING]],
    ['a skimmer strikes or fires', unit('a1', { way: 'close-combat' }), unit('a1', { way: 'firefight' }), [ROLLING]],
    ['a war engine has split its dice so or so',
      unit('d1', { closeCombatDice: 2 }), unit('d1', { closeCombatDice: 3 }), [ROLLING]],
    ['attacks have so many dice or so many', throwing(1), throwing(2), [ROLLING]],
    ['hits of one side are known or not', hitting(null), hitting([]), [ROLLING]],
    ['one has been called for support or another', called('a1'), called('a2'), [ROLLING]],
    ['one formation has fired in support or another', fired('attacker'), fired('defender'), [ROLLING]],
    ['one has won or the other', assault({ winner: 'attacker' }), assault({ winner: 'defender' }), [ROUT]],
    ['one was engaged at first or another, if that counts',
      engagedAtFirst('a1', 'first-round'), engagedAtFirst('a2', 'first-round'), [NEXT, ROLLING]],
  ])('where %s', (_, one, other, places) => {
    const keyAfter = (change: Change, at: string) => keyOf({ at, assault: change(momentAt(at)) }, BEGUN);
    expect(places.filter(at => keyAfter(one, at) === keyAfter(other, at))).toEqual([]);
  });

  it('where an Ethereal was killed in one and hacked down in the other', () => {
    expect(isSame(ROUT, dead('d2', 'hack-down'), dead('d2', 'attack')(momentAt(ROUT)))).toBe(false);
  });
});

describe('two moments are one', () => {
  it.each([
    ['what has been told',
      assault({ log: [{ step: 'a4Attacks', rule: 'A4.7', key: 'nobody-wins', values: {} }] }), ALL],
    ['the dice thrown', assault({ diceUsed: 7 }), ALL],
    ['a number of rounds after the first', assault({ round: 5 }), ALL],
    ['who was engaged in a round that is over', assault({ engaged: [] }), [RESULT, ROUT, NEXT]],
    ['what the loser has lost', formation('defender', { losses: 1, blastMarkers: 1 }), [ROUT]],
    ['kills after the result', assault({ kills: { attacker: 2, defender: 2 } }), [ROUT]],
    ['how a war engine has split its dice', unit('d1', { closeCombatDice: 2 }), [RESULT, ROUT, NEXT]],
  ] as const)('but for %s', (_, change, places) => {
    expect(places.filter(at => !isSame(at, change))).toEqual([]);
  });

  it('but for what a dead unit died of, and what became of it', () => {
    const before = dead('d1', 'attack');
    const after = unit('d1', { lostTo: 'hack-down', damage: 1, at: [1, 1] });
    expect(ALL.filter(at => !isSame(at, after, before(momentAt(at))))).toEqual([]);
  });

  it('but for who was engaged at first, where that does not count', () => {
    const [one, other] = ['a1', 'a2'].map(id => engagedAtFirst(id, 'this-round'));
    expect(ALL.filter(at => !isSame(at, one!, other!(momentAt(at))))).toEqual([]);
  });

  it('where a copy of a unit has nothing changed', () => {
    expect(ALL.filter(at => !isSame(at, unit('d1', {})))).toEqual([]);
  });
});

describe('moments that are not compared', () => {
  it('are none in which attacks are thrown', () => {
    const places = ['a4Attacks.firstStrike.rolling', 'a4Attacks.attacks.rolling', 'a5SupportingFire.firing.rolling'];
    const keys = places.map(at => keyOf({ at, assault: momentAt(ROLLING) }, BEGUN));
    expect(new Set(keys).size).toBe(3);
    expect(keys).not.toContain(null);
  });

  const places = ['a4Attacks.attacks.settling.saving', 'a7Withdraw.withdrawing.moving', 'assaultOver'];

  it.each(places)('have no key: %s', at => {
    expect(keyOf({ at, assault: BEGUN }, BEGUN)).toBeNull();
  });

  it('are those of the counter-charge in the first round, too', () => {
    expect(keyOf({ at: NEXT, assault: { ...BEGUN, round: 1 } }, BEGUN)).toBeNull();
  });
});
