/** Units held against their profiles and against each other: who they are, and what can be true of them. */
import { firstTooMany, sheetKey } from '../model/options.ts';
import { combatantFrom, type Profiles, UNUSABLE } from './profile-source.ts';
import { has, type Combatant } from '../model/combatant.ts';
import type { Profile } from '../model/profile.ts';
import type { Side } from '../model/procedure.ts';
import type { ScenarioDraft, UnitDraft } from './draft.ts';
import { type ProblemList, quote, reportDuplicates } from '../../parsing/problems.ts';
import { SCENARIO_LIMITS } from '../model/limits.ts';
import { sayProblem } from '../../parsing/problem-words.ts';
import { didYouMean, nearestWord } from '../../parsing/spelling.ts';

/** A unit with its path, and the side it is on if that could be read. */
export interface PlacedUnit {
  readonly unit: UnitDraft;
  readonly path: string;
  readonly side: Side | undefined;
}

/** Every unit that could be read, in the order of the scenario. */
export const placedUnits = ({ formations = [] }: ScenarioDraft): readonly PlacedUnit[] =>
  formations.flatMap((formation, i) => (formation?.units ?? []).flatMap((unit, j) =>
    unit === undefined ? [] : [{ unit, path: `formations[${i}].units[${j}]`, side: formation?.side }]));

/** Of more units than there may be nothing else is asked. */
export const countUnits = (draft: ScenarioDraft, problems: ProblemList): void => {
  const { length } = placedUnits(draft);
  if (length <= SCENARIO_LIMITS.units) return;
  problems.report('formations', 'too-many', () => sayProblem('manyUnits', length, SCENARIO_LIMITS.units));
};

export const checkUnits = (draft: ScenarioDraft, profiles: Profiles, problems: ProblemList): void => {
  const units = placedUnits(draft);
  reportDuplicates(units.map(({ unit, path }) => ({ id: unit.id, path: `${path}.id` })), 'unit', problems);
  for (const { unit, path } of units) {
    checkUnit(unit, path, profiles, problems);
    unit.characters?.forEach((id, i) => checkCharacter(id, `${path}.characters[${i}]`, profiles, problems));
    checkOptions(unit, path, profiles, problems);
  }
};

const checkUnit = (unit: UnitDraft, path: string, profiles: Profiles, problems: ProblemList): void => {
  const profile = found(unit.profile, `${path}.profile`, profiles, problems);
  if (profile?.type === 'character') {
    problems.report(`${path}.profile`, 'character-alone',
      () => sayProblem('isCharacter', quote(profile.name)));
  }
  const combatant = combatantFrom(unit, profiles);
  if (combatant !== undefined) checkState(unit, combatant, path, problems);
};

/** Damage it has survived, shields it can have, a height it can fly at. @rule W5, V10, V12 */
const checkState = (unit: UnitDraft, combatant: Combatant, path: string, problems: ProblemList): void => {
  const { damage = 0, shields = 0, poppedUp } = unit;
  const { name, damageCapacity } = combatant;
  if (damage >= damageCapacity) {
    problems.report(`${path}.damage`, 'already-destroyed',
      () => sayProblem('destroyed', quote(name), damageCapacity, damage));
  }
  if (shields > combatant.shields) {
    problems.report(`${path}.shields`, 'too-many-shields',
      () => sayProblem('shields', quote(name), combatant.shields, shields));
  }
  if (poppedUp && !has(combatant, 'skimmer') && !has(combatant, 'support-craft')) {
    problems.report(`${path}.poppedUp`, 'not-a-skimmer',
      () => sayProblem('noSkimmer', quote(name)));
  }
};

const checkCharacter = (id: string | undefined, path: string, profiles: Profiles, problems: ProblemList): void => {
  const profile = found(id, path, profiles, problems);
  if (profile === undefined || profile.type === 'character') return;
  problems.report(path, 'not-a-character', () => sayProblem('noCharacter', quote(profile.name)));
};

/** Options that a datasheet of the unit or of a character with it prints, as many of them as it allows together. */
const checkOptions = (unit: UnitDraft, path: string, profiles: Profiles, problems: ProblemList): void => {
  const ids = [unit.profile, ...unit.characters ?? []].filter(id => id !== undefined);
  const own = unit.options?.filter(option => option !== undefined) ?? [];
  const isBrought = ids.some(id => profiles.isBrought(sheetKey(id, own)));
  if (own.length === 0 || isBrought || ids.some(id => profiles.find(id) === undefined)) return;
  const name = quote(profiles.find(unit.profile ?? '')?.name ?? '');
  const known = ids.flatMap(id => profiles.options(id));
  const chosen = own.flatMap(id => known.find(one => one.id === id) ?? []);
  const tooMany = chosen.length === own.length ? firstTooMany(chosen) : null;
  unit.options?.forEach((id, i) => {
    if (id === undefined || known.some(one => one.id === id)) return;
    problems.report(`${path}.options[${i}]`, 'unknown-word',
      () => didYouMean(sayProblem('noOption', name, quote(id)), id, known.map(one => one.id)));
  });
  if (tooMany === null) return;
  problems.report(`${path}.options[${tooMany}]`, 'contradiction',
    () => sayProblem('noRoomFor', name, quote(chosen[tooMany]!.name)));
};

/** The profile of that id; where there is none, whether it is unknown or known to be of no use. */
const found = (
  id: string | undefined, path: string, profiles: Profiles, problems: ProblemList,
): Profile | undefined => {
  if (id === undefined) return undefined;
  const profile = profiles.find(id);
  if (profile !== undefined || profiles.isBrought(id)) return profile;
  const known = profiles.library.unit?.(id);
  if (known?.unusable) {
    const { name, unusable } = known;
    problems.report(path, 'unusable-unit', () => sayProblem('unusable', quote(name), UNUSABLE[unusable]));
  } else problems.report(path, 'unknown-unit', () => unknownSays(id, profiles));
  return undefined;
};

const unknownSays = (id: string, { brought, library }: Profiles): string => {
  const near = nearestWord(id, brought)
    ?? library.search?.(id).find(({ unit }) => unit.profile !== null)?.unit.id;
  return near === undefined ? sayProblem('ownNeedsProfile', quote(id))
    : sayProblem('guess', sayProblem('noUnit', quote(id)), quote(near));
};
