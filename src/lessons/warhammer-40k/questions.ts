/**
 * What a lesson of Warhammer 40,000 can ask: a closed list. No answer is written down anywhere; the rules are asked for
 * it at the moment at which the question is put.
 */
import type { PolicyQuestion as Switch } from '../../warhammer-40k/editions/policy.ts';
import type { AnswerKind } from '../questions.ts';
import type { Rung, Side } from '../../warhammer-40k/model/procedure.ts';

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
}

const kind = <A extends AnswerKind, const P extends readonly ParameterName[]>(
  answer: A, rule: string, params: P,
) => ({ answer, rule, params });

export const PHASE_QUESTIONS = {
  'may-it-charge': kind('yes-no', '40k.4', ['unit', 'target']),
  'does-cover-help': kind('yes-no', '40k.28', ['unit']),
  'who-strikes-first': kind('side', '40k.27', []),
  'when-does-it-strike': kind('formations', '40k.27', ['model']),
  'who-strikes-at': kind('units', '40k.27', ['side', 'rung']),
  'attacks-of': kind('number', '40k.22', ['model']),
  'dice-of-a-side': kind('number', '40k.38', ['side']),
  'needed-to-hit': kind('number', '40k.38', ['model']),
  'needed-to-wound': kind('number', '40k.43', ['model']),
  'value-that-counts': kind('number', '40k.39', ['unit', 'of']),
  'whom-may-it-strike': kind('formations', '40k.72', ['model']),
  'who-can-fall': kind('units', '40k.49', ['unit', 'by']),
  'which-armour-first': kind('formations', '40k.47', ['unit']),
  'saves-in-this-armour': kind('number', '40k.47', ['unit', 'save']),
  'who-may-take-it': kind('units', '40k.50', ['unit']),
  'how-many-fall': kind('number', '40k.45', ['unit']),
  'wounds-of-a-side': kind('number', '40k.56', ['side']),
  'who-wins': kind('side', '40k.56', []),
  'who-must-test': kind('formations', '40k.60', []),
  'highest-that-holds': kind('number', '40k.60', ['unit']),
  'does-it-hold': kind('yes-no', '40k.60', ['unit']),
  'what-becomes-of-it': kind('formations', '40k.63', ['unit']),
  'where-is-it-so': kind('formations', '40k.63', ['unit', 'fate', 'takes']),
  'what-differs': kind('formations', '40k.1', ['takes', 'switches']),
} as const satisfies Readonly<Record<string, PhaseQuestionKind>>;

export type PhaseQuestionId = keyof typeof PHASE_QUESTIONS;

/** A question as a lesson puts it: which one, and what it is about. */
export type PhaseQuestion = {
  readonly [id in PhaseQuestionId]:
  { readonly asks: id } & Pick<Parameters, (typeof PHASE_QUESTIONS)[id]['params'][number]>
}[PhaseQuestionId];

export type PhaseQuestionOf<I extends PhaseQuestionId> = Extract<PhaseQuestion, { readonly asks: I }>;
