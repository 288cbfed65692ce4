/** The rules behind the steps in our own words, with where they are printed, by their ids. */

export interface RuleText {
  readonly say: string;
  /** Sections: N of the NetEA rules, Q of their FAQ, R of the Rules Revamp, E of the 2008 errata, S a special rule. */
  readonly source: string;
}

const rule = (say: string, source: string): RuleText => ({ say, source });

export const RULE_TEXTS: Readonly<Record<string, RuleText>> = {
  'A0.1': rule(
    'Only a formation that takes the Engage action starts an assault. Standing close never does.',
    'N 1.12; Q assaults'),

  'A0.2': rule(
    'The formation throws a die against its initiative: 1 less with a Blast marker, 1 less if its side keeps the '
    + 'initiative. If it fails it takes a Blast marker and holds instead.',
    'N 1.6.2; Q the-action-test, supreme-commanders'),
  'A0.3': rule(
    'Some armies add to this die: Orks 2, knightly households and unblooded packs 1.',
    'S power-of-the-waaagh, bravery, unblooded'),

  A1: rule('The formation that engages names one enemy formation.', 'N 1.12.2'),
  'A1.1': rule(
    'Any enemy formation on the table can be charged, however far away it is and whether it is broken or not.',
    'N 1.12.2'),

  'A1.2': rule(
    'Formations with units within 5cm of each other are intermingled. The attacker may charge those that stand so '
    + 'near the target together with it, and need not.',
    'N 1.12.10; Q scouts'),
  'A1.3': rule(
    'Formations charged together count as one: all may counter-charge, hits fall on any of them, and their Blast '
    + 'markers are added up.',
    'N 1.12.10'),
  'A1.4': rule('The charge need not come near every formation that it is aimed at.', 'Q intermingled-formations'),
  'A1.5': rule(
    'A Commander may bring along formations of which a unit stands within 5cm of its own formation, 10cm for Space '
    + 'Wolves. One test is thrown for all of them.',
    'N 2.1.2; Q commanders; S pack-mentality'),
  'A1.6': rule('The Commander’s own formation need not come near the target.', 'Q commanders'),
  'A1.7': rule('Formations that charge together are one formation, so their Blast markers are added up.', 'N 2.1.2'),

  A2: rule(
    'Each unit of the engaging formation makes one move. Somebody has to end near enough to fight.',
    'N 1.12.3'),
  'A2.1': rule(
    'A charge is one move of up to the unit’s Speed, in any direction. A move that stays on a road is 5cm '
    + 'longer, and Infiltrators double theirs.',
    'N 1.12.3, 1.8.4, 2.1.4'),
  'A2.2': rule(
    'After the charge one of your units must be within 15cm of the target, and see it. If none is, the action '
    + 'ends there and nothing is fought.',
    'N 1.12.3; Q make-charge-move'),
  'A2.3': rule(
    'Every unit controls the ground up to 5cm around it, a Scout 10cm. You may enter such a zone only if its '
    + 'owner belongs to the target, and only to touch it.',
    'N 1.7.3, 1.12.3, 2.1.12; Q scouts'),
  'A2.4': rule(
    'A unit that enters a zone of control goes into contact with the nearest enemy whose zone that is. If its '
    + 'move is too short it goes straight at it as far as it can.',
    'N 1.12.3; Q make-charge-move'),
  'A2.5': rule(
    'A unit that has been touched has no zone of control for the rest of the assault, so others may pass.',
    'N 1.7.3'),
  'A2.6': rule('At most two units may charge into contact with the same enemy.', 'N 1.12.3'),
  'A2.7': rule(
    'A unit that begins in a zone of control and moves must touch an enemy of the target, or be out of the zone '
    + 'when the charge ends.',
    'N 1.7.3; Q zones-of-control'),
  'A2.8': rule(
    'After moving, the formation stands in one chain with gaps of at most 5cm, Scouts 20cm. Whoever is outside '
    + 'is lost, and each costs a Blast marker; the owner says which part stays.',
    'N 1.2.1, 1.7.4, 2.1.12'),
  'A2.9': rule(
    'You may move over your own infantry, not over other friends, and never over an enemy. Jump packs cross '
    + 'friends and terrain.',
    'N 1.7.2, 2.1.7; Q infiltrators'),
  'A2.10': rule(
    'A unit that enters dangerous terrain, or starts in it, throws a die and is lost on a 1: no save, no Blast '
    + 'marker, no kill. A Walker throws once more, and so does a unit that goes 5cm at most in this step.',
    'N 1.8.1, 2.1.18; Q dangerous-terrain-test'),

  'A2.11': rule(
    'Passengers get out at the end of their transport’s move, within 5cm of it and into contact if they like; out of '
    + 'a landed aircraft jump packs and skimmers within 15cm.',
    'N 1.7.5, 4.2.5; Q transport-vehicles'),
  'A2.12': rule(
    'Formations on overwatch fire when the charge is over. Whoever is fired at takes a Blast marker, and one for each '
    + 'loss, at once; if that breaks it, it withdraws. These losses are no kills.',
    'N 1.10, 1.13.3; Q overwatch, make-charge-move'),
  'A2.13': rule(
    'A war engine on its way shoves aside up to twice its starting damage capacity of smaller units of the target. '
    + 'They end touching its base. Nobody in a trench or bunker is shoved.',
    'N 3.3.1; Q charge-moves'),

  A3: rule('Units that are not in contact may go for their nearest enemy before anybody strikes.', 'N 1.12.4; R-A3'),
  'A3.1': rule(
    'A unit not yet in contact may move 10cm if its Speed is 30cm or more, otherwise 5cm.', 'N 1.12.4; R-A3'),
  'A3.2': rule(
    'Nobody has to. Whoever does goes straight at the closest enemy unit of any formation, or the next closest '
    + 'if two are on that one already.',
    'N 1.12.4; Q counter-charges'),
  'A3.3': rule(
    'The rules of a charge apply: zones of control, dangerous terrain, one chain at the end. Infiltrators and '
    + 'roads add nothing here. Skimmers may pop up: they fight by firefight then, and so does whoever touches them.',
    'Q counter-charges, infiltrators, skimmers, terrain-effects'),
  'A3.4': rule(
    'Units may get in or out instead, and then go no further. Nobody does while two enemies touch the transport, '
    + 'for a war engine twice its starting damage capacity.',
    'N 1.7.5; Q counter-charges, transport-war-engines'),
  'A3.5': rule(
    'An enemy formation outside the assault that is touched joins it, as if it had charged. If its side loses it '
    + 'breaks too; if it wins, it counts its own losses.',
    'N 1.12.4'),
  'A3.6': rule('Only enemies can be drawn in. Friends near by can support and no more.', 'N 1.12.4'),
  'A3.7': rule(
    'In the first round there must still be a line of fire between the two sides after the counter-charges. '
    + 'Later rounds go on regardless.',
    'Q counter-charges'),
  'A3.8': rule(
    'In the first round only the defender counter-charges. After a tie both sides may, the attacker first.',
    'N 1.12.7; R-A6'),
  'A3.9': rule('An unblooded formation has to counter-charge as far as it can.', 'S unblooded'),
  'A3.10': rule(
    'A unit that cannot move at all stays where it is. A war engine in contact may still go on while fewer enemies '
    + 'touch it than its starting damage capacity.',
    'Open point: N 1.12.4 read with Q charge-moves'),

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
    + 'not against supporting fire.',
    'S eldar-technology, knight-technology, fortified-positions'),

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

  L1: rule('Distances are measured between the nearest edges of two bases. In contact means no gap.', 'N 1.7'),
  L2: rule(
    'Terrain that hides cuts a line of fire. If one of the two stands in that terrain, they still see through '
    + '10cm of it.',
    'N 1.8, 1.9'),
  L3: rule('Units do not cut a line of fire; war engines do.', 'N 1.9'),
  L4: rule('Who stands higher sees over lower terrain, where the table says so.', 'N 1.8'),
  L5: rule(
    'Each kind of terrain gives infantry its cover, and stops or endangers what it is too rough for.',
    'N 1.8.3–4'),
};

const SOURCES: readonly (readonly [RegExp, string])[] = [
  [/\bN (?=\d)/g, 'NetEA '], [/\bQ (?=[a-z])/g, 'NetEA FAQ '], [/\bR-(?=A\d)/g, 'Rules Revamp '],
  [/\bE (?=\d)/g, 'Errata 2008 '], [/\bS (?=[a-z])/g, 'NetEA special rule '],
];

/** Where a rule is printed, its tags written out. */
export const sourceOf = ({ source }: RuleText): string =>
  SOURCES.reduce((text, [tag, words]) => text.replace(tag, words), source);
