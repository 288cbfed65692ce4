/** In German: distances, lines of fire, terrain. */
import type { BATTLEFIELD_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/battlefield.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  L1: 'Abstände werden zwischen den nächsten Rändern zweier Bases gemessen. In Kontakt heißt: keine Lücke.',
  L2: 'Gelände, das verbirgt, unterbricht eine Schusslinie. Steht einer der beiden darin, sehen sie noch durch 10 cm '
    + 'davon.',
  L3: 'Einheiten unterbrechen keine Schusslinie; Kriegsmaschinen schon.',
  L4: 'Wer höher steht, sieht über niedrigeres Gelände, wenn der Tisch es so festlegt.',
  L5: 'Jede Art Gelände gibt Infanterie ihre Deckung und stoppt oder gefährdet, wofür sie zu unwegsam ist.',
};
