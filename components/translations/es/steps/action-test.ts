/** In Spanish: what the panel of the action test says. */
import type { actionTestWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

export const words: typeof english = {
  test: (name: string): string => `${name}: chequeo de acción`,
  testFailed: (name: string): string => `${name} falla su chequeo`,
  testLead: (initiative: number): string =>
    `Un dado contra su iniciativa de ${initiative}+ decide si se lanza al asalto.`,
  onTheDie: (modifiers: string): string => `${modifiers} al dado.`,
  needs: (target: number): string => `Necesita ${target}+.`,
  needsTooMuch: 'Ningún dado es tan alto.',
  accepting: 'Aceptarlo cuesta un marcador de explosión y la formación se queda en posición. No hay combate.',
  throwingAgain: 'Tu Supreme Commander puede hacer que se repita, una vez.',
  throwAgain: 'Repetir',
  accept: 'Aceptar',
  whatItNeeds: '¿Qué necesita el dado?',
  whatStarts: '¿Qué empieza un asalto?',
};
