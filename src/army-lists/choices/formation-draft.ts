/** The draft of a formation: its units and characters while it is put together. */
import { carrierOfUnit, type Passenger } from '../carrying.ts';
import type { Composition, Part } from '../composition.ts';
import type { LibraryUnit } from '../unit.ts';
import type { Counts } from './picked.ts';

/** What is asked of a library of units. */
export interface Datasheets {
  readonly unit: (id: string) => LibraryUnit | undefined;
}

/** A unit that will stand on the table. */
export interface DraftUnit {
  readonly sheet: string;
  /** Abilities that the list gives it beyond its datasheet. */
  readonly gains: readonly string[];
  /** It carries the formation rather than being part of it. */
  readonly isCarrier: boolean;
}

/** A character, and whom it may join; empty: anybody. */
export interface DraftCharacter {
  readonly id: string;
  readonly on: readonly string[];
}

export interface FormationDraft {
  readonly units: readonly DraftUnit[];
  readonly leaders: readonly DraftCharacter[];
}

export const EMPTY_DRAFT: FormationDraft = { units: [], leaders: [] };

export const isCharacter = (id: string, { unit }: Datasheets): boolean => unit(id)?.profile?.type === 'character';

/** Whether it can stand on the table in an assault. */
export const canFight = (id: string, sheets: Datasheets): boolean =>
  (sheets.unit(id)?.profile ?? null) !== null && !isCharacter(id, sheets);

/** By what a sheet carries others; null: it carries nobody. */
export const carrierIn = (id: string, { unit }: Datasheets): string | null =>
  carrierOfUnit(unit(id) ?? { id, profile: null });

export const isTransport = (id: string, sheets: Datasheets): boolean => carrierIn(id, sheets) !== null;

/** A unit as a transport sees it. */
export const passengerOf = (sheet: string, gains: readonly string[], { unit }: Datasheets): Passenger => {
  const profile = unit(sheet)?.profile;
  return { id: sheet, type: profile?.type ?? 'infantry', abilities: [...profile?.abilities ?? [], ...gains] };
};

/** With so many more of each; who cannot fight stays away. */
export const draftWith = (
  crowd: FormationDraft, parts: readonly Counts[], sheets: Datasheets, on: readonly string[] = [], isCarrier = false,
): FormationDraft => {
  const ids = parts.flatMap(counts => Object.entries(counts)).flatMap(([id, count]) => Array<string>(count).fill(id));
  return {
    units: [...crowd.units, ...ids.filter(id => canFight(id, sheets)).map(sheet => ({ sheet, gains: [], isCarrier }))],
    leaders: [...crowd.leaders, ...ids.filter(id => isCharacter(id, sheets)).map(id => ({ id, on }))],
  };
};

/** How many there are of a part, among units and characters. */
const countIn = ({ units, leaders }: FormationDraft, { choices }: Part): number =>
  units.filter(({ sheet }) => choices.includes(sheet)).length
  + leaders.filter(({ id }) => choices.includes(id)).length;

/** How often all of these could be taken away. */
export const timesIn = (crowd: FormationDraft, from: Composition): number =>
  Math.min(...from.map(part => Math.floor(countIn(crowd, part) / Math.max(1, part.least))));

/**
 * The crowd without these, the last of a kind first. A character that gives way to a unit takes the first unit that
 * could carry it along.
 */
export const draftWithout = (crowd: FormationDraft, from: Composition, isForUnit: boolean): FormationDraft =>
  from.reduce((rest, { least, choices }) => {
    let { units, leaders } = rest;
    for (let i = 0; i < least; i += 1) {
      const unit = units.map(({ sheet }) => choices.includes(sheet)).lastIndexOf(true);
      const leader = leaders.map(({ id }) => choices.includes(id)).lastIndexOf(true);
      if (unit >= 0) units = lacking(units, unit);
      else if (leader >= 0) {
        leaders = lacking(leaders, leader);
        if (isForUnit && units.length > 1) units = lacking(units, units.findIndex(one => !one.isCarrier));
      }
    }
    return { units, leaders };
  }, crowd);

const lacking = <T>(all: readonly T[], place: number): readonly T[] => all.filter((_, i) => i !== place);
