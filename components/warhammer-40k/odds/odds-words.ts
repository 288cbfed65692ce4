/** What is said round the odds of a fight, in one place. */
import type { Assumption } from '../../../src/warhammer-40k/odds/fight-odds.ts';
import type { Answer } from '../../../src/warhammer-40k/editions/policy.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';

const SIDES: Readonly<Record<Side, string>> = { attacker: 'Attacker', defender: 'Defender' };

/** What becomes of those whom a sweep catches. */
const CAUGHT: Readonly<Record<Answer<'sweep'>, string>> = {
  relock: 'A unit is caught and stays locked',
  'free-round': 'A unit is caught and struck once more',
  destroy: 'A unit is caught and destroyed',
  'destroy-by-most': 'A unit is caught and destroyed',
};

const ASSUMED: Readonly<Record<Assumption, string>> = {
  'usual-choices': 'Both players choose what is usual.',
  'usual-pile-ins': 'Models pile in by the shortest way.',
  'usual-weapons': 'Who has not chosen strikes with the weapon that is worth most.',
};

export type Reading = 'exactly' | 'atLeast';

export const oddsWords = spoken('warhammer-40k/odds', {
  oddsOf: (attackers: string, defenders: string): string => `Odds of the fight: ${attackers} v ${defenders}`,
  calculator: 'Odds of a fight',
  edition: 'Rules',
  fight: 'Fight',
  afterCharge: 'The models stand as they do after the charge, the same in every edition.',
  ifCharged: 'If everybody gets into contact by the charge, and nobody falls to fire on the way:',
  beforeCharges: 'The charges are not made yet: the odds of a fight are known when its models are in contact.',
  nobodyTouches: 'Nobody is in contact with an enemy, so there is no fight.',
  allFought: 'Every fight of this turn has been fought.',
  reckoning: 'Reckoning…',
  failed: 'The odds of this fight cannot be reckoned.',
  sides: SIDES,
  wins: 'Who wins',
  mostWounds: 'Who inflicts more wounds',
  none: 'Nobody',
  share: (who: string, chance: string): string => `${who}\u00a0${chance}`,
  what: 'What may happen',
  wipedOut: 'Nobody is left',
  breaks: 'A unit fails its morale',
  swept: CAUGHT,
  untold: 'What comes of the fight this text does not tell.',
  sampled: (points: string, chance: string): string =>
    `Give or take ${points} points: of ${chance} of the ways only samples were followed.`,
  sampledSoFar: (points: string, chance: string): string =>
    `Give or take ${points} points so far: of ${chance} of the ways only samples have been followed.`,
  readingLegend: 'How to count',
  reading: { exactly: 'Exactly', atLeast: 'At least' } satisfies Readonly<Record<Reading, string>>,
  lost: 'Models lost from here',
  wounds: 'Wounds inflicted in the round',
  count: 'How many',
  assumed: ASSUMED,
});
