/** Rulings on the seventh edition. */
import type { Ruling } from './rulings.ts';

const CHARGE = [
  {
    id: 'R-2.01',
    about: 'The list of units that may not charge is lost.',
    ruling: 'Locked units may not; of others whoever sets up the table says so.',
  },
  {
    id: 'R-2.04',
    about: 'How far away a target may be behind difficult terrain.',
    ruling: 'What two dice can show, less 2″: 10″.',
  },
  {
    id: 'R-2.05',
    about: 'The 2″ look at who would have to cross terrain, the slow blows at who has crossed it.',
    ruling: 'They are asked apart.',
  },
  {
    id: 'R-2.06',
    about: 'Models of a unit that throw differently for their charge.',
    ruling: 'The slowest counts for all.',
  },
  {
    id: 'R-2.16',
    about: 'Whether a charge at those who have gone to ground loses its 2″.',
    ruling: 'It does; only its place in the order of blows is kept.',
  },
  {
    id: 'R-2.17',
    about: 'How many of the charged must have gone to ground, or be locked already, for that.',
    ruling: 'All of them, be it one or several.',
  },
  {
    id: 'R-2.18',
    about: 'Whether a unit whose charge failed may declare another.',
    ruling: 'No, each declares once a phase.',
  },
  {
    id: 'R-2.19',
    about: 'In which order several charged units fire.',
    ruling: 'As their player likes.',
  },
  {
    id: 'R-2.20',
    about: 'An answer has lost some words.',
    ruling: 'It is read of any rule that forces a charge.',
  },
  {
    id: 'R-2.21',
    about: 'Fire at the chargers fells the nearest of them, or all.',
    ruling: 'With all the charge ends; otherwise the nearest of the living goes first.',
  },
  {
    id: 'R-2.26',
    about: 'What a character is who has joined a unit is used and never stated.',
    ruling: 'One of its models in everything; alone he is a unit of one.',
  },
  {
    id: 'R-2.27',
    about: 'The test for dangerous terrain is not described.',
    ruling: 'A die for each model; on a 1 it loses one wound, which counts for neither side. Nothing saves it unless '
      + 'the players say what does, and cover never.',
    subSwitch: 'dangerousSave',
  },
] as const satisfies readonly Ruling[];

const FIGHT = [
  {
    id: 'R-2.02',
    about: 'Both charts are missing.',
    ruling: 'Hits are told in words, and those agree with the printed chart of the fourth edition; its chart of wounds '
      + 'is taken too.',
  },
  {
    id: 'R-2.07',
    about: 'Whose model an engaged friend is.',
    ruling: 'Anybody’s of one’s own side in the combat.',
  },
  {
    id: 'R-2.08',
    about: 'Whether near means 2″ along the table, or 6″ in height, or both.',
    ruling: 'Both at once.',
  },
  {
    id: 'R-2.11',
    about: 'When sides are too far apart to go on.',
    ruling: 'When each closing 3″ would not bring them together.',
  },
  {
    id: 'R-2.24',
    about: 'Initiative above 10, or 0.',
    ruling: 'Above is 10; 0 never strikes.',
  },
] as const satisfies readonly Ruling[];

const WOUNDS = [
  {
    id: 'R-2.09',
    about: 'Equally far from the attack: from what?',
    ruling: 'From the nearest model that strikes in this step.',
  },
  {
    id: 'R-2.10',
    about: 'Whether a model wounded in one pool goes on taking those of the next.',
    ruling: 'No, a new pool looks for its victim anew.',
  },
] as const satisfies readonly Ruling[];

const OUTCOME = [
  {
    id: 'R-2.03',
    about: 'How much Leadership a margin costs has dropped out of the text.',
    ruling: 'One for each wound.',
    subSwitch: 'penaltyPerWound',
  },
  {
    id: 'R-2.12',
    about: 'Wounds inflicted in one sentence are wounds suffered in the next.',
    ruling: 'Those inflicted count, and what a side does to itself counts for the enemy.',
  },
  {
    id: 'R-2.13',
    about: 'Several winners sweep one loser.',
    ruling: 'The loser throws once and each free winner once; one that has as much is enough.',
  },
  {
    id: 'R-2.14',
    about: 'Whether a sweep is up to the winner.',
    ruling: 'No; it is made unless something bars it.',
  },
  {
    id: 'R-2.15',
    about: 'When it is seen whether a winner is still locked.',
    ruling: 'After all tests of morale.',
  },
  {
    id: 'R-2.22',
    about: 'How far the last pile-in goes.',
    ruling: '3″, as within the fight.',
  },
  {
    id: 'R-2.23',
    about: 'Whether a unit that has destroyed its foe in a sweep consolidates.',
    ruling: 'Yes, nobody is left for it to fight.',
  },
  {
    id: 'R-2.25',
    about: 'A doubled set of answers and an error of the page.',
    ruling: 'Noise; none changes a rule.',
  },
] as const satisfies readonly Ruling[];

export const SEVENTH_RULINGS = [...CHARGE, ...FIGHT, ...WOUNDS, ...OUTCOME] as const;
