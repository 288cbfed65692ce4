/** Every text that has once been read wrongly, and those with which the fuzzer begins, are read as they should be. */
import { describe, expect, it } from 'vitest';
import { firstOf } from '../support/share.ts';
import { corpusOf } from './corpus.ts';
import { judge } from './judge.ts';
import { TARGETS } from './targets.ts';

describe.each(TARGETS)('a text from outside: $name', target => {
  const found = corpusOf(target.name, 'found');
  const texts = [...firstOf(target.seeds, 5), ...found, ...firstOf(corpusOf(target.name, 'reached'), 40)];

  it('is read as a whole or refused in sentences, and is the same when written and read again', async () => {
    expect(texts.length).toBeGreaterThan(3);
    for (const text of texts) expect(await judge(target, text), text.slice(0, 300)).toEqual([]);
  });

  it('is never taken for a reason to throw, cut anywhere', async () => {
    for (const text of firstOf(texts, 3)) {
      for (let part = 1; part < 8; part += 1) {
        expect(await judge(target, text.slice(0, Math.floor((text.length * part) / 8)))).toEqual([]);
      }
    }
  });
});
