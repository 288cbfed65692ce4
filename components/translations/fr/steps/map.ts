/** In French: what the map says of an Epic assault. */
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { mapWords as english } from '../../../epic-armageddon/steps/map-words.ts';
import { de } from '../elision.ts';

export const words: typeof english = {
  values: (closeCombat: string, firefight: string, armour: string): string =>
    `corps à corps ${closeCombat}, fusillade ${firefight}, blindage ${armour}`,
  noValue: 'aucun',
  with: (name: string, characters: string): string => `${name} avec ${characters}`,
  owners: {
    attacker: formation => `attaquant, ${formation}`, defender: formation => `défenseur, ${formation}`,
  },
  lost: 'éliminée',
  broken: 'démoralisée',
  poppedUp: 'en hauteur',
  aboard: (transport: string): string => `à bord ${de(transport)}`,
  notEngaged: 'non engagée',
  notInAssault: 'hors de l’assaut',

  stopped: 'arrêtée',
  noSave: 'pas de sauvegarde',
  saves: {
    armour: target => `sauvegarde ${target}+`, cover: target => `couvert ${target}+`,
    holofield: target => `champ ${target}+`, 'knight-shield': target => `bouclier ${target}+`,
    none: () => 'pas de sauvegarde',
  },
  hits: (hits: number): string => counted(hits, { one: 'touche', other: 'touches' }),

  contact: (unit: string, enemy: string): string => `${unit} est au contact ${de(enemy)} : corps à corps.`,
  firefight: (unit: string, enemy: string, length: string): string =>
    `${unit} tire sur ${enemy}, à ${length} : fusillade.`,
  tooFar: (unit: string, enemy: string, length: string, missing: string): string =>
    `${unit} est à ${length} ${de(enemy)} : ${missing} de trop.`,
  short: (missing: string): string => `manque ${missing}`,
  blocked: (unit: string, enemy: string, length: string, terrain: string): string =>
    `${unit} n’a pas de ligne de tir sur ${enemy} : ${length} à travers ${terrain}.`,
  of: (length: string, terrain: string): string => `${length}, ${terrain}`,
  supports: (unit: string, enemy: string, length: string): string => `${unit} appuie, à ${length} ${de(enemy)}.`,
  maySupport: (unit: string, enemy: string, length: string): string =>
    `${unit} peut appuyer, à ${length} ${de(enemy)}.`,

  hit: (number: number, name: string): string => `Touche ${figure(number)} sur ${name}`,
  zone: (name: string): string => `Zone de contrôle ${de(name)}`,
  mayMove: (name: string, length: string): string => `${name} peut bouger de ${length}`,
  getsOut: (name: string, transport: string): string => `${name} débarque ${de(transport)} par ici`,
  from: (length: string, name: string): string => `à ${length} ${de(name)}`,
};
