/** What the texts leave open or get wrong: the rulings that a club may answer its own way. */
import type { Edition } from '../editions/index.ts';
import { USUAL_ANSWERS } from '../editions/usual-rulings.ts';

/**
 * Every ruling with more than one answer. The first is usual, but where a text has a usual one of its own; a scenario
 * carries only what differs.
 *
 * What is ruled without an alternative is told in `rulings/`.
 */
export const RULINGS = {
  /** Unsaved wounds of an armour group that has no models left: they go over to the next group, or are lost. */
  lapOverflow: { id: 'R-0.11', answers: ['spill', 'discard'] },
  /** A majority is what most have, or only what more than half have. */
  majority: { id: 'R-X.01', answers: ['most', 'more-than-half'] },
  /** Whether a fresh charge into a covered unit that is fighting already meets its cover. */
  coverInOngoingCombat: { id: 'R-0.16', answers: ['no', 'yes'] },
  /** Whether a second weapon counts in the free round of a sweeping advance. */
  freeRoundSecondWeapon: { id: 'R-1.11', answers: ['no', 'yes'] },
  /** Morale checks: two dice at most the Leadership; or a natural 2 passes as well, whatever is taken from it. */
  moraleTest: { id: 'R-X.05', answers: ['at-most-leadership', 'natural-two-passes'] },
  /** How much Leadership is lost for every wound that a side has lost by. */
  penaltyPerWound: { id: 'R-2.03', answers: ['1', '0', '2'] },
  /** What may save a wound by dangerous terrain; never cover. */
  dangerousSave: { id: 'R-2.27', answers: ['none', 'invulnerable', 'armour-or-invulnerable'] },
} as const;

export type RulingId = keyof typeof RULINGS;
/** One answer for every ruling. */
export type Rulings = { readonly [id in RulingId]: (typeof RULINGS)[id]['answers'][number] };

export const RULING_IDS = /* @__PURE__ */ Object.keys(RULINGS) as readonly RulingId[];

/** The first answer of every ruling. */
export const DEFAULT_RULINGS = /* @__PURE__ */ Object.fromEntries(
  RULING_IDS.map(id => [id, RULINGS[id].answers[0]]),
) as Rulings;

/** What is played in an edition unless its players rule otherwise. */
export const usualRulings = (edition: Edition): Rulings => ({ ...DEFAULT_RULINGS, ...USUAL_ANSWERS[edition] });

/** The same rulings for another edition: what was usual in the one is as usual in the other. */
export const carriedRulings = (rulings: Rulings, from: Edition, to: Edition): Rulings => {
  const before = usualRulings(from);
  const ruled = RULING_IDS.filter(id => rulings[id] !== before[id]).map(id => [id, rulings[id]]);
  return { ...usualRulings(to), ...Object.fromEntries(ruled) as Partial<Rulings> };
};

/** What is played where a text is unclear, contradicts itself or leaves something out. */
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
