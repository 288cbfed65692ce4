/** What the panels say before anybody moves: the action test, the target, who joins on either side. */
import { counted, form } from '../../languages/forms.ts';
import { spoken } from '../../languages/spoken.ts';

export const openingWords = spoken('steps/opening', {
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

  engages: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'engages', other: 'engage' })}`,
  oneTarget: 'There is one enemy formation on the table. Whoever else stands near can only support.',
  whichTarget: 'Which enemy formation does it charge? Whoever else stands near can only support.',
  target: 'Target',
  charge: (names: string): string => `Charge ${names}`,
  whoCanBe: 'Who can be charged?',
  away: (length: string): string => `${length} away`,
  awayFrom: (length: string, name: string): string => `${length} from ${name}`,
  units: (units: number): string => counted(units, { one: 'unit', other: 'units' }),
  broken: 'broken',
  markers: (markers: number): string => counted(markers, { one: 'Blast marker', other: 'Blast markers' }),

  together: 'Charged together with it',
  along: 'Charging along with a Commander',
  whoTogether: 'Who may be charged together?',
  whoAlong: 'Whom may a Commander bring?',
});
