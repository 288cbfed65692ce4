/**
 * The questions that a lesson can ask: a closed list. No answer is written down anywhere; the rules are asked for it at
 * the moment at which the question is put.
 */
import type { Side } from '../epic-armageddon/model/procedure.ts';
import type { Effect } from '../epic-armageddon/model/profile.ts';
import type { SaveKind } from '../epic-armageddon/model/volley.ts';

/** What an answer is: stands, formations, a number, a side or neither, stands in an order, or yes or no. */
export const ANSWERS = ['units', 'formations', 'number', 'side', 'order', 'yes-no'] as const;
export type AnswerKind = (typeof ANSWERS)[number];

export interface QuestionKind {
  readonly answer: AnswerKind;
  readonly params: readonly ParameterName[];
  /** The rule that answers it. */
  readonly rule: string;
  /** How it is put where the lesson puts it in no other words; parameters stand in braces. */
  readonly say: string;
  /** The states at which it is at home, the likeliest first; it may be put at any other. */
  readonly states: readonly string[];
}

const kind = <A extends AnswerKind, const P extends readonly ParameterName[]>(
  answer: A, rule: string, params: P, say: string, ...states: readonly string[]
) => ({ answer, rule, params, say, states });

export const LESSON_QUESTIONS = {
  'who-may-be-charged': kind('formations', 'A1.1', [], 'Which formations may be charged?', 'a1ChooseTarget'),
  'who-may-join': kind('formations', 'A1.2', ['side'],
    'Which other formations may fight in this assault on the {side}’s side?', 'a1ChooseTarget'),
  'is-there-an-assault': kind('yes-no', 'A2.2', [],
    'If the charge ended here, would there be an assault?', 'a2Charge.moving'),
  'whose-zones': kind('units', 'A2.3', ['unit'],
    'In whose zones of control does {unit} stand?', 'a2Charge.moving'),
  'who-may-be-contacted': kind('units', 'A2.4', ['unit'],
    'With which enemies can {unit} come into base contact?', 'a2Charge.moving'),
  'may-the-charge-end': kind('yes-no', 'A2.7', [],
    'May the charge end as everybody stands now?', 'a2Charge.moving'),
  'who-may-get-out': kind('units', 'A2.11', ['side'],
    'Which passengers of the {side} may get out now?', 'a2Charge.moving', 'a3CounterCharge'),
  'markers-after-fire': kind('number', 'A2.12', ['formation'],
    'The overwatch fires. How many Blast markers has {formation} when that is settled?', 'a2Charge.overwatch'),
  'counter-charge-distance': kind('number', 'A3.1', ['unit'],
    'How many centimetres may {unit} counter-charge?', 'a3CounterCharge'),
  'who-may-attack': kind('units', 'A4.1', ['side'],
    'Which stands of the {side} may attack?', 'a3CounterCharge', 'a4Attacks'),
  'who-strikes-in-close-combat': kind('units', 'A4.2', ['side'],
    'Which stands of the {side} strike in close combat?', 'a3CounterCharge', 'a4Attacks'),
  'who-fires-in-the-firefight': kind('units', 'A4.2', ['side'],
    'Which stands of the {side} attack by firefight?', 'a3CounterCharge', 'a4Attacks'),
  'who-strikes-first': kind('units', 'A4.4', ['side'],
    'Which stands of the {side} attack before the others?', 'a3CounterCharge', 'a4Attacks'),
  'dice-of-a-side': kind('number', 'A4.2', ['side'],
    'How many dice does the {side} throw to hit?', 'a4Attacks.attacks.rolling', 'a4Attacks.firstStrike.rolling',
    'a5SupportingFire.firing.rolling'),
  'value-needed': kind('number', 'A4.2', ['unit'],
    'What is the lowest face with which {unit} hits? (0: it does not attack.)', 'a4Attacks.attacks.rolling'),
  'hits-of-a-side': kind('number', 'A4.2', ['side'],
    'These dice are thrown. How many hits does the {side} score?', 'a4Attacks.attacks.rolling',
    'a5SupportingFire.firing.rolling'),
  'who-may-be-hit': kind('units', 'A4.6', ['side'],
    'Which stands of the {side} can be hit?', 'a3CounterCharge', 'a4Attacks', 'a5SupportingFire'),
  'order-of-hits': kind('order', 'H1', ['side'],
    'In which order do hits fall on the {side}’s stands?', 'a3CounterCharge', 'a4Attacks'),
  'who-takes-the-hits': kind('units', 'H2', ['side', 'hits'],
    'The {side} takes {hits} hits. Which of its stands are hit?', 'a3CounterCharge', 'a4Attacks'),
  'hits-on-a-unit': kind('number', 'H2', ['unit', 'hits'],
    '{hits} hits fall on the side of {unit}. How many of them does {unit} take?', 'a3CounterCharge', 'a4Attacks'),
  'who-is-hit-last': kind('units', 'H1', ['side'],
    'Which stand of the {side} is hit last of all?', 'a3CounterCharge', 'a4Attacks'),
  'who-saves-by-cover': kind('units', 'V2', ['side'],
    'Which stands of the {side} that can be hit have a save for their cover?', 'a4Attacks'),
  'save-needed': kind('number', 'V1', ['unit', 'effect'],
    'A hit ({effect}) falls on {unit}. What is the lowest face of its best save? (0: it has none.)', 'a4Attacks'),
  'may-it-save': kind('yes-no', 'V6', ['unit', 'effect'],
    'Does anything stand between {unit} and a hit ({effect})?', 'a4Attacks'),
  'how-many-are-lost': kind('number', 'A4.5', ['side'],
    'These dice are thrown to save. How many stands does the {side} lose?', 'a4Attacks.attacks.settling'),
  'damage-left': kind('number', 'W1', ['unit'],
    'These dice are thrown. How many points of damage capacity has {unit} left?', 'a4Attacks.attacks.settling'),
  'does-it-end-here': kind('yes-no', 'A4.7', [],
    'These dice are thrown. Is the assault decided at once?', 'a4Attacks.attacks.settling'),
  'who-has-won-at-once': kind('side', 'A4.7', [],
    'These dice are thrown. Who has won at once, if anybody?', 'a4Attacks.attacks.settling'),
  'who-may-support': kind('units', 'A5.2', ['side'],
    'Which stands may lend the {side} supporting fire?', 'a5SupportingFire.calling', 'a4Attacks'),
  'kills-of-a-side': kind('number', 'A5.5', ['side'],
    'How many kills does the {side} count so far?', 'a6Result.rolling'),
  'counted-for-numbers': kind('number', 'A6.2', ['side'],
    'How many stands does the {side} count when numbers are compared?', 'a6Result.rolling'),
  'modifier-of-a-side': kind('number', 'A6.2', ['side'],
    'What does the {side} add to its higher die, all together?', 'a6Result.rolling'),
  'total-of-a-side': kind('number', 'A6.4', ['side'],
    'These dice are thrown. What is the {side}’s total?', 'a6Result.rolling'),
  'who-wins-the-result': kind('side', 'A6.4', [],
    'These dice are thrown. Who wins, if anybody?', 'a6Result.rolling'),
  'hack-downs': kind('number', 'A6.5', [],
    'How many hits without a save does the loser take?', 'a6Result.rolling', 'a6Result.hackDown'),
  'who-is-hacked-down': kind('units', 'A6.5', [],
    'On which stands do the hack-downs fall?', 'a6Result.hackDown'),
  'who-breaks': kind('formations', 'A7.1', [],
    'Which formations break before all is over?', 'a6Result'),
  'who-is-destroyed': kind('formations', 'A7.2', [],
    'Of which formations is nobody left when all is over?', 'a6Result'),
  'who-must-withdraw': kind('formations', 'A7.3', [],
    'Which formations withdraw?', 'a6Result'),
  'who-is-caught': kind('units', 'A7.3', [],
    'If the withdrawal ended now, which stands would be lost or damaged?', 'a7Withdraw.withdrawing'),
  'markers-on': kind('number', 'A8.1', ['formation'],
    'How many Blast markers has {formation} when all is over?', 'a6Result', 'a7Withdraw'),
  'chance-to-win': kind('number', 'A6.4', ['side', 'within'],
    'How likely is it that the {side} wins, in percent, give or take {within}?', 'a3CounterCharge', 'a4Attacks'),
} as const satisfies Readonly<Record<string, QuestionKind>>;

export type QuestionId = keyof typeof LESSON_QUESTIONS;

/** A question with its parameters: `{ "asks": "who-may-attack", "side": "attacker" }`. */
export type LessonQuestion = {
  readonly [id in QuestionId]:
    { readonly asks: id } & Pick<Parameters, (typeof LESSON_QUESTIONS)[id]['params'][number]>;
}[QuestionId];

/**
 * What questions and goals may be about: each parameter by its name; ids are those of the scenario, distances are in cm
 * from edge to edge.
 */
export interface Parameters {
  readonly side: Side;
  readonly unit: string;
  /** The unit that another is measured from. */
  readonly from: string;
  readonly formation: string;
  readonly units: readonly string[];
  readonly formations: readonly string[];
  readonly hits: number;
  readonly count: number;
  readonly cm: number;
  /** How far off an answer in percent may be and still be right, in points. */
  readonly within: number;
  readonly effect: Effect;
  readonly save: SaveKind;
  /** A state of the chart, or one that holds it. */
  readonly state: string;
  /** Percentage points that a decision may be worse than the best one. */
  readonly slack: number;
}

export type ParameterName = keyof Parameters;
