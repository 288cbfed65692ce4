/** A5. Supporting fire: friends near by. */
import { rule, ruleTexts } from './rule-text.ts';

export const SUPPORT_TEXTS = ruleTexts('a5-supporting-fire', {
  A5: rule('If the attacks have not settled it, formations that stand near lend their firefight.', 'N 1.12.6; R-A5'),
  'A5.1': rule('Both sides may call for support, as long as the attacks have given no winner.', 'N 1.12.6; R-A5'),
  'A5.2': rule(
    'A unit may support if its formation is neither in the assault nor broken, has not marched, and an enemy '
    + 'that attacked is within 15cm and in line of fire.',
    'N 1.12.6; Q supporting-fire; R-A5'),
  'A5.3': rule(
    'Supporters throw at their firefight value, extra attacks of small arms included. First Strike gives nothing '
    + 'here.',
    'N 1.12.6; Q first-strike'),
  'A5.4': rule(
    'Their hits fall on directly engaged units, those nearest to the supporters first. Supporters themselves '
    + 'cannot be hit.',
    'Q supporting-fire; R-A5'),
  'A5.5': rule(
    'Kills by supporters count. Their numbers, Blast markers and Inspiring units do not.',
    'N 1.12.7; Q inspiring'),
  'A5.6': rule('If supporting fire wipes one side out, the other has won.', 'N 1.12.7'),
});
