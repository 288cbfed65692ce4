/** What is to be said of a line that was typed. */
import type { Meaning, Token } from '../../../src/deployment/quick-entry/entry.ts';
import { respoken } from '../../shared/languages/respoken.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

const nameOf = (meaning: Meaning): string => {
  switch (meaning.kind) {
    case 'unit':
      return meaning.unit.name;
    case 'formation':
      return `${meaning.formation.name} (${meaning.formation.list})`;
    case 'force':
      return meaning.force;
  }
};

const remarkOn = ({ words: typed, meaning, exact, trouble }: Token): string | null => {
  if (trouble !== null) return respoken(trouble);
  if (meaning === null) return formationBuilderWords.notUnderstood(typed);
  return exact && meaning.kind !== 'formation' ? null : formationBuilderWords.taken(typed, nameOf(meaning));
};

/** Whether nobody stands on the table for it. */
export const isLost = ({ meaning, trouble }: Token): boolean => meaning === null || trouble !== null;

/** What was not understood, what is only guessed, and which formation is meant. */
export const remarksOnTokens = (tokens: readonly Token[]): readonly string[] =>
  tokens.flatMap(token => remarkOn(token) ?? []);
