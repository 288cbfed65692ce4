/** In German: whom hits fall on. */
import type { ALLOCATION_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/allocation.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  H1: 'Der Besitzer verteilt Treffer von vorn nach hinten: erst Einheiten in Kontakt, dann nach Abstand zum Gegner. '
    + 'Zwischen gleich nahen wählt er.',
  H2: 'Niemand nimmt einen zweiten Treffer, bevor alle, die getroffen werden können, einen haben.',
  H3: 'Erst werden alle Treffer eines Schubs verteilt, dann fallen die Schutzwürfe, dann kommen die Toten weg.',
  H4: 'Was für eine Einheit es ist, spielt keine Rolle dafür, wen es trifft.',
  H5: 'Treffer aus Nahkampf und Feuergefecht sind ein Topf. Ein Treffer aus Kontakt kann weiter hinten landen, und die '
    + 'erste Reihe nimmt Treffer aus dem Feuergefecht.',
  H6: 'Zuerst kommt First Strike, dann die gewöhnlichen Treffer, dann Makrowaffen und Titan Killer, jedes für sich '
    + 'verteilt und abgewehrt.',
  H7: 'Ein späterer Schub beginnt wieder beim nächsten Überlebenden, in der vorher gewählten Reihenfolge.',
  H8: 'Treffer, die Deckung ignorieren, gehen an Einheiten in Deckung und Lanzen an Reinforced Armour, soweit der '
    + 'Abstand es zulässt.',
  H9: 'Ist eine Kriegsmaschine dran, nimmt sie Treffer bis zu ihrer Startschadenskapazität, bevor die nächste Einheit '
    + 'einen bekommt, auch wenn sie beschädigt ist.',
  H10: 'Der Schaden eines Titan Killers auf eine Kriegsmaschine wird geworfen, sobald der Treffer fällt, und zählt '
    + 'als so viele Treffer. Was über ihren Anteil hinausgeht, fällt nicht auf andere.',
  H11: 'Zwei Treffer auf eine Einheit sind zwei Schutzwürfe. Schon ein verpatzter tötet sie, und das ist ein Kill.',
  H12: 'Treffer, für die niemand mehr da ist, verfallen.',
};
