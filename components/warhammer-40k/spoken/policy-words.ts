/** The questions in which the editions differ, and their answers, as people would ask and say them. */
import type { Answer, PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { spoken } from '../../shared/languages/spoken.ts';

type Wording = { readonly [Q in PolicyQuestion]: {
  readonly asks: string;
  readonly answers: { readonly [answer in Answer<Q>]: string };
} };

const WORDING: Wording = {
  chargeShape: {
    asks: 'In which order do units charge?',
    answers: { together: 'all declare, then all move', 'in-turn': 'one unit declares and moves before the next' },
  },
  chargeRange: {
    asks: 'How far does a charge reach?',
    answers: { unit: 'as far as the unit may', six: '6″', 'two-dice': 'two dice' },
  },
  chargeTerrain: {
    asks: 'What does difficult terrain do to a charge?',
    answers: { 'keep-higher': 'the higher of two dice is its range', 'minus-two': '2″ off its range' },
  },
  chargeSight: { asks: 'Must a charger see its target?', answers: { no: 'no', yes: 'yes' } },
  multiCharge: {
    asks: 'What binds a charge at several units?',
    answers: {
      primary: 'all can be reached, the primary one first', cluster: 'each within 2″ of another',
      disordered: 'it is disordered and has no bonus',
    },
  },
  shotThenCharge: {
    asks: 'Whom may a unit charge that has shot?',
    answers: {
      'shot-unit-first': 'whom it shot first, others with it', 'shot-unit-only': 'only whom it shot',
      'shot-unit-primary': 'whom it shot, as its primary target',
    },
  },
  stationaryFireBan: {
    asks: 'May a unit charge that stood still to fire?',
    answers: { banned: 'no', allowed: 'yes', caller: 'whoever sets up the table says' },
  },
  overwatch: { asks: 'May those who are charged fire first?', answers: { no: 'no', yes: 'yes, once a turn' } },
  support: {
    asks: 'How do models strike that stand near a friend in contact?',
    answers: { 'one-attack': 'one plain attack', full: 'with everything they have' },
  },
  supportedBy: {
    asks: 'Near which friends must they stand?',
    answers: { 'own-unit': 'friends of their own unit', 'any-friend': 'any friend in the combat' },
  },
  engagedWhen: {
    asks: 'When is it worked out who fights?',
    answers: {
      'fight-start': 'once, when the fight begins', step: 'at every step of Initiative',
      'step-after-pile-in': 'at every step, after a pile-in of 3″',
    },
  },
  vulnerable: {
    asks: 'Who can be a casualty?',
    answers: {
      'danger-zone': 'models in contact with the strikers, or within 2″ of one that is',
      engaged: 'whoever is engaged at that step', 'whole-unit': 'any model of the unit, the nearest first',
    },
  },
  chargeBonusBar: {
    asks: 'What takes the charge bonus away?',
    answers: {
      'fired-but-terminators': 'shooting; not from Terminators, bikes and walkers',
      fired: 'shooting; not from bikes and walkers', disordered: 'a disordered charge', photon: 'photon grenades',
    },
  },
  cover: {
    asks: 'What does cover do for those who are charged in it?',
    answers: {
      'initiative-10': 'they strike at Initiative 10', 'before-all': 'they strike before everybody',
      nothing: 'nothing',
    },
  },
  coverLine: {
    asks: 'Of whom is it asked whether the charge came across cover?',
    answers: { unit: 'of the whole unit', model: 'of each model' },
  },
  terrainStrikesLast: {
    asks: 'Do chargers through difficult terrain strike last?', answers: { no: 'no', yes: 'yes, at Initiative 1' },
  },
  majorityOver: {
    asks: 'Over whom are Weapon Skill and Toughness counted?',
    answers: { unit: 'the whole unit', engaged: 'its engaged models' },
  },
  tieWeaponSkill: {
    asks: 'Which Weapon Skill counts where none is in the majority?',
    answers: { lowest: 'the lowest', highest: 'the highest of those that tie' },
  },
  tieToughness: {
    asks: 'Which Toughness counts where none is in the majority?',
    answers: {
      owner: 'the owner chooses among those that tie', lowest: 'the lowest', highest: 'the highest of those that tie',
    },
  },
  armour: {
    asks: 'What keeps an armour save from being taken?',
    answers: {
      denied: 'weapons that say so', 'armour-piercing': 'weapons whose AP is as good as the save',
    },
  },
  allocation: {
    asks: 'How are wounds dealt?',
    answers: {
      lap: 'to the armour group that comes first, then the next, then round again',
      iterative: 'to the largest armour group, counted anew after every batch',
      pools: 'one pool after the other, nearest model first', 'owner-picks': 'the owner picks among the engaged',
    },
  },
  splitAttacks: {
    asks: 'How does a model strike that could strike several units?',
    answers: { 'by-model': 'it picks one unit', 'by-attack': 'it divides its attacks' },
  },
  stageOrder: {
    asks: 'In which order do the stages after a fight come?',
    answers: {
      'pile-in-first': 'pile-in, break off, consolidate', 'break-off-first': 'break off, consolidate, pile-in',
      'sweep-first': 'sweep, pile-in, consolidate',
    },
  },
  panic: {
    asks: 'Do friends of a unit that was wiped out panic?', answers: { no: 'no', 'within-6': 'yes, within 6″' },
  },
  moralePenalty: {
    asks: 'Is morale harder the more wounds a side has lost by?', answers: { no: 'no', yes: 'yes' },
  },
  autoFail: {
    asks: 'May losers fail their morale on purpose?', answers: { no: 'no', yes: 'yes, if they cannot hurt the enemy' },
  },
  sweep: {
    asks: 'What becomes of those whom a sweeping advance catches?',
    answers: {
      relock: 'they stay in combat', 'free-round': 'they are struck once more and leave',
      destroy: 'they are destroyed; the highest Initiative of a unit counts',
      'destroy-by-most': 'they are destroyed; the Initiative that most of a unit have counts',
    },
  },
  consolidate: {
    asks: 'How far do victors consolidate, and whom may they touch?',
    answers: { 'three-any': '3″, anybody', 'three-new': '3″, new enemies', 'die-none': 'one die, nobody' },
  },
  endPileIn: {
    asks: 'How do those who are still locked pile in at the end?',
    answers: {
      'six-unengaged-first': '6″ through everything, free enemies first', six: '6″ through everything',
      'three-as-charge': '3″, as in a charge',
    },
  },
  lockedShooting: {
    asks: 'Who neither shoots nor is shot at while locked?',
    answers: { model: 'models in contact and those within 2″ of them', unit: 'the whole unit' },
  },
  characterStrike: {
    asks: 'Whom do enemies strike who touch a character and his unit?',
    answers: { may: 'either', must: 'the character', 'with-unit': 'the unit, of which he is one' },
  },
  monsterIsCharacter: {
    asks: 'Is a monstrous creature treated as a character?', answers: { no: 'no', yes: 'yes' },
  },
  weaponEffects: {
    asks: 'What do special weapons do?',
    answers: {
      'trial-rules': 'what the trial rules say', borrowed: 'what the trial rules say, borrowed from them',
      'special-rules': 'what special rules outside the text say, with armour piercing',
    },
  },
  heavyWeapons: {
    asks: 'What does armour save on against a heavy weapon?',
    answers: { 'four-at-best': '4+ at best', unknown: 'there is no such weapon' },
  },
};

export const POLICY_WORDS = spoken('warhammer-40k/policy', WORDING);

/** An answer in words. */
export const answerInWords = (question: PolicyQuestion, answer: string): string =>
  (POLICY_WORDS[question].answers as Readonly<Record<string, string>>)[answer] ?? answer;
