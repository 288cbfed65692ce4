/** In German: the answer of those who were charged. */
import type { COUNTER_CHARGE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a3-counter-charge.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A3: 'Einheiten ohne Kontakt dürfen auf ihren nächsten Gegner losgehen, bevor jemand zuschlägt.',
  'A3.1': 'Eine Einheit ohne Kontakt darf sich 10 cm bewegen, wenn ihr Tempo 30 cm oder mehr ist, sonst 5 cm.',
  'A3.2': 'Niemand muss. Wer will, geht geradewegs auf die nächste gegnerische Einheit zu, egal aus welcher Formation, '
    + 'oder auf die zweitnächste, wenn schon zwei an der nächsten stehen.',
  'A3.3': 'Es gelten die Regeln des Ansturms: Kontrollzonen, gefährliches Gelände, am Ende eine Kette. Infiltrators '
    + 'und Straßen bringen hier nichts. Skimmer dürfen auftauchen: Dann kämpfen sie im Feuergefecht, und wer sie '
    + 'berührt auch.',
  'A3.4': 'Einheiten dürfen stattdessen ein- oder aussteigen und gehen dann nicht weiter. Nicht aber, solange zwei '
    + 'Gegner den Transporter berühren, bei einer Kriegsmaschine das Doppelte ihrer Startschadenskapazität.',
  'A3.5': 'Wird eine gegnerische Formation außerhalb des Sturmangriffs berührt, kämpft sie mit, als hätte sie '
    + 'angestürmt. Verliert ihre Seite, bricht sie auch; gewinnt sie, zählt sie ihre eigenen Verluste.',
  'A3.6': 'Nur Gegner können hineingezogen werden. Freunde in der Nähe können unterstützen, mehr nicht.',
  'A3.7': 'In der ersten Runde muss es nach den Gegenstößen noch eine Schusslinie zwischen den Seiten geben. Spätere '
    + 'Runden gehen auch ohne weiter.',
  'A3.8': 'In der ersten Runde macht nur der Verteidiger Gegenstöße. Nach einem Gleichstand dürfen es beide Seiten, '
    + 'der Angreifer zuerst.',
  'A3.9': 'Eine unblutige Formation (Unblooded) muss ihren Gegenstoß so weit wie möglich machen.',
  'A3.10': 'Eine Einheit, die sich gar nicht bewegen kann, bleibt, wo sie ist. Eine Kriegsmaschine in Kontakt darf '
    + 'noch weiter, solange weniger Gegner sie berühren als ihre Startschadenskapazität.',
};
