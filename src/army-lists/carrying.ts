/** Whom a transport may have aboard, and who fights from inside. */
import type { Profile, UnitType } from '../epic-armageddon/model/profile.ts';

/** A unit that wants to get in. */
export interface Passenger {
  readonly id: string;
  readonly type: UnitType;
  readonly abilities: readonly string[];
}

/** A kind of passengers: infantry of all sorts, that without mounts, that with neither mounts nor jump packs, … */
type Kind = UnitType | 'unmounted' | 'on-foot';

/** Room of a transport for some passengers and no others. */
export interface Hold {
  /** For how many, or a multiple of it where some need only a part of a place. */
  readonly room: number;
  readonly takes: readonly Kind[];
  /** Ids that it takes besides. */
  readonly also: readonly string[];
  /** Ids that it does not take. */
  readonly never: readonly string[];
  /** Whom it takes as more or less than one, by id or else by type or ability. */
  readonly sizes: Readonly<Record<string, number>>;
  /** Of whom it takes only so many, by id. */
  readonly atMost: Readonly<Record<string, number>>;
}

type Terms = Partial<Hold>;

const hold = (room: number, takes: readonly Kind[], terms: Terms = {}): Hold =>
  ({ room, takes, also: [], never: [], sizes: {}, atMost: {}, ...terms });

const onFoot = (room: number, terms?: Terms): Hold => hold(room, ['on-foot'], terms);
const only = (room: number, ...also: readonly string[]): Hold => hold(room, [], { also });
const as = (size: number, ids: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(ids.map(id => [id, size]));

const TERMINATORS = [
  'terminator', 'salamander-terminator', 'wolf-guard-terminators', 'deathwatch-terminator',
  'assault-centurion', 'devastator-centurion',
];
const DREADNOUGHTS = [
  'dreadnought', 'venerable-dreadnought', 'salamander-dreadnought', 'siege-dreadnought', 'hellfire-dreadnought',
];
const ATTACK_BIKES = ['attack-bike', 'multi-melta-attack-bike'];
const LAND_RAIDERS = [
  'land-raider', 'land-raider-achilles', 'land-raider-crusader', 'land-raider-helios', 'land-raider-prometheus',
  'land-raider-redeemer',
];
const CHAOS_TERMINATORS = [
  'chaos-space-marine-terminators', 'emperors-children-terminators', 'iron-warriors-terminators', 'obliterators',
];
const CHAOS_DREADNOUGHTS = ['chaos-dreadnought', 'chaos-siege-dreadnought', 'emperors-children-dreadnought'];
const WRAITHGUARD = ['wraithguard', 'wraithblade'];

/** Two of any transport's places each, because their own datasheets say so. */
const BULKY = [
  'big-mutants', 'chaos-spawn', 'mole-mortar', 'ogryns', 'squat-rapier', 'squat-thudd-gun', 'squat-warlord',
  'tarantula',
];

const LAND_RAIDER = [onFoot(2, { sizes: as(2, TERMINATORS) })];
const CHAOS_LAND_RAIDER = [onFoot(2, { never: ['daemon-prince'], sizes: as(2, CHAOS_TERMINATORS) })];
const ELDAR_TANK = [onFoot(1, { never: [...WRAITHGUARD, 'support-weapon-platform'] })];
const ONE_BATTERY = { atMost: { 'big-gunz': 1 } };
const MARINES = { also: [...ATTACK_BIKES, ...DREADNOUGHTS], sizes: as(2, [...TERMINATORS, ...DREADNOUGHTS]) };
const CHAOS_MARINES = { also: CHAOS_DREADNOUGHTS, sizes: as(2, [...CHAOS_TERMINATORS, ...CHAOS_DREADNOUGHTS]) };
const ORK_WALKERS = { also: ['dreadnought-ork', 'killa-kan'], sizes: { 'dreadnought-ork': 2, 'light-vehicle': 2 } };

/**
 * The holds of each transport by the ids of the library, the ones for a few before those for many. Spacecraft and drop
 * pods, which come without units on the table, are not here.
 */
export const HOLDS: Readonly<Record<string, readonly Hold[]>> = {
  'barge-of-pleasure': [only(2, 'mandrakes'), onFoot(4)],
  'bastion': [hold(8, ['infantry'], { also: DREADNOUGHTS, sizes: MARINES.sizes })],
  'battlefortress': [only(4, 'grotz'), onFoot(8, ONE_BATTERY)],
  'battlewagon': [only(1, 'grotz'), onFoot(2, ONE_BATTERY)],
  'berserker-battlecar': [onFoot(6)],
  'bruenhilde': [only(1, 'blitzen-aa-gun', 'gotterdammerung-howitzer', 'rapier-laser-destroyer', 'thudd-gun')],
  'centaur': [onFoot(1)],
  'chaos-land-raider': CHAOS_LAND_RAIDER,
  'chaos-rhino': [onFoot(2, { never: [...CHAOS_TERMINATORS, 'daemon-prince'] })],
  'chaos-thunderhawk': [hold(8, ['infantry'], CHAOS_MARINES)],
  'chimedon': [onFoot(1)],
  'chimera': [onFoot(2)],
  'chimera-minervan': [onFoot(2)],
  'corvus-assault-pod': [onFoot(10)],
  'corvus-blackstar': [hold(2, ['infantry'], { sizes: { ...as(2, TERMINATORS), 'jump-packs': 2, 'mounted': 2 } })],
  'devilfish': [only(2, 'fire-warriors', 'pathfinders-tau')],
  'emperors-children-land-raider': CHAOS_LAND_RAIDER,
  'executor-landing-module': [
    hold(8, ['armoured-vehicle', 'light-vehicle', 'war-engine'], {
      sizes: { 'barge-of-pleasure': 3, 'kashnarak': 4, 'perditor': 2, 'tormentor-titan': 4, 'vessel-of-pain': 3 },
      never: ['executor-landing-module'],
    }),
    hold(16, ['infantry']),
  ],
  'falcon': ELDAR_TANK,
  'firestorm': ELDAR_TANK,
  'flakwagon': [onFoot(1)],
  'gorgon': [onFoot(10)],
  'gun-transporter': [only(1, 'aa-gun', 'howitzer', 'rapier', 'thudd-gun-knight-world')],
  'gunfortress': [only(2, 'grotz'), onFoot(4, ONE_BATTERY)],
  'gunwagon': [onFoot(1)],
  'harridan': [only(4, 'gargoyles')],
  'imperator-class-titan': [onFoot(10)],
  'junkatrukk': [only(1, 'boyz', 'grotz', 'nobz')],
  'land-raider': LAND_RAIDER,
  'land-raider-achilles': LAND_RAIDER,
  'land-raider-crusader': [onFoot(3, { sizes: as(1.5, TERMINATORS) })],
  'land-raider-helios': [onFoot(1, { never: TERMINATORS })],
  'land-raider-prometheus': LAND_RAIDER,
  'land-raider-redeemer': LAND_RAIDER,
  'land-speeder-storm': [only(1, 'scout')],
  'land-transporter': [onFoot(2)],
  'landa': [only(4, 'grotz'), hold(10, ['infantry', 'light-vehicle'], { ...ORK_WALKERS, never: ['big-gunz'] })],
  'landing-craft': [
    hold(6, ['armoured-vehicle'], {
      never: [...DREADNOUGHTS, 'corvus-blackstar'],
      sizes: as(1.5, LAND_RAIDERS),
    }),
    hold(12, ['infantry'], MARINES),
  ],
  'leviathan': [onFoot(24)],
  'malefactor': [onFoot(2)],
  'manta': [
    hold(3 * 4, ['armoured-vehicle', 'light-vehicle'], {
      never: ['broadside-battlesuit'],
      sizes: { 'armoured-vehicle': 3, 'light-vehicle': 3, 'tetra': 1 },
    }),
    hold(20, ['infantry'], { also: ['broadside-battlesuit'], sizes: { 'crisis-battlesuits': 2 } }),
  ],
  'mega-gargant': [
    only(16, 'grotz'),
    hold(32, ['on-foot', 'light-vehicle'], { ...ORK_WALKERS, sizes: { ...ORK_WALKERS.sizes, 'big-gunz': 2 } }),
  ],
  'mole': [onFoot(10)],
  'night-spinner': ELDAR_TANK,
  'orca': [
    hold(12, ['infantry'], {
      also: ['broadside-battlesuit'],
      never: ['krootox'],
      sizes: { 'crisis-battlesuits': 2 },
    }),
  ],
  'orkeosaurus': [only(6, 'grotz'), only(12, 'boyz', 'grotz', 'nobz', 'wildboyz')],
  'plague-tower': [onFoot(16, { also: ['great-unclean-one'], sizes: { 'great-unclean-one': 2 } })],
  'raider': [only(1, 'mandrakes'), onFoot(2, { never: ['warp-beasts'] })],
  'razorback': [onFoot(1, { never: TERMINATORS })],
  'rhino': [onFoot(2, { never: TERMINATORS })],
  'siege-lord-titan': [onFoot(10, CHAOS_MARINES)],
  'slavebringer-assault-boat': [only(4, 'mandrakes'), hold(8, ['unmounted'], { also: ['talos'], sizes: { talos: 2 } })],
  'squiggoth': [only(2, 'grotz'), only(4, 'boyz', 'grotz', 'nobz', 'wildboyz')],
  'storm-eagle': [onFoot(4)],
  'termite': [onFoot(2)],
  'thunderhawk-gunship': [hold(8, ['infantry'], MARINES)],
  'thunderhawk-transporter': [hold(2, ['armoured-vehicle'], { never: DREADNOUGHTS, sizes: as(2, LAND_RAIDERS) })],
  'tiger-shark': [only(3, 'gun-drones')],
  'trojan': [only(1, 'earthshaker-platform', 'heavy-aa-platform', 'hydra-platform', 'medusa-platform')],
  'trukk': [onFoot(1)],
  'valkyrie': [onFoot(2)],
  'vampire-raider': [hold(8, ['unmounted'], { sizes: as(2, WRAITHGUARD) })],
  'warmonger-class-titan': [onFoot(10)],
  'wave-serpent': [onFoot(2, { never: ['support-weapon-platform'], sizes: as(2, WRAITHGUARD) })],
};

/** A word on a profile that tells for how many infantry it has room. */
const ROOM = /^transport-(\d{1,2})$/;

/** By what a unit carries others: the id of its datasheet, or the word for its room; null: it carries nobody. */
export const carrierOf = (sheet: string, abilities: readonly string[]): string | null => {
  const own = abilities.includes('transport') ? sheet : null;
  return own !== null && own in HOLDS ? own : abilities.find(word => ROOM.test(word)) ?? own;
};

/** The same of a unit with its datasheet. */
export const carrierOfUnit = ({ id, profile }: NamedSheet): string | null => carrierOf(id, profile?.abilities ?? []);

interface NamedSheet {
  readonly id: string;
  readonly profile: Pick<Profile, 'abilities'> | null;
}

/** Whether words are more than one of a name: not of one that ends so by itself, as `Gunfortress` does. */
export const isPluralOf = (words: string, name: string): boolean => PLURAL.test(words) && !PLURAL.test(name);

const PLURAL = /s$/i;

/** The holds of a transport; none where nobody tells its room. */
export const holdsOf = (carrier: string): readonly Hold[] => {
  const room = ROOM.exec(carrier)?.[1];
  return room === undefined ? HOLDS[carrier] ?? [] : [onFoot(Number(room))];
};

/** Whether it carries others and it is told for whom it has room. */
export const isRoomTold = (carrier: string | null): carrier is string =>
  carrier !== null && holdsOf(carrier).length > 0;

/** Whether one more has room beside those inside; a transport whose room nobody tells takes any infantry. */
export const hasRoom = (carrier: string, inside: readonly Passenger[], passenger: Passenger): boolean =>
  (isRoomTold(carrier) ? canCarry(carrier, [...inside, passenger]) : passenger.type === 'infantry');

/** Whether all of them together have room. Each takes the first hold that has room for it. */
export const canCarry = (carrier: string, passengers: readonly Passenger[]): boolean => {
  const holds = holdsOf(carrier);
  const aboard: Passenger[][] = holds.map(() => []);
  return passengers.every(passenger => {
    const found = holds.findIndex((each, index) => isRoomIn(each, [...aboard[index] ?? [], passenger]));
    aboard[found]?.push(passenger);
    return found >= 0;
  });
};

const isRoomIn = (each: Hold, aboard: readonly Passenger[]): boolean =>
  aboard.every(passenger => isTaken(each, passenger))
  && roomTaken(each, aboard) <= each.room
  && Object.entries(each.atMost).every(([id, most]) => aboard.filter(passenger => passenger.id === id).length <= most);

const isTaken = ({ takes, also, never }: Hold, passenger: Passenger): boolean =>
  also.includes(passenger.id) || (!never.includes(passenger.id) && takes.some(kind => isKind(kind, passenger)));

const isKind = (kind: Kind, { type, abilities }: Passenger): boolean => {
  const isOnSaddle = abilities.includes('mounted');
  if (kind === 'unmounted') return type === 'infantry' && !isOnSaddle;
  if (kind === 'on-foot') return type === 'infantry' && !isOnSaddle && !abilities.includes('jump-packs');
  return type === kind;
};

const roomTaken = (each: Hold, aboard: readonly Passenger[]): number =>
  aboard.reduce((sum, passenger) => sum + sizeIn(each, passenger), 0);

const sizeIn = ({ sizes }: Hold, { id, type, abilities }: Passenger): number =>
  sizes[id] ?? (BULKY.includes(id) ? 2 : Math.max(1, ...[type, ...abilities].map(word => sizes[word] ?? 1)));

/** Transports whose passengers use their firefight from inside. @rule A5.2 */
export const OPEN_TRANSPORTS: readonly string[] = ['barge-of-pleasure', 'bastion', 'junkatrukk', 'raider', 'trukk'];
