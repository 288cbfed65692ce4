/** Places from which a unit would fire: one for each set of enemies that it would have within 15cm. */
import { distance, type Point } from '../../battlefield/base.ts';
import { combatantOf, fightersOnTable, unitOf } from '../model/roster.ts';
import { enemyOf } from '../model/procedure.ts';
import type { Assault } from '../model/state.ts';
import { leftToCharge } from '../steps/usual-moves.ts';

/** So finely places are looked for, and so far at most, cm. */
const STEP = 2.5;
const FURTHEST = 35;
/** How far off the nearest enemy a place is best: out of his zone, and not at the end of his reach. */
const WELL_OFF = 9;
const IN_REACH = 15;
/** So many places are kept, those with few enemies near and those with many. */
const MOST = 14;

interface Spot {
  readonly to: Point;
  readonly near: number;
  readonly score: number;
}

/** Places that a unit could get to, from where few of the enemy are within reach to where many are. */
export const firingSpots = (assault: Assault, id: string): readonly Point[] => {
  const unit = unitOf(assault, id);
  const { radius } = combatantOf(assault, unit);
  const far = Math.min(leftToCharge(assault, unit), FURTHEST);
  const enemies = fightersOnTable(assault, enemyOf(unit.side))
    .map(enemy => ({ at: enemy.at, apart: radius + combatantOf(assault, enemy).radius }));
  const found = new Map<string, Spot>();
  for (let dx = -far; dx <= far; dx += STEP) {
    for (let dy = -far; dy <= far; dy += STEP) {
      const gone = Math.hypot(dx, dy);
      if (gone > far) continue;
      const to: Point = [unit.at[0] + dx, unit.at[1] + dy];
      const gaps = enemies.map(({ at, apart }) => distance(to, at) - apart);
      const nearest = Math.min(...gaps);
      if (nearest < 0) continue;
      const near = gaps.flatMap((cm, i) => (cm <= IN_REACH ? [i] : []));
      const score = near.length === 0 ? -nearest : Math.abs(nearest - WELL_OFF) + gone / 20;
      const key = near.join();
      if (score < (found.get(key)?.score ?? Infinity)) found.set(key, { to, near: near.length, score });
    }
  }
  const spots = [...found.values()].sort((a, b) => a.near - b.near);
  const kept = spots.length <= MOST ? spots
    : Array.from({ length: MOST }, (_, i) => spots[Math.floor((i * spots.length) / MOST)]!);
  return kept.map(({ to }) => to);
};
