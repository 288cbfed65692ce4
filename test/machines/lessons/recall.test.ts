/** Which questions are asked again, and when one counts as known. */
import { describe, expect, it } from 'vitest';
import {
  knownOf, mixedQuestions, NOTHING_RECALLED, recallWith, type Recall,
} from '../../../machines/lessons/recall.ts';

/** Answers one after the other: 'cover/who' is right, '-cover/who' wrong. */
const after = (...answers: readonly string[]): Recall => answers.reduce((recall, one) => {
  const [lesson = '', moment = ''] = one.replace('-', '').split('/');
  return recallWith(recall, { lesson, moment }, !one.startsWith('-'));
}, NOTHING_RECALLED);

const mixed = (recall: Recall): readonly string[] =>
  mixedQuestions(recall).map(({ lesson, moment }) => `${lesson}/${moment}`);

describe('mixed questions', () => {
  it('are none before anything was asked', () => expect(mixed(NOTHING_RECALLED)).toEqual([]));

  it('begin with what was missed, and go on with what is longest ago', () => {
    expect(mixed(after('a/1', 'b/1', '-c/1', 'd/1'))).toEqual(['c/1', 'a/1', 'b/1', 'd/1']);
  });

  it('are five at most', () => {
    const many = after(...Array.from({ length: 12 }, (_, i) => `l${i}/q`));
    expect(mixed(many)).toEqual(['l0/q', 'l1/q', 'l2/q', 'l3/q', 'l4/q']);
  });

  it('wait longer, the more often one was right in a row', () => {
    const others = Array.from({ length: 5 }, (_, i) => `o${i}/q`);
    expect(mixed(after('a/1', 'a/1', ...others))).not.toContain('a/1');
    expect(mixed(after('a/1', ...others))).toContain('a/1');
  });

  it('do not ask twice about one lesson in a row where another can come between', () => {
    expect(mixed(after('a/1', 'a/2', 'b/1'))).toEqual(['a/1', 'b/1', 'a/2']);
    expect(mixed(after('a/1', 'a/2'))).toEqual(['a/1', 'a/2']);
  });
});

describe('what is known of a lesson', () => {
  it('is what was right twice in a row; whoever is wrong begins anew', () => {
    const recall = after('a/1', 'a/2', '-a/3', 'a/1', 'b/1');
    expect(knownOf(recall, 'a')).toEqual(['known', 'right', 'missed']);
    const wrong = recallWith(recall, { lesson: 'a', moment: '1' }, false);
    expect(knownOf(wrong, 'a')).toEqual(['missed', 'right', 'missed']);
    expect(knownOf(recall, 'c')).toEqual([]);
  });
});
