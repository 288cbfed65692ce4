/** In French: what lists of a scenario are of. */
import type { Listed } from '../../../../src/parsing/problem-words.ts';

const LISTED: Readonly<Record<Listed, string>> = {
  abilities: 'capacités', 'army rules': 'règles d’armée', corners: 'coins', 'damaged units': 'unités endommagées',
  events: 'événements', faces: 'faces de dés', 'formation ids': 'id de formations', formations: 'formations',
  grenades: 'grenades', hits: 'touches', 'ids of units': 'id d’unités', models: 'figurines', moments: 'moments',
  'pieces of terrain': 'éléments de terrain', 'profile ids of characters': 'id de profils de personnages',
  'rule ids': 'id de règles', sentences: 'phrases', traits: 'traits', 'traits of terrain': 'traits de terrain',
  'unit ids': 'id d’unités', units: 'unités', 'weapon rules': 'règles d’armes', weapons: 'armes',
  'wounded models': 'figurines blessées',
};

/** 'de formations', 'd’unités' */
export const ofListed = (what: Listed): string => {
  const said = LISTED[what];
  return /^[aeiouéè]/.test(said) ? `d’${said}` : `de ${said}`;
};
