/** Answers that have words in them: worked out once for each object and anew for each language. */
import { once } from '../../../src/shared/once.ts';
import { onSpeech } from './speech.ts';

/** As `once` of src, until another language is spoken. */
export const onceSpoken = <K extends object, V>(question: (about: K) => V): ((about: K) => V) => {
  let known = once(question);
  onSpeech(() => (known = once(question)));
  return about => known(about);
};
