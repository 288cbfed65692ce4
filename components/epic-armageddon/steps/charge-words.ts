/** What the panels of the charge and of the counter-charge say. */
import { form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { numberWord } from './wording.ts';

export const chargeWords = spoken('steps/charges', {
  charges: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'charges', other: 'charge' })}`,
  lead: (length: string, target: string): string =>
    `Move each unit once, up to its Speed. Somebody must end within ${length} of ${target}, and see it.`,
  allToNearest: 'All to the nearest enemy',
  standOff: 'All stand off to fire',
  /** Names of units. */
  inFront: (units: string): string => `${units} in front.`,
  toFire: (units: string): string => `${units} behind, to fire.`,
  leftBehind: (names: string, _units: number): string => `${names} would be left behind and lost.`,
  ifEnded: (engaged: string): string => `If the charge ended now: ${engaged}.`,
  nobodyNear: (length: string, target: string): string =>
    `Nobody is within ${length} and in line of fire of ${target}. If the charge ends now, there is no assault.`,
  nearestIs: (length: string): string => `The nearest enemy is ${length} away.`,
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
