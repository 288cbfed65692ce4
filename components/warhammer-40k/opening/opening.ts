/**
 * How a bundled phase stands before anything has happened, in one language: written by the build, so that its table is
 * on the screen while the game itself has not been asked for. A test holds it to what the game says.
 */
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import type { ThrowCard } from '../../shared/parts/card-list.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { LogLine } from '../../shared/parts/report-log.ts';
import type { RailStep } from '../../shared/parts/step-rail.ts';
import type { OnTable } from '../../shared/resolver/events.ts';
import type { Ladder } from '../resolver/fight/ladder-row.ts';

/** What can be chosen in its panel. */
export interface OpeningChoice {
  readonly legend: string;
  readonly options: readonly Choice[];
  /** What may be done besides the next action. */
  readonly row: string;
}

/** The blows with which it begins. */
export interface OpeningFight {
  readonly ladder: Ladder;
  /** Null: it begins with a decision, which is more than is drawn of it. Its room is left for it. */
  readonly cards: readonly ThrowCard[] | null;
}

export interface PhaseOpening {
  /** What the page is told of it. */
  readonly table: OnTable;
  readonly path: string;
  /** The name of the whole, its title, and by what it is played. */
  readonly label: string;
  readonly title: string;
  readonly when: string;
  readonly menu: string;
  /** What the choice of the edition is called, all of them, which one it is, and how that is written in little room. */
  readonly edition: string;
  readonly editions: readonly string[];
  readonly at: number;
  readonly short: string;
  readonly rail: readonly RailStep[];
  readonly lines: readonly LogLine[];
  /** Weapons that the text does not have; empty: it has all of them. */
  readonly refused: string;
  readonly heading: string;
  readonly lead: string;
  readonly choice: OpeningChoice | null;
  readonly fight: OpeningFight | null;
  readonly primary: string;
  readonly myDice: string | null;
  readonly map: PackedView;
}

/** Of each field of the counters one value for all of them, or one for each; null: it has none. */
type Columns = Readonly<Record<string, readonly unknown[]>>;

/** A map as it is stored: what can be told from the rest of it is left out. */
export interface PackedView {
  readonly size: readonly [width: number, depth: number];
  readonly step: string;
  readonly label: string;
  readonly terrain: BattlefieldView['terrain'];
  readonly count: number;
  readonly counters: Columns;
  readonly units: readonly (readonly [id: string, name: string, side: 'attacker' | 'defender'])[];
  /** By places of counters. */
  readonly lines: readonly (readonly [isSupport: 0 | 1, from: number, to: number])[];
}
