/** Blasts of war engines whose critical hits blow up, by chance: whom they hit, and what follows from that. */
import { chanceOf } from '../../../dice/hand.ts';
import type { Uniform } from '../../../dice/throw.ts';
import { criticalOf } from '../../attacks/damage.ts';
import { bySide, SIDES, type BySide, type Side } from '../../model/procedure.ts';
import type { Effect } from '../../model/profile.ts';
import { baseOf, ROUNDING } from '../../movement/engagement.ts';
import { gap } from '../../../battlefield/base.ts';
import type { Board, Fighter } from '../round/board.ts';
import { losingByChance } from '../round/hurt.ts';
import type { PlayedSide } from './side.ts';

/** What the blast of a fighter does, and to whom: places of both sides. */
interface Blast {
  readonly chance: number;
  readonly effect: Effect;
  readonly near: BySide<readonly number[]>;
}

const blastOf = ({ assault, fighters }: Board, { unit, isExplosive }: Fighter): Blast | null => {
  const { splash } = criticalOf(assault, unit);
  if (!isExplosive || splash === null) return null;
  const base = baseOf(assault, unit);
  const near = bySide(side => fighters[side].flatMap((other, place) =>
    (other.unit.id !== unit.id && gap(base, baseOf(assault, other.unit)) <= splash.within + ROUNDING ? [place] : [])));
  return { chance: chanceOf(splash.hitOn), effect: splash.effect, near };
};

/** The blasts of a fight, as they wait for each other. @rule W6 */
export class Blasts {
  readonly #board: Board;
  readonly #uniform: Uniform;
  readonly #of: BySide<readonly (Blast | null)[]>;
  readonly #waiting: BySide<Blast[]> = { attacker: [], defender: [] };
  /** Nothing blows up as long as this is so; whether something would have. */
  isHeld = false;
  isAny = false;

  constructor(board: Board, uniform: Uniform) {
    this.#board = board;
    this.#uniform = uniform;
    this.#of = bySide(side => board.fighters[side].map(fighter => blastOf(board, fighter)));
  }

  /** Critical hits on a fighter blow up once the hits that they come of have been settled. */
  add(side: Side, place: number, criticals: number): void {
    const blast = this.#of[side][place] ?? null;
    if (blast === null || criticals === 0) return;
    this.isAny = true;
    for (let critical = 0; critical < criticals && !this.isHeld; critical += 1) this.#waiting[side].push(blast);
  }

  /** Everything blows up that waits for it, the defender’s first, and whatever follows from that. */
  release(sides: BySide<PlayedSide>): void {
    const { attacker, defender } = this.#waiting;
    while (attacker.length + defender.length > 0) {
      const blast = defender.shift() ?? attacker.shift()!;
      for (const side of SIDES) sides[side].settle();
      for (const side of SIDES) for (const place of blast.near[side]) this.#meet(sides[side], place, blast);
    }
  }

  /** Those whom a blast hits save as usual; no shield stops it. @rule W6 */
  #meet(struck: PlayedSide, place: number, { chance, effect }: Blast): void {
    if (struck.living[place] === 0 || this.#uniform() >= chance) return;
    if (this.#uniform() < struck.survives(place, effect, 'splash', 'firefight')) return;
    this.lose(struck, place, 1);
  }

  /** A fighter loses points that nothing saves. @rule W5 */
  lose(struck: PlayedSide, place: number, points: number): void {
    const { fighter } = struck.fighters[place]!;
    if (!fighter.isEngine) return struck.hurt(place, fighter.states - 1);
    const chance = { uniform: this.#uniform, criticals: 0 };
    struck.hurt(place, losingByChance(this.#board, fighter, struck.states[place]!, points, chance));
    this.add(struck.side, place, chance.criticals);
  }
}

/** Whether somebody of a fight blows up. */
export const hasBlasts = ({ fighters }: Board): boolean =>
  SIDES.some(side => fighters[side].some(({ isExplosive }) => isExplosive));
