import { expect, it } from 'vitest';
import { ANSWER_WORDS } from '../../../../machines/lessons/epic-armageddon/answer-words.ts';
import { everyPhrase } from '../../../support/every-phrase.ts';

it.each(everyPhrase(ANSWER_WORDS))('%s: a lesson answers in whole sentences, made of whole words', (_, say) => {
  expect(say).toMatch(/^(?:[A-Z\d].*[.:]|[a-zA-Z\d][^.:]*[a-z\d])$/);
});
