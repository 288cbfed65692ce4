/** How many of a formation a charge puts in contact, and what that makes of two formations. */
import type { BuiltFormation } from '../../army-lists/built-formation.ts';
import { bySide, SIDES, type BySide, type Side } from '../../epic-armageddon/model/procedure.ts';
import type { TerrainKind } from '../../epic-armageddon/model/terrain.ts';
import type { ProfileSource } from '../../epic-armageddon/scenario/profile-source.ts';
import { groupsOf, withOwn } from '../line-up-entries.ts';
import { lineUp } from '../line-up.ts';
import type { LineUp, LineUpEntry, LineUpSide } from '../line-up-request.ts';
import { usualPlaces } from '../usual-places.ts';

/** Who is in contact: all who pair off, half of them, one, or nobody; of those who could be, who gain most there. */
export const LINE_UP_KINDS = ['all', 'half', 'one', 'none'] as const;
export type LineUpKind = (typeof LINE_UP_KINDS)[number];

/** In which state both sides meet. */
export interface MatchState {
  /** Blast markers of each side; more than it can have without being broken count as that many. */
  readonly markers: BySide<number>;
  /** What the defender's infantry stands in. */
  readonly cover: TerrainKind | null;
}

export type Opponents = BySide<BuiltFormation>;

/** A way to line two formations up, and how many it puts in contact. */
export interface WayToLineUp {
  readonly kind: LineUpKind;
  readonly inContact: number;
}

/** How many stands each kind puts in contact, each number once: of kinds that come to the same, the first. */
export const waysToLineUp = (opponents: Opponents): readonly WayToLineUp[] => {
  const pairs = Math.min(...SIDES.map(side => opponents[side].units.length));
  const counts: Readonly<Record<LineUpKind, number>> = { all: pairs, half: Math.ceil(pairs / 2), one: 1, none: 0 };
  const ways = LINE_UP_KINDS.map((kind): WayToLineUp => ({ kind, inContact: counts[kind] }));
  return ways.filter(({ inContact }, i) => ways.findIndex(other => other.inContact === inContact) === i);
};

/** Where the stands of both sides are with at most so many in contact: as usual, or nearer to firing than that. */
export const entriesFor = (
  opponents: Opponents, inContact: number, library: ProfileSource,
): BySide<readonly LineUpEntry[]> => usualPlaces(
  bySide(side => groupsOf(opponents[side])), libraryOf(opponents, library), undefined, inContact,
).entries;

/** Both formations face to face. */
export const lineUpOf = (
  opponents: Opponents, inContact: number, { markers, cover }: MatchState, library: ProfileSource,
): LineUp => {
  const entries = entriesFor(opponents, inContact, library);
  const sideOf = (side: Side): LineUpSide => {
    const { name, initiative, rules } = opponents[side];
    return {
      name, initiative, rules, entries: entries[side], blastMarkers: markers[side],
      cover: side === 'defender' ? cover : null,
    };
  };
  const title = `${opponents.attacker.name} v ${opponents.defender.name}`;
  return lineUp({ title, ...bySide(sideOf) }, libraryOf(opponents, library));
};

const libraryOf = (opponents: Opponents, library: ProfileSource): ProfileSource =>
  withOwn(library, SIDES.map(side => opponents[side]));
