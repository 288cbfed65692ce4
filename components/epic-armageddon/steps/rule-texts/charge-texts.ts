/** Rules of the way to the fight: the action test, the target, the charge and the counter-charge. */
import { rule, ruleTexts } from './rule-text.ts';

/** A0. Action test: who comes to charge at all. */
export const TEST_TEXTS = ruleTexts('a0-action-test', {
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
});

/** A1. Choose target: whom the assault is against, and who else is in it. */
export const TARGET_TEXTS = ruleTexts('a1-choose-target', {
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
});

/** A2. Charge: one move for each unit, and the fire that waits for it. */
export const CHARGE_TEXTS = ruleTexts('a2-charge', {
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
    'A unit that begins in a zone of control, whether it moves or not, must touch a unit of the target, or be out of '
    + 'the zone when the charge ends; out of that of another formation in any case.',
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
    'Passengers get out at the end of their transport’s move, within 5cm, into contact if they like; jump packs '
    + 'and skimmers within 15cm of a landed aircraft. A transport may come to a unit of its formation that makes no '
    + 'move, and take it to the end of the move.',
    'N 1.7.5, 4.2.5; Q transport-vehicles'),
  'A2.12': rule(
    'Formations on overwatch fire when the charge is over, after each move of a withdrawal, and at a consolidation. A '
    + 'target takes a Blast marker, and one for each loss, at once; if they break it, it withdraws. Its losses are no '
    + 'kills.',
    'N 1.10, 1.13.3; Q overwatch, make-charge-move'),
  'A2.13': rule(
    'A war engine on its way shoves aside up to twice its starting damage capacity of smaller units of the target. '
    + 'They end touching its base. Nobody in a trench or bunker is shoved.',
    'N 3.3.1; Q charge-moves'),
});

/** A3. Counter-charge: the answer of those who were charged. */
export const COUNTER_CHARGE_TEXTS = ruleTexts('a3-counter-charge', {
  A3: rule('Units that are not in contact may go for their nearest enemy before anybody strikes.', 'N 1.12.4; R-A3'),
  'A3.1': rule(
    'A unit not yet in contact may move 10cm if its Speed is 30cm or more, otherwise 5cm.', 'N 1.12.4; R-A3'),
  'A3.2': rule(
    'Nobody has to. Whoever does goes straight at the closest enemy unit of any formation, or the next closest '
    + 'if two are on that one already.',
    'N 1.12.4; Q counter-charges'),
  'A3.3': rule(
    'The rules of a charge apply, and a move that would break coherency is none. Infiltrators and roads add nothing '
    + 'here. Skimmers may pop up: they fight by firefight then, and so does whoever touches them.',
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
  'A3.9': rule(
    'An unblooded formation has to counter-charge as far as it can. A unit with Ferocity may go 5cm further.',
    'S unblooded; EpicAU'),
  'A3.10': rule(
    'A unit that cannot move at all stays where it is. A war engine in contact may still go on while fewer enemies '
    + 'touch it than its starting damage capacity.',
    'Open point: N 1.12.4 read with Q charge-moves'),
});
