/** In French: what is said while a target is chosen. */
import { counted, form } from '../../../shared/languages/forms.ts';
import type { targetWords as english } from '../../../epic-armageddon/steps/target-words.ts';

export const words: typeof english = {
  engages: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'part', other: 'partent' })} à l’assaut`,
  oneTarget: 'Il y a une seule formation ennemie sur la table. Les autres formations voisines ne peuvent qu’appuyer.',
  whichTarget: 'Quelle formation ennemie charger ? Les autres formations voisines ne peuvent qu’appuyer.',
  target: 'Cible',
  charge: (names: string): string => `Charger ${names}`,
  whoCanBe: 'Qui peut être chargé ?',
  whatStarts: 'Qu’est-ce qui lance un assaut ?',
  away: (length: string): string => `à ${length}`,
  units: (units: number): string => counted(units, { one: 'unité', other: 'unités' }),
  broken: 'démoralisée',
  markers: (markers: number): string => counted(markers, { one: 'pion Impact', other: 'pions Impact' }),
};
