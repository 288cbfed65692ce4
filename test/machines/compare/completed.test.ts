import { describe, expect, it } from 'vitest';
import { completedEditions, editionsApart } from '../../../machines/compare/editions/completed.ts';
import { inEveryEdition } from '../../../machines/compare/editions/in-every-edition.ts';
import { phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';

const both = (id: string) => {
  const sample = phaseSampleOf(id)!;
  const without = inEveryEdition(sample);
  return [without, completedEditions(sample, without)] as const;
};

describe('the editions with everything that is told beside their texts', () => {
  it.each([
    ['two-armours', ['7th']], ['barricade-with-frag', []],
  ])('%s goes otherwise in %j, and as before wherever no row counts', (id, editions) => {
    expect(editionsApart(...both(id))).toEqual(editions);
  });

  it('names the row by which it goes otherwise', () => {
    const [, beside] = both('two-armours');
    const rules = beside.rows.flatMap(({ cells }) => cells['7th']?.lines.map(({ rule }) => rule) ?? []);
    expect(rules.filter(rule => rule.startsWith('7C'))).toContain('7C-U9');
  });
});
