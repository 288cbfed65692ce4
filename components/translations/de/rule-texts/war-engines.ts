/** In German: how war engines fight, count and take damage. */
import type { WAR_ENGINE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/war-engines.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  W1: 'Eine Kriegsmaschine wirft einen Würfel für jeden Punkt ihrer Startschadenskapazität, dazu ihre Extra-Attacken.',
  W2: 'Ihr Besitzer teilt diese Würfel auf: Nahkampf gegen die in Kontakt und Feuergefecht gegen die anderen.',
  W3: 'Ihre Schläge fallen nur auf Einheiten, die sie berührt, ihr Feuer nur auf andere im Umkreis von 15 cm und in '
    + 'Schusslinie.',
  W4: 'Doppelt so viele Einheiten wie ihre Startschadenskapazität dürfen mit ihr in Kontakt sein.',
  W5: 'Jeder nicht abgewehrte Treffer nimmt einen Punkt ihrer Schadenskapazität. Mit dem letzten ist sie vernichtet.',
  W6: 'Für jeden verlorenen Punkt wird ein Würfel geworfen: Auf der 6 macht ein kritischer Treffer, was im Datenblatt '
    + 'steht, sonst einen weiteren Punkt. Manche Kriegsmaschinen explodieren und treffen alle in der Nähe.',
  W7: 'Jeder Schadenspunkt ist ein Kill, auch die Punkte eines kritischen Treffers, aber nie mehr, als noch übrig '
    + 'waren.',
  W8: 'Eine Kriegsmaschine zählt als so viele Einheiten wie ihre Startschadenskapazität.',
  W9: 'Niedermachen nimmt ihr einen Schadenspunkt, mit einem Würfel für einen kritischen Treffer.',
  W10: 'Formationen in einer Kriegsmaschine dürfen aussteigen und mitkämpfen. Wer drinbleibt, zählt beim Ergebnis mit.',
  W11: 'Manche Regeltexte geben Titanen in Kontakt andere Würfel.',
};
