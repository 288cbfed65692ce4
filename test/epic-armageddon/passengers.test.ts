/** Those who sit in a transport when it is destroyed, and those who are hacked down with it. */
import { describe, expect, it } from 'vitest';
import {
  ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, modifiersIn, played,
} from '../support/fight.ts';
import { weaponOf } from '../support/profiles.ts';
import { engine, stage, stands, type Stand, type Stands, type StageParts } from '../support/stage.ts';

const RHINO: Partial<Stand> = { type: 'armoured-vehicle', abilities: ['transport'] };
const aboard = (transport: string, more: Partial<Stand> = {}): Stand =>
  ({ at: [40, 30], ...more, more: { aboard: transport } });

/** A marine next to a transport with two passengers; others far away on both sides. */
const riding = (
  attacker: Partial<Stand> = {}, transport: Partial<Stand> = {}, passenger: Partial<Stand> = {}, parts: StageParts = {},
) => stage(
  { a1: { at: [40, 26.5], cc: 2, ...attacker }, afar: { at: [100, 4] } },
  {
    d1: { at: [40, 30], ...RHINO, ...transport }, d2: aboard('d1', { armour: 5, ...passenger }),
    d3: aboard('d1', { armour: 5, ...passenger }), dfar: { at: [100, 76] },
  }, parts,
);
/** The same within reach of base contact. */
const close = (...parts: Parameters<typeof riding>) => {
  const scenario = riding(...parts);
  return { ...scenario, formations: scenario.formations.map(one => ({ ...one, units: one.units.map(unit =>
    (unit.id === 'a1' ? { ...unit, at: [40, 27.5] as const } : unit)) })) };
};
const saves = (dice: readonly string[]) => dice.filter(die => / (save|re-roll|invulnerable) /.test(die));
const claw = (...rules: readonly string[]): Partial<Stand> => ({ weapons: [weaponOf({ rules })] });
const won = ATTACKER_ROLLS_HIGH;

describe('passengers of a destroyed transport', () => {
  it('V12: each saves, with armour or with the wreck’s cover of 6+', () => {
    const { report, dice } = played(close(), [2, 5, 4, ...won]);
    expect(saves(dice)).toEqual(['d2 save 5+: 5', 'd3 save 5+: 4']);
    expect(lostTo(report, 'passengers')).toEqual(['d3']);
    expect(saves(played(close({}, {}, { armour: null }), [2, 6, 5, ...won]).dice)).toEqual([
      'd2 save 6+: 6', 'd3 save 6+: 5',
    ]);
  });

  it('V12: those who live stand where it stood, clear of each other', () => {
    const { report } = played(close(), [2, 5, 5, ...DEFENDER_ROLLS_HIGH]);
    const [, d2, d3] = formationIn(report, 'defender').units;
    expect(d2!.at).toEqual([40, 30]);
    expect(Math.hypot(d3!.at[0] - 40, d3!.at[1] - 30)).toBeGreaterThanOrEqual(2 - 1e-9);
    expect(Math.hypot(d3!.at[0] - 40, d3!.at[1] - 30)).toBeLessThan(5);
  });

  it('V12: a transport that lives keeps them', () => {
    const { dice } = played(close({}, { armour: 4 }), [2, 4, ...won]);
    expect(saves(dice)).toEqual(['d1 save 4+: 4']);
  });

  it('V12: the hit that wrecked it says what they may save with: an Ignore Cover hit leaves no 6+', () => {
    const flame: Partial<Stand> = { weapons: [weaponOf({ extraAttacks: 0, rules: ['ignore-cover'] })] };
    const { report, dice } = played(close(flame, {}, { armour: null }), [2, ...won]);
    expect(saves(dice)).toEqual([]);
    expect(lostTo(report, 'passengers')).toEqual(['d2', 'd3']);
  });

  it('V12: after a macro-weapon only those save who could save from one', () => {
    expect(saves(played(close(claw('macro-weapon')), [1, 2, ...won]).dice)).toEqual([]);
    const tough = { abilities: ['reinforced-armour'] };
    const { dice } = played(close(claw('macro-weapon'), {}, tough), [1, 2, 5, 5, ...won]);
    expect(saves(dice)).toEqual(['d2 save macro-weapon 5+: 5', 'd3 save macro-weapon 5+: 5']);
  });

  it('V12: after a Lance Reinforced Armour is not thrown again', () => {
    const { dice } = played(close(claw('lance'), {}, { abilities: ['reinforced-armour'] }), [1, 2, 1, 5, ...won]);
    expect(saves(dice)).toEqual(['d2 save lance 5+: 1', 'd3 save lance 5+: 5']);
  });

  it('V12, ruling 45: those who have come out may take the macro-weapon hits of the same batch', () => {
    const { report, dice } = played(close(claw('macro-weapon')), [2, 2, 5, 5, ...won]);
    expect(saves(dice)).toEqual(['d2 save 5+: 5', 'd3 save 5+: 5']);
    expect(lostTo(report, 'attack')).toEqual(['d1', 'd2']);
  });

  it('W3, V12, ruling 45: so may those of a war engine, with the fire or the blows that reach them now', () => {
    const shot = weaponOf({ kind: 'small-arms', rules: ['macro-weapon'] });
    const lost = (at: Stand['at'], sheet: Partial<Stand>) => lostTo(played(stage(
      { a1: engine(2, at, sheet), afar: { at: [100, 4] } },
      { d1: { at: [40, 40], ...RHINO }, d2: aboard('d1', { at: [40, 40], armour: 5 }), dfar: { at: [100, 76] } },
    ), [2, 1, 2, 5, ...won]).report, 'attack');
    expect(lost([40, 30], { ff: 2, weapons: [shot] })).toEqual(['d1', 'd2']);
    expect(lost([40, 36], { cc: 2, ...claw('macro-weapon') })).toEqual(['d1', 'd2']);
  });

  it('H7, V12: where a club lets laps go on, those hit before wait until passengers have had theirs', () => {
    const lost = (laterBatch: 'fresh-lap' | 'lap-continues') => {
      const scenario = stage(
        {
          a1: { at: [40, 27.5], cc: 2, weapons: [weaponOf({ rules: ['macro-weapon'] })] },
          a2: { at: [43, 27.5], cc: 2 },
        },
        {
          d0: { at: [43, 29.5], armour: 5 }, d1: { at: [40, 30], ...RHINO }, d2: aboard('d1', { armour: 5 }),
          dfar: { at: [100, 76] },
        }, { rulings: { laterBatch } },
      );
      return lostTo(played(scenario, [2, 2, 2, 5, 5, ...won]).report, 'attack');
    };
    expect(lost('fresh-lap')).toEqual(['d0', 'd1']);
    expect(lost('lap-continues')).toEqual(['d1', 'd2']);
  });

  it('V12: they have not attacked, but they can be hit by supporting fire', () => {
    const parts: StageParts = { others: [{ side: 'attacker', id: 's', stands: { s1: { at: [40, 38], ff: 2 } } }] };
    const scenario = close({}, { ff: null, cc: 6 }, {}, parts);
    const { report } = played(scenario, [2, 1, 5, 5, ...won]);
    expect(lostTo(report, 'passengers')).toEqual([]);
    expect(report.ending).toBe('result');
  });

  it('V12: their deaths are kills, unless a club counts the transport alone', () => {
    expect(modifiersIn(played(close(), [2, 4, 4, ...won]).report, 'attacker')).toContain('kills 3');
    const alone = close({}, {}, {}, { rulings: { passengersAsKills: 'no-kills' } });
    expect(modifiersIn(played(alone, [2, 4, 4, ...won]).report, 'attacker')).toContain('kills 1');
  });

  it.each<readonly [string, Partial<Stand>]>([
    ['V12: from one that had popped up nobody comes out alive',
      { ...RHINO, abilities: ['skimmer', 'transport'], more: { poppedUp: true } }],
    ['V12: nor from support craft', { ...RHINO, abilities: ['support-craft', 'transport'] }],
  ])('%s', (_, transport) => {
    const { report, dice } = played(riding({ cc: null, ff: 2 }, transport), [2, ...won]);
    expect(saves(dice)).toEqual([]);
    expect(lostTo(report, 'passengers')).toEqual(['d2', 'd3']);
  });

  it('V12, W10: a broken formation that a war engine carried dies with it', () => {
    const parts: StageParts = { others: [{
      side: 'defender', id: 'routed', more: { broken: true },
      stands: { r1: aboard('d1', { armour: 2 }), r2: aboard('d1', { armour: 2 }) },
    }] };
    const tower = stage(
      { a1: { at: [40, 26.5], cc: 2 }, afar: { at: [100, 4] } },
      { d1: engine(2, [40, 30], { abilities: ['transport'], more: { damage: 1 } }), dfar: { at: [100, 76] } }, parts,
    );
    const { report } = played(tower, [2, 1, ...won]);
    expect(lostTo(report, 'passengers')).toEqual(['r1', 'r2']);
  });

  it('V12, W10: an unbroken one saves and stands by: not being in the assault, it cannot be hit', () => {
    const parts: StageParts = { others: [
      { side: 'defender', id: 'carried', stands: { c1: aboard('d1', { armour: 2 }) } },
    ] };
    const tower = stage(
      { a1: { at: [40, 26.5], cc: 2, ...claw('macro-weapon') } },
      { d1: engine(2, [40, 30], { abilities: ['transport'], more: { damage: 1 } }), dfar: { at: [100, 76] } }, parts,
    );
    const { report } = played(tower, [2, 2, 1, 6, ...won]);
    expect(lostTo(report, 'attack')).toEqual(['d1']);
  });
});

describe('passengers in hack-downs', () => {
  /** The defender loses by so much more than one. */
  const hacked = (by: number, defenders: Stands, more: readonly number[] = []) => {
    const attackers = { a1: { at: [40, 27.5] }, ...stands('f', 3, [100, 4]) } as const;
    return played(stage(attackers, defenders), [by, 1, 1, 1, ...more]).report;
  };
  const train: Stands = {
    d1: { at: [40, 30], ...RHINO }, d2: aboard('d1', { armour: 5 }), d3: aboard('d1', { armour: 5 }),
    d4: { at: [44, 32] },
  };

  it('A6.7, ruling 29: after a transport those inside are hit before anybody farther off', () => {
    const report = hacked(4, train);
    expect(report.hackDown).toBe(3);
    expect(lostTo(report, 'hack-down')).toEqual(['d1', 'd2', 'd3']);
  });

  it('A6.7: those inside whom no hit reaches save like passengers of any wreck', () => {
    const report = hacked(3, train, [4]);
    expect(lostTo(report, 'hack-down')).toEqual(['d1', 'd2']);
    expect(lostTo(report, 'passengers')).toEqual(['d3']);
    expect(report.kills.attacker).toBe(0);
  });

  it('R2, A6.7, ruling 28: a Fearless transport is skipped, but those inside are next in line', () => {
    const fearless = { ...train, d1: { at: [40, 30] as const, ...RHINO, abilities: ['fearless', 'transport'] } };
    expect(lostTo(hacked(3, fearless), 'hack-down')).toEqual(['d2', 'd3']);
    expect(lostTo(hacked(4, fearless), 'hack-down')).toEqual(['d2', 'd3', 'd4']);
  });
});
