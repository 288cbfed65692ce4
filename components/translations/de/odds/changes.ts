/** In German: single changes as sentences. */
import type { Changes } from '../../../../src/epic-armageddon/odds/changes/phrases.ts';
import { listed } from '../../../shared/languages/forms.ts';
import { blastMarkers } from '../counts.ts';
import { SIDES } from '../sides.ts';

const markersOf = (markers: number): string => (markers === 0 ? 'keine Blastmarker' : blastMarkers(markers));

/** What stands after a colon begins a sentence: 'Der Angreifer hat …'. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words: Changes = {
  'contact-more': ({ side, unit, enemy }) => `${SIDES[side]}: eine Einheit mehr in Kontakt. ${unit} berührt ${enemy}.`,
  'contact-fewer': ({ side, unit, enemy }) =>
    `${SIDES[side]}: eine Einheit weniger in Kontakt. ${unit} bleibt weg von ${enemy}.`,
  'marker-fewer': ({ formation, markers }) =>
    `Ein Blastmarker weniger: ${capital(formation)} hat ${markersOf(markers)}.`,
  'marker-more': ({ formation, markers }) => `Ein Blastmarker mehr: ${capital(formation)} hat ${markersOf(markers)}.`,
  'support-more': ({ side, unit }) => `${SIDES[side]}: eine Einheit mehr unterstützt, ${unit}.`,
  'support-fewer': ({ side, unit }) => `${SIDES[side]}: eine Einheit weniger unterstützt, ${unit} fehlt.`,
  'cover-given': ({ terrain, cover }) =>
    `Die Infanterie des Verteidigers steht in Deckung (${terrain}), Deckungswurf ${cover}+.`,
  'cover-taken': () => 'Die Infanterie des Verteidigers steht ohne Deckung.',
  character: ({ side, character, unit }) => `${SIDES[side]}: ${character} schließt sich ${unit} an.`,
  shot: ({ formation, units }) => `Vor dem Ansturm beschossen: ${capital(formation)} verliert ${listed(units)}.`,
  ruling: ({ question, text }) => `${question} ${text}`,
};
