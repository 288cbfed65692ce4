/** Rules of what comes of it: the result, both ends of A7, war engines, Blast markers and the battlefield. */
import { rule, ruleTexts } from './rule-text.ts';

/** A6. Result: two dice, what is added to them, and what losing costs. */
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
    + 'or not, the nearest to the enemy first. Brutal winners add one hit, after any halving.',
    'N 1.12.7; Q work-out-result, invulnerable-saves; R-A6; EpicAU'),
  'A6.6': rule(
    'Fearless units are passed over. Space Marines take half of these hits, rounded down.',
    'N 2.1.3; S they-shall-know-no-fear'),
  'A6.7': rule(
    'Once a transport is hit, or passed over, everybody inside is hit before the next unit outside. Passengers who '
    + 'are not hit save as they climb out of the wreck.',
    'Q work-out-result, transport-vehicles'),
  'A6.8': rule('Units hacked down place no Blast markers and change nothing in the result.', 'N 1.12.7'),
});

/** A7. Withdraw: the losers break and get away. */
export const WITHDRAWAL_TEXTS = ruleTexts('a7-withdraw', {
  A7: rule('The losing formations break and get away, or do not.', 'N 1.12.8'),
  'A7.1': rule('Every losing formation breaks without a test: its Blast markers go.', 'N 1.12.8, 1.13.2'),
  'A7.2': rule(
    'A losing formation that was broken when the assault began is destroyed, except for Fearless units.',
    'N 1.12.8, 2.1.3'),
  'A7.3': rule(
    'Two moves in any direction, through zones of control, else as usual: terrain is tested, transports carry, '
    + 'overwatch may fire after each. At the end whoever stands apart or within 15cm of an enemy is lost; a '
    + 'Fearless unit only if it moved, and within 5cm.',
    'N 1.13.3, 1.7.4, 1.7.5, 2.1.3; Q overwatch'),
  'A7.4': rule(
    'A war engine that ends its withdrawal near the enemy is not destroyed: it takes a point of damage for each '
    + 'enemy within 15cm, and nothing saves it.',
    'N 3.2.4'),
  'A7.5': rule(
    'A landed aircraft of the losers is destroyed unless it is Fearless. Those who got out of it withdraw.',
    'N 4.2.5; Q transporting-ground-units'),
  'A7.6': rule(
    'Formations of the losing side that stood within 15cm and in sight of an enemy in the fight take a Blast marker, '
    + 'whether they could fire or not.',
    'N 1.12.8'),
  'A7.7': rule(
    'First the hack-downs, then the loser breaks, is destroyed or withdraws, then its friends are shaken, then '
    + 'the winner is marked and moves.',
    'N 1.12.8–9'),
});

/** A8, the end of A7: what winning has cost, and a free move. */
export const CONSOLIDATION_TEXTS = ruleTexts('a7-consolidate', {
  A8: rule('The winner counts its losses and makes a free move.', 'N 1.12.9'),
  'A8.1': rule(
    'Each winning formation takes a Blast marker for every unit of its own that was killed, or point of damage, but '
    + 'not for expendable ones. One that was broken at the start takes none.',
    'N 1.12.9, 1.12.10, 3.2.4'),
  'A8.2': rule('The winner may break from these Blast markers. It need not withdraw.', 'N 1.12.9'),
  'A8.3': rule(
    'Units of the winner may move 5cm, or their Speed if their army hits and runs, but not into an enemy’s zone of '
    + 'control. Transports may pick up others instead of those moving, and overwatch may fire at those who move.',
    'N 1.12.9; Q winner-consolidates, overwatch; S hit-and-run-tactics'),
  'A8.4': rule(
    'A Fearless loser that stays in contact stays there; nothing more happens now.',
    'Q fearless, winner-consolidates'),
});

/** W. War engines: how they fight, count and take damage. */
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

/** B. Blast markers: when a formation breaks, and what being broken means. */
export const BLAST_MARKER_TEXTS = ruleTexts('blast-markers', {
  B1: rule(
    'A formation breaks when it has as many Blast markers as units, Space Marines at two a unit. Its markers are '
    + 'then removed.',
    'N 1.13.2; S they-shall-know-no-fear'),
  B2: rule('A broken formation counts as having as many Blast markers as units.', 'N 1.13.4'),
  B3: rule(
    'A broken formation loses a unit for each Blast marker it would take, without a save and from the front. '
    + 'Space Marines lose one for every two.',
    'N 1.13.4; Q blast-markers-and-broken-formations'),
  B4: rule(
    'A broken formation fights an assault as any other. It cannot support, and if it loses it is destroyed.',
    'N 1.12.8, 1.13.4'),
  B5: rule('Blast markers beyond the point where a formation breaks vanish with the rest.', 'N 1.13.2'),
  B7: rule('Formations in the assault take no Blast markers while it lasts.', 'N 1.12.5'),
});

/** L. The battlefield: distances, lines of fire, terrain. */
export const BATTLEFIELD_TEXTS = ruleTexts('battlefield', {
  L1: rule('Distances are measured between the nearest edges of two bases. In contact means no gap.', 'N 1.7'),
  L2: rule(
    'Terrain that hides cuts a line of fire. If one of the two stands in that terrain, they still see through '
    + 'up to 10cm of it.',
    'N 1.8, 1.9'),
  L3: rule('Units do not cut a line of fire; war engines do.', 'N 1.9'),
  L4: rule('Who stands higher sees over lower terrain, where the table says so.', 'N 1.8'),
  L5: rule(
    'Each kind of terrain gives infantry its cover, and stops or endangers what it is too rough for.',
    'N 1.8.3–4'),
});
