import { describe, expect, it } from 'vitest';
import { beginFreeRound } from '../../../src/warhammer-40k/fight/free-round.ts';
import { rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import { nextRung } from '../../../src/warhammer-40k/fight/rungs.ts';
import { weaponSkillOf } from '../../../src/warhammer-40k/fight/struck.ts';
import { modelOf, withUnit } from '../../../src/warhammer-40k/model/roster.ts';
import {
  DEFAULT_RULINGS, RULING_IDS, RULINGS, type RulingId, type Rulings,
} from '../../../src/warhammer-40k/rulings/rulings.ts';
import { EVERY_RULING, EVERY_TEXT_RULINGS, rulingOf } from '../../../src/warhammer-40k/rulings/every-ruling.ts';
import { FOURTH_RULINGS } from '../../../src/warhammer-40k/rulings/fourth.ts';
import { SEVENTH_RULINGS } from '../../../src/warhammer-40k/rulings/seventh.ts';
import { TRIAL_EIGHT_STEPS_RULINGS } from '../../../src/warhammer-40k/rulings/trial-eight-steps.ts';
import { TRIAL_SEVEN_STEPS_RULINGS } from '../../../src/warhammer-40k/rulings/trial-seven-steps.ts';
import { dangerHands, resolveDangers } from '../../../src/warhammer-40k/charge/move.ts';
import { resolveRange } from '../../../src/warhammer-40k/charge/range.ts';
import { moveRest } from '../../../src/warhammer-40k/charge/usual-moves.ts';
import { charging, field, marines, orks, terrain } from '../charge/field.ts';
import { moralePenalty } from '../../../src/warhammer-40k/stages/morale.ts';
import { tally } from '../../../src/warhammer-40k/stages/tally.ts';
import { importsOf, sourceFiles } from '../../support/source-files.ts';
import { fought, settle } from '../../support/warhammer-40k/after.ts';
import { profile, PROFILES, row, unit, weapon } from '../../support/warhammer-40k/build.ts';
import { begun } from '../../support/warhammer-40k/climbing.ts';
import { left, settled, strike, woundsPhase } from '../../support/warhammer-40k/wounds.ts';

const numbered = (text: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `R-${text}.${String(i + 1).padStart(2, '0')}`);

describe('what is ruled where a text is unclear', () => {
  it.each([
    ['all four', 'X', 8, EVERY_TEXT_RULINGS], ['the later trial rules', '0', 37, TRIAL_SEVEN_STEPS_RULINGS],
    ['the earlier trial rules', '1', 26, TRIAL_EIGHT_STEPS_RULINGS], ['the seventh edition', '2', 27, SEVENTH_RULINGS],
    ['the fourth edition', '3', 16, FOURTH_RULINGS],
  ] as const)('%s: R-%s.01 and so on, %i of them, each once', (_, text, count, rulings) => {
    expect(rulings.map(({ id }) => id).sort()).toEqual(numbered(text, count));
  });

  it('there are 114 in all', () => expect(EVERY_RULING).toHaveLength(114));

  it('a ruling is found by its id', () => {
    expect(rulingOf('R-2.14')?.ruling).toContain('No');
    expect(rulingOf('R-9.99')).toBeNull();
  });

  it.each(EVERY_RULING.map(one => [one.id, one] as const))('%s is told in whole sentences', (_, { about, ruling }) => {
    for (const sentence of [about, ruling]) expect(sentence).toMatch(/^[A-Z\d].*[.?]$/);
    expect(about).not.toBe(ruling);
  });

  it('those that a club may play another way are the rulings of a scenario, by the same ids', () => {
    const selectable = EVERY_RULING.filter(({ subSwitch }) => subSwitch !== undefined);
    expect(Object.fromEntries(selectable.map(({ id, subSwitch }) => [subSwitch!, id])))
      .toEqual(Object.fromEntries(RULING_IDS.map(id => [id, RULINGS[id].id])));
  });

  it('nothing that plays loads them', () => {
    const isText = (path: string): boolean => /warhammer-40k\/rulings\/(?!rulings\.ts)/.test(path);
    const loaded = sourceFiles(['src', 'machines']).filter(({ path }) => !isText(path))
      .filter(file => importsOf(file).some(({ target }) => isText(target)));
    expect(loaded.map(({ path }) => path)).toEqual([]);
  });
});

/** Misprints, words, and what is left to other phases: there is nothing in the program that could cite them. */
const NOTHING_TO_CITE = [
  'R-0.12', 'R-0.19', 'R-0.27', 'R-0.36', 'R-0.37', 'R-1.05', 'R-1.25', 'R-2.20', 'R-2.25',
  'R-3.03', 'R-3.14',
];

describe('rulings in the program', () => {
  const program = sourceFiles(['src/warhammer-40k', 'machines/warhammer-40k'])
    .filter(({ path }) => !path.includes('/rulings'));
  const cited = new Set(program.flatMap(({ text }) => text.match(/R-[0-3X]\.\d+/g) ?? []));

  it('every ruling that is cited is one', () => {
    expect([...cited].filter(id => rulingOf(id) === null)).toEqual([]);
  });

  it('every ruling is cited by the code that follows it, if there can be any', () => {
    expect(EVERY_RULING.map(({ id }) => id).filter(id => !cited.has(id)).sort()).toEqual([...NOTHING_TO_CITE].sort());
  });
});

const withRuling = (id: RulingId, answer: string): Rulings => ({ ...DEFAULT_RULINGS, [id]: answer });

const MEN = unit({ id: 'men', side: 'attacker', models: row('m', 2, [20, 20]) });
const FOES = unit({ id: 'foes', side: 'defender', models: row('f', 2, [20, 21]) });

interface Look {
  readonly see: (rulings: Rulings) => unknown;
  /** For every answer. */
  readonly seen: Readonly<Record<string, unknown>>;
}

const LOOKS: { readonly [id in RulingId]: Look } = {
  lapOverflow: {
    see: rulings => left(settled(woundsPhase('trial-seven-steps', {
      victims: [
        ...row('i', 4, [20, 20], { profile: 'initiate' }), ...row('n', 6, [24, 20], { profile: 'neophyte' }),
      ],
      strikes: [strike(14)], rulings,
    }), [1, 1, 1, 1, 2, 2, 3, 3, 6, 6, 3, 4, 5, 6]).phase),
    seen: { spill: { initiate: 2 }, discard: { initiate: 4 } },
  },
  majority: {
    see: rulings => weaponSkillOf(begun('trial-seven-steps', [
      unit({ id: 'own', side: 'attacker', models: row('a', 7, [10, 10]) }),
      unit({
        id: 'foes', side: 'defender',
        models: [
          ...row('g', 2, [10, 11], { profile: 'grot' }), ...row('s', 3, [12, 11], { profile: 'slaver' }),
          ...row('h', 2, [15, 11], { profile: 'guardsman' }),
        ],
      }),
    ], { rulings }), 'foes'),
    seen: { most: 4, 'more-than-half': 2 },
  },
  coverInOngoingCombat: {
    see: rulings => {
      const fight = withUnit(begun('trial-seven-steps', [
        unit({ id: 'own', side: 'attacker', charged: ['foes'], models: row('a', 1, [10, 10]) }),
        unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11], { covered: true }) }),
      ], { rulings }), 'foes', { lockedBefore: true });
      return rungOf(fight, modelOf(fight, 'd1'));
    },
    seen: { no: 4, yes: 10 },
  },
  freeRoundSecondWeapon: {
    see: rulings => {
      const armed = profile({ attacks: 2, weapons: [weapon({ kind: 'power' }), weapon({ kind: 'pistol' })] });
      const fight = begun('trial-eight-steps', [
        unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10], { profile: 'armed' }) }),
        unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]) }),
      ], { profiles: { ...PROFILES, armed }, rulings });
      const over = nextRung({ ...fight, fight: { ...fight.fight!, ladder: [] } });
      return beginFreeRound(over, 'own', 'foes').fight!.strikes.map(({ hits }) => hits);
    },
    seen: { no: [2], yes: [3] },
  },
  moraleTest: {
    see: rulings => settle(fought('7th', [MEN, FOES], { wounds: [8, 0], rulings }), () => 1).thrown,
    seen: { 'at-most-leadership': ['morale', 'sweep', 'sweep', 'consolidate'], 'natural-two-passes': ['morale'] },
  },
  penaltyPerWound: {
    see: rulings => moralePenalty(tally(fought('7th', [MEN, FOES], { wounds: [4, 1], rulings }))),
    seen: { 0: 0, 1: 3, 2: 6 },
  },
  dangerousSave: {
    see: rulings => {
      const mines = terrain(['dangerous'], [0, 12], [48, 14]);
      const marine = profile({ wounds: 2, save: 3, invulnerable: 5 });
      const begun = charging(field('7th', [marines({ models: row('m', 1, [20, 10]) }), orks(4)], {
        ...mines, profiles: { ...PROFILES, marine }, rulings,
      }));
      const tested = resolveDangers(moveRest(resolveRange(begun, [3, 3])), [1]);
      return [modelOf(tested, 'm1').wounds, dangerHands(tested).map(hand => hand.read === 'successes' && hand.target)];
    },
    seen: { none: [1, []], invulnerable: [2, [5]], 'armour-or-invulnerable': [2, [3]] },
  },
};

const CASES = RULING_IDS.flatMap(id => RULINGS[id].answers.map(answer => [id, RULINGS[id].id, answer] as const));

describe('a ruling that a club may play another way', () => {
  it.each(CASES)('%s (%s): played as %s', (id, _, answer) => {
    expect(LOOKS[id].see(withRuling(id, answer))).toEqual(LOOKS[id].seen[answer]);
  });

  it.each(RULING_IDS)('%s: every answer makes a difference, and unsaid the first is played', id => {
    const { see, seen } = LOOKS[id];
    expect(new Set(Object.values(seen).map(value => JSON.stringify(value))).size).toBe(RULINGS[id].answers.length);
    expect(see(DEFAULT_RULINGS)).toEqual(seen[RULINGS[id].answers[0]]);
  });
});
