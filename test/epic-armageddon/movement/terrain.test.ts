import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/battlefield/base.ts';
import { gapBetween, isContact, lineBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { dangersOf, whyBlocked } from '../../../src/epic-armageddon/movement/movement.ts';
import { coverOf } from '../../../src/epic-armageddon/attacks/saves.ts';
import { unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import {
  bestCoverAt, goingOf, isOpenGround,
} from '../../../src/epic-armageddon/movement/terrain.ts';
import {
  calledGround, TERRAIN_KINDS, type TerrainKind, type TerrainPiece,
} from '../../../src/epic-armageddon/model/terrain.ts';
import { unitOf } from '../../support/build.ts';
import { profileOf } from '../../support/profiles.ts';
import { bandOf, beforeCharge } from '../../support/moves.ts';

const profiles = {
  tank: profileOf({ name: 'Tank', type: 'armoured-vehicle' }),
  buggy: profileOf({ name: 'Buggy', type: 'light-vehicle' }),
  titan: profileOf({ name: 'Titan', type: 'war-engine', damageCapacity: 6 }),
};

const facing = (
  at: Point, enemy: Point, terrain: readonly TerrainPiece[], profile = 'tactical', other = 'boyz',
): Assault =>
  beforeCharge([unitOf('a1', profile, at)], [unitOf('d1', other, enemy)], { terrain, profiles });

const sees = (assault: Assault): boolean => lineBetween(assault, unitIn(assault, 'a1'), unitIn(assault, 'd1')).clear;

/** What becomes of a unit that moves straight through a band of terrain. */
const goingThrough = (kind: TerrainKind, profile: string): string => {
  const assault = facing([60, 10], [110, 70], [bandOf(kind, 20, 22)], profile);
  const leg = { unit: unitIn(assault, 'a1'), to: [60, 30] as const };
  if (whyBlocked(assault, leg) !== null) return 'impassable';
  return dangersOf(assault, leg).length > 0 ? 'dangerous' : 'open';
};

const coverIn = (kind: TerrainKind, profile: string): number | null => {
  const assault = facing([60, 10], [60, 30], [bandOf(kind, 25, 35)], 'tactical', profile);
  return coverOf(assault, unitIn(assault, 'd1'));
};

/** The rules' table: the infantry's cover, then how infantry, vehicles and war engines get on, then sight. */
const TABLE: readonly (readonly [TerrainKind, number | null, string, string, string, boolean])[] = [
  ['buildings', 4, 'open', 'impassable', 'impassable', true],
  ['cliffs', null, 'impassable', 'impassable', 'impassable', true],
  ['fortifications', 3, 'open', 'impassable', 'impassable', true],
  ['jungle', 4, 'open', 'impassable', 'dangerous', true],
  ['marsh', 6, 'dangerous', 'dangerous', 'dangerous', false],
  ['open-ground', null, 'open', 'open', 'open', false],
  ['hill', null, 'open', 'open', 'open', true],
  ['river', 6, 'dangerous', 'impassable', 'open', false],
  ['road', null, 'open', 'open', 'open', false],
  ['ruins', 4, 'open', 'dangerous', 'dangerous', true],
  ['rubble', 4, 'open', 'dangerous', 'dangerous', true],
  ['scrub', 6, 'open', 'open', 'open', false],
  ['woods', 5, 'open', 'dangerous', 'dangerous', true],
];

describe('the terrain table', () => {
  it('L5: has a row for every kind of terrain', () => {
    expect(TABLE.map(([kind]) => kind).sort()).toEqual([...TERRAIN_KINDS].sort());
  });

  it.each(TABLE)('L5: %s gives infantry a cover save of %s', (kind, cover) => {
    expect(coverIn(kind, 'boyz')).toBe(cover);
  });

  it.each(TABLE)('L5: %s with cover %s is %s to infantry, %s to vehicles, %s to war engines', (kind, _, ...going) => {
    expect(['tactical', 'tank', 'titan'].map(profile => goingThrough(kind, profile))).toEqual(going.slice(0, 3));
  });

  it.each(TABLE.map(([kind, , , , , cuts]) => [kind, cuts ? 'cuts' : 'does not cut', cuts] as const))(
    'L2, L5: %s %s a line of fire that crosses it', (kind, _, cuts) => {
      expect(sees(facing([60, 10], [60, 24], [bandOf(kind, 14, 16)]))).toBe(!cuts);
    },
  );

  it('L5: light vehicles and mounted troops use the column of vehicles', () => {
    expect([goingThrough('woods', 'buggy'), goingThrough('woods', 'warbikes')]).toEqual(['dangerous', 'dangerous']);
    expect(goingOf(bandOf('river', 0, 1), 'light-vehicle', false)).toBe('impassable');
  });

  it('L5: cover is for infantry alone, and of several kinds the best one counts', () => {
    for (const other of ['tank', 'buggy', 'titan', 'warbikes']) expect(coverIn('ruins', other)).toBeNull();
    const terrain = [bandOf('scrub', 20, 40), bandOf('ruins', 25, 35), bandOf('woods', 28, 32)];
    const both = facing([60, 10], [60, 30], terrain);
    expect(coverOf(both, unitIn(both, 'd1'))).toBe(4);
  });
});

describe('a piece of terrain', () => {
  const at: Point = [60, 30];

  it('L5: is open ground if it is, or a hill, and nothing else', () => {
    const open = (...kinds: readonly TerrainKind[]) => isOpenGround(kinds.map(kind => bandOf(kind, 20, 40)), at);
    expect([open(), open('open-ground'), open('hill', 'open-ground')]).toEqual([true, true, true]);
    expect([open('road'), open('hill', 'scrub')]).toEqual([false, false]);
  });

  it('V2: gives the cover, of equal ones the first', () => {
    const pieces = (['scrub', 'ruins', 'rubble', 'jungle'] as const).map(kind => bandOf(kind, 20, 40));
    expect(bestCoverAt(pieces, at)).toMatchObject({ piece: { id: 'ruins' }, target: 4 });
  });

  it('L5: is called by its own name, else by its kind or by the field works that it is', () => {
    expect(calledGround(bandOf('woods', 0, 9))).toEqual({ terrain: 'Woods', kind: 'woods' });
    expect(calledGround(bandOf('fortifications', 0, 9, { works: 'trench' }))).toEqual({
      terrain: 'Trench', kind: 'trench',
    });
    expect(calledGround(bandOf('woods', 0, 9, { name: 'Grove' }))).toEqual({ terrain: 'Grove', kind: null });
  });
});

describe('measuring', () => {
  it('L1: goes from the nearest edge to the nearest edge, whatever the bases', () => {
    const assault = facing([60, 10], [60, 20], [], 'rhino');
    expect(gapBetween(assault, unitIn(assault, 'a1'), unitIn(assault, 'd1'))).toBeCloseTo(7.5, 12);
  });

  it('L1: contact is a gap of nothing; a gap nobody can see is contact too', () => {
    const gapOf = (y: number): number => {
      const assault = facing([60, 10], [60, y], []);
      return gapBetween(assault, unitIn(assault, 'a1'), unitIn(assault, 'd1'));
    };
    expect([12, 12.05, 12.06].map(y => isContact(gapOf(y)))).toEqual([true, true, false]);
  });
});

describe('lines of fire', () => {
  it('L2: through a piece in which neither stands none is seen, however thin it is', () => {
    expect(sees(facing([60, 10], [60, 24], [bandOf('woods', 16, 16.2)]))).toBe(false);
  });

  it('L2: up to 10cm of the piece that one of the two stands in do not matter', () => {
    expect(sees(facing([60, 10], [60, 26], [bandOf('woods', 15, 30)]))).toBe(true);
    expect(sees(facing([60, 10], [60, 26.1], [bandOf('woods', 15, 30)]))).toBe(false);
    expect(sees(facing([60, 26], [60, 10], [bandOf('woods', 15, 30)]))).toBe(true);
  });

  it('L2: with both in it the line through it counts', () => {
    expect(sees(facing([60, 20], [60, 32], [bandOf('woods', 15, 40)]))).toBe(true);
    expect(sees(facing([60, 20], [60, 32.1], [bandOf('woods', 15, 40)]))).toBe(false);
  });

  it('L2: standing in one piece is no leave to see through another', () => {
    const terrain = [bandOf('woods', 20, 30), bandOf('ruins', 15, 16)];
    expect(sees(facing([60, 10], [60, 22], terrain))).toBe(false);
  });

  it('L3: units do not cut them, of neither side', () => {
    const crowd = beforeCharge(
      [unitOf('a1', 'tactical', [60, 10]), unitOf('a2', 'rhino', [60, 14])],
      [unitOf('d1', 'boyz', [60, 22]), unitOf('d2', 'boyz', [60, 18])],
    );
    expect(sees(crowd)).toBe(true);
  });

  it('L4: players may say of a piece that everybody sees over it', () => {
    expect(sees(facing([60, 10], [60, 24], [bandOf('hill', 14, 16, { cutsSight: false })]))).toBe(true);
    expect(sees(facing([60, 10], [60, 24], [bandOf('scrub', 14, 16, { cutsSight: true })]))).toBe(false);
  });
});
