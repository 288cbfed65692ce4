/** The worked cases about war engines, shields and skimmers. */
import { describe, expect, it } from 'vitest';
import { play } from '../../machines/epic-armageddon/play.ts';
import type { Point } from '../../src/battlefield/base.ts';
import type { WayToFight } from '../../src/epic-armageddon/model/combatant.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Critical } from '../../src/epic-armageddon/model/profile.ts';
import type { Report } from '../../src/epic-armageddon/explain/report.ts';
import {
  ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, modifiersIn, played,
} from '../support/fight.ts';
import { weaponOf } from '../support/profiles.ts';
import { engine, stage, stands, type Stand, type Stands, type StageParts } from '../support/stage.ts';

const moved = (unit: string, ...to: Point): Decision => ({ type: 'unit.moved', unit, to });
const chosen: Decision = { type: 'target.chosen', target: 'defender' };
const charged: Decision = { type: 'charge.ended' };
const damageOf = (report: Report, id: string): number =>
  report.formations.flatMap(one => one.units).find(unit => unit.id === id)!.damage;

const BANEBLADE = { name: 'Baneblade', armour: 4, cc: 6, ff: 4, speed: 15, abilities: ['reinforced-armour'] } as const;
const WARHOUND = {
  name: 'Warhound', armour: 5, cc: 4, ff: 4, speed: 30, abilities: ['reinforced-armour', 'fearless', 'void-shields-2'],
} as const;
const AVATAR = {
  name: 'Avatar', armour: 3, cc: 2, ff: 4, speed: 15, abilities: ['fearless', 'inspiring', 'invulnerable-save'],
} as const;
const BOYZ = { name: 'Boyz', armour: 6, cc: 4, ff: 6 } as const;
const DOOM: Critical = { damage: 'all', splash: null, entered: false, later: false };

describe('how many touch a war engine, and how a formation of them holds together', () => {
  /** Places all round a war engine at [60, 40] for bases of a radius. */
  const round = (count: number, radius: number, cm: number): readonly Point[] =>
    Array.from({ length: count }, (_, i) => {
      const turn = (i * 2 * Math.PI) / count;
      return [60 + (2.5 + radius + cm) * Math.cos(turn), 40 + (2.5 + radius + cm) * Math.sin(turn)];
    });
  const charge = (count: number, sheet: Partial<Stand>, radius: number) => {
    const from = round(count, radius, 10);
    const attackers = Object.fromEntries(from.map((at, i) => [`a${i + 1}`, { ...sheet, at }]));
    const scenario = stage(attackers, { d1: engine(3, [60, 40], { cc: 6 }) }, { startAt: 'a1ChooseTarget' });
    const moves = round(count, radius, 0).map((at, i) => moved(`a${i + 1}`, ...at));
    return () => play(scenario, { dice: { seed: 1 }, decisions: [chosen, ...moves] });
  };

  it('S9, C30: six boyz may touch a Baneblade, a seventh may not', () => {
    expect(charge(6, { speed: 15 }, 1)).not.toThrow();
    expect(charge(7, { speed: 15 }, 1)).toThrow(/Decision 8 .*\(A2\.6\)/);
  });

  it('S9: so may six Shadowswords, for each of them counts as one', () => {
    const shadowsword = { name: 'Shadowsword', type: 'war-engine', damageCapacity: 3, speed: 15, radius: 1.2 } as const;
    expect(charge(6, shadowsword, 1.2)).not.toThrow();
  });

  it('S9: Baneblades may stand 15cm from each other, not 16', () => {
    const apart = (cm: number): readonly string[] => {
      const scenario = stage(
        { a1: engine(3, [40, 10], BANEBLADE), a2: engine(3, [45 + cm, 10], BANEBLADE) },
        { d1: { at: [40, 30] } }, { startAt: 'a1ChooseTarget' },
      );
      const decisions = [chosen, moved('a1', 40, 11), charged];
      return lostTo(play(scenario, { dice: { seed: 1 }, decisions }), 'coherency');
    };
    expect(apart(14)).toEqual([]);
    expect(apart(16)).toEqual(['a2']);
  });

  it('C30: a Baneblade’s zone is gone only when three touch it', () => {
    const boy = (i: number): Stand => ({ at: [54 + 3 * i, 30], ...BOYZ, speed: 30 });
    const scenario = stage(
      { a1: boy(0), a2: boy(1), a3: boy(2), a4: boy(3) },
      { d1: engine(3, [60, 40], BANEBLADE), d2: { at: [60, 48] } }, { startAt: 'a1ChooseTarget' },
    );
    const touch = [moved('a1', 57.5, 37.55), moved('a2', 60, 36.5), moved('a3', 62.5, 37.55)];
    const past = moved('a4', 66, 43.5);
    const asked = (...moves: readonly Decision[]) => () =>
      play(scenario, { dice: { seed: 1 }, decisions: [chosen, ...moves] });
    expect(asked(...touch.slice(0, 2), past)).toThrow(/\(A2\.4\)/);
    expect(asked(...touch, past)).not.toThrow();
  });
});

describe('war engines in the balance', () => {
  it('C15: a Baneblade with one point left against two boyz is three against two', () => {
    const scenario = stage(
      { a1: engine(3, [60, 40], { ...BANEBLADE, cc: null, ff: null, more: { damage: 2 } }) },
      { d1: { at: [60, 43.5] }, d2: { at: [63, 43.5] } },
      { attacker: { blastMarkers: 1 }, defender: { blastMarkers: 1 } },
    );
    const report = play(scenario, { dice: [6, 1, 1, 1] });
    expect(modifiersIn(report, 'attacker')).toEqual(['more units 1']);
    expect(modifiersIn(report, 'defender')).toEqual([]);
  });

  it('S7: a battlefortress and six boyz break at nine Blast markers, not at eight', () => {
    const brokenBy = (losses: number): boolean => {
      const mob = { a1: engine(3, [60, 10]), ...stands('b', 6, [40, 30]), ...stands('c', 1, [63, 30]) };
      const scenario = stage(mob, { d1: { at: [63, 32], cc: 2 }, d2: { at: [63, 70] } }, {
        attacker: { blastMarkers: losses - 1 },
      });
      return formationIn(play(scenario, { dice: [2, ...ATTACKER_ROLLS_HIGH] }), 'attacker').broken;
    };
    expect([8, 9].map(brokenBy)).toEqual([false, true]);
  });

  it('S7: a fresh Baneblade killed by one critical gives its company three Blast markers', () => {
    const company = { d1: engine(3, [40, 31], { critical: DOOM }), d2: engine(3, [90, 60]), d3: engine(3, [96, 60]) };
    const report = play(stage({ a1: { at: [36, 20], ff: 2 } }, company), { dice: [2, 6, ...DEFENDER_ROLLS_HIGH] });
    expect(formationIn(report, 'defender')).toMatchObject({ blastMarkers: 3, broken: false });
  });

  it('C8: three points of a Titan Killer on an Avatar: three invulnerable saves 6, 2, 6, one point of damage', () => {
    const killer = { at: [40, 26], cc: 2, weapons: [weaponOf({ rules: ['titan-killer-d3'] })] } as const;
    const avatar = engine(3, [40, 29.5], { ...AVATAR, cc: null });
    const scenario = stage({ a1: killer, a2: { at: [100, 4] } }, { d1: avatar });
    const report = play(scenario, { dice: [1, 2, 5, 6, 2, 6, 1, ...DEFENDER_ROLLS_HIGH] });
    expect(damageOf(report, 'd1')).toBe(1);
  });

  it('R7: a war engine with its shields up that loses by two takes two points, and its shields stay up', () => {
    const scenario = stage({ a1: { at: [40, 26.5] } }, {
      d1: engine(3, [40, 30], { ...WARHOUND, cc: null, ff: null, abilities: ['void-shields-2'] }),
    });
    const { report, dice } = played(scenario, [6, 1, 2, 1, 1, 1]);
    expect(report.result[0]).toMatchObject({ attacker: { total: 7 }, defender: { total: 5 } });
    expect(damageOf(report, 'd1')).toBe(2);
    expect(report.log.map(line => line.say).join(' ')).not.toMatch(/shields stop [1-9]/);
    expect(dice.filter(die => die.includes(' save '))).toEqual([]);
  });

  it('C29: a war engine that withdraws to three enemies within 15cm takes three points, with criticals', () => {
    const scenario = stage(stands('a', 3, [36, 26]), { d1: engine(5, [38, 30.4], { speed: 0 }) });
    const { report, dice } = played(scenario, [6, 1, 1, 4, 1, 1, 1, 1]);
    expect(report.hackDown).toBe(1);
    expect(damageOf(report, 'd1')).toBe(1 + 3);
    expect(dice.filter(die => die.includes('critical'))).toHaveLength(1 + 3);
  });
});

describe('C21: shields in an assault', () => {
  it('C21: blows go under them, the firefight and the support drop them, and only the last hit is saved', () => {
    const attackers: Stands = {
      a1: { at: [38.4, 26.89], ...BOYZ }, a2: { at: [41.6, 26.89], ...BOYZ },
      a3: { at: [36, 20], ...BOYZ }, a4: { at: [44, 20], ...BOYZ },
    };
    const parts: StageParts = {
      others: [{ side: 'attacker', id: 'friends', stands: stands('s', 2, [47, 26], BOYZ) }],
    };
    const scenario = stage(attackers, { d1: engine(3, [40, 30], WARHOUND) }, parts);
    const faces = [4, 4, 6, 1, 1, 1, 1, 5, 5, 6, 6, 5, ...DEFENDER_ROLLS_HIGH];
    const { report, dice } = played(scenario, faces);
    expect(dice.filter(die => / save /.test(die))).toEqual(['d1 save 5+: 5', 'd1 save 5+: 5', 'd1 save 5+: 5']);
    expect(report.kills.attacker).toBe(0);
    expect(formationIn(report, 'defender').blastMarkers).toBe(0);
    expect(damageOf(report, 'd1')).toBe(0);
  });
});

describe('R5: skimmers', () => {
  const says = (unit: string, by: WayToFight): Decision => ({ type: 'way.chosen', unit, by });
  const able = (at: Point, ...abilities: readonly string[]): Stand => ({ at, cc: 4, ff: 4, abilities });
  const thrown = (attackers: Stands, defenders: Stands, ...decisions: readonly Decision[]): readonly string[] => {
    const scenario = stage(attackers, defenders);
    const ones = Object.keys({ ...attackers, ...defenders }).map(() => 1);
    return played(scenario, [...ones, ...ATTACKER_ROLLS_HIGH], decisions).dice
      .filter(die => !die.includes('result')).map(die => die.replace(/ 4\+: 1$/, ''));
  };
  const pair = [{ a1: able([30, 20], 'skimmer') }, { d1: able([30, 22], 'skimmer') }] as const;

  it('R5: either of two skimmers says firefight: both fire', () => {
    for (const id of ['a1', 'd1']) {
      expect(thrown(...pair, says(id, 'firefight'))).toEqual(['a1 firefight', 'd1 firefight']);
    }
  });

  it('R5: neither does: both strike', () => {
    expect(thrown(...pair)).toEqual(['a1 close-combat', 'd1 close-combat']);
  });

  it('R5: who touches a skimmer that fires and a tank may strike the tank', () => {
    const attackers = { a1: able([30, 20], 'skimmer'), a2: able([32, 20]) };
    expect(thrown(attackers, { d1: able([31, 21.73]) }, says('a1', 'firefight')))
      .toEqual(['a2 close-combat', 'a1 firefight', 'd1 close-combat']);
  });
});
