/** English sentences that count: one of something is told in the singular. */
import { describe, expect, it } from 'vitest';
import { ANSWER_WORDS } from '../machines/lessons/epic-armageddon/answer-words.ts';
import { REFUSALS as EPIC_REFUSALS } from '../src/epic-armageddon/explain/phrases/refusals.ts';
import { PROBLEM_WORDS } from '../src/parsing/problem-words.ts';
import { REFUSAL_PHRASES } from '../src/warhammer-40k/explain/phrases/refusals.ts';

const [unit, model] = ['Warhound', 'Sergeant'];

const ROWS: readonly (readonly [what: string, say: (count: number) => string, one: string, two: string])[] = [
  ['shields', count => PROBLEM_WORDS.shields('Own', count, 3), 'has 1 shield;', 'has 2 shields;'],
  ['the markers that break', count => PROBLEM_WORDS.breaksAt(count, 3), '1 Blast marker:', '2 Blast markers:'],
  ['certain kills', count => ANSWER_WORDS.certain(count, 0), 'has 1 kill,', 'has 2 kills,'],
  ['those in contact', count => ANSWER_WORDS.someInContact(count, 3), '1 of 3 is in', '2 of 3 are in'],
  [
    'dice of a phase', needed => REFUSAL_PHRASES['wrong-number-of-dice']({ needed, given: 3 }), 'has 1 die,',
    'has 2 dice,',
  ],
  [
    'wounds', left => REFUSAL_PHRASES['overwatch-wounds']({ model, left }), 'can lose 1 wound.',
    'can lose 1 to 2 wounds.',
  ],
  ['who is shoved', most => EPIC_REFUSALS['too-many-to-barge']({ unit, most }), '1 unit aside', '2 units aside'],
];

describe('what is counted', () => {
  it.each(ROWS)('%s', (_, say, one, two) => {
    expect(say(1)).toContain(one);
    expect(say(2)).toContain(two);
  });
});
