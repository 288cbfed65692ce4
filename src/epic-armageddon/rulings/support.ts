/** Open questions about supporting fire: A5, and A7 where it follows. */
import type { Question } from './question.ts';

export const SUPPORT_RULINGS = {
  supportEachRound: {
    question: 'A tie is fought on: may support be called again?',
    answers: { 'every-round': 'Yes, in every round.', 'first-round': 'No, only in the first.' },
    rule: 'A5.1',
    source: 'Open point 14: the whole of step 4 onwards is repeated.',
  },
  supportCalledBy: {
    question: 'Must a supporter see an enemy that attacked, or is one in a position to attack enough?',
    answers: { 'enemy-that-attacked': 'An enemy that attacked in this round.',
      'enemy-engaged': 'Any enemy that is directly engaged.' },
    rule: 'A5.2',
    source: 'NetEA FAQ, supporting fire.',
  },
  supportReach: {
    question: 'May a supporting hit fall on an engaged stand that no supporter could reach?',
    answers: { 'within-15cm': 'No: only stands within 15cm and line of fire of a supporter.',
      'all-engaged': 'Yes: every directly engaged stand can be hit.' },
    rule: 'A5.4',
    source: 'The text says “as in shooting”; the second answer reads it without that limit.',
  },
  supportOrder: {
    question: 'Do all supporters fire together, or one formation after another?',
    answers: { together: 'Together, both sides at once.',
      'one-by-one': 'One formation after another, the dead removed in between.' },
    rule: 'A5.4',
    source: 'NetEA 1.12.6; the second answer is Ragnarök’s.',
  },
  losersSupporters: {
    question: 'Which formations of the losing side take a Blast marker for having been near?',
    answers: { 'swift-endings-too': 'Those that stood within 15cm and in sight of an enemy in the fight, whether they '
      + 'could fire or not; after a swift ending as well.',
    'when-support-is-called': 'The same, but none after a swift ending.',
    'able-to-fire': 'Only those that could have fired, or could but for being broken or having no firefight '
      + 'value.' },
    rule: 'A7.6',
    source: 'Open point 10; the third answer is Ragnarök’s.',
  },
  supportingWarEngine: {
    question: 'How many dice does a war engine throw in support?',
    answers: { 'starting-capacity': 'One for each point of its starting damage capacity.', one: 'One.' },
    rule: 'A5.3',
    source: 'Open point 4: an inference from NetEA 3.3.2.',
  },
} as const satisfies Readonly<Record<string, Question>>;
