/** In French: what is said of those who stand on the battlefield of a phase. */
import type { sceneWords as english } from '../../../warhammer-40k/spoken/map.ts';
import { de } from '../elision.ts';

export const words: typeof english = {
  model: (name, unit, stance, rung) => `${name}, ${unit}, ${stance}, frappe à ${rung}`,
  touches: (name, enemy) => `${name} est au contact ${de(enemy)}`,
  standsBy: (name, friend) => `${name} est près ${de(friend)}`,
  told: line => `${line}.`,
  wound: number => `Blessure ${number}`,
  kinds: {
    woods: 'bois', ruins: 'ruines', barricade: 'barricade', craters: 'cratères', water: 'eau', swamp: 'marécage',
    hill: 'colline', rock: 'rocher', building: 'bâtiment',
  },
  reached: name => `À 2″ ${de(name)} : l’unité reste en cohésion`,
  keepAway: name => `À 1″ ${de(name)}, qui n’est pas une cible de la charge`,
  mayMove: (name, inches) => `${name} peut bouger de ${inches}`,
  remaining: inches => `reste ${inches}`,
};
