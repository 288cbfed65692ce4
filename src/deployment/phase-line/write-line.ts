/** From units to a line that is read as these units, and from a table to what it was lined up from. */
import { canonical } from '../../shared/canonical.ts';
import { bySide, type BySide } from '../../warhammer-40k/model/procedure.ts';
import type { Scenario, ScenarioUnit } from '../../warhammer-40k/model/scenario.ts';
import type { PhaseLexicon } from './lexicon.ts';
import { profileOfGroup } from './line-up.ts';
import type { LineUnit, ModelGroup } from './read-line.ts';

/** One side: `10 Assault Marine + 1 Veteran Sergeant (power fist), 1 Captain`. */
export const writePhaseSide = (units: readonly LineUnit[], lexicon: PhaseLexicon): string =>
  units.map(({ groups }) => groups.map(group => wordsOf(group, lexicon)).join(' + ')).join(', ');

const wordsOf = ({ unit, choices, count }: ModelGroup, lexicon: PhaseLexicon): string => {
  const found = lexicon.unit(unit);
  const names = (found?.choices ?? []).filter(({ id }) => choices.includes(id)).map(({ name }) => name);
  const isSure = found !== undefined && lexicon.meaningsOf(found.name).length === 1;
  return `${count} ${isSure ? found.name : unit}${names.length === 0 ? '' : ` (${names.join(', ')})`}`;
};

/** The units of a table whose profiles are known; null where it has others, or models that have lost wounds. */
export const unitsOnTable = (
  { units, profiles }: Scenario, lexicon: PhaseLexicon,
): BySide<readonly LineUnit[]> | null => {
  const groups = new Map(Object.keys(profiles).map(key => [key, groupOfKey(key, lexicon)]));
  const isKnown = [...groups].every(([key, group]) => group !== null
    && canonical(profileOfGroup(group, lexicon)) === canonical(profiles[key]!));
  if (!isKnown || units.some(({ models }) => models.some(({ lost }) => lost > 0))) return null;
  return bySide(side => {
    const own = units.filter(unit => unit.side === side);
    return own.map((unit): LineUnit => ({
      groups: groupsIn(unit, groups),
      joined: unit.joined === null ? null : own.findIndex(({ id }) => id === unit.joined),
    }));
  });
};

const groupsIn = (
  { models }: ScenarioUnit, known: ReadonlyMap<string, ModelGroup | null>,
): readonly ModelGroup[] => {
  const counts = new Map<string, number>();
  for (const { profile } of models) counts.set(profile, (counts.get(profile) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ ...known.get(key)!, count })).sort((a, b) => b.count - a.count);
};

/** The id of a unit, and behind it those of what it carries. */
const groupOfKey = (key: string, { unit }: PhaseLexicon): ModelGroup | null => {
  const parts = key.split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = unit(parts.slice(0, length).join('-'));
    const rest = parts.slice(length).join('-');
    const choice = found?.choices.find(({ id }) => id === rest);
    if (found !== undefined && (rest === '' || choice !== undefined)) {
      return { unit: found.id, choices: rest === '' ? [] : [rest], count: 0 };
    }
  }
  return null;
};
