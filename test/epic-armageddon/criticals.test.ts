/** Critical hits: what each point of damage on a war engine may bring with it. */
import { describe, expect, it } from 'vitest';
import type { Point } from '../../src/battlefield/base.ts';
import { enterCritical } from '../../src/epic-armageddon/attacks/aftermath.ts';
import { assaultWith, unitWith } from '../../src/epic-armageddon/model/copies.ts';
import type { CriticalEntered, Decision } from '../../src/epic-armageddon/model/events.ts';
import type { Critical } from '../../src/epic-armageddon/model/profile.ts';
import { unitOf } from '../../src/epic-armageddon/model/roster.ts';
import { movedBy } from '../../src/epic-armageddon/movement/movement.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import { terrainOf } from '../support/build.ts';
import {
  ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn, lostTo, modifiersIn, played,
} from '../support/fight.ts';
import { weaponOf } from '../support/profiles.ts';
import { engine, stage, stands, type Stand, type Stands, type StageParts } from '../support/stage.ts';

const critical = (more: Partial<Critical>): Critical =>
  ({ damage: 1, splash: null, entered: false, later: false, ...more });
const DOOM = critical({ damage: 'all' });
const BLAST = critical({ damage: 'all', splash: { within: 5, hitOn: 4, effect: 'normal' } });

/** Marines with one shot each at a war engine of four points without a save; others far away on both sides. */
const besieged = (shots: number, sheet: Partial<Stand> = {}, defenders: Stands = {}, parts: StageParts = {}) => stage(
  { ...stands('a', shots, [36, 20], { ff: 2 }), afar: { at: [100, 4] } },
  { d1: engine(4, [40, 31], sheet), ...defenders, dfar: { at: [100, 76] } }, parts,
);
const engineIn = (report: ReturnType<typeof played>['report']) => formationIn(report, 'defender').units[0]!;
const thrown = (dice: readonly string[], purpose: string) => dice.filter(die => die.includes(` ${purpose} `)).length;
const won = DEFENDER_ROLLS_HIGH;

describe('critical hits', () => {
  it('W6: a die for each point of damage lost, and a 6 is a point more', () => {
    const { report, dice } = played(besieged(2), [2, 2, 5, 6, 1, ...won]);
    expect(thrown(dice, 'critical')).toBe(3);
    expect(engineIn(report).damage).toBe(3);
    expect(report.kills.attacker).toBe(3);
  });

  it('W6, ruling 55: a point that a critical takes may be a critical in its turn', () => {
    expect(engineIn(played(besieged(1), [2, 6, 6, 1, ...won]).report).damage).toBe(3);
  });

  it('W6, ruling 55: hits that are saved, or that a shield stops, throw for none', () => {
    const { dice } = played(besieged(2, { armour: 4, abilities: ['void-shields-1'] }), [2, 2, 4, ...won]);
    expect(thrown(dice, 'critical')).toBe(0);
  });

  it('W6, ruling 55: points beyond what it had left throw for none', () => {
    const { dice } = played(besieged(3, { more: { damage: 3 } }), [2, 2, 2, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(thrown(dice, 'critical')).toBe(1);
  });

  it('W6: hack-downs throw for them too', () => {
    const { report, dice } = played(besieged(1), [1, 4, 1, 1, 1, 6, 1]);
    expect(report.hackDown).toBe(1);
    expect(thrown(dice, 'critical')).toBe(2);
    expect(engineIn(report).damage).toBe(2);
  });

  it('W6: what has no damage capacity has no criticals', () => {
    const tank = stage(
      { a1: { at: [36, 20], ff: 2 }, afar: { at: [100, 4] } },
      { d1: { at: [36, 28], type: 'armoured-vehicle' }, dfar: { at: [100, 76] } },
    );
    expect(thrown(played(tank, [2, ...ATTACKER_ROLLS_HIGH]).dice, 'critical')).toBe(0);
  });

  it('W6: its datasheet may say more points than one', () => {
    const { report } = played(besieged(1, { critical: critical({ damage: 2 }) }), [2, 6, 1, 1, ...won]);
    expect(engineIn(report).damage).toBe(3);
  });

  it('W6, W7: one that destroys takes all that is left, and every point of it is a kill', () => {
    const { report } = played(besieged(1, { critical: DOOM }), [2, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(engineIn(report)).toMatchObject({ alive: false, lostTo: 'critical' });
    expect(modifiersIn(report, 'attacker')).toContain('kills 4');
    expect(modifiersIn(report, 'defender')).not.toContain('more units 1');
  });

  it('S7, W7: a winner takes 3 markers for a fresh engine of three points that one critical destroys', () => {
    const company = besieged(1, { damageCapacity: 3, critical: DOOM }, stands('c', 5, [90, 60]));
    const { report } = played(company, [2, 6, ...won]);
    expect(report.winner).toBe('defender');
    expect(formationIn(report, 'defender').blastMarkers).toBe(3);
  });
});

describe('blasts', () => {
  const neighbours: Stands = {
    n1: { at: [46.2, 31], armour: 4 }, n2: { at: [46.2, 33], armour: 4 }, n3: { at: [52, 31], armour: 4 },
  };

  it('W6: a die for everybody within its reach, friend and foe, in list order; those hit save', () => {
    const near = besieged(1, { critical: BLAST }, neighbours);
    const close = { ...near, formations: near.formations.map(one => ({ ...one, units: one.units.map(unit =>
      (unit.id === 'a1' ? { ...unit, at: [40, 25] as const } : unit)) })) };
    const { report, dice } = played(close, [2, 6, 3, 4, 4, 3, 4, ...ATTACKER_ROLLS_HIGH]);
    expect(dice.filter(die => /splash|save/.test(die))).toEqual([
      'a1 splash 4+: 3', 'n1 splash 4+: 4', 'n2 splash 4+: 4', 'n1 save 4+: 3', 'n2 save 4+: 4',
    ]);
    expect(lostTo(report, 'critical')).toEqual(['d1', 'n1']);
  });

  it('W6, ruling 55: whom it kills in the assault is a kill for the other side', () => {
    const faces = [2, 6, 4, 4, 3, 3, ...ATTACKER_ROLLS_HIGH];
    const { report } = played(besieged(1, { critical: BLAST }, neighbours), faces);
    expect(report.kills.attacker).toBe(6);
  });

  it('W6: a blast that always hits throws no die for it', () => {
    const sure = critical({ damage: 'all', splash: { within: 5, hitOn: 1, effect: 'macro-weapon' } });
    const { report, dice } = played(besieged(1, { critical: sure }, neighbours), [2, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(thrown(dice, 'splash')).toBe(0);
    expect(lostTo(report, 'critical')).toEqual(['d1', 'n1', 'n2']);
  });

  it('W6, B7: formations that stand by count nothing for it, but take their Blast markers at once', () => {
    const parts: StageParts = { others: [{ side: 'attacker', id: 'by', stands: {
      by1: { at: [46.2, 28] }, by2: { at: [48, 26] }, by3: { at: [50, 24] },
    } }] };
    const { report } = played(besieged(1, { critical: BLAST }, {}, parts), [2, 6, 4, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'critical')).toEqual(['d1', 'by1']);
    expect(report.kills).toEqual({ attacker: 4, defender: 0 });
    expect(formationIn(report, 'by').blastMarkers).toBe(1);
  });

  it('W5, B7: a war engine that stands by takes a Blast marker for each point, though it lives', () => {
    const parts: StageParts = { others: [{ side: 'attacker', id: 'by', stands: { by1: engine(3, [48, 31]) } }] };
    const { report } = played(besieged(1, { critical: BLAST }, {}, parts), [2, 6, 4, 6, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(formationIn(report, 'by')).toMatchObject({ blastMarkers: 2, units: [{ alive: true, damage: 2 }] });
  });

  it('W6: a blast reaches those exactly at its edge, in whatever direction', () => {
    const { radius } = besieged(1, {}).profiles['d1']!;
    const around = Object.fromEntries([0.7, 1.1, 2.3].map((turn, i): readonly [string, Stand] => {
      const cm = radius + 5 + 1;
      return [`n${i}`, { at: [40 + cm * Math.cos(turn), 31 + cm * Math.sin(turn)] }];
    }));
    const sure = critical({ damage: 'all', splash: { within: 5, hitOn: 1, effect: 'macro-weapon' } });
    const { report } = played(besieged(1, { critical: sure }, around), [2, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'critical')).toEqual(['d1', 'n0', 'n1', 'n2']);
  });

  it('W6: a war engine in a blast may blow up in its turn', () => {
    const twins = besieged(1, { critical: BLAST }, { e1: engine(2, [47, 34], { critical: BLAST }) });
    const { report } = played(twins, [2, 6, 4, 6, ...ATTACKER_ROLLS_HIGH]);
    expect(lostTo(report, 'critical')).toEqual(['d1', 'e1']);
  });
});

describe('criticals that a datasheet leaves to the table', () => {
  const staggering = besieged(1, { critical: critical({ damage: 0, entered: true }) }, { d2: { at: [46, 24] } });
  const entered = (unit: string, points: number): Decision =>
    ({ type: 'critical.entered', damage: [{ unit, points }] });

  it('W6: the players enter what it did, and it is settled like any hit without a save', () => {
    const { report } = played(staggering, [2, 6, 1, ...won], [entered('d1', 1)]);
    expect(engineIn(report).damage).toBe(2);
    expect(report.kills.attacker).toBe(2);
  });

  it('W6: it may fall on others', () => {
    expect(lostTo(played(staggering, [2, 6, ...won], [entered('d2', 1)]).report, 'critical')).toEqual(['d2']);
  });

  it('W6: unsaid, nothing more comes of it', () => {
    expect(engineIn(played(staggering, [2, 6, ...won]).report).damage).toBe(1);
  });

  it.each([['W6: nobody is damaged who is not there', 'nobody', 1], ['W6: nor by parts of a point', 'd1', 0.5]])(
    '%s', (_, unit, points) => {
      expect(() => played(staggering, [2, 6, ...won], [entered(unit, points)])).toThrow(/\(W6\)/);
    },
  );
});

describe('a critical that moves its war engine', () => {
  const cliffs = terrainOf('cliffs', [44, 46], [52, 54]);
  const stagger = (moves: number | null, more: Partial<Critical> = {}): Critical =>
    critical({ damage: 0, entered: true, ...moves === null ? {} : { moves }, ...more });
  const staggering = (of: Critical = stagger(6), table: StageParts = {}) =>
    besieged(1, { critical: of }, { d2: { at: [46, 36] } }, table);
  const entered = (to: Point, damage: CriticalEntered['damage'] = []): Decision =>
    ({ type: 'critical.entered', damage, to });
  const engineAfter = (to: Point, damage: CriticalEntered['damage'] = []) =>
    played(staggering(), [2, 6, ...damage.length > 0 ? [1] : [], ...won], [entered(to, damage)]).report;

  it('W6: a critical moves its war engine as the players say, and nobody when they say nothing', () => {
    expect(engineIn(engineAfter([36, 31])).at).toEqual([36, 31]);
    expect(engineIn(played(staggering(), [2, 6, ...won]).report).at).toEqual([40, 31]);
  });

  it('W6: what it moves is told in a line of its own, before what it cost', () => {
    const { log } = engineAfter([36, 31], [{ unit: 'd1', points: 1 }]);
    const told = log.filter(({ rule, say }) => rule === 'W6' && say.includes('moves')).map(({ say }) => say);
    expect(told).toEqual(['The critical hit moves Engine 4 cm.']);
    expect(engineIn(engineAfter([36, 31], [{ unit: 'd1', points: 1 }])).damage).toBe(2);
  });

  it.each<[string, Point, string]>([
    ['no further than its datasheet throws for', [33, 31], 'Engine would move 7 cm; it may move 6 cm. (W6)'],
    ['onto nobody', [43, 33], 'Stand 1 stands there. (A2.9)'],
    ['nowhere off the table', [40, 90], '(W6)'],
  ])('W6: a critical moves it %s', (_, to, says) => {
    expect(() => engineAfter(to)).toThrow(says);
  });

  it('W6: a critical moves it over others, but not into what it cannot enter', () => {
    const far = staggering(stagger(18), { terrain: [cliffs] });
    expect(engineIn(played(far, [2, 6, ...won], [entered([52, 41])]).report).at).toEqual([52, 41]);
    expect(() => played(far, [2, 6, ...won], [entered([48, 46])])).toThrow('(L5)');
  });

  it.each<[string, Critical]>([
    ['one whose datasheet moves nobody', stagger(null)], ['what it destroyed', stagger(6, { damage: 'all' })],
  ])('W6: a critical does not move %s', (_, of) => {
    const last = of.damage === 'all' ? ATTACKER_ROLLS_HIGH : won;
    expect(() => played(staggering(of), [2, 6, ...last], [entered([38, 31])]))
      .toThrow('This critical hit does not move Engine. (W6)');
  });

  it('W6: those aboard stay aboard, and whoever it moves has moved no more of its own move', () => {
    const carrier = besieged(1, { critical: stagger(6), abilities: ['transport'] }, {
      p1: { at: [40, 31], more: { aboard: 'd1' } },
    });
    const begun = startAssault(carrier);
    const halfway = assaultWith(begun, {
      aftermath: [{ kind: 'critical', unit: 'd1' }],
      units: begun.units.map(unit => (unit.id === 'd1' ? unitWith(unit, { path: [[40, 40]] }) : unit)),
    });
    const after = enterCritical(halfway, { damage: [], to: [36, 33] });
    expect(unitOf(after, 'p1')).toMatchObject({ at: [36, 33], aboard: 'd1' });
    expect(movedBy(unitOf(after, 'd1'))).toBe(9);
    expect(after.aftermath).toEqual([]);
  });
});

describe('several points at once', () => {
  const killer = (points: string) => {
    const weapons = [weaponOf({ kind: 'small-arms', rules: [`titan-killer-${points}`] })];
    return stage(
      { a1: { at: [40, 26], ff: 2, weapons }, afar: { at: [100, 4] } },
      { d1: engine(6, [40, 34]), dfar: { at: [100, 76] } },
    );
  };

  it.each([['d3', [3], 2], ['d6', [5], 5], ['2d3', [3, 5], 5]] as const)(
    'V7, H10: a Titan Killer (%s) that shows %j does %i points to a war engine', (word, faces, points) => {
      const ones = Array<number>(points).fill(1);
      expect(engineIn(played(killer(word), [1, 2, ...faces, ...ones, ...won]).report).damage).toBe(points);
    },
  );

  it('V7: one without a number does one point', () => {
    const plain = killer('d3');
    const weapons = [weaponOf({ kind: 'small-arms', rules: ['titan-killer'] })];
    const one = { ...plain, profiles: { ...plain.profiles, a1: { ...plain.profiles['a1']!, weapons } } };
    expect(engineIn(played(one, [1, 2, 1, ...won]).report).damage).toBe(1);
  });
});
