/** In German: what is said of those who stand on a battlefield of Warhammer 40,000. */
import type { sceneWords as english } from '../../../warhammer-40k/spoken/map.ts';

export const words: typeof english = {
  model: (name, unit, stance, rung) => `${name}, ${unit}, ${stance}, schlägt zu bei ${rung}`,
  touches: (name, enemy) => `${name} berührt ${enemy}`,
  standsBy: (name, friend) => `${name} steht bei ${friend}`,
  told: line => `${line}.`,
  wound: number => `Verwundung ${number}`,
  kinds: {
    woods: 'Wald', ruins: 'Ruinen', barricade: 'Barrikade', craters: 'Krater', water: 'Wasser', swamp: 'Sumpf',
    hill: 'Hügel', rock: 'Fels', building: 'Gebäude',
  },
  reached: name => `Höchstens 2″ von ${name}: Die Einheit bleibt beisammen`,
  keepAway: name => `Höchstens 1″ von ${name}, wird nicht angegriffen`,
  mayMove: (name, inches) => `${name} darf sich ${inches} bewegen`,
  remaining: inches => `noch ${inches}`,
};
