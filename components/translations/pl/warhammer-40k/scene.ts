/** In Polish: what is said of those who stand on a battlefield of Warhammer 40,000. */
import type { sceneWords as english } from '../../../warhammer-40k/spoken/map.ts';

export const words: typeof english = {
  model: (name, unit, stance, rung) => `${name}, ${unit}, ${stance}, uderza: ${rung}`,
  touches: (name, enemy) => `${name} dotyka wroga: ${enemy}`,
  standsBy: (name, friend) => `${name} stoi przy swoim: ${friend}`,
  told: line => `${line}.`,
  wound: number => `Rana ${number}`,
  kinds: {
    woods: 'las', ruins: 'ruiny', barricade: 'barykada', craters: 'kratery', water: 'woda', swamp: 'bagno',
    hill: 'wzgórze', rock: 'skała', building: 'budynek',
  },
  reached: name => `Do 2″ od: ${name}. Jednostka trzyma się razem`,
  keepAway: name => `Do 1″ od: ${name}. To nie cel szarży`,
  mayMove: (name, inches) => `${name} może ruszyć się o ${inches}`,
  remaining: inches => `zostało ${inches}`,
};
