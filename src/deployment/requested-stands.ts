/** The stands that a request names, or why they cannot be lined up. */
import {
  ownOptions, profilesOf, sheetsOf, UNUSABLE, type ProfileSource,
} from '../epic-armageddon/scenario/profile-source.ts';
import { isWarEngine, sizeOf, type Combatant } from '../epic-armageddon/model/combatant.ts';
import { inContactOrder } from '../epic-armageddon/attacks/contact-order.ts';
import { combatantIn } from '../epic-armageddon/attacks/join-characters.ts';
import { firstTooMany } from '../epic-armageddon/model/options.ts';
import type { Profile } from '../epic-armageddon/model/profile.ts';
import { SIDES, type Side } from '../epic-armageddon/model/procedure.ts';
import { SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { sayProblem } from '../parsing/problem-words.ts';
import { quote } from '../parsing/problems.ts';
import { LINE_UP_PLACES, type LineUpRequest, type Obstacle, type StandGroup } from './line-up-request.ts';
import { sayNote } from './note-words.ts';
import type { Stand } from './stand.ts';

/** Enemies that can touch one stand at once, for each that it counts as. @rule A2.6, W4 */
const ROOM = 2;

/** Stands with the profiles they use. */
export interface RequestedStands {
  readonly stands: readonly Stand[];
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly combatants: ReadonlyMap<string, Combatant>;
}

/** Some stands of one entry of the request. */
interface Asked {
  readonly side: Side;
  readonly entry: number;
  readonly profile: string;
  readonly characters: readonly string[];
  readonly options: readonly string[];
  readonly places: readonly (readonly [place: Stand['place'], count: number])[];
}

/** Everybody whom a request names, in list order, or everything that is in the way. */
export const requestedStands = (
  request: LineUpRequest, library: ProfileSource,
): RequestedStands | { readonly obstacles: readonly Obstacle[] } => {
  const asked = SIDES.flatMap(side => askedOf(request, side));
  const numbers = SIDES.flatMap(side => countObstacles(asked, side));
  const who = asked.flatMap(one => [...whoIs(one, library), ...optionObstacles(one, library)]);
  const obstacles = [...numbers, ...who];
  if (obstacles.length > 0) return { obstacles: eachOnce(obstacles) };
  const known = profilesOf({}, library);
  const profiles = Object.fromEntries(asked.filter(one => countOf(one) > 0)
    .flatMap(one => standsOf(one, library).flatMap(stand => sheetsOf({ ...one, ...stand }, known))));
  const combatants = new Map<string, Combatant>();
  const next: { [side in Side]: number } = { attacker: 0, defender: 0 };
  const stands = asked.flatMap(one => standsOf(one, library).map((stand): Stand => {
    const combatant = combatantIn(profiles, { ...one, ...stand });
    const order = (next[one.side] += 1);
    const id = `${one.side === 'attacker' ? 'a' : 'd'}${order}`;
    combatants.set(id, combatant);
    return {
      ...stand, id, side: one.side, order, entry: one.entry, profile: one.profile, radius: combatant.radius,
      isBody: isWarEngine(combatant), room: ROOM * sizeOf(combatant),
    };
  }));
  return { stands, profiles, combatants };
};

const askedOf = (request: LineUpRequest, side: Side): readonly Asked[] => {
  const { entries, supporters = [] } = request[side];
  const fighting = entries.map((one, entry): Asked => ({
    side,
    entry,
    profile: one.profile,
    characters: one.characters ?? [],
    options: one.options ?? [],
    places: LINE_UP_PLACES.map(place => [place, one[place]]),
  }));
  const beside = supporters.map(({ profile, characters = [], options = [], count }, entry): Asked =>
    ({ side, entry, profile, characters, options, places: [['support', count]] }));
  return [...fighting, ...beside];
};

const countOf = ({ places }: Asked): number => places.reduce((sum, [, count]) => sum + count, 0);

/** What the stands of a group are besides their profile: the characters of each, and the options that are its own. */
export const standsOfGroup = (
  { profile, count, characters = [], options = [] }: StandGroup, library: ProfileSource,
): readonly Pick<Stand, 'characters' | 'options'>[] => Array.from({ length: count }, (_, i) => {
  const own = characters.filter((__, j) => j % count === i);
  return { characters: own, options: ownOptions({ profile, characters: own, options }, library) };
});

/** A stand as it fights; null where the library does not know all of it. */
export const combatantOfStand = (
  { profile, characters, options }: Pick<Stand, 'profile' | 'characters' | 'options'>, library: ProfileSource,
): Combatant | null => {
  if (![profile, ...characters].every(id => library.profile(id) !== undefined)) return null;
  const stand = { profile, characters, options };
  return combatantIn(Object.fromEntries(sheetsOf(stand, profilesOf({}, library))), stand);
};

/**
 * The stands of an entry, each with its place: in contact those who gain most there, with their characters; all others
 * in the order of their list.
 */
const standsOf = (
  asked: Asked, library: ProfileSource,
): readonly Pick<Stand, 'place' | 'characters' | 'options'>[] => {
  const places = asked.places.flatMap(([place, count]) => Array<Stand['place']>(count).fill(place));
  const stands = standsOfGroup({ ...asked, count: places.length }, library);
  const touching = places.filter(place => place === 'inContact').length;
  const front = stands.map(stand => ({ stand, combatant: combatantOfStand({ ...asked, ...stand }, library)! }));
  const ahead = inContactOrder(front, one => one.combatant).slice(0, touching).map(({ stand }) => stand);
  const ordered = [...stands.filter(one => ahead.includes(one)), ...stands.filter(one => !ahead.includes(one))];
  return ordered.map((stand, i) => ({ ...stand, place: places[i]! }));
};

/** Numbers that no formation can have. */
const countObstacles = (asked: readonly Asked[], side: Side): readonly Obstacle[] => {
  const own = asked.filter(one => one.side === side);
  const isNumber = own.every(({ places }) => places.every(([, count]) => Number.isInteger(count) && count >= 0));
  if (!isNumber) return [{ code: 'not-a-number', side, say: sayNote('noNumber') }];
  const [beside, fighting] = [true, false].map(isBeside => own
    .filter(({ places: [first] }) => (first?.[0] === 'support') === isBeside)
    .reduce((sum, one) => sum + countOf(one), 0)) as [number, number];
  if (fighting === 0) return [{ code: 'no-stands', side, say: sayNote('noStands', side) }];
  if (Math.max(fighting, beside) <= SCENARIO_LIMITS.unitsInFormation) return [];
  const many = sayNote('manyStands', side, Math.max(fighting, beside), SCENARIO_LIMITS.unitsInFormation);
  return [{ code: 'too-many', side, say: many }];
};

/** Profiles of an entry that are unknown or in the wrong place. */
const whoIs = ({ side, profile, characters }: Asked, library: ProfileSource): readonly Obstacle[] => [
  ...unknown(profile, side, library),
  ...characters.flatMap(id => unknown(id, side, library)),
  ...(library.profile(profile)?.type === 'character' ? [alone(profile, side, library)] : []),
  ...characters.filter(id => (library.profile(id)?.type ?? 'character') !== 'character')
    .map(id => notACharacter(id, side, library)),
];

/** Options that nobody of an entry has, or that exclude each other. */
const optionObstacles = (
  { side, profile, characters, options }: Asked, library: ProfileSource,
): readonly Obstacle[] => {
  const known = [profile, ...characters].flatMap(id => library.options?.(id) ?? []);
  const chosen = options.flatMap(id => known.find(one => one.id === id) ?? []);
  const unknown = options.filter(id => !known.some(one => one.id === id));
  const tooMany = firstTooMany(chosen);
  const name = nameOf(profile, library);
  return [
    ...unknown.map((id): Obstacle => ({ code: 'unknown-option', side, say: sayProblem('noOption', name, quote(id)) })),
    ...(tooMany === null ? [] : [{
      code: 'too-many-options' as const, side, say: sayProblem('noRoomFor', name, quote(chosen[tooMany]!.name)),
    }]),
  ];
};

const nameOf = (id: string, library: ProfileSource): string => quote(library.profile(id)?.name ?? id);

const unknown = (id: string, side: Side, library: ProfileSource): readonly Obstacle[] => {
  if (library.profile(id) !== undefined) return [];
  const known = library.unit?.(id);
  if (!known?.unusable) return [{ code: 'unknown-unit', side, say: sayNote('noUnit', quote(id)) }];
  return [{ code: 'unusable-unit', side, say: sayNote('unusable', quote(known.name), UNUSABLE[known.unusable]) }];
};

const alone = (id: string, side: Side, library: ProfileSource): Obstacle => ({
  code: 'character-alone', side, say: sayNote('aloneCharacter', nameOf(id, library)),
});

const notACharacter = (id: string, side: Side, library: ProfileSource): Obstacle => ({
  code: 'not-a-character', side, say: sayNote('noCharacter', nameOf(id, library)),
});

const eachOnce = (obstacles: readonly Obstacle[]): readonly Obstacle[] =>
  obstacles.filter((one, i) => obstacles.findIndex(other => other.say === one.say && other.side === one.side) === i);
