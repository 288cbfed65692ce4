/** The army rules that bend an assault, by the words of the army lists. */

export const ARMY_RULES = ['they-shall-know-no-fear'] as const;
export type ArmyRule = (typeof ARMY_RULES)[number];
