/** In French: what the battlefield of a phase says. */
import { counted } from '../../../shared/languages/forms.ts';
import type { MAP_WORDS as english } from '../../../warhammer-40k/spoken/map.ts';

const KEYS =
  'Les flèches vont d’une figurine à l’autre. Celle qui peut bouger, elles la déplacent : un demi-pas, deux avec Maj ; '
  + 'Entrée la pose, Échap la remet en place, Page préc. et Page suiv. vont aux autres. Plus, moins et zéro : le zoom.';

export const words: typeof english = {
  map: counters => `Champ de bataille avec ${counted(counters, { one: 'figurine', other: 'figurines' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} Un point d’interrogation demande pourquoi une figurine peut combattre ou non.`,
  caption: 'Figurines sur le champ de bataille',
  columns: {
    name: 'Figurine', side: 'Camp', values: 'Initiative', fights: 'Comment elle combat',
    nearest: 'Ennemi le plus proche', hits: 'Blessures', kind: 'Type', place: 'Position, pas à droite · en haut',
  },
  shapes: { circle: 'figurine', square: 'moto ou marcheur', ring: 'créature monstrueuse' },
  stances: {
    fighting: 'au contact', engaged: 'pas au contact', supporting: 'près d’un ami au contact',
    bystander: 'hors de tout combat',
  },
  dead: 'éliminée',
  broken: 'en retraite',
  lines: {
    contact: 'au contact', firefight: 'tir', support: 'près d’un ami au contact', 'too-far': 'trop loin',
    blocked: 'hors de vue',
  },
  hit: state => `blessure, ${state}`,
  token: (number, state) => `blessure ${number}, ${state}`,
  tokenOn: (number, name) => `Blessure ${number} sur ${name}`,
};
