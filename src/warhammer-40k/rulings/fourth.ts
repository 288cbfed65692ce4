/** Rulings on the fourth edition, of which the fight alone is at hand. */
import type { Ruling } from './rulings.ts';

const FIGHT = [
  {
    id: 'R-3.01',
    about: 'Nothing of the charge, and nothing of what comes after the fight.',
    ruling: 'The fight is played. For the rest players agree on answers, or leave it; nothing is made up.',
  },
  {
    id: 'R-3.02',
    about: 'The chart of hits does not say which of its axes is the attacker.',
    ruling: 'Its rows; the other way round the seventh edition would contradict it.',
  },
  {
    id: 'R-3.03',
    about: 'A word for combat is garbled.',
    ruling: 'Combat is meant.',
  },
  {
    id: 'R-3.08',
    about: 'Who is still engaged is worked out at each step, and both sides strike in it.',
    ruling: 'It is fixed as a step begins, and holds for both.',
  },
  {
    id: 'R-3.09',
    about: 'One of several units charged has photon grenades.',
    ruling: 'The bonus is lost by those who are engaged with that one.',
  },
  {
    id: 'R-3.10',
    about: 'Frag and plasma grenades in one charge.',
    ruling: 'As in the trial rules: plasma takes the cover, and frag has nothing to make up for.',
  },
  {
    id: 'R-3.11',
    about: 'A power fist in cover.',
    ruling: 'It strikes with Initiative 1.',
  },
  {
    id: 'R-3.12',
    about: 'An example alone forbids a charge after rapid fire.',
    ruling: 'It is not played here.',
  },
  {
    id: 'R-3.13',
    about: 'A unit of two Toughnesses, one model each.',
    ruling: 'The lower counts.',
  },
  {
    id: 'R-3.15',
    about: 'From which charger the line to a model in cover is drawn.',
    ruling: 'From the nearest one of those who charge its unit, as they stood before they moved.',
  },
] as const satisfies readonly Ruling[];

const WOUNDS = [
  {
    id: 'R-3.04',
    about: 'Mixed armour is left to rules that are elsewhere.',
    ruling: 'The owner says which of the engaged takes each wound, and it throws its own save.',
  },
  {
    id: 'R-3.05',
    about: 'How many wounds let the striker name a victim: one for each model, or for each of their wounds?',
    ruling: 'One for each engaged model.',
  },
  {
    id: 'R-3.06',
    about: 'Which wound the named model saves, and what if it has several wounds.',
    ruling: 'Its owner picks the one; a failed save costs one wound.',
  },
  {
    id: 'R-3.07',
    about: 'Whether the wounds of one striking unit count for this, or all.',
    ruling: 'All of the step against the unit.',
  },
  {
    id: 'R-3.14',
    about: 'Letters that were misread.',
    ruling: 'None changes a rule.',
  },
  {
    id: 'R-3.16',
    about: 'Who throws the better save where the owner picks the dead.',
    ruling: 'The model that takes the wound, and so does one that the striker named.',
  },
] as const satisfies readonly Ruling[];

export const FOURTH_RULINGS = [...FIGHT, ...WOUNDS] as const;
