/** In Spanish: what the panels say of getting in and out. */
import type { transportWords as english } from '../../../epic-armageddon/steps/move-words.ts';

export const words: typeof english = {
  cannotGetOut: 'No puede bajar.',
  sitsIn: (transport: string): string =>
    `Va en ${transport}. Su ficha está ahí por ahora: arrástrala o usa las flechas.`,
  outNearest: 'Bajar lo más cerca del enemigo',
  outInContact: (enemy: string): string => `Bajar al contacto con ${enemy}`,
  carries: (names: string): string => `A bordo: ${names}.`,
  allOutNearest: 'Bajar todos, cerca del enemigo',
  allOut: 'Bajar a todos',
  into: (transport: string): string => `Subir a ${transport}`,
  nearSomebody: 'Lo más cerca posible de otro',
  nearWhom: 'Cerca de quién',
  outNear: (name: string): string => `Bajar cerca de ${name}`,
};
