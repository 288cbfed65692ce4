/** List against list: each formation of the one charging each of the other, as a table that comes row by row. */
import type { BuiltFormation } from '../../army-lists/built-formation.ts';
import type { RosterFormation } from '../../army-lists/import/read-roster.ts';
import { depthAsked } from '../../epic-armageddon/odds/odds.ts';
import { SIDES, type BySide } from '../../epic-armageddon/model/procedure.ts';
import { TERRAIN_KINDS, type TerrainKind } from '../../epic-armageddon/model/terrain.ts';
import { quote } from '../../parsing/problems.ts';
import type { TriedLineUp } from './known-pair.ts';
import { formationsOf, type ListSources } from './list-formations.ts';
import { MOST_FORMATIONS } from './list-limits.ts';
import { LINE_UP_EFFORT, matchPairs, type MatchQuestion } from './match-pairs.ts';

/** Id of a list of the library, each formation in its usual composition; or formations of a roster. */
export type ListInput = string | readonly RosterFormation[];

export interface MatchListsOptions {
  /** Blast markers on each formation of a side; they count up to one less than break it. */
  readonly markers?: Partial<BySide<number>>;
  /** What the infantry of the defenders stands in. */
  readonly cover?: TerrainKind | null;
  /** How much work is done for each line-up; 10,000 if not said. */
  readonly effort?: number;
}

/** A formation of the defender's as one of the attacker's meets it. */
export interface MatchCell extends TriedLineUp {
  readonly defender: string;
}

export interface MatchRow {
  readonly attacker: string;
  readonly cells: readonly MatchCell[];
}

/**
 * How likely each formation of the one list is to win if it charges each of the other: the best of four line-ups.
 * Formations of which nobody can fight on the ground are left out.
 *
 * @throws RangeError for a list that there is not, that has nobody or more than 30 formations, a number that is none of
 *   its kind, and formations that cannot be lined up.
 */
export const matchLists = (
  attackers: ListInput, defenders: ListInput, options: MatchListsOptions, sources: ListSources,
): Generator<MatchRow> => {
  const question = questionOf(options);
  const built = {
    attacker: bounded(formationsOf(attackers, sources)), defender: bounded(formationsOf(defenders, sources)),
  };
  return rowsOf(built, question, sources);
};

function* rowsOf(
  { attacker: attackers, defender: defenders }: BySide<readonly BuiltFormation[]>, question: MatchQuestion,
  { library }: ListSources,
): Generator<MatchRow> {
  let cells: MatchCell[] = [];
  for (const { attacker, defender, best } of matchPairs(attackers, defenders, question, library)) {
    cells.push({ defender: defenders[defender]!.name, ...best });
    if (defender < defenders.length - 1) continue;
    yield { attacker: attackers[attacker]!.name, cells };
    cells = [];
  }
}

/** What is asked, or is usual where nothing is said. */
const questionOf = ({ markers = {}, cover = null, effort = LINE_UP_EFFORT }: MatchListsOptions): MatchQuestion => {
  depthAsked({ effort }, []);
  for (const side of SIDES) {
    const count = markers[side] ?? 0;
    if (Number.isInteger(count) && count >= 0) continue;
    throw new RangeError(`markers.${side} is a whole number from 0, not ${String(count)}.`);
  }
  if (cover !== null && !TERRAIN_KINDS.includes(cover)) {
    throw new RangeError(`There is no terrain ${quote(String(cover))}; there is ${TERRAIN_KINDS.join(', ')}.`);
  }
  return { markers: { attacker: markers.attacker ?? 0, defender: markers.defender ?? 0 }, cover, effort };
};

const bounded = (formations: readonly BuiltFormation[]): readonly BuiltFormation[] => {
  if (formations.length <= MOST_FORMATIONS) return formations;
  throw new RangeError(`A list has ${formations.length} formations; ${MOST_FORMATIONS} is the most.`);
};
