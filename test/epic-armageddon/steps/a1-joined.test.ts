import { describe, expect, it } from 'vitest';
import {
  chooseTarget, combinable, intermingledWith, targetsOf, whyNotTarget, type TargetChoice,
} from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { isWithinReach, whyNotCharge } from '../../../src/epic-armageddon/steps/a2-charge.ts';
import { whyNotCounterCharge } from '../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { modifiers } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { testTarget } from '../../../src/epic-armageddon/steps/a0-action-test.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { formationOf as formationIn, removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Rulings } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { formationOf, rowOf, scenarioOf, unitOf, type ScenarioParts } from '../../support/build.ts';
import { assaultOf, formationIn as reported, played } from '../../support/fight.ts';
import { characterOf } from '../../support/profiles.ts';

const profiles = { warlord: characterOf({ abilities: ['supreme-commander'] }) };

const assault = (formations: readonly ScenarioFormation[], parts: ScenarioParts = {}): Assault =>
  assaultOf({ profiles, formations, startAt: 'a1ChooseTarget', ...parts });

const band = (
  side: Side, id: string, x: number, y: number, more: Partial<ScenarioFormation> = {}, count = 2,
): ScenarioFormation => formationOf(side, rowOf(id, 'boyz', count, [x, y]), { id, ...more });

const targets = (more: Partial<TargetChoice> = {}): TargetChoice =>
  ({ target: 'd', intermingled: [], combined: [], ...more });

const namesIn = (from: Assault, side: Side): readonly string[] => modifiers(from, side).map(one => one.name);

const fighting = (of: Assault): readonly string[] =>
  of.formations.filter(formation => formation.fighting).map(formation => formation.id);

describe('intermingled formations', () => {
  /** The target ends at x = 33; the others stand with these gaps beside it. */
  const beside = (...gaps: readonly number[]): Assault => assault([
    band('attacker', 'a', 30, 20), band('defender', 'd', 30, 40),
    ...gaps.map((cm, i) => band('defender', `m${i + 1}`, 35 + cm, 40)),
  ]);

  it('A1.2: stand within 5cm of the target; exactly 5cm is within', () => {
    expect(intermingledWith(beside(5), 'd')).toEqual(['m1']);
    expect(intermingledWith(beside(5.1), 'd')).toEqual([]);
    expect(whyNotTarget(beside(5), targets({ intermingled: ['m1'] }))).toBeNull();
    expect(whyNotTarget(beside(5.1), targets({ intermingled: ['m1'] }))).toMatchObject({
      rule: 'A1.2', key: 'not-intermingled', values: { formation: 'm1', target: 'd' },
    });
  });

  it('A1.2: a Scout’s wider zone does not stretch it', () => {
    const scouts = assault([
      band('attacker', 'a', 30, 20), band('defender', 'd', 30, 40),
      formationOf('defender', [unitOf('s1', 'scout', [33 + 2 + 5.1, 40])], { id: 's' }),
    ]);
    expect(intermingledWith(scouts, 'd')).toEqual([]);
  });

  it('A1.2: one’s own formations are never among them', () => {
    const mixed = assault([
      band('attacker', 'a', 30, 20), band('defender', 'd', 30, 40), band('attacker', 'f', 30, 43),
    ]);
    expect(whyNotTarget(mixed, targets({ intermingled: ['f'] }))).toMatchObject({ key: 'not-intermingled' });
  });

  it('A1.2: the attacker need not take them, and may take them against the scenario’s intent', () => {
    const near = assault(
      [band('attacker', 'a', 30, 20), band('defender', 'd', 30, 40), band('defender', 'm', 39, 40)],
      { engage: { intermingled: ['m'] } },
    );
    expect(targetsOf(near, { target: 'd' })).toEqual(targets({ intermingled: ['m'] }));
    expect(fighting(chooseTarget(near, targets()))).toEqual(['a', 'd']);
    expect(fighting(chooseTarget(near, targets({ intermingled: ['m'] })))).toEqual(['a', 'd', 'm']);
  });

  it('A1.3: are one formation: all may be charged and counter-charge, units and Blast markers are added', () => {
    const before = assault([
      band('attacker', 'a', 30, 20, { blastMarkers: 1 }, 4), band('defender', 'd', 30, 34, { blastMarkers: 2 }),
      band('defender', 'm', 39, 34, {}, 3),
    ]);
    const [near, alone] = [chooseTarget(before, targets({ intermingled: ['m'] })), chooseTarget(before, targets())];
    expect(whyNotCharge(near, 'a4', [39, 32])).toBeNull();
    expect(whyNotCharge(alone, 'a4', [39, 32])).toMatchObject({ key: 'zone-of-another' });
    expect(whyNotCounterCharge(near, 'defender', 'm1', [39, 29])).toBeNull();
    expect(whyNotCounterCharge(alone, 'defender', 'm1', [39, 29])).toMatchObject({ key: 'not-yours-to-move' });
    expect(namesIn(near, 'attacker')).toEqual(['enemy has more Blast markers']);
    expect(namesIn(near, 'defender')).toEqual(['more units']);
  });

  it('A1.4, ruling 33: the charge has to come within 15cm of one of them, not of all', () => {
    const near = chooseTarget(assault([
      band('attacker', 'a', 30, 20), band('defender', 'd', 30, 34), band('defender', 'm', 39, 60),
    ]), targets({ intermingled: ['m'] }));
    expect(isWithinReach(near)).toBe(true);
  });

  it.each<readonly [Rulings['reachToTarget'], boolean]>([
    ['any-included', true], ['the-target', false],
  ])('A1.4: near an included formation but not the named one, as the club has it: %s', (reachToTarget, expected) => {
    const far = chooseTarget(assault([
      band('attacker', 'a', 30, 20), band('defender', 'd', 30, 40), band('defender', 'm', 30, 36),
    ], { rulings: { reachToTarget } }), targets({ intermingled: ['m'] }));
    expect(isWithinReach(far)).toBe(expected);
  });

  it('A1.4: near the named one is near enough, however the club has it', () => {
    const near = chooseTarget(assault([
      band('attacker', 'a', 30, 20), band('defender', 'd', 30, 34), band('defender', 'm', 39, 36),
    ], { rulings: { reachToTarget: 'the-target' } }), targets({ intermingled: ['m'] }));
    expect(isWithinReach(near)).toBe(true);
  });
});

describe('a combined assault', () => {
  const led = (...others: readonly ScenarioFormation[]): Assault => assault([
    formationOf('attacker', [
      unitOf('c1', 'tactical', [30, 20], { characters: ['captain'] }), unitOf('c2', 'tactical', [33, 20]),
    ], { id: 'c' }),
    ...others, band('defender', 'd', 30, 60),
  ], { engage: { formation: 'c', target: 'd' } });

  it('A1.5: a Commander brings formations that stand within 5cm of a unit of its own', () => {
    expect(combinable(led(band('attacker', 'n', 40, 20)))).toEqual(['n']);
    expect(combinable(led(band('attacker', 'n', 40.1, 20)))).toEqual([]);
    expect(whyNotTarget(led(band('attacker', 'n', 40.1, 20)), targets({ combined: ['n'] }))).toMatchObject({
      rule: 'A1.5', key: 'not-combinable', values: { formation: 'n', other: 'c', cm: 5 },
    });
  });

  it('A1.5: a broken formation is not brought along, however near', () => {
    const near = led({ ...band('attacker', 'n', 33, 23), broken: true });
    expect(combinable(near)).toEqual([]);
    expect(whyNotTarget(near, targets({ combined: ['n'] }))).toMatchObject({
      rule: 'A1.5', key: 'broken-not-combinable', values: { formation: 'n' },
    });
  });

  it('A1.5: a Supreme Commander does as well, nobody else does, and the dead bring nobody', () => {
    const plain = assault([
      band('attacker', 'c', 30, 20), band('attacker', 'n', 40, 20), band('defender', 'd', 30, 60),
    ]);
    expect(whyNotTarget(plain, targets({ combined: ['n'] }))).toMatchObject({ rule: 'A1.5', key: 'no-commander' });
    const supreme = assault([
      formationOf('attacker', [unitOf('c1', 'boyz', [30, 20], { characters: ['warlord'] })], { id: 'c' }),
      band('attacker', 'n', 33, 20), band('defender', 'd', 30, 60),
    ]);
    expect(whyNotTarget(supreme, targets({ combined: ['n'] }))).toBeNull();
    const bereft = removeUnits(led(band('attacker', 'n', 40, 20)), ['c1'], 'attack');
    expect(combinable(bereft)).toEqual([]);
  });

  it('A1.5: Space Wolves hear their Commander from 10cm away', () => {
    const wolves = assault([
      formationOf('attacker', [unitOf('c1', 'tactical', [30, 20], { characters: ['captain'] })], {
        id: 'c', rules: ['pack-mentality'],
      }),
      band('attacker', 'n', 42, 20), band('attacker', 'far', 30, 32.1), band('defender', 'd', 30, 60),
    ]);
    expect(combinable(wolves)).toEqual(['n']);
  });

  it('A1.5: broken formations follow nobody', () => {
    expect(combinable(led(band('attacker', 'n', 40, 20, { broken: true })))).toEqual([]);
  });

  it.each<readonly [Rulings['combinedFormations'], number]>([
    ['three-in-total', 2], ['three-more', 3],
  ])('A1.5: how many it may bring, as the club has it: %s', (combinedFormations, most) => {
    const ids = ['n1', 'n2', 'n3', 'n4'];
    const many = led(...ids.map((id, i) => band('attacker', id, 30, 23 + 3 * i)));
    const crowd = { ...many, rulings: { ...many.rulings, combinedFormations } };
    const near = { ...crowd, units: crowd.units.map((unit, i) =>
      (ids.includes(unit.formation) ? { ...unit, at: [26 + 2 * i, 23] as const } : unit)) };
    expect(whyNotTarget(near, targets({ combined: ids.slice(0, most) }))).toBeNull();
    expect(whyNotTarget(near, targets({ combined: ids.slice(0, most + 1) }))).toMatchObject({
      key: 'too-many-combined', values: { most },
    });
  });

  it('A1.5, ruling 34: one test for all at the initiative of the one that acts, -1 for a marker on any of them', () => {
    const test = (blastMarkers: number): number => testTarget({
      ...led(band('attacker', 'n', 40, 20, { initiative: 5, blastMarkers })), intended: {
        intermingled: [], combined: ['n'],
      },
    });
    expect([test(0), test(3)]).toEqual([2, 3]);
  });

  it('A1.5: if the test fails only the Commander’s formation takes the marker', () => {
    const formations = [
      formationOf('attacker', [unitOf('c1', 'tactical', [30, 20], { characters: ['captain'] }),
        unitOf('c2', 'tactical', [33, 20])], { id: 'c' }),
      band('attacker', 'n', 40, 20), band('defender', 'd', 30, 60),
    ];
    const engage = { formation: 'c', target: 'd', combined: ['n'], actionTest: 'usual' } as const;
    const { report } = played(scenarioOf({ formations, engage, startAt: 'a1ChooseTarget' }), [1]);
    expect([reported(report, 'c').blastMarkers, reported(report, 'n').blastMarkers]).toEqual([1, 0]);
  });

  it('A1.6: the Commander’s formation need not come near: one of the others is enough', () => {
    const joined = chooseTarget(led(band('attacker', 'n', 30, 43)), targets({ combined: ['n'] }));
    expect(isWithinReach(joined)).toBe(true);
    expect(isWithinReach(chooseTarget(led(band('attacker', 'n', 30, 43)), targets()))).toBe(false);
    expect(whyNotCharge(joined, 'n1', [30, 45])).toBeNull();
  });

  it('A1.7: their units and Blast markers count together', () => {
    const joined = chooseTarget(led(band('attacker', 'n', 40, 20, { blastMarkers: 1 })), targets({ combined: ['n'] }));
    expect(namesIn(joined, 'attacker')).toEqual(['more units']);
    expect(namesIn(joined, 'defender')).toEqual(['no Blast markers', 'enemy has more Blast markers']);
  });
});

describe('formations left in contact by an earlier assault', () => {
  const touching = assault([
    band('attacker', 'a', 30, 20), band('defender', 'd', 30, 34), band('attacker', 'left', 30, 36, {}, 1),
    band('defender', 'other', 60, 36, {}, 1),
  ]);

  it('A8.4, ruling 49: are drawn in with whoever they touch, on their own side', () => {
    const chosen = chooseTarget(touching, targets());
    expect(fighting(chosen)).toEqual(['a', 'd', 'left']);
    expect(formationIn(chosen, 'left')).toMatchObject({ drawnIn: true, side: 'attacker' });
    expect(chosen.log.at(-1)).toMatchObject({ values: { drawnIn: ['left'] } });
  });

  it('A8.4: make no charge of their own', () => {
    expect(whyNotCharge(chooseTarget(touching, targets()), 'left1', [30, 40])).toMatchObject({
      key: 'not-yours-to-move',
    });
  });

  it('A8.4: stay out of it if those whom they touch do', () => {
    expect(fighting(chooseTarget(touching, { ...targets(), target: 'other' }))).toEqual(['a', 'other']);
  });
});
