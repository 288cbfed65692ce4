import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { explainStrike } from '../../../src/warhammer-40k/explain/explain.ts';
import { needsOf } from '../../../src/warhammer-40k/explain/explain-needs.ts';
import { isFightOver } from '../../../src/warhammer-40k/fight/rungs.ts';
import { phaseSentence } from '../../../src/warhammer-40k/explain/log-sentences.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { profile, PROFILES, row, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun, climbed } from '../../support/warhammer-40k/climbing.ts';
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';

const profiles = {
  ...PROFILES,
  veteran: profile({
    name: 'Veteran', attacks: 2, grenades: ['frag'], weapons: [weapon({ name: 'sword' }), weapon({ kind: 'pistol' })],
  }),
  sergeant: profile({ name: 'Sergeant', attacks: 2, weapons: [weapon({ name: 'Fist', kind: 'power-fist' })] }),
};

/** Chargers with a fist among them at guardsmen in cover, two ranks of them, the last too far away to fight. */
const STORM: readonly ScenarioUnit[] = [
  unit({
    id: 'own', side: 'attacker', charged: ['foes'],
    models: [
      ...row('a', 3, [10, 10], { profile: 'veteran' }), ...row('s', 1, [13, 10], { profile: 'sergeant' }),
      ...row('b', 2, [10, 9], { profile: 'veteran' }),
    ],
  }),
  unit({
    id: 'foes', side: 'defender', models: [
      ...row('d', 4, [10, 11], { profile: 'guardsman', covered: true }),
      ...row('e', 1, [16.2, 11], { profile: 'guardsman', covered: true }),
    ],
  }),
];

/** When each model strikes and how often, if nobody falls, as the ladder is climbed down. */
const blowsIn = (phase: Phase): ReadonlyMap<string, readonly [Rung, number]> => {
  const blows = new Map<string, readonly [Rung, number]>();
  for (let now = climbed(phase); !isFightOver(now); now = climbed(now)) {
    for (const { models } of now.fight!.strikes) {
      for (const id of models) blows.set(id, [now.fight!.rung, (blows.get(id)?.[1] ?? 0) + 1]);
    }
  }
  return blows;
};

const saysOf = (phase: Phase, id: string): readonly string[] =>
  explainStrike(phase, id).facts.map(({ why }) => `${why.rule} ${phaseSentence(why)}`);

const storm = (edition: Edition): Phase => begun(edition, STORM, { profiles });

describe('why a model strikes', () => {
  it.each(EDITIONS)('tells the rung and the attacks with which everybody then strikes (%s)', edition => {
    const phase = storm(edition);
    const blows = blowsIn(phase);
    const told = phase.models.map(({ id }) => [id, explainStrike(phase, id)] as const)
      .filter(([, { attacks }]) => attacks > 0).map(([id, { rung, attacks }]) => [id, [rung, attacks]] as const);
    expect(new Map(told)).toEqual(new Map([...blows].sort(([a], [b]) =>
      phase.models.findIndex(one => one.id === a) - phase.models.findIndex(one => one.id === b))));
  });

  it.each(EDITIONS)('says yes of those who strike now, and no of those who have struck (%s)', edition => {
    const now = climbed(storm(edition));
    const [first] = now.fight!.strikes[0]!.models;
    expect(explainStrike(now, first!).answer).toBe('yes');
    expect(explainStrike(climbed(now), first!).answer).toBe('no');
    expect(saysOf(climbed(now), first!).at(-1)).toBe('40k.54 It has struck in this fight.');
  });

  it.each([
    ['trial-seven-steps', '40k.28 It was charged in cover and strikes at Initiative 10.'],
    ['trial-eight-steps', '40k.28 It was charged in cover and strikes at the step for cover.'],
    ['7th', '40k.28 It was charged in cover; by this text that changes nothing.'],
    ['4th', '40k.28 It was charged in cover and strikes at Initiative 10.'],
  ] as const)('40k.28: %s tells what cover does', (edition, say) => {
    expect(saysOf(storm(edition), 'd1')).toContain(say);
  });

  it.each([
    ['trial-seven-steps', '40k.28 It was charged in cover, and would strike at Initiative 10 without it too.'],
    ['trial-eight-steps', '40k.28 It was charged in cover and strikes at the step for cover.'],
    ['4th', '40k.28 It was charged in cover, and would strike at Initiative 10 without it too.'],
    ['7th', '40k.28 It was charged in cover; by this text that changes nothing.'],
  ] as const)('40k.28: %s does not call cover lost that somebody of Initiative 10 does not need', (edition, say) => {
    const swift = { ...profiles, guardsman: { ...profiles.guardsman, initiative: 10 } };
    const says = saysOf(begun(edition, STORM, { profiles: swift }), 'd1');
    expect(says.filter(one => one.includes('charged in cover'))).toEqual([say]);
  });

  it('40k.34: a power fist says why it comes last', () => {
    expect(saysOf(storm('4th'), 's1')).toContain('40k.34 Fist strikes at Initiative 1, whatever else there is.');
  });

  it('40k.22, 40k.24, 40k.26: attacks are told one by one', () => {
    expect(saysOf(storm('4th'), 'a1').slice(3, 6)).toEqual([
      '40k.22 Its profile has 2 attacks.',
      '40k.26 A second weapon is worth one more.',
      '40k.24 It charged this turn: one more.',
    ]);
    expect(saysOf(storm('trial-seven-steps'), 'b1'))
      .toContain('40k.22 Whoever only supports has one attack, whatever it carries.');
  });

  it.each([
    ['4th', 'no'], ['7th', 'not-now'],
  ] as const)('40k.19, 40k.36: whoever is too far away by %s strikes not, or after piling in', (edition, say) => {
    expect(explainStrike(storm(edition), 'e1')).toMatchObject({ answer: say, attacks: 0 });
  });

  it('40k.31: plasma grenades take cover away, and the covered are told', () => {
    const plasma = { ...profiles, veteran: { ...profiles.veteran, grenades: ['plasma'] as const } };
    expect(saysOf(begun('4th', STORM, { profiles: plasma }), 'd1'))
      .toContain('40k.31 It was charged in cover, but that does not count here.');
  });

  it('40k.18, 40k.19, 40k.50: the fallen, the fought and the free never strike', () => {
    const phase = storm('4th');
    const lost = { ...phase, models: phase.models.map(model => ({ ...model, slain: 'fight' as const })) };
    const over = { ...phase, combats: phase.combats.map(combat => ({ ...combat, fought: true })) };
    const free = { ...phase, combats: [] };
    expect([lost, over, free].map(one => explainStrike(one, 'a1').facts.at(-1)!.why.rule))
      .toEqual(['40k.50', '40k.18', '40k.19']);
  });
});

describe('what a batch is thrown against', () => {
  const mixed = (edition: Edition, grots: number): Phase => climbed(begun(edition, [
    unit({ id: 'own', side: 'attacker', models: row('a', 4, [10, 10]) }),
    unit({
      id: 'foes', side: 'defender', models: [
        ...row('d', 4 - grots, [10, 11], { profile: 'ork' }),
        ...row('g', grots, [14 - grots, 11], { profile: 'grot' }),
      ],
    }),
  ]));
  const whyOf = (phase: Phase): readonly string[] =>
    needsOf(phase, { ...phase.fight!.strikes[0]!, toughness: 4 })!.why.map(phaseSentence);

  it.each(EDITIONS)('40k.39: a majority is counted out (%s)', edition => {
    const phase = mixed(edition, 1);
    expect(needsOf(phase, phase.fight!.strikes[0]!)).toMatchObject({ weaponSkill: 4, againstSkill: 4, strength: 4 });
    expect(whyOf(phase)[0]).toBe('Weapon Skill 4 counts: 3 of 4 have it.');
  });

  it.each([
    ['4th', 2], ['7th', 4],
  ] as const)('40k.40: a tie is told as one (%s: %i)', (edition, value) => {
    expect(whyOf(mixed(edition, 2))[0]).toBe(`No Weapon Skill is in the majority: ${value} counts.`);
  });

  it('tells who all have the same', () => {
    expect(whyOf(mixed('4th', 0))).toEqual([
      'Everybody who counts has Weapon Skill 4.', 'Everybody who counts has Toughness 4.',
    ]);
  });
});

describe('why a model does not strike', () => {
  const guards = (fields: Partial<typeof profiles.guardsman>): Phase =>
    begun('7th', STORM, { profiles: { ...profiles, guardsman: { ...profiles.guardsman, ...fields } } });

  it('40k.19: whoever touches nobody and is near nobody who does is idle', () => {
    expect(saysOf(storm('4th'), 'e1')[0])
      .toBe('40k.19 It touches no enemy, and is not near enough to a friend who does.');
  });

  it('40k.27: without Initiative it never does, and that speaks against it', () => {
    const { answer, facts } = explainStrike(guards({ initiative: 0 }), 'd1');
    expect([answer, facts.at(-1)!.speaks, facts.at(-1)!.why.key]).toEqual(['no', 'against', 'no-initiative']);
  });

  it('40k.22: without attacks it does not, and is told so', () => {
    const { answer, facts } = explainStrike(guards({ attacks: 0 }), 'd1');
    expect([answer, facts.at(-1)!.why.key]).toEqual(['no', 'has-no-attacks']);
  });

  it('40k.55: what it strikes with is told', () => {
    expect(saysOf(storm('4th'), 's1')).toContain('40k.55 It strikes with: Fist.');
  });
});
