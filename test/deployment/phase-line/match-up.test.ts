import { describe, expect, it } from 'vitest';
import { fightOdds, matchUpPhase, parsePhase, type Profile } from '../../../machines/warhammer-40k/index.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import { afterUsualCharges } from '../../../machines/warhammer-40k/charged.ts';

const made = (text: string, options: Parameters<typeof matchUpPhase>[1] = {}) => {
  const result = matchUpPhase(text, options);
  if (result.problems) throw new Error(result.problems.join(' '));
  return result;
};

describe('a table of Warhammer 40,000 from a line', () => {
  it('is ready for the charge, and parses to itself', () => {
    const { scenario, notes } = made('10 tactical marines v 20 ork boyz');
    expect(scenario).toMatchObject({
      ruleset: 'warhammer-40k-7th', startAt: 'charge', completions: [], title: '10 tactical marines v 20 ork boyz',
    });
    expect(scenario.units.map(({ side, name, models }) => [side, name, models.length])).toEqual([
      ['attacker', 'Space Marine', 10], ['defender', 'Ork Boy', 20],
    ]);
    expect(parsePhase(scenario)).toEqual({ scenario });
    expect(notes).toEqual(['Space Marine: no source names pistol, frag; everybody plays it so.']);
    expect(setUpPhase(scenario).combats).toEqual([]);
  });

  it('has the same fight in contact as after its charge', () => {
    const [line, rows] = ['5 banshees v 5 scouts', { completions: ['7C-W1'] as const }];
    const fight = made(line, { ...rows, startAt: 'fight' }).scenario;
    const charged = afterUsualCharges({ scenario: made(line, rows).scenario })!;
    expect(fight.units[0]!.charged).toEqual(['defender-1']);
    expect(charged.combats.map(({ units }) => units)).toEqual([['attacker-1', 'defender-1']]);
    expect(setUpPhase(fight).combats.map(({ units }) => units)).toEqual([['attacker-1', 'defender-1']]);
    const winner = fightOdds(fight).winner!;
    expect(winner.attacker + winner.defender + winner.none).toBeCloseTo(1, 6);
  });

  it.each([
    '5 terminators v 10 genestealers', '60 boyz v 60 hormagaunts', 'carnifex v 10 boyz, 5 nobz, 20 grots',
    '20 boyz, 10 boyz v 5 bikers', '10 asm + sergeant, captain v 30 boyz + nob, warboss', '1 scout v 1 trygon',
    '5 thunderwolves, 5 terminators v 7 kroot, 3 crisis',
  ])('stands on nobody’s toes, apart and in contact: %s', line => {
    for (const startAt of ['charge', 'fight'] as const) {
      const { scenario } = made(line, { startAt });
      expect(parsePhase(scenario)).toEqual({ scenario });
      const { combats } = setUpPhase(scenario);
      expect(combats.length > 0).toBe(startAt === 'fight');
    }
  });

  it('plays the rows that are asked for, and nothing of another text', () => {
    expect(made('5 boyz v 5 scouts', { completions: ['7C'] }).scenario.completions).toContain('7C-U9');
    expect(matchUpPhase('5 boyz v 5 scouts', { completions: ['4C-U1'] }).problems).toHaveLength(1);
    expect(matchUpPhase('5 boyz v 5 scouts', { completions: ['7C-X9' as '7C-U9'] }).problems![0]).toContain(
      'options.completions[0]');
  });

  it('asks for a profile of one’s own in another edition, and takes it', () => {
    expect(matchUpPhase('5 boyz v 5 scouts', { edition: '4th' }).problems).toEqual([
      'Nobody has profiles of this edition here: make one of your own for "boyz".',
      'Nobody has profiles of this edition here: make one of your own for "scouts".',
    ]);
    const boy: Partial<Profile> =
      { name: 'Boyz', weaponSkill: 4, strength: 3, toughness: 4, initiative: 2, attacks: 2, leadership: 7, save: 6 };
    const { scenario } = made('5 boyz v 5 boyz', { edition: '4th', profiles: { boy: boy as Profile } });
    expect(scenario).toMatchObject({ ruleset: 'warhammer-40k-4th', startAt: 'fight' });
    expect(setUpPhase(scenario).combats).toHaveLength(1);
  });

  it('says what is wrong with what it is given, by its field', () => {
    expect(matchUpPhase('5 boyz v').problems).toEqual(['The defender has no models.']);
    expect(matchUpPhase(5 as never).problems![0]).toMatch(/^line: /);
    expect(matchUpPhase('5 boyz v 5 boyz', { edition: '9th' as '7th' }).problems![0]).toMatch(/^options\.edition: /);
    expect(matchUpPhase('5 boyz v 5 boyz', { profiles: { boy: { name: 'Boy' } as Profile } }).problems![0])
      .toMatch(/^options\.profiles\.boy/);
  });
});
