/** What the panels say of getting in and out. */
import { spoken } from '../../shared/languages/spoken.ts';

export const transportWords = spoken('steps/transports', {
  cannotGetOut: 'It cannot get out.',
  sitsIn: (transport: string): string =>
    `It sits in ${transport}. Its counter stands there now: drag it, or use the arrow keys on it.`,
  outNearest: 'Out, nearest the enemy',
  outInContact: (enemy: string): string => `Out, into contact with ${enemy}`,
  carries: (names: string): string => `It carries ${names}.`,
  allOutNearest: 'All out, nearest the enemy',
  allOut: 'All passengers out',
  into: (transport: string): string => `Into ${transport}`,
  nearSomebody: 'As near as can be to somebody else',
  nearWhom: 'Near whom',
  outNear: (name: string): string => `Out, near ${name}`,
});
