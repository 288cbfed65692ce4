/** In Spanish: what is said of hands of dice. */
import { counted } from '../../../shared/languages/forms.ts';
import type { diceWords as english } from '../../../epic-armageddon/steps/dice-words.ts';

const DICE = { one: 'dado', other: 'dados' };

export const words: typeof english = {
  dice: (dice: number): string => counted(dice, DICE),
  ways: { 'close-combat': 'cuerpo a cuerpo', firefight: 'tiroteo' },
  effects: {
    'ignore-cover': 'ignora cobertura', lance: 'lanza', sniper: 'francotirador', 'macro-weapon': 'macroarma',
    'titan-killer': 'Matatitanes',
  },
  saves: {
    armour: 'blindaje', cover: 'cobertura', holofield: 'holocampo', 'knight-shield': 'escudo de caballero',
    none: 'sin salvación',
  },
  attack: (dice: string, way: string, target: number): string => `${dice}, ${way} ${target}+`,
  withEffect: (words: string, effect: string): string => `${words}, ${effect}`,
  withDice: (names: string, dice: number): string => `${names} con ${counted(dice, DICE)}`,
  withDiceEach: (names: string, dice: number): string => `${names} con ${counted(dice, DICE)} por unidad`,
  hits: (hits: number): string =>
    (hits === 0 ? 'ningún impacto' : counted(hits, { one: 'impacto', other: 'impactos' })),
  again: 'otra vez',
  invulnerable: 'invulnerable',
  save: (how: string, target: number): string => `${how} ${target}+`,
  savePerPoint: (how: string, target: number): string => `${how} ${target}+, un dado por punto`,
  titanKiller: (name: string): string => `Matatitanes en ${name}`,
  points: (dice: string): string => `Puntos de daño, ${dice}`,
  critical: (name: string, dice: string, from: number): string => `${name}: ${dice}, crítico con ${from}`,
  splash: (target: number): string => `impacto con ${target}+`,
  test: (name: string, target: number): string => `${name}: ${target}+`,
  testTooHigh: (name: string): string => `${name}: ningún dado es tan alto`,
  grief: 'Marcadores de explosión, D3',
  etherealsLost: (lost: number): string =>
    `Por ${counted(lost, { one: 'Ethereal perdido', other: 'Ethereals perdidos' })}`,
  inTerrain: (name: string, terrain: string): string => `${name} en ${terrain}`,
  dangerousTerrain: 'terreno peligroso',
  walkerAgain: 'Un Walker repite una vez: baja con 1',
  lostOnOne: 'Baja con 1',
  extraAttacks: (dice: string): string => `Número de ataques adicionales, ${dice}`,
  verdicts: {
    save: { counts: 'salvado', countsNot: 'no salvado' },
    critical: { counts: 'impacto crítico', countsNot: 'sin crítico' },
    splash: { counts: 'impacto', countsNot: 'sin impacto' },
    test: { counts: 'superado', countsNot: 'fallado' },
    terrain: { counts: 'a salvo', countsNot: 'baja' },
  },

  modifiers: {
    kills: 'bajas causadas', 'more units': 'más unidades', 'more than twice as many': 'más del doble',
    'no Blast markers': 'sin marcadores', 'enemy has more Blast markers': 'el enemigo tiene más marcadores',
    Inspiring: 'Inspiring', 'Blast markers': 'marcadores de explosión',
    'keeping the initiative': 'conservar la iniciativa', army: 'ejército',
  },
  modifier: (name: string, value: string): string => `${name} ${value}`,
  nothingToAdd: 'Nada que sumar',
  higherOfTwo: (force: string, added: string): string => `${force}: el más alto de dos dados, ${added}`,
};
