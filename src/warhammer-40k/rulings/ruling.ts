/** What is played where a text is unclear, contradicts itself or leaves something out. */
import type { RulingId } from './rulings.ts';

export interface Ruling {
  /** As comments and tests cite it. */
  readonly id: string;
  /** What is unclear. */
  readonly about: string;
  /** How it is played here. */
  readonly ruling: string;
  /** The ruling of a scenario by which a club plays it another way. */
  readonly subSwitch?: RulingId;
}
