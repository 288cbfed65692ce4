/** In German: who strikes, with what, and when that settles it. */
import type { ATTACK_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a4-attacks.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A4: 'Alle, die direkt im Kampf sind, schlagen zu, beide Seiten zugleich.',
  'A4.1': 'Eine Einheit ist direkt im Kampf, wenn sie einen Gegner berührt oder höchstens 15 cm entfernt und in '
    + 'Schusslinie hat. Das wird in jeder Runde neu bestimmt.',
  'A4.2': 'In Kontakt wirft eine Einheit einen Würfel auf ihren Nahkampfwert, sonst auf ihren Feuergefechtswert, und '
    + 'ihre Extra-Attacken dazu. Nichts verändert diese Werte je.',
  'A4.3': 'Eine Einheit ohne Feuergefechtswert schlägt nur in Kontakt zu.',
  'A4.4': 'Alle Attacken geschehen zugleich, also haben auch die Toten zugeschlagen. Nur First Strike geht vor.',
  'A4.5': 'Die getroffene Seite verteilt ihre Treffer und würfelt ihre Schutzwürfe; wer fällt, ist ein Kill für die '
    + 'andere. Blastmarker warten, bis der Sturmangriff vorbei ist.',
  'A4.6': 'Nur wer direkt im Kampf ist, kann getroffen werden, und nur in Schusslinie eines Gegners.',
  'A4.7': 'Ist kein Verteidiger mehr da, hat der Angreifer gewonnen. Sind alle Angreifer tot, die direkt im Kampf '
    + 'waren, hat der Verteidiger gewonnen. Dann gibt es keine Unterstützung, kein Ergebnis und kein Niedermachen.',
};
