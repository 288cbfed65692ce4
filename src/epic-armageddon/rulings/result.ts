/** Open questions about endings, the result and what follows: A4.7, A6 to A8. */
import type { Question } from './question.ts';

export const RESULT_RULINGS = {
  bothSwift: {
    question: 'All defenders and all engaged attackers die together: who has won?',
    answers: { 'attacker-if-any-lives':
      'The attacker, if any stand of the charging formation lives anywhere; otherwise nobody.',
    nobody: 'Nobody.' },
    rule: 'A4.7',
    source: 'Open point 3: not ruled.',
  },
  engagedInLaterRounds: {
    question: 'Whose death ends a later round at once: those engaged now, or those engaged in the first round?',
    answers: { 'this-round': 'The attackers directly engaged in this round.',
      'first-round': 'The attackers directly engaged in the first round.' },
    rule: 'A4.7',
    source: 'Open point 15: Rules Revamp A4 and the NetEA FAQ, resolve attacks.',
  },
  whoConsolidates: {
    question: 'Who may make the winner’s free 5cm move?',
    answers: { 'formations-in-the-assault': 'Only formations that fought.',
      'supporters-too': 'Formations that fought and those that gave supporting fire.' },
    rule: 'A8.3',
    source: 'Open point 11.',
  },
  brokenWinner: {
    question: 'A winner breaks from its losses: may it still consolidate?',
    answers: { consolidates: 'Yes, nothing forbids it.', stays: 'No.' },
    rule: 'A8.3',
    source: 'Open point 22.',
  },
  passengersAsKills: {
    question: 'Do passengers who die with their transport count as kills?',
    answers: { kills: 'Yes: they are losses inflicted.', 'no-kills': 'No, only the transport does.' },
    rule: 'V12',
    source: 'Open point 7: not stated.',
  },
  criticalDeath: {
    question: 'A critical destroys a war engine outright: how many kills is that?',
    answers: { 'all-that-was-left': 'As many as it had damage capacity left.', 'one-more': 'One for the critical.' },
    rule: 'W7',
    source: 'Open point 17: the consistent reading.',
  },
  mixedMarines: {
    question: 'Marines lose together with others: are the hack-down hits halved?',
    answers: { 'all-marines-only': 'Only if every losing formation is of Marines.',
      'any-marines': 'As soon as one of them is.' },
    rule: 'A6.6',
    source: 'Open point 16: to be agreed beforehand.',
  },
  fearlessTransport: {
    question: 'A hack-down skips a Fearless transport: does it skip its passengers too?',
    answers: { 'passengers-hit': 'No, they are next in line.', 'passengers-skipped': 'Yes.' },
    rule: 'A6.7',
    source: 'Open point 19: NetEA FAQ, work out result.',
  },
  engagedAttackersGone: {
    question: 'Every engaged attacker is dead, others stand further back: has the defender won?',
    answers: { 'defender-wins': 'Yes, at once.', 'fights-on': 'No, not while one of the charging formation lives.' },
    rule: 'A4.7',
    source: 'Official errata of 2008; the second answer is how the first rulebook is said to have been played.',
  },
} as const satisfies Readonly<Record<string, Question>>;
