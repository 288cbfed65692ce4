/** Rules of the fight: attacks, supporting fire, whom hits fall on, and saves. */
import { rule, ruleTexts } from './rule-text.ts';

/** A4. Attacks: who strikes, with what, and when that settles it. */
export const ATTACK_TEXTS = ruleTexts('a4-attacks', {
  A4: rule('Everybody who is directly engaged strikes, both sides at once.', 'N 1.12.5; R-A4'),
  'A4.1': rule(
    'A unit is directly engaged if it touches an enemy, or has one within 15cm and in line of fire. That is '
    + 'worked out anew in each round.',
    'N 1.12.5; Q resolve-attacks; R-A4'),
  'A4.2': rule(
    'In contact a unit throws a die at its close combat value, otherwise at its firefight value, and its extra '
    + 'attacks with it. Nothing ever changes these values.',
    'N 1.12.5; R-A4'),
  'A4.3': rule('A unit without a firefight value strikes only in contact.', 'N 1.12.5'),
  'A4.4': rule(
    'All attacks happen at the same time, so the dead have struck. Only First Strike goes before.',
    'N 1.12.5, 2.2.4; Q macro-weapons'),
  'A4.5': rule(
    'The side that was hit allocates and saves its hits, and the dead are kills for the other side. Blast '
    + 'markers wait until the assault is over.',
    'N 1.12.5; R-A4'),
  'A4.6': rule(
    'Only directly engaged units can be hit, and only those in line of fire of an enemy.',
    'N 1.12.5; Q resolve-attacks; R-A4'),
  'A4.7': rule(
    'If no defender is left, the attacker has won. If every directly engaged attacker is dead, the defender has. '
    + 'Then there is no support, no result and no hack-down.',
    'N 1.12.5; E 1.12.5'),
});

/** A5. Supporting fire: friends near by. */
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
    'Their hits fall on directly engaged units within 15cm and in sight of one of those who fire, the nearest first. '
    + 'Supporters themselves cannot be hit.',
    'Q supporting-fire; R-A5'),
  'A5.5': rule(
    'Kills by supporters count. Their numbers, Blast markers and Inspiring units do not.',
    'N 1.12.7; Q inspiring'),
  'A5.6': rule('If supporting fire wipes one side out, the other has won.', 'N 1.12.7'),
});

/** H. Allocation: whom hits fall on. */
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

/** V. Saves: what a unit may throw against a hit. */
export const SAVE_TEXTS = ruleTexts('saves', {
  V1: rule(
    'A save is a die that reaches the armour value, one for each hit. A failed one destroys the unit.',
    'N 1.9.6'),
  V2: rule('Infantry in cover may throw for its cover instead of its armour, never for both.', 'N 1.8.3–4; E 1.8.4'),
  V3: rule(
    'Only the defender has cover in an assault. Whoever charges has left it.',
    'N 1.12.5; Q resolve-attacks; R-A4'),
  V4: rule(
    'Reinforced Armour throws a failed save again, with the armour value even where cover failed.',
    'N 2.1.11; Q reinforced-armour'),
  V5: rule('Against a lance Reinforced Armour does not throw again.', 'S eldar-technology'),
  V6: rule(
    'Against a macro-weapon there is no save but Reinforced Armour’s, thrown once, and an invulnerable save.',
    'N 2.2.6'),
  V7: rule(
    'Against a Titan Killer only an invulnerable save helps. On a war engine it does as many points of damage as its '
    + 'dice say; anybody else is one kill.',
    'N 2.2.9, 3.2.5'),
  V8: rule('Ignore Cover takes the cover save away.', 'N 2.2.5'),
  V9: rule(
    'An invulnerable save is a last chance on a 6, whatever the hit: living metal on a 4, a deflector shield on a 5. '
    + 'A war engine throws one for each point of damage.',
    'N 2.1.6; Q invulnerable-saves; S necron-technology, tau-technology'),
  V10: rule(
    'Shields stop points of firefight hits first, never blows in contact. Then armour or cover, Reinforced Armour’s '
    + 'second throw, and an invulnerable save. The defender saves before the attacker.',
    'N 1.9.6, 2.1.6, 2.1.11; S imperial-void-shields'),
  V11: rule('A sniper’s hit is one harder to save.', 'N 2.1.14; Q sniper'),
  V12: rule(
    'Passengers of a wreck stand where it stood and save against a hit of the same kind, by armour or with a 6 from '
    + 'the wreck. Those who sat in something flying high are lost.',
    'N 1.7.5; Q transport-vehicles, war-engine-assaults'),
  V13: rule(
    'A holofield saves on 3 instead of armour, one die whatever the hit. A knight shield saves each point on 4, but '
    + 'not against supporting fire. An ion shield saves firefight hits on 4, but not from macro-weapons.',
    'S eldar-technology, knight-technology, fortified-positions; EpicAU'),
});
