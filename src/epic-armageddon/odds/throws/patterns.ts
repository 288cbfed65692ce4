/** What a volley may do to one side: patterns of losses. What it does to the other has nothing to do with it. */
import { sideWith, volleyWith } from '../../model/copies.ts';
import { distributionOf } from '../../../dice/distribution.ts';
import type { Assault } from '../../model/state.ts';
import type { Side } from '../../model/procedure.ts';
import { readWord } from '../../attacks/strikes.ts';
import { withPoints } from '../../attacks/volley.ts';
import type { AllocatedHit, HitCause, Volley } from '../../model/volley.ts';
import { unitOutcomesOf, type UnitOutcome } from './unit-outcomes.ts';
import type { ListedHands } from './hands.ts';

/** The hits on one side with all their dice thrown; two patterns of the same name leave the same survivors. */
export interface Pattern {
  readonly name: string;
  readonly chance: number;
  readonly hits: readonly AllocatedHit[];
}

/** The units that are hit, each with its place among all units, the places of its hits, and its outcomes. */
export interface Hurt<F extends UnitOutcome = UnitOutcome> {
  readonly unit: number;
  readonly places: readonly number[];
  readonly outcomes: readonly F[];
}

/** The units of a side that a volley hits, in list order. */
export const hurtIn = <F extends UnitOutcome>(
  assault: Assault, volley: Volley, side: Side,
  outcomes: (assault: Assault, hits: readonly AllocatedHit[], cause: HitCause) => readonly F[],
): readonly Hurt<F>[] => {
  const hits = volley.hits[side];
  const places = new Map<string, number[]>();
  hits.forEach(({ unit }, i) => places.set(unit, [...places.get(unit) ?? [], i]));
  return [...places].map(([id, mine]) => ({
    unit: assault.units.findIndex(unit => unit.id === id),
    places: mine,
    outcomes: outcomes(assault, mine.map(i => hits[i]!), volley.cause),
  })).sort((a, b) => a.unit - b.unit);
};

/** Where there may be more patterns than this, those less likely than the second number are never listed. */
const MANY = 8192;
const UNLIKELY = 4e-5;

/** The least likely pattern that is listed. */
export const finest = (hurt: readonly Hurt[], least: number, weight: number): number =>
  (hurt.reduce((product, { outcomes }) => product * outcomes.length, 1) > MANY
    ? Math.max(least, UNLIKELY / weight) : least);

/** All units’ outcomes together; `tell` hears each pattern, and of which outcomes it is made while it hears it. */
export const together = <F extends UnitOutcome>(
  hits: readonly AllocatedHit[], hurt: readonly Hurt<F>[], chance: number, least: number,
  tell: (pattern: Pattern, outcomes: readonly F[]) => void,
): number => {
  const taken: F[] = [];
  let dropped = 0;
  const add = (name: string, share: number): void => {
    if (share < least) {
      dropped += share;
      return;
    }
    const next = hurt[taken.length];
    if (next === undefined) {
      const thrown = [...hits];
      hurt.forEach(({ places }, i) => places.forEach((place, at) => (thrown[place] = taken[i]!.hits[at]!)));
      tell({ name, chance: share, hits: thrown }, taken);
      return;
    }
    for (const outcome of next.outcomes) {
      taken.push(outcome);
      add(outcome.name === '' ? name : `${name}${next.unit}${outcome.name},`, share * outcome.chance);
      taken.pop();
    }
  };
  add('', chance);
  return dropped;
};

/** The volley with all points of damage known, in all ways in which they may be thrown. @rule H10 */
const damaged = (
  assault: Assault, volley: Volley, side: Side, chance: number,
): readonly (readonly [number, Volley])[] => {
  const hit = volley.hits[side].findIndex(one => typeof one.points === 'string');
  if (hit < 0) return [[chance, volley]];
  const hand = { name: 'damage', ...readWord(String(volley.hits[side][hit]!.points)) };
  return distributionOf(hand).flatMap((share, points) => (share === 0 ? []
    : damaged(assault, withPoints(assault, volley, side, hit, points), side, chance * share)));
};

/**
 * What a volley may do to a side; patterns less likely than `least` are dropped.
 *
 * @param weight how likely the volley is.
 * @rule V10, W6, H10, H11
 */
export const patternsOf = (
  assault: Assault, volley: Volley, side: Side, least: number, weight = 1,
): ListedHands<Pattern> => {
  const parts = damaged(assault, volley, side, 1).map(([chance, known]) => {
    const hurt = hurtIn(assault, known, side, unitOutcomesOf);
    const list: Pattern[] = [];
    const finer = finest(hurt, least, weight);
    return { list, dropped: together(known.hits[side], hurt, chance, finer, pattern => list.push(pattern)) };
  });
  if (parts.length === 1) return parts[0]!;
  return mergedPatterns(parts);
};

/** Several lists of patterns as one, those of the same name counted together. */
export const mergedPatterns = <P extends Pattern>(parts: readonly ListedHands<P>[]): ListedHands<P> => {
  const found = new Map<string, P>();
  let dropped = 0;
  for (const part of parts) {
    dropped += part.dropped;
    for (const pattern of part.list) {
      const known = found.get(pattern.name);
      found.set(pattern.name, known === undefined ? pattern
        : { ...known, chance: known.chance + pattern.chance });
    }
  }
  return { list: [...found.values()], dropped };
};

/** The volley with its hits on a side as a pattern has them. */
export const volleyAfter = (volley: Volley, side: Side, { hits }: Pattern): Volley =>
  volleyWith(volley, { hits: sideWith(volley.hits, side, hits) });
