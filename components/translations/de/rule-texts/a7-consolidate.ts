/** In German: what winning has cost, and a free move. */
import type { CONSOLIDATION_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a7-consolidate.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A8: 'Der Sieger zählt seine Verluste und darf sich frei bewegen.',
  'A8.1': 'Jede siegreiche Formation nimmt einen Blastmarker für jede eigene getötete Einheit oder jeden '
    + 'Schadenspunkt, nicht aber für entbehrliche (Expendable). War sie am Anfang gebrochen, nimmt sie keinen.',
  'A8.2': 'Der Sieger kann durch diese Blastmarker brechen. Zurückziehen muss er sich nicht.',
  'A8.3': 'Einheiten des Siegers dürfen sich 5 cm bewegen, mit Hit and Run bis zu ihrem Tempo, aber nicht in '
    + 'gegnerische Kontrollzonen. Transporter dürfen andere aufnehmen, statt dass diese sich bewegen.',
  'A8.4': 'Ein Verlierer mit Fearless, der in Kontakt bleibt, bleibt dort; sonst passiert jetzt nichts.',
};
