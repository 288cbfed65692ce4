/** In French: what the panels say of getting in and out. */
import type { transportWords as english } from '../../../epic-armageddon/steps/move-words.ts';
import { de } from '../elision.ts';

export const words: typeof english = {
  cannotGetOut: 'Elle ne peut pas débarquer.',
  sitsIn: (transport: string): string =>
    `Elle est dans ${transport}. Son pion est là pour l’instant : fais-le glisser, ou prends les flèches.`,
  outNearest: 'Débarquer au plus près de l’ennemi',
  outInContact: (enemy: string): string => `Débarquer au contact ${de(enemy)}`,
  carries: (names: string): string => `À bord : ${names}.`,
  allOutNearest: 'Tout débarquer près de l’ennemi',
  allOut: 'Débarquer tout le monde',
  into: (transport: string): string => `Embarquer dans ${transport}`,
  nearSomebody: 'Au plus près de quelqu’un d’autre',
  nearWhom: 'Près de qui',
  outNear: (name: string): string => `Débarquer près ${de(name)}`,
};
