/** L. The battlefield: distances, lines of fire, terrain. */
import { rule, ruleTexts } from './rule-text.ts';

export const BATTLEFIELD_TEXTS = ruleTexts('battlefield', {
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
});
