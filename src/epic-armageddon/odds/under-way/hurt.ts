/** Hits that wait to be saved, as the rounds count them: in which states they may leave the fighters of a side. */
import { settle } from '../../attacks/aftermath.ts';
import { volleyWith } from '../../model/copies.ts';
import { unitOf } from '../../model/roster.ts';
import type { Assault, Unit } from '../../model/state.ts';
import type { Side } from '../../model/procedure.ts';
import type { AllocatedHit, HitCause } from '../../model/volley.ts';
import type { Fighter } from '../round/board.ts';
import type { Fight } from '../round/fight.ts';
import { unitOutcomesOf, type UnitOutcome } from '../throws/unit-outcomes.ts';
import { hurtIn } from '../throws/patterns.ts';

/** The state that a unit has come to from where a fight began. */
export const stateIn = ({ unit: before, shields, states }: Fighter, unit: Unit): number =>
  (unit.lostTo === null ? (unit.damage - before.damage) * (shields + 1) + shields - unit.shields : states - 1);

/** One way in which the hits on a fighter may end; so many of the saves that come next succeed in it. */
export interface HurtState {
  readonly state: number;
  readonly chance: number;
  readonly count: number;
}

/** A fighter that has been hit, by its place, and what may become of it. */
export interface HurtFighter {
  readonly fighter: number;
  readonly turns: readonly HurtState[];
}

/** A outcome that counts the saves of one stage. */
export interface CountedOutcome extends UnitOutcome {
  readonly count?: number;
}

type OutcomesOf = (assault: Assault, hits: readonly AllocatedHit[], cause: HitCause) => readonly CountedOutcome[];

/**
 * Everybody of a side whom the waiting hits have found; each meets its outcome by itself.
 *
 * @rule V10
 */
export const hurtOn = (
  fight: Fight, assault: Assault, side: Side, outcomes: OutcomesOf = unitOutcomesOf,
): readonly HurtFighter[] => {
  const volley = assault.volley!;
  const fighters = fight.board.fighters[side];
  const nobody = { attacker: [], defender: [] };
  return hurtIn<CountedOutcome>(assault, volley, side, outcomes).map(({ unit, outcomes: all }) => {
    const { id } = assault.units[unit]!;
    const fighter = fighters.findIndex(one => one.unit.id === id);
    return {
      fighter,
      turns: all.map(({ hits, chance, count = 0 }) => {
        const after = settle({ ...assault, volley: volleyWith(volley, { hits: { ...nobody, [side]: hits } }) });
        return { state: stateIn(fighters[fighter]!, unitOf(after, id)), chance, count };
      }),
    };
  });
};
