/** Units that a list does not name one by one: what its army list gives anyway, and just enough transports. */
import { quote } from '../../parsing/problems.ts';
import { knownFormations } from '../../deployment/quick-entry/formations.ts';
import type { BuiltFormation, BuiltUnit } from '../built-formation.ts';
import { carrierOfUnit } from '../carrying.ts';
import { justEnough } from '../choices/aboard.ts';
import { canFight, passengerOf } from '../choices/formation-draft.ts';
import type { Library } from '../library.ts';
import type { ArmyList, Formation } from '../lists.ts';
import { optionsOfEach, type WantedUnit } from './assign-characters.ts';
import type { ImportSources } from './import-result.ts';
import { sayImport } from './import-words.ts';
import { idsOf } from './matching.ts';
import type { SortedEntries } from './sort-entries.ts';
import type { ListNote } from './written-list.ts';

/** What an army list gives a formation without being asked; nothing where units are written that are no upgrades. */
export const leastOf = (
  formation: Formation | null, { found, unmatched }: SortedEntries, { lexicon }: ImportSources,
): readonly WantedUnit[] => {
  if (formation === null || (unmatched.length > 0 && !isOneUnit(formation, unmatched))) return [];
  const own = new Set(formation.compositions.flatMap(way => way.flatMap(({ choices }) => choices)));
  const units = found.map(({ unit }) => unit).filter(({ profile }) => profile?.type !== 'character');
  if (units.some(({ id }) => own.has(id) || !idsOf(formation).has(id))) return [];
  const { library } = lexicon;
  const alone: ArmyList = { id: '', name: '', forces: [], rules: [], options: {}, formations: [formation] };
  return (knownFormations([alone], library)[0]?.stands ?? []).flatMap(({ profile, count, characters }) => [
    ...wanted(library.unit(profile), count, false),
    ...characters.filter(id => !isChosen(id, formation, found)).flatMap(id => wanted(library.unit(id), 1, true)),
  ]);
};

/** Whether as many are written in place of those from whom it is chosen, such as the weapons of a Titan. */
const isChosen = (id: string, { compositions: [first = []] }: Formation, found: SortedEntries['found']): boolean => {
  const part = first.find(({ choices }) => choices.length > 1 && choices.includes(id));
  const characters = found.filter(({ unit }) => unit.profile?.type === 'character');
  return part !== undefined && characters.reduce((sum, { count }) => sum + count, 0) >= part.least;
};

/** Whether it is one unit, such as a Titan, and none of the words that are open may mean that. */
const isOneUnit = (
  { compositions: [first = []] }: Formation, unmatched: SortedEntries['unmatched'],
): boolean => {
  const [only, ...others] = first.filter(({ least }) => least > 0);
  return only !== undefined && others.length === 0 && only.least === 1
    && unmatched.every(({ near }) => !only.choices.some(id => near.includes(id)));
};

const wanted = (unit: WantedUnit['unit'] | undefined, count: number, isJoined: boolean): readonly WantedUnit[] =>
  (unit === undefined ? [] : [{ unit, count, isJoined, options: [], named: [] }]);

/** Transports that a formation comes with, and those that it may take. */
export const transportKindsOf = (formation: Formation | null, library: Library): readonly WantedUnit[] => [
  ...formation?.transport ?? [],
  ...(formation?.upgrades ?? []).flatMap(({ changes }) => changes)
    .flatMap(change => (change.kind === 'transport' ? change.choices : [])),
].flatMap(id => wanted(library.unit(id), 1, false));

/** As many as carry the units, of the first kind that can. */
export const transportsFor = (
  units: BuiltFormation['units'], kinds: readonly WantedUnit[], { lexicon: { library } }: ImportSources,
): BuiltFormation['units'] => {
  const passengers = units.map(({ profile }) => passengerOf(profile, [], library));
  for (const kind of kinds.filter(({ unit }) => canFight(unit.id, library))) {
    const count = justEnough(carrierOfUnit(kind.unit) ?? kind.unit.id, passengers);
    if (count > 0) {
      return optionsOfEach(kind, count)
        .map(options => ({ profile: kind.unit.id, characters: [], options, aboard: null }));
    }
  }
  return [];
};

/** How many transports were taken. */
export const transportNotes = (transports: readonly BuiltUnit[], library: Library): readonly ListNote[] =>
  [...new Set(transports.map(({ profile }) => profile))].map(id => ({
    text: '',
    say: sayImport('enough', quote(library.unit(id)?.name ?? id), transports.filter(one => one.profile === id).length),
  }));
