/** A8, the end of A7: what winning has cost, and a free move. */
import { rule, ruleTexts } from './rule-text.ts';

export const CONSOLIDATION_TEXTS = ruleTexts('a7-consolidate', {
  A8: rule('The winner counts its losses and makes a free move.', 'N 1.12.9'),
  'A8.1': rule(
    'Each winning formation takes a Blast marker for every unit of its own that was killed, or point of damage, but '
    + 'not for expendable ones. One that was broken at the start takes none.',
    'N 1.12.9, 1.12.10, 3.2.4'),
  'A8.2': rule('The winner may break from these Blast markers. It need not withdraw.', 'N 1.12.9'),
  'A8.3': rule(
    'Units of the winner may move 5cm, or their Speed if their army hits and runs, but not into an enemy’s zone of '
    + 'control. Transports may pick up others instead of those moving.',
    'N 1.12.9; Q winner-consolidates; S hit-and-run-tactics'),
  'A8.4': rule(
    'A Fearless loser that stays in contact stays there; nothing more happens now.',
    'Q fearless, winner-consolidates'),
});
