/** In French: what the battlefield itself says. */
import type { battlefieldWords as english } from '../../shared/battlefield/battlefield-words.ts';
import { counted, figure } from '../../shared/languages/forms.ts';

const KEYS =
  'Les flèches vont d’une unité à l’autre. Celle qui peut bouger, elles la déplacent : 1 centimètre, ou 5 avec Maj ; ' +
  'Entrée la pose, Échap la remet en place, Page préc. et Page suiv. vont aux autres. Plus, moins et zéro : le zoom.';

export const words: typeof english = {
  map: (counters: number): string =>
    `Champ de bataille avec ${counted(counters, { one: 'unité', other: 'unités' })}`,
  mapRole: 'carte',
  keys: KEYS,
  keysAndAsking:
    `${KEYS} Un point d’interrogation demande pourquoi une unité peut combattre ou non ; Entrée aussi, si rien `
    + 'n’est choisi.',
  closer: 'Zoomer',
  further: 'Dézoomer',
  whole: 'Voir tout le combat',
  table: 'Voir en tableau',
  drawing: 'Voir en carte',
  showKey: 'Afficher la légende',
  hideKey: 'Masquer la légende',
  key: 'Légende de la carte',
  caption: 'Unités sur le champ de bataille',
  columns: {
    name: 'Unité', side: 'Camp', values: 'CC/FF', fights: 'Comment elle combat', nearest: 'Ennemi le plus proche',
    hits: 'Touches', kind: 'Type', place: 'Position, cm à droite · en haut',
  },
  sides: { attacker: 'attaquant', defender: 'défenseur' },
  owners: {
    attacker: (formation: string): string => `attaquant, ${formation}`,
    defender: (formation: string): string => `défenseur, ${formation}`,
  },
  shapes: { circle: 'infanterie', square: 'véhicule', ring: 'engin de guerre' },
  stances: {
    fighting: 'directement engagée',
    engaged: 'pas directement engagée',
    supporting: 'en appui',
    bystander: 'hors de l’assaut',
  },
  dead: 'éliminée',
  broken: 'démoralisée',
  character: 'personnage',
  inspiring: 'Inspiring',
  lines: {
    contact: 'au contact', firefight: 'fusillade', support: 'tir d’appui', 'too-far': 'trop loin',
    blocked: 'pas de ligne de tir',
  },
  overwatch: 'en état d’alerte',
  skimmer: 'antigrav',
  landed: 'au sol',
  shields: 'boucliers actifs',
  damage: 'dégâts subis',
  aboard: 'unités à bord',
  push: 'poussée de côté',
  effects: {
    'ignore-cover': 'ignore le couvert', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-arme',
    'titan-killer': 'Tueur de Titans',
  },
  damaged: (points: number, capacity: number): string =>
    `dégâts ${figure(points)}${capacity > 0 ? ` sur ${figure(capacity)}` : ''}`,
  shielded: (up: number, full: number): string => `boucliers ${figure(up)} sur ${figure(full)}`,
  carries: (units: number, names: string): string => `${figure(units)} à bord${names === '' ? '' : ` : ${names}`}`,
  pushed: (length: string): string => `poussée de ${length}`,
  gap: (name: string, length: string): string => `${name}, ${length}`,
  contact: (name: string): string => `${name}, au contact`,
  nobody: 'aucun',
  tokenStates: {
    waiting: 'en attente', stopped: 'arrêtée par un bouclier', saved: 'sauvegardée', damaged: 'dégât',
    killed: 'mortelle',
  },
  hit: (state: string): string => `touche, ${state}`,
  token: (number: number, state: string): string => `touche ${number}, ${state}`,
  tokenOn: (number: number, name: string): string => `Touche ${number} sur ${name}`,
};
