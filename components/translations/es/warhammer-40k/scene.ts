/** In Spanish: what is said of those who stand on the battlefield of a phase. */
import type { sceneWords as english } from '../../../warhammer-40k/spoken/map.ts';

export const words: typeof english = {
  model: (name, unit, stance, rung) => `${name}, ${unit}, ${stance}, golpea a ${rung}`,
  touches: (name, enemy) => `${name} está en contacto con ${enemy}`,
  standsBy: (name, friend) => `${name} está junto a ${friend}`,
  told: line => `${line}.`,
  wound: number => `Herida ${number}`,
  kinds: {
    woods: 'bosque', ruins: 'ruinas', barricade: 'barricada', craters: 'cráteres', water: 'agua', swamp: 'pantano',
    hill: 'colina', rock: 'roca', building: 'edificio',
  },
  reached: name => `A 2″ de ${name}: la unidad sigue en coherencia`,
  keepAway: name => `A 1″ de ${name}, que no es objetivo de la carga`,
  mayMove: (name, inches) => `${name} puede mover ${inches}`,
  remaining: inches => `quedan ${inches}`,
};
