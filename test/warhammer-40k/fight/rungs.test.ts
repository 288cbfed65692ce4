import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { beginFreeRound } from '../../../src/warhammer-40k/fight/free-round.ts';
import { isFightOver, nextRung, pickCombat, strikersNow } from '../../../src/warhammer-40k/fight/rungs.ts';
import {
  beginStepPileIn, passPileIn, pileInTheRest, toPileInNow, whyNotStepPileIn,
} from '../../../src/warhammer-40k/fight/pile-in-step.ts';
import { withModel } from '../../../src/warhammer-40k/model/roster.ts';
import { DEFAULT_RULINGS } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { profile, PROFILES, row, scenario, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun, climbed } from '../../support/warhammer-40k/climbing.ts';

const profiles = {
  ...PROFILES,
  quick: profile({ name: 'Quick', initiative: 6 }),
  armed: profile({ name: 'Armed', attacks: 2, weapons: [weapon({ kind: 'power' }), weapon({ kind: 'pistol' })] }),
};

/** A quick model and its foe, with more of his friends behind him. */
const duel = (edition: Edition, behind: number, friends = 1): Phase => begun(edition, [
  unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10], { profile: 'quick' }) }),
  unit({ id: 'own2', side: 'attacker', models: row('b', 1, [11, 10]) }),
  unit({
    id: 'foes', side: 'defender',
    models: [...row('d', 1, [11, 11]), ...row('e', 1, [10, 11]), ...row('f', friends, [11, 11 + behind])],
  }),
], { profiles });

/** Both sides pile in, in the usual way. */
const piledIn = (phase: Phase): Phase => {
  const first = passPileIn(pileInTheRest(beginStepPileIn(phase)));
  return passPileIn(pileInTheRest(first));
};

const names = (phase: Phase): readonly string[] => strikersNow(phase).map(({ id }) => id);

describe('the ladder', () => {
  it.each([
    ['trial-seven-steps', true], ['trial-eight-steps', true], ['7th', true], ['4th', false],
  ] as const)('X-10: whose foe has fallen, with more of them behind: does it strike by %s? %s', (edition, strikes) => {
    const first = climbed(duel(edition, 2.5));
    expect(first.fight!.rung).toBe(6);
    const fallen = ['d1'].reduce((phase, id) => withModel(phase, id, { slain: 'fight' }), first);
    const next = nextRung(fallen);
    const engaged = edition === '7th' ? piledIn(next) : next;
    expect(names(engaged).includes('b1')).toBe(strikes);
  });

  it.each(EDITIONS)('nobody strikes who has fallen at an earlier rung (%s, 40k.54)', edition => {
    const first = climbed(duel(edition, 2.5));
    const next = climbed(withModel(first, 'b1', { slain: 'fight' }));
    expect(next.fight!.strikes.flatMap(({ models }) => models)).not.toContain('b1');
  });

  it.each(EDITIONS)('models of one rung strike together, the side whose turn it is first (%s, 40k.35)', edition => {
    const phase = climbed(climbed(duel(edition, 2.5)));
    expect(phase.fight!.rung).toBe(4);
    expect(new Set(phase.fight!.strikes.map(({ side }) => side))).toEqual(new Set(['attacker', 'defender']));
    expect(phase.fight!.strikes[0]!.side).toBe('attacker');
    const turned = climbed(climbed({ ...duel(edition, 2.5), active: 'defender' }));
    expect(turned.fight!.strikes[0]!.side).toBe('defender');
  });

  it.each(EDITIONS)('nobody strikes twice (%s, 40k.54)', edition => {
    const struck = climbed(duel(edition, 2.5));
    expect(struck.fight!.struck).toEqual(['a1']);
    expect(strikersNow(struck)).toEqual([]);
  });

  it.each(EDITIONS)('ends when nobody is left to strike, or nobody to be struck (%s)', edition => {
    const first = climbed(duel(edition, 2.5));
    const alone = ['a1', 'b1'].reduce((phase, id) => withModel(phase, id, { slain: 'fight' }), first);
    expect(isFightOver(nextRung(alone))).toBe(true);
    expect(isFightOver(first)).toBe(false);
  });
});

describe('pile-ins between rungs (40k.36)', () => {
  const far = (gap: number): Phase => begun('7th', [
    unit({ id: 'own', side: 'attacker', models: [...row('a', 1, [10, 10], { profile: 'quick' })] }),
    unit({ id: 'foes', side: 'defender', models: [...row('d', 1, [10, 11]), ...row('f', 1, [10, 11 + gap])] }),
  ], { profiles });

  it('are for those whose Initiative it is and who touch nobody, the active side first', () => {
    const phase = nextRung(climbed(far(1.5)));
    expect(phase.fight!.rung).toBe(4);
    const active = beginStepPileIn(phase);
    expect(toPileInNow(active)).toEqual([]);
    expect(whyNotStepPileIn(active, { model: 'f1', to: [10, 12] })?.key).toBe('piles-in-not-now');
    const passed = passPileIn(active);
    expect(passed.fight!.piling).toBe('defender');
    expect(toPileInNow(passed)).toEqual(['f1']);
    expect(whyNotStepPileIn(passed, { model: 'd1', to: [10, 11] })?.key).toBe('piles-in-not-now');
  });

  it('each model moves once, and then it is worked out who is engaged', () => {
    const passed = passPileIn(beginStepPileIn(nextRung(climbed(far(4)))));
    expect(toPileInNow(passed)).toEqual(['f1']);
    const moved = pileInTheRest(passed);
    expect(toPileInNow(moved)).toEqual([]);
    expect(moved.models.find(({ id }) => id === 'f1')!.path).toHaveLength(2);
    const engaged = passPileIn(moved);
    expect(engaged.fight!.piling).toBeNull();
    expect(names(engaged)).toEqual(['d1', 'f1']);
  });

  it.each([[6, false], [6.2, true]])('40k.37, R-2.11: %d″ apart, is the ladder broken off? %s', (gap, ends) => {
    const phase = withModel(climbed(far(gap)), 'd1', { slain: 'fight' });
    const alone = beginStepPileIn(nextRung(phase));
    expect(isFightOver(alone)).toBe(ends);
    expect(alone.log.some(({ key }) => key === 'fight-broken-off')).toBe(ends);
  });
});

describe('the combat that is fought next (40k.18)', () => {
  const two = (): readonly ScenarioUnit[] => [
    unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10]) }),
    unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
    unit({ id: 'own2', side: 'attacker', models: row('b', 1, [30, 10]) }),
    unit({ id: 'foes2', side: 'defender', models: row('e', 1, [30, 11]) }),
  ];

  it('is picked by the side whose turn it is, where there are several', () => {
    const phase = setUpPhase(scenario('7th', { startAt: 'fight', units: two(), active: 'defender' }));
    const ids = phase.combats.map(({ id }) => id);
    expect(pickCombat(phase).choice).toMatchObject({
      question: 'combat', side: 'defender', options: ids, usual: ids[0],
    });
    const one = { ...phase, combats: phase.combats.map((combat, i) => ({ ...combat, fought: i === 0 })) };
    expect(pickCombat(one)).toMatchObject({ choice: null, fight: { combat: ids[1] } });
    const none = { ...phase, combats: phase.combats.map(combat => ({ ...combat, fought: true })) };
    expect(pickCombat(none)).toMatchObject({ choice: null, fight: null });
  });
});

describe('a free round (R-1.11)', () => {
  const run = (secondWeapon: 'no' | 'yes'): Phase => {
    const phase = begun('trial-eight-steps', [
      unit({
        id: 'own', side: 'attacker', charged: ['foes'],
        models: [...row('a', 2, [10, 10], { profile: 'armed' }), ...row('s', 1, [10, 9], { profile: 'armed' })],
      }),
      unit({ id: 'foes', side: 'defender', models: row('d', 2, [10, 11]) }),
    ], { profiles, rulings: { ...DEFAULT_RULINGS, freeRoundSecondWeapon: secondWeapon } });
    return beginFreeRound(nextRung({ ...phase, fight: { ...phase.fight!, ladder: [] } }), 'own', 'foes');
  };

  it.each([['no', 4], ['yes', 6]] as const)(
    'hits without a throw: profile attacks in contact, one for supporters; second weapon: %s', (ruling, special) => {
      const { strikes } = run(ruling).fight!;
      expect(strikes.map(({ hits, toHit, rules }) => [hits, toHit, rules.kind])).toEqual([
        [special, null, 'power'], [1, null, 'ordinary'],
      ]);
    },
  );

  it('is for nobody else, and nobody strikes in it twice', () => {
    const phase = run('no');
    expect(phase.fight!.strikes.every(({ unit: of }) => of === 'own')).toBe(true);
    expect(beginFreeRound(phase, 'own', 'foes').fight!.strikes).toEqual([]);
    expect(isFightOver(nextRung(phase))).toBe(true);
  });

  it('is for those alone who have fought', () => {
    expect(() => beginFreeRound(run('no'), 'nobody', 'foes')).toThrow('no combat');
  });
});
