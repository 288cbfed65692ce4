/** A2. Charge: one move for each unit, and the fire that waits for it. */
import { rule, ruleTexts } from './rule-text.ts';

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
});
