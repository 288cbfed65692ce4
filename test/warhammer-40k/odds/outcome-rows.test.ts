import { describe, expect, it } from 'vitest';
import { oddsOfFight } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import { rowsBeside, type RowId } from '../../../src/warhammer-40k/editions/rows.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { ModelTrait } from '../../../src/warhammer-40k/editions/trait-rows.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { shareOf } from '../../support/share.ts';
import { everyThrowOf } from '../../support/warhammer-40k/fight-verdicts.ts';
import { profile, PROFILES, row, scenario, unit } from '../../support/warhammer-40k/build.ts';

/** Of so many dice in one throw each face is looked at; in the suite of none, `oracle.test.ts` does it there. */
const DICE = shareOf(2, 0);

const OPEN: Completion = {
  panic: 'no', moralePenalty: 'no', autoFail: 'no', characterStrike: 'may', monsterIsCharacter: 'no',
};

interface Sides {
  readonly isPair?: boolean;
  readonly a?: readonly ModelTrait[];
  readonly d?: readonly ModelTrait[];
}

/** One against one of two Wounds, or against another beside him, where it matters which of them is left. */
const fight = (
  edition: '7th' | '4th', { a = [], d = [], isPair = false }: Sides, rows: readonly RowId[] = rowsBeside(edition),
): Phase => setUpPhase(scenario(edition, {
  startAt: 'fight', round: 2, completions: rows, completion: edition === '4th' ? OPEN : {},
  profiles: {
    ...PROFILES, red: profile({ name: 'Red', traits: a, initiative: 5 }),
    blue: profile({ name: 'Blue', traits: d, save: null, leadership: 6, wounds: isPair ? 1 : 2 }),
    plain: profile({ name: 'Plain', save: null }),
  },
  units: [
    unit({ id: 'a', side: 'attacker', models: row('a', 1, [20, 20], { profile: 'red' }) }),
    unit({ id: 'd', side: 'defender', models: [
      ...row('d', 1, [20, 21], { profile: 'blue' }),
      ...(isPair ? row('e', 1, [21, 21], { profile: 'plain' }) : []),
    ] }),
  ],
}));
/** The same with three against them, of whom two can strike. */
const outnumbered = (sides: Sides): Phase => {
  const { units, models, ...table } = fight('4th', sides);
  const [first] = models;
  const more = ['a2', 'a3'].map((id, i) => ({ ...first!, id, name: id, at: [20 + 3 * i - 1.5, 19] as const }));
  return { ...table, units, models: [first!, ...more, ...models.slice(1)] };
};
const oddsIn = (phase: Phase) => oddsOfFight(phase, phase.combats[0]!.id);

describe('odds with rows on morale and on the sweep beside a text', () => {
  it.each([
    ['7C-U1', '7th', { d: ['fearless'] }], ['7C-U2', '7th', { d: ['stubborn'] }],
    ['7C-U3', '7th', { d: ['and-they-shall-know-no-fear'] }], ['7C-U4', '7th', { d: ['zealot'] }],
    ['7C-U29', '7th', { a: ['crusader'] }], ['7C-U31', '7th', { a: ['slow-and-purposeful'] }],
    ['7C-W16', '7th', { a: ['terminator-armour'] }], ['7C-C2', '7th', { d: ['character'], isPair: true }],
    ['4C-U1', '4th', { d: ['and-they-shall-know-no-fear'] }], ['4C-U4, 4C-R14', '4th', { d: ['fearless'] }],
  ] as const)('%s: as every throw by the statechart', (_, edition, sides) => {
    expect(everyThrowOf(fight(edition, sides), DICE).wrong).toEqual([]);
  });

  it('7C-U1: who is fearless never breaks, who is not may', () => {
    expect(oddsIn(fight('7th', { d: ['fearless'] })).breaks!.defender).toBe(0);
    expect(oddsIn(fight('7th', {})).breaks!.defender).toBeGreaterThan(0);
  });

  it.each([
    ['the fearless', { a: [], d: ['fearless'] }], ['the fearless beside others', { d: ['fearless'], isPair: true }],
    ['who is caught and not destroyed', { d: ['and-they-shall-know-no-fear'] }],
  ] as const)('4C-R14: who falls for want of a retreat is among the lost: %s', (_, sides) => {
    const table = outnumbered(sides);
    expect(everyThrowOf(table, DICE).wrong).toEqual([]);
    const without = { ...table, completions: table.completions.filter(id => id !== '4C-R14') };
    const average = (phase: Phase): number => oddsIn(phase).lost.defender
      .reduce((sum, chance, count) => sum + count * chance, 0);
    expect(average(table)).toBeGreaterThan(average(without) + 0.01);
  });

  it('7C-U29: a crusader catches more often; whoever may not sweep catches nobody (7C-U31)', () => {
    const swept = (a: readonly ModelTrait[]) => oddsIn(fight('7th', { a })).swept!.defender;
    expect(swept(['crusader'])).toBeGreaterThan(swept([]));
    expect(swept(['slow-and-purposeful'])).toBe(0);
  });
});
