/** The units of a formation one by one, with the characters that they carry. */
import type { Formation } from '../lists.ts';
import type { BuiltUnit } from '../built-formation.ts';
import type { LibraryUnit } from '../unit.ts';
import { IMPORT_LIMITS } from './limits.ts';

/** So many of one unit. */
export interface WantedUnit {
  readonly unit: LibraryUnit;
  readonly count: number;
  readonly isJoined: boolean;
}

export interface AssignedUnits {
  readonly units: readonly BuiltUnit[];
  /** Characters whom nobody can carry. */
  readonly left: readonly WantedUnit[];
  /** There were more units than a formation can have. */
  readonly isCut: boolean;
}

interface Growing {
  readonly profile: string;
  readonly isTransport: boolean;
  readonly characters: string[];
}

/** Characters join the unit that they stand with, the others those that may carry one, the least laden first. */
export const assignCharacters = (wanted: readonly WantedUnit[], formation: Formation | null): AssignedUnits => {
  const units: Growing[] = [];
  const free: WantedUnit[] = [];
  let from = 0;
  let isCut = false;
  for (const one of wanted) {
    const room = IMPORT_LIMITS.unitsInFormation - units.length;
    if (!isCharacter(one.unit)) {
      if (one.count > 0) from = units.length;
      isCut ||= one.count > room;
      units.push(...Array.from({ length: Math.min(one.count, room) }, () => growing(one.unit)));
    } else if (one.isJoined && units.length > 0) {
      join(one, units.slice(from));
    } else {
      free.push(one);
    }
  }
  const left = free.filter(one => !join(one, carriersOf(one.unit, units, formation)));
  return { units: units.map(({ profile, characters }) =>
    ({ profile, characters, options: [], aboard: null })), left, isCut };
};

const growing = ({ id, profile }: LibraryUnit): Growing =>
  ({ profile: id, isTransport: profile?.abilities.includes('transport') === true, characters: [] });

const isCharacter = ({ profile }: LibraryUnit): boolean => profile?.type === 'character';

/** Whether there was anybody to join. */
const join = ({ unit, count }: WantedUnit, carriers: readonly Growing[]): boolean => {
  for (let i = 0; i < Math.min(count, IMPORT_LIMITS.unitsInFormation); i += 1) {
    const fewest = Math.min(...carriers.map(({ characters }) => characters.length));
    carriers.find(({ characters }) => characters.length === fewest)?.characters.push(unit.id);
  }
  return carriers.length > 0;
};

/** Those that the army list names for the character, else all but the transports, else everybody. */
const carriersOf = (
  { id }: LibraryUnit, units: readonly Growing[], formation: Formation | null,
): readonly Growing[] => {
  const named = (formation?.upgrades ?? []).flatMap(({ changes }) => changes).flatMap(change =>
    (change.kind === 'character' && change.part.choices.includes(id) ? change.on : []));
  const sorts = [
    units.filter(({ profile }) => named.includes(profile)), units.filter(({ isTransport }) => !isTransport), units,
  ];
  return sorts.find(({ length }) => length > 0) ?? [];
};
