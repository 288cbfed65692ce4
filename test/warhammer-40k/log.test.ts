/** What is told of phases that are played at random. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/warhammer-40k/editions/index.ts';
import { phaseSentence } from '../../src/warhammer-40k/explain/log-sentences.ts';
import { randomPhase } from '../support/warhammer-40k/random.ts';
import { playAtRandom } from '../support/warhammer-40k/random-play.ts';
import { sourceOf } from '../support/random/source.ts';

const RULE = /^(?:40k\.\d+|R-[\dX]\.\d+|\d{3}-\d+|[47]C-[A-Z]+\d+|T\d-\d+)$/;

const played = EDITIONS.flatMap(edition => [0, 20, 40, 60].map(first => [edition, first] as const));

describe('every line of a phase', () => {
  it.each(played)('cites a rule, in a whole sentence (%s, from seed %i)', (edition, first) => {
    for (let seed = first; seed < first + 20; seed += 1) {
      const input = { scenario: randomPhase(edition, seed) };
      for (const line of playAtRandom(input, sourceOf(seed), 30, () => {}).context.phase.log) {
        expect(line.rule, line.key).toMatch(RULE);
        expect(phaseSentence(line)).toMatch(/^(?!.*(?:undefined|NaN))[\dA-Za-z].*\.$/);
      }
    }
  });
});
