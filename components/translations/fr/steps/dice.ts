/** In French: what is said of hands of dice. */
import { counted } from '../../../shared/languages/forms.ts';
import type { diceWords as english } from '../../../epic-armageddon/steps/dice-words.ts';

const DICE = { one: 'dé', other: 'dés' };

export const words: typeof english = {
  dice: (dice: number): string => counted(dice, DICE),
  ways: { 'close-combat': 'corps à corps', firefight: 'fusillade' },
  effects: {
    'ignore-cover': 'ignore le couvert', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-arme',
    'titan-killer': 'Tueur de Titans',
  },
  saves: {
    armour: 'blindage', cover: 'couvert', holofield: 'holochamp', 'knight-shield': 'bouclier de chevalier',
    none: 'pas de sauvegarde',
  },
  attack: (dice: string, way: string, target: number): string => `${dice}, ${way} ${target}+`,
  withEffect: (words: string, effect: string): string => `${words}, ${effect}`,
  withDice: (names: string, dice: number): string => `${names} avec ${counted(dice, DICE)}`,
  withDiceEach: (names: string, dice: number): string => `${names} avec ${counted(dice, DICE)} chacun`,
  hits: (hits: number): string =>
    (hits === 0 ? 'aucune touche' : counted(hits, { one: 'touche', other: 'touches' })),
  again: 'relance',
  invulnerable: 'invulnérable',
  save: (how: string, target: number): string => `${how} ${target}+`,
  savePerPoint: (how: string, target: number): string => `${how} ${target}+, un dé par point`,
  titanKiller: (name: string): string => `Tueur de Titans sur ${name}`,
  points: (dice: string): string => `Points de dégât, ${dice}`,
  critical: (name: string, dice: string, from: number): string => `${name} : ${dice}, critique sur ${from}`,
  splash: (target: number): string => `touche sur ${target}+`,
  test: (name: string, target: number): string => `${name} : ${target}+`,
  testTooHigh: (name: string): string => `${name} : aucun dé n’est assez haut`,
  grief: 'Pions Impact, D3',
  etherealsLost: (lost: number): string =>
    `Pour ${counted(lost, { one: 'Ethereal perdu', other: 'Ethereals perdus' })}`,
  inTerrain: (name: string, terrain: string): string => `${name} (${terrain})`,
  dangerousTerrain: 'terrain dangereux',
  walkerAgain: 'Un Walker relance une fois : perte sur 1',
  lostOnOne: 'Perte sur 1',
  extraAttacks: (dice: string): string => `Nombre d’attaques supplémentaires, ${dice}`,
  verdicts: {
    save: { counts: 'sauvegardé', countsNot: 'pas sauvegardé' },
    critical: { counts: 'coup critique', countsNot: 'pas de critique' },
    splash: { counts: 'touche', countsNot: 'pas de touche' },
    test: { counts: 'réussi', countsNot: 'raté' },
    terrain: { counts: 'sauf', countsNot: 'perte' },
  },

  modifiers: {
    kills: 'pertes infligées', 'more units': 'plus d’unités', 'more than twice as many': 'plus du double',
    'no Blast markers': 'sans pion Impact', 'enemy has more Blast markers': 'plus de pions chez l’ennemi',
    Inspiring: 'Inspiring', 'Blast markers': 'pions Impact', 'keeping the initiative': 'initiative gardée',
    army: 'armée',
  },
  modifier: (name: string, value: string): string => `${name} ${value}`,
  nothingToAdd: 'Rien à ajouter',
  higherOfTwo: (force: string, added: string): string => `${force} : le plus haut de deux dés, ${added}`,
};
