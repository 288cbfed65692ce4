/**
 * All that a report says, in the order in which it says it: plain JSON, whatever it is printed as and of which game.
 */
import type { BattlefieldView } from '../battlefield/view.ts';
import type { PlayerSide } from '../parts/side-mark.ts';
import type { reportWords } from './report-words.ts';

/** A question that the rules leave open, and how it was played here. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
  readonly rule: string;
}

/** Stands of a formation, or models of a unit, that are alike. */
export interface AlikeStands {
  /** '4 × Tactical' */
  readonly name: string;
  /** 'CC 4+ · FF 4+ · armour 4+ · 15 cm' */
  readonly values: string;
  /** Abilities, weapons and damage; empty: nothing to note. */
  readonly notes: string;
}

/** A formation or a unit as it began. */
export interface ReportedForce {
  readonly side: PlayerSide;
  readonly name: string;
  /** 'Initiative 1+, 2 Blast markers' */
  readonly facts: string;
  readonly stands: readonly AlikeStands[];
}

/** What became of a formation or a unit. */
export interface ForceOutcome {
  readonly side: PlayerSide;
  readonly name: string;
  readonly lost: number;
  readonly left: number;
  /** Null: there are none in this game. */
  readonly blastMarkers: number | null;
  /** 'broken', 'destroyed' or the like, or nothing. */
  readonly fate: string;
  readonly details: readonly string[];
}

export interface ReportLine {
  readonly rule: string;
  readonly say: string;
  /** What stands under it: what each side added to its dice. */
  readonly more: readonly string[];
}

/** What happened in one step. */
export interface ReportChapter {
  /** 'A4' */
  readonly number: string;
  /** 'Attacks, round 2' */
  readonly title: string;
  readonly lines: readonly ReportLine[];
}

/** What was played, by whose words it is told. */
export type ReportedGame = keyof typeof reportWords.terms;

export interface Account {
  readonly game: ReportedGame;
  readonly title: string;
  /** How it ended, or that it has not. */
  readonly verdict: readonly string[];
  readonly isOver: boolean;
  readonly forces: readonly ReportedForce[];
  /** The odds in a sentence; null: they were not asked for. */
  readonly odds: string | null;
  /** Only what is not played as usual. */
  readonly rulings: readonly AnsweredQuestion[];
  readonly chapters: readonly ReportChapter[];
  readonly fates: readonly ForceOutcome[];
  /** Where all of it can be seen step by step. */
  readonly link: string | null;
  readonly version: string;
}

/** The table as it is drawn beside what is told. */
export interface ReportViews {
  readonly start: BattlefieldView;
  readonly end: BattlefieldView;
  /** Everybody of both. */
  readonly both: BattlefieldView;
}

/** What a bug report says of a game: by which rulings it is played, and where it stands. */
export interface BugReportFacts {
  /** By which text it is played; null: the game has one alone. */
  readonly edition: string | null;
  /** The answers that are not as usual. */
  readonly rulings: readonly AnsweredQuestion[];
  /** The path of state keys. */
  readonly state: string;
}
