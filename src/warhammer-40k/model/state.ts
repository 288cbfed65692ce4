/** An assault phase as it stands: plain JSON, so that it can be stored, sent, undone and replayed. Inches. */
import type { Point } from '../../battlefield/base.ts';
import type { RowId } from '../editions/rows.ts';
import type { Choice } from './choices.ts';
import type { Edition } from '../editions/index.ts';
import type { LogEntry } from './log.ts';
import type { Completion, StageName } from '../editions/policy.ts';
import type { Profile, UnitTrait } from './profile.ts';
import type { Rulings } from '../rulings/rulings.ts';
import type { BySide, Side, Start } from './procedure.ts';
import type { ScenarioTable } from './terrain.ts';
import type { Fight } from './fight.ts';
import type { FiringGun } from './gun.ts';

/** What took a model off the table. */
export const SLAIN = [
  'fight', 'free-round', 'force-weapon', 'overwatch', 'dangerous-terrain', 'swept', 'trapped', 'regroup-failed',
  'no-retreat', 'off-table',
] as const;
export type Slain = (typeof SLAIN)[number];

export interface Model {
  readonly id: string;
  /** What people call it: its profile's name, numbered within its side where there are several. */
  readonly name: string;
  /** The unit that it is one of. */
  readonly unit: string;
  /** The unit of the scenario in which it is written: another one where a character is a model of whom he joined. */
  readonly writtenIn: string;
  readonly side: Side;
  /** Key of `Phase.profiles`. */
  readonly profile: string;
  readonly at: Point;
  /** How high above the table it stands. */
  readonly height: number;
  readonly wounds: number;
  /** Null while it is alive. */
  readonly slain: Slain | null;
  /** Where it has stood since the present move began, its first place first; empty: it has not moved in it. */
  readonly path: readonly Point[];
  /** It was in or behind cover from those who charged it, before they moved. */
  readonly covered: boolean;
  /** The name of the weapon that it chose to strike with; `none`: no special one; null: it has not said. */
  readonly strikesWith: string | null;
  /** The unit that it chose to strike, or how it splits its attacks; null: it has not said. */
  readonly strikesAt: Readonly<Record<string, number>> | null;
  /** For so many assault phases, this one included, a concussive weapon leaves it slow; 0: none has hit it. */
  readonly concussed: number;
}

export interface Unit {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly traits: readonly UnitTrait[];
  /** How far it charges where its own range counts. */
  readonly assaultRange: number;
  /** The unit that this character goes with; null: none. */
  readonly joined: string | null;
  /** The unit at which it has shot this turn. */
  readonly fired: string | null;
  /** It has run this turn. */
  readonly ran: boolean;
  /** It has regrouped this turn. */
  readonly regrouped: boolean;
  /** With how many models it began the game; null: with those that it has on the table at first. */
  readonly startedWith: number | null;
  /** It stood still to fire weapons that ask for it. */
  readonly stationaryFire: boolean;
  /** Whoever set up the table says that it may not charge. */
  readonly mayNotCharge: boolean;
  readonly fallingBack: boolean;
  readonly goneToGround: boolean;
  readonly overwatchUsed: boolean;
  /** It was locked when the phase began. */
  readonly lockedBefore: boolean;
  /** The units that it charged this turn and that its charge reached; empty: it did not charge. */
  readonly charged: readonly string[];
  /** Its charge this turn was declared at several units. */
  readonly disordered: boolean;
  /** One of its models went through difficult terrain in its charge. */
  readonly throughDifficult: boolean;
  /** The power of its force weapons has been cast this turn. */
  readonly forceActive: boolean;
  /** It has declared a charge this phase, successful or not. */
  readonly hasDeclared: boolean;
}

/** A charge that was declared. */
export interface Charge {
  readonly unit: string;
  /** The units charged, the primary one first. */
  readonly targets: readonly string[];
  /** How it stands. */
  readonly stage: 'declared' | 'moving' | 'done' | 'failed';
  /** What its models may move; null: not known yet. */
  readonly range: number | null;
  /** Models that have moved, the initial charger first. */
  readonly moved: readonly string[];
  /** Targets that have not been asked for overwatch, or to regroup, yet. */
  readonly waiting: readonly string[];
  /** Models that have moved through dangerous terrain and have not tested for it yet. */
  readonly testing: readonly string[];
  /** What its range dice show that may be thrown again; absent: they stand. */
  readonly thrown?: Thrown;
  /** What a target fires at it now; absent: nothing. */
  readonly shots?: Shots;
}

/** The dice of a charge that its unit may throw again once. */
export interface Thrown {
  readonly faces: readonly number[];
  /** By their places; null: not chosen yet. */
  readonly again: readonly number[] | null;
}

/** Fire at chargers whose dice are thrown. */
export interface Shots {
  readonly unit: string;
  readonly guns: readonly FiringGun[];
}

/** Units that are bound together by contact; kept from turn to turn. */
export interface Combat {
  readonly id: string;
  readonly units: readonly string[];
  /** 1 in the turn of the charge. */
  readonly round: number;
  /** It has been fought this phase. */
  readonly fought: boolean;
  /** Wounds inflicted by each side this round: they decide who has won. */
  readonly wounds: BySide<number>;
}

/** A unit that breaks off, and what became of it. */
export interface BreakOff {
  readonly unit: string;
  /** The sum of its fall-back dice, before any halving; null: not thrown yet. */
  readonly roll: number | null;
  /** What the winners threw against it. */
  readonly sweeps: readonly { readonly unit: string; readonly total: number }[];
  /** What came of it; null: not known yet. */
  readonly fate: 'away' | 'caught' | 'destroyed' | null;
}

/** What comes after a fight. */
export interface Aftermath {
  readonly combat: string;
  /** Null: a draw. */
  readonly winner: Side | null;
  readonly wipedOut: Side | 'both' | null;
  /** The stage that is being settled, and those after it; null: none is yet. */
  readonly stage: StageName | null;
  readonly stages: readonly StageName[];
  /** Units that still have to do what the stage asks for. */
  readonly waiting: readonly string[];
  readonly breaking: readonly BreakOff[];
  /** Winners that have made up their minds about a sweeping advance, and those who sweep. */
  readonly asked: readonly string[];
  readonly sweeping: readonly string[];
  /** Whose models move now in a pile-in or consolidation, and how far; null: nobody's. */
  readonly moving: { readonly units: readonly string[]; readonly side: Side; readonly inches: number } | null;
  /** The distance of a consolidation that a die has said. */
  readonly distance: number | null;
}

/** Units that break away at the end of the phase, one after another. */
export interface HitAndRun {
  /** The side that begins; null: it is still to be thrown for. */
  readonly first: Side | null;
  /** Units that have been asked, the last one last. */
  readonly asked: readonly string[];
  /** The unit that tries now; null: none does. */
  readonly unit: string | null;
  /** By the hours of a clock; null: not named yet. */
  readonly heading: number | null;
}

/** Models that come to meet those who have charged them. */
export interface Countering {
  readonly unit: string;
  /** How far; null: dice will say. */
  readonly inches: number | null;
}

/** How a fight ended. */
export interface Result {
  readonly combat: string;
  readonly units: readonly string[];
  readonly round: number;
  /** Wounds inflicted by each side. */
  readonly wounds: BySide<number>;
  /** Null: a draw. */
  readonly winner: Side | null;
  readonly wipedOut: Side | 'both' | null;
}

/** The whole phase. */
export interface Phase {
  readonly edition: Edition;
  readonly completion: Completion;
  /** The rows of pages beside the text that are played. */
  readonly completions: readonly RowId[];
  readonly rulings: Rulings;
  readonly startAt: Start;
  /** 1 is the turn that is played first. */
  readonly turn: number;
  /** Whose assault phase it is. */
  readonly active: Side;
  readonly table: ScenarioTable;
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly units: readonly Unit[];
  readonly models: readonly Model[];
  readonly charges: readonly Charge[];
  readonly combats: readonly Combat[];
  readonly fight: Fight | null;
  readonly aftermath: Aftermath | null;
  /** The fights that have been tallied this phase, in the order in which they were fought. */
  readonly results: readonly Result[];
  /** Units that have not regrouped and still have to make their fall-back move of this turn. */
  readonly fallingOn: readonly string[];
  /** Models that have failed in dangerous terrain and may still save the wound. */
  readonly hurt: readonly string[];
  /** Models that have used up the psychic power of this turn. */
  readonly psychicUsed: readonly string[];
  /** Units that fall back and may regroup now; absent: none. */
  readonly rallying?: readonly string[];
  /** Who breaks away at the end of the phase; absent: nobody has had a chance to. */
  readonly hitAndRun?: HitAndRun;
  /** Units charged that come to meet the chargers, the present one first; absent: none. */
  readonly countering?: readonly Countering[];
  /** What somebody has to choose before it goes on. */
  readonly choice: Choice | null;
  readonly diceUsed: number;
  readonly log: readonly LogEntry[];
}

/** What a part of the rules does with an answer; the choice itself is gone by then. */
export type Chooser = (phase: Phase, option: string) => Phase;
