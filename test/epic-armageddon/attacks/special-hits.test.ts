import { describe, expect, it } from 'vitest';
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { placeHits } from '../../../src/epic-armageddon/attacks/special-hits.ts';
import { formationOf, rowOf, terrainOf, unitOf } from '../../support/build.ts';
import { assaultOf } from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

/** A hit, as far as its place depends on it. */
interface Kind {
  readonly effect: Effect;
  readonly by: WayToFight;
}

/** Defenders of these datasheets, nearest first, some of them in ruins. */
type Stand = Partial<Profile> & { readonly inRuins?: boolean };

const OPEN: Stand = { armour: 6 };
const HOUSED: Stand = { armour: 6, inRuins: true };
const TANK: Stand = { type: 'armoured-vehicle', armour: 5 };
const HEAVY_TANK: Stand = { type: 'armoured-vehicle', armour: 4, abilities: ['reinforced-armour'] };
const HEAVY_IN_RUINS: Stand = { armour: 5, abilities: ['reinforced-armour'], inRuins: true };

const NORMAL: readonly Effect[] = ['normal', 'normal', 'normal', 'normal'];
const some = (effect: Effect, hits: number): readonly Effect[] => Array<Effect>(hits).fill(effect);

/** Which hit each unit takes when they fall on them one each. */
const placedHits = (stands: readonly Stand[], hits: readonly Kind[], rulings: Partial<Rulings> = {}) => {
  const profiles = Object.fromEntries(stands.map(({ inRuins: _, ...sheet }, i) => [`p${i + 1}`, profileOf(sheet)]));
  const assault = assaultOf({
    profiles, rulings,
    terrain: [terrainOf('ruins', [0, 40], [100, 60])],
    formations: [
      formationOf('attacker', rowOf('a', 'boyz', 1, [30, 20])),
      formationOf(
        'defender', stands.map(({ inRuins }, i) => unitOf(`d${i + 1}`, `p${i + 1}`, [30 + 4 * i, inRuins ? 50 : 30])),
      ),
    ],
  });
  return placeHits(assault, stands.map((_, i) => `d${i + 1}`), hits);
};

/** Which effect each takes of hits that all come the same way. */
const placed = (stands: readonly Stand[], effects: readonly Effect[], rulings: Partial<Rulings> = {}): string =>
  placedHits(stands, effects.map(effect => ({ effect, by: 'close-combat' })), rulings)
    .map(({ effect }) => effect).join(' ');

describe('where special hits fall', () => {
  it('H8, S5: an Ignore Cover hit among ordinary ones falls on a stand that uses cover', () => {
    expect(placed([OPEN, OPEN, OPEN, HOUSED, HOUSED], [...NORMAL, 'ignore-cover']))
      .toBe('normal normal normal ignore-cover normal');
  });

  it('H8, S5: of two Lance hits and an ordinary one, the unit with Reinforced Armour takes a Lance', () => {
    expect(placed([TANK, TANK, HEAVY_TANK], ['normal', 'lance', 'lance'])).toBe('normal lance lance');
  });

  it('H8: where it bites twice, the nearest such unit takes it', () => {
    expect(placed([TANK, HEAVY_TANK, HEAVY_TANK], ['normal', 'normal', 'lance'])).toBe('normal lance normal');
  });

  it('H8: where no special hit bites they come last', () => {
    expect(placed([TANK, TANK], ['normal', 'ignore-cover'])).toBe('normal ignore-cover');
  });

  it('H8: a stand whose armour is as good as its cover loses nothing to Ignore Cover', () => {
    expect(placed([{ armour: 4, inRuins: true }, HOUSED], ['normal', 'ignore-cover'])).toBe('normal ignore-cover');
    expect(placed([HOUSED, { armour: 4, inRuins: true }], ['normal', 'ignore-cover'])).toBe('ignore-cover normal');
  });

  it('H8: two kinds of special hit share the stands so that both bite', () => {
    expect(placed([HEAVY_IN_RUINS, HOUSED], ['ignore-cover', 'lance'])).toBe('lance ignore-cover');
    expect(placed([HEAVY_IN_RUINS, HEAVY_TANK], ['ignore-cover', 'lance'])).toBe('ignore-cover lance');
  });

  it('H8: on a stand where both bite, one of them falls, if nowhere else is left for it', () => {
    expect(placed([HEAVY_IN_RUINS, TANK], ['normal', 'lance'])).toBe('lance normal');
    expect(placed([HEAVY_IN_RUINS, TANK], ['ignore-cover', 'lance'])).toBe('ignore-cover lance');
  });

  it('H8: of two kinds the one that bites nowhere comes last', () => {
    expect(placed([HOUSED, HOUSED, TANK, TANK], ['normal', 'ignore-cover', 'ignore-cover', 'lance']))
      .toBe('ignore-cover ignore-cover normal lance');
  });

  it('H8: who is hit, and how often each kind, stays as it was', () => {
    const effects = [...some('normal', 2), ...some('ignore-cover', 2), ...some('lance', 1)];
    const words = placed([HOUSED, TANK, HEAVY_TANK, HEAVY_IN_RUINS, OPEN], effects).split(' ').sort();
    expect(words).toEqual([...effects].sort());
  });

  it('H8, V13: on an ion shield they bite by the way they come', () => {
    const shielded: Stand = { armour: 6, inRuins: true, abilities: ['ion-shield'] };
    const hits = (by: WayToFight) => [{ effect: 'normal', by }, { effect: 'ignore-cover', by }] as const;
    const on = (by: WayToFight) => placedHits([shielded, HOUSED], hits(by)).map(({ effect }) => effect).join(' ');
    expect([on('close-combat'), on('firefight')]).toEqual(['ignore-cover normal', 'normal ignore-cover']);
  });

  it('H8, V13: of two alike but for the way the one goes where it bites that does', () => {
    const shielded: Stand = { armour: 6, inRuins: true, abilities: ['ion-shield'] };
    const hits = [
      { effect: 'normal', by: 'firefight' }, { effect: 'ignore-cover', by: 'close-combat' },
      { effect: 'ignore-cover', by: 'firefight' },
    ] as const;
    expect(placedHits([shielded, HOUSED, OPEN], hits).map(({ effect, by }) => `${effect} ${by}`))
      .toEqual(['ignore-cover close-combat', 'ignore-cover firefight', 'normal firefight']);
    expect(placedHits([HOUSED, shielded, OPEN], hits).map(({ effect, by }) => `${effect} ${by}`))
      .toEqual(['ignore-cover close-combat', 'normal firefight', 'ignore-cover firefight']);
  });

  it('H8: a club may take them as they come, after the ordinary hits', () => {
    expect(placed([HOUSED, OPEN], ['normal', 'ignore-cover'], { specialHits: 'in-order' })).toBe('normal ignore-cover');
    expect(placed([HOUSED, OPEN], ['normal', 'ignore-cover'])).toBe('ignore-cover normal');
  });
});
