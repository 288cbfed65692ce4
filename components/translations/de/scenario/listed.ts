/** In German: what lists of a scenario are of. */
import type { Listed } from '../../../../src/parsing/problem-words.ts';

export const LISTED: Readonly<Record<Listed, string>> = {
  abilities: 'Fähigkeiten', 'army rules': 'Armeeregeln', corners: 'Ecken', 'damaged units': 'beschädigte Einheiten',
  events: 'Ereignisse', faces: 'Augenzahlen', 'formation ids': 'ids von Formationen', formations: 'Formationen',
  grenades: 'Granaten', hits: 'Treffer', 'ids of units': 'ids von Einheiten', models: 'Modelle', moments: 'Stationen',
  'pieces of terrain': 'Geländestücke', 'profile ids of characters': 'Profil-ids von Charakteren',
  'rule ids': 'ids von Regeln', sentences: 'Sätze', traits: 'Merkmale', 'traits of terrain': 'Geländemerkmale',
  'unit ids': 'ids von Einheiten', units: 'Einheiten', 'weapon rules': 'Waffenregeln', weapons: 'Waffen',
  'wounded models': 'verwundete Modelle',
};
