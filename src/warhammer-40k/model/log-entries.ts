/** What each line of the log, each refusal and each reason is told with: names, numbers and lists of names. */
import type { SaveKind } from './allocation.ts';
import type { Rung, Side } from './procedure.ts';
import type { WeaponKind } from './profile.ts';
import type { IdleGrenade } from './refused-weapons.ts';
import type { TerrainPiece } from './terrain.ts';

type Names = readonly string[];
type Nothing = Readonly<Record<never, never>>;

/** All names are those that units and models have on the table. */
export interface EventValues {
  'fight-won': { winner: Side; attacker: number; defender: number };
  drawn: { wounds: number };
  'wiped-out': { loser: Side; winner: Side };
  'both-wiped-out': Nothing;
  'handed-back': { attacker: number; defender: number };
  stands: { unit: string; total: number; need: number };
  runs: { unit: string; total: number; need: number };
  'fails-on-purpose': { unit: string };
  'runs-so-far': { unit: string; roll: number };
  sweeps: { unit: string; total: number; target: string; roll: number };
  'sweeps-in-vain': { unit: string; total: number; target: string; roll: number };
  caught: { unit: string; by: Names };
  'lets-run': { unit: string };
  overrun: { unit: string; own: number; by: Names; best: number };
  outruns: { unit: string; own: number; by: Names; best: number };
  trapped: { unit: string };
  'falls-back': { unit: string; inches: number };
  'falls-back-slowly': { unit: string; inches: number };
  'piles-in': { model: string; inches: number };
  'may-consolidate': { unit: string; inches: number };
  consolidates: { model: string; inches: number };
  'locks-again': { unit: string; target: string };
  'saves-thrown': { who: string; saved: number; dice: number; by: SaveKind; need: number };
  'save-chosen': { who: string; dice: number; by: SaveKind; need: number };
  'shrugged-off': { who: string; saved: number; dice: number; need: number };
  'fear-passed': { unit: string; total: number; leadership: number };
  'fear-failed': { unit: string; total: number; leadership: number };
  rampages: { units: string; attacks: number };
  slain: { unit: string; models: Names };
  wounded: { model: string; wounds: number };
  'wounds-lost': { unit: string; lost: number };
  'group-first': { unit: string; save: number | null };
  picked: { model: string };
  'pool-first': { unit: string; wounds: number; strength: number };
  nominated: { model: string };
  'psychic-passed': { psyker: string; total: number; victim: string };
  'psychic-failed': { psyker: string; total: number };
  'charge-declared': { units: Names; targets: Names };
  'charge-rolled': { unit: string; faces: Names; range: number; penalty: number };
  'charge-failed': { unit: string; target: string; inches: number };
  'charge-without-chargers': { unit: string };
  'charge-without-targets': { unit: string };
  'charge-ended': { unit: string; targets: Names };
  'charge-untouched': { unit: string; targets: Names };
  'overwatch-fired': { unit: string; wounds: number; slain: Names };
  regrouped: { unit: string; total: number; leadership: number };
  'regroup-failed': { unit: string; total: number; leadership: number };
  'danger-taken': { model: string; face: number };
  'danger-failed': { model: string; face: number };
  'danger-passed': { model: string; face: number };
  'fight-begun': { units: Names };
  'cover-strikes': { strikers: Names };
  'rung-strikes': { rung: Rung; strikers: Names };
  'fight-broken-off': Nothing;
  'free-round': { unit: string; target: string };
  hits: { unit: string; target: string; dice: number; need: number; hits: number };
  rends: { unit: string; target: string; rending: number };
  'rends-to-wound': { unit: string; target: string; rending: number };
  /** A weapon whose effects the text does not tell of. */
  'effect-borrowed': { unit: string; kind: WeaponKind | 'monstrous' };
  'effect-by-page': { unit: string; kind: WeaponKind | 'monstrous' | 'frag' };
  /** A row of the pages beside the text, by its id, that counts for somebody. */
  'row-counts': { who: string; row: string };
  'grenades-idle': { unit: string; kind: IdleGrenade };
  wounds: { unit: string; target: string; dice: number; need: number; wounds: number };
  'toughness-chosen': { unit: string; toughness: string };
  'weapon-chosen': { model: string; weapon: string };
  'weapon-declined': { model: string };
  aimed: { model: string; at: Names };
  'piled-in': { model: string };
  'outcome-untold': Nothing;
  'charge-untold': Nothing;
  /** By their ids, or in words where they are told. */
  agreed: { question: string; answer: string };
}

export interface RefusalValues {
  'not-now': Nothing;
  'wrong-number-of-dice': { needed: number; given: number };
  'no-such-face': { face: string };
  'not-asked': { question: string };
  'no-such-option': { option: string };
  'text-tells': { question: string };
  'not-in-this-fight': { model: string };
  'no-special-attack': { model: string };
  'no-such-weapon': { model: string; weapon: string };
  'strikes-not-now': { model: string };
  'strikes-not-there': { model: string; unit: string };
  'strikes-so-often': { model: string; attacks: number };
  'strikes-one-unit': { model: string };
  'no-other-save': { who: string };
  'saves-so-many': { who: string; dice: number };
  'piles-in-not-now': { model: string };
  apart: { unit: string };
  'engaged-may-not-shoot': { model: string };
  'locked-may-not-shoot': { unit: string };
  'no-heavy-while-falling-back': { unit: string };
  'charge-no-unit': { unit: string };
  'charge-not-your-turn': { unit: string };
  'charge-nobody-left': { unit: string };
  'charge-declared-already': { unit: string };
  'charge-locked': { unit: string };
  'charge-falling-back': { unit: string };
  'charge-stood-to-fire': { unit: string };
  'charge-barred': { unit: string };
  'charge-goes-along': { character: string; unit: string };
  'charge-no-target': Nothing;
  'charge-no-enemy': { target: string };
  'charge-named-twice': { target: string };
  'charge-in-a-unit': { target: string; unit: string };
  'charge-shot-first': { target: string; unit: string };
  'charge-shot-only': { target: string; unit: string };
  'charge-scattered': { target: string; inches: number };
  'charge-unseen': { unit: string; target: string };
  'charge-out-of-reach': { unit: string; target: string; inches: number };
  'charge-would-scatter': { unit: string };
  'charge-not-declared': { unit: string };
  'overwatch-not-now': { unit: string };
  'overwatch-at-nobody': { model: string };
  'overwatch-wounds': { model: string; left: number };
  'charge-not-in-it': { model: string; unit: string };
  'charge-has-moved': { model: string };
  'charge-models-left': { models: Names };
  'off-the-table': { model: string };
  /** Terrain without a name of its own goes by its kind. */
  'in-impassable-terrain': { model: string; terrain: string | null; kind: TerrainPiece['kind'] };
  'stands-on': { by: string };
  'too-near': { model: string; by: string };
  'no-way-there': { model: string };
  'too-far': { model: string; far: number; most: number };
  'has-moved': { model: string };
  'does-not-move': { model: string };
  'not-the-nearest': { nearest: string };
  'must-touch': { model: string; enemy: string };
  'not-coherent': { model: string };
  'could-touch-a-free-enemy': { model: string };
  'could-touch-an-enemy': { model: string };
  'could-support': { model: string };
  'could-be-coherent': { model: string };
  'could-come-nearer': { model: string };
  'touches-an-enemy': { model: string };
  'may-not-touch': { model: string; by: string };
}

/** Why a model strikes when it does, as often as it does and against which numbers, and who takes a wound. */
export interface ReasonValues {
  'is-lost': { model: string };
  'in-no-combat': { unit: string };
  'fought-already': Nothing;
  'touches-enemies': { foes: Names };
  'touches-the-fallen': Nothing;
  'stands-near-a-friend': { friends: Names };
  'stands-idle': Nothing;
  'may-pile-in': { rung: Rung };
  'own-initiative': { initiative: number };
  'fist-is-slow': { weapon: string };
  'terrain-is-slow': Nothing;
  'frag-keeps-initiative': Nothing;
  'cover-is-quick': { rung: Rung };
  'cover-is-no-quicker': { rung: Rung };
  'frag-is-quick': { rung: Rung };
  'cover-does-nothing': Nothing;
  'cover-is-lost': Nothing;
  'no-initiative': Nothing;
  'own-attacks': { attacks: number };
  'one-attack': Nothing;
  'second-weapon': Nothing;
  'charge-bonus': Nothing;
  'no-charge-bonus': Nothing;
  'strikes-with': { weapon: string };
  /** Null: it strikes as a monstrous creature, with no weapon. */
  'effect-of-trial-rules': { weapon: string | null };
  'effect-of-page': { weapon: string | null };
  /** A row of the pages beside the text, by its id. */
  'row-has-a-part': { row: string };
  'plasma-does-nothing': Nothing;
  'photon-does-nothing': Nothing;
  'strikes-these': { units: Names };
  'strikes-nobody': Nothing;
  'has-no-attacks': Nothing;
  'has-struck': Nothing;
  'strikes-now': { attacks: number; rung: Rung };
  'strikes-later': { attacks: number; rung: Rung };
  'skill-of-all': { value: number };
  'skill-of-most': { value: number; have: number; of: number };
  'skill-of-tie': { value: number };
  'toughness-of-all': { value: number };
  'toughness-of-most': { value: number; have: number; of: number };
  'toughness-of-tie': { value: number };
  'out-of-zone': Nothing;
  'other-armour': Nothing;
  'other-is-wounded': Nothing;
  'other-goes-on': Nothing;
  'other-has-fewer-wounds': Nothing;
  'holds-unit-together': Nothing;
  'touches-no-striker': Nothing;
  'further-away': Nothing;
  'only-taker': Nothing;
  'may-take': Nothing;
}

/** Reasons that name nobody. */
export type PlainReason = {
  [K in keyof ReasonValues]: keyof ReasonValues[K] extends never ? K : never
}[keyof ReasonValues];
