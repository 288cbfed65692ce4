/** B. Blast markers: when a formation breaks, and what being broken means. */
import { rule, ruleTexts } from './rule-text.ts';

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
