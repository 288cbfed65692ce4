/** The units of a formation one by one, with the characters that they carry. */
import { carrierOfUnit } from '../carrying.ts';
import type { Formation } from '../lists.ts';
import type { BuiltUnit } from '../built-formation.ts';
import type { LibraryUnit } from '../unit.ts';
import { standsOfUnit, type OptionWords } from '../../deployment/quick-entry/options-in-line.ts';

/** So many of one unit. */
export interface WantedUnit {
  readonly unit: LibraryUnit;
  readonly count: number;
  readonly isJoined: boolean;
  /** Ids of the options that its own words name. */
  readonly options: readonly string[];
  /** Words behind it that name options of all of them, or of some. */
  readonly named: readonly OptionWords[];
}

export interface AssignedUnits {
  readonly units: readonly BuiltUnit[];
  /** Characters whom nobody can carry. */
  readonly left: readonly WantedUnit[];
}

interface Growing {
  readonly profile: string;
  readonly isTransport: boolean;
  readonly characters: string[];
  readonly options: string[];
}

/** Characters join the unit that they stand with, the others those that may carry one, the least laden first. */
export const assignCharacters = (wanted: readonly WantedUnit[], formation: Formation | null): AssignedUnits => {
  const units: Growing[] = [];
  const free: WantedUnit[] = [];
  let from = 0;
  for (const one of wanted) {
    if (!isCharacter(one.unit)) {
      if (one.count > 0) from = units.length;
      units.push(...growing(one, one.count));
    } else {
      if (one.isJoined && units.length > 0) join(one, units.slice(from));
      else free.push(one);
    }
  }
  const left = free.filter(one => !join(one, carriersOf(one.unit, units, formation)));
  return { units: units.map(({ profile, characters, options }) =>
    ({ profile, characters, options, aboard: null })), left };
};

const growing = (wanted: WantedUnit, count: number): readonly Growing[] =>
  optionsOfEach(wanted, count).map(options => ({
    profile: wanted.unit.id,
    isTransport: carrierOfUnit(wanted.unit) !== null,
    characters: [],
    options: [...options],
  }));

/** What so many of a unit have, one by one. */
export const optionsOfEach = (
  { unit, options, named }: WantedUnit, count: number,
): readonly (readonly string[])[] => standsOfUnit(unit, count, options, named)
  .flatMap(group => Array<readonly string[]>(group.count).fill(group.options));

const isCharacter = ({ profile }: LibraryUnit): boolean => profile?.type === 'character';

/** Whether there was anybody to join. What a character has is on the datasheet of its bearer from then on. */
const join = (wanted: WantedUnit, carriers: readonly Growing[]): boolean => {
  for (const options of optionsOfEach(wanted, wanted.count)) {
    const fewest = Math.min(...carriers.map(({ characters }) => characters.length));
    const carrier = carriers.find(({ characters }) => characters.length === fewest);
    carrier?.characters.push(wanted.unit.id);
    carrier?.options.push(...options);
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
