/** W. War engines: how they fight, count and take damage. */
import { rule, ruleTexts } from './rule-text.ts';

export const WAR_ENGINE_TEXTS = ruleTexts('war-engines', {
  W1: rule(
    'A war engine throws a die for each point of its starting damage capacity, and its extra attacks.', 'N 3.3.2'),
  W2: rule(
    'Its owner splits these dice between close combat with those in contact and a firefight with those who are not.',
    'N 3.3.2'),
  W3: rule(
    'Its blows fall only on units that it touches, its fire only on others within 15cm and in line of fire.',
    'N 3.3.2'),
  W4: rule('Twice as many units as its starting damage capacity may be in contact with it.', 'N 3.3.1; Q charge-moves'),
  W5: rule(
    'Each hit that is not saved takes a point of its damage capacity. With the last it is destroyed.', 'N 3.2.1'),
  W6: rule(
    'For each point lost a die is thrown: on a 6 a critical hit does what the datasheet says, if nothing else one '
    + 'further point. Some war engines blow up and hit everybody near.',
    'N 3.2.2; Q critical-hits'),
  W7: rule(
    'Each point of damage is a kill, the points of a critical hit too, but never more than were left.',
    'N 3.3.3; Q critical-hits'),
  W8: rule('A war engine counts as as many units as its starting damage capacity.', 'N 3.3.3'),
  W9: rule('A hack-down takes a point of damage from it, with a die for a critical hit.', 'N 3.2.4, 3.3.3'),
  W10: rule(
    'Formations carried in a war engine may get out and fight with it. Those who stay inside count in the result.',
    'N 3.1.3; Q war-engine-assaults'),
  W11: rule('Some rule texts give Titans other dice in contact.', 'N 3.3.2; EpicAU'),
});
