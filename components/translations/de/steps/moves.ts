/** In German: any move: how far, into what danger, who is left behind, who is caught. */
import { form } from '../../../shared/languages/forms.ts';
import type { moveWords as english } from '../../../epic-armageddon/steps/move-words.ts';

const stands = (units: number): string => form(units, { one: 'steht', other: 'stehen' });

export const words: typeof english = {
  unitsOf: formation => `Einheiten von ${formation}`,
  moved: (moved, allowance) => `${moved} von ${allowance} bewegt`,
  landed: 'gelandet',
  carefully: 'vorsichtig',
  how: 'Bewege sie auf dem Schlachtfeld: Zieh ihren Marker oder nimm die Pfeiltasten darauf.',
  mayStill: length => `Sie darf sich noch ${length} bewegen.`,
  landsAnywhere: 'Sie landet, wo sie will.',
  asFarAsItMay: 'Sie ist so weit, wie sie darf.',
  shoving: (move, names) => `${move}, schiebt ${names} beiseite`,
  goesCarefully: 'Sie geht vorsichtig und wirft einen verpatzten Test noch einmal.',
  goCarefully: length => `Vorsichtig: ${length}, Test noch einmal`,
  apart: (names, units) =>
    `${names} ${stands(units)} abseits der anderen und ${form(units, { one: 'ist', other: 'sind' })} verloren, `
    + 'wenn es jetzt endet.',
  choosePart: 'Wähle, welcher Teil bleibt',
  partThatStays: 'Der Teil, der bleibt',
  keep: names => `${names} behalten`,
  lose: names => `Verloren: ${names}`,

  terrain: 'Gefährliches Gelände',
  terrainLead: 'Die bewegte Einheit wirft einen Würfel, bevor sich jemand anders bewegt.',
  whoTests: 'Wer muss testen?',

  contactWith: enemy => `in Kontakt mit ${enemy}`,
  inFirefight: length => `Feuergefecht, ${length}`,
  tooFar: length => `zu weit, ${length}`,
  noLine: 'keine Schusslinie',
  inTransport: transport => `in ${transport}`,

  withdrawAll: 'Alle geradewegs zurückziehen',
  endWithdrawal: 'Rückzug beenden',
  unitsThatWithdraw: 'Einheiten auf dem Rückzug',
  straightAway: 'Geradewegs weg vom nächsten Gegner',
  nobodyLost: 'Niemand wäre verloren, wenn es jetzt endet.',
  tooNear: (names, units) =>
    `${names} ${stands(units)} zu nah am Gegner und ${form(units, { one: 'ist', other: 'sind' })} verloren, `
    + 'wenn es jetzt endet.',
  enginesTooNear: (names, units) =>
    `${names} ${stands(units)} zu nah an Gegnern und ${form(units, { one: 'nimmt', other: 'nehmen' })} für jeden `
    + 'davon einen Schadenspunkt.',
  caught: length => `gestellt, ${length}`,
  damaged: length => `nimmt Schaden, ${length}`,
  fearless: 'sicher, Fearless',
  safeAt: length => `sicher, ${length}`,
  safe: 'sicher',
};
