/** The formations of the army lists that can be in an assault. */
import { neteaLists, type ArmyList, type Formation } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';

/** One formation of a list. */
export interface Entry {
  readonly list: ArmyList;
  readonly formation: Formation;
}

/** The datasheet of what can stand on the table; null for characters and for what never fights. */
export const sheetOf = (id: string): Profile | null => {
  const profile = neteaLibrary.profile(id);
  return profile === undefined || profile.type === 'character' ? null : profile;
};

export const isCharacter = (id: string): boolean => neteaLibrary.profile(id)?.type === 'character';

export const ALL_FORMATIONS: readonly Entry[] = neteaLists().flatMap(list =>
  list.formations.map(formation => ({ list, formation })));

const canFight = ({ formation }: Entry): boolean => formation.compositions
  .some(way => way.some(part => part.choices.some(id => sheetOf(id) !== null)));

/** Those that have a unit with something to fight with, the others being ships and aircraft that never land. */
export const FIGHTING_FORMATIONS: readonly Entry[] = ALL_FORMATIONS.filter(canFight);

/** Its name, with its list and its section, since some share one. */
export const nameOf = ({ list, formation }: Entry): string => `${list.name}, ${formation.section}: ${formation.name}`;

/** What has nobody to lead it never engages, but can be engaged. */
export const isAutomata = (id: string): boolean => sheetOf(id)?.abilities.includes('automata') ?? true;

/** Whether a formation can engage, however it is composed. */
export const canEngage = ({ formation }: Entry): boolean => formation.compositions
  .every(way => way.some(part => part.choices.every(id => !isAutomata(id))));

/** Other formations of the same list that can fight. */
export const alliesOf = (entry: Entry): readonly Entry[] => {
  const known = allies.get(entry.list) ?? FIGHTING_FORMATIONS.filter(one => one.list === entry.list);
  allies.set(entry.list, known);
  return known;
};
const allies = new Map<ArmyList, readonly Entry[]>();
