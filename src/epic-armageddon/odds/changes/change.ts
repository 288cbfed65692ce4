/** A single change to a scenario: what it is, by which rule it counts, and the scenario that has it. */
import type { Scenario } from '../../model/scenario.ts';

/** Everything that is tried alone, in the order in which it is proposed. */
const CHANGE_KINDS = [
  'contact-swap', 'contact-more', 'contact-fewer', 'contact-other', 'held-back', 'firefight', 'marker-fewer',
  'marker-more', 'support-more', 'support-fewer', 'cover-given', 'cover-taken', 'character', 'shot', 'ruling',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What one who charges decides himself; what fire beforehand could do; and what else bears on it. */
export const CHANGE_GROUPS = ['decided', 'shooting', 'other'] as const;
export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

const DECIDED: readonly ChangeKind[] = [
  'contact-swap', 'contact-more', 'contact-fewer', 'contact-other', 'held-back', 'firefight', 'support-more',
  'support-fewer', 'marker-fewer',
];

/** Where a change stands among those that are told. */
export const changeGroupOf = ({ kind, values: { side } }: Pick<Change, 'kind' | 'values'>): ChangeGroup => {
  if (kind === 'shot' || (kind === 'marker-more' && side === 'defender')) return 'shooting';
  return side === 'attacker' && DECIDED.includes(kind) ? 'decided' : 'other';
};

type Values = Readonly<Record<string, string | number | readonly string[]>>;

export interface Change {
  /** Different for every change of one scenario, such as `shot:defender:2`; the same every time. */
  readonly id: string;
  readonly kind: ChangeKind;
  readonly rule: string;
  /** What its sentence is made of. */
  readonly values: Values;
  /** The whole scenario with this one thing changed. */
  readonly scenario: Scenario;
}
