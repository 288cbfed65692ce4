import { describe, expect, it } from 'vitest';
import { ruleAlone, ruleInWords } from '../../../../components/warhammer-40k/resolver/rule-texts.ts';
import { ruleWords } from '../../../../components/warhammer-40k/spoken/rule-words.ts';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import { codeOf, sourceFiles } from '../../../support/source-files.ts';
import { phase } from '../../../support/warhammer-40k/build.ts';

/** Every row of the comparison that a log line, a refusal, a state or a fact can carry. */
const shown = (): readonly string[] => {
  const files = sourceFiles(['src/warhammer-40k', 'machines/warhammer-40k', 'components/warhammer-40k'])
    .filter(({ path }) => !path.includes('words/rules') && !path.includes('rule-texts'));
  return [...new Set(files.flatMap(({ text }) => [...codeOf(text).matchAll(/'(40k\.\d+)'/g)].map(([, id]) => id!)))];
};

describe('the texts of the rules of 40k', () => {
  it('are there for every row that can be shown', () => {
    expect(shown().length).toBeGreaterThan(50);
    expect(shown().filter(id => !Object.hasOwn(ruleWords, id))).toEqual([]);
  });

  it.each(Object.entries(ruleWords))('%s is one or two plain sentences', (_, say) => {
    expect(say).toMatch(/^[A-Z].*\.$/);
    expect(say).not.toContain('!');
    expect(say.length).toBeLessThan(220);
  });

  it.each(EDITIONS)('are whole sentences by %s, with what that text answers', edition => {
    for (const id of Object.keys(ruleWords)) expect(ruleInWords(phase(edition), id)!.say).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['trial-seven-steps', 'The owner chooses among those that tie.'], ['4th', 'The lowest.'],
    ['7th', 'The highest of those that tie.'],
  ] as const)('40k.42: by %s no Toughness in the majority: %s', (edition, say) => {
    expect(ruleInWords(phase(edition), '40k.42')!.say).toContain(say);
  });

  it('say so where a text does not tell', () => {
    expect(ruleInWords(phase('4th'), '40k.63')!.say).toContain('This text does not tell.');
  });

  it('tell of a ruling what is unclear and how it is played', () => {
    expect(ruleInWords(phase('7th'), 'R-2.18')!.say).toBe(
      'Whether a unit whose charge failed may declare another. No, each declares once a phase.');
    expect(ruleInWords(phase('7th'), 'R-9.99')).toBeNull();
  });

  it('say what holds whichever text is played, alone', () => {
    expect(ruleInWords(phase('7th'), '40k.42')!.say.startsWith(`${ruleAlone('40k.42')} `)).toBe(true);
    expect(ruleAlone('R-2.18')).toBe(ruleInWords(phase('4th'), 'R-2.18')!.say);
    expect(ruleAlone('R-9.99')).toBeNull();
  });
});
