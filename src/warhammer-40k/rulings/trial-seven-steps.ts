/** Rulings on the later trial rules, of seven steps. */
import type { Ruling } from './rulings.ts';

const CHARGE = [
  {
    id: 'R-0.05',
    about: 'A unit that has fired charges its target alone in one place, and others as well in two more.',
    ruling: 'It may charge several, if the one that it shot is the primary target and is touched first.',
  },
  {
    id: 'R-0.06',
    about: 'Moves are told with 6″ though some units declare at 9″ or 12″.',
    ruling: 'Every 6″ of a charge stands for the range of the unit.',
  },
  {
    id: 'R-0.07',
    about: 'Who throws for difficult terrain, and what becomes of a unit with a longer range.',
    ruling: 'Once for the unit, if any of its ways is difficult; the higher die caps everybody and is not scaled.',
  },
  {
    id: 'R-0.29',
    about: 'When a unit that falls back and is charged tests to regroup.',
    ruling: 'Once the charge is known to reach it, and before a charger moves.',
  },
  {
    id: 'R-0.35',
    about: 'Some units always count as stationary, and stationary fire bars a charge.',
    ruling: 'Only standing still in order to fire bars; who counts as stationary anyway may charge.',
  },
] as const satisfies readonly Ruling[];

const FIGHT = [
  {
    id: 'R-0.02',
    about: 'Being engaged is worded in several ways.',
    ruling: 'It is base contact and nothing else; those who support are a class of their own.',
  },
  {
    id: 'R-0.03',
    about: 'The covered strike before everybody by an older wording, with Initiative 10 by a newer one.',
    ruling: 'Initiative 10; only against others of Initiative 10 does it show.',
  },
  {
    id: 'R-0.04',
    about: 'The zone of casualties is fixed at a step whose number is not that of the fight.',
    ruling: 'At the beginning of the fight.',
  },
  {
    id: 'R-0.08',
    about: 'Supporters stand near any friend in one place, near one of their own unit in another.',
    ruling: 'Near one of their own unit, as the rule on attacks has it.',
  },
  {
    id: 'R-0.15',
    about: 'Frag and plasma grenades may come in one charge, or be carried by a part of a unit.',
    ruling: 'Frag helps whoever carries it; plasma takes the cover from the unit charged, and frag then has nothing to '
      + 'make up for.',
  },
  {
    id: 'R-0.16',
    about: 'Whether a covered unit that is fighting already has its cover against a fresh charge.',
    ruling: 'No: only a unit that was not locked when the phase began has it.',
    subSwitch: 'coverInOngoingCombat',
  },
  {
    id: 'R-0.17',
    about: 'How many chargers must come across the cover.',
    ruling: 'One line that crosses it puts the whole unit in cover.',
  },
  {
    id: 'R-0.24',
    about: 'Whether all combats go through a step together, or each through all of them.',
    ruling: 'Each combat is settled to its end, pile-in included, before the next.',
  },
  {
    id: 'R-0.33',
    about: 'Whether the Strength of a fist is capped before or after other bonuses.',
    ruling: 'After all of them, at 10.',
  },
  {
    id: 'R-0.34',
    about: 'A power fist together with a lightning claw.',
    ruling: 'The claw gets no second weapon from it; the fist counts the claw as it counts any weapon.',
  },
] as const satisfies readonly Ruling[];

const WOUNDS = [
  {
    id: 'R-0.09',
    about: 'Over whom a majority is counted, the unit or those who can fall.',
    ruling: 'Weapon Skill and Toughness over the whole unit, armour over those who can fall.',
  },
  {
    id: 'R-0.10',
    about: 'Three kinds of armour or more in one unit.',
    ruling: 'The best comes first if its wearers outnumber all others together; where they are as many, their owner '
      + 'names any; where they are fewer, the same is asked of the others.',
  },
  {
    id: 'R-0.11',
    about: 'A group that has had its lap fails more saves than it has models left.',
    ruling: 'What is left over falls on the next group, and nothing is thrown for it again.',
    subSwitch: 'lapOverflow',
  },
  {
    id: 'R-0.12',
    about: 'The numbers of an example do not follow from those of the example before it.',
    ruling: 'It is taken as a new situation.',
  },
  {
    id: 'R-0.13',
    about: 'A special weapon is said to allocate hits where only wounds are allocated.',
    ruling: 'Wounds are meant.',
  },
  {
    id: 'R-0.14',
    about: 'A sentence on invulnerable saves has lost its grammar.',
    ruling: 'A model that was dealt a wound may throw its invulnerable save instead of its armour.',
  },
  {
    id: 'R-0.19',
    about: 'The authors themselves call a note on invulnerable saves obscure.',
    ruling: 'It adds nothing to the ruling on choosing the save once wounds are dealt.',
  },
  {
    id: 'R-0.32',
    about: 'When the psychic test of a force weapon is taken.',
    ruling: 'After the saves of the same step; a model that it slays scores no more than the wounds inflicted.',
  },
] as const satisfies readonly Ruling[];

const OUTCOME = [
  {
    id: 'R-0.01',
    about: 'What those do who pass their morale is not printed.',
    ruling: 'They pile in, and nobody of that fight consolidates.',
  },
  {
    id: 'R-0.18',
    about: 'Which deaths make whose friends panic.',
    ruling: 'All enemy units of the combat must be gone; then friends of the dead test once.',
  },
  {
    id: 'R-0.20',
    about: 'Victors sweep and consolidate in one place, one or the other in another.',
    ruling: 'Whoever sweeps and catches does not consolidate.',
  },
  {
    id: 'R-0.21',
    about: 'Whether a sweep is compared with the dice of those who run or with the distance they make.',
    ruling: 'With the dice.',
  },
  {
    id: 'R-0.22',
    about: 'Who throws and who decides first when a unit runs.',
    ruling: 'The losers throw, the winners see it and decide, and then throw.',
  },
  {
    id: 'R-0.23',
    about: 'Several winners sweep, and not all of them catch.',
    ruling: 'One is enough. Whoever is caught falls back no more; whoever caught somebody closes up, others are free.',
  },
  {
    id: 'R-0.25',
    about: 'Victors run into a unit whose combat is still to be fought.',
    ruling: 'They do not fight a second time in the phase.',
  },
  {
    id: 'R-0.26',
    about: 'Victors run into a unit that falls back.',
    ruling: 'It tests to regroup as if it were charged.',
  },
  {
    id: 'R-0.28',
    about: 'What a whole fall-back move is.',
    ruling: 'The distance that was thrown, halved where it is.',
  },
] as const satisfies readonly Ruling[];

const BESIDE = [
  {
    id: 'R-0.27',
    about: 'The sections on morale and on regrouping are not in the text.',
    ruling: 'Only what the assault asks of them is played; the rest belongs to other phases.',
  },
  {
    id: 'R-0.30',
    about: 'Whether a character counts for the unit that he is in.',
    ruling: 'He is a unit of his own in counting and being struck; he tests his morale with his host.',
  },
  {
    id: 'R-0.31',
    about: 'A monstrous creature is said to be like a character.',
    ruling: 'It is a unit of its own and is struck under the same limits; it denies armour as before.',
  },
  {
    id: 'R-0.36',
    about: 'Vehicles are mentioned.',
    ruling: 'They are not played.',
  },
  {
    id: 'R-0.37',
    about: 'Misspelt words and doubled ones.',
    ruling: 'None changes a rule.',
  },
] as const satisfies readonly Ruling[];

export const TRIAL_SEVEN_STEPS_RULINGS = [...CHARGE, ...FIGHT, ...WOUNDS, ...OUTCOME, ...BESIDE] as const;
