/** In French: why some units have no profile here. */
import type { Unusable } from '../../../../src/epic-armageddon/scenario/profile-source.ts';

export const words: Readonly<Record<Unusable, string>> = {
  aircraft: 'Cette unité ne se pose jamais pour combattre, et en l’air rien ne peut lui donner l’assaut.',
  spacecraft: 'Les vaisseaux spatiaux restent au-dessus de la table et ne combattent jamais dans un assaut.',
  delivery: 'Cette unité ne fait qu’amener les autres sur la table et n’a pas de valeurs pour combattre.',
};
