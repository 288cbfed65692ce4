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

/** A die as it fell. */
export interface ThrownDie {
  readonly face: number;
  readonly counts: boolean;
}

/** Dice of one side that were thrown together for the same. */
export interface ThrownHand {
  readonly side: PlayerSide;
  /** 'Assault 1–4' */
  readonly who: string;
  /** 'close combat 3+' */
  readonly needs: string;
  readonly dice: readonly ThrownDie[];
  /** '3 hits' */
  readonly came: string;
}

/** All dice of one step of the procedure. */
export interface DiceStep {
  /** 'Attacks, round 2' */
  readonly title: string;
  readonly rows: readonly ThrownHand[];
}

/** What the dice of a step, or all of them, have turned. */
export interface LuckLine {
  readonly name: string;
  /** For the attacker, with its sign: '+9.5' */
  readonly points: string;
}

/** The odds and what became of them: known only once they have been worked out. */
export interface ReportedLuck {
  readonly lines: readonly LuckLine[];
  readonly total: string;
  /** For the result itself: 'chance before the dice 78.9 %' */
  readonly facts: readonly string[];
}

/** What a decision cost, or all of a side, where what was played has been reviewed. */
export interface ReportedDecision {
  readonly side: PlayerSide;
  readonly name: string;
  /** '−8.3', or that it was as good as any. */
  readonly worth: string;
}

/** What was played, by whose words it is told. */
export type ReportedGame = keyof typeof reportWords.terms;

export interface Account {
  readonly game: ReportedGame;
  readonly title: string;
  /** 'Epic: Armageddon, rulings as usual' */
  readonly rules: string;
  /** Who won; null: nobody, or it is not known. */
  readonly winner: PlayerSide | null;
  /** The text by which it is played, as a sentence; empty: the game has one alone. */
  readonly playedBy: string;
  /** How it ended, or that it has not. */
  readonly verdict: readonly string[];
  readonly isOver: boolean;
  readonly forces: readonly ReportedForce[];
  /** The odds in a sentence; null: they were not asked for. */
  readonly odds: string | null;
  /** Only what is not played as usual. */
  readonly rulings: readonly AnsweredQuestion[];
  readonly chapters: readonly ReportChapter[];
  /** Every throw, hand by hand. */
  readonly dice: readonly DiceStep[];
  /** Null: this game has none, or it is not known. */
  readonly luck: ReportedLuck | null;
  /** Not given: it has not been reviewed. */
  readonly decisions?: readonly ReportedDecision[];
  readonly fates: readonly ForceOutcome[];
  /** Where all of it can be seen step by step. */
  readonly link: string | null;
  readonly version: string;
}

/** The table as it is drawn beside what is told. */
export interface ReportViews {
  readonly start: BattlefieldView;
  readonly end: BattlefieldView;
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
