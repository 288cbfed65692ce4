/** H. Allocation: whom hits fall on. */
import { rule, ruleTexts } from './rule-text.ts';

export const ALLOCATION_TEXTS = ruleTexts('allocation', {
  H1: rule(
    'The owner allocates hits from the front to the back: units in contact first, then by distance to the enemy. '
    + 'Of equally near units the owner chooses.',
    'N 1.9.6, 1.12.7; R-A4'),
  H2: rule('Nobody takes a second hit before everybody who can be hit has one.', 'N 1.9.6'),
  H3: rule('All hits of a batch are allocated first, then saved, then the dead are removed.', 'N 1.9.6'),
  H4: rule('What kind of unit it is makes no difference to who is hit.', 'N 1.12.5'),
  H5: rule(
    'Close combat and firefight hits are one lot. A hit struck in contact can fall on somebody further back, and '
    + 'the front rank takes hits from a firefight.',
    'N 1.9.6; E 1.9.6; R-A4'),
  H6: rule(
    'First Strike comes first, then the ordinary hits, then macro-weapons and Titan Killers, each allocated and '
    + 'saved on its own.',
    'N 1.9.6; Q macro-weapons'),
  H7: rule('A later batch begins again at the nearest survivor, in the order chosen before.', 'Open point: N 1.9.6'),
  H8: rule(
    'Hits that ignore cover go to units in cover and lances to Reinforced Armour, as far as nearest-first allows.',
    'Q resolve-attacks; R-A4'),
  H9: rule(
    'When a war engine’s turn comes it takes hits up to its starting damage capacity before the next unit gets one, '
    + 'even if it is damaged.',
    'N 3.2.1; Q imperial-void-shields'),
  H10: rule(
    'The damage of a Titan Killer on a war engine is thrown as the hit falls, and counts as so many hits. What goes '
    + 'beyond its turn does not fall on others.',
    'N 3.2.5'),
  H11: rule('Two hits on one unit are two saves. Failing one kills it, and it is one kill.', 'N 1.9.6'),
  H12: rule('Hits left over when there is nobody left to take them are lost.', 'Q supporting-fire, work-out-result'),
});
