/** What the panels of the charge and of the counter-charge say. */
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { figure, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { countOf, numberWord } from './wording.ts';

export const chargeWords = spoken('steps/charges', {
  charges: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'charges', other: 'charge' })}`,
  lead: (length: string, target: string): string =>
    `Move each unit once, up to its Speed. Somebody must end within ${length} of ${target}, and see it.`,
  allToNearest: 'All to the nearest enemy',
  end: 'End the charge',
  ifEnded: (engaged: string): string => `If the charge ended now: ${engaged}.`,
  nobodyNear: (length: string, target: string): string =>
    `Nobody is within ${length} and in line of fire of ${target}. If the charge ends now, there is no assault.`,
  gotOut: 'got out',
  inContact: 'It is in contact, and stays there.',
  letOut: 'It has let passengers out and goes no further.',
  landNearest: 'Land nearest the enemy',
  landInContact: (enemy: string): string => `Land in contact with ${enemy}`,
  towards: 'Towards the nearest enemy',
  intoContact: (enemy: string): string => `Into contact with ${enemy}`,
  howFar: 'How far may it move?',
  whereNot: 'Where may it not go?',
  whoIsShoved: 'Whom may a war engine shove aside?',
  whoGetsOut: 'Who may get out?',
  isThereOne: 'Is there an assault?',
  mustAll: 'Must all of them get there?',
  together: 'Must they stay together?',

  breaks: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'breaks', other: 'break' })}`,
  brokenAndOver: (formations: number): string => form(formations, {
    one: 'Broken on the way in, it makes two moves away, and nothing is fought.',
    other: 'Broken on the way in, they make two moves away, and nothing is fought.',
  }),
  brokenOthersGoOn: (formations: number): string => form(formations, {
    one: 'Broken on the way in, it makes two moves away and takes no part.',
    other: 'Broken on the way in, they make two moves away and take no part.',
  }),
  whyBreak: 'Why does it break?',
  whoGetsAway: 'Who gets away?',

  countersIn: (names: string, formations: number, round: number): string =>
    `${round === 1 ? '' : `Round ${round}: `}${names} `
    + form(formations, { one: 'counter-charges', other: 'counter-charge' }),
  tie: 'A tie: the assault is fought on.',
  counterLead: 'Units not in contact may go straight at their nearest enemy.',
  someMust: 'Some of them have to.',
  nobodyMust: 'Nobody has to.',
  skimmersMay: 'Skimmers may pop up.',
  asTheyStand: (engaged: string): string => `As they stand: ${engaged}.`,
  allToTheirs: 'All to their nearest enemy',
  endCounter: 'End the counter-charge',
  nobodyCan: 'On: nobody can',
  must: 'Must counter-charge',
  poppedUp: 'popped up',
  drawnIn: (formations: number): string => form(formations, {
    one: 'It fights as if it had charged.', other: 'They fight as if they had charged.',
  }),
  cannotMove: 'It cannot move, and stays.',
  toNearest: 'To the nearest enemy',
  intoDrawing: (enemy: string, formation: string): string =>
    `Into contact with ${enemy}: this draws ${formation} in`,
  howFarAtWhom: 'How far, and at whom?',
  withoutSpeed: 'What of a unit without Speed?',
  engineInContact: 'What of a war engine in contact?',
  third: 'What if a third formation is touched?',
  whoGetsInOrOut: 'Who may get in or out?',
  whoMust: 'Who has to?',
  whyAnother: 'Why another round?',
  ifNobodyCan: 'What if nobody can fight then?',

  hasPoppedUp: 'It has popped up: it fights by firefight, and so does whoever touches it.',
  popUp: 'Pop up',
  cannotPopUp: 'It cannot pop up.',

  engaged: {
    contact: (units: number): string => `${numberWord(units)} in contact`,
    firefight: (units: number): string => `${numberWord(units)} by firefight`,
    not: (units: number): string => `${numberWord(units)} not engaged`,
    aboard: (units: number): string => `${numberWord(units)} aboard`,
  },
});

/** Kinds of hits, as overwatch fire is entered. */
const KINDS: Readonly<Record<Effect | 'lost', string>> = {
  normal: 'ordinary', 'ignore-cover': 'ignores cover', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-weapon',
  'titan-killer': 'Titan Killer', lost: 'lost or damaged already',
};

/** What is said where overwatch fire is entered. */
export const overwatchWords = spoken('steps/overwatch', {
  doesAnybody: 'Does anybody fire from overwatch?',
  lead: 'The charge is over. Throw the fire at the table and enter here what it hit.',
  whatIsIt: 'What is overwatch?',
  nobody: 'Nobody fires',
  misses: (name: string): string => `${name} fires and misses`,
  fires: (name: string, hits: number): string => `${name} fires: ${countOf(hits, 'hit')}`,
  who: 'Who fires?',
  atWhom: 'At whom?',
  kind: 'Hits of this kind',
  /** What a hit may be, as the players know it. */
  kinds: KINDS,
  counted: (hits: number, kind: string): string => `${figure(hits)} ${kind}`,
  ofKindOn: (kind: string, name: string): string => `${kind}: ${name}`,
  points: 'Points of damage of each on a war engine',
  markers: 'Blast markers beyond those',
  help: 'Coming under fire is a Blast marker, and so is each loss; they are placed without your help. '
    + 'Further ones are those of disrupting weapons, for instance.',
});

/** What the panel of the action test says. */
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
