/** What a lesson can have somebody do on the table: a closed list. Whether it is done is asked of the rules. */
import type { ParameterName, Parameters } from './parameters.ts';

export interface GoalKind {
  readonly params: readonly ParameterName[];
  /** The rule that it is about. */
  readonly rule: string;
  /** How it is put where the lesson puts it in no other words; parameters stand in braces. */
  readonly say: string;
  /** The state at which there is time for it. */
  readonly state: string;
  /** The state whose coming ends the time for it, unless the moment says another. */
  readonly until: string;
}

const kind = <const P extends readonly ParameterName[]>(
  rule: string, params: P, say: string, state: string, until: string,
) => ({ rule, params, say, state, until });

export const GOALS = {
  'charge-with': kind('A1.5', ['formations'],
    'Choose the target, and have {formations} fight in this assault.', 'a1ChooseTarget', 'a2Charge'),
  'in-contact': kind('A2.6', ['side', 'count'],
    'Bring at least {count} of the {side}’s stands into base contact.', 'a2Charge', 'a3CounterCharge'),
  'not-in-contact': kind('A4.2', ['side'],
    'Charge so that somebody is near enough, but none of the {side}’s stands is in base contact.', 'a2Charge',
    'a3CounterCharge'),
  near: kind('A4.1', ['unit', 'from', 'cm'],
    'Have {unit} stand at most {cm}cm from {from}.', 'a2Charge', 'a3CounterCharge'),
  away: kind('A4.1', ['unit', 'from', 'cm'],
    'Have {unit} stand more than {cm}cm from {from}.', 'a2Charge', 'a3CounterCharge'),
  'clear-of-enemies': kind('A7.3', ['unit', 'cm'],
    'Have {unit} stand more than {cm}cm from every enemy.', 'a7Withdraw', 'a7Consolidate'),
  'in-cover': kind('V2', ['units'], 'Have {units} stand in cover.', 'a3CounterCharge', 'a4Attacks'),
  engaged: kind('A4.1', ['units'], 'See to it that {units} may attack.', 'a2Charge', 'a3CounterCharge'),
  'not-engaged': kind('A4.1', ['units'],
    'See to it that {units} can neither attack nor be hit.', 'a2Charge', 'a3CounterCharge'),
  'hit-last': kind('H1', ['unit'],
    'Place {unit} so that nobody of its side is hit after it.', 'a2Charge', 'a4Attacks'),
  'dice-split': kind('W2', ['unit', 'count'],
    'Put {count} of {unit}’s dice into close combat, the others into the firefight.', 'a4Attacks.choosing',
    'a4Attacks.attacks'),
  hit: kind('H1', ['unit'], 'Allocate the hits so that {unit} takes one.', 'a4Attacks', 'a4Attacks.attacks.saving'),
  spare: kind('H1', ['unit'], 'Allocate the hits so that {unit} takes none.', 'a4Attacks', 'a4Attacks.attacks.saving'),
  'save-by': kind('V2', ['unit', 'save'], 'Have {unit} save by {save}.', 'a4Attacks', 'a4Attacks.outcome'),
  'supported-by': kind('A5.2', ['side', 'units'],
    'Have exactly {units} lend the {side} supporting fire.', 'a5SupportingFire.calling', 'a5SupportingFire.firing'),
  'got-away': kind('A7.3', ['formation'],
    'Withdraw {formation} so that nobody of it is lost on the way.', 'a7Withdraw.withdrawing', 'a7Consolidate'),
  reach: kind('A1', ['state'], 'Play on to “{state}”.', 'a1ChooseTarget', 'assaultOver'),
  'play-well': kind('A1', ['side', 'slack'],
    'Play the {side} to the end; afterwards each decision is held against the odds.', 'a1ChooseTarget', 'assaultOver'),
} as const satisfies Readonly<Record<string, GoalKind>>;

export type GoalId = keyof typeof GOALS;

/** A goal with its parameters: `{ "goal": "in-contact", "side": "attacker", "count": 3 }`. */
export type Goal = {
  readonly [id in GoalId]: { readonly goal: id } & Pick<Parameters, (typeof GOALS)[id]['params'][number]>;
}[GoalId];
