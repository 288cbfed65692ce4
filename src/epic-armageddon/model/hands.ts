/** The hands of an assault: dice with a side, a reason and the units that throw them. */
import type { Hand } from '../../dice/hand.ts';
import type { WayToFight } from './combatant.ts';
import type { Effect } from './profile.ts';
import type { Side } from './procedure.ts';

/** What a hand is thrown for. */
export type Purpose =
  | WayToFight | 'extra-attacks' | 'damage' | 'save' | 're-roll' | 'invulnerable' | 'critical' | 'splash' | 'result'
  | 'dangerous-terrain' | 'action-test' | 'blast-markers';

export type AssaultHand = Hand & {
  readonly side: Side;
  readonly purpose: Purpose;
  readonly effect: Effect;
  /** Ids of the units whose dice these are, once for each die where it matters. */
  readonly units: readonly string[];
};
