/** The formations of a list that can fight on the ground, put together. */
import type { BuiltFormation, BuiltUnit } from '../../army-lists/built-formation.ts';
import { buildPicked, formationRules, smallestFormation } from '../../army-lists/choices/build-formation.ts';
import { initiativeOf } from '../../army-lists/choices/initiative.ts';
import { FORCE_RULES } from '../../army-lists/force-rules.ts';
import { formationCalled } from '../../army-lists/import/armies.ts';
import type { RosterFormation } from '../../army-lists/import/read-roster.ts';
import type { Library } from '../../army-lists/library.ts';
import type { ArmyList } from '../../army-lists/lists.ts';
import { isArmyRule } from '../../epic-armageddon/model/army-rules.ts';
import { USUAL_INITIATIVE } from '../../epic-armageddon/model/limits.ts';
import { quote } from '../../parsing/problems.ts';
import { didYouMean } from '../../parsing/spelling.ts';

/** Where lists and their units are looked up. */
export interface ListSources {
  readonly library: Library;
  readonly lists: readonly ArmyList[];
}

/**
 * The formations of a list of the library, each as small as it may be, or of a roster.
 *
 * @throws RangeError for a list that there is not, and for one without anybody who can fight.
 */
export const formationsOf = (
  list: string | readonly RosterFormation[], sources: ListSources,
): readonly BuiltFormation[] => {
  const built = typeof list === 'string' ? formationsOfList(listCalled(list, sources), sources)
    : list.map(one => formationOfRoster(one, sources));
  const fighting = built.filter(({ units }) => units.length > 0);
  if (fighting.length === 0) throw new RangeError('A list needs a formation with somebody who fights on the ground.');
  return fighting;
};

/** Each formation in its usual composition; of some nobody can fight. */
export const formationsOfList = (list: ArmyList, { library }: ListSources): readonly BuiltFormation[] =>
  list.formations.map((_, at) => buildPicked(smallestFormation(list, at, library)!, library));

const listCalled = (id: string, { lists }: ListSources): ArmyList => {
  const list = lists.find(one => one.id === id);
  if (list !== undefined) return list;
  throw new RangeError(didYouMean(`There is no list ${quote(id)}.`, id, lists.map(one => one.id)));
};

/** Characters with those whom they joined; what only the file knows with its own profile. */
const formationOfRoster = (
  { name, list: id, units, characters }: RosterFormation, { lists, library }: ListSources,
): BuiltFormation => {
  const own = [...units, ...characters].flatMap(({ profile, own: brought }) =>
    (brought === undefined || library.profile(profile) !== undefined ? [] : [[profile, brought] as const]));
  return {
    name,
    list: id,
    ...strengthOf(name, lists.find(one => one.id === id) ?? null),
    units: units.map(({ profile, options }, at): BuiltUnit => ({
      profile, options, characters: characters.filter(({ on }) => on === at).map(one => one.profile), aboard: null,
    })),
    profiles: Object.fromEntries(own),
  };
};

/** The rules of the formation where the list has it, else those of the list's own force. */
const strengthOf = (name: string, list: ArmyList | null): Pick<BuiltFormation, 'initiative' | 'rules'> => {
  const formation = formationCalled(name, list);
  if (list !== null && formation !== null) {
    return { initiative: initiativeOf(list, formation, []), rules: formationRules(list, formation) };
  }
  const words = list === null ? [] : [...(FORCE_RULES[list.forces[0] ?? ''] ?? '').split(' '), ...list.rules];
  return { initiative: USUAL_INITIATIVE, rules: [...new Set(words)].filter(isArmyRule) };
};
