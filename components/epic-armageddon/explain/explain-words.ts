/** What is said round an explanation, in one place; its facts have sentences of their own. */
import type { UnitQuestion, Explanation, Fact } from '../../../src/epic-armageddon/explain/fact.ts';
import type { EndKey, NearestEnd } from '../../../src/epic-armageddon/explain/nearest-end.ts';
import type { Opposite } from '../../../src/epic-armageddon/explain/nearest-opposite.ts';
import { further } from '../../../src/shared/wording.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const QUESTIONS: Readonly<Record<UnitQuestion, string>> = {
  attack: 'May it attack?', support: 'May it support?', 'be-hit': 'May it be hit?', save: 'May it save?',
  withdraw: 'May it withdraw?',
};
const ANSWERS: Readonly<Record<Explanation['answer'], string>> = { yes: 'Yes', no: 'No', 'not-now': 'Not now' };
const SPEAKS: Readonly<Record<Fact['speaks'], string>> = {
  for: 'For it:', against: 'Against it:', neither: 'To know:',
};

/** What would be so elsewhere: it could, or it could not. */
const ELSEWHERE: Readonly<Record<UnitQuestion, readonly [could: string, couldNot: string]>> = {
  attack: ['it could attack', 'it could not attack'],
  support: ['it could support', 'it could not support'],
  'be-hit': ['it could be hit', 'it could not be hit'],
  save: ['it would have cover', 'it would have no cover'],
  withdraw: ['it would be safe', 'it would not be safe'],
};

/** What would be so if a move ended elsewhere. */
const ENDS: Readonly<Record<EndKey, (enemy: string) => string>> = {
  'short-enough': () => 'it would be short enough',
  room: () => 'there would be room',
  'near-enough': () => 'it would be near enough to the transport',
  clear: () => 'the way would be clear',
  'outside-zone': enemy => `it would not enter the zone of control of ${enemy}`,
  'out-of-zone': enemy => `it would be out of the zone of control of ${enemy}`,
  touching: enemy => `it would end in contact with ${enemy}`,
  straight: enemy => `it would go straight at ${enemy}`,
  allowed: () => 'it would be allowed',
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
  opposite: ({ asked, move, could }: Opposite): string =>
    `If it stood ${further(move, ' cm')}, ${ELSEWHERE[asked][could ? 0 : 1]}.`,
  end: ({ move, then, enemy, isOut }: NearestEnd): string =>
    `If ${isOut ? 'it got out' : 'the move ended'} ${further(move, ' cm')}, ${ENDS[then](enemy)}.`,
  rule: (id: string): string => `Rule ${id}`,
  ruleSays: 'What the rule says',
  close: 'Close',
});
