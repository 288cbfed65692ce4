/** In French: what is said of hits. */
import { counted } from '../../../shared/languages/forms.ts';
import type { hitWords as english } from '../../../epic-armageddon/steps/hit-words.ts';
import { de } from '../elision.ts';

const hitsOf = (hits: number): string => counted(hits, { one: 'touche', other: 'touches' });

export const words: typeof english = {
  hits: (hits: number): string => hitsOf(hits),
  hitsOn: (hits: number, force: string): string => `${hitsOf(hits)} sur ${force}`,
  heading: (hits: number, force: string): string => `${hitsOf(hits)} sur ${force}`,
  listOn: (force: string): string => `Touches sur ${force}`,
  listOnSide: { attacker: 'Touches sur l’attaquant', defender: 'Touches sur le défenseur' },
  whoTakes: (hit: number): string => `Qui prend la touche ${hit} ?`,
  whomSniper: (hit: number): string => `Sur qui tombe la touche de sniper ${hit} ?`,
  howSaved: (hit: number): string => `Comment sauvegarder la touche ${hit} ?`,
  changePlaces: (place: string, hits: number): string => `${place}, déjà ${hitsOf(hits)} : échange des places`,
  choices: {
    armour: 'Blindage', cover: 'Couvert', holofield: 'Holochamp', 'knight-shield': 'Bouclier de chevalier',
    none: 'Pas de sauvegarde',
  },
  choice: (save: string, target: number): string => `${save} ${target}+`,

  inContact: 'au contact',
  aboard: (transport: string): string => `à bord ${de(transport)}`,
  from: (length: string, enemy: string): string => `à ${length} ${de(enemy)}`,
  noSave: 'pas de sauvegarde',
  save: (save: string, target: number): string => `${save} ${target}+`,
  again: (target: number): string => `relance ${target}+`,
  invulnerable: (target: number): string => `invulnérable ${target}+`,
  then: (target: number): string => `puis ${target}+`,

  stages: { save: 'sauvegarde', 're-roll': 'relance', invulnerable: 'invulnérable' },
  saved: 'sauvegardée',
  rollSaved: (stage: string, target: number, face: number): string => `${stage} ${target}+ : ${face}, réussi`,
  rollFailed: (stage: string, target: number, face: number): string => `${stage} ${target}+ : ${face}, raté`,
  critical: (from: number, face: number): string => `critique sur ${from} : ${face}, coup critique`,
  noCritical: (from: number, face: number): string => `critique sur ${from} : ${face}, aucun`,
  notYet: 'pas encore',
  stopped: 'arrêtée par les boucliers',
  lost: 'perte',
  damaged: 'dégât',
  dicePoints: (dice: string): string => `${dice} points`,
  points: (points: number): string => counted(points, { one: 'point', other: 'points' }),
  stoppedPoints: (points: number): string =>
    `${counted(points, { one: 'arrêté', other: 'arrêtés' })} par les boucliers`,
  lostUnits: (units: number): string => counted(units, { one: 'perte', other: 'pertes' }),
  damagedUnits: (units: number): string => counted(units, { one: 'endommagée', other: 'endommagées' }),
  allSaved: 'toutes sauvegardées',
  allStopped: 'toutes arrêtées',
  nobodyHit: 'Personne n’a été touché',
};
