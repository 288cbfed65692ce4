/** What a lesson can have somebody do on the table: a closed list. Whether it is done is asked of the rules. */
import type { ParameterName, Parameters } from './questions.ts';

export interface GoalKind {
  readonly params: readonly ParameterName[];
  /** The rule that it is about. */
  readonly rule: string;
  /** How it is put where the lesson puts it in no other words; parameters stand in braces. */
  readonly say: string;
  /**
   * The states in which there is time for it, the first one first; empty: to the end of the assault. A moment that
   * comes after all of them has time as long as its own step lasts.
   */
  readonly states: readonly string[];
}

const kind = <const P extends readonly ParameterName[]>(
  rule: string, params: P, say: string, ...states: readonly string[]
) => ({ rule, params, say, states });

/** States in which hits lie on their units and may be moved. */
const ALLOCATING = [
  'a4Attacks.attacks.allocating', 'a4Attacks.attacks.macroAllocating', 'a4Attacks.firstStrike.allocating',
  'a4Attacks.firstStrike.macroAllocating', 'a5SupportingFire.firing.allocating',
  'a5SupportingFire.firing.macroAllocating', 'a6Result.hackDown',
] as const;

/** States in which saves are chosen and thrown. */
const SETTLING = [
  'a4Attacks.attacks.settling', 'a4Attacks.attacks.macroSettling', 'a4Attacks.firstStrike.settling',
  'a4Attacks.firstStrike.macroSettling', 'a5SupportingFire.firing.settling', 'a5SupportingFire.firing.macroSettling',
] as const;

export const LESSON_GOALS = {
  'charge-with': kind('A1.5', ['formations'],
    'Choose the target, and have {formations} fight in this assault.', 'a1ChooseTarget'),
  'in-contact': kind('A2.6', ['side', 'count'],
    'Bring at least {count} of the {side}’s stands into base contact.', 'a2Charge'),
  'not-in-contact': kind('A4.2', ['side'],
    'Charge so that somebody is near enough, but none of the {side}’s stands is in base contact.', 'a2Charge'),
  near: kind('A4.1', ['unit', 'from', 'cm'],
    'Have {unit} stand at most {cm}cm from {from}.', 'a2Charge'),
  away: kind('A4.1', ['unit', 'from', 'cm'],
    'Have {unit} stand more than {cm}cm from {from}.', 'a2Charge'),
  'clear-of-enemies': kind('A7.3', ['unit', 'cm'],
    'Have {unit} stand more than {cm}cm from every enemy.', 'a7Withdraw.withdrawing',
    'a7Withdraw.supportersWithdrawing', 'a7Consolidate'),
  'in-cover': kind('V2', ['units'], 'Have {units} stand in cover.', 'a2Charge', 'a3CounterCharge'),
  engaged: kind('A4.1', ['units'], 'See to it that {units} may attack.', 'a2Charge', 'a3CounterCharge'),
  'not-engaged': kind('A4.1', ['units'],
    'See to it that {units} can neither attack nor be hit.', 'a2Charge', 'a3CounterCharge'),
  'hit-last': kind('H1', ['unit'],
    'Place {unit} so that nobody on its side is hit after it.', 'a2Charge', 'a3CounterCharge'),
  'dice-split': kind('W2', ['unit', 'count'],
    'Put {count} of {unit}’s dice into close combat, the others into the firefight.', 'a4Attacks.choosing'),
  hit: kind('H1', ['unit'], 'Allocate the hits so that {unit} takes one.', ...ALLOCATING),
  spare: kind('H1', ['unit'], 'Allocate the hits so that {unit} takes none.', ...ALLOCATING),
  'save-by': kind('V2', ['unit', 'save'], 'Have {unit} save by {save}.', ...SETTLING),
  'supported-by': kind('A5.2', ['side', 'units'],
    'Have exactly {units} lend the {side} supporting fire.', 'a5SupportingFire.calling'),
  'got-away': kind('A7.3', ['formation'],
    'Withdraw {formation} so that no unit of it is lost on the way.', 'a7Withdraw.withdrawing'),
  'charge-well': kind('A2.1', ['slack'],
    'Charge as well as you can, and end the charge; it is held against the best one that was found.', 'a2Charge'),
  'allocate-well': kind('H1', ['side', 'slack'],
    'Allocate the {side}’s hits as well as you can; that is held against the best way that was found.',
    ...ALLOCATING),
  reach: kind('A1.1', ['state'], 'Go on to “{state}”.'),
  'play-well': kind('A1.1', ['side', 'slack'],
    'Play the {side} to the end; afterwards each decision is held against the odds.'),
} as const satisfies Readonly<Record<string, GoalKind>>;

export type GoalId = keyof typeof LESSON_GOALS;

/** A goal with its parameters: `{ "goal": "in-contact", "side": "attacker", "count": 3 }`. */
export type LessonGoal = {
  readonly [id in GoalId]: { readonly goal: id } & Pick<Parameters, (typeof LESSON_GOALS)[id]['params'][number]>;
}[GoalId];
