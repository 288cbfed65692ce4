/** In French: the pieces that several facts of a reasoning are told with. */
import type { WayToFight } from '../../../../src/epic-armageddon/model/combatant.ts';
import type { Effect } from '../../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveKind, SaveStage } from '../../../../src/epic-armageddon/model/volley.ts';
import type { Loss } from '../../../../src/epic-armageddon/model/procedure.ts';
import { figure } from '../../../shared/languages/forms.ts';
import { cmOf } from '../counts.ts';

const HAIR = 0.1;
const FINEST = 0.01;
const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
export const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : cmOf(at));
export const missingOf = (missing: number): string => (missing < HAIR ? finely(missing) : cmOf(missing));
/** Of a unit. */
export const ordinal = (number: number): string => (number === 1 ? '1re' : `${number}e`);

export const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'au corps à corps', firefight: 'en fusillade',
};
export const EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'sans tenir compte du couvert', lance: 'comme lance', sniper: 'comme sniper',
  'macro-weapon': 'comme macro-arme', 'titan-killer': 'comme Tueur de Titans',
};
export const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'une touche qui ignore le couvert', lance: 'une touche de lance', sniper: 'une touche de sniper',
  'macro-weapon': 'une touche de macro-arme', 'titan-killer': 'une touche de Tueur de Titans',
};
export const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'des attaques de First Strike', attacks: 'des attaques', support: 'du tir d’appui',
  'hack-down': 'de la débâcle', withdrawal: 'd’un repli fini trop près d’un ennemi',
  'dangerous-terrain': 'du terrain dangereux', overwatch: 'd’un tir d’état d’alerte', splash: 'd’une explosion',
  passengers: 'prise dans l’épave', 'blast-marker': 'à la place d’un pion Impact', critical: 'd’un coup critique',
};
export const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'dans les attaques', support: 'sous le tir d’appui', 'hack-down': 'dans la débâcle',
  withdrawal: 'dans le repli de sa formation', 'already-broken': 'avec sa formation, déjà démoralisée',
  passengers: 'avec son transport', critical: 'par un coup critique', coherency: 'hors de cohésion',
  'dangerous-terrain': 'en terrain dangereux', 'blast-marker': 'dans la panique de sa formation',
  overwatch: 'sous un tir d’état d’alerte', summoned: 'quand sa formation a craqué : elle était invoquée',
};
export const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'sa sauvegarde', 're-roll': 'sa sauvegarde relancée', invulnerable: 'sa sauvegarde invulnérable',
};
export const SAVES: Readonly<Record<SaveKind, string>> = {
  armour: 'son blindage', cover: 'le couvert', holofield: 'son holochamp', 'knight-shield': 'son bouclier de chevalier',
  none: 'aucune',
};
