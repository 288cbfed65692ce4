/** The lines of the log and the reasons of refusals: which there are, and the names and numbers each is told with. */
import type { Effect } from './profile.ts';
import type { Purpose } from './hands.ts';
import type { Side, Step } from './procedure.ts';
import type { BatchKind } from './batch.ts';
import type { CalledGround } from './terrain.ts';

type Names = readonly string[];
type Nothing = Readonly<Record<never, never>>;
export interface Unit { unit: string }
export interface Formation { formation: string }
export interface OfSide { side: Side }
export interface Lost { lost: Names }

/** All names are those that units and formations have on the table. */
export interface EventValues {
  'test-passed': { formation: string; target: number; face: number };
  'test-failed': { formation: string; target: number; face: number };
  'target-chosen': { formation: string; combined: Names; target: string; intermingled: Names; drawnIn: Names };
  barges: { unit: string; pushed: Names };
  'gets-out': { unit: string; transport: string };
  'gets-in': { unit: string; transport: string };
  'overwatch-fired': { formation: string; target: string; hits: number };
  'drawn-in': Formation;
  'forces-firefight': { units: Names };
  'passengers-spilled': { unit: string; out: Names; lost: Names };
  blast: { unit: string; hit: Names };
  'moved-by-critical': { unit: string; cm: number };
  'aircraft-destroyed': Lost;
  vanishes: Lost;
  moved: { unit: string; cm: number };
  lands: Unit;
  'moved-into-contact': { unit: string; cm: number; enemy: string };
  'terrain-passed': { unit: string; face: number };
  rises: Unit;
  'takes-care': Unit;
  'terrain-again': Unit;
  'terrain-lost': Unit;
  'terrain-damaged': Unit;
  stragglers: { formation: string; lost: Names };
  'charge-broken': Nothing;
  'no-assault': Nothing;
  'nobody-counter-charges': OfSide;
  'directly-engaged': { attacker: Names; defender: Names };
  'hand-thrown': {
    side: Side; batch: BatchKind; purpose: Purpose; effect: Effect; dice: Names; target: number; hits: number;
  };
  'saves-thrown': { side: Side; purpose: Purpose; rolls: Names };
  casualties: { side: Side; hits: number; killed: Names; damaged: Names; stopped: number };
  'swift-win': OfSide;
  'nobody-wins': Nothing;
  'support-called': { attacker: Names; defender: Names };
  result: { attackerDice: Names; attacker: number; defenderDice: Names; defender: number };
  tie: Nothing;
  'hack-down': { side: Side; difference: number; hits: number };
  'brutal-hit': OfSide;
  'hacked-down': { side: Side; lost: Names };
  breaks: Formation;
  'destroyed-when-broken': Formation;
  withdrawn: { formations: Names; lost: Names; near?: Names; isWhole?: boolean };
  'markers-placed': { formation: string; markers: number };
  panic: { formation: string; lost: Names };
  over: OfSide;
}

export interface RefusalValues {
  'not-a-target': Formation;
  'not-yours-to-move': Unit;
  'too-far': { unit: string; cm: number; allowance: number };
  'off-the-table': Unit;
  occupied: { unit: string; by: string };
  impassable: Unit & CalledGround;
  'through-enemy': { unit: string; by: string };
  'through-friend': { unit: string; by: string };
  'two-in-contact': { unit: string; enemy: string; most: number };
  'zone-of-another': { unit: string; enemy: string };
  'must-touch-nearest': { unit: string; enemy: string };
  'torn-apart': { unit: string; formation: string };
  'not-together': { formation: string };
  'in-contact-already': { unit: string; enemy: string };
  /** `isTarget`: the enemy is of the target, so that to touch that is a way out as well. */
  'still-in-zone': { unit: string; enemy: string; isTarget: boolean };
  'not-at-nearest': { unit: string; enemy: string };
  'enters-zone': { unit: string; enemy: string };
  'no-such-hit': Nothing;
  'cannot-be-hit': { from?: string; to: string };
  'hit-stays': { from: string; to: string };
  'list-order-decides': { from: string; to: string };
  'not-equally-near': { from: string; fromCm: number; to: string; toCm: number };
  'save-thrown': Unit;
  'no-armour-save': Unit;
  'no-cover-save': Unit;
  'no-none-save': Unit;
  'wrong-number-of-dice': { needed: number; given: number };
  'no-such-face': { face: string };
  'not-now': Nothing;
  'no-supreme-commander': Nothing;
  'test-repeated': Nothing;
  'not-intermingled': { formation: string; target: string };
  'no-commander': Formation;
  'too-many-combined': { most: number };
  'not-combinable': { formation: string; other: string; cm: number };
  'broken-not-combinable': Formation;
  'no-room-to-barge': Unit;
  'too-many-to-barge': { unit: string; most: number };
  'not-aboard': Unit;
  'may-not-get-out': { unit: string; transport: string };
  'may-not-get-in': { unit: string; transport: string };
  'no-transport': Unit;
  trapped: { unit: string; transport: string };
  'too-far-from-transport': { unit: string; transport: string; cm: number };
  'transport-too-far': { unit: string; transport: string; cm: number; left: number };
  'has-got-out': Unit;
  'has-unloaded': Unit;
  'has-taken-in': Unit;
  'just-got-in': { unit: string; transport: string };
  'moved-itself': { unit: string; transport: string };
  'nobody-watches': Nothing;
  'nobody-has-moved': Nothing;
  'halfway-over': Nothing;
  'not-on-overwatch': Formation;
  'not-under-fire': Formation;
  'no-such-markers': Nothing;
  'cannot-be-damaged': Unit;
  'not-moved-by-critical': Unit;
  'must-counter-charge': Unit;
  'cannot-rise': Unit;
  'no-skimmer': Unit;
  'nobody-in-contact': Unit;
  'no-war-engine': Unit;
  'one-way-open': Unit;
  'no-such-split': { unit: string; most: number };
  'not-a-snipers': Nothing;
  'out-of-reach': { to: string; unit: string };
  'chain-stays': { from: string; to: string };
  'no-holofield-save': Unit;
  'no-knight-shield-save': Unit;
  'no-ion-shield-save': Unit;
  'may-not-support': Unit;
}

export type EventKey = keyof EventValues;

type EntryOf<K extends EventKey> = K extends EventKey
  ? { readonly step: Step; readonly rule: string; readonly key: K; readonly values: Readonly<EventValues[K]> } : never;

/** One line of the log: what has happened in a step, by which rule. */
export type LogEntry = EntryOf<EventKey>;
