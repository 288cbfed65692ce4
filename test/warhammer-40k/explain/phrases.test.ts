import { describe, expect, it } from 'vitest';
import { EVENT_PHRASES } from '../../../src/warhammer-40k/explain/phrases/events.ts';
import { REASON_PHRASES } from '../../../src/warhammer-40k/explain/phrases/reasons.ts';
import { REFUSAL_PHRASES } from '../../../src/warhammer-40k/explain/phrases/refusals.ts';
import { PHASE_PROBLEM_WORDS } from '../../../src/warhammer-40k/scenario/problem-words.ts';
import { everyFact, everyPhrase } from '../../support/every-phrase.ts';

describe.each([
  ['event', EVENT_PHRASES], ['reason', REASON_PHRASES], ['refusal', REFUSAL_PHRASES],
] as const)('every %s', (_, phrases) => {
  it.each(everyFact(phrases))('%s is told in a whole sentence', (__, say) => {
    expect(say).toMatch(/^[A-Z\d].*\.$/);
  });
});

describe('every problem', () => {
  it.each(everyPhrase(PHASE_PROBLEM_WORDS))('%s is told in a whole sentence, or ends one', (_, say) => {
    expect(say).toMatch(/^(?:(?:[A-Z\d]|lost|heavy).*\.|an? [^.]*)$/);
  });
});
