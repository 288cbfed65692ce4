/** A1. Choose target: whom the assault is against, and who else is in it. */
import { rule, ruleTexts } from './rule-text.ts';

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
