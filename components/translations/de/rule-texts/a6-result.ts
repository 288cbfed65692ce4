/** In German: two dice, what is added to them, and what losing costs. */
import type { RESULT_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a6-result.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A6: 'Würfel und das, was der Kampf eingebracht hat, entscheiden, wer standhält.',
  'A6.1': 'Jede Seite wirft zwei Würfel, behält den höheren und zählt ihre Modifikatoren dazu.',
  'A6.2': 'Du zählst 1 für jeden Kill dazu, 1 für mehr Einheiten und noch 1 für mehr als doppelt so viele, 1, wenn du '
    + 'keine Blastmarker hast, 1, wenn der Gegner mehr davon hat, und 1 für jede lebende Einheit mit Inspiring.',
  'A6.3': 'Blastmarker zählen so, wie sie vor den Verlusten dieses Sturmangriffs waren.',
  'A6.4': 'Die höhere Summe gewinnt. Bei Gleichstand gibt es ab dem Gegenstoß noch eine Runde, und Kills bleiben.',
  'A6.5': 'Der Verlierer nimmt einen Treffer für jeden Punkt, um den er verloren hat. Nichts schützt davor; sie fallen '
    + 'auf beliebige seiner Einheiten, im Kampf oder nicht, die dem Gegner nächsten zuerst.',
  'A6.6': 'Einheiten mit Fearless werden übergangen. Space Marines nehmen die Hälfte dieser Treffer, abgerundet.',
  'A6.7': 'Ist ein Transporter getroffen oder übergangen, werden erst alle darin getroffen, dann die nächste Einheit '
    + 'draußen. Passagiere, die nicht getroffen sind, haben einen Schutzwurf, wenn sie aus dem Wrack klettern.',
  'A6.8': 'Niedergemachte Einheiten geben keine Blastmarker und ändern nichts am Ergebnis.',
};
