/** What the panel of the action test says. */
import { spoken } from '../../shared/languages/spoken.ts';

export const actionTestWords = spoken('steps/action-test', {
  test: (name: string): string => `${name}: action test`,
  testFailed: (name: string): string => `${name} fails its test`,
  testLead: (initiative: number): string =>
    `One die against its initiative of ${initiative}+ decides whether it engages at all.`,
  onTheDie: (modifiers: string): string => `${modifiers} on the die.`,
  needs: (target: number): string => `It needs ${target}+.`,
  needsTooMuch: 'No die is high enough.',
  accepting: 'Accepted, it costs a Blast marker and the formation holds instead. Nothing is fought.',
  throwingAgain: 'Your Supreme Commander may have it thrown again, once.',
  throwAgain: 'Throw again',
  accept: 'Accept it',
  whatItNeeds: 'What does the die need?',
  whatStarts: 'What starts an assault?',
});
