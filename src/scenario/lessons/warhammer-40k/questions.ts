/**
 * What a lesson of Warhammer 40,000 can ask: a closed list. No answer is written down anywhere; the rules are asked for
 * it at the moment at which the question is put.
 */
import type { Question as Switch } from '../../../warhammer-40k/policy.ts';
import type { Rung, Side } from '../../../warhammer-40k/state.ts';
import type { AnswerKind } from '../questions.ts';

/** What may have become of a unit that breaks. */
export const FATES = ['away', 'caught', 'struck', 'destroyed'] as const;
export type FateName = (typeof FATES)[number];

/** Parameters and what they say; ids are those of the scenario. */
interface Parameters {
  readonly side: Side;
  readonly model: string;
  readonly unit: string;
  /** The unit that strikes. */
  readonly by: string;
  readonly target: string;
  readonly rung: Rung;
  /** An armour save; null: none. */
  readonly save: number | null;
  readonly of: 'weaponSkill' | 'toughness';
  readonly fate: FateName;
  /** Takes of the lesson by their ids, and questions in which their texts may differ. */
  readonly takes: readonly string[];
  readonly switches: readonly Switch[];
}

type ParameterName = keyof Parameters;

export interface PhaseQuestionKind {
  /** Models are `units` here, units and everything else that is picked from a list are `formations`. */
  readonly answer: AnswerKind;
  readonly params: readonly ParameterName[];
  /** The rule that answers it. */
  readonly rule: string;
  /** How it is put where the lesson puts it in no other words; parameters stand in braces. */
  readonly say: string;
}

const kind = <A extends AnswerKind, const P extends readonly ParameterName[]>(
  answer: A, rule: string, params: P, say: string,
) => ({ answer, rule, params, say });

export const PHASE_QUESTIONS = {
  'may-it-charge': kind('yes-no', '40k.4', ['unit', 'target'], 'May {unit} charge {target}?'),
  'does-cover-help': kind('yes-no', '40k.28', ['unit'], 'Does its cover help {unit} in this fight?'),
  'who-strikes-first': kind('side', '40k.27', [],
    'Whose models strike first? (Neither: those of both sides strike together.)'),
  'when-does-it-strike': kind('formations', '40k.27', ['model'], 'When does {model} strike?'),
  'who-strikes-at': kind('units', '40k.27', ['side', 'rung'],
    'Which models of the {side} strike at Initiative {rung}?'),
  'attacks-of': kind('number', '40k.22', ['model'], 'How many attacks has {model}?'),
  'dice-of-a-side': kind('number', '40k.38', ['side'], 'How many dice to hit does the {side} throw now?'),
  'needed-to-hit': kind('number', '40k.38', ['model'], 'What is the lowest face with which {model} hits?'),
  'needed-to-wound': kind('number', '40k.43', ['model'],
    'What is the lowest face with which a hit of {model} wounds? (0: it cannot.)'),
  'value-that-counts': kind('number', '40k.39', ['unit', 'of'],
    'Its models differ. Which {of} of {unit} counts?'),
  'whom-may-it-strike': kind('formations', '40k.72', ['model'], 'Which units may {model} strike?'),
  'who-can-fall': kind('units', '40k.49', ['unit', 'by'],
    'Which models of {unit} can be casualties of {by} now?'),
  'which-armour-first': kind('formations', '40k.47', ['unit'], 'Which armour of {unit} takes wounds first?'),
  'saves-in-this-armour': kind('number', '40k.47', ['unit', 'save'],
    'How many of these wounds fall on models of {unit} with {save}?'),
  'who-may-take-it': kind('units', '40k.50', ['unit'], 'Which models of {unit} may take the next wound?'),
  'how-many-fall': kind('number', '40k.45', ['unit'],
    'These dice are thrown to save. How many models does {unit} lose?'),
  'wounds-of-a-side': kind('number', '40k.56', ['side'], 'How many wounds has the {side} inflicted in this combat?'),
  'who-wins': kind('side', '40k.56', [], 'Who wins this combat, if anybody?'),
  'who-must-test': kind('formations', '40k.60', [], 'Which units must test their morale now?'),
  'highest-that-holds': kind('number', '40k.60', ['unit'],
    'What is the highest total of two dice with which {unit} holds?'),
  'does-it-hold': kind('yes-no', '40k.60', ['unit'], 'These dice are thrown. Does {unit} hold?'),
  'what-becomes-of-it': kind('formations', '40k.63', ['unit'],
    'These dice are thrown. What becomes of {unit}?'),
  'where-is-it-so': kind('formations', '40k.63', ['unit', 'fate', 'takes'],
    'By which of these rules is {unit} {fate}?'),
  'what-differs': kind('formations', '40k.1', ['takes', 'switches'],
    'Which of these questions do the two texts answer differently?'),
} as const satisfies Readonly<Record<string, PhaseQuestionKind>>;

export type PhaseQuestionId = keyof typeof PHASE_QUESTIONS;

/** A question as a lesson puts it: which one, and what it is about. */
export type PhaseQuestion = {
  readonly [id in PhaseQuestionId]:
  { readonly asks: id } & Pick<Parameters, (typeof PHASE_QUESTIONS)[id]['params'][number]>
}[PhaseQuestionId];

export type PhaseQuestionOf<I extends PhaseQuestionId> = Extract<PhaseQuestion, { readonly asks: I }>;
