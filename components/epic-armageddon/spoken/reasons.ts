/** The facts of a reasoning in the language of the screen. */
import type { Fact } from '../../../src/epic-armageddon/explain/fact.ts';
import { factSentenceIn, REASONS } from '../../../src/epic-armageddon/explain/fact-sentences.ts';
import { capital } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { calledIn } from './terrain-names.ts';

const reasons = spoken('epic-armageddon/reasons', REASONS);

/** A formation that nobody has named begins with a small letter, a sentence never does. */
export const factSentence = (fact: Fact): string => capital(factSentenceIn(withGround(fact), reasons));

/** Ground without a name of its own is called by its kind. */
const withGround = (fact: Fact): Fact => {
  if (fact.key === 'cover-saves') return { ...fact, values: { ...fact.values, terrain: calledIn(fact.values) } };
  if (fact.key !== 'hidden') return fact;
  const { by, kind } = fact.values;
  return { ...fact, values: { ...fact.values, by: calledIn({ terrain: by, kind }) } };
};
