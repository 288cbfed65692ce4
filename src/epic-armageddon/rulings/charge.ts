/** Open questions about the charge and its answer: A1 to A3. */
import type { Question } from './question.ts';

export const CHARGE_RULINGS = {
  lineOfFireToAssault: {
    question: 'Does an assault need a line of fire between someone and someone, or only 15cm?',
    answers: { needed: 'A line of fire is needed, after the charge and again after the first counter-charges.',
      'not-needed': 'Being within 15cm is enough, as the printed rule has it.' },
    rule: 'A2.2',
    source: 'NetEA FAQ since 2017; the printed rule is silent.',
  },
  immobileCounterCharge: {
    question: 'May a stand with no Speed counter-charge?',
    answers: { stays: 'No, it stays where it is.', '5cm': 'Yes, 5cm as every slow stand.' },
    rule: 'A3.10',
    source: 'Open point 13.',
  },
  reachToTarget: {
    question: 'Several formations are charged together: whom must the charge come within 15cm of?',
    answers: { 'any-included': 'Any unit of any of them.',
      'the-target': 'A unit of the formation named as the target.' },
    rule: 'A1.4',
    source: 'NetEA FAQ, intermingled formations: to be agreed beforehand.',
  },
  combinedFormations: {
    question: 'How many formations may a Commander bring along?',
    answers: { 'three-in-total': 'Two, three formations in all.', 'three-more': 'Three besides its own.' },
    rule: 'A1.5',
    source: 'Open point 8: the text has both numbers.',
  },
  scoutZones: {
    question: 'How far does a Scout’s zone of control reach during a charge?',
    answers: { '10cm': '10cm, as always.', '5cm': '5cm, as everybody’s.' },
    rule: 'A2.3',
    source: 'NetEA 2.1.12; the second answer is Ragnarök’s.',
  },
  ownTargetZone: {
    question: 'A stand begins its charge in a zone of the target and touches nobody: may it stay there?',
    answers: { 'contact-or-leave': 'No: it goes into contact, as far as it can, or leaves the zone.',
      'may-stay': 'Yes, it may stay and fight from there.' },
    rule: 'A2.7',
    source: 'Open point 27: NetEA 1.7.3.',
  },
  brokenFollower: {
    question: 'Overwatch breaks one formation of a combined charge: who stops?',
    answers: { 'it-alone-leaves': 'That formation alone; the others fight on.',
      'all-stop': 'All of them: they are one formation for all rules.' },
    rule: 'A2.12',
    source: 'Open point 25: NetEA 2.1.2 and 1.10.',
  },
  disembarkWithin: {
    question: 'How near must a passenger that gets out be placed to its transport?',
    answers: { 'any-part': 'Some part of its base within 5cm.', 'whole-base': 'Its whole base within 5cm.' },
    rule: 'A2.11',
    source: 'NetEA FAQ, transport vehicles: to be agreed beforehand.',
  },
  warEngineCounterCharge: {
    question: 'May a war engine in base contact counter-charge?',
    answers: { 'below-capacity': 'Yes, while fewer enemies touch it than its starting damage capacity.',
      never: 'No, as the printed rule has it.' },
    rule: 'A3.10',
    source: 'Open point 12: NetEA FAQ, charge moves.',
  },
  drawnInCover: {
    question: 'Has a formation that a counter-charge draws in the use of its cover?',
    answers: { none: 'No: it fights as if it had charged.', cover: 'Yes: it has not moved.' },
    rule: 'A3.5',
    source: 'Open point 9: an inference.',
  },
} as const satisfies Readonly<Record<string, Question>>;
