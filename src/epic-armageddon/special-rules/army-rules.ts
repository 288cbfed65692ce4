/** The army rules that bend an assault, by the words of the army lists. */

export const ARMY_RULES = [
  'they-shall-know-no-fear', 'hit-and-run-tactics', 'dark-eldar-hit-and-run-tactics', 'fleet-of-foot', 'unblooded',
  'bravery', 'power-of-the-waaagh', 'feral-ork-power-of-the-waaagh', 'pack-mentality', 'masters-of-siege',
  'summoned-units', 'xeno-biology',
] as const;
export type ArmyRule = (typeof ARMY_RULES)[number];

export const isArmyRule = (word: string | undefined): word is ArmyRule => ARMY_RULES.some(rule => rule === word);
