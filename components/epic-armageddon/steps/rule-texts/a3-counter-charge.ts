/** A3. Counter-charge: the answer of those who were charged. */
import { rule, ruleTexts } from './rule-text.ts';

export const COUNTER_CHARGE_TEXTS = ruleTexts('a3-counter-charge', {
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
});
