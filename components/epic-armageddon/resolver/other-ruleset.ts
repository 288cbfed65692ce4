/** Rulesets besides Epic: the resolver knows their names; everything else about them comes when one is asked for. */
import type { TemplateResult } from 'lit';
import type { AnyMachineSnapshot } from 'xstate';

/** What a page may say of what is to be played, whatever the ruleset; what is chosen in it is written there. */
export interface Wanted {
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
}

/** Draws what is wanted: the walk-through of another ruleset, or what is wrong with its scenario. */
export type OtherRuleset = (wanted: Wanted) => TemplateResult;

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
  /** Its statechart as it stands. */
  readonly snapshot: AnyMachineSnapshot | null;
  playOn(): void;
  undo(): void;
  redo(): void;
  startAgain(seed?: number): void;
}

const PREFIX = 'warhammer-40k-';
const IN_JSON = /"ruleset"\s*:\s*"warhammer-40k-/;

/** Whether a page wants another ruleset: it names one, or its scenario does. */
export const isOther = ({ scenario, ruleset }: Pick<Wanted, 'scenario' | 'ruleset'>): boolean => {
  if (ruleset !== null) return ruleset.startsWith(PREFIX);
  if (typeof scenario === 'string') return IN_JSON.test(scenario);
  const named: unknown = typeof scenario === 'object' && scenario !== null && 'ruleset' in scenario
    ? scenario.ruleset : null;
  return typeof named === 'string' && named.startsWith(PREFIX);
};
