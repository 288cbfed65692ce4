/** A6. Result: two dice, what is added to them, and what losing costs. */
import { rule, ruleTexts } from './rule-text.ts';

export const RESULT_TEXTS = ruleTexts('a6-result', {
  A6: rule('Dice and what the fight has earned decide who holds.', 'N 1.12.7; R-A6'),
  'A6.1': rule('Each side throws two dice and keeps the higher one, then adds its modifiers.', 'N 1.12.7; R-A6'),
  'A6.2': rule(
    'You add 1 for each kill, 1 for more units and 1 again for more than twice as many, 1 for no Blast markers, '
    + '1 if the enemy has more of them, and 1 for each Inspiring unit alive.',
    'N 1.12.7, 2.1.5; R-A6'),
  'A6.3': rule('Blast markers count as they were before this assault’s losses.', 'N 1.12.7'),
  'A6.4': rule(
    'The higher total wins. Equal totals mean another round from the counter-charge on, and kills are kept.',
    'N 1.12.7; R-A6'),
  'A6.5': rule(
    'The loser takes a hit for each point it lost by. Nothing saves them; they fall on any of its units, engaged '
    + 'or not, the nearest to the enemy first.',
    'N 1.12.7; Q work-out-result, invulnerable-saves; R-A6'),
  'A6.6': rule(
    'Fearless units are passed over. Space Marines take half of these hits, rounded down.',
    'N 2.1.3; S they-shall-know-no-fear'),
  'A6.7': rule(
    'Once a transport is hit, or passed over, everybody inside is hit before the next unit outside. Passengers who '
    + 'are not hit save as they climb out of the wreck.',
    'Q work-out-result, transport-vehicles'),
  'A6.8': rule('Units hacked down place no Blast markers and change nothing in the result.', 'N 1.12.7'),
});
