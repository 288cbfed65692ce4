/** What a page may want to be played, and what every walk-through understands, whatever its ruleset. */
import type { TemplateResult } from 'lit';
import type { AnyMachineSnapshot } from 'xstate';
import type { Running } from '../kept/keeper.ts';
import type { Turns } from './turns.ts';
import type { InHand } from './in-hand.ts';
import type { PlayCommand } from './timeline-controller.ts';
import type { ProblemsPart } from '../public/problems-panel.ts';
import type { SetUpChanges } from './timeline-position.ts';

/** What a page may say of what is to be played, whatever the ruleset; what is chosen in it is written there. */
export interface WantedGame {
  scenario: unknown;
  ruleset: string | null;
  readonly decisions: readonly unknown[] | null;
  events: readonly unknown[];
  readonly seed: number | null;
  readonly dice: readonly number[];
  /** Where it opens; null: where its events end. */
  readonly step: string | null;
  readonly theme: string | null;
  /** It is only watched. */
  readonly readonly: boolean;
  /** The parts of the frame that are shown; null: all. */
  readonly controls: string | null;
  /** What lies around what is played in it, where the page keeps a history of the table. */
  readonly around?: SetUpChanges | null;
}

/** Draws what is wanted: the walk-through of a ruleset, or what is wrong with its scenario; null: it cannot read it. */
export type DrawGame =
  (wanted: WantedGame, problemsTemplate: ProblemsPart['problemsTemplate']) => TemplateResult | null;

/** Something that somebody has done on a first screen: the event, and what in the screen it was meant for. */
export interface DoneEarly {
  readonly event: Event;
  readonly target: Element;
}

/** The first screen of a bundled table, before its game has been asked for. */
export interface OpeningScreen extends HTMLElement {
  /** In the order in which it was done. */
  readonly done: readonly DoneEarly[];
  /** A finger or a button is down on it. */
  readonly isHeld: boolean;
  /** Nothing is left to do on it. */
  readonly end: () => void;
}

/** What a first screen asks for: its game when somebody turns to it, and to be taken away in the end. */
export interface OpeningEnds {
  readonly bring: () => unknown;
  readonly end: () => void;
}

/** Draws the first screen of what is wanted. */
export type DrawOpening = (wanted: WantedGame, ends: OpeningEnds) => TemplateResult;

/** What is played of another ruleset: what its statechart began with, and what has happened since. */
export interface PlayedOther {
  readonly input: unknown;
  readonly events: readonly { readonly type: string }[];
  readonly at: number;
  /** All of it as it can be kept and shared: the scenario and everything that has happened in it, turn after turn. */
  readonly whole: unknown;
}

/** What every walk-through understands. */
export interface WalkThrough extends HTMLElement {
  /** The id of the bundled phase that it plays; null: it is none. */
  readonly sample: string | null;
  readonly updateComplete: Promise<boolean>;
  /** Null: nothing is played. */
  readonly played: PlayedOther | null;
  /** As it can be gone on with; null: nothing is played. */
  readonly running: Running | null;
  /** Its statechart as it stands. */
  readonly snapshot: AnyMachineSnapshot | null;
  /** What undo takes back and redo does again, in words; null: nothing is played. */
  readonly turns: Turns | null;
  /** What the players have in their hands; null: nothing is played. */
  readonly inHand: InHand | null;
  /** They have it in their hands again. */
  resume(inHand: InHand): void;
  do(command: PlayCommand): void;
  startAgain(seed?: number): void;
}

/** A seed that nobody knows beforehand. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
