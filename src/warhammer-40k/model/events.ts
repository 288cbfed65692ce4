/** What players and dice can do to a phase: plain facts, so that a list of them replays it. */
import type { Point } from '../../battlefield/base.ts';
import type { SaveKind } from './allocation.ts';
import type { ChoiceQuestion } from './choices.ts';
import type { Gun } from './gun.ts';
import type { PolicyQuestion } from '../editions/policy.ts';

export type PhaseEvent =
  /** The players agree on an answer where their text does not tell. */
  | { readonly type: 'answer.agreed'; readonly question: PolicyQuestion; readonly answer: string }
  /** They go on without it: what the text does not tell is left out. */
  | { readonly type: 'silence.accepted' }
  /** A unit declares a charge, at its primary target first. */
  | { readonly type: 'charge.declared'; readonly unit: string; readonly targets: readonly string[] }
  | { readonly type: 'declarations.ended' }
  /** Of those that have declared, this one moves now. */
  | { readonly type: 'charger.picked'; readonly unit: string }
  /** A target has fired at those who charge it: models they lost, by wounds. */
  | {
    readonly type: 'overwatch.fired'; readonly unit: string;
    readonly wounds: readonly { readonly model: string; readonly wounds: number }[];
  }
  /** The same where its dice are thrown: its guns. */
  | { readonly type: 'overwatch.shot'; readonly unit: string; readonly guns: readonly Gun[] }
  | { readonly type: 'overwatch.ended' }
  /** A model's centre now stands at a point; what the move is depends on the state. */
  | { readonly type: 'model.moved'; readonly model: string; readonly to: Point }
  /** Everybody who has not moved and can, moves in the usual way. */
  | { readonly type: 'rest.moved' }
  | { readonly type: 'moves.ended' }
  /** A model chooses its weapon, by name; `none`: it strikes without a special one. */
  | { readonly type: 'weapon.chosen'; readonly model: string; readonly weapon: string }
  /** How many attacks of a model go at which unit; a model that may not split names one unit. */
  | { readonly type: 'strikes.aimed'; readonly model: string; readonly at: Readonly<Record<string, number>> }
  | { readonly type: 'strikes.settled' }
  /** The owner of a hand of saves throws so many of its dice for the other save that its model has. */
  | { readonly type: 'save.chosen'; readonly hand: number; readonly dice: number; readonly save: SaveKind }
  /** The owner of a character has nobody take the wound of a hand for him. */
  | { readonly type: 'wound.kept'; readonly hand: number }
  /** An answer to what is asked: one of its options. */
  | { readonly type: 'choice.made'; readonly question: ChoiceQuestion; readonly option: string }
  /** Every die of the hands asked for, hand by hand. */
  | { readonly type: 'dice.thrown'; readonly faces: readonly number[] };

export type PhaseEventType = PhaseEvent['type'];

/** A player's event: anything but dice. */
export type Decision = Exclude<PhaseEvent, { readonly type: 'dice.thrown' }>;
