/** A0. Action test: who comes to charge at all. */
import { rule, ruleTexts } from './rule-text.ts';

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
