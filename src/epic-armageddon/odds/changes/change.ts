/** A single change to a scenario: what it is, by which rule it counts, and the scenario that has it. */
import type { Scenario } from '../../model/scenario.ts';

/** Everything that is tried alone, in the order in which it is proposed. */
const CHANGE_KINDS = [
  'contact-more', 'contact-fewer', 'marker-fewer', 'marker-more', 'support-more', 'support-fewer',
  'cover-given', 'cover-taken', 'character', 'shot', 'ruling',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

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
