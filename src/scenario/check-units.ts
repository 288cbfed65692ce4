/** Units held against their profiles and against each other: who they are, whether they can fight here yet. */
import { UNUSABLE } from '../army-lists/unit.ts';
import type { Profile } from '../epic-armageddon/profile.ts';
import { unitAbilitiesNotYet, weaponRulesNotYet } from './ability-words.ts';
import { MOST, type ScenarioDraft, type UnitDraft } from './draft.ts';
import { reportDuplicates } from './duplicates.ts';
import { quote, type ProblemList } from './problems.ts';
import { areDiceNotYet } from './profile.ts';
import type { Profiles } from './profile-source.ts';
import { nearestWord } from './spelling.ts';

/** A unit with its path. */
export interface PlacedUnit {
  readonly unit: UnitDraft;
  readonly path: string;
}

/** Every unit that could be read, in the order of the scenario. */
export const placedUnits = ({ formations = [] }: ScenarioDraft): readonly PlacedUnit[] =>
  formations.flatMap((formation, i) => (formation?.units ?? []).flatMap((unit, j) =>
    unit === undefined ? [] : [{ unit, path: `formations[${i}].units[${j}]` }]));

export const checkUnits = (draft: ScenarioDraft, profiles: Profiles, problems: ProblemList): void => {
  const units = placedUnits(draft);
  if (units.length > MOST.units) {
    problems.report('formations', 'too-many',
      () => `There are ${units.length} units; there must be at most ${MOST.units}.`);
  }
  reportDuplicates(units.map(({ unit, path }) => ({ id: unit.id, path: `${path}.id` })), 'unit', problems);
  for (const { unit, path } of units) {
    checkUnit(unit, path, profiles, problems);
    unit.characters?.forEach((id, i) => checkCharacter(id, `${path}.characters[${i}]`, profiles, problems));
  }
};

const checkUnit = (unit: UnitDraft, path: string, profiles: Profiles, problems: ProblemList): void => {
  const profile = found(unit.profile, `${path}.profile`, profiles, problems);
  if (profile === undefined) return;
  const { name, type, damageCapacity } = profile;
  const place = `${path}.profile`;
  if (type === 'character') {
    problems.report(place, 'character-alone',
      () => `${quote(name)} is a character: it joins a unit, in the unit's list of characters.`);
  }
  if (type === 'war-engine' || damageCapacity > 1) reportNotYet('War engines', profile, place, problems);
  if (unit.damage !== undefined && unit.damage >= damageCapacity) {
    problems.report(`${path}.damage`, 'already-destroyed',
      () => `${quote(name)} is destroyed by ${damageCapacity} damage; damage must be less, but it is ${unit.damage}.`);
  }
  reportWordsNotYet(profile, place, problems);
};

const checkCharacter = (id: string | undefined, path: string, profiles: Profiles, problems: ProblemList): void => {
  const profile = found(id, path, profiles, problems);
  if (profile === undefined) return;
  if (profile.type !== 'character') {
    problems.report(path, 'not-a-character', () => `${quote(profile.name)} is no character that could join a unit.`);
  }
  reportWordsNotYet(profile, path, problems);
};

const reportWordsNotYet = (profile: Profile, path: string, problems: ProblemList): void => {
  const missing = [
    ...unitAbilitiesNotYet(profile.abilities),
    ...profile.weapons.flatMap(weapon => weaponRulesNotYet(weapon.rules)),
    ...profile.weapons.filter(areDiceNotYet).map(weapon => `Extra attacks of ${weapon.extraAttacks}`),
  ];
  for (const what of new Set(missing)) reportNotYet(what, profile, path, problems);
};

const reportNotYet = (what: string, { name }: Profile, path: string, problems: ProblemList): void =>
  problems.report(path, 'not-yet',
    () => `${what} cannot be resolved yet: ${quote(name)} in ${path.slice(0, path.lastIndexOf('.'))}.`);

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
    const code = unusable === 'aircraft' ? 'not-yet' : 'unusable-unit';
    problems.report(path, code, () => `${quote(name)} cannot fight here. ${UNUSABLE[unusable]}`);
  } else problems.report(path, 'unknown-unit', () => unknownSays(id, profiles));
  return undefined;
};

const unknownSays = (id: string, { brought, library }: Profiles): string => {
  const near = nearestWord(id, brought)
    ?? library.search?.(id).find(({ unit }) => unit.profile !== null)?.unit.id;
  const hint = near === undefined ? 'One of your own needs a profile under profiles.' : `Did you mean ${quote(near)}?`;
  return `There is no unit ${quote(id)}. ${hint}`;
};
