/** An assault as it stands: plain JSON, so that it can be stored, sent, undone and replayed. Distances in cm. */
import type { Point } from '../../battlefield/base.ts';
import type { Combatant, WayToFight } from './combatant.ts';
import type { LogEntry } from './log-entries.ts';
import type { Effect } from './profile.ts';
import type { Rulings } from '../rulings/rulings.ts';
import type { ActionTest, Start, Table } from './scenario.ts';
import type { ArmyRule } from './army-rules.ts';
import type { Batch } from './batch.ts';
import type { HitCause, Volley } from './volley.ts';
import type { BySide, Ending, Loss, Side } from './procedure.ts';

/** One stand, vehicle or war engine. */
export interface Unit {
  readonly id: string;
  /** What people call it: its datasheet's name, numbered within its side where there are several. */
  readonly name: string;
  readonly formation: string;
  readonly side: Side;
  /** Key of `Assault.combatants`: its datasheet with its characters joined. */
  readonly combatant: string;
  readonly at: Point;
  /** Points of damage taken, only by what has damage capacity. @rule W5 */
  readonly damage: number;
  /** Shields that are up. */
  readonly shields: number;
  /** The transport it sits in; null: it stands on the table. @rule A2.11 */
  readonly aboard: string | null;
  /** A skimmer that flies high. */
  readonly poppedUp: boolean;
  /** Null while it is alive. */
  readonly lostTo: Loss | null;
  /** Where it has stood since the current step began, its first place first; empty: it has not moved. */
  readonly path: readonly Point[];
  /** It has been in base contact and has no zone of control any more. @rule A2.5 */
  readonly contacted: boolean;
  /** It takes care in this step: at most 5cm, and a failed dangerous-terrain test is thrown again. @rule A2.10 */
  readonly careful: boolean;
  /** The transport it has left in this step; it goes no further. @rule A2.11 */
  readonly left: string | null;
  /** How a skimmer fights in base contact, null: it has not said. */
  readonly way: WayToFight | null;
  /** How many of a war engine’s dice go into close combat, null: it has not said. @rule W2 */
  readonly closeCombatDice: number | null;
}

export interface Formation {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly rules: readonly ArmyRule[];
  readonly initiative: number;
  readonly blastMarkers: number;
  readonly broken: boolean;
  readonly marched: boolean;
  /** It may still fire at those who charge. @rule A2.12 */
  readonly overwatch: boolean;
  /** It was broken when the assault began. */
  readonly wasBroken: boolean;
  /** It fights in this assault; the others may support. */
  readonly fighting: boolean;
  /** A counter-charge, or contact left from an earlier assault, brought it in. @rule A3.5, A8.4 */
  readonly drawnIn: boolean;
  /** Blast markers that its losses in this assault are worth, should it win. @rule A8.1 */
  readonly losses: number;
}

/** One line of a modifier table, such as +2 for two kills. */
export interface Modifier {
  readonly rule: string;
  readonly name: string;
  readonly value: number;
}

/** What one side threw and added. */
export interface Score {
  readonly dice: readonly number[];
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

/** What has to be settled before the procedure goes on: a wreck’s passengers, a blast, a critical to be told. */
export type Aftermath =
  /** Those who sat in a wreck, the hit that wrecked it, and what that came of. @rule V12 */
  | {
    readonly kind: 'passengers'; readonly unit: string; readonly units: readonly string[];
    readonly effect: Effect; readonly origin: HitCause;
  }
  /** A war engine’s blast over everybody near. @rule W6 */
  | { readonly kind: 'splash'; readonly unit: string }
  /** A critical whose effect the players enter. @rule W6 */
  | { readonly kind: 'critical'; readonly unit: string };

/** A directly engaged unit: how it may fight, its nearest enemy and the gap to it. */
export interface Engagement {
  readonly unit: string;
  readonly by: 'close-combat' | 'firefight';
  readonly nearest: string;
  readonly cm: number;
}

/** A stand that has to test for dangerous terrain before anybody else moves. @rule A2.10 */
export interface TerrainTest {
  readonly unit: string;
  readonly terrain: string;
  /** The first die failed and may be thrown again. */
  readonly again: boolean;
}

/** Part of a way that has still to be gone, or a unit that gets into the transport which has come to it. */
export type Way =
  | {
    readonly kind: 'leg'; readonly unit: string; readonly to: Point;
    /** Whom it collects where it ends; null: nobody. */
    readonly collects: string | null;
    /** Whether the log tells of it. */
    readonly isTold: boolean;
  }
  | { readonly kind: 'board'; readonly unit: string; readonly collects: string };

/** How many corners the way of a unit had at a moment. */
export interface Corners {
  readonly unit: string;
  readonly corners: number;
}

/** The moves of a step, as far as they are more than the ways of its units. */
export interface Moves {
  /** What has still to be gone, the next first. */
  readonly ways: readonly Way[];
  /** Units in the second move of their withdrawal, and where it began. @rule A7.3 */
  readonly second: readonly Corners[];
  /** The first moves of a withdrawal are over for everybody. @rule A7.3 */
  readonly isHalfway: boolean;
  /** Who had moved when overwatch was last asked for. @rule A2.12 */
  readonly watched: readonly Corners[];
  /** Formations at which overwatch may fire now; null: those who charge. @rule A2.12 */
  readonly underFire: readonly string[] | null;
  /** A broken formation that has come under fire, and the Blast markers that are hits on it. @rule B3 */
  readonly panic: { readonly formation: string; readonly markers: number } | null;
  /** Units of those who withdraw that were alive when they began. */
  readonly setOut: number;
}

/** Who may support, who has been called, and who stood near enough to be shaken by a defeat. */
export interface Support {
  readonly able: BySide<readonly string[]>;
  readonly called: BySide<readonly string[]>;
  /** Formations that have fired, where they do so one by one. @ruling supportOrder */
  readonly fired: readonly string[];
  /** Formations in a position to support. @rule A7.6 */
  readonly near: BySide<readonly string[]>;
}

export interface Assault {
  readonly table: Table;
  readonly rulings: Rulings;
  readonly combatants: Readonly<Record<string, Combatant>>;
  readonly formations: readonly Formation[];
  /** Every unit of every formation, in the order of the scenario. */
  readonly units: readonly Unit[];
  /** The formation that engages, and the one it charges. */
  readonly engaging: string;
  readonly target: string;
  readonly startAt: Start;
  /** Formations that the scenario wants to be charged with the target, or to charge with the engaging one. */
  readonly intended: { readonly intermingled: readonly string[]; readonly combined: readonly string[] };
  readonly actionTest: ActionTest;
  /** Whether the action test has been passed; null: it was not thrown, or not yet. @rule A0.2 */
  readonly testPassed: boolean | null;
  readonly testsThrown: number;
  readonly round: number;
  /** Whose counter-charge it is, or will be next. @rule A3.8 */
  readonly counterCharging: Side;
  /** Dangerous terrain that the unit which moved last has still to test for. */
  readonly terrainTests: readonly TerrainTest[];
  /** Those directly engaged, as they stood when this round's attacks began. */
  readonly engaged: readonly Engagement[];
  /** Ids of the attackers engaged in the first round. */
  readonly engagedAtFirst: readonly string[];
  /** Ids of the units that have attacked in this round. */
  readonly struck: readonly string[];
  /** The attacks being thrown or resolved. */
  readonly batch: Batch | null;
  /** The hits being allocated and saved. */
  readonly volley: Volley | null;
  /** The volley that was settled last in this step, with what became of every hit. */
  readonly settled: Volley | null;
  /** What follows from the hits just settled, in the order in which it is dealt with. */
  readonly aftermath: readonly Aftermath[];
  /** Blasts that wait for the end of the step. @ruling splashTiming */
  readonly heldBlasts: readonly Aftermath[];
  /** Passengers that came out of a wreck in this round: they can be hit. @rule V12 */
  readonly spilled: readonly string[];
  readonly support: Support;
  readonly kills: BySide<number>;
  readonly results: readonly BySide<Score>[];
  readonly hackDown: number;
  readonly winner: Side | null;
  readonly ending: Ending | null;
  /** Formations that are withdrawing now. */
  readonly withdrawing: readonly string[];
  readonly moves: Moves;
  readonly diceUsed: number;
  readonly log: readonly LogEntry[];
}
