/** A7. Withdraw: the losers break and get away. */
import { rule, ruleTexts } from './rule-text.ts';

export const WITHDRAWAL_TEXTS = ruleTexts('a7-withdraw', {
  A7: rule('The losing formations break and get away, or do not.', 'N 1.12.8'),
  'A7.1': rule('Every losing formation breaks without a test: its Blast markers go.', 'N 1.12.8, 1.13.2'),
  'A7.2': rule(
    'A losing formation that was broken when the assault began is destroyed, except for Fearless units.',
    'N 1.12.8, 2.1.3'),
  'A7.3': rule(
    'Each unit may make two moves in any direction, through zones of control but not through enemies. Whoever '
    + 'ends within 15cm of an enemy is lost; a Fearless unit only if it moved and ends within 5cm.',
    'N 1.13.3, 2.1.3; Q overwatch'),
  'A7.4': rule(
    'A war engine that ends its withdrawal near the enemy is not destroyed: it takes a point of damage for each '
    + 'enemy within 15cm, and nothing saves it.',
    'N 3.2.4'),
  'A7.5': rule(
    'A landed aircraft of the losers is destroyed unless it is Fearless. Those who got out of it withdraw.',
    'N 4.2.5; Q transporting-ground-units'),
  'A7.6': rule(
    'Formations of the losing side that could have supported take a Blast marker, whether they fired or not.',
    'N 1.12.8'),
  'A7.7': rule(
    'First the hack-downs, then the loser breaks, is destroyed or withdraws, then its friends are shaken, then '
    + 'the winner is marked and moves.',
    'N 1.12.8–9'),
});
