/** In French: what the panel of the action test says. */
import type { actionTestWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

export const words: typeof english = {
  test: (name: string): string => `${name} : test d’action`,
  testFailed: (name: string): string => `${name} rate son test`,
  testLead: (initiative: number): string =>
    `Un dé contre son initiative de ${initiative}+ décide si elle part à l’assaut.`,
  onTheDie: (modifiers: string): string => `${modifiers} au dé.`,
  needs: (target: number): string => `Il faut ${target}+.`,
  needsTooMuch: 'Aucun dé n’est assez haut.',
  accepting: 'L’accepter coûte un pion Impact et la formation tient sa position. Pas de combat.',
  throwingAgain: 'Ton Supreme Commander peut le faire relancer, une fois.',
  throwAgain: 'Relancer',
  accept: 'Accepter',
  whatItNeeds: 'Que faut-il au dé ?',
  whatStarts: 'Qu’est-ce qui lance un assaut ?',
};
