/** A roster from elsewhere as plain data: formations, stand by stand, with what stayed open and what was left out. */
import type { Profile } from '../../epic-armageddon/model/profile.ts';
import { IMPORT_WORDS, sayImport } from './import-words.ts';
import type { ImportSources } from './import-result.ts';
import { understandRoster, type UnderstoodFormation, type UnderstoodRoster } from './understand-roster.ts';
import { quote } from '../../parsing/problems.ts';

/** A formation of a roster. */
export interface RosterFormation {
  /** As it was written. */
  readonly name: string;
  /** Id of the army list in which it was recognised; null: in none. */
  readonly list: string | null;
  /** One entry a stand. */
  readonly units: readonly RosterUnit[];
  /** Who joined whom: `on` is a place in `units`. */
  readonly characters: readonly RosterCharacter[];
  /** What was written and does not fight an assault, one entry a stand, each with the reason. */
  readonly left: readonly { readonly text: string; readonly why: string }[];
}

/** A stand. Without a profile of the library of that id, it is played with its own. */
export interface RosterUnit {
  /** Id of the library, or one that the library does not have: then `own` has its profile. */
  readonly profile: string;
  readonly name: string;
  /** Ids of what was chosen of its datasheet and of those of its characters. */
  readonly options: readonly string[];
  /** The profile that came with the file, whether the library has one or not. */
  readonly own?: Profile;
}

export interface RosterCharacter {
  readonly profile: string;
  /** The place of the stand that carries it. */
  readonly on: number;
  /** As with units. */
  readonly own?: Profile;
}

/** A sentence about some words of a formation; `formation` is -1 for what is about the whole list. */
export interface RosterNote {
  readonly formation: number;
  readonly text: string;
  readonly say: string;
}

/** A list of formations as somebody wrote it. Every stand of it is in `units`, in `questions` or in `left`. */
export interface Roster {
  /** The game that the file says it is of; null where it does not say. */
  readonly system: string | null;
  readonly formations: readonly RosterFormation[];
  /** What may mean several units, or none: `candidates` are ids of the library, likeliest first, at most 6. */
  readonly questions: readonly {
    readonly formation: number; readonly text: string; readonly count: number; readonly candidates: readonly string[];
  }[];
  /** What was assumed, taken for something else or not understood. */
  readonly notes: readonly RosterNote[];
}

/**
 * Reads a roster file or a list in words.
 *
 * @returns the roster, or sentences that say why it was not read. It never rejects.
 */
export const readRosterWith = async (
  file: string | Uint8Array, sources: ImportSources,
): Promise<Roster | { readonly problems: readonly string[] }> => {
  if (typeof file !== 'string' && !(file instanceof Uint8Array)) return { problems: [IMPORT_WORDS.notText] };
  const found = await understandRoster(file, sources);
  if ('problems' in found) return found;
  return 'scenario' in found ? { problems: [sayImport('scenario')] } : rosterOf(found, sources);
};

const MOST_CANDIDATES = 6;

const rosterOf = (found: UnderstoodRoster, { lexicon: { library } }: ImportSources): Roster => ({
  system: found.system,
  formations: found.formations.map(one => ({
    name: one.built.name, list: one.built.list,
    ...standsOf(one, id => library.unit(id)?.name ?? null), left: leftOf(one),
  })),
  questions: found.formations.flatMap(({ unmatched }, formation) => unmatched.map(({ words, count, near }) =>
    ({ formation, text: words, count, candidates: near.slice(0, MOST_CANDIDATES) }))),
  notes: [
    ...found.notes.map(say => ({ formation: -1, text: '', say })),
    ...found.formations.flatMap(({ notes }, formation) => notes.map(({ text, say }) => ({ formation, text, say }))),
  ],
});

const standsOf = (
  { built, known }: UnderstoodFormation, nameOf: (id: string) => string | null,
): Pick<RosterFormation, 'units' | 'characters'> => {
  const own = new Map<string, Profile>([
    ...known.flatMap(({ sheet, unit }) => (sheet.unit.profile ? [[unit.id, sheet.unit.profile] as const] : [])),
    ...Object.entries(built.profiles),
  ]);
  const ownOf = (id: string): { readonly own?: Profile } => (own.has(id) ? { own: own.get(id)! } : {});
  return {
    units: built.units.map(({ profile, options }) =>
      ({ profile, name: nameOf(profile) ?? own.get(profile)?.name ?? profile, options, ...ownOf(profile) })),
    characters: built.units.flatMap(({ characters }, on) =>
      characters.map(profile => ({ profile, on, ...ownOf(profile) }))),
  };
};

const leftOf = ({ left }: UnderstoodFormation): RosterFormation['left'] => left.flatMap(({ text, count, name, why }) =>
  Array.from({ length: count }, () => ({ text, why: why === '' ? sayImport('unusable', quote(name)) : why })));
