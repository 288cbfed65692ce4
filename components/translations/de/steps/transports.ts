/** In German: getting in and out. */
import type { transportWords as english } from '../../../epic-armageddon/steps/move-words.ts';

export const words: typeof english = {
  cannotGetOut: 'Sie kann nicht aussteigen.',
  sitsIn: transport => `Sie sitzt in ${transport}. Ihr Marker steht jetzt dort: Zieh ihn oder nimm die Pfeiltasten `
    + 'darauf.',
  outNearest: 'Raus, möglichst nah am Gegner',
  outInContact: enemy => `Raus, in Kontakt mit ${enemy}`,
  carries: names => `An Bord: ${names}.`,
  allOutNearest: 'Alle raus, möglichst nah am Gegner',
  allOut: 'Alle Passagiere raus',
  into: transport => `Einsteigen: ${transport}`,
  nearSomebody: 'Möglichst nah an jemand anderem',
  nearWhom: 'Nah an wem',
  outNear: name => `Raus, nah an ${name}`,
};
