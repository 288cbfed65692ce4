/** What players may choose about hits that have fallen, and what they may not. */
import { describe, expect, it } from 'vitest';
import { allocateHits, beginBatch } from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import { hackDownTargets } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { inOneLap } from '../../../src/epic-armageddon/attacks/allocation.ts';
import { assaultWith, sideWith } from '../../../src/epic-armageddon/model/copies.ts';
import {
  aimSniper, chooseSave, moveHit, whyNotAim, whyNotMoveHit, whyNotSave,
} from '../../../src/epic-armageddon/attacks/owner-choices.ts';
import { resolveSaves } from '../../../src/epic-armageddon/attacks/save-dice.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { ScoredHits } from '../../../src/epic-armageddon/model/batch.ts';
import { unsavedVolley } from '../../../src/epic-armageddon/attacks/volley.ts';
import { terrainOf } from '../../support/build.ts';
import { engagedOf } from '../../support/fight.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, stageParts, type Stand, type Stands, type StageParts } from '../../support/stage.ts';

const rifle = weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['sniper'] });
/** A sniper, and a comrade on the right who alone reaches d4. */
const ATTACKERS: Stands = { s1: { at: [40, 20], ff: 2, weapons: [rifle] }, b1: { at: [60, 20], ff: 2 } };
/** In the order in which hits reach them: d1 and d4 at 8cm, then d2 and d3, equally near as well. */
const DEFENDERS: Stands = {
  d1: { at: [40, 30] }, d2: { at: [37, 30] }, d3: { at: [43, 30] }, d4: { at: [60, 30] }, afar: { at: [60, 70] },
};
const scored = (effect: ScoredHits['effect'], count: number): ScoredHits =>
  ({ from: effect === 'sniper' ? 's1' : null, by: 'firefight', effect, points: 1, count });

/** An assault of which is known who fights whom. */
const begun = (parts: StageParts = {}, defenders: Stands = DEFENDERS): Assault =>
  beginBatch(engagedOf(stageParts(ATTACKERS, defenders, parts)), 'attacks');

/** The same after these hits have fallen on the defender, as ordinary ones or as those after them. */
const fallen = (assault: Assault, hits: readonly ScoredHits[], isMacro = false): Assault => {
  const batch = { ...assault.batch!, hits: { attacker: hits, defender: [] } };
  return allocateHits(assaultWith(assault, { batch }), isMacro, 'a4Attacks');
};
const struck = (...hits: readonly ScoredHits[]): Assault => fallen(begun(), hits);
const hitsOf = (assault: Assault): readonly string[] =>
  assault.volley!.hits.defender.map(({ unit, effect }) => `${unit} ${effect}`);

describe('hits over shields', () => {
  /** In the order in which hits reach them: an engine with a shield at 8cm, then two stands behind. */
  const TITAN: Stands = {
    d1: engine(1, [40, 31.5], { abilities: ['void-shields-1'] }), d2: { at: [37, 32] }, d3: { at: [34, 32] },
    afar: { at: [60, 70] },
  };
  const of = (by: ScoredHits['by'], count: number, effect: ScoredHits['effect'] = 'normal'): ScoredHits =>
    ({ ...scored(effect, count), by });
  const onTitan = (hits: readonly ScoredHits[], rulings: StageParts['rulings'] = {}) =>
    fallen(begun({ rulings }, TITAN), hits);
  const waysOf = (assault: Assault): readonly string[] =>
    assault.volley!.hits.defender.map(({ unit, by, stopped }) => `${unit} ${by} ${stopped}`);
  const mixed = [of('close-combat', 1), of('firefight', 2)];
  const whyNot = (assault: Assault, hit: number, to: string) => whyNotMoveHit(assault, 'defender', hit, to)?.key;

  it('H5, ruling 24: unasked, close combat falls first, and on the unit with shields', () => {
    expect(waysOf(onTitan(mixed))).toEqual(['d1 close-combat 0', 'd2 firefight 0', 'd3 firefight 0']);
  });

  it('H5, V10, ruling 24: the owner may have its shields stop a firefight hit and give close combat to another', () => {
    const changed = ['d1 firefight 1', 'd2 close-combat 0', 'd3 firefight 0'];
    expect(waysOf(moveHit(onTitan(mixed), 'defender', 0, 'd2'))).toEqual(changed);
    expect(waysOf(moveHit(onTitan(mixed), 'defender', 1, 'd1'))).toEqual(changed);
    expect(waysOf(moveHit(moveHit(onTitan(mixed), 'defender', 0, 'd2'), 'defender', 0, 'd2'))).toEqual(
      waysOf(onTitan(mixed)),
    );
  });

  it('H5, ruling 24: and the one behind takes what the first would have', () => {
    expect(waysOf(moveHit(onTitan(mixed), 'defender', 0, 'd3'))[2]).toBe('d3 close-combat 0');
  });

  it.each([
    ['to somebody without a hit', [of('close-combat', 1), of('firefight', 1)], 0, 'd3'],
    ['between hits of one way', [of('firefight', 3)], 0, 'd2'],
    ['between two without shields', [of('firefight', 2), of('close-combat', 1)], 1, 'd3'],
    ['between hits of different kinds', [of('close-combat', 1), of('firefight', 1, 'lance')], 0, 'd2'],
  ] as const)('H1, ruling 24: not %s', (_, hits, hit, to) => {
    expect(whyNot(onTitan(hits), hit, to)).toBe('not-equally-near');
  });

  it('H5, ruling 24: where a club has them fall as thrown nobody chooses', () => {
    expect(whyNot(onTitan(mixed, { shieldedEngineHits: 'as-thrown' }), 0, 'd2')).toBe('not-equally-near');
  });

  it('H1, ruling 24: it is another question than ties', () => {
    expect(whyNot(onTitan(mixed, { equalDistances: 'list-order' }), 0, 'd2')).toBeUndefined();
  });
});

describe('moving a hit', () => {
  const whyNot = (assault: Assault, hit: number, to: string) => whyNotMoveHit(assault, 'defender', hit, to);

  it('H1: there is none to move before any has fallen, nor where none lies', () => {
    expect(whyNot(begun(), 0, 'd1')).toEqual({ rule: 'H1', key: 'no-such-hit', values: {} });
    expect(whyNot(struck(scored('normal', 1)), 1, 'd1')).toEqual({ rule: 'H1', key: 'no-such-hit', values: {} });
  });

  it('A4.6: not to somebody who is not engaged, nor to nobody', () => {
    const one = struck(scored('normal', 1));
    const refused = { rule: 'A4.6', key: 'cannot-be-hit' };
    expect(whyNot(one, 0, 'afar')).toEqual({ ...refused, values: { from: 'Stand 1', to: 'Stand 5' } });
    expect(whyNot(one, 0, 'nobody')).toEqual({ ...refused, values: { from: 'Stand 1', to: 'nobody' } });
  });

  it('H9: a war engine and another equally near do not change over where war engines take their hits first', () => {
    const mixed: Stands = { d1: engine(2, [40, 31.5]), d4: { at: [60, 30] } };
    const whyNot = (soak: 'in-position-order' | 'war-engines-first') =>
      whyNotMoveHit(fallen(begun({ rulings: { soak } }, mixed), [scored('normal', 3)]), 'defender', 2, 'd1');
    expect(whyNot('in-position-order')).toBeNull();
    expect(whyNot('war-engines-first')).toMatchObject({
      rule: 'H9', key: 'list-order-decides', values: { from: 'Engine', to: 'Stand' },
    });
  });

  it('H1: two that are equally near may change over behind a third one', () => {
    const three = struck(scored('normal', 3));
    expect(whyNot(three, 2, 'd3')).toBeNull();
    expect(whyNot(three, 2, 'd1')).toMatchObject({ key: 'not-equally-near', values: { toCm: 8 } });
    const moved = moveHit(three, 'defender', 2, 'd3');
    expect(hitsOf(moved)).toEqual(['d1 normal', 'd4 normal', 'd3 normal']);
    expect(moved.batch!.targets.defender.map(({ unit }) => unit)).toEqual(['d1', 'd4', 'd2', 'd3']);
  });

  it('H7: for later hits too where a club lets a tie stay settled', () => {
    const settled = fallen(begun({ rulings: { settledTies: 'stay-settled' } }), [scored('normal', 3)]);
    expect(moveHit(settled, 'defender', 2, 'd3').batch!.targets.defender.map(({ unit }) => unit))
      .toEqual(['d1', 'd4', 'd3', 'd2']);
  });

  it('H6: a sniper’s hit stays with its victim while others move', () => {
    const moved = moveHit(struck(scored('normal', 3), scored('sniper', 1)), 'defender', 2, 'd3');
    expect(hitsOf(moved)).toEqual(['d1 normal', 'd4 normal', 'd3 normal', 'd3 sniper']);
  });

  it('H6: where it counts in the lap, its victim still waits when others move', () => {
    const lap = fallen(begun({ rulings: { sniperPlace: 'in-the-lap' } }), [scored('normal', 2), scored('sniper', 1)]);
    expect(hitsOf(moveHit(lap, 'defender', 2, 'd3'))).toEqual(['d1 sniper', 'd4 normal', 'd3 normal']);
  });

  it('H7: where the lap goes on, macro-weapon hits that are moved still pass by those hit before', () => {
    const assault = begun({ rulings: { sniperPlace: 'in-the-lap', laterBatch: 'lap-continues' } });
    const macro = fallen(fallen(assault, [scored('normal', 1)]), [scored('macro-weapon', 2)], true);
    expect(hitsOf(moveHit(macro, 'defender', 1, 'd3'))).toEqual(['d4 macro-weapon', 'd3 macro-weapon']);
  });

  it.each([
    ['outside-the-lap', ['d4', 'd2']], ['in-the-lap', ['d2', 'd3']],
  ] as const)('H6, H7: where the lap goes on, a sniper’s hit %s counts for macro-weapon hits', (sniperPlace, units) => {
    const assault = begun({ rulings: { sniperPlace, laterBatch: 'lap-continues' } });
    const ordinary = fallen(assault, [scored('normal', 1), scored('sniper', 1)]);
    expect(hitsOf(fallen(ordinary, [scored('macro-weapon', 2)], true)))
      .toEqual(units.map(unit => `${unit} macro-weapon`));
  });
});

describe('moving a hack-down hit', () => {
  const rhino: Stand = { type: 'armoured-vehicle', abilities: ['transport'], at: [40, 31] };
  /** A transport with a passenger, and two stands as near as it. */
  const column: Stands = {
    d1: rhino, p1: { at: [40, 31], more: { aboard: 'd1' } }, d2: { at: [60, 30.5] }, d3: { at: [60, 9.5] },
    afar: { at: [60, 70] },
  };
  const hacked = (hits: number, more: Partial<Stand> = {}): Assault => {
    const assault = begun({}, { ...column, d1: { ...rhino, ...more } });
    const targets = hackDownTargets(assault, 'defender');
    const volley = unsavedVolley(
      assault, 'defender', targets, inOneLap(targets, hits), 'hack-down', 'a6Result',
    );
    return assaultWith(assault, { volley, batch: null });
  };
  const whyNot = (assault: Assault, hit: number, to: string) => whyNotMoveHit(assault, 'defender', hit, to);
  const chain = { rule: 'A6.7', key: 'chain-stays' };

  it('A6.7: a transport and those inside stay together, whoever is as near', () => {
    expect(hackDownTargets(hacked(0), 'defender').slice(0, 4).map(({ cm }) => cm)).toEqual([8.5, 8.5, 8.5, 8.5]);
    expect(whyNot(hacked(1), 0, 'd2')).toMatchObject(chain);
    expect(whyNot(hacked(2), 1, 'd2')).toMatchObject(chain);
    expect(whyNot(hacked(3), 2, 'd1')).toMatchObject(chain);
    expect(whyNot(hacked(3), 2, 'p1')).toMatchObject(chain);
  });

  it('A6.7: those inside a Fearless transport stay in its place too', () => {
    expect(whyNot(hacked(1, { abilities: ['transport', 'fearless'] }), 0, 'd2')).toMatchObject(chain);
  });

  it('A6.7: an empty transport is like anybody else, and in the attacks a full one too', () => {
    const empty = hacked(1, { more: { aboard: null } });
    const { units } = empty;
    const emptied = assaultWith(empty, { units: units.map(unit => ({ ...unit, aboard: null })) });
    expect(whyNot(emptied, 0, 'd2')).toBeNull();
    expect(whyNot(fallen(begun({}, column), [scored('normal', 1)]), 0, 'd2')).toBeNull();
  });

  it('A6.5, H1: one that falls on somebody else as near is not saved either', () => {
    const three = hacked(3);
    expect(whyNot(three, 2, 'd3')).toBeNull();
    const { hits } = moveHit(three, 'defender', 2, 'd3').volley!;
    expect(hits.defender.map(({ unit, unsaved, save }) => [unit, unsaved, save]))
      .toEqual([['d1', true, 'none'], ['p1', true, 'none'], ['d3', true, 'none']]);
  });
});

describe('aiming a sniper’s hit', () => {
  const whyNot = (assault: Assault, hit: number, to: string) => whyNotAim(assault, 'defender', hit, to);
  const both = (): Assault => struck(scored('normal', 1), scored('sniper', 1));

  it('H6: there is none to aim before any has fallen, and no other hit is aimed', () => {
    expect(whyNot(begun(), 0, 'd1')).toEqual({ rule: 'H6', key: 'no-such-hit', values: {} });
    expect(whyNot(both(), 2, 'd1')).toEqual({ rule: 'H6', key: 'no-such-hit', values: {} });
    expect(whyNot(both(), 0, 'd2')).toEqual({ rule: 'H6', key: 'not-a-snipers', values: {} });
  });

  it('H6, A4.6: at anybody engaged whom the sniper reaches', () => {
    expect(['d1', 'd2', 'd3'].map(to => whyNot(both(), 1, to))).toEqual([null, null, null]);
    expect(whyNot(both(), 1, 'd4')).toEqual({ rule: 'H6', key: 'out-of-reach', values: {
      to: 'Stand 4', unit: 'Stand 1',
    } });
    expect(whyNot(both(), 1, 'afar')).toEqual({ rule: 'A4.6', key: 'cannot-be-hit', values: { to: 'Stand 5' } });
    expect(whyNot(both(), 1, 'nobody')).toEqual({ rule: 'A4.6', key: 'cannot-be-hit', values: { to: 'nobody' } });
  });

  it('H6: each for itself', () => {
    expect(hitsOf(aimSniper(struck(scored('sniper', 2)), 'defender', 0, 'd3'))).toEqual(['d3 sniper', 'd2 sniper']);
  });

  it('V11: armour of 6+ is no save for whom it hits now', () => {
    const armoured = begun({}, { ...DEFENDERS, d3: { at: [43, 30], armour: 6 } });
    const aimed = aimSniper(fallen(armoured, [scored('normal', 1), scored('sniper', 1)]), 'defender', 1, 'd3');
    expect(aimed.volley!.hits.defender[1]).toMatchObject({ unit: 'd3', save: 'none' });
    expect(hitsOf(aimed)).toEqual(['d1 normal', 'd3 sniper']);
  });

  it('H6, H2: where it counts in the lap, its new victim waits, and the old one does not any more', () => {
    const lap = fallen(begun({ rulings: { sniperPlace: 'in-the-lap' } }), [scored('normal', 2), scored('sniper', 1)]);
    expect(hitsOf(lap)).toEqual(['d1 sniper', 'd4 normal', 'd2 normal']);
    expect(hitsOf(aimSniper(lap, 'defender', 0, 'd3'))).toEqual(['d3 sniper', 'd1 normal', 'd4 normal']);
  });
});

describe('choosing a save', () => {
  const ruins = terrainOf('ruins', [30, 28], [70, 34]);
  const housed = (count: number): Assault => fallen(begun({ terrain: [ruins] }, {
    d1: { at: [40, 30], armour: 5 }, d2: { at: [37, 30], armour: 5 },
  }), [scored('normal', count)]);
  const whyNot = (assault: Assault, hit: number, save: 'armour' | 'cover' | 'holofield') =>
    whyNotSave(assault, 'defender', hit, save);
  const savesOf = (assault: Assault) => assault.volley!.hits.defender.map(({ save }) => save);

  it('V10: not before any hit has fallen, nor for one that has not', () => {
    expect(whyNot(begun(), 0, 'armour')).toEqual({ rule: 'V10', key: 'no-such-hit', values: {} });
    expect(whyNot(housed(1), 1, 'armour')).toEqual({ rule: 'V10', key: 'no-such-hit', values: {} });
  });

  it('V2: each hit for itself', () => {
    expect(savesOf(housed(2))).toEqual(['cover', 'cover']);
    expect(savesOf(chooseSave(housed(2), 'defender', 1, 'armour'))).toEqual(['cover', 'armour']);
  });

  it('V2: one that the unit does not have is no choice', () => {
    expect(whyNot(housed(1), 0, 'armour')).toBeNull();
    expect(whyNot(housed(1), 0, 'holofield')).toEqual({
      rule: 'V2', key: 'no-holofield-save', values: { unit: 'Stand 1' },
    });
  });

  it('V10: once it has been thrown it stands', () => {
    const assault = housed(1);
    const thrown = assaultWith(assault, { volley: resolveSaves(assault, [1]) });
    expect(whyNot(thrown, 0, 'armour')).toEqual({ rule: 'V10', key: 'save-thrown', values: { unit: 'Stand 1' } });
  });

  it('A6.5: a hit that nothing saves leaves no choice, whatever armour and cover there are', () => {
    const assault = housed(1);
    const { targets } = assault.volley!;
    const volley = unsavedVolley(assault, 'defender', targets.defender, ['d1'], 'hack-down', 'a6Result');
    const hacked = assaultWith(assault, { volley: { ...volley, targets: sideWith(targets, 'attacker', []) } });
    expect(whyNot(hacked, 0, 'cover')).toMatchObject({ rule: 'V2', key: 'no-cover-save' });
  });
});
