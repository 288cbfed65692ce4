import { describe, expect, it } from 'vitest';
import { hackDownTargets, modifiers } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { markersOf } from '../../../src/epic-armageddon/attacks/blast-markers.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf as formationIn, removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import {
  assaultOf, ATTACKER_ROLLS_HIGH, formationIn as reported, lostTo, played, type Played,
} from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const engine = (damageCapacity: number, more: Parameters<typeof profileOf>[0] = {}) => profileOf({
  name: 'Engine', type: 'war-engine', damageCapacity, armour: null, cc: null, ff: null, ...more,
});
const profiles = {
  tank: engine(3), titan: engine(8, { abilities: ['fearless'] }),
  shielded: engine(3, { abilities: ['void-shields-2'] }),
  gorgon: engine(4, { abilities: ['transport'] }), idle: profileOf({ armour: null, cc: null, ff: null }),
  hero: profileOf({ abilities: ['inspiring'], cc: null, ff: null }),
};
const MARKED = { blastMarkers: 1 } as const;

const against = (
  attackers: readonly ScenarioUnit[], defenders: readonly ScenarioUnit[],
  more: { readonly [side in Side]?: Partial<ScenarioFormation> } = {}, others: readonly ScenarioFormation[] = [],
) => ({
  profiles, formations: [
    formationOf('attacker', attackers, more.attacker), formationOf('defender', defenders, more.defender), ...others,
  ],
});

const lines = (assault: Assault, side: Side): readonly string[] =>
  modifiers(assault, side).map(({ name, value }) => `${name} ${value}`);

const both = { attacker: MARKED, defender: MARKED };

describe('war engines in the result', () => {
  it('A6.2, W8, C15: count as many units as their starting capacity, whatever is left of it', () => {
    const hurt = unitOf('a1', 'tank', [30, 20], { damage: 2 });
    const boyz = (count: number): Assault => assaultOf(against([hurt], rowOf('d', 'idle', count, [30, 30]), both));
    expect(lines(boyz(2), 'attacker')).toEqual(['more units 1']);
    expect(lines(boyz(1), 'attacker')).toEqual(['more units 1', 'more than twice as many 1']);
    expect([lines(boyz(3), 'attacker'), lines(boyz(3), 'defender')]).toEqual([[], []]);
    expect(lines(boyz(7), 'defender')).toEqual(['more units 1', 'more than twice as many 1']);
  });

  it('A6.2, W8: count as nothing once they are gone', () => {
    const pair = [unitOf('a1', 'tank', [30, 20]), unitOf('a2', 'idle', [40, 20])];
    const gone = removeUnits(assaultOf(against(pair, rowOf('d', 'idle', 2, [30, 30]), both)), ['a1'], 'attack');
    expect(lines(gone, 'defender')).toEqual(['more units 1']);
  });

  it('B2, W8: broken count as many Blast markers as their starting capacity', () => {
    const broken = assaultOf(against([unitOf('a1', 'idle', [30, 20])], [
      unitOf('d1', 'tank', [30, 30], { damage: 2 }), unitOf('d2', 'idle', [36, 30]),
    ], { defender: { broken: true } }));
    expect(markersOf(broken, formationIn(broken, 'defender'))).toBe(4);
  });
});

describe('passengers in the result', () => {
  const aboard = (id: string, transport: string, profile = 'idle') =>
    unitOf(id, profile, [30, 20], { aboard: transport });

  it('A6.2: count for their formation, and inspire it', () => {
    const units = [unitOf('a1', 'rhino', [30, 20]), aboard('p1', 'a1', 'hero'), aboard('p2', 'a1')];
    const assault = assaultOf(against(units, rowOf('d', 'idle', 2, [30, 26]), both));
    expect(lines(assault, 'attacker')).toEqual(['more units 1', 'Inspiring 1']);
  });

  it('W10, ruling 56: a broken formation inside a war engine counts too, with its units and its Blast markers', () => {
    const cargo = (broken: boolean) => formationOf('attacker', [aboard('p1', 'a1'), aboard('p2', 'a1')], {
      id: 'cargo', broken,
    });
    const carrying = (broken: boolean): Assault => assaultOf(against(
      [unitOf('a1', 'gorgon', [30, 20])], rowOf('d', 'idle', 5, [30, 30]), { defender: MARKED }, [cargo(broken)],
    ));
    expect(lines(carrying(true), 'attacker')).toEqual(['more units 1']);
    expect(lines(carrying(true), 'defender')).toEqual(['enemy has more Blast markers 1']);
    expect(lines(carrying(false), 'attacker')).toContain('no Blast markers 1');
  });

  it('W10: those inside a transport that does not fight count for nobody', () => {
    const idle = formationOf('attacker', [unitOf('g1', 'gorgon', [90, 20]), aboard('p1', 'g1')], { id: 'idle' });
    const parts = against([unitOf('a1', 'idle', [30, 20])], [unitOf('d1', 'idle', [30, 30])], both, [idle]);
    expect(lines(assaultOf(parts), 'attacker')).toEqual([]);
  });
});

describe('hack-downs', () => {
  /** Nobody strikes; the attacker throws the face and the defender a 1; the defender is marked. */
  const lost = (
    defenders: readonly ScenarioUnit[], faces: readonly number[], more: Partial<ScenarioFormation> = {},
  ): Played => played(scenarioOf(against(
    rowOf('a', 'idle', 1, [30, 20]), defenders, { attacker: MARKED, defender: { blastMarkers: 1, ...more } },
  )), faces);
  const damageOf = ({ report }: Played, id = 'd1'): number =>
    reported(report, 'defender').units.find(unit => unit.id === id)!.damage;

  it('W9, R7, ruling 46: cost a war engine a point each, with critical dice, whatever shields are up', () => {
    const game = lost([unitOf('d1', 'shielded', [30, 36], { shields: 2 })], [6, 1, 1, 1, 1, 1, 1]);
    expect(game.report.hackDown).toBe(3);
    expect(game.report.formations[1]!.units[0]).toMatchObject({ lostTo: 'hack-down' });
  });

  it('W9, W6: throw a die for a critical for each point', () => {
    const game = lost([unitOf('d1', 'tank', [30, 36])], [5, 1, 1, 1, 1, 1]);
    expect(game.dice.slice(4).map(die => die.replace(/^\w+ /, ''))).toEqual(['critical 6+: 1', 'critical 6+: 1']);
    expect(damageOf(game)).toBe(2);
    expect(lostTo(lost([unitOf('d1', 'tank', [30, 36])], [5, 1, 1, 1, 1, 6, 1]).report, 'critical')).toEqual(['d1']);
  });

  it('A6.6, W9: Fearless war engines take none', () => {
    expect(damageOf(lost([unitOf('d1', 'titan', [30, 36])], [6, 1, 1, 1]))).toBe(0);
  });

  it('A6.5, H9: a war engine takes as many as its starting capacity before the next unit gets one', () => {
    const pair = [unitOf('d1', 'tank', [30, 36]), unitOf('d2', 'idle', [30, 41])];
    expect(damageOf(lost(pair, [5, 1, 1, 1, 1, 1]))).toBe(2);
    expect(lostTo(lost(pair, [6, 1, 1, 1, 1, 1, 1]).report, 'hack-down')).toEqual(['d1']);
  });

  describe('on transports', () => {
    const rhino = (profile: string) => [
      unitOf('d1', profile, [30, 30]), unitOf('p1', 'tactical', [30, 30], { aboard: 'd1' }),
      unitOf('p2', 'tactical', [30, 30], { aboard: 'd1' }), unitOf('d2', 'tactical', [30, 34]),
    ];
    const sure = profileOf({ name: 'Sure', type: 'armoured-vehicle', abilities: ['fearless', 'transport'], ff: null });
    const chain = (profile: string, faces: readonly number[], difference: number): Played => played(scenarioOf({
      ...against(rowOf('a', 'idle', 5, [30, 20]), rhino(profile), { attacker: MARKED, defender: MARKED }),
      profiles: { ...profiles, sure, van: { ...sure, abilities: ['transport'] },
        tactical: profileOf({ name: 'Tactical', cc: null, ff: null }) },
    }), [difference, 1, 1, 1, ...faces]);

    it('A6.7, ruling 29: a hit on a transport makes its passengers the next, before anybody farther off', () => {
      const { report } = chain('van', [], 4);
      expect(report.hackDown).toBe(4);
      expect(lostTo(report, 'hack-down')).toEqual(['d1', 'p1', 'p2', 'd2']);
      expect(lostTo(chain('van', [], 3).report, 'hack-down')).toEqual(['d1', 'p1', 'p2']);
    });

    it('A6.7, V12: passengers of a hacked-down transport without a hit of their own save, armour or 6+', () => {
      const game = chain('van', [4], 2);
      expect(game.report.hackDown).toBe(2);
      expect(lostTo(game.report, 'hack-down')).toEqual(['d1', 'p1']);
      expect(game.dice.slice(4)).toEqual(['p2 save 4+: 4']);
      expect(lostTo(chain('van', [3], 2).report, 'passengers')).toEqual(['p2']);
    });

    it('A6.7, A6.8: whoever dies in the wreck is no kill and no Blast marker', () => {
      const { report } = chain('van', [3, 3], 1);
      expect(report.kills).toEqual({ attacker: 0, defender: 0 });
    });

    it('A6.7, R2, ruling 28: a Fearless transport is skipped, its passengers are the next', () => {
      expect(lostTo(chain('sure', [], 2).report, 'hack-down')).toEqual(['p1', 'p2']);
      expect(lostTo(chain('sure', [], 3).report, 'hack-down')).toEqual(['p1', 'p2', 'd2']);
    });

    it('A6.7: of passengers only those who fight and are not Fearless are the next', () => {
      const units = (profile: string) => rhino('van').map(unit => (unit.id === 'p1' ? { ...unit, profile } : unit));
      const assault = (profile: string): Assault => assaultOf({
        ...against(rowOf('a', 'idle', 5, [30, 20]), units(profile)), profiles: {
          ...profiles, van: { ...sure, abilities: ['transport'] }, brave: profileOf({ abilities: ['fearless'] }),
        },
      });
      const order = (of: Assault) => hackDownTargets(of, 'defender').map(({ unit }) => unit);
      expect(order(assault('tactical'))).toEqual(['d1', 'p1', 'p2', 'd2']);
      expect(order(assault('brave'))).toEqual(['d1', 'p2', 'd2']);
    });

    it('A6.7: where a club plays it so they are skipped with it', () => {
      const parts = against(rowOf('a', 'idle', 5, [30, 20]), rhino('sure'), both);
      const { report } = played(scenarioOf({
        ...parts, rulings: { fearlessTransport: 'passengers-skipped' },
        profiles: { ...profiles, sure, tactical: profileOf({ name: 'Tactical', cc: null, ff: null }) },
      }), [2, 1, 1, 1]);
      expect(lostTo(report, 'hack-down')).toEqual(['d2']);
    });
  });

  it('A6.6: Marines among others halve their hits as the club has it: if all losers are Marines, or any', () => {
    const marines = (mixedMarines: 'all-marines-only' | 'any-marines') => played(scenarioOf({
      profiles, rulings: { mixedMarines }, engage: { intermingled: ['marines'] },
      formations: [
        formationOf('attacker', rowOf('a', 'idle', 6, [30, 20]), MARKED),
        formationOf('defender', rowOf('d', 'idle', 3, [30, 30]), MARKED),
        formationOf('defender', rowOf('m', 'idle', 3, [39, 30]), {
          id: 'marines', rules: ['they-shall-know-no-fear'], ...MARKED,
        }),
      ],
    }), ATTACKER_ROLLS_HIGH).report.hackDown;
    expect([marines('all-marines-only'), marines('any-marines')]).toEqual([5, 2]);
  });
});
