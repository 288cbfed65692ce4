/** A formation built from what was picked: characters on the units that carry them, passengers aboard. */
import { isArmyRule } from '../../epic-armageddon/model/army-rules.ts';
import type { Profile } from '../../epic-armageddon/model/profile.ts';
import type { BuiltFormation, BuiltUnit } from '../built-formation.ts';
import type { Library } from '../library.ts';
import type { ArmyList, Formation } from '../lists.ts';
import { placesAboard, type Rider } from './aboard.ts';
import { draftOfPicked } from './draft-of-picked.ts';
import {
  canFight, carrierIn, type Datasheets, type DraftCharacter, type DraftUnit, type FormationDraft, isTransport,
  passengerOf,
} from './formation-draft.ts';
import { initiativeOf } from './initiative.ts';
import { type Picked, smallest } from './picked.ts';

/** The formation of a list as it was picked. It has no units where nobody of it can fight on the ground. */
export const buildFormation = (
  list: ArmyList, formation: Formation, picked: Picked, sheets: Datasheets,
): BuiltFormation => {
  const crowd = draftOfPicked(formation, picked, sheets);
  const places = picked.aboard ? placesAboard(crowd.units.map(unit => riderOf(unit, sheets))) : [];
  const leaders = carriersFor(crowd, sheets);
  const units = crowd.units.map((unit, i): BuiltUnit => ({
    profile: profileId(unit, sheets),
    characters: leaders[i] ?? [],
    options: optionsOfList([unit.sheet, ...leaders[i] ?? []], list),
    aboard: places[i] ?? null,
  }));
  return {
    name: formation.name,
    list: list.id,
    initiative: initiativeOf(list, formation, crowd.leaders.map(({ id }) => id)),
    rules: formationRules(list, formation),
    units,
    profiles: Object.fromEntries(crowd.units.flatMap(unit => ownProfile(unit, sheets))),
  };
};

/** What a list chooses for a unit and its characters. */
export const optionsOfList = (ids: readonly string[], { options }: Pick<ArmyList, 'options'>): readonly string[] =>
  [...new Set(ids.flatMap(id => options[id] ?? []))];

/** Rules of its force, and those that the list gives to its own forces. */
export const formationRules = ({ forces, rules }: ArmyList, formation: Formation) => {
  const all = formation.force === forces[0] ? [...formation.rules, ...rules] : formation.rules;
  return [...new Set(all)].filter(isArmyRule);
};

const riderOf = ({ sheet, gains }: DraftUnit, sheets: Datasheets): Rider =>
  ({ passenger: passengerOf(sheet, gains, sheets), carries: carrierIn(sheet, sheets) });

/** Gains that the datasheet does not have already. */
const newGains = ({ sheet, gains }: DraftUnit, { unit }: Datasheets): readonly string[] =>
  [...new Set(gains)].filter(word => !unit(sheet)?.profile?.abilities.includes(word));

const profileId = (recruit: DraftUnit, sheets: Datasheets): string =>
  [recruit.sheet, ...newGains(recruit, sheets)].join('-with-');

/** A unit that the list makes into something else has a profile of its own, named as before. */
const ownProfile = (recruit: DraftUnit, sheets: Datasheets): readonly (readonly [string, Profile])[] => {
  const gains = newGains(recruit, sheets);
  const profile = sheets.unit(recruit.sheet)?.profile;
  if (gains.length === 0 || !profile) return [];
  return [[profileId(recruit, sheets), { ...profile, abilities: [...profile.abilities, ...gains] }]];
};

/** The characters of each unit: those whom they may join, those with the fewest first, transports last. */
const carriersFor = ({ units, leaders }: FormationDraft, sheets: Datasheets): readonly (readonly string[])[] => {
  const carried: string[][] = units.map(() => []);
  for (const leader of leaders) {
    const open = openTo(leader, units, sheets);
    const fewest = Math.min(...open.map(i => carried[i]!.length));
    const at = open.find(i => carried[i]!.length === fewest);
    if (at !== undefined) carried[at]!.push(leader.id);
  }
  return carried;
};

const openTo = ({ on }: DraftCharacter, units: readonly DraftUnit[], sheets: Datasheets): readonly number[] => {
  const places = units.map((_, i) => i);
  const named = places.filter(i => on.includes(units[i]!.sheet));
  if (named.length > 0) return named;
  const onFoot = places.filter(i => !isTransport(units[i]!.sheet, sheets));
  return onFoot.length > 0 ? onFoot : places;
};

/** A formation of a list as it is picked now. */
export interface PickedFormation {
  readonly list: ArmyList;
  readonly formation: Formation;
  readonly picked: Picked;
}

/** The smallest that a formation of a list may be; null: the list has none at this place. */
export const smallestFormation = (list: ArmyList, at: number, library: Library): PickedFormation | null => {
  const formation = list.formations[at];
  return formation === undefined ? null
    : { list, formation, picked: smallest(formation, id => canFight(id, library)) };
};

/** The formation as it is picked. */
export const buildPicked = ({ list, formation, picked }: PickedFormation, library: Library): BuiltFormation =>
  buildFormation(list, formation, picked, library);
