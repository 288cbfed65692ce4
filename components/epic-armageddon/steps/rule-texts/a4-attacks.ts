/** A4. Attacks: who strikes, with what, and when that settles it. */
import { rule, ruleTexts } from './rule-text.ts';

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
