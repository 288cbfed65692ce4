/** In German: one move for each unit, and the fire that waits for it. */
import type { CHARGE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a2-charge.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A2: 'Jede Einheit der angreifenden Formation bewegt sich einmal. Jemand muss nah genug zum Kämpfen enden.',
  'A2.1': 'Ein Ansturm ist eine Bewegung bis zum Tempo der Einheit, in jede Richtung. Bleibt sie auf einer Straße, '
    + 'kommen 5 cm dazu; Infiltrators verdoppeln ihr Tempo.',
  'A2.2': 'Nach dem Ansturm muss eine deiner Einheiten höchstens 15 cm vom Ziel stehen und es sehen. Sonst endet die '
    + 'Aktion dort, und es wird nicht gekämpft.',
  'A2.3': 'Jede Einheit kontrolliert den Boden 5 cm um sich, ein Scout 10 cm. Du darfst so eine Zone nur betreten, '
    + 'wenn ihr Besitzer zum Ziel gehört, und nur, um ihn zu berühren.',
  'A2.4': 'Eine Einheit, die eine Kontrollzone betritt, geht in Kontakt mit dem nächsten Gegner, dem die Zone gehört. '
    + 'Reicht ihre Bewegung nicht, geht sie so weit wie möglich geradewegs auf ihn zu.',
  'A2.5': 'Eine Einheit, die berührt wurde, hat für den Rest des Sturmangriffs keine Kontrollzone, andere dürfen also '
    + 'vorbei.',
  'A2.6': 'Höchstens zwei Einheiten dürfen in Kontakt mit demselben Gegner anstürmen.',
  'A2.7': 'Eine Einheit, die in einer Kontrollzone beginnt und sich bewegt, muss einen Gegner des Ziels berühren '
    + 'oder am Ende des Ansturms außerhalb der Zone sein.',
  'A2.8': 'Nach der Bewegung bildet die Formation eine Kette mit Lücken von höchstens 5 cm, Scouts 20 cm. Wer '
    + 'außerhalb steht, ist verloren und kostet je einen Blastmarker; der Besitzer sagt, welcher Teil bleibt.',
  'A2.9': 'Du darfst durch eigene Infanterie ziehen, nicht durch andere Freunde und nie durch Gegner. Jump Packs '
    + 'überqueren Freunde und Gelände.',
  'A2.10': 'Eine Einheit, die gefährliches Gelände betritt oder darin beginnt, wirft einen Würfel und ist auf der 1 '
    + 'verloren: kein Schutzwurf, kein Blastmarker, kein Kill. Ein Walker wirft noch einmal, ebenso eine Einheit, '
    + 'die in diesem Schritt höchstens 5 cm geht.',
  'A2.11': 'Passagiere steigen am Ende der Bewegung ihres Transporters aus, höchstens 5 cm davon und auf Wunsch in '
    + 'Kontakt; aus einem gelandeten Flugzeug Jump Packs und Skimmer bis 15 cm.',
  'A2.12': 'Formationen in Feuerbereitschaft schießen, wenn der Ansturm vorbei ist. Wer beschossen wird, nimmt sofort '
    + 'einen Blastmarker und einen für jeden Verlust; bricht das die Formation, zieht sie sich zurück. Diese Verluste '
    + 'sind keine Kills.',
  'A2.13': 'Eine Kriegsmaschine schiebt auf ihrem Weg kleinere Einheiten des Ziels beiseite, bis zum Doppelten ihrer '
    + 'Startschadenskapazität. Sie stehen danach an ihrer Base. Aus Gräben und Bunkern wird niemand geschoben.',
};
