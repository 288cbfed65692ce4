/** In French: what the panels say of any move. */
import { form } from '../../../shared/languages/forms.ts';
import type { moveWords as english } from '../../../epic-armageddon/steps/move-words.ts';
import { de } from '../elision.ts';

export const words: typeof english = {
  unitsOf: (formation: string): string => `Unités ${de(formation)}`,
  moved: (moved: string, allowance: string): string => `${moved} sur ${allowance}`,
  landed: 'au sol',
  carefully: 'prudemment',
  how: 'Bouge-la sur le champ de bataille : fais glisser son pion, ou prends les flèches.',
  mayStill: (length: string): string => `Elle peut encore bouger de ${length}.`,
  landsAnywhere: 'Elle se pose où elle veut.',
  asFarAsItMay: 'Elle a fait tout son mouvement.',
  shoving: (move: string, names: string): string => `${move}, en poussant ${names}`,
  goesCarefully: 'Elle va prudemment et relance un test raté.',
  goCarefully: (length: string): string => `Prudemment : ${length}, test relancé`,
  apart: (names: string, units: number): string =>
    `${names} ${form(units, {
      one: 'est à l’écart et ce sera une perte', other: 'sont à l’écart et ce seront des pertes',
    })} si on s’arrête là.`,
  choosePart: 'Choisis la partie qui reste',
  partThatStays: 'La partie qui reste',
  keep: (names: string): string => `Garder ${names}`,
  lose: (names: string): string => `Pertes : ${names}`,

  terrain: 'Terrain dangereux',
  terrainLead: 'L’unité qui a bougé lance un dé avant tout autre mouvement.',
  whoTests: 'Qui doit tester ?',

  contactWith: (enemy: string): string => `au contact ${de(enemy)}`,
  inFirefight: (length: string): string => `fusillade, ${length}`,
  tooFar: (length: string): string => `trop loin, ${length}`,
  noLine: 'pas de ligne de tir',
  inTransport: (transport: string): string => `dans ${transport}`,

  withdrawAll: 'Replier tout le monde',
  endWithdrawal: 'Finir le repli',
  unitsThatWithdraw: 'Unités en repli',
  straightAway: 'Droit à l’opposé de l’ennemi le plus proche',
  nobodyLost: 'Aucune perte si on s’arrête là.',
  tooNear: (names: string, units: number): string => form(units, {
    one: `${names} est trop près d’un ennemi : perte si on s’arrête là.`,
    other: `${names} sont trop près d’un ennemi : pertes si on s’arrête là.`,
  }),
  enginesTooNear: (names: string, units: number): string => form(units, {
    one: `${names} est trop près d’un ennemi et prend un point de dégât pour chacun.`,
    other: `${names} sont trop près d’un ennemi et prennent un point de dégât pour chacun.`,
  }),
  caught: (length: string): string => `rattrapée, ${length}`,
  damaged: (length: string): string => `endommagée, ${length}`,
  fearless: 'sauve, Fearless',
  safeAt: (length: string): string => `sauve, ${length}`,
  safe: 'sauve',
};
