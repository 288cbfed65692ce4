/** What the review of an assault says. */
import { counted, figure } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

export const DECISIONS = [
  'test', 'target', 'charge', 'counterCharge', 'ways', 'allocation', 'save', 'support', 'overwatch', 'withdrawal',
  'consolidation', 'weapon', 'aim', 'wounds', 'fight',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** How a charge or counter-charge fights: of the side that makes it, and how many of the enemy strike. */
export interface Fighting {
  readonly contact: number;
  readonly fire: number;
  readonly out: number;
  readonly enemies: number;
}

const NAMES: Readonly<Record<DecisionKind, string>> = {
  test: 'Action test', target: 'Target', charge: 'Charge', counterCharge: 'Counter-charge', ways: 'Ways to fight',
  allocation: 'Hits', save: 'Choice of a save', support: 'Supporters', overwatch: 'Overwatch', withdrawal: 'Withdrawal',
  consolidation: 'Consolidation', weapon: 'Weapon', aim: 'Whom to strike', wounds: 'Wounds', fight: 'Next fight',
};

const TRIED = {
  charge: { one: 'legal charge', other: 'legal charges' },
  counterCharge: { one: 'legal counter-charge', other: 'legal counter-charges' },
  other: { one: 'legal decision', other: 'legal decisions' },
} as const;
/** Decisions that have words of their own. */
export type BetterKind = keyof typeof TRIED;

export const reviewWords = spoken('review', {
  title: 'Review',
  names: NAMES,
  graph: (names: string): string => `${names}: chance to win, moment by moment`,
  /** Where there are several fights: the mean of them. */
  graphOfFights: (names: string, fights: number): string =>
    `${names}: chance to win a fight, on average of ${figure(fights)}, moment by moment`,
  nobodyCharges: 'nobody else charges',
  moments: 'Moments',
  costs: 'Decisions cost',
  lucks: 'The dice gave',
  legend: { decision: 'a decision: its cost', throw: 'a throw: its luck' },
  asGood: 'as good as any',
  inContact: (stands: number): string => `${figure(stands)} in contact`,
  moved: (stands: number): string => counted(stands, { one: 'stand moves', other: 'stands move' }),
  called: (stands: number): string => `${figure(stands)} called`,
  thrown: (thrown: string, dice: number): string => `${thrown} of ${figure(dice)}`,
  against: (attacker: string, defender: string): string => `${attacker} against ${defender}`,
  played: (chance: string): string => `Played · ${chance}`,
  best: (chance: string): string => `Best found · ${chance}`,
  shown: 'What the map shows',
  asPlayed: 'as played',
  after: (what: string): string => `After: ${what}`,
  bestIs: (chance: string): string => `best found ${chance}`,
  better: { charge: 'A better charge', counterCharge: 'A better counter-charge', other: 'A better decision' },
  playBetter: {
    charge: 'Play the better charge', counterCharge: 'Play the better counter-charge',
    other: 'Play the better decision',
  },
  playOn: 'Play on from here',
  findIt: 'Find it myself',
  all: (moments: number): string => `All ${figure(moments)} moments`,
  fewer: 'This moment alone',
  report: 'Report',
  earlier: 'Earlier',
  later: 'Later',
  why: ({ contact, fire, out, enemies }: Fighting, { enemies: before }: Fighting): string => {
    const parts = [
      `${figure(contact)} in contact`, `${figure(fire)} fire`, ...(out > 0 ? [`${figure(out)} stay out`] : []),
    ];
    const strike = counted(enemies, { one: 'enemy strikes', other: 'enemies strike' });
    return `${parts.join(', ')}. ${strike}${enemies === before ? ', as played' : ` instead of ${figure(before)}`}.`;
  },
  supporters: (names: string): string => (names === '' ? 'Nobody supports.' : `${names} support.`),
  hits: (names: string): string => `The hits fall on ${names}.`,
  tried: (tried: number, kind: BetterKind): string => `Best of ${counted(tried, TRIED[kind])} tried`,
  /** Goes on after it, where there is room. */
  answered: ', each against its best reply found',
  /** So many stands of the other side move. */
  reply: (stands: number): string => `Best reply found: ${
    stands === 0 ? 'nobody moves' : counted(stands, { one: 'stand moves', other: 'stands move' })}.`,
  noBetter: 'Nothing better was found.',
  working: 'Looking at every moment …',
  longer: 'Look longer',
  workingLonger: 'Looking longer: what stands here stays until it is done.',
  nothing: 'Nothing has been decided or thrown yet.',
  notLoaded: 'The review could not be loaded. Try again when there is a network.',
  trying: 'Decide it yourself: the review judges it afterwards.',
  tryGood: 'Your try is as good as any that was found.',
  tryCosts: (points: string): string => `Your try: ${points} points less than the best found.`,
});
