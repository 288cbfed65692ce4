/** Open questions about who strikes with what and who is hit: A4. */
import type { Question } from './question.ts';

export const HIT_RULINGS = {
  equalDistances: {
    question: 'Two stands are equally near: who takes the hit?',
    answers: { 'owner-chooses': 'Their owner chooses; unasked, the one that stands first in the list.',
      'list-order': 'Always the one that stands first in the list.' },
    rule: 'H1',
    source: 'Open point 1: not printed for hits, assumed by Ragnarök.',
  },
  laterBatch: {
    question: 'Do macro-weapon hits start again at the nearest stand?',
    answers: { 'fresh-lap': 'Yes: a fresh lap over the survivors, in the same order.',
      'lap-continues': 'No: stands already hit in this batch wait until everybody has been hit.' },
    rule: 'H7',
    source: 'Open point 2: the natural reading.',
  },
  settledTies: {
    question: 'An owner has settled a tie for the ordinary hits: does that hold for the hits after them?',
    answers: { 'settled-anew': 'No: the tie is settled anew for macro-weapon and Titan Killer hits and after '
      + 'First Strike.',
    'stay-settled': 'Yes, in the order that was chosen first.' },
    rule: 'H7',
    source: 'Open point 26; the second answer is Ragnarök’s.',
  },
  shieldedEngineHits: {
    question: 'Close combat and firefight hits fall on a unit with shields and on others: which does it take?',
    answers: { 'owner-chooses': 'Its owner may let firefight hits fall on it and close combat hits on others; '
      + 'unasked, they fall as they were thrown.',
    'as-thrown': 'As they were thrown, close combat hits first.' },
    rule: 'H5',
    source: 'Open point 24: an inference from NetEA 1.9.6.',
  },
  specialHits: {
    question: 'Where do Ignore Cover and Lance hits fall among ordinary ones?',
    answers: { 'where-they-bite': 'On stands where they matter, as long as nearest-first is kept.',
      'in-order': 'After the ordinary hits, wherever the order puts them.' },
    rule: 'H8',
    source: 'NetEA FAQ, resolve attacks: an unofficial consensus.',
  },
  mountedCover: {
    question: 'Do mounted troops get an infantry cover save?',
    answers: { none: 'No: they are vehicles for terrain.', infantry: 'Yes, as infantry.' },
    rule: 'V2',
    source: 'Open point 21.',
  },
  soak: {
    question: 'A war engine stands among others: when does it take its hits?',
    answers: { 'in-position-order': 'When its turn comes, the nearest first.',
      'war-engines-first': 'Before everybody else.' },
    rule: 'H9',
    source: 'Open point 6: what nearest-first presumes.',
  },
  nomination: {
    question: 'Against war engines mixed with others, do the attacks go at one kind only?',
    answers: { none: 'No, hits fall on both, the nearest first.',
      'war-engines': 'Yes, at the war engines while there are any.',
      others: 'Yes, at the others while there are any.' },
    rule: 'H9',
    source: 'Open point 5: shooting asks for a nomination, assaults do not speak of it.',
  },
  impossibleHits: {
    question: 'A war engine’s hit finds nobody that it may fall on: what becomes of it?',
    answers: { lost: 'It is lost.', 'anybody-engaged': 'It falls on the nearest enemy that is directly engaged.' },
    rule: 'W3',
    source: 'Open point 23.',
  },
  sniperPlace: {
    question: 'Does a sniper’s hit count as its victim’s hit of the lap?',
    answers: { 'outside-the-lap': 'No, ordinary hits fall as if it were not there.',
      'in-the-lap': 'Yes, its victim waits until everybody has been hit.' },
    rule: 'H6',
    source: 'Open point 20.',
  },
  titanDice: {
    question: 'With what do Titans and other war engines strike in base contact?',
    answers: { 'starting-capacity': 'With a die for each point of starting capacity, split as their owner likes.',
      'half-macro': 'With half as many dice that hit as macro-weapons, or they fire with all.' },
    rule: 'W11',
    source: 'NetEA 3.3.2; the second answer is EpicAU’s.',
  },
  splashTiming: {
    question: 'A war engine blows up: when do those nearby suffer?',
    answers: { 'with-the-batch': 'At once, before anything else is thrown.',
      'after-the-attacks': 'When the step’s hits have all been settled.' },
    rule: 'W6',
    source: 'Open point 18.',
  },
} as const satisfies Readonly<Record<string, Question>>;
