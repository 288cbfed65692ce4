/** What is said round an explanation, in one place; its facts have sentences of their own. */
import type { UnitQuestion, Explanation, Fact } from '../../../src/epic-armageddon/explain/fact.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const QUESTIONS: Readonly<Record<UnitQuestion, string>> = {
  attack: 'May it attack?', support: 'May it support?', 'be-hit': 'May it be hit?', save: 'May it save?',
  withdraw: 'May it withdraw?',
};
const ANSWERS: Readonly<Record<Explanation['answer'], string>> = { yes: 'Yes', no: 'No', 'not-now': 'Not now' };
const SPEAKS: Readonly<Record<Fact['speaks'], string>> = {
  for: 'For it:', against: 'Against it:', neither: 'To know:',
};

export const explainWords = spoken('explain', {
  questions: QUESTIONS,
  answers: ANSWERS,
  speaks: SPEAKS,
  why: (name: string): string => `Why? ${name}`,
  with: (name: string, characters: string): string => `${name} with ${characters}`,
  whose: {
    attacker: (formation: string): string => `${formation}, attacker`,
    defender: (formation: string): string => `${formation}, defender`,
  },
  rule: (id: string): string => `Rule ${id}`,
  ruleSays: 'What the rule says',
  close: 'Close',
});
