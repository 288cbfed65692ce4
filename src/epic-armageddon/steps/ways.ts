/** Ways that are gone part by part, with a test for dangerous terrain wherever one is due. */
import { hasWaitingHits } from '../attacks/volley.ts';
import type { Step } from '../model/procedure.ts';
import { isOnTable, unitOf } from '../model/roster.ts';
import type { Assault, Way } from '../model/state.ts';
import { embark } from '../movement/transports.ts';
import { boardIn, movesWith } from '../movement/two-moves.ts';
import { forgetTheLost, mustTest } from './a2-dangerous-terrain.ts';

export type Leg = Extract<Way, { readonly kind: 'leg' }>;

/** What goes the ways of a step: how its legs are made, and by which rule units get into transports. */
export interface WayRules {
  readonly step: Step;
  readonly rule: 'A2.11' | 'A7.3';
  /** Makes a leg as far as it goes without a test, and takes it off the ways once all of it has been gone. */
  readonly go: (assault: Assault, leg: Leg) => Assault;
}

/** The same assault with more to be gone. */
export const addWays = (assault: Assault, ways: readonly Way[]): Assault =>
  movesWith(assault, { ways: [...assault.moves.ways, ...ways] });

/** The first part of all ways is behind its unit. */
export const withoutFirst = (assault: Assault): Assault => movesWith(assault, { ways: assault.moves.ways.slice(1) });

/** Who has been collected makes no move of its own any more. @rule A2.11, A7.3 */
const board = (assault: Assault, unit: string, into: string, { step, rule }: WayRules): Assault =>
  embark(boardIn(assault, unit, unitOf(assault, into)), unit, into, step, rule);

const next = (assault: Assault, way: Way, going: WayRules): Assault => {
  const isThere = isOnTable(unitOf(assault, way.unit))
    && (way.collects === null || isOnTable(unitOf(assault, way.collects)));
  if (!isThere) return withoutFirst(assault);
  return way.kind === 'leg' ? going.go(assault, way) : board(withoutFirst(assault), way.collects, way.unit, going);
};

/** Goes all ways, up to the first test that is due: what comes after it waits for its dice. @rule A2.10, A7.3 */
export const followWays = (assault: Assault, going: WayRules): Assault => {
  let now = forgetTheLost(assault);
  for (;;) {
    const [way] = now.moves.ways;
    if (way === undefined || mustTest(now) || hasWaitingHits(now.volley)) return now;
    now = next(now, way, going);
  }
};
